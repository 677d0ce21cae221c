"""The JSON Schema of a described position."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.describing import FREE_ACTION_TERMS
from chronotable.games.anachrony.options import option_schema
from chronotable.games.anachrony.terms import (
    BREAKTHROUGH_TERMS,
    BREAKTHROUGHS,
    CAPITAL_HEXES,
    CAPITAL_TILE_TERMS,
    CONDITION_TERMS,
    COPIES,
    ENDGAME_CARDS,
    ENDGAME_TERMS,
    ENDINGS,
    ERAS,
    EXOSUITS,
    FATE_OUTCOMES,
    FATE_TERMS,
    GOODS_TERMS,
    HEX_TERMS,
    HEXES,
    LEADER_TERMS,
    MAIN_SPACES,
    MORALE_TOP,
    PATH_TERMS,
    PHASE_TERMS,
    ROW_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    SUPERPROJECTS,
    TRACK,
    WARP_SPACES,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.schema import problem

Json = dict[str, Any]

MOST = 1000  # of any goods, workers, turns


def whole(least: int, most: int) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def one_of(words: list[str]) -> Json:
    return {"type": "string", "enum": words}


def optional(part: Json) -> Json:
    return {"anyOf": [part, {"type": "null"}]}


def some(words: list[str], most: int | None = None) -> Json:
    listed: Json = {"type": "array", "items": one_of(words), "uniqueItems": True}
    return listed if most is None else {**listed, "maxItems": most}


def closed(required: list[str], **properties: Any) -> Json:
    """An object with these properties and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def by_word(words: list[str], part: Json) -> Json:
    return closed([], **dict.fromkeys(words, part))


@lru_cache(maxsize=16)
def position_schema(box: Box) -> Json:
    """What may be described; everything is optional.  Stacks and decks are given from the top down."""
    ids = box.tile_ids
    projects = ids[-SUPERPROJECTS:]
    seat = whole(0, 3)
    worker = {"worker": one_of(WORKER_TERMS), "retrieved": one_of(FATE_TERMS)}
    numbers = {"type": "array", "items": {"type": "array", "items": whole(1, 16), "uniqueItems": True}, "maxItems": 4}
    cards = {name: [card["id"] for card in data()[f"{name}_pool_cards"]] for name in ("recruit", "mine")}
    timeline = [tile["id"] for tile in data()["alternate_timeline"]["tiles"]]
    piles = {word: some([ids[tile] for tile in box.row_tiles[row]]) for row, word in enumerate(ROW_TERMS)}
    properties: Json = {
        "options": option_schema(),
        "era": whole(0, ERAS),
        "phase": one_of(PHASE_TERMS),
        "turn": whole(0, 1_000_000),
        "first": seat,
        "starter": seat,
        "acting": seat,
        "worker": optional(one_of(WORKER_TERMS)),
        "x": whole(0, 8),
        "reservoir_used": {"type": "boolean"},
        "impact": {"type": "boolean"},
        "players": {"type": "array", "items": player_schema(ids), "maxItems": 4},
        "hexes": by_word(SPACE_TERMS[:HEXES], closed(["seat", "worker"], seat=seat, **worker)),
        "pools": {
            "type": "array",
            "items": closed(
                ["space", "seat", "worker"], space=one_of(SPACE_TERMS[HEXES:MAIN_SPACES]), seat=seat, **worker
            ),
        },
        "capital_tiles": by_word(SPACE_TERMS[:CAPITAL_HEXES], one_of(CAPITAL_TILE_TERMS)),
        "flipped": some(SPACE_TERMS[:CAPITAL_HEXES]),
        "recruit_pool": by_word(WORKER_TERMS, whole(0, 4)),
        "mine_pool": by_word(GOODS_TERMS, whole(0, 5)),
        "recruit_card": optional(one_of(cards["recruit"])),
        "recruit_deck": some(cards["recruit"]),
        "mine_deck": some(cards["mine"]),
        "primary": closed([], **piles),
        "secondary": closed([], **piles),
        "returned": {"type": "array", "items": whole(0, max(map(len, box.row_tiles))), "minItems": 4, "maxItems": 4},
        "superprojects": {"type": "array", "items": optional(one_of(projects)), "maxItems": ERAS},
        "unused_superprojects": some(projects),
        "endgame": some(ENDGAME_TERMS, ENDGAME_CARDS),
        "timeline": some(timeline),
        "hands": numbers,
        "cards_kept": numbers,
        "fate": {"type": "array", "items": one_of(FATE_OUTCOMES)},
        "agenda": {"type": "array", "items": {"type": "object", "required": ["step"]}},
        "ending": one_of(ENDINGS),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Anachrony",
        **closed([], **properties),
    }


def player_schema(ids: list[str]) -> Json:
    worker = {"worker": one_of(WORKER_TERMS), "retrieved": one_of(FATE_TERMS)}
    shapes = [BREAKTHROUGH_TERMS[tile] for tile in range(BREAKTHROUGHS)]
    workers = by_word(WORKER_TERMS, whole(0, MOST))
    return closed(
        [],
        path=optional(one_of(PATH_TERMS)),
        leader=optional(one_of(LEADER_TERMS)),
        condition=optional(one_of(CONDITION_TERMS)),
        goods=by_word(GOODS_TERMS, whole(0, MOST)),
        active=workers,
        tired=workers,
        aside=workers,
        powered={"anyOf": [whole(0, EXOSUITS), some(HEX_TERMS)]},
        covered_hexes=some(HEX_TERMS),
        slots=by_word(
            SLOT_TERMS, closed(["tile"], tile=one_of([*ids, "anomaly"]), covered={"type": "boolean"}, **worker)
        ),
        supply_worker=optional(closed(["worker"], **worker)),
        used=some(FREE_ACTION_TERMS),
        breakthroughs=by_word(shapes, whole(0, COPIES)),
        warps=by_word(WARP_TERMS, whole(1, ERAS)),
        warp_spaces=by_word(WARP_TERMS, whole(1, WARP_SPACES)),
        paradoxes=whole(0, 5),
        morale=whole(1, MORALE_TOP + 1),
        time_travel=whole(0, TRACK),
        focus=whole(1, ERAS),
        evacuation=whole(0, 4),
        passed={"type": "boolean"},
        secret=optional(
            {"anyOf": [closed(["warps"], warps=some(WARP_TERMS, 2)), closed(["power"], power={"type": "string"})]}
        ),
    )


# What the parts of a description are about; the innermost one counts.
PART_RULES: Final = {
    "players": "ANA-0.1", "era": "ANA-0.2", "goods": "ANA-0.9", "active": "ANA-0.4", "tired": "ANA-0.4",
    "aside": "ANA-33.14", "powered": "ANA-0.6", "covered_hexes": "ANA-24.4", "slots": "ANA-11.2",
    "breakthroughs": "ANA-1.4", "warps": "ANA-7.4", "warp_spaces": "ANA-26.4", "paradoxes": "ANA-5.10",
    "morale": "ANA-25.11", "time_travel": "ANA-20.5", "focus": "ANA-20.5", "evacuation": "ANA-18.4",
    "path": "ANA-3.1", "leader": "ANA-3.7", "condition": "ANA-3.3", "capital_tiles": "ANA-24.3",
    "endgame": "ANA-2.8", "hands": "ANA-26.11", "cards_kept": "ANA-26.11", "recruit_pool": "ANA-0.9",
    "mine_pool": "ANA-0.9",
}  # fmt: skip


def check_schema(position: Json, box: Box) -> None:
    """BadPosition says where a description breaks the schema, and which rule that part is about."""
    if (found := problem(position, position_schema(box))) is None:
        return
    place = {"path": found.path or "-", "problem": found.message}
    for part in reversed(found.at.split(".")):
        if part in PART_RULES:
            raise BadPosition(Message("anachrony-position-value", rule=PART_RULES[part], **place))
    raise BadPosition(Message("kernel-position-schema", **place))
