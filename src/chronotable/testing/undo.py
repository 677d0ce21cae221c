"""Taking a choice back restores the match; what was revealed cannot be made unseen."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, points, seat_bytes, whole
from chronotable.testing.table import Case, Table


class Undo(Laws):
    def test_undo_restores_value_events_and_save(self, case: Case) -> None:
        for point in points(case):
            seats = [None, *range(point.seats)]
            before = [whole(point), point.save(), *(seat_bytes(point, seat) for seat in seats)]
            for decision in point.decisions:
                for option in decision.options:
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
                        now = [whole(match), match.save(), *(seat_bytes(match, seat) for seat in seats)]
                        assert now == before

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
