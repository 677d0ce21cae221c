"""What the fields of the cove's and the merchants' steps stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.telling import piece_word
from chronotable.games.merchants.terms import ABILITIES, ADVENTURER_TERMS, BOAT_TERMS, COLOUR_TERMS, PIER_TERMS
from chronotable.kernel.described_steps import DescribedSteps
from chronotable.kernel.nouns import Count, Flag, Maybe, Nouns, SetOf, Term

BOAT: Final = Term(BOAT_TERMS)
# The customers of one colour at one pier, who are served together (COVE-7.6).
BATCH: Final = Term([f"{pier}:{colour}" for pier in PIER_TERMS for colour in COLOUR_TERMS])


def pieces(s: MerchantsState) -> list[str]:
    return [piece_word(s, piece) for piece in range(s.settings.pieces)]


NOUNS: Final[Nouns] = {
    "again": Flag(),
    "begun": SetOf(BATCH),
    "besides": Maybe(BOAT),
    "boat": BOAT,
    "goods": SetOf(Term(lambda s: s.box.good_ids)),
    "may": Flag(),
    "n": Count(1, 100),
    "passenger": Term([f"{boat}:{kind}" for boat in BOAT_TERMS for kind in ADVENTURER_TERMS]),
    "used": SetOf(Term([str(ability + 1) for ability in range(ABILITIES)])),  # from the left of the staff board
    "who": Term(pieces),
    "with_rogues": SetOf(BATCH),
}
for shown in PRESENTATIONS.values():
    NOUNS.update(shown.nouns)

STEPS: Final = DescribedSteps(NOUNS, "chronotable.games.merchants.steps", "chronotable.games.merchants.shops")
