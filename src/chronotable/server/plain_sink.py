"""The sink of a socket that is uvicorn's own: slower, and all that a table needs.

For the tests, and for the day on which uvicorn's module is not where `transport.py` looks for it.  What comes in is
received by ASGI alone, so nothing is dealt with where it arrives; pings and the like are counted by nobody.
"""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.types import Send

from chronotable.server.limits import Bucket, Limits
from chronotable.server.sink import Inbox
from chronotable.server.table.viewer import Ready

_LAST_WORDS = 1.0  # seconds in which they can be sent
_ROOM = 65_536  # bytes, as asyncio's own connections have


class PlainSink:
    def __init__(self, send: Send) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.inbox = Inbox()  # of which nobody takes anything
        self.controls = Bucket(Limits().controls)
        self._send = send
        self._line: deque[Ready] = deque()
        self._bytes = 0  # in line
        self._sending: asyncio.Task[None] | None = None
        self._is_gone = False

    def put(self, *ready: Ready) -> None:
        if self._is_gone:
            raise ConnectionError
        self._line.extend(ready)
        self._bytes += sum(len(each.payload) for each in ready)
        if self._bytes > _ROOM:
            self.writable.clear()  # what comes now waits in the client's line, which has an end
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_on())

    async def _send_on(self) -> None:
        try:
            while self._line:
                await self._send({"type": "websocket.send", "text": self._line[0].payload.decode()})
                self._bytes -= len(self._line.popleft().payload)
        except (OSError, RuntimeError):  # closed, by either side
            self._is_gone = True
        self._sending = None
        self.writable.set()

    async def flush(self) -> None:
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=_LAST_WORDS)  # no longer: perhaps they do not read
