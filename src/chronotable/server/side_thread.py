"""Work that takes a while, beside the event loop: one thing after the other in a thread of its own.

One thread, not several: whatever it does, the event loop has to wait for it alone when it wants to go on.  What many
ask for at once waits in a line that is fair between addresses, and that has an end: when it is full, whoever has most
in it gives way.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, ParamSpec, TypeVar

from chronotable.kernel.message import Message
from chronotable.server.errors import Busy
from chronotable.server.fair_queue import FairQueue, Job

P = ParamSpec("P")
T = TypeVar("T")
_PLACE = 0  # there is one thread


@dataclass(eq=False, slots=True, kw_only=True)
class _Work(Job):
    carry_out: Callable[[], Any]
    done: asyncio.Future[Any]
    cost: float = 0.0  # seconds of the processor

    def run(self) -> Any:
        begun = time.thread_time()
        try:
            return self.carry_out()
        finally:
            self.cost = time.thread_time() - begun


class SideThread:
    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._queue = FairQueue()
        self._running: _Work | None = None
        self._is_stopped = False

    async def do(self, address: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work gives, on the account of an address; Busy when too many wait already."""
        if len(self._queue) >= self._most:
            self._make_room(address)
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        wanted = _Work(address, carry_out=partial(work, *args, **named), done=done)
        self._queue.add(wanted)
        self._go_on()
        try:
            return await done
        finally:
            if wanted is not self._running:  # whoever waited may have gone
                self._queue.remove(wanted)

    def _make_room(self, address: str) -> None:
        last = self._queue.last_of_most(address)
        if last is None:
            raise Busy(Message("web-busy-reading"))
        assert isinstance(last, _Work)
        self._queue.remove(last)
        if not last.done.done():
            last.done.set_exception(Busy(Message("web-busy-reading")))

    def _go_on(self) -> None:
        if self._running is not None or (following := self._queue.take(_PLACE)) is None:
            return
        assert isinstance(following, _Work)
        self._running = following
        asyncio.get_running_loop().run_in_executor(self._thread, following.run).add_done_callback(self._ended)

    def _ended(self, outcome: asyncio.Future[Any]) -> None:
        ended, self._running = self._running, None
        assert ended is not None
        self._queue.had(ended, ended.cost)
        self._queue.remove(ended)
        if not ended.done.done():  # else whoever waited has gone
            if outcome.cancelled():
                ended.done.cancel()
            elif (problem := outcome.exception()) is not None:
                ended.done.set_exception(problem)
            else:
                ended.done.set_result(outcome.result())
        if not self._is_stopped:
            self._go_on()

    def stop(self) -> None:
        """What has not begun is not done any more."""
        self._is_stopped = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        while (waiting := self._queue.take(_PLACE)) is not None:
            assert isinstance(waiting, _Work)
            self._queue.remove(waiting)
            waiting.done.cancel()
