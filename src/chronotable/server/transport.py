"""The WebSocket of uvicorn, with a short way in for plain frames and a short way out for frames that are ready.

A table's state goes to many sockets at once, often the same bytes to several of them.  The usual way of ASGI makes a
message, a coroutine and a frame anew for each; here a frame is made once and written where it goes.

What comes in is mostly one small text in one frame.  That is read here, by hand; all else is the library's.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame
from websockets.http11 import Response

from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.limits import Bucket, Limits
from chronotable.server.problems import problem
from chronotable.server.security import HEADERS
from chronotable.server.sink import EXTENSION, TOO_FAST, Inbox
from chronotable.server.table.viewer import Ready

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part of the library for this platform
    from websockets.utils import apply_mask

_FINAL = 0x80  # the first byte of a frame (RFC 6455, 5.2): the last one, or the only one, of its message
_TEXT = 0x81  # and a text, not compressed
_MASKED = 0x80  # in the second byte, beside the length
_MASK_SIZE = 4
_MOST_UNREAD = 16  # messages; then the other side has to wait
_FRAMES_A_TURN = 32  # some two milliseconds of work
_BYTES_A_TURN = 64_000
_SLICE = 512  # bytes that the library gets at once: at most 85 frames
_SURPLUS = 40  # pings and the like beyond the rate before the connection is closed
_LAST_WORDS = 1.0  # seconds in which they can be sent
_REFUSED = {  # by the status that uvicorn or the library would answer with; others are requests of a wrong form
    HTTPStatus.FORBIDDEN: (HTTPStatus.NOT_FOUND, "web-no-page"),  # no socket is there
    HTTPStatus.METHOD_NOT_ALLOWED: (HTTPStatus.METHOD_NOT_ALLOWED, "web-method"),
    HTTPStatus.INTERNAL_SERVER_ERROR: (HTTPStatus.INTERNAL_SERVER_ERROR, "web-server-trouble"),
}


class TableSocket(WebSocketsSansIOProtocol):
    """Given to uvicorn as its WebSocket protocol; the application finds the sink in the scope.

    Whatever one connection sends, a turn of the event loop deals with a bounded part of it; the rest waits here while
    nothing more is read.  Texts are counted by the application.  What never reaches it is counted here: pings, pongs,
    and messages in parts.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.inbox = Inbox()
        self.queue = cast(Any, self.inbox)
        self.conn.reject = _refused  # type: ignore[method-assign]  # the library's own words are not for people
        self.controls = Bucket(Limits().controls)  # the application may have others
        self.on_lost: Callable[[], None] = _nothing
        self._surplus = _SURPLUS
        self._reads_by_hand = True
        self._rest = b""  # has arrived and was not looked at yet
        self._frames_now = 0  # dealt with in this turn
        self._next_turn: asyncio.Handle | None = None  # in which the rest is looked at
        self._is_shut = False  # nothing is read any more

    async def run_asgi(self) -> None:
        cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_lost()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Nobody is there, or they do not read: what they were sent must not be kept for ever."""
        super().keepalive_timeout()
        self.loop.call_later(_LAST_WORDS, self.transport.abort)

    # ---- in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:  # the request itself
            super().data_received(data)
        elif not self._is_shut:
            self._rest = self._rest + data if self._rest else data
            if self._next_turn is None:
                self._take_some()

    def _take_some(self) -> None:
        """Deal with what has arrived, or with so much of it as one turn is for."""
        if not self.handshake_complete:  # the application has not let them in yet; it begins to read when it has
            self._wait(is_next_turn=False)
            return
        self._frames_now = 0
        start, data = 0, self._rest
        while start < len(data) and not self.read_paused and not self._is_shut:
            if self._frames_now >= _FRAMES_A_TURN or start >= _BYTES_A_TURN:
                break
            start = self._take_frame(data, start) if self._reads_by_hand else self._hand_over(data, start, _SLICE)
        if self._is_shut or self.disconnected or self.transport.is_closing():
            self._rest = b""
            return
        self._rest = data[start:]
        if self._rest:
            self._wait(is_next_turn=not self.read_paused)

    def _wait(self, is_next_turn: bool) -> None:
        """Nothing is read meanwhile.  Without a next turn, whoever empties the inbox goes on."""
        if not self.read_paused:
            self.transport.pause_reading()
        if is_next_turn:
            self._next_turn = self.loop.call_soon(self._take_turn)

    def _take_turn(self) -> None:
        self._next_turn = None
        self._go_on()

    def _go_on(self) -> None:
        """In the next turn, or when the inbox is empty again."""
        if self._is_shut or self.transport.is_closing() or self._next_turn is not None:
            return
        if self._rest:
            self._take_some()
        if not self._rest and not self.read_paused and not self._is_shut:
            self.transport.resume_reading()

    def _take_frame(self, data: bytes, start: int) -> int:
        """A whole frame: a plain text is taken here, others by the library.  Where the next one begins.

        A frame that comes in pieces or is too long, or a message of several frames, is the library's, and so is all
        that follows: it alone knows then where the next frame begins.
        """
        body, end = _measured(data, start)
        if end > len(data) or end - body > self.config.ws_max_size or not data[start] & _FINAL:
            self._reads_by_hand = False
            return start
        if data[start] != _TEXT or not self._is_taken(data[body - _MASK_SIZE : body], data[body:end]):
            return self._hand_over(data, start, end - start)
        self._frames_now += 1
        return end

    def _hand_over(self, data: bytes, start: int, size: int) -> int:
        """To the library, which tells the handlers below what it finds."""
        super().data_received(data[start : start + size])
        return start + size

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

    async def receive(self) -> Any:
        message = await self.inbox.get()
        if self.read_paused and self.inbox.empty():
            self.read_paused = False
            self._go_on()
        return message

    async def send(self, message: Any) -> None:
        had_begun, was_paused = self.handshake_complete, self.read_paused
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # by an answer of the application's; else uvicorn logs that there was none
        if self._is_shut and self.close_timer is not None:
            self._hurry()
        elif (not had_begun and self.handshake_complete) or (was_paused and not self.read_paused):
            self._go_on()

    # ---- what the library finds

    def handle_ping(self) -> None:
        if self._is_slow_enough():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._is_slow_enough():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        self._take_part(event, super().handle_text)

    def handle_bytes(self, event: Frame) -> None:
        self._take_part(event, super().handle_bytes)

    def handle_cont(self, event: Frame) -> None:
        self._take_part(event, super().handle_cont, is_first=False)

    def _take_part(self, event: Frame, handle: Callable[[Frame], None], is_first: bool = True) -> None:
        """A message in one frame is counted by the application; one in parts, by its parts: they may be empty.

        When the application has said goodbye it counts nothing any more.
        """
        if event.fin and is_first and not self.close_sent:
            self._frames_now += 1
        else:
            self._is_slow_enough()
        if not self._is_shut:
            handle(event)

    def _is_slow_enough(self) -> bool:
        """A few more than the rate allows do no harm; then the application is told, and nothing more is read."""
        self._frames_now += 1
        if self.controls.take():
            return not self._is_shut
        self._surplus -= 1
        if self._surplus < 0 and not self._is_shut:
            self._shut()
        return False

    def _shut(self) -> None:
        self._is_shut = True
        self._rest = b""
        self.frames = []
        self.read_paused = False
        self.transport.pause_reading()
        if not self.close_sent:
            self.inbox.put_nowait({"type": TOO_FAST})
        else:
            self._hurry()

    def _hurry(self) -> None:
        """Whoever floods gets no ten seconds to answer the close."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(_LAST_WORDS, self.transport.close)

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

    async def flush(self) -> None:
        """Nothing waits: `put` writes."""


def _nothing() -> None:
    """Nobody has to know."""


def _refused(status: int, text: str) -> Response:
    """What is no handshake, or for a place without a socket, is refused like any other request."""
    ours, words = _REFUSED.get(HTTPStatus(status), (HTTPStatus(status), "web-request-form"))
    answer = problem(Refusal(Message(words), status=ours))
    headers = Headers({**HEADERS, **answer.headers, "Connection": "close"})
    return Response(ours.value, ours.phrase, headers, bytes(answer.body))


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
