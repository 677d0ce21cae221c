"""Chapter 5: which 25 tiles make the building."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from chronotable.games.room25.components import data, tile_counts
from chronotable.games.room25.terms import CELLS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

Record = dict[str, Any]
Counts = dict[str, int]

RANDOM: Final = "random"
# Empty rooms kept aside for Sarah and Bruce (R25-5.12).
KEPT_ASIDE: Final = {"sarah": 2, "bruce": 1}
# The guards that a recipe is made for: five players may have one or two (R25-4.6, 4.7).  It is not in the data file,
# whose fingerprint saves hold.
GUARDS_OF: Final = {"s2_suspicion_one_guard": 1, "s2_suspicion_two_guards": 2}


def recipes_for(options: Record) -> list[Record]:
    """The recipes of the data file that fit mode, ruleset, difficulty and players."""
    return fitting(
        options["ruleset"], options["mode"], options["players"], guard_tiles(options), recipe_difficulty(options)
    )


@cache
def fitting(ruleset: str, mode: str, players: int, guards: int, difficulty: str) -> list[Record]:
    return [
        recipe
        for recipe in data()["recipes"]
        if recipe["ruleset"] == ruleset
        and mode in recipe["modes"]
        and players in recipe.get("players", [players])
        and GUARDS_OF.get(recipe["id"], guards) == guards
        and recipe.get("difficulty", difficulty) == difficulty
    ]


def recipe_difficulty(options: Record) -> str:
    """Madness may be played with the legible recipe of the standard difficulty (R25-5.10)."""
    difficulty: str = options["difficulty"]
    return "standard" if options["madness_recipe_as_standard"] else difficulty


def guard_tiles(options: Record) -> int:
    """Guards among the role tiles (R25-4.6, 4.7)."""
    if options["mode"] != "suspicion":
        return 0
    if options["players"] == 5:
        guards: int = options["five_player_guards"]
        return guards
    return 1 if options["players"] == 4 else 2


def examples_for(recipe: Record, options: Record) -> list[Record]:
    """The booklet's example buildings; in Solo none with rooms that Solo leaves out (R25-5.8)."""
    left_out = recipe.get("remove_from_pool_solo", {}) if options["mode"] == "solo" else {}
    return [
        example
        for example in data()["example_buildings"]
        if example["recipe"] == recipe["id"] and not any(word in example["tiles"] for word in left_out)
    ]


def check_recipe(options: Record) -> None:
    """Raises BadOption for a building that cannot be (R25-3.1, 5.11)."""
    recipe = options["recipe"]
    if isinstance(recipe, dict):
        check_tiles(recipe, options)
        return
    found = recipes_for(options)
    names = [RANDOM, *(r["id"] for r in found), *(e["id"] for r in found for e in examples_for(r, options))]
    if recipe not in names:
        raise BadOption(Message("room25-option-recipe", recipe=str(recipe), allowed=names))


def check_tiles(tiles: Counts, options: Record) -> None:
    owned = available_tiles(options)
    total = sum(tiles.values())
    if total != CELLS:
        raise BadOption(Message("room25-option-tiles", n=total, needed=CELLS))
    for word, count in tiles.items():
        if count > owned.get(word, 0):
            raise BadOption(Message("room25-option-tile-count", room=word, n=count, most=owned.get(word, 0)))
    needed = ["central", "room25"]
    cooperative = options["mode"] in ("cooperation", "solo")
    if cooperative and options["ruleset"] == "season2":
        needed.append("key_room")
    elif tiles.get("key_room"):
        raise BadOption(Message("room25-option-key-room"))
    for word in needed:
        if tiles.get(word, 0) != 1:
            raise BadOption(Message("room25-option-needs", room=word))


def available_tiles(options: Record) -> Counts:
    """The tiles of the boxes without the empty rooms kept aside."""
    owned = dict(tile_counts(options["ruleset"] == "season2"))
    owned["empty"] -= kept_aside(options)
    return owned


def kept_aside(options: Record) -> int:
    """Empty rooms that characters may need; those drawn at random may need all of them (R25-5.12)."""
    characters = options["characters"]
    if options["ruleset"] != "season2":
        return 0
    return sum(count for id, count in KEPT_ASIDE.items() if isinstance(characters, str) or id in characters)


def building(options: Record, below: Callable[[int], int]) -> Counts:
    """The tiles to build with; what a recipe leaves open is drawn by `below` (R25-5.11)."""
    recipe = options["recipe"]
    if isinstance(recipe, dict):
        return dict(recipe)
    found = recipes_for(options)
    if recipe == RANDOM:
        usual = [r for r in found if not r.get("only_by_name", False)]  # the rulebooks' own tables
        return complete(usual[below(len(usual))], options, below)
    for candidate in found:
        if candidate["id"] == recipe:
            return complete(candidate, options, below)
        for example in examples_for(candidate, options):
            if example["id"] == recipe:
                return dict(example["tiles"])
    raise BadOption(Message("room25-option-recipe", recipe=recipe, allowed=[r["id"] for r in found]))


def complete(recipe: Record, options: Record, below: Callable[[int], int]) -> Counts:
    """The fixed tiles, and as many of each colour as the recipe leaves open, drawn from the rest of the boxes."""
    tiles: Counts = dict(recipe["fixed"])
    rest = rest_of_boxes(recipe["id"], options["mode"] == "solo", kept_aside(options))
    for colour, count in recipe.get("choose", {}).items():
        loose = rest[colour].copy()
        for _ in range(count):
            word = loose.pop(below(len(loose)))
            tiles[word] = tiles.get(word, 0) + 1
    return tiles


@cache
def rest_of_boxes(id: str, solo: bool, kept: int) -> dict[str, list[str]]:
    """What is left beside the fixed tiles of a recipe, by the colours that it leaves open."""
    recipe = next(recipe for recipe in data()["recipes"] if recipe["id"] == id)
    pool = dict(tile_counts(recipe["ruleset"] == "season2"))
    pool["empty"] -= kept
    gone = [recipe["fixed"], recipe.get("remove_from_pool", {})]
    if solo:
        gone.append(recipe.get("remove_from_pool_solo", {}))
    for tiles in gone:
        for word, count in tiles.items():
            pool[word] -= count
    return {
        colour: [room["id"] for room in data()["rooms"] if room["colour"] == colour for _ in range(pool[room["id"]])]
        for colour in recipe.get("choose", {})
    }
