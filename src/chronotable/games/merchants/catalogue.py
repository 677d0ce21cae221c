"""What is printed on the components of the cove, for boards: kind, id, facts.  The same for everybody."""

from __future__ import annotations

from typing import TypedDict

from chronotable.games.merchants import words
from chronotable.games.merchants.components import box
from chronotable.games.merchants.naming import slug
from chronotable.games.merchants.shops import declared
from chronotable.games.merchants.shops.registry import MERCHANTS
from chronotable.kernel.declared import Each
from chronotable.kernel.nouns import Json
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import FROM_PACK
from chronotable.provenance import provenance


class Marked(TypedDict):
    stand_in: bool  # not known from print


class TileFacts(Marked):
    starter: bool


class SpaceFacts(Marked):
    machine: str | None
    owner: words.Figure | None


class RimFacts(Marked):
    action: words.Action | None
    colours: list[words.Colour]
    hours: int
    corruption: int


class GoodFacts(Marked):
    size: words.Size
    colour: words.Colour


class Explained(Marked):
    text: str


class TownsfolkFacts(Marked):
    set: str
    effect: words.Effect
    amount: int
    colours: list[words.Colour]
    symbols: list[words.Adventurer]


class SquareSlotFacts(Marked):
    hours: int


class FaceFacts(Marked):
    symbols: int


class BoatFacts(Marked):
    seats: int


class PeddlerCardFacts(Marked):
    colour: words.Colour
    hours: int
    effect: words.PeddlerEffect


class Catalogue(TypedDict):
    """What is printed on the components."""

    tile: dict[str, TileFacts]
    space: Each[words.Space, SpaceFacts]
    rim: dict[str, RimFacts]
    symbol: Each[words.Colour, Marked]
    good: dict[str, GoodFacts]
    ability: Each[declared.Ability, Explained]
    townsfolk: dict[str, TownsfolkFacts]
    slot: dict[str, SquareSlotFacts]
    face: dict[str, FaceFacts]
    rogue_card: dict[str, Explained]
    boat: Each[words.Boat, BoatFacts]
    pier: Each[words.Pier, Marked]
    clock: dict[str, Marked]
    peddler_card: dict[str, PeddlerCardFacts]
    difficulty: dict[str, Explained]
    mode: Each[words.Mode, Marked]


def catalogue(packs: tuple[Pack, ...]) -> Catalogue:
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
            word: ability_facts(word, content) for merchant in MERCHANTS.values() for word in merchant.ability_words
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


def marked(record: Json) -> Marked:
    """Is anything of it not known from print?  Things of packs are what their authors say."""
    return {"stand_in": "reconstructed" in provenance(record)}


def space_facts(space: Json) -> SpaceFacts:
    return {"machine": space.get("machine"), "owner": space.get("owner"), **marked(space)}


def rim_facts(half: Json) -> RimFacts:
    """A half portal of the rim; only a left one has an action."""
    action = half.get("action", {})
    return {
        "action": action.get("type"),
        "colours": action.get("colours", []),
        "hours": half["hours"],
        "corruption": half["corruption"],
        **marked(half),
    }


def good_facts(good: Json) -> GoodFacts:
    return {"size": good["size"], "colour": good["colour"], **marked(good)}


def townsfolk_facts(card: Json) -> TownsfolkFacts:
    """The face of the card, in the words that a view has for it."""
    return {
        "set": card["set"],
        "effect": card["effect"],
        "amount": card.get("amount", 0),
        "colours": card.get("colours", []),
        "symbols": card["symbols"],
        **marked(card),
    }


def ability_facts(word: str, content: Json) -> Explained:
    """The data file has those of its own merchant; those of others are what their authors say."""
    others: Json = {"source": FROM_PACK}
    record = next((ability for ability in content["staff_abilities"] if ability["id"] == word), others)
    return {"text": f"merchants-ability-text-{slug(word)}", **marked(record)}


def rogue_facts(card: Json) -> Explained:
    return {"text": f"merchants-rogue-card-text-{slug(card['id'])}", **marked(card)}


def peddler_facts(card: Json) -> PeddlerCardFacts:
    return {"colour": card["colour"], "hours": card["hours"], "effect": card["effect"], **marked(card)}


def level_facts(level: Json) -> Explained:
    return {"text": f"merchants-difficulty-text-{slug(level['id'])}", **marked(level)}
