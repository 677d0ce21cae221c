"""Set-up options: players, mode, the Peddler's level, rogue card, townsfolk, and the ledger's switches."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.components import data
from chronotable.games.merchants.shops.registry import BROKEN, MERCHANTS, USUAL
from chronotable.games.merchants.terms import CORRUPTION_MODE_TERMS, MODE_TERMS, MOST_PLAYERS, RANDOM
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.options import complete

Json = dict[str, Any]

SETS_IN_PLAY: Final = 2  # COVE-11.1
SWITCHES: Final = (
    "portal_activate_adds_two_hours", "chronomancer_may_share_assistant_space", "freeze_tokens_usable_same_turn",
    "corruption_paid_before_effect", "splitter_needs_two_in_pool", "replaced_townsfolk_keep_symbols",
    "sea_passengers_sorted_before_sales",
)  # fmt: skip


# What each option is about.
OPTION_RULES: Final[dict[str, str]] = {
    "players": "COVE-1.1", "mode": "COVE-16.1", "difficulty": "COVE-16.9",
    **{switch["id"]: switch["rule"] for switch in data()["switches"]},
}  # fmt: skip


def option_schema() -> Json:
    """JSON Schema of the options, with defaults."""
    defaults = {switch["id"]: switch["default"] for switch in data()["switches"]}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Merchants Cove",
        "type": "object",
        "properties": {
            "players": {"type": "integer", "minimum": 1, "maximum": MOST_PLAYERS, "default": 2},
            "mode": {
                "description": "a solo player meets the Peddler or plays for a score; others follow from the players",
                "type": "string",
                "enum": MODE_TERMS,
            },
            "difficulty": {
                "description": "of the Peddler",
                "type": "string",
                "enum": [level["id"] for level in data()["peddler"]["difficulty"]],
                "default": data()["peddler"]["difficulty"][0]["id"],
            },
            "rogue_card": {
                "description": "turned up at random, or the one that all agree on",
                "type": "string",
                "enum": [RANDOM, *(card["id"] for card in data()["rogue_cards"])],
                "default": defaults["rogue_card"],
            },
            "townsfolk_sets": {
                "type": "array",
                "items": {"type": "string", "enum": [found["id"] for found in data()["townsfolk_sets"]]},
                "uniqueItems": True,
                "minItems": SETS_IN_PLAY,
                "maxItems": SETS_IN_PLAY,
                "default": defaults["townsfolk_sets"],
            },
            "black_market_corruption_mode": {
                "type": "string",
                "enum": CORRUPTION_MODE_TERMS,
                "default": defaults["black_market_corruption_mode"],
            },
            **{name: {"type": "boolean", "default": defaults[name]} for name in SWITCHES},
            **({"merchants": merchants_schema()} if len(MERCHANTS) > 1 else {}),
        },
        "additionalProperties": False,
        "allOf": [mode_of(players) for players in range(1, MOST_PLAYERS + 1)],
    }


def merchants_schema() -> Json:
    """Asked only where there is somebody to choose from."""
    merchant = {"type": "string", "enum": list(MERCHANTS)}
    return {
        "description": "whom all play, or whom each seat plays",
        "anyOf": [merchant, {"type": "array", "items": merchant, "minItems": 1, "maxItems": MOST_PLAYERS}],
        "default": USUAL,
    }


def mode_of(players: int) -> Json:
    """Which modes so many players have, as a condition of the schema."""
    return {
        "if": {"properties": {"players": {"const": players}}, "required": ["players"]},
        "then": {"properties": {"mode": {"enum": modes_for(players)}}},
    }


def modes_for(players: int) -> list[str]:
    """The modes for so many players, the usual one first (COVE-16.1, 16.2, 16.10)."""
    found = [mode["id"] for mode in data()["modes"] if players in mode["players"]]
    return sorted(found, key=lambda mode: mode != "solo_peddler")


SCHEMA: Final = option_schema()

PRESETS: Final[dict[str, Json]] = {
    "first_game": {"players": 1, "mode": "solo_peddler", "difficulty": "hawker", "rogue_card": "criminals"},
    "duel": {"players": 2, "mode": "duel_of_chronomancers"},
    "guild": {"players": 4, "mode": "guild_of_chronomancers"},
    "tycoon": {"players": 1, "mode": "solo_peddler", "difficulty": "tycoon", "rogue_card": "cultists"},
    "for_gold": {"players": 1, "mode": "solo_score"},
    "robbers_and_sailors": {
        "players": 3,
        "mode": "guild_of_chronomancers",
        "rogue_card": "robbers",
        "townsfolk_sets": ["mercenaries", "sailors"],
    },
}


def check_options(options: Json) -> Json:
    """The options with defaults filled in; BadOption names the option, what is allowed, and the rule."""
    check_broken(options.get("merchants"))
    chosen = complete(options, SCHEMA, OPTION_RULES)
    cast_merchants(chosen)
    allowed = modes_for(chosen["players"])
    chosen.setdefault("mode", allowed[0])
    if chosen["mode"] not in allowed:
        raise BadOption(
            Message("merchants-option-mode", mode=chosen["mode"], players=chosen["players"], allowed=allowed)
        )
    return chosen


def check_broken(wanted: object) -> None:
    """A merchant whose package does not work is no unknown one."""
    for word in wanted if isinstance(wanted, list) else [wanted]:
        if isinstance(word, str) and word in BROKEN:
            raise BadOption(BROKEN[word])


def cast_merchants(chosen: Json) -> None:
    """A merchant for each seat, where they are not all the usual one."""
    given = chosen.pop("merchants", USUAL)
    players = chosen["players"]
    cast = [given] * players if isinstance(given, str) else list(given)
    if len(cast) != players:
        raise BadOption(Message("merchants-option-merchants", n=len(cast), players=players))
    if set(cast) != {USUAL}:
        chosen["merchants"] = cast
