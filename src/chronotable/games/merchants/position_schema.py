"""JSON Schema of a described position, in the ledger's words; everything is optional."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.options import option_schema
from chronotable.games.merchants.schema import closed, maybe, one_of, several, whole
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    MOST_PLAYERS,
    PEDDLER_WORD,
    PHASE_TERMS,
    PIER_TERMS,
    SEAT_TERMS,
)

Json = dict[str, Any]
MOST = 1000


def position_schema() -> Json:
    count = whole(0, MOST)
    word = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$(?!\\n)"}
    cards = several(word, 0, MOST)
    numbers = {"type": "object", "additionalProperties": count, "propertyNames": word}
    crowd = closed([], **dict.fromkeys(ADVENTURER_TERMS, count))
    piece = one_of(*SEAT_TERMS, PEDDLER_WORD)
    shops: Json = {}
    for shown in PRESENTATIONS.values():
        shops |= shown.schema()["properties"]
    player = closed(
        [],
        gold=whole(-MOST, 10 * MOST),
        shelf=numbers,
        staff={"type": "object", "additionalProperties": maybe(word), "propertyNames": word},
        remembered=cards,
        corruption=numbers,
        **shops,
    )
    peddler = closed([], gold=whole(-MOST, 10 * MOST), shelf=numbers, kept=cards)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A position of Merchants Cove",
        **closed(
            [],
            options=option_schema(),
            day=whole(1, MOST),
            turn=whole(0, 1000 * MOST),
            phase=one_of(*PHASE_TERMS),
            clock=several(closed(["piece", "hour"], piece=piece, hour=count), 1, MOST_PLAYERS + 1),
            token=maybe(whole(1, MOST)),
            bag=crowd,
            boats=closed([], **dict.fromkeys(BOAT_TERMS, several(one_of(*ADVENTURER_TERMS), 0, 10))),
            berths=closed([], **dict.fromkeys(BERTH_TERMS, maybe(one_of(*BOAT_TERMS)))),
            piers=closed([], **dict.fromkeys(PIER_TERMS, crowd)),
            halls=closed([], **dict.fromkeys(COLOUR_TERMS, count)),
            lair=count,
            drawn=maybe(one_of(*ADVENTURER_TERMS)),
            deck=cards,
            discard=cards,
            square=cards,
            hired=maybe(word),
            corruption_deck=numbers,
            corruption_discard=numbers,
            players=several(player, 1, MOST_PLAYERS),
            peddler=maybe(peddler),
            peddler_deck=cards,
            fate={
                "description": "what will be drawn, in turn: adventurers from the bag, faces from the corruption deck",
                **cards,
            },
            agenda={"type": "array", "items": {"type": "object", "required": ["step"]}},
            winners=several(whole(0, MOST_PLAYERS - 1), 0, MOST_PLAYERS),
        ),
    }


POSITION_SCHEMA: Final = position_schema()
