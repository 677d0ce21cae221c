"""Reading and changing what is kept.  Writes go through the journal; reads take a connection of their own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chronotable.server.storage.journal import Journal
from chronotable.server.storage.kept_rows import kept_rows
from chronotable.server.storage.schema import entry, game_table, holder, last_position, proposal, seat, talk
from chronotable.server.table.effects import ProposalChange
from chronotable.server.table.rows import (
    MOST_TALK,
    Around,
    EntryRow,
    KeptRow,
    PositionRow,
    ProposalRow,
    SeatRow,
    Standing,
    TableRow,
    TalkRow,
)

_AT_ONCE = 500  # tables that are asked for by name in one question
_ADD_HOLDER = {  # unless it is one already
    "postgresql": postgresql.insert(holder).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(holder).on_conflict_do_nothing(),
}


class Store:
    def __init__(self, engine: AsyncEngine, journal: Journal, is_shared: bool) -> None:
        self.engine = engine
        self.journal = journal
        self.is_shared = is_shared  # other processes may write to it, too
        self._add_holder = _ADD_HOLDER[engine.dialect.name]

    # ---- reading

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(*_OF_TABLE).where(game_table.c.id == id))).first()
        return None if found is None else TableRow(*found)

    async def entries(self, id: str, after: int = 0) -> list[EntryRow]:
        wanted = sa.select(entry).where(entry.c.table_id == id, entry.c.number > after).order_by(entry.c.number)
        async with self.engine.connect() as connection:
            return [EntryRow(*row) for row in await connection.execute(wanted)]

    async def last_position(self, id: str) -> PositionRow | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(last_position).where(last_position.c.table_id == id))).first()
        return None if found is None else PositionRow(*found)

    async def around(self, id: str) -> Around:
        async with self.engine.connect() as connection:
            return await _around(connection, id)

    async def kept_rows(self, ids: Sequence[str]) -> dict[str, KeptRow]:
        """What is kept of these tables for lists."""
        async with self.engine.connect() as connection:
            return await kept_rows(connection, ids)

    async def held_by(self, browser: str, limit: int) -> list[str]:
        """The tables at which a browser holds a seat, the newest first.  Lessons have a list of their own."""
        return await self._ids(_held_by(browser, limit, game_table.c.id).where(game_table.c.tour.is_(None)))

    async def names_held_by(self, browser: str, limit: int) -> list[tuple[str, str | None]]:
        """The same tables, each with what is kept of what it is called."""
        async with self.engine.connect() as connection:
            found = await connection.execute(_held_by(browser, limit, game_table.c.id, game_table.c.called))
            return [(str(id), called) for id, called in found]

    async def seat_with_code(self, code: str) -> SeatRow | None:
        """The seat that a short code is for, by the hash of it, or was for."""
        wanted = sa.select(seat).where(seat.c.code == code).order_by(seat.c.code_until.desc()).limit(1)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).first()
        return None if found is None else SeatRow(*found)

    async def listed(self, since: float, limit: int) -> list[tuple[str, float, str | None]]:
        """The listed tables from a time on, the newest first: name, time, and who made it.

        Tables from before makers were stored have one of the browsers that hold seats instead.
        """
        somebody = sa.select(sa.func.min(holder.c.browser)).where(holder.c.table_id == game_table.c.id)
        wanted = (
            sa.select(
                game_table.c.id,
                game_table.c.created,
                sa.func.coalesce(game_table.c.maker, somebody.scalar_subquery()),
            )
            .where(game_table.c.listed.is_(True), game_table.c.created >= since)
            .order_by(game_table.c.created.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            return [(str(id), float(created), maker) for id, created, maker in await connection.execute(wanted)]

    async def family(self, id: str, limit: int) -> list[TableRow]:
        """The tree of timelines that a table belongs to: from its first ancestor to all descendants."""
        first = await self._first_ancestor(id)
        found = [first] if first else []
        generation = [row.id for row in found]
        async with self.engine.connect() as connection:
            while generation and len(found) < limit:
                wanted = sa.select(*_OF_TABLE).where(game_table.c.parent.in_(generation)).order_by(game_table.c.created)
                children = [TableRow(*row) for row in await connection.execute(wanted.limit(limit - len(found)))]
                generation = [row.id for row in children]
                found += children
        return found

    async def _first_ancestor(self, id: str) -> TableRow | None:
        row = await self.table(id)
        while row is not None and row.parent is not None:
            parent = await self.table(row.parent)
            if parent is None:
                break
            row = parent
        return row

    async def _ids(self, wanted: sa.Select[Any]) -> list[str]:
        async with self.engine.connect() as connection:
            return [str(row[0]) for row in await connection.execute(wanted)]

    async def quiet_since(self, then: float, limit: int) -> list[str]:
        """The tables of which nothing has happened since: no choice, no talk, nobody who sat down."""
        wanted = sa.select(game_table.c.id).where(_is_quiet_since(then))
        return await self._ids(wanted.order_by(game_table.c.created).limit(limit))

    async def kept(self, ids: Sequence[str]) -> set[str]:
        """Those of the tables that there are."""
        found: set[str] = set()
        for first in range(0, len(ids), _AT_ONCE):
            some = ids[first : first + _AT_ONCE]
            found.update(await self._ids(sa.select(game_table.c.id).where(game_table.c.id.in_(some))))
        return found

    # ---- writing

    async def create(
        self, table: TableRow, entries: Sequence[EntryRow], around: Around, summary: str | None = None
    ) -> None:
        await self.journal.change(table.id, lambda connection: _create(connection, table, entries, around, summary))

    async def create_again(self, id: str, table: TableRow, around: Around) -> str:
        """A table for those who sit at another one; the one that stands, if they have one already."""

        def carry_out(connection: sa.Connection) -> str:
            connection.execute(_alone(id))
            of_this = sa.select(game_table.c.again).where(game_table.c.id == id)
            standing = connection.execute(sa.select(game_table.c.id).where(game_table.c.id.in_(of_this))).scalar()
            if standing is not None:
                return str(standing)
            _create(connection, table, (), around, None)
            connection.execute(game_table.update().where(game_table.c.id == id).values(again=table.id))
            return table.id

        return await self.journal.change(id, carry_out)

    async def keep_summary(self, id: str, number: int, summary: str) -> None:
        """What lists say of a table after so many lines of its log.  Nobody has to hear of it."""
        await self.journal.change(id, lambda connection: _sum_up(connection, id, number, summary), is_news=False)

    async def keep_position(self, row: PositionRow, summary: str) -> None:
        """Unless a later one is kept already, by another process.  Nobody has to hear of it."""
        older = last_position.delete().where(
            last_position.c.table_id == row.table_id, last_position.c.number < row.number
        )

        def carry_out(connection: sa.Connection) -> None:
            connection.execute(older)
            exists = sa.select(last_position.c.number).where(last_position.c.table_id == row.table_id)
            table = sa.select(game_table.c.id).where(game_table.c.id == row.table_id)  # it may have been deleted
            if connection.execute(exists).first() is None and connection.execute(table).first() is not None:
                connection.execute(last_position.insert(), asdict(row))
            _sum_up(connection, row.table_id, row.number, summary)

        await self.journal.change(row.table_id, carry_out, is_news=False)

    async def unlist(self, id: str) -> None:
        """The table leaves the lobby."""
        change = game_table.update().where(game_table.c.id == id).values(listed=False, maker=None)
        await self.journal.change(id, lambda connection: connection.execute(change))

    async def take_seat(self, row: SeatRow, browser: str, was: Sequence[str]) -> bool:
        """A browser gets a seat that nobody sits on, if it still has its link and was of one of these kinds.

        The database decides, since somebody else may do the same, or hand the seat over, through another process.
        """
        known = {"of_table": row.table_id, "of_seat": row.seat, "of_link": row.link, "of_kinds": list(was)}
        new = {name: getattr(row, name) for name in _TAKEN}

        def carry_out(connection: sa.Connection) -> bool:
            if connection.execute(_TAKE_SEAT, {**known, **new}).rowcount == 0:
                return False
            connection.execute(self._add_holder, _held(row, browser))
            _change_standing(connection, row.table_id, lambda standing: standing.joined(browser))
            return True

        return await self.journal.change(row.table_id, carry_out)

    async def add_device(self, row: SeatRow, browser: str, now: float) -> bool:
        """Another browser of the same person holds the seat, too, if the link for it is fresh and was not used."""
        known = {"of_table": row.table_id, "of_seat": row.seat, "of_device": row.device, "now": now}

        def carry_out(connection: sa.Connection) -> bool:
            if connection.execute(_USE_DEVICE, known).rowcount == 0:
                return False
            connection.execute(self._add_holder, _held(row, browser))
            return True

        return await self.journal.change(row.table_id, carry_out)

    async def change_seat(self, row: SeatRow, columns: dict[str, Any]) -> bool:
        """These columns and no others, which another process may have changed; unless it is not whose it was."""
        is_the_same = (seat.c.kind == row.kind, seat.c.link.is_not_distinct_from(row.link))
        change = _OF_SEAT.where(*is_the_same).values(columns)

        def carry_out(connection: sa.Connection) -> bool:
            return connection.execute(change, {"of_table": row.table_id, "of_seat": row.seat}).rowcount > 0

        return await self.journal.change(row.table_id, carry_out)

    async def vacate_seat(self, row: SeatRow, known: Sequence[str]) -> Standing:
        """Nobody holds it any more; somebody may know something for these reasons."""
        return await self.journal.change(row.table_id, lambda connection: _vacate(connection, row, known))

    async def free_seat(self, was: SeatRow, row: SeatRow, version: int, known: Sequence[str]) -> Standing | None:
        """The same, unless a person has chosen there after this version of the log, or it is not whose it was.

        The lock keeps out moves, whose lines refer to the table: they may come through other processes just now.
        """
        whose = sa.select(seat.c.kind, seat.c.link, seat.c.since).where(_is_seat(seat, row))
        later = sa.select(entry).where(_is_seat(entry, row), entry.c.number > version)

        def carry_out(connection: sa.Connection) -> Standing | None:
            connection.execute(sa.select(game_table.c.id).where(game_table.c.id == row.table_id).with_for_update())
            found = connection.execute(whose).first()
            if found is None or tuple(found) != (was.kind, was.link, was.since):
                return None
            if any(EntryRow(*line).is_choice_here for line in connection.execute(later)):
                return None
            return _vacate(connection, row, known)

        return await self.journal.change(row.table_id, carry_out)

    async def mark(self, id: str, reason: str) -> Standing:
        """Somebody may know what is hidden, for this reason."""

        def carry_out(connection: sa.Connection) -> Standing:
            return _change_standing(connection, id, lambda standing: standing.with_known(reason))

        return await self.journal.change(id, carry_out)

    async def delete(self, id: str, quiet_since: float | None = None) -> bool:
        """With all that belongs to it; perhaps only if nothing has happened at it since."""
        change = game_table.delete().where(game_table.c.id == id)
        if quiet_since is not None:
            change = change.where(_is_quiet_since(quiet_since))
        return await self.journal.change(id, lambda connection: connection.execute(change).rowcount > 0)

    async def change_proposals(self, id: str, change: ProposalChange) -> tuple[list[ProposalRow], list[ProposalRow]]:
        """What was open, and what is after the change.

        It is made of what the database holds, not of what this process knows: answers to one proposal may come at the
        same moment through several processes, and none of them may be lost.
        """

        def carry_out(connection: sa.Connection) -> tuple[list[ProposalRow], list[ProposalRow]]:
            connection.execute(_alone(id))
            before = [ProposalRow(*row) for row in connection.execute(_proposals_of(id))]
            after = change(before)
            if after != before:
                connection.execute(proposal.delete().where(proposal.c.table_id == id))
                if after:
                    connection.execute(proposal.insert(), [asdict(row) for row in after])
            return before, after

        return await self.journal.change(id, carry_out)

    async def say(self, id: str, command: str, row: dict[str, Any]) -> TalkRow | None:
        """A line of talk, numbered; None when the same command has said it before."""

        def carry_out(connection: sa.Connection) -> int:
            line = talk.insert().returning(talk.c.number)
            said = connection.execute(line, {"table_id": id, "command": command, **row})
            return int(said.scalar_one())

        try:
            return TalkRow(await self.journal.change(id, carry_out), id, **row)
        except IntegrityError:
            return None


_OF_TABLE = [game_table.c[each.name] for each in fields(TableRow)]
_OF_STANDING = [game_table.c[each.name] for each in fields(Standing)]
_TAKEN = ("kind", "name", "bot", "since", "offered")  # what changes when somebody sits down
_VACATED = (*_TAKEN, "link", "device", "device_until", "code", "code_until")
_OF_SEAT = seat.update().where(seat.c.table_id == sa.bindparam("of_table"), seat.c.seat == sa.bindparam("of_seat"))
_TAKE_SEAT = _OF_SEAT.where(
    seat.c.link == sa.bindparam("of_link"), seat.c.kind.in_(sa.bindparam("of_kinds", expanding=True))
).values({name: sa.bindparam(name) for name in _TAKEN})
_USE_DEVICE = _OF_SEAT.where(
    seat.c.device == sa.bindparam("of_device"), seat.c.device_until > sa.bindparam("now"), seat.c.kind == "person"
).values(device=None)


def _create(
    connection: sa.Connection, table: TableRow, entries: Sequence[EntryRow], around: Around, summary: str | None
) -> None:
    holders = [
        {"table_id": table.id, "seat": number, "browser": browser}
        for number, browsers in enumerate(around.holders)
        for browser in browsers
    ]
    summed_up = {"summary": summary, "summary_number": None if summary is None else len(entries)}
    connection.execute(game_table.insert(), {**asdict(table), **asdict(around.standing), **summed_up})
    if entries:
        connection.execute(entry.insert(), [row._asdict() for row in entries])
    connection.execute(seat.insert(), [asdict(row) for row in around.seats])
    if holders:
        connection.execute(holder.insert(), holders)


def _held_by(browser: str, limit: int, *columns: sa.Column[Any]) -> sa.Select[Any]:
    held = sa.select(holder.c.table_id).where(holder.c.browser == browser)
    return sa.select(*columns).where(game_table.c.id.in_(held)).order_by(game_table.c.created.desc()).limit(limit)


def _sum_up(connection: sa.Connection, id: str, number: int, summary: str) -> None:
    """Unless another process has done so later on."""
    is_older = sa.func.coalesce(game_table.c.summary_number, -1) <= number
    change = game_table.update().where(game_table.c.id == id, is_older)
    connection.execute(change.values(summary=summary, summary_number=number))


def _is_quiet_since(then: float) -> sa.ColumnElement[bool]:
    news = [
        sa.exists().where(entry.c.table_id == game_table.c.id, entry.c.at >= then),
        sa.exists().where(talk.c.table_id == game_table.c.id, talk.c.at >= then),
        sa.exists().where(seat.c.table_id == game_table.c.id, seat.c.since >= then),
    ]
    return sa.and_(game_table.c.created < then, sa.not_(sa.or_(*news)))


def _is_seat(table: sa.Table, row: SeatRow) -> sa.ColumnElement[bool]:
    return sa.and_(table.c.table_id == row.table_id, table.c.seat == row.seat)


def _vacate(connection: sa.Connection, row: SeatRow, known: Sequence[str]) -> Standing:
    change = _OF_SEAT.values({name: getattr(row, name) for name in _VACATED})
    connection.execute(change, {"of_table": row.table_id, "of_seat": row.seat})
    connection.execute(holder.delete().where(_is_seat(holder, row)))
    return _change_standing(connection, row.table_id, lambda standing: standing.with_known(*known))


def _held(row: SeatRow, browser: str) -> dict[str, Any]:
    return {"table_id": row.table_id, "seat": row.seat, "browser": browser}


def _alone(id: str) -> sa.Select[Any]:
    """SQLite has one writer at a time anyway; PostgreSQL lets the others wait here until this one is through."""
    return sa.select(*_OF_STANDING).where(game_table.c.id == id).with_for_update(key_share=True)


def _change_standing(connection: sa.Connection, id: str, change: Callable[[Standing], Standing]) -> Standing:
    """Made of what the database holds: two people may sit down at the same moment."""
    found = connection.execute(_alone(id)).first()
    before = Standing() if found is None else Standing(*found)
    after = change(before)
    if after != before:
        connection.execute(game_table.update().where(game_table.c.id == id), asdict(after))
    return after


def _proposals_of(id: str) -> sa.Select[Any]:
    return sa.select(proposal).where(proposal.c.table_id == id).order_by(proposal.c.number)


async def _around(connection: AsyncConnection, id: str) -> Around:
    seats = [
        SeatRow(*row)
        for row in await connection.execute(sa.select(seat).where(seat.c.table_id == id).order_by(seat.c.seat))
    ]
    holders: list[set[str]] = [set() for _ in seats]
    for number, browser in await connection.execute(
        sa.select(holder.c.seat, holder.c.browser).where(holder.c.table_id == id)
    ):
        holders[number].add(browser)
    proposals = [ProposalRow(*row) for row in await connection.execute(_proposals_of(id))]
    columns = [talk.c[name] for name in TalkRow.__dataclass_fields__]
    newest = sa.select(*columns).where(talk.c.table_id == id).order_by(talk.c.number.desc()).limit(MOST_TALK)
    said = [TalkRow(*row) for row in await connection.execute(newest)][::-1]
    wanted = sa.select(game_table.c.again, *_OF_STANDING).where(game_table.c.id == id)
    again, *columns_of_standing = (await connection.execute(wanted)).first() or (None,)
    standing = Standing(*columns_of_standing)
    return Around(seats, [frozenset(found) for found in holders], proposals, said, standing, again)
