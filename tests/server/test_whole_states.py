"""Whole states are long, up to 200 kB: who asks for many of them, or does not read them, takes no more than a share."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from chronotable.bots import make
from chronotable.games import game as find_game
from chronotable.kernel.match import Match, new_match
from chronotable.server import client
from chronotable.server.client import Client
from chronotable.server.limits import Buckets, Limits, Rate
from chronotable.server.pacing import Gate
from chronotable.server.sockets import Visit
from chronotable.server.table import views
from chronotable.server.table.viewer import Ready
from chronotable.server.wire_commands import Choose, Look


class Stuck:
    """A connection whose other end reads nothing."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.written = 0

    def put(self, *ready: Ready) -> None:
        self.written += sum(len(each.frame) for each in ready)


def test_who_reads_nothing_is_not_waited_with_for_long() -> None:
    """Ninety sockets that asked and did not read took two gigabytes in forty seconds."""

    async def play() -> None:
        sink = Stuck()
        slow = Client("somebody", cast(Any, sink))
        sending = asyncio.create_task(slow.send_on())
        await asyncio.sleep(0)
        for _ in range(20):
            slow.put(Ready(b"x" * 100_000))
            await asyncio.sleep(0)
        assert slow.is_closing
        sink.writable.set()
        await sending  # it comes to its end, and with it the socket
        assert sink.written < client._MOST_BYTES

    asyncio.run(play())


def test_who_reads_slowly_gets_everything_in_order() -> None:
    async def play() -> None:
        sink = Stuck()
        slow = Client("somebody", cast(Any, sink))
        sending = asyncio.create_task(slow.send_on())
        for round in range(20):
            sink.writable.clear()
            for _ in range(4):
                slow.put(Ready(b"x" * 100_000))
            sink.writable.set()
            while sink.written < (round + 1) * 400_000:
                await asyncio.sleep(0)
        assert not slow.is_closing
        slow.close()
        await sending

    asyncio.run(play())


@pytest.mark.parametrize(("frame", "passed"), [(Look(None), 120), (Choose("a", 0, 0, "key"), 600)])
def test_whole_states_count_for_more_by_address(frame: Any, passed: int) -> None:
    """Sixty sockets that each look around as often as one may took the server for themselves."""
    often = Rate(1e9, 0)
    limits = replace(Limits(), frames=often, looks=often)
    of_address = Buckets(Rate(Limits().frames_of_address.burst, 0))
    socket = SimpleNamespace(scope={"client": ("127.0.0.1", 1)})
    nothing = cast(Any, None)
    what = (nothing, nothing, nothing, cast(Any, socket), nothing, nothing, limits, of_address, Gate())
    visits = [Visit(*what) for _ in range(3)]
    assert sum(visit._is_slow_enough(frame) for visit in visits for _ in range(700)) == passed


def test_one_whole_state_in_a_turn_of_the_loop() -> None:
    """Sixty looks at the same moment kept everybody else waiting for a second."""

    async def play() -> list[int]:
        gate, turn = Gate(), 0
        passed: list[int] = []

        async def look() -> None:
            await gate.go_through()
            passed.append(turn)

        looks = [asyncio.create_task(look()) for _ in range(60)]
        while len(passed) < len(looks):
            await asyncio.sleep(0)
            turn += 1
        return passed

    passed = asyncio.run(play())
    assert max(passed.count(turn) for turn in passed) == 1


@pytest.fixture(scope="module")
def long_match() -> Match:
    match = new_match(find_game("loop"), {"players": 4}, (), None)
    bot = make("random")
    while match.result is None and views.events_count(match) < 150:
        seat = next(seat for seat in range(match.seats) if match.decision_of(seat))
        match.choose(bot.choose(match, seat), seat)
    return match


def test_events_are_written_once_wherever_somebody_begins(long_match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever said hello with ever other numbers of known events had all of them written anew each time."""
    count = views.events_count(long_match)
    plain = views.events
    expected = [json.loads(views.encode(each)) for each in plain(long_match, None, 0, count)]
    written = 0

    def counted(match: Match, seat: int | None, since: int, count: int) -> list[Any]:
        nonlocal written
        written += count - since
        return plain(match, seat, since, count)

    monkeypatch.setattr(views, "events", counted)
    picture = views.Picture(long_match, 1, count, undo=True)
    for since in range(count - views._MANY):
        assert json.loads(picture.frame(None, since))["events"] == expected[since:]
    assert written == count
    assert json.loads(picture.frame(None, count - 3))["events"] == expected[-3:]
    kept = sum(map(len, picture._situations.values()))
    assert kept < len(picture.frame(None, 0)), "nothing that is long is kept twice"
