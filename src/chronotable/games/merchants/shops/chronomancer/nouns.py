"""What the fields of the Chronomancer's steps, the parts of his keys and the arguments of his events stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.naming import colour_named
from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    COLUMN_TERMS,
    FIGURE_TERMS,
    SIDE_TERMS,
    SPACE_TERMS,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import TileParts
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOUR_TERMS
from chronotable.kernel.nouns import Count, Nouns, SetOf, Several, Term
from chronotable.kernel.verbs import WHOLE, Verb


def tiles(s: MerchantsState) -> list[str]:
    return tile_parts(s).tile_ids


def symbols(s: MerchantsState) -> list[str]:
    return tile_parts(s).symbol_words


def tile_parts(s: MerchantsState) -> TileParts:
    parts = s.box.parts["chronomancer"]
    assert isinstance(parts, TileParts)
    return parts


COLUMN: Final = Term(COLUMN_TERMS, kind="column")
SIDE: Final = Term(SIDE_TERMS, kind="side")
TILE: Final = Term(tiles, rule="COVE-2.1", said=lambda s, word: word.upper())

NOUNS: Final[Nouns] = {"colours": SetOf(Term(COLOUR_TERMS)), "column": COLUMN, "hours": Count(0, 100)}
# What is told: in events, keys, questions and refusals.
TOLD: Final[Nouns] = {
    "column": COLUMN,
    "figure": Term(FIGURE_TERMS, kind="figure", rule="COVE-12.5"),
    "hours": Count(0, 100),
    "out": TILE,
    "out_side": SIDE,
    "side": SIDE,
    "space": Term(SPACE_TERMS, kind="space", rule="COVE-12.1"),
    "symbols": Several(Term(symbols, rule="COVE-13.1", said=lambda s, word: colour_named(word))),
    "tile": TILE,
}
VERBS: Final = [
    Verb(
        "move", "figure space", "COVE-12.5", note="Move a figure on the ring; the space where it stops is its action."
    ),
    Verb(
        "insert",
        "tile",
        "COVE-13.10",
        at={"tile": "tile"},
        note="The tile of the time stream to push into the column of the machine.",
    ),
    Verb(
        "support", "colour", "COVE-14.7", at={"hall": "colour"}, note="Take guild support of a hall instead of a relic."
    ),
    Verb(
        "freeze",
        "symbols+",
        "COVE-13.1",
        at={"symbol": "symbols", "tokens": WHOLE},
        note="The support symbols whose tokens come into the pool.",
    ),
    Verb(
        "spend",
        "symbols+",
        "COVE-13.4",
        at={"symbol": "symbols", "tokens": WHOLE},
        note="Pay for hours with tokens that cover these symbols, or `none`.",
    ),
    # The staff: which board elements they point at depends on the use.
    Verb(
        "bulbulator",
        "colour wanted_colour",
        "COVE-15.2",
        at={},
        in_order=True,
        note="Staff: exchange a relic of the first colour for one of the second.",
    ),
    Verb("enlarger", "colour", "COVE-15.3", at={}, note="Staff: exchange a relic for an artifact of its colour."),
    Verb("splitter", "colour", "COVE-15.4", at={}, note="Staff: exchange an artifact for relics of its colour."),
    Verb("guard", "face", "COVE-15.6", at={}, note="Staff: discard a corruption card."),
]
