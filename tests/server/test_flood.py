"""Whatever one connection sends: a turn of the event loop deals with a bounded part, and beyond the rate it is shut."""

from __future__ import annotations

import asyncio
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from chronotable.server.limits import Bucket, Limits, Rate, home
from chronotable.server.pacing import Once
from chronotable.server.sink import TOO_FAST
from chronotable.server.transport import _FRAMES_A_TURN, _SLICE
from tests.server.running import Browser, Server, Socket
from tests.server.test_transport import Heard, frame

PING = frame(b"", 0x89)
BURST = int(Limits().controls.burst)


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.mark.parametrize(
    "flood",
    [
        PING * 40_000,
        frame(b"none", 0x8A) * 40_000,
        frame(b"x", 0x01) + frame(b"", 0x00) * 40_000,
        frame(b"x", 0x01) + (frame(b"", 0x00) + PING) * 20_000,
        b"".join(frame(b"x", 0x01) + frame(b"y", 0x80) for _ in range(20_000)),
        PING[:3] + b"".join([PING[3:], *[PING] * 40_000]),
    ],
    ids=["pings", "pongs", "parts", "parts and pings", "messages in two parts", "a ping in pieces, then pings"],
)
@pytest.mark.parametrize("pieces", [1, 7])
def test_what_the_application_does_not_see_is_counted(loop: asyncio.Runner, flood: bytes, pieces: int) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        size = len(flood) // pieces + 1
        for start in range(0, len(flood), size):
            if heard.wire.is_reading:
                heard.socket.data_received(flood[start : start + size])
                await heard.rest()
        assert heard.messages[-1]["type"] == TOO_FAST
        assert sum(message["type"] == TOO_FAST for message in heard.messages) == 1
        assert not heard.wire.is_reading
        assert heard.wire.written.count(b"\x8a\x00") <= BURST + _SLICE // 6  # pongs, in whole slices
        assert len(heard.messages) < 2 * BURST
        heard.socket.data_received(flood[:1000])  # whatever still comes is thrown away
        await heard.rest()
        assert heard.messages[-1]["type"] == TOO_FAST
        assert not heard.socket._rest

    loop.run(play())


def test_a_few_pings_are_answered(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.socket.data_received(PING * BURST + frame(b"text"))
        await heard.rest()
        assert heard.wire.written.count(b"\x8a\x00") == BURST
        assert heard.texts == ["text"]
        assert heard.wire.is_reading

    loop.run(play())


def test_a_turn_of_the_loop_deals_with_some_frames_only(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.socket.controls = Bucket(Rate(10_000, 1))
        heard.socket.data_received(PING * 1_000)
        answered = heard.wire.written.count(b"\x8a\x00")
        assert 0 < answered <= _FRAMES_A_TURN
        assert not heard.wire.is_reading  # meanwhile nothing more is read
        for _ in range(1_000 // _FRAMES_A_TURN + 2):
            before = heard.wire.written.count(b"\x8a\x00")
            await asyncio.sleep(0)
            assert heard.wire.written.count(b"\x8a\x00") - before <= 2 * _FRAMES_A_TURN
        await heard.rest()
        assert heard.wire.written.count(b"\x8a\x00") == 1_000
        assert heard.wire.is_reading

    loop.run(play())


def test_texts_wait_with_the_rest_while_the_inbox_is_full(loop: asyncio.Runner) -> None:
    async def play() -> None:
        heard = Heard()
        await heard.open()
        heard.goes_on.clear()
        heard.socket.data_received(b"".join(frame(b"%d" % number) for number in range(500)))
        await heard.rest()
        assert len(heard.socket.inbox) < 20
        heard.goes_on.set()
        for _ in range(60):
            await heard.rest()
        assert heard.texts == [str(number) for number in range(500)]
        assert heard.wire.is_reading

    loop.run(play())


def test_once_in_a_turn(loop: asyncio.Runner) -> None:
    async def play() -> None:
        done: list[int] = []
        once = Once(Rate(3, 1000))
        for _ in range(50):
            once.ask(lambda: done.append(1))
        assert len(done) == 1  # at once
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert len(done) == 2  # and again for all that came meanwhile
        for _ in range(20):
            once.ask(lambda: done.append(1))
            await asyncio.sleep(0)
        assert len(done) < 6  # beyond the rate it waits
        await asyncio.sleep(0.05)
        before = len(done)
        await asyncio.sleep(0.05)
        assert len(done) == before

    loop.run(play())


def test_a_home_is_a_network_of_ipv6() -> None:
    assert home("203.0.113.7") == "203.0.113.7"
    assert home("2001:db8:1:2:3:4:5:6") == home("2001:db8:1:2::1") != home("2001:db8:1:3::1")
    assert home("::ffff:203.0.113.7") == "203.0.113.7"
    assert home("fe80::1%eth0") == home("fe80::2")
    assert home("?") == "?"


# ---- a server with its usual limits


@pytest.mark.parametrize("kind", ["hello", "look"])
def test_whoever_asks_for_the_whole_state_again_and_again_is_warned_and_closed(strict: Server, kind: str) -> None:
    browser = Browser(strict)
    table = browser.new_table()
    asked = {"type": "hello"} if kind == "hello" else {"type": "look", "seat": 0}
    with browser.sit(table) as friend, browser.sit(table) as socket:
        friend.wait("table")
        heard = len(friend.received)
        with suppress(ConnectionClosed):  # it may happen before the last one is sent
            for _ in range(200):
                socket.send(**asked)
        assert socket.close_code() == 1008
        kinds = [text.split('"')[3] for text in socket.received]
        assert kinds[-1] == "bye"
        assert kinds.count("refused") == 40
        assert kinds.count("state") <= 1 + Limits().looks.burst + 5
        assert friend.ask(type="why", seat=0, key="x")["type"] == "because"
        assert len(friend.received) - heard < 5  # nobody else hears of it, but that somebody went


@pytest.mark.skipif(os.environ.get("CHRONOTABLE_WEBSOCKETS") == "plain", reason="uvicorn does not count pings")
def test_pings_at_full_speed_are_closed_in_words(strict: Server) -> None:
    browser = Browser(strict)
    with browser.sit(browser.new_table()) as socket:
        raw = socket.connection.socket
        raw.sendall(PING * 500)
        assert _last_words(socket)["id"] == "web-too-fast"


def _last_words(socket: Socket) -> dict[str, object]:
    socket.close_code()
    last = json.loads(socket.received[-1])
    assert last["type"] == "bye"
    found: dict[str, object] = last["reason"]
    return found


def test_compressed_texts_wait_and_their_parts_are_counted(loop: asyncio.Runner) -> None:
    """As for a public server: the library unpacks them, one at a time."""

    async def play() -> None:
        packed = zlib.compressobj(wbits=-12)
        text = (packed.compress(b"hello") + packed.flush(zlib.Z_SYNC_FLUSH))[:-4]
        heard = Heard(extensions=b"permessage-deflate; client_no_context_takeover")
        await heard.open()
        heard.goes_on.clear()
        heard.socket.data_received(frame(text, 0xC1) * 2_000)
        await heard.rest()
        assert len(heard.socket.inbox) <= 2
        assert not heard.wire.is_reading
        heard.goes_on.set()
        for _ in range(600):
            await heard.rest()
        assert heard.texts == ["hello"] * 2_000
        heard.socket.data_received(frame(text, 0x41) + frame(b"", 0x00) * 2_000)
        await heard.rest()
        assert heard.messages[-1]["type"] == TOO_FAST

    loop.run(play())
