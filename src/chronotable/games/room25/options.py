"""Set-up options: mode, ruleset, difficulty, building, characters, and the ledger's open points."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25.combinations import combinations
from chronotable.games.room25.components import data
from chronotable.games.room25.recipes import check_recipe
from chronotable.games.room25.terms import CHARACTER_TERMS, MODE_TERMS, ROOM_TERMS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.options import complete

Json = dict[str, Any]

BASE_CHARACTERS: Final = CHARACTER_TERMS[:6]
# Fixed pairs for players with two characters (R25-4.4).
PAIRS: Final = [["emmet", "kevin"], ["franck", "jennifer"], ["max", "alice"], ["sarah", "bruce"]]
NAMED_OPTIONS: Final = (
    "key_room_in_exit_zone", "madness_draw_last_round", "prison_blocks_forced_exit", "barred_card_keeps_draw_symbol",
    "madness_recipe_as_standard", "madness_cards_in_other_modes", "remembered_tiles_shown", "panic_moves_from_central",
    "no_reminder_tokens",
)  # fmt: skip


# What each option is about.
OPTION_RULES: Final[dict[str, str]] = {
    "players": "R25-4.1", "mode": "R25-4.1", "ruleset": "R25-3.1", "difficulty": "R25-4.11", "recipe": "R25-3.1",
    "characters": "R25-3.13", **{option["id"]: option["rule"] for option in data()["options"]},
}  # fmt: skip


def option_schema() -> Json:
    """JSON Schema of the options, with defaults."""
    defaults = {option["id"]: option["default"] for option in data()["options"]}
    recipes = ["random", *(r["id"] for r in data()["recipes"]), *(e["id"] for e in data()["example_buildings"])]
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Room 25",
        "type": "object",
        "properties": {
            "players": {"type": "integer", "minimum": 1, "maximum": 8, "default": 4},
            "mode": {"type": "string", "enum": MODE_TERMS},
            "ruleset": {"type": "string", "enum": ["classic", "season2"], "default": "season2"},
            "difficulty": {"type": "string", "enum": ["standard", "madness"], "default": "standard"},
            "recipe": {
                "anyOf": [
                    {"type": "string", "enum": recipes},
                    {
                        "type": "object",
                        "properties": {word: {"type": "integer", "minimum": 0, "maximum": 25} for word in ROOM_TERMS},
                        "additionalProperties": False,
                    },
                ],
                "default": "random",
            },
            "characters": {
                "anyOf": [
                    {"type": "string", "enum": ["random", *(f"random:{n}" for n in range(4, 9))]},
                    {
                        "type": "array",
                        "items": {"type": "string", "enum": CHARACTER_TERMS},
                        "uniqueItems": True,
                        "minItems": 4,
                        "maxItems": 8,
                    },
                ],
            },
            "five_player_guards": {"type": "integer", "enum": [1, 2], "default": defaults["five_player_guards"]},
            "kevin_panic_rooms_adjacent_to": {
                "type": "string",
                "enum": ["kevin", "each_other"],
                "default": defaults["kevin_panic_rooms_adjacent_to"],
            },
            **{name: {"type": "boolean", "default": defaults[name]} for name in NAMED_OPTIONS},
        },
        "additionalProperties": False,
        "allOf": combinations(recommended_casts(), BASE_CHARACTERS),
    }


def recommended_casts() -> dict[tuple[str, str, int], list[str]]:
    """The characters that play when nobody chooses, by mode, ruleset and players."""
    return {
        (mode["id"], ruleset, players): recommended_cast({"mode": mode["id"], "ruleset": ruleset, "players": players})
        for mode in data()["modes"]
        for ruleset, numbers in mode["players"].items()
        for players in numbers
    }


def recommended_cast(options: Json) -> list[str]:
    known = known_characters(options)
    needed = options["players"] * characters_each(options)
    return seated_pairs(options, [pair for pair in PAIRS if pair[0] in known])[:needed]


def known_characters(options: Json) -> list[str]:
    return CHARACTER_TERMS if options["ruleset"] == "season2" else BASE_CHARACTERS


def check_options(options: Json) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    chosen = complete(options, SCHEMA, OPTION_RULES)
    chosen.setdefault("mode", default_mode(chosen["players"]))
    mode = next(mode for mode in data()["modes"] if mode["id"] == chosen["mode"])
    allowed = mode["players"][chosen["ruleset"]]
    if chosen["players"] not in allowed:
        names = [str(number) for number in allowed]
        raise BadOption(Message("room25-option-players", mode=chosen["mode"], players=chosen["players"], allowed=names))
    if chosen["difficulty"] == "madness" and (
        chosen["mode"] not in ("cooperation", "solo") or chosen["ruleset"] == "classic"
    ):
        raise BadOption(Message("room25-option-madness"))
    chosen["characters"] = check_characters(chosen)
    check_recipe(chosen)
    return chosen


def default_mode(players: int) -> str:
    return "solo" if players == 1 else "cooperation" if players <= 6 else "suspicion"


def characters_each(options: Json) -> int:
    """How many characters a player runs (R25-4.1)."""
    if options["mode"] == "solo":
        return 4
    if options["mode"] == "competition":
        return 2
    if options["mode"] == "cooperation" and options["players"] <= 3:
        return 2
    return 1


def seated_pairs(options: Json, pairs: list[list[str]]) -> list[str]:
    """Pairs as seats take them: a player's, those of a side of two, or one half to either team (R25-4.4, 4.17)."""
    if options["mode"] == "team" and options["players"] == 4:
        return [pairs[side][member] for member in range(2) for side in range(2)]  # the teams sit alternately
    return [id for pair in pairs for id in pair]


SCHEMA: Final = option_schema()


def check_characters(options: Json) -> list[str] | str:
    """As many as the mode needs, Season 2 ones only with Season 2 (R25-1.4, 3.13, 4.4)."""
    needed = options["players"] * characters_each(options)
    known = known_characters(options)
    chosen = options.get("characters")
    if isinstance(chosen, str):
        count = needed if chosen == "random" else int(chosen.partition(":")[2])
        if count != needed:
            raise BadOption(Message("room25-option-characters", n=count, needed=needed))
        return f"random:{needed}"
    if chosen is None:
        return recommended_cast(options)
    if len(chosen) != needed:
        raise BadOption(Message("room25-option-characters", n=len(chosen), needed=needed))
    if foreign := [id for id in chosen if id not in known]:
        raise BadOption(Message("room25-option-foreign", characters=foreign, allowed=known))
    return list(chosen)


PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 4, "mode": "cooperation", "ruleset": "classic", "recipe": "classic_beginner"},
    "hidden_guards": {"players": 6, "mode": "suspicion"},
    "two_teams": {"players": 4, "mode": "team"},
    "alone": {"players": 1, "mode": "solo"},
    "madness": {"players": 4, "mode": "cooperation", "difficulty": "madness"},
}
