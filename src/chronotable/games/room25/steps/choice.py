"""What the choices of a character share: its owner makes them."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELL_TERMS, CHARACTER_TERMS
from chronotable.kernel.step import Step

NOTHING: Final = -1  # the option to do nothing


class FigureStep(Step[Room25State]):
    """A step about one figure, whose owner chooses (R25-10.4, 21.3)."""

    __slots__ = ("figure",)

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def seat(self, s: Room25State) -> int:
        return s.figures[self.figure].seat


class TileStep(FigureStep):
    """The choice of a tile, named by the cell it lies on."""

    __slots__ = ()

    def key(self, s: Room25State, option: int) -> str:
        return "done" if option == NOTHING else f"room:{CELL_TERMS[s.tile_cell[option]]}"


class CharacterStep(FigureStep):
    """The choice of a character."""

    __slots__ = ()

    def key(self, s: Room25State, option: int) -> str:
        return "done" if option == NOTHING else f"character:{CHARACTER_TERMS[s.figures[option].id]}"
