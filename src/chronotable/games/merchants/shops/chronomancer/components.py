"""From the data file to the tables of the Chronomancer's tiles."""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants.shops.chronomancer.rules import terms
from chronotable.games.merchants.shops.chronomancer.rules.workshop import TileParts
from chronotable.games.merchants.terms import COLOUR_TERMS

Record = dict[str, Any]


def fill_parts(content: Record) -> TileParts:
    parts = TileParts()
    layout = content["shop_layout"]
    tiles = content["portal_tiles"]
    rims = layout["board_halves"]
    parts.tile_ids = [tile["id"].lower() for tile in tiles]
    parts.starters = [number for number, tile in enumerate(tiles) if tile["starter"]]
    parts.rims = len(rims)
    parts.half_hours = []
    parts.half_cards = []
    parts.half_action = []
    parts.half_colours = []
    for half in rims:
        add_half(parts, half, half.get("action"))
    for tile in tiles:
        for side in terms.SIDE_TERMS:
            add_half(parts, tile[side]["left"], None)
            add_half(parts, tile[side]["right"], tile["action"])
    fill_layout(parts, layout)
    hours = {space["id"].lower(): space["hours"] for space in layout["spaces"] if space["kind"] == "machine"}
    parts.machine_hours = [hours.get(word, 0) for word in terms.SPACE_TERMS]
    parts.freeze_tokens = layout["freeze_tokens_per_freeze_action"]["value"]
    parts.activate_hours = next(a["hours"] for a in content["generic_actions"] if a["id"] == "activate_staff")
    colours = [symbol["colour"] for symbol in layout["support_symbols"]["list"]]
    parts.symbol_colour = [COLOUR_TERMS.index(colour) for colour in colours]
    parts.symbol_words = [
        colour if colour not in colours[:number] else f"{colour}{number + 1}" for number, colour in enumerate(colours)
    ]
    return parts


def add_half(parts: TileParts, cost: Record, action: Record | None) -> None:
    parts.half_hours.append(cost["hours"])
    parts.half_cards.append(cost["corruption"])
    parts.half_action.append(terms.ACTION_TERMS.index(action["type"]) if action else terms.NO_ACTION)
    parts.half_colours.append(colour_bits(action.get("colours", [])) if action else 0)


def colour_bits(words: list[str]) -> int:
    return sum(1 << COLOUR_TERMS.index(word) for word in words)


def fill_layout(parts: TileParts, layout: Record) -> None:
    """Which tile slot or which part of the rim each half of a portal is (COVE-14.1)."""
    rims = [half["id"] for half in layout["board_halves"]]
    spaces = {space["id"].lower(): space for space in layout["spaces"]}
    halves = {"left": (parts_of(spaces, rims, "left_half")), "right": (parts_of(spaces, rims, "right_half"))}
    parts.left_slot, parts.left_rim = halves["left"]
    parts.right_slot, parts.right_rim = halves["right"]


def parts_of(spaces: dict[str, Record], rims: list[str], name: str) -> tuple[list[int], list[int]]:
    """By space: the tile slot and the rim of one half, -1 where it is the other."""
    slots: list[int] = []
    edges: list[int] = []
    for word in terms.SPACE_TERMS:
        place = spaces[word].get(name, "").split(".")
        slots.append(terms.SLOT_TERMS.index(place[1]) if place[0] == "tile" else -1)
        edges.append(rims.index(place[1]) if place[0] == "board" else -1)
    return slots, edges
