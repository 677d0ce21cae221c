"""The JSON Schema of a pack for Room 25: A.B.M. cards in the words of `data/room25.yaml`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.room25.terms import CARD_TERMS, CENTRE, CHARACTER_TERMS, SIZE
from chronotable.kernel.pack_records import NOTE, REMOVE, REPLACE_ALL, frame
from chronotable.kernel.schema_pieces import FLAG, by_word, closed, different, one_of, several

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
        "axis": one_of(*DIRECTIONS),
        "index": {"description": "row 1 and column A are 0", "type": "integer", "enum": LINES},
        "direction": one_of(*(word for words in DIRECTIONS.values() for word in words)),
        "times?": {"description": "2 is the symbol x2", "type": "integer", "enum": [1, 2]},
        "draw_again?": FLAG,
    },
    "penalty": {
        "characters": different(one_of(*CHARACTER_TERMS), PICTURED, PICTURED),
        "action": one_of("look", "control", "special"),
    },
    "disabled_rooms": {"colour": one_of("green", "yellow", "red")},
}


@cache
def pack_schema() -> Json:
    parts = {
        "replace_all": {**REPLACE_ALL, **different(one_of(CARDS))},
        "remove": {**REMOVE, **by_word([CARDS], several(ID, most=MOST_CARDS))},
        CARDS: several({"anyOf": [card(kind) for kind in CARD_TERMS]}, most=MOST_CARDS),
    }
    return frame("room25", "Room 25", parts)


def card(kind: str) -> Json:
    """A card of one kind."""
    shown = PICTURES.get(kind, {})
    needed = [name for name in shown if not name.endswith("?")]
    pictured = {name.rstrip("?"): part for name, part in shown.items()}
    return closed(["id", "kind", *needed], id=ID, kind={"const": kind}, **pictured, note=NOTE)
