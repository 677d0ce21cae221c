"""What is printed on the components of the cove, for boards: kind, id, facts.  The same for everybody."""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants.components import box
from chronotable.games.merchants.naming import slug
from chronotable.kernel.pack import Pack
from chronotable.provenance import provenance

Json = dict[str, Any]


def catalogue(packs: tuple[Pack, ...]) -> Json:
    """Every component of the box with these packs; what is not known from print is a stand-in."""
    content = box(packs).records
    layout = content["shop_layout"]
    peddler = content["peddler"]
    return {
        "tile": {tile["id"].lower(): {"starter": tile["starter"], **marked(tile)} for tile in content["portal_tiles"]},
        "space": {space["id"].lower(): space_facts(space) for space in layout["spaces"]},
        "rim": {half["id"]: rim_facts(half) for half in layout["board_halves"]},
        "symbol": {symbol["colour"]: marked(symbol) for symbol in layout["support_symbols"]["list"]},
        "good": {good["id"]: good_facts(good) for good in content["goods"]},
        "ability": {
            ability["id"]: {"text": f"merchants-ability-text-{ability['id']}", **marked(ability)}
            for ability in content["staff_abilities"]
        },
        "townsfolk": {card["id"].lower(): townsfolk_facts(card) for card in content["townsfolk"]},
        "slot": {
            str(number): {"hours": hours, **marked(content["town_square"]["slot_hours"])}
            for number, hours in enumerate(content["town_square"]["slot_hours"]["value"], 1)
        },
        "face": {
            face["id"].lower(): {"symbols": face["rogue_symbols"], **marked(face)}
            for face in content["corruption_deck"]["faces"]
        },
        "rogue_card": {card["id"]: rogue_facts(card) for card in content["rogue_cards"]},
        "boat": {
            boat["id"]: {"seats": content["boats"]["capacity"]["value"], **marked(boat)}
            for boat in content["boats"]["list"]
        },
        "pier": {pier["id"]: marked(pier) for pier in content["piers"]},
        "clock": {pieces: marked(record) for pieces, record in content["clock"]["adventurer_hours"].items()},
        "peddler_card": {card["id"].lower(): peddler_facts(card) for card in peddler["deck"]},
        "difficulty": {level["id"]: level_facts(level) for level in peddler["difficulty"]},
        "mode": {mode["id"]: marked(mode) for mode in content["modes"]},
    }


def marked(record: Json) -> Json:
    """Is anything of it not known from print?  Things of packs are what their authors say."""
    return {"stand_in": "reconstructed" in provenance(record)}


def space_facts(space: Json) -> Json:
    return {"machine": space.get("machine"), "owner": space.get("owner"), **marked(space)}


def rim_facts(half: Json) -> Json:
    """A half portal of the rim; only a left one has an action."""
    action = half.get("action", {})
    return {
        "action": action.get("type"),
        "colours": action.get("colours", []),
        "hours": half["hours"],
        "corruption": half["corruption"],
        **marked(half),
    }


def good_facts(good: Json) -> Json:
    return {"size": good["size"], "colour": good["colour"], **marked(good)}


def townsfolk_facts(card: Json) -> Json:
    """The face of the card, in the words that a view has for it."""
    return {
        "set": card["set"],
        "effect": card["effect"],
        "amount": card.get("amount", 0),
        "colours": card.get("colours", []),
        "symbols": card["symbols"],
        **marked(card),
    }


def rogue_facts(card: Json) -> Json:
    return {"text": f"merchants-rogue-card-text-{slug(card['id'])}", **marked(card)}


def peddler_facts(card: Json) -> Json:
    return {"colour": card["colour"], "hours": card["hours"], "effect": card["effect"], **marked(card)}


def level_facts(level: Json) -> Json:
    return {"text": f"merchants-difficulty-text-{slug(level['id'])}", **marked(level)}
