"""What a seat cannot know never changes the bytes it gets.

The suite knows no game's secrets.  It takes a match and a twin in which all that a seat cannot know was drawn anew
(`determinise`), and compares what the seat gets from both: views, questions, options, explanations, events.  A hidden
thing that one of them named would show as a difference.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, TypeVar

import chronotable as ct
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match
from chronotable.kernel.rng import spread
from chronotable.testing.laws import Laws
from chronotable.testing.play import POINTS, SEEDS, as_bytes, decision_bytes, finished, points, seat_bytes, whole
from chronotable.testing.table import THOROUGH, Case, Table

T = TypeVar("T")
MATCHES = len(SEEDS) if THOROUGH else 1  # of a case
REDRAWN = range(5) if THOROUGH else (3,)  # numbers that twins are drawn from
SEATS = 8 if THOROUGH else 3  # that look at one point of a match: others look at the next
FAMILY = 60 if THOROUGH else 12  # twins of one match
TRIED = 1_000 if THOROUGH else 12  # choices of one twin that are carried out; eight seats at once may have hundreds


def twin_of(match: Match, seat: int, number: int) -> Match:
    """The match with everything redrawn that the seat cannot know."""
    twin = match.clone()
    twin._state = match.determinise(seat, number)
    return twin


def said(hint: ct.Hint) -> Any:
    """All that a hint tells."""
    steps = [(step.key, step.label.as_json(), step.targets) for step in hint.plan]
    return hint.key, hint.why.as_json(), hint.equal, hint.rival, steps, hint.weighed


def some(choices: list[T], seat: int) -> list[T]:
    """From first to last, others for every seat."""
    stride = -(-len(choices) // TRIED)
    return choices[seat % stride :: stride] if choices else []


def twins(case: Case) -> Iterator[tuple[Match, Match, int]]:
    for point, match in enumerate(points(case, POINTS if THOROUGH else 4, MATCHES)):
        for seat in range(point, point + min(match.seats, SEATS)):
            for number in REDRAWN:
                yield match, twin_of(match, seat % match.seats, number), seat % match.seats


def carry_out(match: Match, decision: Decision, index: int) -> None:
    """By the place of the option: a twin may call it otherwise."""
    match.accept(match._foresee_option(decision.options[index].key, index, decision.seat, match._chance()))


def piles(description: Any, path: list[str]) -> list[list[Any]]:
    """The lists of a description that a path such as `agents.*.deck` leads to."""
    if not path:
        return [description]
    names = list(description) if path[0] == "*" else [path[0]]
    return [pile for name in names for pile in piles(description[name], path[1:])]


class Secrecy(Laws):
    def test_the_seat_sees_the_same_whatever_is_hidden(self, case: Case) -> None:
        for match, twin, seat in twins(case):
            assert seat_bytes(twin, seat) == seat_bytes(match, seat)
            assert twin.result == match.result
            assert case.game.laws(twin._state) == []

    def test_a_hint_and_its_reasons_are_the_same_whatever_is_hidden(self, table: Table) -> None:
        """The quickest bot's: every bot's favourite is compared, and put into words, in the same way."""
        for case in table.cases if THOROUGH else table.cases[:: len(table.cases) // 3 + 1]:
            for match, twin, seat in [pair for pair in twins(case) if pair[2] in pair[0].waiting()][1:2]:
                mine, other = (ct.hint(each, seat, "greedy:1") for each in (match, twin))
                assert said(other) == said(mine)

    def test_a_spectator_sees_no_more_than_any_seat(self, case: Case) -> None:
        for match, twin, _ in twins(case):
            assert seat_bytes(twin, None) == seat_bytes(match, None)

    def test_explanations_tell_nothing_hidden(self, case: Case) -> None:
        seen = sorted({choice.key for match in finished(case) for choice in match.history})
        keys = seen if THOROUGH else seen[:: max(1, len(seen) // 10)]
        for match, twin, seat in twins(case):
            for key in keys:
                mine, other = match.explain(key, seat), twin.explain(key, seat)
                assert (other.allowed, other.rule) == (mine.allowed, mine.rule)
                assert as_bytes(other.reason.as_json()) == as_bytes(mine.reason.as_json())

    def test_a_redrawn_state_depends_only_on_what_the_seat_sees(self, case: Case) -> None:
        """Drawn from the truth or from a twin, the same number gives the same state: the true order leaves no trace."""
        for match, twin, seat in twins(case):
            again = case.game.determinise(match._state, seat, spread(77))
            from_twin = case.game.determinise(twin._state, seat, spread(77))
            assert as_bytes(case.game.describe(from_twin)) == as_bytes(case.game.describe(again))
            assert from_twin.rng == again.rng

    def test_choices_tell_a_seat_nothing_but_what_they_reveal(self, case: Case) -> None:
        """The same choice in match and twin, with the same chance, whoever makes it.

        Others may have other options there (a guard may unmask itself); the seat itself must not.
        When it reveals nothing, the seat must get the same bytes.
        """
        for match, twin, seat in twins(case):
            since = len(match.events())
            choices = []
            for decision, other in zip(match.decisions, twin.decisions, strict=True):
                counts = len(decision.options), len(other.options)
                assert decision.seat == other.seat
                assert counts[0] == counts[1] or decision.seat != seat
                choices += [(decision, other, index) for index in range(min(counts))]
            for decision, other, index in some(choices, seat):
                mine, theirs = match.clone(), twin.clone()
                carry_out(mine, decision, index)
                carry_out(theirs, other, index)
                if not mine.history[-1].revealed and not theirs.history[-1].revealed:
                    assert seat_bytes(theirs, seat, since) == seat_bytes(mine, seat, since)

    def test_events_tell_a_seat_no_more_than_its_view_then_shows(self, case: Case) -> None:
        """After choices that reveal something: of many twins, those that look the same have told the same."""
        for match in points(case, 4, MATCHES):
            since = len(match.events())
            for seat in range(match.seats):
                told: dict[tuple[int, int, bytes], bytes] = {}
                for number in range(FAMILY):
                    twin = twin_of(match, seat, number)
                    for decision in twin.decisions:
                        index = number // 4 % len(decision.options)
                        after = twin.clone()
                        carry_out(after, decision, index)
                        look = (decision.seat, index, as_bytes(after.view(seat)))
                        events = as_bytes(after.events(since, seat))
                        assert told.setdefault(look, events) == events

    def test_what_is_redrawn_can_be_played(self, case: Case) -> None:
        """Whatever a bot imagines has the same choices for it, and each can be carried out."""
        for match, twin, seat in twins(case):
            assert decision_bytes(twin, seat) == decision_bytes(match, seat)
            choices = [(option.key, decision.seat) for decision in twin.decisions for option in decision.options]
            for key, chooser in some(choices, seat):
                imagined = twin.clone()
                imagined.choose(key, chooser)
                assert case.game.laws(imagined._state) == []

    def test_hidden_orders_are_drawn_anew(self, table: Table) -> None:
        """Turn a hidden pile round: the seat sees no difference, and a bot cannot tell which order was the true one."""
        turned_round = set()
        for played in (match for case in table.cases for match in finished(case)[: None if THOROUGH else 1]):
            match = played.branch(len(played.history) // 2)
            description = ct.position_of(match)
            for path in table.hidden:
                other = deepcopy(description)
                for pile in piles(other, path.split(".")):
                    pile.reverse()
                if other == description:
                    continue
                twin = ct.position(table.game, other)
                for seat in range(match.seats):
                    if seat_bytes(twin, seat, since=10**9) == seat_bytes(match, seat, since=10**9):
                        turned_round.add(path)
                        assert whole(twin_of(twin, seat, 5)) == whole(twin_of(match, seat, 5)), path
        assert turned_round == set(table.hidden)

    def test_the_twins_differ(self, table: Table) -> None:
        """Otherwise the tests here would compare a match with itself."""
        if table.game.open_information and not table.hidden:
            return  # nothing is hidden, so nothing differs
        pairs = [(match, twin) for case in table.cases[:12] for match, twin, _ in twins(case)]
        different = sum(whole(match) != whole(twin) for match, twin in pairs)
        assert different > 0.9 * len(pairs)
