"""Lock tokens: two at most, never two on one room (R25-15.41 to 15.45)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import neighbours
from chronotable.games.room25.steps.choice import TileStep
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import BLUE, EMMET
from chronotable.kernel.step import Things

LOCKS: Final = 2


def locks_gone(s: Room25State) -> bool:
    """An eliminated Emmet takes the lock tokens along; where he does not play, cards have them (R25-15.43, 16.26)."""
    return True in [figure.id == EMMET and not figure.alive for figure in s.figures]


def lockable(s: Room25State, tile: int) -> bool:
    return s.up[tile] and s.colour(tile) != BLUE and not s.locked[tile] and not locks_gone(s)


def lockable_beside(s: Room25State, figure: int) -> list[int]:
    return [tile for tile in neighbours(s, s.figures[figure].tile) if lockable(s, tile)]


def lock(s: Room25State, figure: int, tile: int) -> None:
    """Put a token there; with both in use one is moved, by Emmet's choice if he plays (R25-15.42, 16.26)."""
    if s.locked.count(True) >= LOCKS:
        s.agenda.append(MoveLock(lock_owner(s, figure), tile))
        return
    s.locked[tile] = True
    if s.witness is not None:
        tell(s, "room_locked", cell=tile)


def lock_owner(s: Room25State, figure: int) -> int:
    for number, other in enumerate(s.figures):
        if other.id == EMMET and other.alive:
            return number
    return figure


class MoveLock(TileStep):
    """Which of the two lock tokens is moved (R25-15.42)."""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "R25-15.42"

    def __init__(self, figure: int, tile: int) -> None:
        super().__init__(figure)
        self.tile = tile

    def options(self, s: Room25State) -> list[int]:
        return [tile for tile in s.cell_tile if s.locked[tile]]

    def apply(self, s: Room25State, option: int) -> None:
        s.locked[option] = False
        if s.witness is not None:
            tell(s, "room_unlocked", cell=option)
        lock(s, self.figure, self.tile)

    def prompt_things(self, s: Room25State) -> Things:
        return {**super().prompt_things(s), "to": self.tile}


class LockBeside(TileStep):
    """Which adjacent room gets a lock token (R25-15.41, 16.26)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.41"

    def options(self, s: Room25State) -> list[int]:
        return lockable_beside(s, self.figure)

    def apply(self, s: Room25State, option: int) -> None:
        lock(s, self.figure, option)
