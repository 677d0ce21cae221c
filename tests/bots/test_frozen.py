"""`greedy` and `search` are the yardstick: they mean what they always meant, whatever newer bots have learnt."""

from __future__ import annotations

import random
from hashlib import sha256

import pytest

import chronotable as ct
from chronotable.bots import Greedy, Search
from chronotable.bots.bot import Bot
from tests.conformance.games import CASES

# fmt: off
CHOICES = [
    (Greedy(width=2, effort=20), [
        "negate:robots", "loop:spiral", "play:pickpocketed_power_bank", "era:robots", "play:lasso_of_lost_seconds",
        "clone:industrial:dawn", "play:getaway_skateboard", "era:end", "free:previous",
    ]),
    (Search(simulations=10), [
        "negate:industrial", "play:pickpocketed_power_bank", "era:industrial", "loop:spiral",
        "play:lasso_of_lost_seconds", "clone:robots:renaissance", "play:pickpocketed_power_bank", "era:industrial",
        "loop:spiral",
    ]),
]
# fmt: on
VALUES = "062f6c3e4296c2f9"


@pytest.mark.parametrize(("bot", "keys"), CHOICES, ids=["greedy", "search"])
def test_an_old_bot_chooses_as_ever(bot: Bot, keys: list[str]) -> None:
    match = ct.new("loop", players=2, seed=12)
    for key in keys:
        seat = match.waiting()[0]
        assert bot.choose(match, seat) == key
        match.choose(key, seat)


def test_the_evaluation_that_old_bots_go_by_does_not_change() -> None:
    """In all modes and levels of The LOOP, whose newer bots have weights of their own."""
    values = []
    for id in sorted(id for id in CASES if id.startswith("loop-")):
        match, chance = CASES[id].new(5), random.Random(id)
        for _ in range(40):
            if match.over:
                break
            decision = chance.choice(match.decisions)
            match.choose(chance.choice(decision.options).key, decision.seat)
            values.append(f"{match.game.evaluate(match.determinise(0, 0), 0):.9f}")
    assert sha256(" ".join(values).encode()).hexdigest()[:16] == VALUES
