"""A connection that sends whatever bytes it likes: WebSocket frames and HTTP requests, right or wrong."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
_PATIENCE = 30.0  # seconds until a silent server counts as stalled
_MOST = 1 << 24


class Silent(AssertionError):
    """The server neither answered nor closed."""


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """A frame as a client sends it; unmasked, with reserved bits or a reserved opcode it is wrong."""
    length, mask_bit = len(payload), 0x80 if masked else 0
    if length < 126:
        head = bytes([mask_bit | length])
    elif length < 1 << 16:
        head = bytes([mask_bit | 126]) + length.to_bytes(2, "big")
    else:
        head = bytes([mask_bit | 127]) + length.to_bytes(8, "big")
    first = bytes([(0x80 if final else 0) | bits << 4 | opcode])
    return first + head + (bytes(4) if masked else b"") + payload


@dataclass
class Answer:
    """What came back for an HTTP request: a status of 0 is a connection closed without a word."""

    status: int
    head: bytes
    body: bytes


class Wire:
    """One connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.is_open = True

    @classmethod
    @asynccontextmanager
    async def open(cls, port: int) -> AsyncIterator[Wire]:
        """A connection that is closed whatever happens, also to a task that is cancelled."""
        wire = cls(*await asyncio.open_connection("127.0.0.1", port, limit=_MOST))
        try:
            yield wire
        finally:
            await wire.close()

    async def send(self, content: bytes) -> None:
        """The server may have closed meanwhile: that is its right."""
        try:
            self.writer.write(content)
            await asyncio.wait_for(self.writer.drain(), _PATIENCE)
        except (ConnectionError, OSError):
            self.is_open = False

    async def upgrade(self, path: str, cookie: str | None, **headers: str) -> Answer:
        """Ask for a WebSocket; status 101 when we get one."""
        wanted = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
        }
        if cookie is not None:
            wanted["Cookie"] = f"chronotable={cookie}"
        wanted |= {name.replace("_", "-"): value for name, value in headers.items()}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items()), "", ""]
        await self.send("\r\n".join(lines).encode("utf-8", "surrogatepass"))
        return await self.answer(is_upgrade=True)

    async def answer(self, is_upgrade: bool = False) -> Answer:
        """The head of an answer, and its body unless this is a WebSocket now."""
        try:
            head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), _PATIENCE)
            status = int(head.split(b" ", 2)[1])
            if is_upgrade and status == 101:
                return Answer(status, head, b"")
            self.writer.write_eof()
            body = await asyncio.wait_for(self.reader.read(), _PATIENCE)
        except TimeoutError:
            raise Silent("no answer to a request") from None
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            return Answer(0, b"", b"")
        return Answer(status, head, body)

    async def receive(self) -> bytes | None:
        """The next text frame; None when the server has closed."""
        try:
            while True:
                first, second = await self._read(2)
                length = second & 0x7F
                if length > 125:
                    length = int.from_bytes(await self._read(2 if length == 126 else 8), "big")
                payload = await self._read(length)
                if first & 0xF == TEXT:
                    return payload
                if first & 0xF == CLOSE:
                    self.is_open = False
                    return None
        except TimeoutError:
            raise Silent("neither an answer nor a close") from None
        except (asyncio.IncompleteReadError, ConnectionError, OSError):
            self.is_open = False
            return None

    async def _read(self, size: int) -> bytes:
        return await asyncio.wait_for(self.reader.readexactly(size), _PATIENCE)

    async def close(self) -> None:
        self.is_open = False
        self.writer.close()
        try:
            await asyncio.wait_for(self.writer.wait_closed(), 5)
        except (OSError, TimeoutError):
            self.writer.transport.abort()
