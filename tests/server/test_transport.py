"""The short way in: plain frames are read by hand, all else is the library's, and nothing is lost between them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from chronotable.server.transport import TableSocket

_REQUEST = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
_MOST = 32_000


class Wire:
    """A connection that remembers what was written to it."""

    def __init__(self) -> None:
        self.written = b""
        self.is_reading = True
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        self.is_reading = False

    def resume_reading(self) -> None:
        self.is_reading = True

    def get_extra_info(self, name: str, default: object = None) -> object:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default


class Heard:
    """A socket whose application keeps what it receives."""

    def __init__(self, extensions: bytes = b"") -> None:
        self.extensions = extensions
        self.messages: list[dict[str, Any]] = []
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        config = uvicorn.Config(self._listen, interface="asgi3", ws_max_size=_MOST, log_level="critical")
        config.load()
        self.wire = Wire()
        self.socket = TableSocket(config=config, server_state=ServerState(), app_state={})
        self.socket.connection_made(self.wire)  # type: ignore[arg-type]  # as much of a transport as it takes

    async def _listen(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            await self.goes_on.wait()
            self.messages.append(await receive())
            if self.messages[-1]["type"] == "websocket.disconnect":
                return

    @property
    def texts(self) -> list[str]:
        return [each["text"] for each in self.messages if "text" in each]

    async def open(self, early: bytes = b"") -> None:
        more = b"Sec-WebSocket-Extensions: %b\r\n\r\n" % self.extensions if self.extensions else b"\r\n"
        self.socket.data_received(_REQUEST.removesuffix(b"\r\n") + more)
        if early:
            self.socket.data_received(early)
        await self.rest()
        assert self.wire.written.startswith(b"HTTP/1.1 101")
        self.wire.written = b""

    async def rest(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def frame(payload: bytes, head: int = 0x81, mask: bytes = b"\x01\x20\xf3\x44", is_masked: bool = True) -> bytes:
    size = len(payload)
    bit = 0x80 if is_masked else 0
    if size < 126:
        length = bytes((bit | size,))
    elif size < 1 << 16:
        length = bytes((bit | 126,)) + size.to_bytes(2, "big")
    else:
        length = bytes((bit | 127,)) + size.to_bytes(8, "big")
    if not is_masked:
        return bytes((head,)) + length + payload
    return bytes((head,)) + length + mask + bytes(byte ^ mask[n % 4] for n, byte in enumerate(payload))


def close_code(written: bytes) -> int:
    """Of the close frame at the end of what was written."""
    start = written.rindex(b"\x88")
    return int.from_bytes(written[start + 2 : start + 4], "big")


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.mark.parametrize("seed", range(40))
def test_texts_arrive_whole_and_in_order_however_they_are_cut(loop: asyncio.Runner, seed: int) -> None:
    async def play() -> None:
        dice = random.Random(seed)
        heard = Heard()
        await heard.open()
        sent, stream = [], b""
        for number in range(30):
            text = json.dumps([number, "ś" * dice.choice((0, 1, 20, 60, 126, 5_000))])
            sent.append(text)
            payload, mask = text.encode(), dice.randbytes(4)
            kind = dice.randrange(12)
            if kind == 0 and seed % 2:  # in two frames, with a ping between them
                middle = dice.randrange(len(payload))
                stream += frame(payload[:middle], 0x01, mask) + frame(b"?", 0x89) + frame(payload[middle:], 0x80, mask)
            else:
                stream += frame(payload, mask=mask)
            if kind == 1:
                stream += frame(b"", 0x8A)
            if dice.randrange(3) or number == 29:
                pieces = dice.choice((1, 1, 2, 5)) if seed % 4 > 1 else 1
                ends = sorted(dice.randrange(len(stream)) for _ in range(pieces - 1))
                for start, end in zip([0, *ends], [*ends, len(stream)]):
                    if start != end:
                        heard.socket.data_received(stream[start:end])
                stream = b""
                await heard.rest()
        await heard.rest()
        assert heard.texts == sent
        assert heard.wire.is_reading

    loop.run(play())


def test_frames_before_the_handshake_is_over_are_read_too(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open(early=frame(b"early")[:5])
        heard.socket.data_received(frame(b"early")[5:] + frame(b"later"))
        await heard.rest()
        assert heard.texts == ["early", "later"]

    loop.run(play())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(b"open", is_masked=False), 1002),
        (frame(b"no text: \xff"), 1007),
        (frame(b"the rest of nothing", 0x80), 1002),
        (frame(b"reserved", 0xF1), 1002),
        (frame(b"x" * (_MOST + 1)), 1009),
        (frame(b"x" * 70_000), 1009),
        (frame(b"begun", 0x01) + frame(b"another"), 1002),
        (frame(b"\x03\xe8", 0x88), 1000),
    ],
)
def test_what_is_no_plain_text_is_the_library_s(loop: asyncio.Runner, bad: bytes, code: int) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.socket.data_received(frame(b"good") + bad + frame(b"too late"))
        await heard.rest()
        assert heard.texts == ["good"]
        assert heard.messages[-1]["type"] == "websocket.disconnect"
        assert close_code(heard.wire.written) == code
        assert heard.wire.is_closed

    loop.run(play())


def test_a_binary_frame_is_passed_on(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.socket.data_received(frame(b"\x00", 0x82) + frame(b"text"))
        await heard.rest()
        assert [each.get("bytes") or each.get("text") for each in heard.messages] == [b"\x00", "text"]

    loop.run(play())


def test_whoever_sends_faster_than_is_read_has_to_wait(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.goes_on.clear()
        heard.socket.data_received(frame(b"first"))
        for number in range(100):
            if heard.wire.is_reading:
                heard.socket.data_received(frame(b"%d" % number))
                await heard.rest()
        assert not heard.wire.is_reading
        assert len(heard.texts) < 3
        heard.goes_on.set()
        await heard.rest()
        assert heard.wire.is_reading
        assert heard.texts == ["first", *map(str, range(len(heard.texts) - 1))]
        assert len(heard.texts) < 40

    loop.run(play())
