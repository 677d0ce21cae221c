"""The WebSocket of uvicorn, with a short way in for plain frames and a short way out for frames that are ready.

A table's state goes to many sockets at once, often the same bytes to several of them.  The usual way of ASGI makes a
message, a coroutine and a frame anew for each; here a frame is made once and written where it goes.

What comes in is mostly one small text in one frame.  That is read here, by hand; all else is the library's.
"""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from struct import Struct
from typing import Any, Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part of the library for this platform
    from websockets.utils import apply_mask

_FINAL = 0x80  # the first byte of a frame (RFC 6455, 5.2): the last one, or the only one, of its message
_TEXT = 0x81  # and a text, not compressed
_MASKED = 0x80  # in the second byte, beside the length
_MASK_SIZE = 4
_LONG, _LONGEST = Struct(">BBH"), Struct(">BBQ")  # the beginnings of frames that are not short
_MOST_UNREAD = 16  # messages; then the other side has to wait
EXTENSION = "chronotable.sink"  # among the `extensions` of a socket's scope


class Ready:
    """A text that is ready to be sent: its bytes, and the frame around them as most connections take it."""

    __slots__ = ("frame", "payload")

    def __init__(self, payload: bytes) -> None:
        self.payload = payload
        size = len(payload)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = _LONG.pack(_TEXT, 126, size)
        else:
            head = _LONGEST.pack(_TEXT, 127, size)
        self.frame = head + payload


class Sink(Protocol):
    """Where a socket's frames go, and come from."""

    writable: asyncio.Event  # cleared while the connection has no room
    inbox: Inbox

    def put(self, *ready: Ready) -> None:
        """Write it now and at once; OSError when the connection is gone."""


class Inbox:
    """What uvicorn needs of an `asyncio.Queue`, for one reader: a third of the work.

    A text for which the reader is waiting may be dealt with where it arrives, without waking the reader; until that is
    done the inbox is `held`, and what comes then has to wait.
    """

    def __init__(self) -> None:
        self.at_once: Callable[[str], bool] | None = None  # deals with a text, or says that the reader has to
        self._messages: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None
        self._is_held = False

    def __len__(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        self._wake()

    def put_text(self, text: str) -> None:
        reader = self._reader
        is_idle = reader is not None and not reader.done() and not self._is_held and not self._messages
        if not (is_idle and self.at_once is not None and self.at_once(text)):
            self.put_nowait({"type": "websocket.receive", "text": text})

    def hold(self) -> None:
        self._is_held = True

    def go_on(self) -> None:
        self._is_held = False
        if self._messages:
            self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done() and not self._is_held:
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._messages.popleft()


class TableSocket(WebSocketsSansIOProtocol):
    """Given to uvicorn as its WebSocket protocol; the application finds the sink in the scope."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.inbox = Inbox()
        self.queue = cast(Any, self.inbox)
        self._reads_by_hand = True

    async def run_asgi(self) -> None:
        cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    # ---- in

    def data_received(self, data: bytes) -> None:
        """Whole frames are handled one by one: plain texts here, others by the library.

        A frame that comes in pieces or is too long, or a message of several frames, is the library's, and so is all
        that follows: it alone knows then where the next frame begins.
        """
        start, size = 0, len(data)
        if not self.handshake_complete:
            self._reads_by_hand = not self.handshake_initiated  # whoever sends frames too early has a strange client
            size = 0
        while start < size and self._reads_by_hand:
            body, end = _measured(data, start)
            if end > size or end - body > self.config.ws_max_size or not data[start] & _FINAL:
                self._reads_by_hand = False
            elif data[start] == _TEXT and self._is_taken(data[body - _MASK_SIZE : body], data[body:end]):
                start = end
            else:
                super().data_received(data[start:end])
                start = end
        if start < len(data):
            super().data_received(data[start:] if start else data)

    def _is_taken(self, mask: bytes, masked: bytes) -> bool:
        """A text for the application, unless it is none: the library will say so."""
        if self.close_sent:
            return False
        try:
            text = apply_mask(masked, mask).decode()
        except UnicodeDecodeError:
            return False
        self.inbox.put_text(text)
        if len(self.inbox) >= _MOST_UNREAD and not self.read_paused:
            self.read_paused = True  # until the inbox is empty
            self.transport.pause_reading()
        return True

    # ---- out

    def put(self, *ready: Ready) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionError
        if self.conn.extensions:  # compressed: every connection has its own memory of what was sent before
            for each in ready:
                self.conn.send_text(each.payload)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(ready[0].frame if len(ready) == 1 else b"".join([each.frame for each in ready]))


def _measured(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of a masked frame begins and ends; an end beyond the data when that is not to be seen."""
    unknown = len(data) + 1
    if len(data) < start + 2 or not data[start + 1] & _MASKED:
        return start, unknown
    body, length = start + 2 + _MASK_SIZE, data[start + 1] - _MASKED
    if length == 126:
        body += 2
        length = int.from_bytes(data[start + 2 : start + 4], "big")
    elif length == 127:
        return start, unknown  # too long for us anyway
    return body, body + length
