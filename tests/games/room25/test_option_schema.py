"""The option schema says which options go together: a form made from it offers exactly what the game takes."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from chronotable.games.room25.components import data
from chronotable.games.room25.game import GAME
from chronotable.games.room25.terms import CHARACTER_TERMS, MODE_TERMS
from tests.games.option_schema import Taken

SCHEMA = GAME.option_schema()
is_taken = Taken(GAME)
RECIPES = SCHEMA["properties"]["recipe"]["anyOf"][0]["enum"]
RULESETS = ("classic", "season2")


def usual_cast(options: dict[str, Any]) -> list[str]:
    """The cast that the schema tells for these options."""
    told = [part["then"]["properties"]["characters"] for part in SCHEMA["allOf"] if applies(part, options)]
    (usual,) = (part["default"] for part in told if "default" in part)
    found: list[str] = usual
    return found


def applies(part: dict[str, Any], options: dict[str, Any]) -> bool:
    return "characters" in part["then"]["properties"] and Draft202012Validator(part["if"]).is_valid(options)


@pytest.mark.rule("R25-4.1", "R25-4.13")
def test_players_modes_and_difficulties() -> None:
    for players, mode, ruleset, difficulty in product(range(1, 9), MODE_TERMS, RULESETS, ("standard", "madness")):
        is_taken({"players": players, "mode": mode, "ruleset": ruleset, "difficulty": difficulty})


@pytest.mark.rule("R25-1.4", "R25-4.4")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_casts(ruleset: str) -> None:
    for mode in data()["modes"]:
        for players in mode["players"][ruleset]:
            options = {"players": players, "mode": mode["id"], "ruleset": ruleset}
            for count in range(4, 9):
                is_taken({**options, "characters": list(CHARACTER_TERMS[:count])})
                is_taken({**options, "characters": list(CHARACTER_TERMS[-count:])})
                is_taken({**options, "characters": f"random:{count}"})
            is_taken({**options, "characters": "random"})
            assert usual_cast(options) == GAME.check_options(options, ())["characters"]


@pytest.mark.rule("R25-4.7", "R25-5.10")
@pytest.mark.parametrize("recipe", RECIPES)
def test_buildings(recipe: str) -> None:
    for mode in data()["modes"]:
        for ruleset, numbers in mode["players"].items():
            difficulties = ["standard", "madness"] if ruleset == "season2" and not mode["alarm"] else ["standard"]
            for players, difficulty, guards, as_standard in product(numbers, difficulties, (1, 2), (False, True)):
                is_taken(
                    {
                        "players": players,
                        "mode": mode["id"],
                        "ruleset": ruleset,
                        "difficulty": difficulty,
                        "recipe": recipe,
                        "five_player_guards": guards,
                        "madness_recipe_as_standard": as_standard,
                    }
                )


def test_presets_are_taken() -> None:
    assert len(GAME.presets()) >= 4
    for options in GAME.presets().values():
        assert is_taken(options)
