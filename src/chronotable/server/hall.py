"""All tables of this process: opened when somebody comes, kept while they are used, forgotten when idle.

The database is the truth; what is here can be thrown away at any moment.
"""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from chronotable.kernel.errors import ChronotableError, IllegalChoice
from chronotable.kernel.message import Message
from chronotable.server.absence import ABSENCE
from chronotable.server.errors import Refusal
from chronotable.server.identity import new_table_id
from chronotable.server.live import LiveTable
from chronotable.server.storage.journal import Conflict
from chronotable.server.storage.rows import Around, EntryRow, TableRow
from chronotable.server.storage.store import Store
from chronotable.server.thinking import Thinkers

_IDLE = 120.0  # seconds without a socket after which a table is forgotten
_MOST_IDLE = 500  # tables kept in memory without anybody at them
_ARRIVING = 30.0  # seconds in which somebody who asked for a table may still be on the way to it
_SWEEP = 15.0  # seconds
_SHORT_LOG = 10  # lines
_OTHERS_TURN = 3.0  # seconds that the process which made a move has to let its bots answer
log = logging.getLogger("chronotable.server")


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        is_ours: Callable[[str], bool] = lambda id: True,
        absence: float = ABSENCE,
        keep: float | None = None,
    ) -> None:
        self.absence = absence
        self.keep = keep  # days after which a table without news is deleted; None: never
        self.store = store
        self.thinkers = thinkers
        self._is_ours = is_ours  # are those who ask for the table led to this process?
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._thinking.values(), *([self._sweeper] if self._sweeper else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self._tables.values():
            for client in table.clients:
                client.close()

    # ---- opening

    async def open(self, id: str) -> LiveTable:
        """The table in use, read from its log when it is not yet."""
        found = self._tables.get(id)
        if found is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    found = self._tables.get(id) or await self._read(id)
            finally:  # also when there is no such table: whoever guesses names must not fill the memory
                self._opening.pop(id, None)
        found.used = time.monotonic()
        return found

    def new_id(self) -> str:
        """The name of a new table, such that those who come to it are led to this process, where it is open."""
        while not self._is_ours(id := new_table_id()):
            pass
        return id

    async def add(self, row: TableRow, entries: list[EntryRow], around: Around) -> None:
        """A new table: kept for good, and open, since somebody will come to it at once."""
        await self.store.create(row, entries, around)
        self._tables[row.id] = await self._set_up(row, entries, around)

    async def _read(self, id: str) -> LiveTable:
        row = await self.store.table(id)
        if row is None:
            raise Refusal(Message("web-no-table"), status=404)
        entries = await self.store.entries(id)
        table = self._tables[id] = await self._set_up(row, entries, await self.store.around(id))
        return table

    async def _set_up(self, row: TableRow, entries: list[EntryRow], around: Around) -> LiveTable:
        try:
            if len(entries) < _SHORT_LOG:
                return LiveTable(self.store, row, entries, around, self.absence)
            # In a thread: playing a long log again takes a while, and others are at their tables.
            return await asyncio.to_thread(LiveTable, self.store, row, entries, around, self.absence)
        except ChronotableError as error:
            raise Refusal(Message("web-table-unreadable", number=0), status=410) from error

    def live(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    # ---- bots

    def let_bots_play(self, table: LiveTable, delay: float = 0.0) -> None:
        """Start thinking, if a bot is to choose and none is thinking yet."""
        id = table.row.id
        if id not in self._thinking and table.waiting_bots() and (table.people() or table.clients):
            task = self._thinking[id] = asyncio.create_task(self._play_bots(table, delay))
            task.add_done_callback(lambda done: self._thought(id, done))

    def _thought(self, id: str, task: asyncio.Task[None]) -> None:
        self._thinking.pop(id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot failed at a table", exc_info=error)

    async def _play_bots(self, table: LiveTable, delay: float) -> None:
        await asyncio.sleep(delay)
        while (table.people() or table.clients) and (waiting := table.waiting_bots()):
            seat = waiting[0]
            version = table.version
            bot = table.seat(seat).bot
            if bot is None:
                continue
            key = await self.thinkers.choose(table.match.clone(), seat, bot)
            async with table.lock:
                if table.is_fresh(seat, version) and table.seat(seat).bot == bot and seat in table.waiting_bots():
                    # Others may have gone on meanwhile, or another process was quicker: then think again.
                    with contextlib.suppress(IllegalChoice, Conflict):
                        await table.choose(f"bot:{table.version}:{seat}", seat, key)
            table.used = time.monotonic()

    # ---- other processes

    async def heard(self, what: str, id: str) -> None:
        """Another process wrote something about a table."""
        table = self._tables.get(id)
        if table is None:
            return
        if self._is_idle(table) and time.monotonic() - table.used > _ARRIVING:
            del self._tables[id]  # it is elsewhere that people play: whoever comes here reads it anew
        elif what == "log":
            async with table.lock:
                await table.catch_up()
            self.let_bots_play(table, _OTHERS_TURN)
        elif not await table.look_around():
            self._dismiss(id)

    async def announce_presence(self, table: LiveTable) -> None:
        """Let the other processes know who is here."""
        seats = ",".join(map(str, sorted(table.present())))
        await self.store.journal.announce("here", f"{table.row.id}:{seats}")

    def heard_presence(self, sender: str, content: str) -> None:
        id, _, seats = content.partition(":")
        table = self._tables.get(id)
        if table is None:
            return
        before = [table.is_here(row.seat) for row in table.around.seats]
        table.elsewhere[sender] = (frozenset(int(seat) for seat in seats.split(",") if seat), time.monotonic())
        if before != [table.is_here(row.seat) for row in table.around.seats]:
            table.show_table()

    async def catch_up(self) -> None:
        """Something may have been missed: look at every table."""
        for table in self.tables():
            await self.heard("log", table.row.id)
            await self.heard("around", table.row.id)

    # ---- deleting

    async def delete(self, id: str) -> None:
        """For good; whoever is at the table is told, here and at other processes."""
        await self.store.delete(id)
        self._dismiss(id)

    def _dismiss(self, id: str) -> None:
        table = self._tables.pop(id, None)
        if thought := self._thinking.get(id):
            thought.cancel()
        for client in list(table.clients) if table else ():
            client.dismiss(Message("web-table-deleted"))

    # ---- forgetting

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            await self._tell_presence()
            idle = [table for table in self.tables() if self._is_idle(table)]
            idle.sort(key=lambda table: table.used)
            now = time.monotonic()
            for number, table in enumerate(idle):
                age = now - table.used
                if age > _IDLE or (age > _ARRIVING and len(idle) - number > _MOST_IDLE):
                    del self._tables[table.row.id]

    async def _tell_presence(self) -> None:
        """Again and again, since a process may die without a word: what is not repeated is forgotten."""
        now = time.monotonic()
        for table in self.tables():
            for process, (_, known) in list(table.elsewhere.items()):
                if now - known > 3 * _SWEEP:
                    del table.elsewhere[process]
            if table.clients:
                await self.announce_presence(table)

    def _is_idle(self, table: LiveTable) -> bool:
        return not table.clients and table.row.id not in self._thinking and not table.lock.is_taken
