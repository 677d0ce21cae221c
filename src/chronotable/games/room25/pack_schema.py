"""The JSON Schema of a pack for Room 25: A.B.M. cards in the words of `data/room25.yaml`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.room25.terms import CARD_TERMS, CENTRE, CHARACTER_TERMS, SIZE
from chronotable.kernel.pack_records import NOTE, frame

Json = dict[str, Any]

CARDS: Final = "abm_cards"
ID: Final[Json] = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$(?!\\n)"}
MOST_CARDS: Final = 200
PICTURED: Final = 2  # characters of a penalty (R25-16.8)
# Which way a line goes, by its axis.
DIRECTIONS: Final = {"row": ["left", "right"], "column": ["up", "down"]}
# The middle lines never slide: the Central Room lies there (R25-2.4).
LINES: Final = [line for line in range(SIZE) if line != CENTRE // SIZE]
# What the cards of some kinds show beside their kind; `?` marks what a card need not say.
PICTURES: Final[dict[str, Json]] = {
    "building_movement": {
        "axis": {"type": "string", "enum": [*DIRECTIONS]},
        "index": {"description": "row 1 and column A are 0", "type": "integer", "enum": LINES},
        "direction": {"type": "string", "enum": [word for words in DIRECTIONS.values() for word in words]},
        "times?": {"description": "2 is the symbol x2", "type": "integer", "enum": [1, 2]},
        "draw_again?": {"type": "boolean"},
    },
    "penalty": {
        "characters": {
            "type": "array",
            "items": {"type": "string", "enum": CHARACTER_TERMS},
            "minItems": PICTURED,
            "maxItems": PICTURED,
            "uniqueItems": True,
        },
        "action": {"type": "string", "enum": ["look", "control", "special"]},
    },
    "disabled_rooms": {"colour": {"type": "string", "enum": ["green", "yellow", "red"]}},
}


@cache
def pack_schema() -> Json:
    ids = {"type": "array", "items": ID, "maxItems": MOST_CARDS}
    cards = {"type": "array", "items": {"anyOf": [card(kind) for kind in CARD_TERMS]}, "maxItems": MOST_CARDS}
    return frame(
        "room25",
        "Room 25",
        {
            "replace_all": {
                "description": "lists that the pack replaces as a whole: nothing of them is left but what it brings",
                "type": "array",
                "items": {"type": "string", "enum": [CARDS]},
                "uniqueItems": True,
            },
            "remove": {
                "description": "single cards to leave out, by id",
                "type": "object",
                "properties": {CARDS: ids},
                "additionalProperties": False,
            },
            CARDS: cards,
        },
    )


def card(kind: str) -> Json:
    """A card of one kind."""
    shown = PICTURES.get(kind, {})
    properties = {name.rstrip("?"): part for name, part in shown.items()}
    return {
        "type": "object",
        "properties": {"id": ID, "kind": {"const": kind}, **properties, "note": NOTE},
        "required": ["id", "kind", *(name for name in shown if not name.endswith("?"))],
        "additionalProperties": False,
    }
