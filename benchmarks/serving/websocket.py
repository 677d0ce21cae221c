"""A WebSocket for a load generator: as little work as can be, since it shares the machine with the server that it
measures.

Only what a load needs is here: text frames in one piece.  Frames to the server are masked, as they must be, with a mask
of zeros, which leaves them as they are.
"""

from __future__ import annotations

import asyncio
import base64
import os
from asyncio import Transport
from collections.abc import Callable, Mapping
from typing import cast

from benchmarks.serving.http import Address, Broken

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL = 0x80
_WHOLE_TEXT = _FINAL | _TEXT
_NO_MASK = bytes(4)


class Traffic:
    """How much came in, over many sockets."""

    __slots__ = ("received",)

    def __init__(self) -> None:
        self.received = 0  # bytes


class WebSocket(asyncio.Protocol):
    """A socket: calls `received` for every text frame, `lost` once when it ends."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[], None], traffic: Traffic) -> None:
        self.received = received
        self.lost = lost
        self.traffic = traffic
        self.close_code: int | None = None
        self._buffer = b""
        self._transport: Transport | None = None
        self._upgraded: asyncio.Future[None] | None = None

    async def connect(self, address: Address, path: str, headers: Mapping[str, str] | None = None) -> None:
        """Open the socket; raises Broken when the server does not want to."""
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        }
        loop = asyncio.get_running_loop()
        upgraded = self._upgraded = loop.create_future()
        await loop.create_connection(lambda: self, address.host, address.port)
        assert self._transport is not None
        self._transport.write(address.head(f"GET {path} HTTP/1.1", {**upgrade, **(headers or {})}))
        await upgraded

    def send(self, payload: bytes) -> None:
        self._send_frame(_TEXT, payload)

    def close(self) -> None:
        if self._transport is not None:
            self._send_frame(_CLOSE, b"\x03\xe8")
            self._transport.close()

    def _send_frame(self, opcode: int, payload: bytes) -> None:
        length = len(payload)
        if length < 126:
            head = bytes((_FINAL | opcode, 0x80 | length))
        elif length < 1 << 16:
            head = bytes((_FINAL | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((_FINAL | opcode, 0x80 | 127)) + length.to_bytes(8, "big")
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + payload)

    # ---- what the event loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._transport = None
        if self._upgraded is not None and not self._upgraded.done():
            self._upgraded.set_exception(Broken("the connection was closed before the upgrade"))
        else:
            self.lost()

    def data_received(self, data: bytes) -> None:
        self.traffic.received += len(data)
        data = self._buffer + data if self._buffer else data
        if self._upgraded is not None:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._buffer = data
                return
            if b" 101 " not in head[:16]:
                self._upgraded.set_exception(Broken(head[:200].decode("latin-1")))
                self._upgraded = None
                return
            if not self._upgraded.done():  # given up meanwhile
                self._upgraded.set_result(None)
            self._upgraded = None
            data = rest
        self._buffer = self._frames(data)

    def _frames(self, data: bytes) -> bytes:
        """Handle all whole frames; the result is what is left of the data."""
        start, size = 0, len(data)
        while size - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                body = start + 4
                length = int.from_bytes(data[start + 2 : body], "big")
            elif length == 127:
                body = start + 10
                length = int.from_bytes(data[start + 2 : body], "big")
            end = body + length
            if end > size or body > size:
                break
            if data[start] == _WHOLE_TEXT:
                self.received(data[body:end])
            else:
                self._control(data[start], data[body:end])
            start = end
        return data[start:]

    def _control(self, head: int, payload: bytes) -> None:
        if head == _FINAL | _PING:
            self._send_frame(_PONG, payload)
        elif head == _FINAL | _CLOSE:
            self.close_code = int.from_bytes(payload[:2], "big") if payload else 1005
            self.close()
        elif head != _FINAL | _PONG:
            raise Broken(f"a frame that starts with {head:#x}")
