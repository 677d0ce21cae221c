"""One socket at a table: who it is, through which seat it looks, and what it has been told already."""
from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, cast

import msgspec

from chronotable.server.wire import Sent

_MOST_WAITING = 400  # frames; whoever reads slower than that is sent away and resumes later
_GOING_AWAY = 1001
encode = msgspec.json.Encoder().encode
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Client:
    """Frames go out in order and without waiting: a slow reader must not slow the table down.

    As long as the connection takes them they are written at once; what does not fit waits in line for `send_on`.
    """

    __slots__ = ("_line", "_send", "browser", "events_known", "is_closing", "is_sending", "seat", "talk_known")

    def __init__(self, browser: str, send: Send) -> None:
        self.browser = browser
        self.seat: int | None = None  # looks through this seat; None: a spectator
        self.events_known = 0
        self.talk_known = 0
        self.is_closing = False
        self.is_sending = False  # a frame that waited in line is on its way: nothing may overtake it
        self._send = send
        self._line: asyncio.Queue[str | None] = asyncio.Queue(_MOST_WAITING)

    def send(self, frame: Sent) -> None:
        self.send_text(encode(frame).decode())

    def send_text(self, text: str) -> None:
        if self.is_closing or (self._line.empty() and not self.is_sending and self._write(text)):
            return
        try:
            self._line.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def _write(self, text: str) -> bool:
        """Write it now, if the connection has room: no task, no turn of the event loop.

        An ASGI server waits only for room, and before it has written anything; so the first step of its `send` either
        does everything, or can be given up.
        """
        step = cast(Coroutine[Any, Any, None], self._send({"type": "websocket.send", "text": text}))
        try:
            step.send(None)
        except StopIteration:
            return True
        except (OSError, RuntimeError):  # the connection is gone; whoever reads from it will notice
            self.is_closing = True
            return True
        step.close()
        return False

    async def send_on(self) -> None:
        """Send what waits in line, until the client is sent away."""
        with contextlib.suppress(OSError, RuntimeError):
            while (text := await self._line.get()) is not None:
                self.is_sending = True
                await self._send({"type": "websocket.send", "text": text})
                self.is_sending = False
            await self._send({"type": "websocket.close", "code": _GOING_AWAY, "reason": ""})

    def close(self) -> None:
        """Nothing more is sent; what waits is forgotten if there is too much of it."""
        self.is_closing = True
        while self._line.full():
            self._line.get_nowait()
        self._line.put_nowait(None)
