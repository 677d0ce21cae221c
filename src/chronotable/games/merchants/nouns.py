"""What the fields of the cove's steps, the parts of keys and the arguments of events stand for.

A merchant has nouns of its own.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.naming import corruption_message, peddler_card_message, townsfolk_message
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import (
    ABILITIES,
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    PEDDLER_WORD,
    PIER_TERMS,
    ROGUE,
    SEAT_TERMS,
)
from chronotable.kernel.nouns import Count, Flag, Id, IfAny, Maybe, Nouns, Number, SetOf, Several, Term
from chronotable.kernel.schema_pieces import one_of


def piece_word(s: MerchantsState, piece: int) -> str:
    return PEDDLER_WORD if s.is_peddler(piece) else SEAT_TERMS[piece]


def pieces(s: MerchantsState) -> list[str]:
    return [piece_word(s, piece) for piece in range(s.settings.pieces)]


def abilities(s: MerchantsState) -> list[str]:
    """Of the staff boards of all merchants in play."""
    return [word for merchant in s.settings.merchants for word in merchant.ability_words]


ADVENTURER: Final = Term(ADVENTURER_TERMS, kind="adventurer")
BOAT: Final = Term(BOAT_TERMS, kind="boat", rule="COVE-3.4")
CARD: Final = Term(
    lambda s: s.box.card_ids, element="card", rule="COVE-11.1", said=lambda s, word: townsfolk_message(s.box, word)
)
COLOUR: Final = Term(COLOUR_TERMS, kind="colour", rule="COVE-1.4")
GOOD: Final = Term(lambda s: s.box.good_ids, kind="good", rule="COVE-2.2")
PIECE: Final = Term(pieces, kind="piece", shape=one_of(*SEAT_TERMS, PEDDLER_WORD))
# The customers of one colour at one pier, who are served together (COVE-7.6).
BATCH: Final = Term([f"{pier}:{colour}" for pier in PIER_TERMS for colour in COLOUR_TERMS])

NOUNS: Final[Nouns] = {
    "again": Flag(),
    "begun": SetOf(BATCH),
    "besides": Maybe(BOAT),
    "boat": BOAT,
    "goods": SetOf(GOOD),
    "may": Flag(),
    "n": Count(1, 100),
    "passenger": Term([f"{boat}:{kind}" for boat in BOAT_TERMS for kind in ADVENTURER_TERMS]),
    "used": SetOf(Term([f"ability{ability + 1}" for ability in range(ABILITIES)])),  # from the left of the staff board
    "who": PIECE,
    "with_rogues": SetOf(BATCH),
}
# What is told: in events, keys, questions and refusals.
TOLD: Final[Nouns] = {
    "ability": Id(abilities, kind="ability"),
    "adventurer": ADVENTURER,
    "berth": Term(BERTH_TERMS, kind="berth", rule="COVE-6.9"),
    "boat": BOAT,
    "card": CARD,
    "colour": COLOUR,
    "colours": SetOf(COLOUR),
    "face": Term(lambda s: s.box.corruption_ids, element="face", said=lambda s, word: corruption_message(s.box, word)),
    "gold": Number(),
    "good": GOOD,
    "goods": SetOf(GOOD),
    "n": Number(),
    "other": ADVENTURER,
    "passengers": Several(Term(ADVENTURER_TERMS, kind="colour")),
    "peddler_card": Term(lambda s: s.box.peddler_ids, said=lambda s, word: peddler_card_message(s.box, word)),
    "pier": Term(PIER_TERMS, kind="pier", rule="COVE-6.9"),
    "replaced": IfAny(CARD),
    "rogue_card": Id(lambda s: [], kind="rogue-card"),
    "rogues": Flag(yes=ADVENTURER_TERMS[ROGUE]),
    "taken": Flag(),
    "to": BOAT,
    "wanted": GOOD,
    "wanted_colour": COLOUR,
    "who": PIECE,
}
