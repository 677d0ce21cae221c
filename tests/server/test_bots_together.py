"""Bots that choose at the same time think at the same time, as many as there are processes.

Seen to fail when `Hall` asked one after the other, and when it asked all at once.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, cast

from chronotable.kernel.match import Match
from chronotable.server.bot_pool import Chosen
from chronotable.server.client import Client
from chronotable.server.wire_commands import Hello
from tests.server.tables import carry_out
from tests.server.test_notices import Sink, table_of_bots, until


class CountingBotPool:
    """Counts who thinks at the same time."""

    processes = 3

    def __init__(self) -> None:
        self.thinking = 0
        self.most = 0

    async def choose(self, match: Match, seat: int, bot: str, address: str, table: str = "") -> Chosen:
        found = match.decision_of(seat)
        assert found is not None
        self.thinking += 1
        self.most = max(self.most, self.thinking)
        await asyncio.sleep(0.01)
        self.thinking -= 1
        return Chosen(found.options[0].key)


def test_bots_that_choose_at_the_same_time_think_at_the_same_time(tmp_path: Path) -> None:
    async def play() -> tuple[int, set[int]]:
        bot_pool = CountingBotPool()
        async with table_of_bots(tmp_path, bot_pool, "room25", 4) as (hall, table):
            await carry_out(table, Client("", cast(Any, Sink())), Hello())
            hall.let_bots_play(table)
            await until(lambda: table.version >= 16)  # a look each, then a programme each
            return bot_pool.most, {choice.seat for choice in table.match.history[4:]}

    most, seats = asyncio.run(play())
    assert most == CountingBotPool.processes
    assert seats == {0, 1, 2, 3}
