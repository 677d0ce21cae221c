"""How costly the way to a room is, by what is known of the rooms in between: for the evaluation.  A move costs 10."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import (
    ABM_ROOM,
    ACID,
    CELLS,
    COLD,
    FLOODED,
    ILLUSION,
    MIRROR,
    MORTAL,
    MOVING,
    NEIGHBOURS,
    PARANOIA,
    PIVOTING,
    PRISON,
    ROOM_TERMS,
    SHREDDER,
    TIMER,
    TRAP,
    TUNNEL,
    VORTEX,
)

STEP: Final = 10
BARRED: Final = 80  # a way round may open
FAR: Final = 300

# What going through a room costs beyond the move itself.
_EXTRA: Final[dict[int, int]] = {
    TUNNEL: 3, MOVING: 5, VORTEX: 50, PRISON: 15, COLD: 6, TRAP: 20, MORTAL: 190, ILLUSION: 20, FLOODED: 8, ACID: 4,
    PIVOTING: 2, MIRROR: 8, ABM_ROOM: 8, TIMER: 20, SHREDDER: 4, PARANOIA: 40,
}  # fmt: skip
EXTRA: Final[list[int]] = [_EXTRA.get(kind, 0) for kind in range(len(ROOM_TERMS))]


def danger_of_unknown(s: Room25State, known: list[bool]) -> int:
    """What a room nobody has told the seat about costs on average: which rooms are left is no secret."""
    total = 0
    count = 0
    for tile in range(CELLS):
        if not known[tile]:
            total += EXTRA[s.kind[tile]]
            count += 1
    return STEP + (total // count if count else 0)


def entering(s: Room25State, known: list[bool], unknown_cost: int, tile: int) -> int:
    """The cost of going into a room."""
    if s.closed[tile] or s.locked[tile]:
        return BARRED
    if not known[tile]:
        return unknown_cost
    kind = s.kind[tile]
    if kind == ACID and s.on_tile(tile):
        return STEP + EXTRA[MORTAL]
    return STEP + EXTRA[kind]


def routes(s: Room25State, known: list[bool], unknown_cost: int, goals: list[int]) -> list[int]:
    """By cell: the cost of the cheapest way to the nearest of the goals, which are tiles."""
    cost = [FAR] * CELLS
    queue: list[int] = []
    for tile in goals:
        cost[s.tile_cell[tile]] = 0
        queue.append(s.tile_cell[tile])
    place = 0
    while place < len(queue):
        cell = queue[place]
        place += 1
        through = cost[cell] + entering(s, known, unknown_cost, s.cell_tile[cell])
        for beside in NEIGHBOURS[cell]:
            if through < cost[beside]:
                cost[beside] = through
                queue.append(beside)
    return cost
