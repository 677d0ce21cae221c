"""Work that takes a while, beside the event loop: one thing after the other in a thread of its own.

One thread, not several: whatever it does, the event loop has to wait for it alone when it wants to go on, and what
many ask for at once waits in a line that has an end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from chronotable.kernel.message import Message
from chronotable.server.errors import Busy

P = ParamSpec("P")
T = TypeVar("T")


class SideThread:
    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._waiting = 0

    async def do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What the work gives; Busy when too many wait already."""
        if self._waiting >= self._most:
            raise Busy(Message("web-busy-reading"))
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, lambda: work(*args, **named))
        finally:
            self._waiting -= 1

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
