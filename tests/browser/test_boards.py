"""Every board in both themes and three sizes; the pictures are kept as output of the checks."""
from __future__ import annotations

import random
from functools import cache

import pytest

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Json

GAMES: dict[str, tuple[int, Json]] = {"loop": (3, {}), "room25": (4, {"mode": "suspicion"})}
ROUND = {"loop": ("turn", 6), "room25": ("round", 4)}


@cache
def middle_of(game: str) -> str:
    """The save of a game that is well on its way, always the same, at a choice of the first seat."""
    players, options = GAMES[game]
    counter, wanted = ROUND[game]
    for seed in range(100):
        match = ct.new(game, seed=seed, players=players, **options)
        chance = random.Random(seed)
        while match.decision is not None:
            asked = match.decision
            if asked.seat == 0 and len(asked.options) > 2 and match.view(0)[counter] >= wanted:
                return match.save()
            match.choose(chance.choice(asked.options).key, asked.seat)
    raise AssertionError(f"no game of {game} goes that far")


@pytest.mark.parametrize("size", ["phone", "tablet", "desktop"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", list(GAMES))
def test_boards_in_both_themes_and_three_sizes(person: MakePerson, game: str, theme: str, size: str) -> None:
    somebody = person(size=size, theme=theme)
    seats = [ME, *[BOT] * (GAMES[game][0] - 1)]
    answer = somebody.context.request.post("/api/tables/load", data={"save": middle_of(game), "seats": seats})
    assert answer.ok, answer.text()
    somebody.sit(answer.json()["table"])
    assert somebody.wait_for_turn()
    somebody.shoot(f"{game}-{size}-{theme}")
    somebody.check_fits()
    somebody.check_accessible()
