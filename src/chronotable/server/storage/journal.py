"""The one pen of this process: every write to the database goes through it, in order.

What waits at the same time, of however many tables, is written in one transaction, so that the disk is asked once for
all of it.  `append` and `change` return when it is stored for good, not before.
"""
from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chronotable.server.storage import schema
from chronotable.server.storage.pen import Work, pen_for
from chronotable.server.storage.rows import EntryRow

T = TypeVar("T")
CHANNEL = "chronotable"
_BATCH = 500  # writes in one transaction
_INSERT = schema.entry.insert()
_NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """Another process wrote this number of the log first, or this very command."""


@dataclass(slots=True)
class _Move:
    row: EntryRow
    done: asyncio.Future[None]


@dataclass(slots=True)
class _Work:
    table: str
    carry_out: Work[Any]
    done: asyncio.Future[Any]


class Journal:
    def __init__(self, engine: AsyncEngine, process: str) -> None:
        self._pen = pen_for(engine)
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
        self._pen.put_down()

    async def append(self, row: EntryRow) -> None:
        """Store one line of a match's log.  Conflict when its number is taken."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Move(row, stored))
        await stored

    async def change(self, table: str, carry_out: Work[T]) -> T:
        """Do something else to the database in a transaction of its own, and tell the other processes."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(_Work(table, carry_out, done))
        return await done

    async def announce(self, what: str, content: str) -> None:
        """Tell the other processes something that is not kept."""
        if self._announces:
            await self._pen.write(lambda connection: self._announce(connection, what, content))

    async def _write_on(self) -> None:
        while True:
            writes = [await self._waiting.get()]
            while len(writes) < _BATCH and not self._waiting.empty():
                writes.append(self._waiting.get_nowait())
            await self._store(writes)

    async def _store(self, writes: list[_Move | _Work]) -> None:
        try:
            results = await self._pen.write(lambda connection: self._write(connection, writes))
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(writes) == 1:
                _fail(writes[0], error)
            else:  # one of them is too late, or wrong: find out which
                for write in writes:
                    await self._store([write])
        else:
            for write, result in zip(writes, results, strict=True):
                if not write.done.done():
                    write.done.set_result(result)

    def _write(self, connection: sa.Connection, writes: list[_Move | _Work]) -> list[Any]:
        """In order; neighbouring moves by one statement."""
        results: list[Any] = []
        notices: dict[tuple[str, str], None] = {}
        moves: list[_Move] = []
        for write in writes:
            if isinstance(write, _Move):
                moves.append(write)
                results.append(None)
                notices["log", write.row.table_id] = None
                continue
            _insert(connection, moves)
            moves.clear()
            results.append(write.carry_out(connection))
            notices["around", write.table] = None
        _insert(connection, moves)
        for what, table in notices:
            self._announce(connection, what, table)
        return results

    def _announce(self, connection: sa.Connection, what: str, table: str) -> None:
        if self._announces:
            payload = f"{self._process} {what} {table}"
            connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": payload})


def _insert(connection: sa.Connection, moves: list[_Move]) -> None:
    if moves:
        connection.execute(_INSERT, [move.row.columns() for move in moves])


def _fail(write: _Move | _Work, error: Exception) -> None:
    if not write.done.done():
        is_taken = isinstance(write, _Move) and isinstance(error, IntegrityError)
        write.done.set_exception(Conflict(str(error)) if is_taken else error)
