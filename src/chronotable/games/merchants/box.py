"""The box: the shared components of the cove as tables the rules can read quickly.  Never changed once filled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chronotable.games.merchants.shops.shop import Parts


class Box:
    """`chronotable.games.merchants.components` fills it from the data file and packs."""

    __slots__ = (
        "ability_words", "activate_hours", "adventurers", "berth_pier", "berth_side", "boat_capacity", "boat_side",
        "boat_start",
        "card_amount", "card_colours", "card_effect", "card_ids", "card_numbers", "card_set", "card_symbols",
        "corruption_count", "corruption_ids", "corruption_symbols", "good_count", "good_ids", "good_price",
        "gold_start", "halls_start", "kept_most", "last_hour", "parts", "peddler_berths", "peddler_bonus",
        "peddler_colour", "peddler_effect", "peddler_gold", "peddler_hours", "peddler_ids", "peddler_levels",
        "pier_accepts", "pier_corruption", "ratings", "records", "rogue_bag", "rogue_effect", "rogue_ids",
        "rogue_lair", "rounds", "slot_hours", "symbol_hours", "token_offset", "townsfolk_sets",
    )  # fmt: skip

    rounds: int
    ability_words: list[str]  # of the staff boards of all merchants there are
    # adventurers (COVE-2.4, 3.1)
    adventurers: list[int]  # by kind
    halls_start: list[int]
    gold_start: int
    # harbour (chapter 6)
    boat_side: list[int]
    boat_capacity: int
    boat_start: int  # adventurers that arrive in every boat
    berth_pier: list[int]
    berth_side: list[int]
    pier_accepts: list[int]  # bit set of sizes
    pier_corruption: list[int]
    # clock (chapter 6)
    last_hour: int
    token_offset: int
    symbol_hours: list[list[int]]  # by number of pieces less one: for every hour, how many symbols up to it
    # goods (COVE-1.5)
    good_ids: list[str]
    good_count: list[int]
    good_price: list[int]
    # townsfolk (chapter 11)
    card_ids: list[str]
    card_set: list[str]
    card_effect: list[int]
    card_amount: list[int]
    card_colours: list[int]  # bit set
    card_symbols: list[list[int]]
    card_numbers: dict[str, int]
    townsfolk_sets: list[str]
    slot_hours: list[int]
    activate_hours: int
    # corruption and rogues (chapter 10)
    corruption_ids: list[str]
    corruption_symbols: list[int]
    corruption_count: list[int]
    rogue_ids: list[str]
    rogue_lair: list[int]
    rogue_bag: list[int]
    rogue_effect: list[int]
    # the Peddler and ratings (chapter 16)
    peddler_ids: list[str]
    peddler_colour: list[int]
    peddler_effect: list[int]
    peddler_hours: list[int]
    peddler_levels: list[str]
    peddler_gold: list[int]
    peddler_bonus: list[int]
    peddler_berths: list[list[int]]  # by side, the preferred one first
    kept_most: int
    ratings: list[tuple[int, str]]  # least gold and title, in ascending order
    # merchants
    parts: dict[str, Parts]  # a merchant's own components, by its word
    records: dict[str, Any]  # the data file with the packs applied
