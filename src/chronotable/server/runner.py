"""Carrying out what happens at a table: its commands say what is to be done, here it is done.

A command is begun where it arrives and goes on by plain calls whenever what it waited for has come.  Nothing is judged
here, and there is no second way: whoever wants to wait for the end of a command waits for a future around it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from chronotable.server.bot_pool import BotPool
from chronotable.server.storage.store import Store
from chronotable.server.table import effects
from chronotable.server.table.effects import ALONE, Append, Effect, Steps

T = TypeVar("T")
Ended = Callable[[Any, Exception | None], None]  # hears what came of it, or why nothing did
log = logging.getLogger("chronotable.server")


class Runner:
    """Of one table: those who want to be alone with it are, one after the other, in the order of their coming."""

    def __init__(self, table: str, store: Store, bot_pool: BotPool | None = None) -> None:
        self.is_busy = False  # somebody is changing the table
        self._table = table
        self._store = store
        self._bot_pool = bot_pool
        self._line: deque[_Run] = deque()
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, steps: Steps[Any], ended: Ended) -> None:
        """Begin it: as far as nothing has to be waited for it is done in this very call."""
        _Run(self, steps, ended).go_on()

    async def do(self, steps: Steps[T]) -> T:
        """The same for those who wait.  It goes on to its end also when they do not."""
        end: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def ended(result: T, problem: Exception | None) -> None:
            if end.done():
                return
            if problem is None:
                end.set_result(result)
            else:
                end.set_exception(problem)

        self.run(steps, ended)
        return await end

    def let_alone(self, run: _Run) -> None:
        """It goes on when those who were here before it are through."""
        if run.is_alone:
            run.go_on()
        elif self.is_busy:
            self._line.append(run)
        else:
            self.is_busy = run.is_alone = True
            run.go_on()

    def next(self) -> None:
        """Whoever was alone is through."""
        if not self._line:
            self.is_busy = False
            return
        run = self._line.popleft()
        run.is_alone = True
        asyncio.get_running_loop().call_soon(run.go_on)  # no call from here: a long line would be as many, nested

    def perform(self, effect: Effect, done: Ended) -> None:
        if type(effect) is Append:  # nearly always, and needs no task
            self._store.journal.add(effect.entry, lambda problem: done(None, problem))
            return
        task = asyncio.create_task(self._perform(effect))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._performed(task, done))

    def _performed(self, task: asyncio.Task[Any], done: Ended) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            done(None, ConnectionAbortedError("the server stops"))
        elif isinstance(problem := task.exception(), Exception):
            done(None, problem)
        else:
            done(task.result(), None)

    async def _perform(self, effect: Effect) -> Any:
        store, id = self._store, self._table
        match effect:
            case effects.ReadLog(after):
                return await store.entries(id, after)
            case effects.ReadAround():
                return await store.around(id)
            case effects.IsKept():
                return await store.table(id) is not None
            case effects.TakeSeat(row, browser, was):
                return await store.take_seat(row, browser, was)
            case effects.AddDevice(row, browser, now):
                return await store.add_device(row, browser, now)
            case effects.ChangeSeat(row, columns):
                return await store.change_seat(row, columns)
            case effects.VacateSeat(row, known):
                return await store.vacate_seat(row, known)
            case effects.FreeSeat(before, row, version, known):
                return await store.free_seat(before, row, version, known)
            case effects.Mark(reason):
                return await store.mark(id, reason)
            case effects.ChangeProposals(change):
                return await store.change_proposals(id, change)
            case effects.AddTalk(command, line):
                return await store.say(id, command, line)
            case effects.KeepPosition(kept, summary):
                return await store.keep_position(kept, summary)
            case effects.Weigh(match, seat, address):
                assert self._bot_pool is not None
                return await self._bot_pool.weigh(match, seat, address)


class _Run:
    """One command on its way."""

    __slots__ = ("_ended", "_runner", "_steps", "is_alone")

    def __init__(self, runner: Runner, steps: Steps[Any], ended: Ended) -> None:
        self.is_alone = False
        self._runner = runner
        self._steps = steps
        self._ended = ended

    def go_on(self, outcome: Any = None, problem: Exception | None = None) -> None:
        """With what came of the last effect, to the next one or to the end."""
        try:
            effect = self._steps.send(outcome) if problem is None else self._steps.throw(problem)
        except StopIteration as end:
            self._end(end.value, None)
        except Exception as error:
            self._end(None, error)
        else:
            if effect is ALONE:
                self._runner.let_alone(self)
            else:
                self._runner.perform(effect, self.go_on)

    def _end(self, result: Any, problem: Exception | None) -> None:
        if self.is_alone:
            self._runner.next()
        try:
            self._ended(result, problem)
        except Exception:  # must not stop whoever told us that something was stored
            log.exception("the end of a command could not be told")
