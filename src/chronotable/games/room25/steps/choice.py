"""What the choices of a character share: its owner makes them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import swap
from chronotable.games.room25.terms import CELL_TERMS, CELLS, CHARACTER_TERMS
from chronotable.kernel.step import Step, Things

NOTHING: Final = -1  # the option to do nothing
NOWHERE: Final = "–"


def place(tile: int) -> int | str:
    """A tile, to be named by its cell; what is out of the building stands nowhere."""
    return tile if tile >= 0 else NOWHERE


class FigureStep(Step[Room25State]):
    """A step about one figure, whose owner chooses (R25-10.4, 21.3)."""

    __slots__ = ("figure",)

    term: ClassVar[str] = ""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def seat(self, s: Room25State) -> int:
        return s.figures[self.figure].seat

    def involved(self) -> list[int]:
        """The figures it is about, first the one whose owner chooses."""
        return [self.figure]

    def prompt_things(self, s: Room25State) -> Things:
        own = {"character": self.figure, "cell": place(s.figures[self.figure].tile)}
        return {**own, **super().prompt_things(s)}

    def element(self, s: Room25State, thing: str) -> str:
        """What lies before the figure, as a board element."""
        return f"{thing}:{CHARACTER_TERMS[s.figures[self.figure].id]}"


def involved(step: Step[Any]) -> list[int]:
    """The figures that a step is about; none where it is about the whole table."""
    return step.involved() if isinstance(step, FigureStep) else []


class Company(FigureStep):
    """A step about several figures; the first one's owner chooses."""

    __slots__ = ("figures",)

    term: ClassVar[str] = ""
    derived: ClassVar[tuple[str, ...]] = ("figure",)

    def __init__(self, figures: list[int]) -> None:
        super().__init__(figures[0])
        self.figures = figures

    def involved(self) -> list[int]:
        return self.figures


def tile_key(s: Room25State, tile: int) -> str:
    return "done" if tile == NOTHING else f"room:{CELL_TERMS[s.tile_cell[tile]]}"


class TileStep(FigureStep):
    """The choice of a tile, named by the cell it lies on."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def key(self, s: Room25State, option: int) -> str:
        return tile_key(s, option)

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"there": option}


class Together(Company):
    """A step of several figures, who may have entered together; if it asks, the first one's owner chooses a tile."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def key(self, s: Room25State, option: int) -> str:
        return tile_key(s, option)

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"there": option}


class SwapStep(FigureStep):
    """The choice of two tiles that change places: both in one number."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def apply(self, s: Room25State, option: int) -> None:
        swap(s, option // CELLS, option % CELLS)

    def key(self, s: Room25State, option: int) -> str:
        return f"swap:{CELL_TERMS[s.tile_cell[option // CELLS]]}:{CELL_TERMS[s.tile_cell[option % CELLS]]}"

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"there": option // CELLS, "beyond": option % CELLS}

    def elements(self, s: Room25State, option: int) -> list[str]:
        return [f"room:{CELL_TERMS[s.tile_cell[option % CELLS]]}"]


def character_key(s: Room25State, figure: int) -> str:
    return f"character:{CHARACTER_TERMS[s.figures[figure].id]}"


class CharacterStep(FigureStep):
    """The choice of a character."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def key(self, s: Room25State, option: int) -> str:
        return character_key(s, option)

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": place(s.figures[option].tile)}
