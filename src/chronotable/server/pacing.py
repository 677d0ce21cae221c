"""What many ask for at the same time, spread over turns of the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from chronotable.server.limits import Bucket, Rate


class Once:
    """Things asked for again and again are done at once and then, however often, once in a turn of the event loop.

    Beyond the rate they wait a little longer, too: what comes and goes all the time is told less often.
    """

    __slots__ = ("_bucket", "_is_wanted", "_timer")

    def __init__(self, rate: Rate) -> None:
        self._bucket = Bucket(rate)
        self._timer: asyncio.Handle | None = None
        self._is_wanted = False

    def ask(self, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._is_wanted = True
            return
        pause = 0.0 if self._bucket.take() else 1 / self._bucket.rate.a_second
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(pause, self._go_on, do) if pause else loop.call_soon(self._go_on, do)
        do()

    def _go_on(self, do: Callable[[], None]) -> None:
        self._timer = None
        if self._is_wanted:
            self._is_wanted = False
            self.ask(do)


class Gate:
    """Lets one through in a turn of the event loop, in order: what many ask for at once does not stop all else."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def go_through(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)
