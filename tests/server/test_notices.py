"""What people at a table are told beside the game: now, and when they come back.

Seen to fail when `Hall` said nothing of the quicker bot.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from chronotable.kernel.errors import BadPosition, IllegalChoice
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server.bot_pool import Chosen
from chronotable.server.client import Client
from chronotable.server.errors import Busy
from chronotable.server.hall import Hall
from chronotable.server.live_table import LiveTable
from chronotable.server.storage.database import bring_up_to_date, complete_url, connect
from chronotable.server.storage.faults import Away
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.store import Store
from chronotable.server.table.effects import Steps
from chronotable.server.table.record import start
from chronotable.server.table.rows import BOT, Around, SeatRow
from chronotable.server.table.viewer import Ready
from chronotable.server.wire_commands import Hello
from tests.server.running import PATIENCE, Json, sqlite
from tests.server.tables import carry_out
from tests.server.test_storage import new_row


class Sink:
    """Keeps what a client is sent."""

    def __init__(self) -> None:
        self.writable = asyncio.Event()
        self.writable.set()
        self.frames: list[Json] = []

    def put(self, *ready: Ready) -> None:
        self.frames += [json.loads(each.payload) for each in ready]

    def notices(self) -> list[tuple[str, int]]:
        return [(each["reason"]["id"], each["version"]) for each in self.frames if each["type"] == "notice"]


class SlowBotPool:
    """Whose quick one has to choose, once; then they think for ever."""

    processes = 1

    def __init__(self) -> None:
        self.addresses: list[str] = []

    async def choose(self, match: Match, seat: int, bot: str, address: str, table: str = "") -> Chosen:
        self.addresses.append(address)
        if len(self.addresses) > 1:
            await asyncio.sleep(600)
        found = match.decision_of(seat)
        assert found is not None
        return Chosen(found.options[0].key, Message("web-bot-slow", seat=seat + 1, bot=bot, quick="greedy"))


@asynccontextmanager
async def table_of_bots(
    folder: Path, bot_pool: Any, game: str = "loop", players: int = 2
) -> AsyncIterator[tuple[Hall, LiveTable]]:
    await bring_up_to_date(sqlite(folder))
    engine = connect(complete_url(sqlite(folder)))
    journal = Journal(engine, "one")
    journal.start()
    hall = Hall(Store(engine, journal, is_shared=False), bot_pool)
    seats = [SeatRow("t", seat, BOT, "", "search:800", None) for seat in range(players)]
    row = new_row(players, game)
    await hall.add(row, start(row), Around(seats, [frozenset()] * players))
    yield hall, await hall.open("t")
    await hall.stop()
    await journal.stop()
    await engine.dispose()


async def until(holds: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_the_table_is_told_when_a_quicker_bot_chose(tmp_path: Path) -> None:
    async def play() -> tuple[Sink, Sink, Sink, list[str]]:
        bot_pool = SlowBotPool()
        async with table_of_bots(tmp_path, bot_pool) as (hall, table):
            here, late, knowing = sinks = (Sink(), Sink(), Sink())
            clients = [Client("", cast(Any, sink), f"address {number}") for number, sink in enumerate(sinks)]
            await carry_out(table, clients[0], Hello())
            hall.let_bots_play(table)
            await until(here.notices)
            await carry_out(table, clients[1], Hello(version=0))
            await carry_out(table, clients[2], Hello(version=1))
        return here, late, knowing, bot_pool.addresses

    here, late, knowing, addresses = asyncio.run(play())
    assert here.notices() == late.notices() == [("web-bot-slow", 1)]
    assert knowing.notices() == []
    assert addresses[0] == "address 0"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (BadPosition(Message("kernel-position-fate", word="x", allowed=["y"])), "kernel-position-fate"),
        (IllegalChoice("x", Message("web-stale"), ""), "kernel-illegal-choice"),
        (KeyError("a fault of the rules"), "web-server-trouble"),
    ],
)
def test_a_bot_that_cannot_choose_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception, reason: str
) -> None:
    """Seen: the same choice and the same traceback again and again, for ever, and a table that is never forgotten."""

    async def play() -> None:
        async with table_of_bots(tmp_path, SlowBotPool()) as (hall, table):
            tried: list[str] = []

            def choose(self: LiveTable, command: str, seat: int, key: str) -> Steps[bool]:
                tried.append(command)
                raise error

            monkeypatch.setattr(LiveTable, "choose", choose)
            sink = Sink()
            await carry_out(table, Client("", cast(Any, sink)), Hello())
            hall.let_bots_play(table)
            await until(lambda: tried and not hall._thinking)
            hall.let_bots_play(table)  # as after whatever somebody does that changes nothing
            assert not hall._thinking
            assert len(tried) == 1
            assert sink.notices() == [("web-bot-stuck", 0)]
            told = next(each for each in sink.frames if each["type"] == "notice")["reason"]["args"]["reason"]["id"]
            assert told == reason

            table.version += 1  # something has changed
            hall.let_bots_play(table)
            assert hall._thinking

    asyncio.run(play())


def test_a_bot_tries_again_when_the_database_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with table_of_bots(tmp_path, SlowBotPool()) as (hall, table):
            tried: list[str] = []

            def choose(self: LiveTable, command: str, seat: int, key: str) -> Steps[bool]:
                tried.append(command)
                raise Away

            monkeypatch.setattr(LiveTable, "choose", choose)
            await carry_out(table, Client("", cast(Any, Sink())), Hello())
            hall.let_bots_play(table)
            await until(lambda: tried)
            await asyncio.sleep(0)
            assert hall._thinking

    asyncio.run(play())


def test_bots_that_play_for_nobody_make_room(tmp_path: Path) -> None:
    """Else one address could fill the server with tables at which only bots are, and wait."""

    async def play() -> None:
        async with table_of_bots(tmp_path, SlowBotPool()) as (hall, table):
            hall.limits = replace(hall.limits, tables_in_use=1)
            somebody = Client("", cast(Any, Sink()))
            await carry_out(table, somebody, Hello())
            hall.let_bots_play(table)
            await until(lambda: table.version == 1 and not table.is_busy)
            with pytest.raises(Busy):
                hall._make_room()
            table.clients.discard(somebody)
            hall._make_room()
            await until(lambda: not hall._thinking)
            assert not hall.tables()
            assert (await hall.open("t")).version == 1

    asyncio.run(play())


def test_what_was_taken_back_takes_less_room(tmp_path: Path) -> None:
    """Else choosing and taking back at a few dozen tables shut everybody else out."""

    async def play() -> None:
        async with table_of_bots(tmp_path, SlowBotPool()) as (hall, table):
            table.clients.add(Client("", cast(Any, Sink())))
            hall.limits = replace(hall.limits, lines_in_use=100)
            table.version = 900
            hall._make_room()
            table.version = 1000
            with pytest.raises(Busy):
                hall._make_room()
            table.version = 0

    asyncio.run(play())
