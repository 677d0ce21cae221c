"""The same people once more: a new table with the seats, options, packs and settings of one whose game is over."""

from __future__ import annotations

import time
from typing import NamedTuple

from chronotable.kernel.match import Match, new_match
from chronotable.server.identity import digest, new_secret, new_table_id
from chronotable.server.table import table_names
from chronotable.server.table.record import origin_columns
from chronotable.server.table.rows import BOT, PERSON, Around, SeatRow, Standing, TableRow
from chronotable.server.table.table import Table


class DealtAgain(NamedTuple):
    row: TableRow
    around: Around


def deal_again(table: Table) -> DealtAgain:
    """Dealt afresh, with secrets of its own: who sat where is all that is known of the old table there.

    A guided game is an ordinary one the second time, and what was loaded or branched begins at the beginning.
    """
    origin = table.match.origin
    match = new_match(table.match.game, origin.options, origin.packs, None)
    id, was = new_table_id(), table.row
    row = _row(match, id, was)
    seats = [_seat(each, id, row.created, match.game.ladder.usual) for each in table.around.seats]
    holders = [browsers if row.kind == PERSON else frozenset() for row, browsers in zip(seats, table.around.holders)]
    standing = Standing()
    for browser in sorted(frozenset().union(*holders)):
        standing = standing.joined(browser)
    return DealtAgain(row, Around(seats, holders, standing=standing))


def _row(match: Match, id: str, was: TableRow) -> TableRow:
    called = table_names.drawn({was.called or table_names.from_id(was.id)})
    return TableRow(
        **origin_columns(match),  # type: ignore[arg-type]  # only `position` and `earlier` may be None
        id=id,
        name=was.name,
        listed=False,
        undo=was.undo,
        hints=was.hints,
        tour=None,
        parent=None,
        parent_at=None,
        created=time.time(),
        host=was.host,
        called=called,
    )


def _seat(was: SeatRow, id: str, now: float, usual: str) -> SeatRow:
    """A person sits down again, also after having lent the seat; a seat that nobody took is a bot's."""
    if was.kind == PERSON:
        return SeatRow(id, was.seat, PERSON, was.name, None, digest(new_secret()), now)
    return SeatRow(id, was.seat, BOT, was.name, was.bot or usual, None, now)
