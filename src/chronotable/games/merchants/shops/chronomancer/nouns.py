"""What the fields of the Chronomancer's steps, the parts of his keys and the arguments of his events stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.naming import colour_named
from chronotable.games.merchants.shops.chronomancer.rules import terms
from chronotable.games.merchants.shops.chronomancer.rules.workshop import TileParts, stream
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOUR_TERMS
from chronotable.kernel.nouns import Count, Nouns, SetOf, Several, Term
from chronotable.kernel.parts import Part, Record, Told
from chronotable.kernel.position_nouns import ByWord
from chronotable.kernel.verbs import WHOLE, Verb


def tiles(s: MerchantsState) -> list[str]:
    return tile_parts(s).tile_ids


def symbols(s: MerchantsState) -> list[str]:
    return tile_parts(s).symbol_words


def tile_parts(s: MerchantsState) -> TileParts:
    parts = s.box.parts["chronomancer"]
    assert isinstance(parts, TileParts)
    return parts


def faces(s: MerchantsState) -> list[str]:
    """Tiles with their sides, `t02w` or `t08b`."""
    return [id + side[0] for id in tiles(s) for side in terms.SIDE_TERMS]


COLUMN: Final = Term(terms.COLUMN_TERMS, kind="column")
SIDE: Final = Term(terms.SIDE_TERMS, kind="side")
SPACE: Final = Term(terms.SPACE_TERMS, kind="space", rule="COVE-12.1")
TILE: Final = Term(tiles, rule="COVE-2.1", said=lambda s, word: word.upper())

NOUNS: Final[Nouns] = {"colours": SetOf(Term(COLOUR_TERMS)), "column": COLUMN, "hours": Count(0, 100)}
# What is told: in events, keys, questions and refusals.
TOLD: Final[Nouns] = {
    "column": COLUMN,
    "figure": Term(terms.FIGURE_TERMS, kind="figure", rule="COVE-12.5"),
    "hours": Count(0, 100),
    "out": TILE,
    "out_side": SIDE,
    "side": SIDE,
    "space": SPACE,
    "symbols": Several(Term(symbols, rule="COVE-13.1", said=lambda s, word: colour_named(word))),
    "tile": TILE,
}
FACE: Final = Term(
    faces, shape={"type": "string", "pattern": "^t[0-9]{2}[wb]$(?!\\n)"}, unknown="merchants-position-tile"
)
SYMBOL: Final = Term(
    symbols, shape={"type": "string", "pattern": "^[a-z]+[0-9]?$(?!\\n)"}, unknown="merchants-position-symbol"
)
# The boards of a described shop.
BOARDS: Final = Record(
    Part("chronomancer", SPACE, "The space where the Chronomancer stands."),
    Part("assistant", SPACE, "The space where the assistant stands."),
    Told("tiles", ByWord(terms.SLOT_TERMS, FACE), "The tiles on the board, each with the first letter of its side."),
    Told(
        "stream",
        Several(FACE, terms.STREAM, terms.STREAM, different=True),
        "The tiles in the stream.",
        lambda s, shop: stream(shop),
    ),
    Part("covered", SetOf(SYMBOL, 0, terms.TOKENS), "Support symbols that are covered by freeze tokens."),
    Part("fresh", Count(0, terms.TOKENS), "Freeze tokens got this turn.", usual=0),
)
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
        sizes=(1, terms.TOKENS),
    ),
    Verb(
        "spend",
        "symbols+",
        "COVE-13.4",
        at={"symbol": "symbols", "tokens": WHOLE},
        note="Pay for hours with tokens that cover these symbols, or `none`.",
        sizes=(0, terms.TOKENS),
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
