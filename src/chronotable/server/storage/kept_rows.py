"""What is kept of tables for lists, read by a handful of questions for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from chronotable.server.storage.schema import entry, game_table, holder, seat
from chronotable.server.table.rows import Around, EntryRow, KeptRow, SeatRow, Standing

_OF_TABLE = [game_table.c[name] for name in ("id", "game", "name", "called", "summary")]
_OF_STANDING = [game_table.c[each.name] for each in fields(Standing)]


async def kept_rows(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, KeptRow]:
    """By table; those that are not there, or damaged, are left out."""
    later = await _later(connection, ids)  # first: a summary that is newer than these lines makes them needless
    wanted = sa.select(*_OF_TABLE, *_OF_STANDING).where(game_table.c.id.in_(ids))
    tables = (await connection.execute(wanted)).all()
    around = await _around(connection, ids)
    kept = {}
    for id, game, name, called, summary, *standing in tables:
        if id in around:
            seats, holders = around[id]
            held = [frozenset(browsers) for browsers in holders]
            around_it = Around(seats, held, standing=Standing(*standing))
            kept[id] = KeptRow(id, game, name, called, around_it, summary, later.get(id, []))
    return kept


async def _later(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, list[EntryRow]]:
    """The lines of the logs after the summaries."""
    wanted = (
        sa.select(entry)
        .join(game_table, game_table.c.id == entry.c.table_id)
        .where(game_table.c.id.in_(ids), entry.c.number > game_table.c.summary_number)
        .order_by(entry.c.table_id, entry.c.number)
    )
    found: dict[str, list[EntryRow]] = {}
    for row in await connection.execute(wanted):
        found.setdefault(row.table_id, []).append(EntryRow(*row))
    return found


async def _around(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, tuple[list[SeatRow], list[set[str]]]]:
    """The seats, and the browsers that hold them."""
    found: dict[str, tuple[list[SeatRow], list[set[str]]]] = {}
    wanted = sa.select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.table_id, seat.c.seat)
    for row in await connection.execute(wanted):
        seats, holders = found.setdefault(row.table_id, ([], []))
        seats.append(SeatRow(*row))
        holders.append(set())
    for id, number, browser in await connection.execute(sa.select(holder).where(holder.c.table_id.in_(ids))):
        holders = found[id][1] if id in found else []
        if 0 <= number < len(holders):
            holders[number].add(browser)
        else:  # damaged, or made between two questions
            found.pop(id, None)
    return found
