"""What the fields of the Glassblower's steps and the parts of his keys stand for."""

from __future__ import annotations

from typing import Final

from chronotable.kernel.nouns import Count, Nouns, Term
from chronotable.kernel.parts import Part, Record
from chronotable.kernel.verbs import Verb

from .rules.terms import ABILITY_TERMS, MOST_HEAT, PLACE_TERMS

NOUNS: Final[Nouns] = {"working_hours": Count(1, 4)}
TOLD: Final[Nouns] = {
    "heat": Count(0, MOST_HEAT),
    "workplace": Term(PLACE_TERMS, kind="workplace", rule="GLASS-21.1"),
}
VERBS: Final = [
    Verb("work", "workplace", "GLASS-22.1", note="Work at a place of the glassworks."),
    *(Verb(word, "", "GLASS-23.1", at={}, note="Use this ability of the staff board.") for word in ABILITY_TERMS[:3]),
    Verb("watchman", "face", "GLASS-23.3", note="The corruption card that the watchman turns away."),
]
BOARDS: Final = Record(
    Part("heat", Count(0, MOST_HEAT), "How hot the furnace is."),
    Part("workplace", Term(PLACE_TERMS), "Where the Glassblower stands.", "place"),
)
