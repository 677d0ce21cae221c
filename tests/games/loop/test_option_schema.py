"""The option schema says which options go together: a form made from it offers exactly what the game takes."""

from __future__ import annotations

import pytest
from jsonschema import Draft202012Validator

from chronotable.games.loop.game import GAME
from tests.games.option_schema import Taken

SCHEMA = GAME.option_schema()
is_taken = Taken(GAME)
AGENTS = SCHEMA["properties"]["agents"]["anyOf"][1]["items"]["enum"]


@pytest.mark.rule("LOOP-2.8", "LOOP-18.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_as_many_agents_as_players(players: int) -> None:
    casts = ["random", *(f"random:{count}" for count in range(1, 5)), *(AGENTS[:count] for count in range(1, 6))]
    taken = []
    for cast in casts:
        options = {"players": players, "agents": cast}
        taken.append(is_taken(options))
    assert any(taken)
    assert not all(taken)


@pytest.mark.rule("LOOP-16.8")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_recommended_agents_are_told(players: int) -> None:
    options = {"players": players}
    told = next(part for part in SCHEMA["allOf"] if Draft202012Validator(part["if"]).is_valid(options))
    assert told["then"]["properties"]["agents"]["default"] == GAME.check_options(options, ())["agents"]


@pytest.mark.rule("LOOP-19.3")
def test_a_machine_has_some_weight() -> None:
    for weights, good in (([0, 0, 0], False), ([0, 3, 0], True)):
        assert is_taken({"machine": weights}) == good


def test_presets_are_taken() -> None:
    assert len(GAME.presets()) >= 4
    for options in GAME.presets().values():
        assert is_taken(options)
