"""What a described player has, whichever merchant it is: the boards of the shop are the merchant's own."""

from __future__ import annotations

from typing import Any, Final

from chronotable.kernel.nouns import Count, Json, Maybe, Several, Term
from chronotable.kernel.parts import Part, Record, Told
from chronotable.kernel.position_nouns import ByWord

MOST: Final = 1000
WORD: Final[Json] = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$(?!\\n)"}


class ByPrintedWord(ByWord):
    """Something for each of some words that are printed on components: packs may bring others."""

    def schema(self, s: Any) -> Json:
        return {"type": "object", "additionalProperties": self.noun.schema(s), "propertyNames": WORD}


COUNT: Final = Count(0, MOST)
GOLD: Final = Count(-MOST, 10 * MOST)
CARD: Final = Term(lambda s: s.box.card_ids, shape=WORD, unknown="merchants-position-card")
CARDS: Final = Several(CARD, 0, MOST)
FACES: Final = ByPrintedWord(lambda s: s.box.corruption_ids, COUNT, 0, unknown="merchants-position-face")
GOODS: Final = ByPrintedWord(lambda s: s.box.good_ids, COUNT, 0, brief=True, unknown="merchants-position-good")
HELPER: Final = Maybe(CARD)

PLAYER: Final = Record(
    Part("gold", GOLD, "Gold; what is owed at the end may make it less than nothing."),
    Part("shelf", GOODS, "Goods made and not sold."),
    Told("staff", ByPrintedWord([], HELPER), "The townsfolk at the abilities of the staff board."),
    Part("remembered", CARDS, "Replaced townsfolk whose symbols count all the same.", usual=[]),
    Part("corruption", FACES, "Corruption cards held, by face."),
)
