"""Everything that runs in the background runs under supervision: what ends is logged and begun again.

A part is well as long as nothing happened to it; after a failure it is so again when it says that its work succeeds,
not already when it is tried again.  `/api/ready` shows the parts by their names.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from chronotable.server.storage.faults import fault

_FIRST_PAUSE = 0.5  # seconds before it is tried again; twice as long after every failure in a row
_LONGEST_PAUSE = 5.0
_CALM = 60.0  # seconds without a failure after which the next one counts as the first
log = logging.getLogger("chronotable.server")


class Part:
    """A part of the server that can be well or not."""

    def __init__(self, name: str, is_well: bool = True) -> None:
        self.name = name
        self.is_well = is_well
        self._is_told = False  # that it does not work

    def works(self) -> None:
        if self._is_told:
            log.warning("%s: works again", self.name)
        self.is_well, self._is_told = True, False

    def fails(self, why: str) -> None:
        if not self._is_told:
            log.warning("%s: does not work (%s)", self.name, why)
        self.is_well, self._is_told = False, True


Work = Callable[[Part], Awaitable[None]]


class Supervision:
    def __init__(self, first_pause: float = _FIRST_PAUSE, longest_pause: float = _LONGEST_PAUSE) -> None:
        self._first_pause = first_pause
        self._longest_pause = longest_pause
        self._parts: list[Part] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def part(self, name: str, is_well: bool = True) -> Part:
        """One more part; several may have the same name."""
        part = Part(name, is_well)
        self._parts.append(part)
        return part

    def readiness(self) -> dict[str, bool]:
        """By name: are all parts of that name well?"""
        found: dict[str, bool] = {}
        for part in self._parts:
            found[part.name] = found.get(part.name, True) and part.is_well
        return found

    def keep(self, name: str, work: Work, is_well: bool = True) -> asyncio.Task[None]:
        """Begin the work, and begin it again whenever it ends: it is meant to go on for ever.

        With `is_well=False` the part is not ready before it says so for the first time.
        """
        task = asyncio.create_task(self._keep(self.part(name, is_well), work), name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _keep(self, part: Part, work: Work) -> None:
        pause = self._first_pause
        while True:
            begun = time.monotonic()
            try:
                await work(part)
                log.error("%s: ended", part.name)
            except Exception as error:
                if fault(error) is None:  # else it is the database's: which part fails says enough
                    log.exception("%s: failed", part.name)
                part.fails(type(error).__name__)
            else:
                part.fails("ended")
            if time.monotonic() - begun > _CALM:
                pause = self._first_pause
            await asyncio.sleep(pause)
            pause = min(2 * pause, self._longest_pause)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
