"""One socket at a table: what it is shown goes out here, as fast as the connection takes it."""

from __future__ import annotations

import asyncio
import contextlib

from chronotable.kernel.message import Message
from chronotable.server.sink import Sink
from chronotable.server.table.viewer import Ready, Viewer
from chronotable.server.wire import Bye
from chronotable.server.wire_parts import Words

GOING_AWAY = 1001
_POLICY = 1008  # do not come back
_MOST_WAITING = 400  # frames; whoever reads slower than that is sent away and resumes later
_MOST_BYTES = 500_000  # of them: two whole states of the longest games; a hundred sockets may wait with as many


class Client(Viewer):
    """Frames go out in order and without waiting: a slow reader must not slow the table down.

    As long as the connection takes them they are written at once; what does not fit waits in line for `send_on`.
    """

    __slots__ = ("_bytes", "_line", "_sink", "close_code", "is_closing", "is_sending")

    def __init__(self, browser: str, sink: Sink, address: str = "") -> None:
        super().__init__(browser, address)
        self.close_code = GOING_AWAY
        self.is_closing = False
        self.is_sending = False  # a frame that waited in line is on its way: nothing may overtake it
        self._sink = sink
        self._line: asyncio.Queue[Ready | None] = asyncio.Queue(_MOST_WAITING)
        self._bytes = 0  # in line

    def put(self, *ready: Ready) -> None:
        if self.is_closing:
            return
        if self._sink.writable.is_set() and not self.is_sending and self._line.empty():
            try:
                self._sink.put(*ready)
            except OSError:  # the connection is gone; whoever reads from it will notice
                self.is_closing = True
            return
        for each in ready:
            if self._line.full() or self._bytes + len(each.frame) > _MOST_BYTES:
                self._forget_waiting()
                self.close()
                return
            self._bytes += len(each.frame)
            self._line.put_nowait(each)

    async def send_on(self) -> None:
        """Send what waits in line, until the client is sent away."""
        with contextlib.suppress(OSError):
            while (ready := await self._line.get()) is not None:
                self.is_sending = True
                self._bytes -= len(ready.frame)
                await self._sink.writable.wait()
                self._sink.put(ready)
                self.is_sending = False

    async def flush(self) -> None:
        """Let what the connection has taken go first, before it is closed."""
        await self._sink.flush()

    def dismiss(self, reason: Message) -> None:
        """Tell why, and that it is for good."""
        self.send(Bye(Words.of(reason)))
        self.close_code = _POLICY
        self.close()

    def close(self) -> None:
        """Nothing more is sent; what waits is forgotten if there is too much of it."""
        self.is_closing = True
        if self._line.full():
            self._forget_waiting()
        self._line.put_nowait(None)

    def _forget_waiting(self) -> None:
        """Whoever does not read may not read for a long time yet."""
        while not self._line.empty():
            self._line.get_nowait()
        self._bytes = 0
