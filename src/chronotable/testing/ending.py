"""The end of a match as people are told: a sheet that adds up, and a course that is whole; all of it in words."""

from __future__ import annotations

from chronotable.kernel.course import course
from chronotable.kernel.outcome import final_sheet
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished
from chronotable.testing.table import Case
from chronotable.testing.text import check_text


class Ending(Laws):
    def test_the_sheet_has_a_row_for_every_seat_and_a_number_for_every_column(self, case: Case) -> None:
        for match in finished(case):
            sheet = final_sheet(match)
            victor = match.game.victor(match.position)
            if sheet.rows:
                assert [row.seat for row in sheet.rows if row.seat is not None] == list(range(match.seats))
            for row in sheet.rows:
                assert len(row.numbers) == len(sheet.columns)
                assert row.total is None or not row.numbers or row.total == sum(row.numbers)
                check_text(self.table_of(case), [row.called, *row.notes])
            check_text(self.table_of(case), [*sheet.columns, *sheet.facts, *([] if victor is None else [victor])])

    def test_nobody_is_called_the_victor_of_a_match_that_goes_on(self, case: Case) -> None:
        for match in finished(case):
            assert all(match.game.victor(choice.before) is None for choice in match.history)

    def test_the_course_has_a_value_of_every_measure_for_every_moment(self, case: Case) -> None:
        for match in finished(case):
            found = course(match)
            for line in found.lines:
                assert len(line.values) == len(match.history) + 1
                check_text(self.table_of(case), [line.measure.name, *filter(None, [line.measure.whose])])
            check_text(self.table_of(case), [part.name for part in found.parts])
            assert [part.at for part in found.parts] == sorted({part.at for part in found.parts})
            assert all(0 < change.number <= len(match.history) for change in found.changes)
