"""What people at a table are told beside the game: now, and when they come back.

Seen to fail when `Hall` said nothing of the quicker bot.
"""
from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.server import commands
from chronotable.server.client import Client
from chronotable.server.hall import Hall
from chronotable.server.live import BOT
from chronotable.server.storage.database import bring_up_to_date, complete_url, connect
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.rows import Around, SeatRow
from chronotable.server.storage.store import Store
from chronotable.server.thinking import Chosen
from chronotable.server.transport import Ready
from chronotable.server.wire import Hello
from tests.server.running import PATIENCE, Json, sqlite
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


class SlowThinkers:
    """Whose quick one has to choose, once; then they think for ever."""

    def __init__(self) -> None:
        self.addresses: list[str] = []

    async def choose(self, match: Match, seat: int, bot: str, address: str) -> Chosen:
        self.addresses.append(address)
        if len(self.addresses) > 1:
            await asyncio.sleep(600)
        found = match.decision_of(seat)
        assert found is not None
        return Chosen(found.options[0].key, Message("web-bot-slow", seat=seat + 1, bot=bot, quick="greedy"))


def test_the_table_is_told_when_a_quicker_bot_chose(tmp_path: Path) -> None:
    async def play() -> tuple[Sink, Sink, Sink, list[str]]:
        await bring_up_to_date(sqlite(tmp_path))
        engine = connect(complete_url(sqlite(tmp_path)))
        journal = Journal(engine, "one")
        journal.start()
        thinkers: Any = SlowThinkers()
        hall = Hall(Store(engine, journal, is_shared=False), thinkers)
        seats = [SeatRow("t", seat, BOT, "", "search:800", None) for seat in range(2)]
        await hall.add(new_row(2), [], Around(seats, [frozenset(), frozenset()]))
        table = await hall.open("t")
        here, late, knowing = sinks = (Sink(), Sink(), Sink())
        clients = [Client("", sink, f"address {number}") for number, sink in enumerate(sinks)]  # type: ignore[arg-type]
        await commands.hello(table, clients[0], Hello())
        hall.let_bots_play(table)
        async with asyncio.timeout(PATIENCE):
            while not here.notices():
                await asyncio.sleep(0.01)
        await commands.hello(table, clients[1], Hello(version=0))
        await commands.hello(table, clients[2], Hello(version=1))
        await hall.stop()
        await journal.stop()
        await engine.dispose()
        return here, late, knowing, thinkers.addresses

    here, late, knowing, addresses = asyncio.run(play())
    assert here.notices() == late.notices() == [("web-bot-slow", 1)]
    assert knowing.notices() == []
    assert addresses[0] == "address 0"
