"""R25-16.30: what the Panic card does to each character."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import exits, neighbours, replace_room
from chronotable.games.room25.steps.choice import FigureStep, SwapStep, TileStep
from chronotable.games.room25.steps.entering import arrive, enter, go_together, may_enter, ways_forced
from chronotable.games.room25.steps.locks import lock, lockable
from chronotable.games.room25.steps.telling import tell


class Panic(FigureStep):
    """A character panics, in its own way; Alice knows no panic (R25-15.53, 16.30)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-16.30"

    def apply(self, s: Room25State, option: int) -> None:
        own = s.figures[self.figure]
        effect = PANICS.get(own.id)
        if own.alive and effect is not None:
            effect(s, self.figure)


def franck(s: Room25State, figure: int) -> None:
    panicking = s.figures[figure]
    if panicking.adrenaline != terms.NO_ADRENALINE:
        panicking.adrenaline = terms.NO_ADRENALINE
        if s.witness is not None:
            tell(s, "adrenaline_lost", character=figure)


def jennifer(s: Room25State, figure: int) -> None:
    """In a yellow room all characters of adjacent rooms are called, leaving together (R25-16.36)."""
    tile = s.figures[figure].tile
    if s.colour(tile) != terms.YELLOW:
        return
    beside = neighbours(s, tile)
    called = [
        other
        for other in s.turn_order
        if s.figures[other].tile in beside and not s.figures[other].hidden and may_enter(s, other, tile)
    ]
    gather(s, called, tile)


def gather(s: Room25State, called: list[int], tile: int) -> None:
    """They leave and come together; then the room has its effect on one after the other (R25-12.21, 16.36)."""
    origins = [s.cell_of(other) for other in called]
    go_together(s, called, tile)
    if not s.ending:
        for other, origin in reversed([*zip(called, origins)]):
            s.agenda.append(PanicArrival(other, tile, origin))


class PanicArrival(FigureStep):
    """The room has its effect on one of those whom a panic moved there from the cell `origin` (R25-16.36).

    Whom the effect on an earlier one took away again has left before his turn.
    """

    __slots__ = ("origin", "tile")

    rule: ClassVar[str] = "R25-16.36"
    nouns: ClassVar[dict[str, str]] = {"origin": "board_cell"}

    def __init__(self, figure: int, tile: int, origin: int) -> None:
        super().__init__(figure)
        self.tile = tile
        self.origin = origin

    def apply(self, s: Room25State, option: int) -> None:
        if s.figures[self.figure].tile == self.tile:
            arrive(s, [self.figure], self.tile, self.origin)


def kevin(s: Room25State, figure: int) -> None:
    s.agenda.append(PanicSwap(figure))


class PanicSwap(SwapStep):
    """Two rooms change places, occupied ones if possible (R25-16.30)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-16.30"

    def options(self, s: Room25State) -> list[int]:
        here = s.figures[self.figure].tile
        pairs = [
            (a, b)
            for a in range(terms.CELLS)
            for b in range(a + 1, terms.CELLS)
            if swappable(s, a) and swappable(s, b) and belong_together(s, here, a, b)
        ]
        most = max([occupied(s, a) + occupied(s, b) for a, b in pairs], default=0)
        return [a * terms.CELLS + b for a, b in pairs if occupied(s, a) + occupied(s, b) == most]


def belong_together(s: Room25State, here: int, a: int, b: int) -> bool:
    """Both beside Kevin, or beside each other, as the table has agreed (R25-16.30)."""
    if s.settings.kevin_rooms_touch:
        return b in neighbours(s, a)
    beside = neighbours(s, here)
    return a in beside and b in beside


def swappable(s: Room25State, tile: int) -> bool:
    """Not a revealed blue room (R25-15.59)."""
    return s.kind[tile] != terms.CENTRAL and not (s.up[tile] and s.colour(tile) == terms.BLUE)


def occupied(s: Room25State, tile: int) -> bool:
    return bool(s.on_tile(tile)) or s.robot_on(tile)


def emmet(s: Room25State, figure: int) -> None:
    tile = s.figures[figure].tile
    if lockable(s, tile):
        lock(s, figure, tile)


def sarah(s: Room25State, figure: int) -> None:
    panicking = s.figures[figure]
    if panicking.spare and s.colour(panicking.tile) != terms.BLUE:
        panicking.spare -= 1
        replace_room(s, panicking.tile)


def may_start_here(s: Room25State, figure: int) -> bool:
    """No carrying or pushing out of the central room (R25-16.31)."""
    return s.settings.panic_from_central or s.kind[s.figures[figure].tile] != terms.CENTRAL


def max_carries(s: Room25State, figure: int) -> None:
    if may_start_here(s, figure) and len(companions(s, figure)) > 0:
        s.agenda.append(PanicCrowd(figure, True))


def bruce(s: Room25State, figure: int) -> None:
    if may_start_here(s, figure) and len(companions(s, figure)) > 0:
        s.agenda.append(PanicCrowd(figure, False))


def companions(s: Room25State, figure: int) -> list[int]:
    return [o for o in s.on_tile(s.figures[figure].tile) if o != figure and not s.figures[o].hidden]


class PanicCrowd(TileStep):
    """Everybody of the room goes to one adjacent yellow room (R25-16.30).

    Max goes along and the room counts once for all, as with Carry; Bruce stays and it counts for each (R25-16.37).
    """

    __slots__ = ("along",)

    rule: ClassVar[str] = "R25-16.30"
    asks: ClassVar[tuple[str, ...]] = ("along",)

    def __init__(self, figure: int, along: bool) -> None:
        super().__init__(figure)
        self.along = along

    def options(self, s: Room25State) -> list[int]:
        crowd = companions(s, self.figure) + ([self.figure] if self.along else [])
        return [
            tile
            for tile in exits(s, s.figures[self.figure].tile)
            if s.up[tile]
            and s.colour(tile) == terms.YELLOW
            and False not in [tile in ways_forced(s, other) for other in crowd]
        ]

    def apply(self, s: Room25State, option: int) -> None:
        crowd = companions(s, self.figure)
        if self.along:
            enter(s, [self.figure, *crowd], option)
        else:
            gather(s, crowd, option)


PANICS: Final[dict[int, Callable[[Room25State, int], None]]] = {
    terms.FRANCK: franck,
    terms.JENNIFER: jennifer,
    terms.KEVIN: kevin,
    terms.EMMET: emmet,
    terms.MAX: max_carries,
    terms.SARAH: sarah,
    terms.BRUCE: bruce,
}
