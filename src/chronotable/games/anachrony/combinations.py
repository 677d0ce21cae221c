"""Which set-up options go together, as JSON Schema: a form made from it offers only what can be played."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.components import data
from chronotable.games.anachrony.opponents import ways_of
from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, OPPONENT_TERMS, PATH_TERMS
from chronotable.kernel.nouns import Json
from chronotable.kernel.schema import values, when

HARDER_PLAYERS: Final = 2  # (ANA-26.1)
MOST_PLAYERS: Final = 4
DRAFTS: Final = ("starting_asset_draft", "endgame_condition_draft")  # a single player has none (ANA-37.11)
NOT_ALONE: Final[Json] = {"opponent": {"const": None}, "harder": {"maxItems": 0}}
BY_SEAT: Final = ("paths", "leaders", "evacuation")


def combinations() -> list[Json]:
    """The conditions of `check_options`, as far as a form needs them: that leaders sit with their Paths is left out."""
    return [
        when({"harder_two_player": [True]}, values({"players": [HARDER_PLAYERS]})),
        when({"players": list(range(2, MOST_PLAYERS + 1))}, {"properties": NOT_ALONE}),
        when({"players": [1]}, values({name: [False] for name in DRAFTS})),
        *(ways_against(opponent) for opponent in OPPONENT_TERMS),
        *(lists_of(players) for players in range(1, MOST_PLAYERS + 1)),
        *(leaders_without(path) for path in range(len(PATH_TERMS))),
    ]


def ways_against(opponent: str) -> Json:
    """Each opponent has its own ways to be made harder (ANA-37.50, 37.68)."""
    return when({"opponent": [opponent]}, {"properties": {"harder": {"items": {"enum": ways_of(data(), opponent)}}}})


def word_or(listed: Json) -> Json:
    return {"anyOf": [{"type": "string"}, {"type": "array", **listed}]}


def lists_of(players: int) -> Json:
    """What is said by seat is said for every seat."""
    whole = word_or({"minItems": players, "maxItems": players})
    return when({"players": [players]}, {"properties": dict.fromkeys(BY_SEAT, whole)})


def leaders_without(path: int) -> Json:
    """Where nobody takes a Path, its leaders stay in the box (ANA-3.7)."""
    others = [leader for number, leader in enumerate(LEADER_TERMS) if number // LEADERS_EACH != path]
    unused = {"type": "array", "items": {"enum": [word for word in PATH_TERMS if word != PATH_TERMS[path]]}}
    return {
        "if": {"properties": {"paths": unused}, "required": ["paths"]},
        "then": {"properties": {"leaders": word_or({"items": {"enum": others}})}},
    }
