"""Merchants Cove for the conformance suite: the settings it is played in, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from chronotable.games.merchants.components import data
from chronotable.games.merchants.options import SWITCHES, modes_for
from chronotable.games.merchants.verbs import VERBS
from chronotable.kernel.game import Game
from chronotable.testing.table import Table
from tests.conformance.games import house_table

Json = dict[str, Any]
SETS = [found["id"] for found in data()["townsfolk_sets"]]
ROGUES = [card["id"] for card in data()["rogue_cards"]]
LEVELS = [level["id"] for level in data()["peddler"]["difficulty"]]


def options() -> Iterator[tuple[str, Json]]:
    """Every mode with every number of players and every rogue card; levels and townsfolk go round."""
    number = 0
    for players in (1, 2, 3, 4):
        for mode, rogue in product(modes_for(players), ROGUES):
            number += 1
            sets = [SETS[number % 3], SETS[(number + 1) % 3]]
            level = LEVELS[ROGUES.index(rogue)]
            yield (
                f"{mode}-{players}-{rogue}",
                {"players": players, "mode": mode, "difficulty": level, "rogue_card": rogue, "townsfolk_sets": sets},
            )
    opposite = {switch["id"]: not switch["default"] for switch in data()["switches"] if switch["id"] in SWITCHES}
    for players, charge in ((1, "per_good"), (3, "per_visit")):
        other = {"townsfolk_sets": ["sailors", "mercenaries"], "rogue_card": "cultists"}
        rulings = {"black_market_corruption_mode": charge, **other, **opposite}
        yield f"other-rulings-{players}", {"players": players, **rulings}
    yield "usual", {"players": 2}


def positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: staff at every ability, a full shelf, corruption, boats about to dock."""
    shelf = {"relic_red": 2, "relic_blue": 1, "artifact_green": 1, "artifact_yellow": 1}
    rich: Json = {
        "gold": 30,
        "shelf": shelf,
        "staff": {"bulbulator": "l01", "enlarger": "m01", "splitter": "l11", "guard": "m09"},
        "corruption": {"corruption_1": 2, "corruption_2": 1},
        "chronomancer": "p1",
        "assistant": "p3",
        "tiles": {"top_left": "t02w", "top_right": "t09b", "bottom_left": "t10b", "bottom_right": "t01b"},
        "covered": ["red"],
    }
    poor: Json = {"gold": 12, "staff": {"guard": "m05"}, "corruption": {"corruption_1": 3}, "covered": ["blue", "red"]}
    boats = {boat: ["red", "blue", "yellow"] for boat in ("boat1", "boat4")}
    common: Json = {"day": 2, "players": [rich, poor], "boats": boats, "lair": 3, "halls": {"red": 3, "green": 3}}
    yield "workshop", {**common, "options": {"players": 2, "rogue_card": "robbers"}}
    piers = {"small_pier": {"red": 3, "blue": 1}, "large_pier": {"green": 4}, "black_market": {"yellow": 2, "rogue": 2}}
    cultists = {"players": 2, "rogue_card": "cultists"}
    yield "market", {**common, "options": cultists, "boats": {}, "piers": piers, "phase": "market"}


def table(game: Game[Any]) -> Table:
    shared = "box options parts prices settings"
    return house_table(game, options(), positions(), VERBS, shared, hidden=("deck", "peddler_deck"), fate="red")
