"""What is printed on the components, for boards: kind, id, facts.  The same for everybody, nothing secret."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, cast

from chronotable.games.room25.components import box
from chronotable.games.room25.steps.characters import ABILITIES
from chronotable.games.room25.terms import ABILITY_TERMS, CHARACTER_TERMS, COLOUR_TERMS
from chronotable.games.room25.words import Ability, CardKind, Character, Colour, Direction, Mode, Room, Token
from chronotable.kernel.declared import Each
from chronotable.kernel.nouns import Json
from chronotable.kernel.pack import Pack

MIMICRY: Final = "mimicry"  # Bruce has no ability of his own, only those around him


class RoomFacts(TypedDict):
    colour: Colour
    text: str
    trigger: str
    exit_zone: bool
    season2: bool
    stand_in: bool


class CharacterFacts(TypedDict):
    abilities: list[Ability | Literal["mimicry"]]
    season2: bool
    pair: Character | None
    stand_in: bool


class TokenFacts(TypedDict):
    adrenaline: bool
    in_central_room: bool
    season2: bool
    stand_in: bool


class CardPicture(TypedDict):
    """What is drawn on a card, as far as there is something."""

    axis: NotRequired[Literal["row", "column"]]
    index: NotRequired[int]
    direction: NotRequired[Direction]
    times: NotRequired[int]
    draw_again: NotRequired[bool]
    characters: NotRequired[list[Character]]
    action: NotRequired[Token]
    colour: NotRequired[Colour]


class CardFacts(TypedDict):
    kind: CardKind
    level: Literal["barrier", "madness"]
    stays: bool
    picture: CardPicture
    stand_in: bool


class ModeFacts(TypedDict):
    players: dict[str, list[int]]  # by ruleset
    alarm: bool
    rounds: dict[str, int]  # by the number of characters
    rounds_classic: int | None
    stand_in: bool


class ColourFacts(TypedDict):
    order: int


class Catalogue(TypedDict):
    """What is printed on the components."""

    room: Each[Room, RoomFacts]
    character: Each[Character, CharacterFacts]
    token: Each[Token, TokenFacts]
    card: dict[str, CardFacts]
    mode: Each[Mode, ModeFacts]
    colour: Each[Colour, ColourFacts]


def catalogue(packs: tuple[Pack, ...]) -> Catalogue:
    content = box(packs).records
    kinds = {kind["id"]: kind for kind in content["abm_card_kinds"]}
    return {
        "room": {room["id"]: room_facts(room) for room in content["rooms"]},
        "character": {character["id"]: character_facts(character) for character in content["characters"]},
        "token": {action["id"]: action_facts(action) for action in content["actions"]},
        "card": {card["id"]: card_facts(card, kinds[card["kind"]]) for card in content["abm_cards"]},
        "mode": {mode["id"]: mode_facts(mode) for mode in content["modes"]},
        "colour": {word: {"order": number} for number, word in enumerate(COLOUR_TERMS)},
    }


def stand_in(record: Json) -> bool:
    """Is anything of it not known from print?  What a pack brought is its owner's word."""
    return record["source"] == "reconstructed" or bool(record.get("reconstructed_fields"))


def room_facts(room: Json) -> RoomFacts:
    return {
        "colour": room["colour"],
        "text": f"room25-room-text-{room['id'].replace('_', '-')}",
        "trigger": room["trigger"],
        "exit_zone": room["dealt_to_exit_zone"],
        "season2": not room["count"]["base"],
        "stand_in": stand_in(room),
    }


def character_facts(character: Json) -> CharacterFacts:
    number = CHARACTER_TERMS.index(character["id"])
    return {
        "abilities": [ABILITY_TERMS[ability] for ability in ABILITIES.get(number, [])] or [MIMICRY],
        "season2": character["box"] == "season2",
        "pair": character["pair"],
        "stand_in": stand_in(character),
    }


def action_facts(action: Json) -> TokenFacts:
    return {
        "adrenaline": action["adrenaline"],
        "in_central_room": action["allowed_in_central"],
        "season2": action["id"] == "special",
        "stand_in": stand_in(action),
    }


def card_facts(card: Json, kind: Json) -> CardFacts:
    drawn = ("axis", "index", "direction", "times", "draw_again", "characters", "action", "colour")
    return {
        "kind": card["kind"],
        "level": kind["level"],
        "stays": kind["stays"] == "end_of_round",
        "picture": cast(CardPicture, {name: card[name] for name in drawn if name in card}),
        "stand_in": stand_in(card),
    }


def mode_facts(mode: Json) -> ModeFacts:
    return {
        "players": mode["players"],
        "alarm": mode["alarm"],
        "rounds": {str(characters): rounds for characters, rounds in mode["rounds_by_characters"].items()},
        "rounds_classic": mode.get("rounds_classic"),
        "stand_in": stand_in(mode),
    }
