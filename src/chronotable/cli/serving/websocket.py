"""A WebSocket and an HTTP request for a load generator: as little work as can be, since it shares the machine with the
server that it measures.

Only what a load needs is here: text frames in one piece.  Frames to the server are masked, as they must be, with a mask
of zeros, which leaves them as they are.
"""
from __future__ import annotations

import asyncio
import base64
import os
from asyncio import Transport
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_FINAL = 0x80
_NO_MASK = bytes(4)


class Broken(Exception):
    """The other side did not do what it should."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens."""

    host: str
    port: int

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"

    def head(self, line: str, headers: Mapping[str, str]) -> bytes:
        """The head of a request."""
        all_headers = {"Host": f"{self.host}:{self.port}", "Origin": self.origin, **headers}
        return "\r\n".join([line, *(f"{name}: {value}" for name, value in all_headers.items()), "", ""]).encode()


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def well(self) -> bytes:
        """The body; raises Broken when the request failed."""
        if self.status >= 400:
            raise Broken(f"{self.status}: {self.body[:500].decode(errors='replace')}")
        return self.body

    def cookies(self) -> dict[str, str]:
        pairs = (value.split(";")[0] for name, value in self.headers if name == "set-cookie")
        return dict(pair.split("=", 1) for pair in pairs)


async def request(
    address: Address, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
) -> Answer:
    """One request on a connection of its own."""
    reader, writer = await asyncio.open_connection(address.host, address.port)
    try:
        extra = {"Connection": "close", "Content-Type": "application/json", "Content-Length": str(len(body))}
        writer.write(address.head(f"{method} {path} HTTP/1.1", {**extra, **(headers or {})}) + body)
        head, _, content = (await reader.read()).partition(b"\r\n\r\n")
    finally:
        writer.close()
    if not head:
        raise Broken(f"{method} {path}: no answer")
    first, *lines = head.decode("latin-1").split("\r\n")
    pairs = (line.partition(":") for line in lines)
    status = int(first.split(" ")[1])
    named = [(name.lower(), value.strip()) for name, _, value in pairs]
    if ("transfer-encoding", "chunked") in named:
        content = _unchunked(content)
    return Answer(status, named, content)


def _unchunked(content: bytes) -> bytes:
    parts = []
    while content:
        size, _, rest = content.partition(b"\r\n")
        length = int(size, 16)
        parts.append(rest[:length])
        content = rest[length + 2 :] if length else b""
    return b"".join(parts)


class WebSocket(asyncio.Protocol):
    """A socket: calls `received` for every text frame, `lost` once when it ends."""

    def __init__(self, received: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.received = received
        self.lost = lost
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
            self._frame(data[start], data[body:end])
            start = end
        return data[start:]

    def _frame(self, head: int, payload: bytes) -> None:
        if head == _FINAL | _TEXT:
            self.received(payload)
        elif head == _FINAL | _PING:
            self._send_frame(_PONG, payload)
        elif head == _FINAL | _CLOSE:
            self.close_code = int.from_bytes(payload[:2], "big") if payload else 1005
            self.close()
        elif head != _FINAL | _PONG:
            raise Broken(f"a frame that starts with {head:#x}")
