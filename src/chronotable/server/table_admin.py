"""The kept tables, for whoever runs the server: without a server, or beside one that runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.storage.database import check_up_to_date, complete_url, connect
from chronotable.server.storage.faults import Away, Busy
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.schema import entry, game_table, seat, talk
from chronotable.server.storage.store import Store
from chronotable.server.table.log_reading import read
from chronotable.server.table.record import notation
from chronotable.server.table.rows import TableRow

_PORTION = 200  # tables that are read at once


class KeptTable(NamedTuple):
    id: str
    game: str
    name: str
    updated: float  # when something happened last
    lines: int  # of its log
    people: list[str]  # the names at its seats


@contextmanager
def in_words() -> Iterator[None]:
    """What is the matter with the database, which a server may be using at the same time."""
    try:
        yield
    except (SQLAlchemyError, Busy, Away) as error:
        raise BadOption(Message("cli-tables-database", problem=str(error)[:200])) from error


class TableAdmin:
    def __init__(self, url: str) -> None:
        try:
            self._engine = connect(complete_url(url))
        except (SQLAlchemyError, ImportError) as error:
            raise BadOption(Message("cli-tables-database", problem=str(error)[:200])) from error
        self._journal = Journal(self._engine, "table admin")
        self._store = Store(self._engine, self._journal, is_shared=True)

    async def open(self) -> None:
        try:
            await check_up_to_date(self._engine)
        except (SQLAlchemyError, OSError) as error:
            raise BadOption(Message("cli-tables-database", problem=str(error)[:200])) from error
        self._journal.start()

    async def close(self) -> None:
        await self._journal.stop()
        await self._engine.dispose()

    async def tables(self) -> list[KeptTable]:
        """Those of which nothing has happened for longest first."""
        last = ""
        found: list[KeptTable] = []
        while portion := await self._portion(last):
            found += portion
            last = portion[-1].id
        return sorted(found, key=lambda kept: kept.updated)

    async def _portion(self, after: str) -> list[KeptTable]:
        def latest(table: sa.Table, at: str) -> sa.ScalarSelect[float]:
            of_table = table.c.table_id == game_table.c.id
            return sa.select(sa.func.max(table.c[at])).where(of_table).scalar_subquery()

        lines = sa.select(sa.func.count()).where(entry.c.table_id == game_table.c.id).scalar_subquery()
        wanted = (
            sa.select(
                game_table.c.id, game_table.c.game, game_table.c.name, game_table.c.created,
                latest(entry, "at"), latest(talk, "at"), latest(seat, "since"), lines,
            )
            .where(game_table.c.id > after)
            .order_by(game_table.c.id)
            .limit(_PORTION)
        )  # fmt: skip
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
            names: dict[str, list[str]] = {}
            sitting = sa.select(seat.c.table_id, seat.c.name).where(
                seat.c.table_id.in_([row[0] for row in rows]), seat.c.name != ""
            )
            for id, name in await connection.execute(sitting.order_by(seat.c.table_id, seat.c.seat)):
                names.setdefault(id, []).append(name)
        return [
            KeptTable(id, game, name, _latest(times), count, names.get(id, []))
            for id, game, name, *times, count in rows
        ]

    async def has(self, id: str) -> bool:
        return await self._row(id) is not None

    async def notation(self, id: str) -> tuple[str, bool] | None:
        """The match as text, and whether it is over; None when there is no such table."""
        row = await self._row(id)
        if row is None:
            return None
        entries, last = await self._store.entries(id), await self._store.last_position(id)
        try:
            match, edition, *_ = read(row, entries, last)
            text = notation(row, entries, last) if edition.state == "changed" else match.save()
        except Refusal as refusal:
            raise BadOption(Message("cli-tables-unreadable", table=id, problem=str(refusal.message))) from refusal
        except (ValueError, KeyError, TypeError, IndexError) as error:
            raise BadOption(Message("cli-tables-unreadable", table=id, problem=str(error)[:200])) from error
        return text, edition.is_over or match.result is not None

    async def delete(self, id: str) -> None:
        await self._store.delete(id)

    async def _row(self, id: str) -> TableRow | None:
        """What is typed may be no text at all, which no database wants to hear of."""
        return await self._store.table(id) if id.isascii() else None


def _latest(times: Sequence[object]) -> float:
    """The last of the times that are some: a damaged row must not hide the other tables."""
    return max((time for time in times if isinstance(time, float | int)), default=0.0)
