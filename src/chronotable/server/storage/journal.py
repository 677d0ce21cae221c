"""The one pen of this process: every write to the database goes through it, in order.

Moves of many tables that wait at the same time are written in one transaction, so that the disk is asked once for all
of them.  `append` returns when its move is stored for good, not before.
"""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from chronotable.server.storage import schema
from chronotable.server.storage.rows import EntryRow

T = TypeVar("T")
CHANNEL = "chronotable"
_BATCH = 500  # moves in one transaction
_INSERT = schema.entry.insert()
_NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """Another process wrote this number of the log first, or this very command."""


@dataclass(slots=True)
class _Move:
    row: EntryRow
    stored: asyncio.Future[None]


@dataclass(slots=True)
class _Work:
    table: str
    carry_out: Callable[[AsyncConnection], Awaitable[Any]]
    done: asyncio.Future[Any]


class Journal:
    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._engine = engine
        self._process = process
        self._announces = engine.dialect.name == "postgresql"
        self._waiting: asyncio.Queue[_Move | _Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(self, row: EntryRow) -> None:
        """Store one line of a match's log.  Conflict when its number is taken."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Move(row, stored))
        await stored

    async def change(self, table: str, carry_out: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do something else to the database in a transaction of its own, and tell the other processes."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Work(table, carry_out, done))
        return await done

    async def announce(self, what: str, content: str) -> None:
        """Tell the other processes something that is not kept."""
        if self._announces:
            async with self._engine.begin() as connection:
                await self._announce(connection, what, content)

    async def _write_on(self) -> None:
        while True:
            first = await self._waiting.get()
            if isinstance(first, _Work):
                await self._work(first)
                continue
            moves = [first]
            other: _Work | None = None
            while len(moves) < _BATCH and other is None and not self._waiting.empty():
                following = self._waiting.get_nowait()
                if isinstance(following, _Work):
                    other = following
                else:
                    moves.append(following)
            await self._store(moves)
            if other is not None:
                await self._work(other)

    async def _store(self, moves: list[_Move]) -> None:
        try:
            await self._insert(moves)
        except IntegrityError as error:
            if len(moves) == 1:
                _fail(moves[0].stored, Conflict(str(error.orig)))
            else:  # one of them is too late: find out which
                for move in moves:
                    await self._store([move])
        except Exception as error:  # whatever it is, those who wait must hear of it
            for move in moves:
                _fail(move.stored, error)
        else:
            for move in moves:
                if not move.stored.done():
                    move.stored.set_result(None)

    async def _insert(self, moves: list[_Move]) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(_INSERT, [move.row.columns() for move in moves])
            for table in {move.row.table_id for move in moves}:
                await self._announce(connection, "log", table)

    async def _work(self, work: _Work) -> None:
        try:
            async with self._engine.begin() as connection:
                result = await work.carry_out(connection)
                await self._announce(connection, "around", work.table)
        except Exception as error:
            _fail(work.done, error)
        else:
            if not work.done.done():
                work.done.set_result(result)

    async def _announce(self, connection: AsyncConnection, what: str, table: str) -> None:
        if self._announces:
            payload = f"{self._process} {what} {table}"
            await connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
