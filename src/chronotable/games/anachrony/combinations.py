"""Which set-up options go together, as JSON Schema: a form made from it offers only what can be played."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.terms import LEADER_TERMS, LEADERS_EACH, PATH_TERMS
from chronotable.kernel.nouns import Json
from chronotable.kernel.schema import values, when

HARDER_PLAYERS: Final = 2  # (ANA-26.1)
MOST_PLAYERS: Final = 4
BY_SEAT: Final = ("paths", "leaders", "evacuation")


def combinations() -> list[Json]:
    """The conditions of `check_options`, as far as a form needs them: that leaders sit with their Paths is left out."""
    return [
        when({"harder_two_player": [True]}, values({"players": [HARDER_PLAYERS]})),
        *(lists_of(players) for players in range(2, MOST_PLAYERS + 1)),
        *(leaders_without(path) for path in range(len(PATH_TERMS))),
    ]


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
