"""Taking a choice back restores the match; what was revealed cannot be made unseen."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

import chronotable as ct
from chronotable.kernel.decision import Option
from chronotable.kernel.match import Match
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, points, seat_bytes, whole
from chronotable.testing.table import THOROUGH, Case, Table

TRIED = 8  # options of a decision


def everything(match: Match, since: int) -> list[bytes]:
    """The position, and what everybody sees of it."""
    return [whole(match), *(seat_bytes(match, seat, since) for seat in (None, *range(match.seats)))]


def sample(case: Case, options: tuple[Option, ...]) -> Sequence[Option]:
    """Of many options some of each kind."""
    if THOROUGH or len(options) <= TRIED:
        return options
    mixed = random.Random(case.id).sample(options, len(options))
    kinds = {option.key.partition(":")[0]: option for option in mixed}
    return list({option.key: option for option in [*kinds.values(), *mixed[:TRIED]]}.values())


class Undo(Laws):
    def test_undo_restores_value_events_and_save(self, case: Case) -> None:
        for point in points(case):
            last = len(point.events()) - 3  # of what happened before, the save has the kinds
            before = [point.save(), *everything(point, last)]
            for decision in point.decisions:
                for option in sample(case, decision.options):
                    match = point.clone()
                    match.choose(option.key, decision.seat)
                    if match.history[-1].revealed or match.result is not None:  # the end reveals everything
                        after = match.save()
                        assert not match.can_undo()
                        with pytest.raises(ct.IllegalUndo):
                            match.undo()
                        assert match.save() == after
                    else:
                        assert match.can_undo(decision.seat)
                        match.undo()
                        assert [match.save(), *everything(match, last)] == before

    def test_undo_goes_back_to_the_last_reveal_and_not_further(self, case: Case) -> None:
        for played in finished(case):
            assert not played.can_undo()
            match = played.branch(len(played.history) - 1)
            while match.history and match.can_undo():
                match.undo()
            assert whole(match) == whole(played.branch(len(match.history)))
            assert not match.history or match.history[-1].revealed

    def test_nothing_to_take_back_at_the_start(self, case: Case) -> None:
        match = case.new(1)
        assert not match.can_undo()
        with pytest.raises(ct.IllegalUndo):
            match.undo()

    def test_both_kinds_of_choices_are_met(self, table: Table) -> None:
        """Those that can be taken back, and those that reveal something."""
        met = {choice.revealed for case in table.cases for match in finished(case) for choice in match.history}
        assert (True in met, False in met) == (table.reveals, table.takes_back)
