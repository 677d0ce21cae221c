"""The JSON Schema of a described position."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25.options import option_schema
from chronotable.games.room25.terms import (
    ADRENALINE_TERMS,
    AXIS_TERMS,
    CELL_TERMS,
    CHARACTER_TERMS,
    ENDINGS,
    LINE_TERMS,
    PHASE_TERMS,
    ROLE_TERMS,
    ROOM_TERMS,
    TOKEN_TERMS,
)

Json = dict[str, Any]

# Fields of a character that are described under their own name.
PLAIN: Final = (
    "actions", "alive", "drawing", "drown", "free", "hidden", "limit", "paranoid", "revived", "shown", "spare", "trap",
    "waiting",
)  # fmt: skip
NO_REMINDER: Final = "none"
FLAGS: Final = ("alive", "drawing", "free", "hidden", "paranoid", "revived", "waiting")


def position_schema() -> Json:
    """JSON Schema of a described position; everything is optional."""
    count = {"type": "integer", "minimum": 0, "maximum": 1000}
    flag = {"type": "boolean"}
    cell = {"type": "string", "enum": CELL_TERMS}
    maybe_cell = {"anyOf": [cell, {"type": "null"}]}
    token = {"type": "string", "enum": TOKEN_TERMS}
    some_tokens = {"type": "array", "items": token, "uniqueItems": True}
    who = {"type": "string", "enum": CHARACTER_TERMS}
    people = {"type": "array", "items": who, "uniqueItems": True}
    rooms = {"type": "array", "items": {"type": "string", "enum": ROOM_TERMS}}
    cards = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
    figure = closed(
        **{name: flag if name in FLAGS else count for name in PLAIN},
        cell=maybe_cell,
        program={"type": "array", "items": {"anyOf": [token, {"type": "null"}]}, "maxItems": 2},
        lost_tokens=some_tokens,
        played={"type": "array", "items": token},
        adrenaline={"type": "string", "enum": ADRENALINE_TERMS},
        stack=some_tokens,
        reminder={"anyOf": [cell, {"type": "null"}, {"const": NO_REMINDER}]},
        role={"type": "string", "enum": ROLE_TERMS},
    )
    room = closed(
        room={"type": "string", "enum": ROOM_TERMS},
        dealt=cell,
        face_up=flag,
        closed=flag,
        locked=flag,
        axis={"type": "string", "enum": AXIS_TERMS},
    )
    two_cells = {"type": "array", "items": maybe_cell, "minItems": 2, "maxItems": 2}
    remembered = {"type": "object", "properties": dict.fromkeys(CELL_TERMS, count), "additionalProperties": False}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Room 25",
        **closed(
            options=option_schema(),
            round=count,
            rounds_left=count,
            phase={"type": "string", "enum": PHASE_TERMS},
            acting={"anyOf": [who, {"type": "null"}]},
            rooms={"type": "object", "properties": dict.fromkeys(CELL_TERMS, room), "additionalProperties": False},
            removed=rooms,
            characters={
                "type": "object",
                "properties": dict.fromkeys(CHARACTER_TERMS, figure),
                "additionalProperties": False,
            },
            order=people,
            turn_order=people,
            fallen=people,
            returning=people,
            robots=two_cells,
            robot_rooms=two_cells,
            slid={
                "type": "object",
                "properties": {line: {"enum": [-1, 1]} for line in LINE_TERMS},
                "additionalProperties": False,
            },
            seen={"type": "array", "items": remembered, "maxItems": 9},  # by seat, then what everybody has seen
            deck=cards,
            discard=cards,
            display=cards,
            unseen_roles={"type": "array", "items": {"type": "string", "enum": ROLE_TERMS}},
            key_active=flag,
            traps=count,
            agenda={"type": "array", "items": {"type": "object", "required": ["step"]}},
            ending={"type": "string", "enum": ENDINGS},
            winners={"type": "array", "items": count},
        ),
    }


def closed(**properties: Any) -> Json:
    """An object with these properties and no others."""
    return {"type": "object", "properties": properties, "additionalProperties": False}


POSITION_SCHEMA: Final = position_schema()
