"""How a transaction gets into the database.

SQLite has no asynchronous driver: aiosqlite is a thread that is asked anew for every statement, for the cursor, for the
commit.  A writer of its own asks its thread once for a whole transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from chronotable.server.storage.database import connect_plainly, is_file

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Turn = contextlib.AbstractContextManager[None]  # whoever has it may write


class Writer(Protocol):
    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction: when this returns it is stored for good, when it raises nothing is."""

    async def write_rows(self, statement: str, values: Sequence[object]) -> None:
        """Likewise, one statement in the driver's own words."""

    def close(self) -> None:
        """No more is written."""


def writer_for(engine: AsyncEngine, turn: Turn | None = None) -> Writer:
    """The turn is for processes that write to one SQLite."""
    if is_file(engine.url):
        return ThreadWriter(connect_plainly(engine.url), turn or contextlib.nullcontext())
    return AsyncWriter(engine)


class AsyncWriter:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def write_rows(self, statement: str, values: Sequence[object]) -> None:
        await self.write(lambda connection: connection.exec_driver_sql(statement, tuple(values)))

    def close(self) -> None:
        """The engine is its owner's."""


class ThreadWriter:
    def __init__(self, engine: sa.Engine, turn: Turn) -> None:
        self._engine = engine
        self._turn = turn
        self._connection: sa.Connection | None = None  # the thread's own, kept: only its transactions come and go
        self._thread = ThreadPoolExecutor(1, "writer")

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    async def write_rows(self, statement: str, values: Sequence[object]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write_rows, statement, values)

    def _write(self, work: Work[T]) -> T:
        connection = self._connected()
        with self._turn, connection.begin():
            return work(connection)

    def _write_rows(self, statement: str, values: Sequence[object]) -> None:
        """Past SQLAlchemy, and without BEGIN and COMMIT: after each call the thread waits for the event loop's.

        A statement outside a transaction is one by itself, and stored for good when it is done.
        """
        driver = self._connected().connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        with self._turn:
            driver.execute(statement, values)

    def _connected(self) -> sa.Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def close(self) -> None:
        self._thread.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()
