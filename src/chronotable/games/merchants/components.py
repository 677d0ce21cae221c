"""From the data file and packs to a filled box."""

from __future__ import annotations

from typing import Any, Final

from chronotable.components import Boxes
from chronotable.games.merchants import terms
from chronotable.games.merchants.box import Box
from chronotable.games.merchants.packs import combine
from chronotable.games.merchants.shops.chronomancer.components import colour_bits
from chronotable.games.merchants.shops.registry import PRESENTATIONS

Record = dict[str, Any]


def fill(content: Record) -> Box:
    filled = Box()
    filled.records = content
    filled.rounds = content["meta"]["rounds"]
    filled.gold_start = content["gold"]["start"]["value"]
    fill_adventurers(filled, content)
    fill_harbour(filled, content)
    fill_clock(filled, content["clock"])
    fill_goods(filled, content["goods"])
    fill_townsfolk(filled, content)
    fill_corruption(filled, content)
    fill_peddler(filled, content)
    filled.ability_words = [word for shown in PRESENTATIONS.values() for word in shown.merchant.ability_words]
    filled.parts = {term: shown.parts(content) for term, shown in PRESENTATIONS.items()}
    return filled


box: Final = Boxes("merchants", combine, fill)
data: Final = box.data


def fill_adventurers(box: Box, content: Record) -> None:
    counts = {faction["id"]: faction["adventurers"] for faction in content["factions"]}
    start = content["adventurer_setup"]["halls_start"]
    box.adventurers = [counts[word] for word in terms.ADVENTURER_TERMS]
    box.halls_start = [start[word] for word in terms.COLOUR_TERMS]


def fill_harbour(box: Box, content: Record) -> None:
    boats = content["boats"]
    piers = {pier["id"]: pier for pier in content["piers"]}
    berths = content["berths"]
    box.boat_side = [terms.SIDE_TERMS.index(boat["side"]) for boat in boats["list"]]
    box.boat_capacity = boats["capacity"]["value"]
    box.boat_start = boats["start_passengers_per_boat"]["value"]
    box.berth_pier = [terms.PIER_TERMS.index(berth["pier"]) for berth in berths]
    box.berth_side = [terms.SIDE_TERMS.index(berth["side"]) for berth in berths]
    box.pier_accepts = [
        sum(1 << terms.SIZE_TERMS.index(size) for size in piers[word]["accepts"]) for word in terms.PIER_TERMS
    ]
    box.pier_corruption = [piers[word]["corruption_cards"] for word in terms.PIER_TERMS]


def fill_clock(box: Box, clock: Record) -> None:
    box.last_hour = clock["hours_per_day"]["value"]
    box.token_offset = clock["market_token_offset_from_leader"]["value"]
    box.symbol_hours = []
    for pieces in range(1, 5):
        hours = clock["adventurer_hours"][str(pieces)]["hours"]
        box.symbol_hours.append([sum(hour <= now for hour in hours) for now in range(box.last_hour + 1)])


def fill_goods(box: Box, goods: list[Record]) -> None:
    ordered = sorted(
        goods, key=lambda good: (terms.SIZE_TERMS.index(good["size"]), terms.COLOUR_TERMS.index(good["colour"]))
    )
    box.good_ids = [good["id"] for good in ordered]
    box.good_count = [good["count"] for good in ordered]
    box.good_price = [good["price"] for good in ordered]


def fill_townsfolk(box: Box, content: Record) -> None:
    cards = content["townsfolk"]
    box.card_ids = [card["id"].lower() for card in cards]
    box.card_numbers = {id: number for number, id in enumerate(box.card_ids)}
    box.card_set = [card["set"] for card in cards]
    box.card_effect = [terms.EFFECT_TERMS.index(card["effect"]) for card in cards]
    box.card_amount = [card.get("amount", 0) for card in cards]
    box.card_colours = [colour_bits(card.get("colours", [])) for card in cards]
    box.card_symbols = [[terms.ADVENTURER_TERMS.index(symbol) for symbol in card["symbols"]] for card in cards]
    box.townsfolk_sets = [found["id"] for found in content["townsfolk_sets"]]
    box.slot_hours = content["town_square"]["slot_hours"]["value"]
    box.activate_hours = next(a["hours"] for a in content["generic_actions"] if a["id"] == "activate_staff")


def fill_corruption(box: Box, content: Record) -> None:
    faces = content["corruption_deck"]["faces"]
    box.corruption_ids = [face["id"].lower() for face in faces]
    box.corruption_symbols = [face["rogue_symbols"] for face in faces]
    box.corruption_count = [face["count"] for face in faces]
    cards = content["rogue_cards"]
    box.rogue_ids = [card["id"] for card in cards]
    box.rogue_lair = [card["lair_start"] for card in cards]
    box.rogue_bag = [card["bag_start"] for card in cards]
    box.rogue_effect = [terms.ROGUE_EFFECT_TERMS.index(card["effect"]) for card in cards]


def fill_peddler(box: Box, content: Record) -> None:
    peddler = content["peddler"]
    cards = peddler["deck"]
    levels = peddler["difficulty"]
    box.peddler_ids = [card["id"].lower() for card in cards]
    box.peddler_colour = [terms.COLOUR_TERMS.index(card["colour"]) for card in cards]
    box.peddler_effect = [terms.PEDDLER_EFFECT_TERMS.index(card["effect"]) for card in cards]
    box.peddler_hours = [card["hours"] for card in cards]
    box.peddler_levels = [level["id"] for level in levels]
    box.peddler_gold = [level["start_gold"] for level in levels]
    box.peddler_bonus = [level["price_bonus_per_good"] for level in levels]
    box.peddler_berths = [
        [terms.BERTH_TERMS.index(berth) for berth in peddler["berth_priority"][side]] for side in terms.SIDE_TERMS
    ]
    box.kept_most = peddler["townsfolk_kept_max"]
    box.ratings = sorted((rating["min_gold"], rating["id"]) for rating in content["solo_ratings"])
