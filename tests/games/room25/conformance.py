"""Room 25 for the conformance suite: the settings it is played in, and what may be expected of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from chronotable.games.room25.components import data
from chronotable.games.room25.verbs import VERBS
from chronotable.kernel.game import Game
from chronotable.testing.table import THOROUGH, Table
from tests.conformance.games import house_table

Json = dict[str, Any]
CHARACTERS = [character["id"] for character in data()["characters"]]


def settings() -> Iterator[tuple[str, Json]]:
    """Every mode, ruleset, number of players and difficulty there is."""
    for mode in data()["modes"]:
        for ruleset, counts in mode["players"].items():
            difficulties = mode.get("difficulties", ["standard"]) if ruleset == "season2" else ["standard"]
            for players, difficulty in product(counts, difficulties):
                yield (
                    f"{mode['id']}-{ruleset}-{difficulty}-{players}",
                    {"mode": mode["id"], "ruleset": ruleset, "difficulty": difficulty, "players": players},
                )


# Without these every mode is still played with and without Season 2 and with the fewest and the most players.
ONLY_THOROUGH = (
    "suspicion-classic-standard-5", "suspicion-season2-standard-6", "suspicion-season2-standard-7",
    "team-season2-standard-6", "competition-classic-standard-2", "competition-season2-standard-3",
    "cooperation-classic-standard-3", "cooperation-classic-standard-4", "cooperation-classic-standard-5",
    "cooperation-season2-standard-3", "cooperation-season2-standard-4", "cooperation-season2-standard-5",
    "cooperation-season2-madness-2", "cooperation-season2-madness-4", "cooperation-season2-madness-6",
)  # fmt: skip


def options() -> Iterator[tuple[str, Json]]:
    for id, options in settings():
        if THOROUGH or id not in ONLY_THOROUGH:
            yield id, options
    yield "one-guard-random", {"mode": "suspicion", "players": 5, "five_player_guards": 1, "characters": "random"}
    yield "random-pairs", {"mode": "team", "players": 6, "characters": "random", "remembered_tiles_shown": True}
    yield (
        "all-mad",
        {"mode": "suspicion", "players": 8, "madness_cards_in_other_modes": True, "recipe": "example_two_guards"},
    )
    example = {"recipe": "example_cooperation", "key_room_in_exit_zone": True}
    yield "example", {"mode": "cooperation", "players": 4, **example}
    yield (
        "other-rulings",
        {
            "mode": "solo",
            "players": 1,
            "difficulty": "madness",
            "characters": ["kevin", "max", "bruce", "sarah"],
            "madness_draw_last_round": True,
            "madness_recipe_as_standard": True,
            "prison_blocks_forced_exit": True,
            "barred_card_keeps_draw_symbol": True,
            "kevin_panic_rooms_adjacent_to": "each_other",
            "panic_moves_from_central": True,
        },
    )
    yield "no-reminders", {"mode": "suspicion", "players": 4, "no_reminder_tokens": True}


def positions() -> Iterator[tuple[str, Json]]:
    """The middle of rich games: all characters and robots about, tokens on the board, cards on display."""
    rooms: Json = {
        "a1": {"room": "room25"}, "b1": {"room": "robot_room"}, "d1": {"room": "robot_room"}, "e1": {"room": "vision"},
        "b2": {"room": "empty"}, "c2": {"room": "pivoting", "axis": "north_south"}, "d2": {"room": "prison"},
        "b3": {"room": "tunnel"}, "d3": {"room": "cold"}, "b4": {"room": "shredder", "closed": True},
        "c4": {"room": "acid"}, "d4": {"room": "tunnel", "locked": True}, "e4": {"room": "tunnel"},
        "a4": {"room": "paranoia", "face_up": False}, "a5": {"room": "regeneration", "face_up": False},
        "c5": {"room": "trap", "face_up": False}, "d5": {"room": "illusion", "face_up": False},
    }  # fmt: skip
    for word in rooms.values():
        word.setdefault("face_up", True)
    cells = ["b2", "b2", "c2", "d2", "d3", "b2", "c3", "b3"]
    common: Json = {
        "round": 3,
        "rounds_left": 5,
        "rooms": rooms,
        "robots": ["b2", "b3"],
        "order": CHARACTERS,
        "characters": {id: {"cell": cell} for id, cell in zip(CHARACTERS, cells, strict=True)},
    }
    mad = {"mode": "competition", "players": 4, "characters": CHARACTERS, "madness_cards_in_other_modes": True}
    abm = {"a2": {"room": "abm_room", "face_up": False}, "a3": {"room": "abm_room", "face_up": False}}
    deck = [card["id"] for card in data()["abm_cards"] if card["kind"] not in ("building_movement", "penalty")]
    deck.sort(key=lambda id: id != "abm_48")  # the Robot card first: which of the two comes?
    passes = [{"step": "pass", "phase": 4}, {"step": "pass", "phase": 5}, {"step": "count_down"}]
    drawing = {
        "phase": "first_pass",
        "acting": CHARACTERS[-1],
        "agenda": [{"step": "draw_card", "entered": [1]}, *passes],
    }
    yield "robots", {**common, **drawing, "options": mad, "rooms": {**rooms, **abm}, "deck": deck}
    characters = {id: {**words, "program": ["special", "move"]} for id, words in common["characters"].items()}
    masks = {"mode": "suspicion", "players": 8, "characters": CHARACTERS, "no_reminder_tokens": True}
    yield "abilities", {**common, "options": masks, "characters": characters, "phase": "first_pass"}
    sabotage = {"step": "sabotage_robot", "figure": CHARACTERS.index("sarah")}
    beside_sarah = {
        "characters": {**common["characters"], "sarah": {"cell": "b3", "played": ["special"], "actions": 1}},
        "robots": ["b3", "b3"],
        "phase": "first_pass",
        "acting": "sarah",
        "agenda": [sabotage, {"step": "turn", "figure": 7, "phase": 3}, *passes],
    }
    yield "sabotage", {**common, **beside_sarah, "options": mad}


def table(game: Game[Any]) -> Table:
    shared = "box options settings"
    return house_table(game, options(), positions(), VERBS, shared, hidden=("deck",))
