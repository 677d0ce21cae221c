"""What can be measured of a game: rooms found, characters left, and how far each player is from Room 25.

Where Room 25 lies is hidden in a running game, so the measures are for those who look back.
"""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import ROOM25, SIZE
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: Room25State) -> list[Measure]:
    whole = [Measure(Message("room25-measure-rooms")), Measure(Message("room25-measure-alive"))]
    return whole + [Measure(Message("room25-measure-steps"), seat) for seat in range(s.settings.players)]


def progress(s: Room25State) -> list[float | None]:
    alive = sum(figure.alive for figure in s.figures)
    return [sum(s.up), alive, *(_steps(s, seat) for seat in range(s.settings.players))]


def _steps(s: Room25State, seat: int) -> float | None:
    """From room to room, whatever lies on the way; None for a player without a character in the game."""
    if ROOM25 not in s.kind:
        return None
    row, column = divmod(s.tile_cell[s.kind.index(ROOM25)], SIZE)
    found: list[float] = []
    for figure in s.figures:
        if figure.seat == seat and figure.alive:
            own_row, own_column = divmod(s.tile_cell[figure.tile], SIZE)
            found.append(abs(row - own_row) + abs(column - own_column))
    return min(found, default=None)


def part(s: Room25State) -> Message | None:
    return Message("room25-part", n=s.round) if s.round else None
