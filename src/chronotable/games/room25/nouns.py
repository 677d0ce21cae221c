"""What the fields of steps and the arguments of events stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELL_TERMS, CHARACTER_TERMS, PHASE_TERMS, ROBOTS, ROOM_TERMS, TOKEN_TERMS
from chronotable.kernel.nouns import Count, Flag, Nouns, Number, Ordinal, Several, Term


def characters(s: Room25State) -> list[str]:
    return [CHARACTER_TERMS[figure.id] for figure in s.figures]


def cells(s: Room25State) -> list[str]:
    """A tile is called by the cell it lies on."""
    return [CELL_TERMS[cell] for cell in s.tile_cell]


FIGURE: Final = Term(characters)
TILE: Final = Term(cells)
NOUNS: Final[Nouns] = {
    "along": Flag(),
    "carried": FIGURE,
    "cell": Term(CELL_TERMS),
    "entered": Several(FIGURE),
    "figure": FIGURE,
    "figures": Several(FIGURE, least=1),
    "n": Count(0, 999),
    "origin": TILE,
    "phase": Term(PHASE_TERMS),
    "robot": Term([f"robot{robot + 1}" for robot in range(ROBOTS)]),
    "tile": TILE,
    "tiles": Several(TILE),
    "trap": Count(0, 999),
    "victim": FIGURE,
}
EVENT_NOUNS: Final[Nouns] = {
    "cell": TILE,
    "character": FIGURE,
    "n": Number(),
    "other": FIGURE,
    "robot": Ordinal(),
    "room": Term(ROOM_TERMS),
    "to": TILE,
    "token": Term(TOKEN_TERMS),
}
