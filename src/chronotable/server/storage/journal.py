"""The one writer of this process: every write to the database goes through it, in order.

What waits at the same time, of however many tables, is written in one transaction, so that the disk is asked once for
all of it.  Whoever added something hears when it is stored for good, not before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from chronotable.kernel.message import Message
from chronotable.server.errors import Busy
from chronotable.server.storage.faults import Busy as DatabaseBusy
from chronotable.server.storage.faults import fault
from chronotable.server.storage.writer import Turn, Work, writer_for
from chronotable.server.supervision import Part, Supervision
from chronotable.server.table.effects import Conflict
from chronotable.server.table.rows import EntryRow

T = TypeVar("T")
Relay = Callable[[str], None]  # tells the other processes, where the database does not
Stored = Callable[[Exception | None], None]  # hears that it is stored for good, or why it is not
CHANNEL = "chronotable"
_BATCH = 500  # writes in one transaction
_PAUSE = 0.003  # seconds between two transactions
_COLUMNS = ", ".join(f'"{name}"' for name in EntryRow._fields)
_MARKS = {"sqlite": "?", "postgresql": "%s"}  # where a value goes, in the words of the driver
_SLOW = 1.0  # seconds after which people are told that they have to wait for the database
_LONGEST_WAIT = 1.5  # seconds after which a write that has not begun is refused
_CHANGE_NOTHING = sa.text("UPDATE alembic_version SET version_num = version_num")
_NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")
log = logging.getLogger("chronotable.server")


@dataclass(slots=True)
class _Move:
    row: EntryRow
    stored: Stored
    since: float = field(default_factory=time.monotonic)


@dataclass(slots=True)
class _Work:
    table: str
    carry_out: Work[Any]
    stored: Stored
    is_news: bool
    result: Any = None
    since: float = field(default_factory=time.monotonic)


class Journal:
    def __init__(
        self,
        engine: AsyncEngine,
        process: str,
        relay: Relay | None = None,
        turn: Turn | None = None,
        most: int = 10_000,
    ) -> None:
        self._most = most
        self._writer = writer_for(engine, turn)
        self._process = process
        self._relay = relay
        self._announces = engine.dialect.name == "postgresql"
        mark = _MARKS[engine.dialect.name]
        self._values = f"({', '.join([mark] * len(EntryRow._fields))})"
        self._waiting: list[_Move | _Work] = []
        self._is_more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._part = Part("journal")
        self._trying: asyncio.Task[None] | None = None
        self._in_hand: list[_Move | _Work] = []  # being written
        self.on_waiting: Callable[[set[str]], None] = lambda tables: None  # hears which tables' writes take long

    def start(self, supervision: Supervision | None = None) -> None:
        self._task = (supervision or Supervision()).keep("journal", self._write_on)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._writer.close()

    def add(self, row: EntryRow, stored: Stored) -> None:
        """Store one line of a match's log.  Conflict when its number is taken."""
        self._add(_Move(row, stored))

    async def change(self, table: str, carry_out: Work[T], is_news: bool = True) -> T:
        """Do something else to the database in a transaction of its own, and tell the other processes if it is news."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        work = _Work(table, carry_out, _telling(stored), is_news)
        self._add(work)
        await stored
        result: T = work.result
        return result

    def _add(self, write: _Move | _Work) -> None:
        if len(self._waiting) >= self._most:  # the disk is too slow: better an honest no now than a yes much later
            _tell(write, Busy(Message("web-busy-journal")))
            return
        self._waiting.append(write)
        self._is_more.set()

    async def announce(self, what: str, content: str) -> None:
        """Tell the other processes something that is not kept."""
        if self._relay is not None:
            self._relay(self._notice(what, content))
        elif self._announces:
            await self._writer.write(lambda connection: self._announce(connection, what, content))

    async def _write_on(self, part: Part) -> None:
        self._part = part
        paused_until = 0.0
        while True:
            await self._is_more.wait()
            # Those who were told a moment ago are answering now: what they do will be one transaction, not many.
            await asyncio.sleep(paused_until - time.monotonic())
            writes, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            if not self._waiting:
                self._is_more.clear()
            await self._store(writes)
            paused_until = time.monotonic() + _PAUSE

    async def _store(self, writes: list[_Move | _Work]) -> None:
        try:
            await self._write_all(writes)
        except Exception as error:  # whatever it is, those who wait must hear of it
            trouble = fault(error)
            if trouble is not None:  # of the database: nobody needs to be tried alone
                self._part.fails(type(trouble).__name__)
                for write in writes:
                    _tell(write, trouble)
            elif len(writes) == 1:
                _fail(writes[0], error)
            else:  # one of them is too late, or wrong: find out which
                for write in writes:
                    await self._store([write])
        else:
            self._part.works()
            if self._relay is not None:
                for what, tables in _news(writes).items():
                    self._relay(self._notice(what, " ".join(tables)))
            for write in writes:
                _tell(write, None)

    def _takes_long(self, told: set[int]) -> None:
        """Tell those at the tables whose writes wait, each write once, until the writing comes to an end.

        Those that wait for their turn behind it would have to wait for as long again: they hear soon that it is no use.
        """
        self._part.fails("writing takes long")
        begun_before = time.monotonic() - _LONGEST_WAIT
        late = [write for write in self._waiting if write.since < begun_before]
        self._waiting = [write for write in self._waiting if write.since >= begun_before]
        if not self._waiting:
            self._is_more.clear()
        for write in late:
            _tell(write, DatabaseBusy("another write takes long"))
        waiting = [write for write in (*self._in_hand, *self._waiting) if id(write) not in told]
        told.update(map(id, waiting))
        if waiting:
            self.on_waiting({_table(write) for write in waiting})
        self._slow = asyncio.get_running_loop().call_later(_SLOW / 2, self._takes_long, told)

    def try_again(self) -> None:
        """After a failure: can anything be written?  Else nobody would find out while nobody writes."""
        is_writing = self._in_hand or self._waiting  # then it will be found out
        if not self._part.is_well and not is_writing and (self._trying is None or self._trying.done()):
            self._trying = asyncio.create_task(self._try())

    async def _try(self) -> None:
        with contextlib.suppress(Exception):  # the next one will try
            await self._writer.write(lambda connection: connection.execute(_CHANGE_NOTHING))
            self._part.works()

    async def _write_all(self, writes: list[_Move | _Work]) -> None:
        self._in_hand = writes
        self._slow = asyncio.get_running_loop().call_later(_SLOW, self._takes_long, set())
        moves = [write.row for write in writes if isinstance(write, _Move)]
        try:
            if len(moves) == len(writes) and not self._announces:  # nearly always
                await self._writer.write_rows(*self._insertion(moves))
            else:
                await self._writer.write(lambda connection: self._write(connection, writes))
        finally:
            self._slow.cancel()
            self._in_hand = []

    def _write(self, connection: sa.Connection, writes: list[_Move | _Work]) -> None:
        """In order; neighbouring moves by one statement."""
        moves: list[EntryRow] = []
        for write in writes:
            if isinstance(write, _Move):
                moves.append(write.row)
                continue
            self._insert(connection, moves)
            moves.clear()
            write.result = write.carry_out(connection)
        self._insert(connection, moves)
        if self._announces:
            for what, tables in _news(writes).items():
                for table in tables:
                    self._announce(connection, what, table)

    def _insert(self, connection: sa.Connection, moves: list[EntryRow]) -> None:
        if moves:
            connection.exec_driver_sql(*self._insertion(moves))

    def _insertion(self, moves: list[EntryRow]) -> tuple[str, tuple[object, ...]]:
        """All by one statement, and that without SQLAlchemy's care for every value: the most frequent one by far."""
        statement = f"INSERT INTO entry ({_COLUMNS}) VALUES {', '.join([self._values] * len(moves))}"
        return statement, tuple(chain.from_iterable(moves))

    def _announce(self, connection: sa.Connection, what: str, content: str) -> None:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "payload": self._notice(what, content)})

    def _notice(self, what: str, content: str) -> str:
        return f"{self._process} {what} {content}"


def _news(writes: list[_Move | _Work]) -> dict[str, dict[str, None]]:
    """What the other processes must hear of: the tables, once each and in order."""
    news: dict[str, dict[str, None]] = {}
    for write in writes:
        if isinstance(write, _Move):
            news.setdefault("log", {})[write.row.table_id] = None
        elif write.is_news:
            news.setdefault("around", {})[write.table] = None
    return news


def _table(write: _Move | _Work) -> str:
    return write.row.table_id if isinstance(write, _Move) else write.table


def _telling(future: asyncio.Future[None]) -> Stored:
    def tell(error: Exception | None) -> None:
        if future.done():  # whoever waited has gone
            return
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)

    return tell


def _tell(write: _Move | _Work, error: Exception | None) -> None:
    try:
        write.stored(error)
    except Exception:  # must not keep the others from hearing
        log.exception("something that was stored could not be told")


def _fail(write: _Move | _Work, error: Exception) -> None:
    is_taken = isinstance(write, _Move) and isinstance(error, (IntegrityError, sqlite3.IntegrityError))
    _tell(write, Conflict(str(error)) if is_taken else error)
