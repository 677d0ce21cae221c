"""One socket at a table: who it is, through which seat it looks, and what it has been told already."""
from __future__ import annotations

import asyncio
import contextlib

import msgspec

from chronotable.kernel.message import Message
from chronotable.server.transport import Ready, Sink
from chronotable.server.wire import Bye, Sent
from chronotable.server.words import words

GOING_AWAY = 1001
_POLICY = 1008  # do not come back
_MOST_WAITING = 400  # frames; whoever reads slower than that is sent away and resumes later
encode = msgspec.json.Encoder().encode


class Client:
    """Frames go out in order and without waiting: a slow reader must not slow the table down.

    As long as the connection takes them they are written at once; what does not fit waits in line for `send_on`.
    """

    __slots__ = (
        "_line", "_sink", "address", "browser", "close_code", "events_known", "is_closing", "is_sending",
        "knows_table", "seat", "talk_known",
    )  # fmt: skip

    def __init__(self, browser: str, sink: Sink, address: str = "") -> None:
        self.browser = browser
        self.address = address
        self.seat: int | None = None  # looks through this seat; None: a spectator
        self.events_known = 0
        self.talk_known = 0
        self.knows_table = False
        self.close_code = GOING_AWAY
        self.is_closing = False
        self.is_sending = False  # a frame that waited in line is on its way: nothing may overtake it
        self._sink = sink
        self._line: asyncio.Queue[Ready | None] = asyncio.Queue(_MOST_WAITING)

    def send(self, frame: Sent) -> None:
        self.put(Ready(encode(frame)))

    def put(self, *ready: Ready) -> None:
        if self.is_closing:
            return
        if self._sink.writable.is_set() and not self.is_sending and self._line.empty():
            try:
                self._sink.put(*ready)
            except OSError:  # the connection is gone; whoever reads from it will notice
                self.is_closing = True
            return
        try:
            for each in ready:
                self._line.put_nowait(each)
        except asyncio.QueueFull:
            self.close()

    async def send_on(self) -> None:
        """Send what waits in line, until the client is sent away."""
        with contextlib.suppress(OSError):
            while (ready := await self._line.get()) is not None:
                self.is_sending = True
                await self._sink.writable.wait()
                self._sink.put(ready)
                self.is_sending = False

    def dismiss(self, reason: Message) -> None:
        """Tell why, and that it is for good."""
        self.send(Bye(words(reason)))
        self.close_code = _POLICY
        self.close()

    def close(self) -> None:
        """Nothing more is sent; what waits is forgotten if there is too much of it."""
        self.is_closing = True
        while self._line.full():
            self._line.get_nowait()
        self._line.put_nowait(None)
