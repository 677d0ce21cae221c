"""The nouns of Room 25: what fields of steps, parts of keys and arguments of events stand for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chronotable.games.room25 import terms
from chronotable.games.room25.naming import card_message, ref
from chronotable.games.room25.state import Room25State
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.nouns import Count, Flag, NoSuchWord, Nouns, Ordinal, Several, Term
from chronotable.kernel.position_nouns import InBox
from chronotable.kernel.schema import cut
from chronotable.kernel.schema_pieces import one_of


def characters(s: Room25State) -> list[str]:
    return [terms.CHARACTER_TERMS[figure.id] for figure in s.figures]


def cells(s: Room25State) -> list[str]:
    """A tile is called by the cell it lies on."""
    return [terms.CELL_TERMS[cell] for cell in s.tile_cell]


def cell_as_read(s: Room25State, cell: str) -> str:
    return cell.upper()


def room_as_seen(s: Room25State, cell: str) -> Ref | Message:
    """What lies on a cell for everybody to see: labels must not betray what only some have looked at."""
    tile = s.cell_tile[terms.CELL_TERMS.index(cell)]
    return ref("room", terms.ROOM_TERMS[s.kind[tile]]) if s.up[tile] else Message("room25-face-down")


def card_as_read(s: Room25State, id: str) -> Message:
    return card_message(s.box, id)


class Characters(Term):
    """The characters in play; who names another one is told so."""

    def no_such(self, found: object, words: Sequence[str]) -> NoSuchWord:
        return NoSuchWord(Message("room25-position-character", id=cut(str(found)), characters=list(words)))


FIGURE: Final = Characters(characters, kind="character", shape=one_of(*terms.CHARACTER_TERMS))
TILE: Final = Term(cells, element="room", said=cell_as_read, shape=one_of(*terms.CELL_TERMS))
CARD: Final = InBox("card_ids", said=card_as_read)
FACE: Final = Term(cells, said=room_as_seen)
TOKEN: Final = Term(terms.TOKEN_TERMS, kind="token")
NOUNS: Final[Nouns] = {
    "ability": Term(terms.ABILITY_TERMS, kind="ability"),
    "along": Flag(),
    "answer": Term(["no", "yes"]),
    "beyond": FACE,
    "board_cell": Term(terms.CELL_TERMS),  # whatever tile lies there
    "card": CARD,
    "carried": FIGURE,
    "cell": TILE,
    "character": FIGURE,
    "colour": Term(terms.COLOUR_TERMS, kind="colour"),
    "direction": Term(terms.DIRECTION_TERMS, kind="direction", element=""),
    "entered": Several(FIGURE),
    "figure": FIGURE,
    "figures": Several(FIGURE, least=1),
    "line": Term(terms.LINE_TERMS, kind="line"),
    "n": Count(0, 999),
    "named_robot": Term([f"robot{robot + 1}" for robot in range(terms.ROBOTS)]),
    "order": Term(terms.ORDER_TERMS, kind="order", element=""),
    "origin": TILE,
    "other": FIGURE,
    "phase": Term(terms.PHASE_TERMS),
    "robot": Ordinal(),
    "role": Term(terms.ROLE_TERMS, kind="role"),
    "room": Term(terms.ROOM_TERMS, kind="room"),
    "second": TOKEN,
    "there": FACE,
    "tile": TILE,
    "tiles": Several(TILE),
    "to": TILE,
    "token": TOKEN,
    "trap": Count(0, 999),
    "victim": FIGURE,
}
