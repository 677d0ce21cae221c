"""It plays every game, asked for by its name, in the process that every bot from outside gets."""

from __future__ import annotations

import pytest

import chronotable as ct


@pytest.mark.parametrize("game", ct.games())
def test_it_plays(game: str) -> None:
    match = ct.new(game, seed=7)
    bot = ct.bot("oneply:1")
    for _ in range(12):
        if match.over:
            break
        seat = match.waiting()[0]
        match.choose(bot.choose(match, seat), seat)
    bot.close()
