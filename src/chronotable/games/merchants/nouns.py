"""What the fields of the cove's steps, the parts of keys and the arguments of events stand for.

A merchant has nouns of its own.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants import terms
from chronotable.games.merchants.naming import corruption_message, peddler_card_message, townsfolk_message
from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.nouns import Boxed, Count, Flag, Id, IfAny, Maybe, Nouns, Number, SetOf, Several, Term
from chronotable.kernel.schema_pieces import one_of


def piece_word(s: MerchantsState, piece: int) -> str:
    return terms.PEDDLER_WORD if s.is_peddler(piece) else terms.SEAT_TERMS[piece]


def pieces(s: MerchantsState) -> list[str]:
    return [piece_word(s, piece) for piece in range(s.settings.pieces)]


def abilities(s: MerchantsState) -> list[str]:
    """Of the staff boards of all merchants in play."""
    return [word for merchant in s.settings.merchants for word in merchant.ability_words]


def all_abilities(s: Boxed) -> list[str]:
    """Of the staff boards of all merchants there are."""
    words: list[str] = s.box.ability_words
    return words


ADVENTURER: Final = Term(terms.ADVENTURER_TERMS, kind="adventurer")
BOAT: Final = Term(terms.BOAT_TERMS, kind="boat", rule="COVE-3.4")
CARD: Final = Term(
    lambda s: s.box.card_ids, element="card", rule="COVE-11.1", said=lambda s, word: townsfolk_message(s.box, word)
)
COLOUR: Final = Term(terms.COLOUR_TERMS, kind="colour", rule="COVE-1.4")
GOOD: Final = Term(lambda s: s.box.good_ids, kind="good", rule="COVE-2.2")
PIECE: Final = Term(pieces, kind="piece", shape=one_of(*terms.SEAT_TERMS, terms.PEDDLER_WORD))
# The customers of one colour at one pier, who are served together (COVE-7.6).
BATCH: Final = Term([f"{pier}:{colour}" for pier in terms.PIER_TERMS for colour in terms.COLOUR_TERMS])

NOUNS: Final[Nouns] = {
    "again": Flag(),
    "begun": SetOf(BATCH),
    "besides": Maybe(BOAT),
    "boat": BOAT,
    "goods": SetOf(GOOD),
    "may": Flag(),
    "n": Count(1, 100),
    "passenger": Term([f"{boat}:{kind}" for boat in terms.BOAT_TERMS for kind in terms.ADVENTURER_TERMS]),
    "used": SetOf(
        Term([f"ability{ability + 1}" for ability in range(terms.ABILITIES)])
    ),  # from the left of the staff board
    "who": PIECE,
    "with_rogues": SetOf(BATCH),
}
# What is told: in events, keys, questions and refusals.
TOLD: Final[Nouns] = {
    "ability": Id(abilities, kind="ability", among=all_abilities),
    "adventurer": ADVENTURER,
    "berth": Term(terms.BERTH_TERMS, kind="berth", rule="COVE-6.9"),
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
    "passengers": Several(Term(terms.ADVENTURER_TERMS, kind="colour")),
    "peddler_card": Term(lambda s: s.box.peddler_ids, said=lambda s, word: peddler_card_message(s.box, word)),
    "pier": Term(terms.PIER_TERMS, kind="pier", rule="COVE-6.9"),
    "replaced": IfAny(CARD),
    "rogue_card": Id(lambda s: [], kind="rogue-card"),
    "rogues": Flag(yes=terms.ADVENTURER_TERMS[terms.ROGUE]),
    "taken": Flag(),
    "to": BOAT,
    "wanted": GOOD,
    "wanted_colour": COLOUR,
    "who": PIECE,
}
