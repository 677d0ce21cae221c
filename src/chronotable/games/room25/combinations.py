"""Which set-up options go together, as JSON Schema: a form made from it offers only what can be played."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.room25.components import data
from chronotable.games.room25.recipes import Record, examples_for
from chronotable.kernel.nouns import Json
from chronotable.kernel.schema import values, when

Casts = dict[tuple[str, str, int], list[str]]  # by mode, ruleset and players

COOPERATIVE = ["cooperation", "solo"]


def combinations(recommended: Casts, base_characters: Sequence[str]) -> list[Json]:
    """The conditions of `check_options`, as far as a schema can say them: that own tiles make 25 is left out."""
    return [*players_of_modes(), madness(), *casts(recommended, base_characters), *buildings()]


def players_of_modes() -> list[Json]:
    return [
        when({"mode": [mode["id"]], "ruleset": [ruleset]}, values({"players": players}))
        for mode in data()["modes"]
        for ruleset, players in mode["players"].items()
    ]


def madness() -> Json:
    return when({"difficulty": ["madness"]}, values({"mode": COOPERATIVE, "ruleset": ["season2"]}))


def casts(recommended: Casts, base_characters: Sequence[str]) -> list[Json]:
    """As many characters as the mode needs, and those of Season 2 only with it (R25-1.4, 4.1)."""
    found = [
        when({"mode": [mode], "ruleset": [ruleset], "players": [players]}, {"properties": {"characters": cast(usual)}})
        for (mode, ruleset, players), usual in recommended.items()
    ]
    base = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"enum": list(base_characters)}}]}
    return [*found, when({"ruleset": ["classic"]}, {"properties": {"characters": base}})]


def cast(usual: list[str]) -> Json:
    count = len(usual)
    forms = [{"enum": ["random", f"random:{count}"]}, {"type": "array", "minItems": count, "maxItems": count}]
    return {"anyOf": forms, "default": usual}


def buildings() -> list[Json]:
    """The recipes, and the booklet's example buildings of each, with the games they are made for (R25-5.4 to 5.12)."""
    found = []
    for recipe in data()["recipes"]:
        found.append(when({"recipe": [recipe["id"]]}, fitting(recipe, recipe["modes"])))
        for example in examples_for(recipe, {"mode": ""}):
            modes = [mode for mode in recipe["modes"] if example in examples_for(recipe, {"mode": mode})]
            found.append(when({"recipe": [example["id"]]}, fitting(recipe, modes)))
    return found


def fitting(recipe: Record, modes: list[str]) -> Json:
    given: Json = {"ruleset": [recipe["ruleset"]], "mode": modes}
    if "players" in recipe:
        given["players"] = recipe["players"]
    return {**values(given), "allOf": [*guards(recipe), *difficulty(recipe)]}


def guards(recipe: Record) -> list[Json]:
    """With 5 players the number of guards is an option of its own (R25-4.7)."""
    number = {"s2_suspicion_one_guard": 1, "s2_suspicion_two_guards": 2}.get(recipe["id"])
    if number is None:
        return []
    others = [4] if number == 1 else [6, 7, 8]
    return [{"anyOf": [values({"players": others}), values({"players": [5], "five_player_guards": [number]})]}]


def difficulty(recipe: Record) -> list[Json]:
    """Madness may be played with the building of the standard difficulty (R25-5.10)."""
    if "difficulty" not in recipe:
        return []
    ways = [{"difficulty": [recipe["difficulty"]], "madness_recipe_as_standard": [False]}]
    if recipe["difficulty"] == "standard":
        ways.append({"madness_recipe_as_standard": [True]})
    return [{"anyOf": [values(way) for way in ways]}]
