"""All tables of this process: opened when somebody comes, kept while they are used, forgotten when idle.

The database is the truth; what is here can be thrown away at any moment.
"""

from __future__ import annotations

import asyncio
import logging
import time
import traceback
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from sqlalchemy.exc import SQLAlchemyError

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.standing import scripted
from chronotable.server.bot_pool import BotPool, Chosen
from chronotable.server.errors import Busy, Deleted, Refusal
from chronotable.server.identity import new_table_id
from chronotable.server.limits import Limits
from chronotable.server.live_table import LiveTable
from chronotable.server.save_checker import SaveChecker
from chronotable.server.side_thread import SideThread
from chronotable.server.storage.store import Store
from chronotable.server.supervision import Part, Supervision
from chronotable.server.table import record
from chronotable.server.table.absence import ABSENCE
from chronotable.server.table.around import Presence
from chronotable.server.table.around_views import proposals, seats_for
from chronotable.server.table.commands import choose_for_bot
from chronotable.server.table.log_reading import Read, not_read, read
from chronotable.server.table.rows import Around, EntryRow, TableRow
from chronotable.server.unexpected_errors import refusal_for

_IDLE = 120.0  # seconds without a socket after which a table is forgotten
_MOST_IDLE = 500  # tables kept in memory without anybody at them
_ARRIVING = 30.0  # seconds in which somebody who asked for a table may still be on the way to it
_SWEEP = 15.0  # seconds
_BEING_USED = 5.0  # seconds in which a request may still be at work on a table
_SHORT_LOG = 10  # lines
_UNDONE = 10  # lines of a log that were taken back take as much memory as one that was not
_UNREADABLE = 60.0  # seconds after which a table that could not be read is tried again
_FIRST_PAUSE, _LONGEST_PAUSE = 1.0, 30.0  # seconds before a bot that failed is asked again
_OTHERS_TURN = 3.0  # seconds that the process which made a move has to let its bots answer
log = logging.getLogger("chronotable.server")


class Hall:
    def __init__(
        self,
        store: Store,
        bot_pool: BotPool,
        is_ours: Callable[[str], bool] = lambda id: True,
        limits: Limits | None = None,
        absence: float = ABSENCE,
        keep: float | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.absence = absence
        self.keep = keep  # days after which a table without news is deleted; None: never
        self.opening = SideThread("opening", self.limits.waiting_aside)
        self.looking_back = SideThread("looking back", self.limits.waiting_aside)
        self.checker = SaveChecker(self.limits)
        self.store = store
        self.bot_pool = bot_pool
        self._is_ours = is_ours  # are those who ask for the table led to this process?
        self._tables: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._unreadable: dict[str, tuple[Message, float]] = {}  # by table, and when it was tried
        self._stuck: WeakKeyDictionary[LiveTable, object] = WeakKeyDictionary()  # the moment at which a bot failed
        self._telling: set[asyncio.Task[None]] = set()
        self._elsewhere: dict[str, Presence] = {}  # by table: who is there in other processes

    def start(self, supervision: Supervision) -> None:
        self.store.journal.on_waiting = self._tell_waiting
        supervision.keep("sweeper", self._sweep)

    def _tell_waiting(self, ids: set[str]) -> None:
        """What people do is being stored, but the database is busy."""
        for id in ids:
            if (table := self._tables.get(id)) is not None:
                table.tell(Message("web-storing"), passing=True)

    async def stop(self) -> None:
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            await self.keep_positions()
        except Exception as error:  # the database is away: what was kept before will have to do
            refusal_for(error, "keeping positions")
        for table in self._tables.values():
            for client in table.clients:
                client.close()
        self.opening.stop()
        self.looking_back.stop()
        self.checker.stop()

    # ---- opening

    async def open(self, id: str, address: str = "") -> LiveTable:
        """The table in use, read from its log when it is not yet: on the account of an address, or of nobody."""
        found = self._tables.get(id)
        if found is None:
            try:
                async with self._opening.setdefault(id, asyncio.Lock()):
                    found = self._tables.get(id) or await self._read(id, address)
            finally:  # also when there is no such table: whoever guesses names must not fill the memory
                self._opening.pop(id, None)
        found.used = time.monotonic()
        return found

    def new_id(self) -> str:
        """The name of a new table, such that those who come to it are led to this process, where it is open."""
        while not self._is_ours(id := new_table_id()):
            pass
        return id

    async def add(self, row: TableRow, match: Match, around: Around) -> None:
        """A new table: kept for good, and open, since somebody will come to it at once."""
        self._make_room()
        entries = record.history_entries(row.id, match, row.created)
        table = self._set_up(row, not_read(match), entries, around)
        await self.store.create(row, entries, around, table.summary.text())
        self._tables[row.id] = table

    async def _read(self, id: str, address: str) -> LiveTable:
        problem, tried = self._unreadable.get(id, (None, 0.0))
        if problem is not None and time.monotonic() - tried < _UNREADABLE:
            raise Refusal(problem, status=410)
        try:
            row = await self.store.table(id)
            if row is None:
                raise Refusal(Message("web-no-table"), status=404)
            self._make_room()
            entries = await self.store.entries(id)
            last = await self.store.last_position(id)
            around = await self.store.around(id)
            if len(entries) < _SHORT_LOG:
                found = read(row, entries, last)
            else:  # in a thread: playing a long log again takes a while, and others are at their tables
                found = await self.opening.do(address, read, row, entries, last)
            table = self._set_up(row, found, entries, around)
            table.kept = -1 if last is None else last.number
        except (SQLAlchemyError, OSError):  # the database's trouble, not the table's
            raise
        except Exception as error:
            if isinstance(error, Refusal) and error.status in (404, 503):
                raise
            raise self._cannot_read(id, error) from error
        self._unreadable.pop(id, None)
        self._tables[id] = table
        return table

    def is_unreadable(self, id: str) -> bool:
        """Was it found out a while ago?"""
        return id in self._unreadable

    def _cannot_read(self, id: str, error: Exception) -> Refusal:
        """Other rules than these, or a damaged row: the table is kept, and nobody else is disturbed by it."""
        if id not in self._unreadable:  # else the log has it already
            cause = error.__cause__ or error
            place = traceback.extract_tb(cause.__traceback__)[-1]  # not its text: that may hold secrets of the match
            where = f"{Path(place.filename).name}:{place.lineno}"
            log.error("table %s cannot be read: %s at %s", id, type(cause).__name__, where)
        problem = error.message if isinstance(error, Refusal) else Message("web-table-unreadable", number=0)
        while len(self._unreadable) >= _MOST_IDLE:
            del self._unreadable[next(iter(self._unreadable))]
        self._unreadable[id] = (problem, time.monotonic())
        return Refusal(problem, status=410)

    def _set_up(self, row: TableRow, found: Read, entries: list[EntryRow], around: Around) -> LiveTable:
        table = LiveTable(self.store, row, found, entries, around, self.absence, self.bot_pool)
        table.limits = self.limits
        table.elsewhere = self._elsewhere.setdefault(row.id, {})
        proposals(table)
        seats_for(table, "")
        table.picture.frame(None, table.events_count)  # whatever cannot be shown is found out here
        return table

    def _make_room(self) -> None:
        """For one more table, by forgetting those at which nobody is; Busy when people are at all of them."""
        lines = sum(len(table.match.history) + table.version // _UNDONE for table in self._tables.values())
        if len(self._tables) < self.limits.tables_in_use and lines < self.limits.lines_in_use:
            return
        now = time.monotonic()
        empty = [table for table in self.tables() if not table.clients and not table.is_busy]
        idle = [table for table in empty if self._is_idle(table) and now - table.used > _BEING_USED]
        if not idle:  # bots that play for nobody go on when somebody comes back
            idle = [table for table in empty if table.row.id in self._thinking]
        if not idle:
            raise Busy(Message("web-busy-tables"), 30)
        idle.sort(key=lambda table: (not table.is_kept, table.used))
        for table in idle[: 1 + len(idle) // 10]:  # not all over again for the next one
            self.dismiss(table.row.id)

    def live(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    def tables(self) -> list[LiveTable]:
        return list(self._tables.values())

    # ---- bots

    def let_bots_play(self, table: LiveTable, delay: float = 0.0) -> None:
        """Start thinking, if a bot is to choose and none is thinking yet."""
        id = table.row.id
        if self._stuck.get(table) == _moment(table):
            return
        if id not in self._thinking and table.waiting_bots() and (table.people() or table.clients):
            task = self._thinking[id] = asyncio.create_task(self._play_bots(table, delay))
            task.add_done_callback(lambda done: self._thought(id, done))

    def _thought(self, id: str, task: asyncio.Task[None]) -> None:
        self._thinking.pop(id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot failed at a table", exc_info=error)

    async def _play_bots(self, table: LiveTable, delay: float) -> None:
        """Until no bot is to choose.  What fails while the database is away is tried again; else it is told."""
        await asyncio.sleep(delay)
        pause = _FIRST_PAUSE
        while True:
            try:
                await self._play_bots_on(table)
                return
            except Deleted as deleted:
                self.dismiss(table.row.id, deleted.message)
                return
            except ChronotableError as error:  # a described position that does not go on, for instance
                problem = Refusal(error.message)
            except Refusal as refusal:
                problem = refusal
            except Exception as error:
                problem = refusal_for(error, "a bot's choice")
            if problem.status != HTTPStatus.SERVICE_UNAVAILABLE:
                break
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        self._stuck[table] = _moment(table)
        if waiting := table.waiting_bots():
            table.tell(Message("web-bot-stuck", seat=waiting[0] + 1, reason=problem.message))

    async def _play_bots_on(self, table: LiveTable) -> None:
        """Those who choose at the same time think at the same time, as many as there are processes to think in."""
        while (table.people() or table.clients) and (waiting := table.waiting_bots()):
            together = waiting[: self.bot_pool.processes]
            ended = await asyncio.gather(*[self._play_bot(table, seat) for seat in together], return_exceptions=True)
            for problem in ended:
                if problem is not None:
                    raise problem

    async def _play_bot(self, table: LiveTable, seat: int) -> None:
        version = table.version
        bot = table.seat(seat).bot
        if bot is None:
            return
        key = None if table.lesson is None else scripted(table.lesson, table.match, seat)
        if key is None:
            chosen = await self.bot_pool.choose(table.match.clone(), seat, bot, table.address, table.row.id)
        else:
            chosen = Chosen(key)
        await table.do(choose_for_bot(table, seat, bot, version, chosen.key, chosen.instead, chosen.heir))
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
            try:
                await table.do(table.catch_up())
            except Refusal:  # the other process has other rules, or wrote nonsense
                self.dismiss(id)
                raise
            self.let_bots_play(table, _OTHERS_TURN)
        elif not await table.do(table.look_around()):
            self.dismiss(id, Message("web-table-deleted"))

    def tell_presence(self, table: LiveTable) -> None:
        """Somebody came or went: the other processes hear of it, once for all who do so at the same time."""
        if self.store.is_shared:
            table.presence_told.ask(lambda: self._in_background(self.announce_presence(table)))

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._told)

    def _told(self, task: asyncio.Task[None]) -> None:
        self._telling.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("other processes could not be told who is here: %s", type(error).__name__)

    async def announce_presence(self, table: LiveTable) -> None:
        """Let the other processes know who is here."""
        try:
            await self._announce(table)
        except Exception as error:  # it is said again and again anyway
            refusal_for(error, "telling who is here")

    async def _announce(self, table: LiveTable) -> None:
        seats = ",".join(map(str, sorted(table.present())))
        await self.store.journal.announce("here", f"{table.row.id}:{seats}")

    def heard_presence(self, sender: str, content: str) -> None:
        id, _, seats = content.partition(":")
        table = self._tables.get(id)
        before = table.here() if table is not None else None
        present = frozenset(int(seat) for seat in seats.split(",") if seat)
        self._elsewhere.setdefault(id, {})[sender] = (present, time.monotonic())
        if table is not None and before != table.here():
            table.show_table()

    def here(self, id: str) -> set[int]:
        """The seats of people who are connected, to whichever process."""
        table = self._tables.get(id)
        if table is not None:
            return table.here()
        return {seat for seats, _ in self._elsewhere.get(id, {}).values() for seat in seats}

    async def catch_up(self) -> None:
        """Something may have been missed: look at every table."""
        for table in self.tables():
            try:
                await self.heard("log", table.row.id)
                await self.heard("around", table.row.id)
            except Refusal as refusal:  # its log cannot be followed any more
                log.warning("table %s is closed here: %s", table.row.id, refusal.message.id)

    # ---- deleting

    async def delete(self, id: str, quiet_since: float | None = None) -> bool:
        """For good; whoever is at the table is told, here and at other processes."""
        is_deleted = await self.store.delete(id, quiet_since)
        if is_deleted:
            self.dismiss(id, Message("web-table-deleted"))
        return is_deleted

    def is_visited(self, id: str) -> bool:
        """Is somebody at the table, if only to watch?"""
        table = self._tables.get(id)
        return bool(self._elsewhere.get(id)) or (table is not None and bool(table.clients))

    async def leave_deleted(self) -> None:
        """Whoever runs the server may delete tables beside it, of which SQLite tells nobody."""
        here = list(self._tables)
        kept = await self.store.kept(here)
        for id in here:
            if id not in kept:
                self.dismiss(id, Message("web-table-deleted"))

    def dismiss(self, id: str, why: Message | None = None) -> None:
        """Nobody is at it here any more.  Without a reason they may come again, and the table is read anew."""
        table = self._tables.pop(id, None)
        if thought := self._thinking.get(id):
            thought.cancel()
        for client in list(table.clients) if table else ():
            if why is None:
                client.close()
            else:
                client.dismiss(why)

    # ---- forgetting

    async def _sweep(self, part: Part) -> None:
        while True:
            await asyncio.sleep(_SWEEP)
            await self.keep_positions()
            self._forget_idle()
            await self.leave_deleted()
            await self._tell_presence()
            part.works()

    async def keep_positions(self) -> None:
        """Where the matches stand: all that is left of them if a program with other rules comes next."""
        for table in self.tables():
            if table.is_kept:
                continue
            try:
                row, summary = record.last_position(table.row.id, table.version, table.match), table.summary.text()
            except Exception:  # a fault of that game's description: the other tables are kept all the same
                log.exception("the position of table %s cannot be kept", table.row.id)
                table.kept = table.version
                continue
            await self.store.keep_position(row, summary)
            table.kept = row.number

    def _forget_idle(self) -> None:
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
        for id, presence in list(self._elsewhere.items()):
            for process, (_, known) in list(presence.items()):
                if now - known > 3 * _SWEEP:
                    del presence[process]
            if not presence and id not in self._tables:
                del self._elsewhere[id]
        for table in self.tables():
            if table.clients:
                await self._announce(table)

    def _is_idle(self, table: LiveTable) -> bool:
        return not table.clients and table.row.id not in self._thinking and not table.is_busy


def _moment(table: LiveTable) -> object:
    """Something else may come of it when anything of this has changed."""
    return table.version, [row.bot for row in table.around.seats]
