"""A table as a line of a list, whether it is open or only kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from chronotable.server.table import table_names
from chronotable.server.table.absence import Absences
from chronotable.server.table.around_views import seats_for, seats_shown
from chronotable.server.table.rows import Around, KeptRow
from chronotable.server.table.summary import Summary
from chronotable.server.table.table import Table
from chronotable.server.wire_http import TableLine
from chronotable.server.wire_parts import Known, SeatShown, Words


class Outline(NamedTuple):
    """All that a list says of a table, before it is known who looks."""

    id: str
    game: str
    name: str
    called: Words
    around: Around
    summary: Summary
    seats_for: Callable[[str], list[SeatShown]]

    @classmethod
    def of(cls, table: Table) -> Outline:
        row = table.row
        called = Words.of(table_names.said(row.called, row.id))

        def seats(browser: str) -> list[SeatShown]:
            return seats_for(table, browser)

        return cls(row.id, row.game, row.name, called, table.around, table.summary, seats)

    @classmethod
    def kept(cls, row: KeptRow, summary: Summary, here: set[int], absence: float) -> Outline:
        """Of a table that is not open: nobody knows for how long those who are not here have been away."""
        around = row.around
        absences = Absences(len(around.seats), absence)
        absences.note(here, len(around.seats))

        def seats(browser: str) -> list[SeatShown]:
            return seats_shown(around, browser, here, summary.chosen, absences.wait)

        called = Words.of(table_names.said(row.called, row.id))
        return cls(row.id, row.game, row.name, called, around, summary, seats)

    def line(self, browser: str) -> TableLine:
        found = self.summary
        return TableLine(
            table=self.id,
            game=self.game,
            name=self.name,
            called=self.called,
            seats=self.seats_for(browser),
            choices=found.choices,
            your_turn=any(self._is_asked(browser, seat) for seat in found.waiting),
            waiting=found.waiting,
            over=found.over,
            updated=found.updated,
            known=cast(list[Known], self.around.standing.known.split()),  # the column holds only these words
            summary=found.facts,
            ended=found.ended,
        )

    def _is_asked(self, browser: str, seat: int) -> bool:
        return browser in self.around.holders[seat] and not self.around.seats[seat].bot
