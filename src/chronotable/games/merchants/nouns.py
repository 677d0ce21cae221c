"""What the fields of the cove's steps and the arguments of its events stand for; a merchant has nouns of its own."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import (
    ABILITIES,
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    PEDDLER_WORD,
    PIER_TERMS,
    SEAT_TERMS,
)
from chronotable.kernel.nouns import Count, Flag, Maybe, Nouns, Number, SetOf, Term


def piece_word(s: MerchantsState, piece: int) -> str:
    return PEDDLER_WORD if s.is_peddler(piece) else SEAT_TERMS[piece]


def pieces(s: MerchantsState) -> list[str]:
    return [piece_word(s, piece) for piece in range(s.settings.pieces)]


ADVENTURER: Final = Term(ADVENTURER_TERMS)
BOAT: Final = Term(BOAT_TERMS)
CARD: Final = Term(lambda s: s.box.card_ids)
PIECE: Final = Term(pieces)
# The customers of one colour at one pier, who are served together (COVE-7.6).
BATCH: Final = Term([f"{pier}:{colour}" for pier in PIER_TERMS for colour in COLOUR_TERMS])

NOUNS: Final[Nouns] = {
    "again": Flag(),
    "begun": SetOf(BATCH),
    "besides": Maybe(BOAT),
    "boat": BOAT,
    "goods": SetOf(Term(lambda s: s.box.good_ids)),
    "may": Flag(),
    "n": Count(1, 100),
    "passenger": Term([f"{boat}:{kind}" for boat in BOAT_TERMS for kind in ADVENTURER_TERMS]),
    "used": SetOf(Term([f"ability{ability + 1}" for ability in range(ABILITIES)])),  # from the left of the staff board
    "who": PIECE,
    "with_rogues": SetOf(BATCH),
}
EVENT_NOUNS: Final[Nouns] = {
    "adventurer": ADVENTURER,
    "berth": Term(BERTH_TERMS),
    "boat": BOAT,
    "card": CARD,
    "face": Term(lambda s: s.box.corruption_ids),
    "gold": Number(),
    "good": Term(lambda s: s.box.good_ids),
    "n": Number(),
    "other": ADVENTURER,
    "pier": Term(PIER_TERMS),
    "replaced": CARD,
    "to": BOAT,
    "who": PIECE,
}
