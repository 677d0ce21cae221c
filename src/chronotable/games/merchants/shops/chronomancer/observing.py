"""What a seat sees of a Chronomancer's boards, as numbers: all of them."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.nouns import FACE, SPACE, SYMBOL
from chronotable.games.merchants.shops.chronomancer.rules.terms import SLOT_TERMS, STREAM, TOKENS
from chronotable.kernel.observation import Seen, bits, each, number, one

PLACES: Final = [*SLOT_TERMS, *(f"stream_{place + 1}" for place in range(STREAM))]

OBSERVED: Final[list[Seen]] = [
    one("chronomancer", SPACE, about="The space where the Chronomancer stands."),
    one("assistant", SPACE, about="The space where the assistant stands."),
    each(
        "tiles",
        PLACES,
        "tiles",
        one("face", FACE, lambda s, tile, seat: tile, "The tile there, with its side."),
        of="tiles",
    ),
    bits("covered", SYMBOL, about="Support symbols that are covered by tokens."),
    number("fresh", TOKENS, about="Tokens got this turn."),
]
