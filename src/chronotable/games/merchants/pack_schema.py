"""The JSON Schema of a pack for Merchants Cove: every number that is not printed can be replaced.

The words are those of `data/merchants.yaml`.  A record changes the fields it names of the shipped record with its id.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.shops.chronomancer.pack_schema import NUMBERS as CHRONOMANCER_NUMBERS
from chronotable.games.merchants.shops.chronomancer.pack_schema import TABLES as CHRONOMANCER_TABLES
from chronotable.kernel.pack_records import REMOVE, frame
from chronotable.kernel.schema_pieces import by_word, closed, different, one_of, several, whole

Json = dict[str, Any]

ID: Final[Json] = {"type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_]{0,19}$(?!\\n)"}
SETS: Final = ("locals", "mercenaries", "sailors")
MOST_RECORDS: Final = 200
MOST_PIECES: Final = 60
MOST_GOODS: Final = 20
MOST_GOLD: Final = 1000
LATEST_HOUR: Final = 48

# Where a number or a table of a pack stands in the data file.
NUMBERS: Final[dict[str, tuple[tuple[str, ...], Json]]] = {
    "rounds": (("meta", "rounds"), whole(1, 10)),
    "boat_capacity": (("boats", "capacity", "value"), whole(1, 10)),
    "start_passengers_per_boat": (("boats", "start_passengers_per_boat", "value"), whole(0, 10)),
    "hours_per_day": (("clock", "hours_per_day", "value"), whole(1, LATEST_HOUR)),
    "market_token_offset_from_leader": (("clock", "market_token_offset_from_leader", "value"), whole(0, LATEST_HOUR)),
    "start_gold": (("gold", "start", "value"), whole(0, MOST_GOLD)),
    "townsfolk_kept_max": (("peddler", "townsfolk_kept_max"), whole(0, 24)),
    **CHRONOMANCER_NUMBERS,
}
TABLES: Final[dict[str, tuple[tuple[str, ...], Json]]] = {
    "factions": (("factions",), closed(["id"], id=one_of(*terms.ADVENTURER_TERMS), adventurers=whole(0, MOST_PIECES))),
    "piers": (
        ("piers",),
        closed(
            ["id"],
            id=one_of(*terms.PIER_TERMS),
            accepts=different(one_of(*terms.SIZE_TERMS), 0, 2),
            corruption_cards=whole(0, 10),
        ),
    ),
    "berths": (("berths",), closed(["id"], id=one_of(*terms.BERTH_TERMS), pier=one_of(*terms.PIER_TERMS))),
    "goods": (("goods",), closed(["id"], id=ID, count=whole(0, MOST_GOODS), price=whole(0, MOST_GOLD))),
    "townsfolk": (
        ("townsfolk",),
        closed(
            ["id"],
            id=ID,
            set=one_of(*SETS),
            effect=one_of(*terms.EFFECT_TERMS),
            amount=whole(1, 10),
            colours=different(one_of(*terms.COLOUR_TERMS), 1, 4),
            symbols=several(one_of(*terms.ADVENTURER_TERMS), 0, 6),
        ),
    ),
    "corruption_cards": (
        ("corruption_deck", "faces"),
        closed(["id"], id=ID, rogue_symbols=whole(0, 10), count=whole(0, 200)),
    ),
    "rogue_cards": (
        ("rogue_cards",),
        closed(["id"], id=ID, lair_start=whole(0, MOST_PIECES), bag_start=whole(0, MOST_PIECES)),
    ),
    "peddler_cards": (
        ("peddler", "deck"),
        closed(
            ["id"],
            id=ID,
            colour=one_of(*terms.COLOUR_TERMS),
            hours=whole(1, LATEST_HOUR),
            effect=one_of(*terms.PEDDLER_EFFECT_TERMS),
        ),
    ),
    "peddler_levels": (
        ("peddler", "difficulty"),
        closed(["id"], id=ID, start_gold=whole(0, MOST_GOLD), price_bonus_per_good=whole(0, 100)),
    ),
    "solo_ratings": (("solo_ratings",), closed(["id"], id=ID, min_gold=whole(-MOST_GOLD, 10 * MOST_GOLD))),
    **CHRONOMANCER_TABLES,
}
OPEN_TABLES: Final = ("townsfolk", "corruption_cards", "peddler_cards")  # new records may be added, others left out


@cache
def pack_schema() -> Json:
    hours = different(whole(1, LATEST_HOUR), most=LATEST_HOUR)
    numbers = closed(**{name: schema for name, (_, schema) in NUMBERS.items()})
    clock = {"description": "the clock's adventurer symbols by number of time pieces"}
    parts = {
        "numbers": {"description": "single numbers", **numbers},
        "adventurer_hours": {**clock, **by_word(["1", "2", "3", "4"], hours)},
        "halls_start": by_word(terms.COLOUR_TERMS, whole(0, MOST_PIECES)),
        "slot_hours": {"description": "what the slots of the town square cost", **several(whole(0, 12), 1, 8)},
        "remove": {**REMOVE, **by_word(OPEN_TABLES, several(ID, most=MOST_RECORDS))},
        **{name: several(schema, most=MOST_RECORDS) for name, (_, schema) in TABLES.items()},
    }
    return frame("merchants", "Merchants Cove", parts)
