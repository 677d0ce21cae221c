"""How a transaction gets into the database.

SQLite has no asynchronous driver: aiosqlite is a thread that is asked anew for every statement, for the cursor, for the
commit.  A pen of its own asks its thread once for a whole transaction.
"""
from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from chronotable.server.storage.database import connect_plainly

T = TypeVar("T")
Work = Callable[[sa.Connection], T]


class Pen(Protocol):
    async def write(self, work: Work[T]) -> T:
        """Do the work in one transaction: when this returns it is stored for good, when it raises nothing is."""

    def put_down(self) -> None:
        """No more is written."""


def pen_for(engine: AsyncEngine) -> Pen:
    if engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:"):
        return ThreadPen(connect_plainly(engine.url))
    return AsyncPen(engine)


class AsyncPen:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    def put_down(self) -> None:
        """The engine is its owner's."""


class ThreadPen:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "pen")

    async def write(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def put_down(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()
