"""Saves from outside are checked in a process of their own, under a deadline, before the server plays them again.

A thought can be given up only with the process that thinks it, and so can a check: whatever somebody finds that takes
for ever, it takes it there.  One process is enough; who uploads waits in a line that has an end.  What a check may take
is a processor's time: a good save is not refused because others are at work on the machine.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

from chronotable.games import game as find_game
from chronotable.kernel.errors import BadSave, ChangedRules, ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.notation import Save
from chronotable.kernel.replay import replay
from chronotable.server.bot_process import serve_the_server
from chronotable.server.errors import Busy, OtherRules, Refusal
from chronotable.server.limits import Limits
from chronotable.server.pack_shelf import PackShelf

_LONGEST = 2_000  # choices; the longest games have some 400
_STARTING = 120.0  # seconds that a new process may take on a busy machine
_LOOK = 0.05  # seconds between two looks at the end of its time
_CROWDED = 6  # times what a check may take: so long it is waited for, however little of a processor it gets


def replayed(text: str, shelf: PackShelf, go_on: bool = False) -> Match:
    """The match of a save, with the packs that it was made with."""
    save = Save(text)
    if len(save.choices) > _LONGEST:
        raise BadSave(Message("web-save-long", most=_LONGEST))
    game = find_game(save.header["game"])
    return replay(save, game, shelf.take(game.name, save.packs), go_on)


class _Problem(NamedTuple):
    message: Message
    can_go_on: bool


def _problem(text: str, shelf: PackShelf, go_on: bool, seconds: float) -> _Problem | None:
    """In the process of checks, which ends when that takes longer."""
    done = threading.Event()
    threading.Thread(target=_end_after, args=(time.process_time() + seconds, done), daemon=True).start()
    try:
        replayed(text, shelf, go_on)
    except (ChronotableError, Refusal) as error:
        return _Problem(error.message, isinstance(error, ChangedRules) and error.can_go_on)
    finally:
        done.set()
    return None


def _end_after(end: float, done: threading.Event) -> None:
    while not done.wait(max(_LOOK, end - time.process_time())):
        if time.process_time() >= end:
            os._exit(1)


def _nothing() -> None:
    """To know that the process is there."""


class SaveChecker:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._pool: ProcessPoolExecutor | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0

    async def check(self, text: str, shelf: PackShelf, go_on: bool = False) -> None:
        """Refusal when it is no good save; Busy when too many are being checked."""
        self.check_room()
        self._waiting += 1
        try:
            async with self._turn:
                problem = await self._ask(text, shelf, go_on)
        finally:
            self._waiting -= 1
        if problem is not None:
            raise OtherRules(problem.message) if problem.can_go_on else Refusal(problem.message)

    def check_room(self) -> None:
        """Busy when there is no use in sending a save."""
        if self._waiting >= self._limits.waiting_uploads:
            raise Busy(Message("web-busy-uploads"), 15)

    async def _ask(self, text: str, shelf: PackShelf, go_on: bool) -> _Problem | None:
        pool = self._pool
        try:
            if pool is None:
                spawn = multiprocessing.get_context("spawn")
                pool = self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=serve_the_server)
                begun = await asyncio.to_thread(pool.submit, _nothing)  # to start a process takes a while
                await asyncio.wait_for(asyncio.wrap_future(begun), _STARTING)
            seconds = self._limits.upload_seconds
            asked = asyncio.wrap_future(pool.submit(_problem, text, shelf, go_on, seconds))
            return await asyncio.wait_for(asked, _CROWDED * seconds)
        except BaseException as error:  # also when whoever asked has gone: what the process does now is for nobody
            self.stop()
            if isinstance(error, (TimeoutError, BrokenProcessPool)):
                raise Refusal(Message("web-upload-long"), status=422) from error
            raise

    def stop(self) -> None:
        """A check cannot be interrupted, its process can."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
