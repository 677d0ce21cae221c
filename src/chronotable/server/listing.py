"""Lists of tables: a browser's own, and those that are open to everybody."""
from __future__ import annotations

from chronotable.server import showing
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.live import LiveTable
from chronotable.server.wire import TableLine

_MOST = 24


async def mine(hall: Hall, browser: str) -> list[TableLine]:
    """The tables at which the browser holds a seat: those waiting for it first, then the latest."""
    lines = await _lines(hall, await hall.store.held_by(browser, _MOST), browser)
    return sorted(lines, key=lambda line: (line.over, not line.your_turn, -line.updated))


async def lobby(hall: Hall, browser: str) -> list[TableLine]:
    return [line for line in await _lines(hall, await hall.store.listed(_MOST), browser) if not line.over]


async def _lines(hall: Hall, ids: list[str], browser: str) -> list[TableLine]:
    lines = []
    for id in ids:
        try:
            lines.append(_line(await hall.open(id), browser))
        except Refusal:  # a table of other rules than these: it is kept, but cannot be shown
            continue
    return lines


def _line(table: LiveTable, browser: str) -> TableLine:
    waiting = [] if table.is_over else showing.waiting(table.match)
    mine = set(table.seats_of(browser))
    return TableLine(
        table=table.row.id,
        game=table.row.game,
        name=table.row.name,
        seats=table.seats_for(browser),
        choices=len(table.match.history),
        your_turn=any(seat in mine and not table.seat(seat).bot for seat in waiting),
        waiting=waiting,
        over=table.is_over,
        updated=table.updated,
        known=table.known,
        summary=showing.facts(table.match.view(None)),
    )
