"""Carrying out what happens at a table: its commands say what is to be done, here it is done.

A command is begun where it arrives and goes on by plain calls whenever what it waited for has come.  Nothing is judged
here, and there is no second way: whoever wants to wait for the end of a command waits for a future around it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from chronotable.server.bot_pool import BotPool
from chronotable.server.storage.store import Store
from chronotable.server.table import effects
from chronotable.server.table.effects import ALONE, Append, Effect, Steps

T = TypeVar("T")
Ended = Callable[[Any, Exception | None], None]  # hears what came of a command, or why nothing did
log = logging.getLogger("chronotable.server")


class Performed(Protocol):
    """Hears why an effect could not be had, or what came of it."""

    def __call__(self, problem: Exception | None = None, outcome: Any = None, /) -> None: ...


class Runner:
    """Of one table: those who want to be alone with it are, one after the other, in the order of their coming."""

    def __init__(self, table: str, store: Store, bot_pool: BotPool | None = None) -> None:
        self.is_busy = False  # somebody is changing the table
        self._table = table
        self._journal = store.journal
        self._store = store
        self._bot_pool = bot_pool
        self._line: deque[Performed] = deque()  # they go on, one after the other
        self._tasks: set[asyncio.Task[Any]] = set()

    def run(self, steps: Steps[Any], ended: Ended) -> None:
        """Begin it: as far as nothing has to be waited for it is done in this very call."""
        is_alone = False

        def go_on(problem: Exception | None = None, outcome: Any = None, /) -> None:
            """With what came of the last effect, to the next one or to the end."""
            nonlocal is_alone
            try:
                effect = steps.send(outcome) if problem is None else steps.throw(problem)
                while effect is ALONE:
                    if not is_alone:
                        is_alone = True
                        if self.is_busy:  # it goes on when all who were here before it are through
                            self._line.append(go_on)
                            return
                        self.is_busy = True
                    effect = steps.send(None)
            except StopIteration as end:
                self._end(is_alone, ended, end.value, None)
            except Exception as error:
                self._end(is_alone, ended, None, error)
            else:
                if type(effect) is Append:  # nearly always, and needs no task
                    self._journal.add(effect.entry, go_on)
                else:
                    self._perform(effect, go_on)

        go_on()

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

    def _end(self, was_alone: bool, ended: Ended, result: Any, problem: Exception | None) -> None:
        if was_alone:
            if self._line:  # no call from here: a long line would be as many, nested
                asyncio.get_running_loop().call_soon(self._line.popleft())
            else:
                self.is_busy = False
        try:
            ended(result, problem)
        except Exception:  # must not stop whoever told us that something was stored
            log.exception("the end of a command could not be told")

    # ---- effects

    def _perform(self, effect: Effect, done: Performed) -> None:
        task = asyncio.create_task(self._outcome(effect))
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._performed(task, done))

    def _performed(self, task: asyncio.Task[Any], done: Performed) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            done(ConnectionAbortedError("the server stops"))
        elif isinstance(problem := task.exception(), Exception):
            done(problem)
        else:
            done(None, task.result())

    async def _outcome(self, effect: Effect) -> Any:
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
            case effects.MakeAgain(deal):
                return await store.create_again(id, *await asyncio.to_thread(deal))
            case effects.KeepPosition(kept, summary):
                return await store.keep_position(kept, summary)
            case effects.Advise(match, seat, address, is_wanted):
                assert self._bot_pool is not None
                return await self._bot_pool.advise(match, seat, address, is_wanted)
