"""The WebSocket of uvicorn, with a short way out for frames that are ready.

A table's state goes to many sockets at once, often the same bytes to several of them.  The usual way of ASGI makes a
message, a coroutine and a frame anew for each; here a frame is made once and written where it goes.
"""
from __future__ import annotations

import asyncio
from typing import Protocol, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_TEXT = 0x81  # a whole text in one frame (RFC 6455, 5.2); made by hand, for it is done for everything that is sent
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
            head = bytes((_TEXT, 126)) + size.to_bytes(2, "big")
        else:
            head = bytes((_TEXT, 127)) + size.to_bytes(8, "big")
        self.frame = head + payload


class Sink(Protocol):
    """Where a socket's frames go."""

    writable: asyncio.Event  # cleared while the connection has no room

    def put(self, *ready: Ready) -> None:
        """Write it now and at once; OSError when the connection is gone."""


class TableSocket(WebSocketsSansIOProtocol):
    """Given to uvicorn as its WebSocket protocol; the application finds the sink in the scope."""

    async def run_asgi(self) -> None:
        cast(dict[str, object], self.scope["extensions"])[EXTENSION] = self
        await super().run_asgi()

    def put(self, *ready: Ready) -> None:
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionError
        if self.conn.extensions:  # compressed: every connection has its own memory of what was sent before
            for each in ready:
                self.conn.send_text(each.payload)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(ready[0].frame if len(ready) == 1 else b"".join([each.frame for each in ready]))
