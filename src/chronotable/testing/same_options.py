"""Equal matches offer equal options in the same order, and go on to do so while choices and chance are the same."""

from __future__ import annotations

import json
import random

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, play_on
from chronotable.testing.table import THOROUGH, Case

MATCHES = range(10 if THOROUGH else 1)
POINTS = 10**6 if THOROUGH else 3  # decisions of a match that are described: all of them, or a few
FOLLOWED = 15  # choices made beyond them


def offered(match: Match) -> list[tuple[int, list[str]]]:
    """Who may choose what: every pending decision, in order."""
    return [(decision.seat, [option.key for option in decision.options]) for decision in match.decisions]


class SameOptions(Laws):
    def test_equal_matches_offer_equal_options_in_the_same_order(self, case: Case) -> None:
        """A match that is placed by its description has gone another way: nothing but the position may count."""
        for number in MATCHES:
            match = finished(case)[number] if number < 3 else play_on(case.new(number), random.Random(number))
            length = len(match.history)
            rng = random.Random(f"{case.id} {number}")
            for at in range(length) if length <= POINTS else sorted(rng.sample(range(length), POINTS)):
                point = match.branch(at)
                placed = ct.position(case.game, json.loads(json.dumps(ct.position_of(point))), seed=99)
                assert placed == point
                for choice in match.history[at : at + FOLLOWED]:
                    assert offered(placed) == offered(point), f"choice {len(point.history) + 1} of match {number}"
                    point.repeat(choice.key, choice.seat, choice.outcomes)
                    placed.repeat(choice.key, choice.seat, choice.outcomes)
                assert placed == point
