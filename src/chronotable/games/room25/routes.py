"""How costly the way to a room is, by what is known of the rooms in between: for the evaluation.  A move costs 10."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import (
    ABM_ROOM,
    ACID,
    CELLS,
    COLD,
    EXIT_ZONE,
    FLOODED,
    ILLUSION,
    KEY_ROOM,
    MIRROR,
    MORTAL,
    MOVING,
    NEIGHBOURS,
    PARANOIA,
    PIVOTING,
    PRISON,
    ROOM25,
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


def routes(s: Room25State, known: list[bool], unknown_cost: int, goals: list[int]) -> list[int]:
    """By cell: the cost of the cheapest way to the nearest of the goals, which are tiles."""
    cost = [FAR] * CELLS
    queue: list[int] = []
    for tile in goals:
        cost[s.tile_cell[tile]] = 0
        queue.append(s.tile_cell[tile])
    cell_tile, kinds, closed, locked = s.cell_tile, s.kind, s.closed, s.locked
    for cell in queue:  # which grows
        tile = cell_tile[cell]
        if closed[tile] or locked[tile]:
            through = cost[cell] + BARRED
        elif not known[tile]:
            through = cost[cell] + unknown_cost
        elif kinds[tile] == ACID and s.on_tile(tile):
            through = cost[cell] + STEP + EXTRA[MORTAL]
        else:
            through = cost[cell] + STEP + EXTRA[kinds[tile]]
        for beside in NEIGHBOURS[cell]:
            if through < cost[beside]:
                cost[beside] = through
                queue.append(beside)
    return cost


class Building:
    """What is sought in a building of which so much is known, and how far it is from everywhere."""

    __slots__ = ("goals", "key_way", "way")

    def __init__(self, s: Room25State, known: list[bool]) -> None:
        unknown_cost = danger_of_unknown(s, known)
        exit_tile = s.kind.index(ROOM25)
        key_tile = s.kind.index(KEY_ROOM) if KEY_ROOM in s.kind else -1
        if not known[exit_tile]:  # a tile's number is the cell it was dealt to
            self.goals = [tile for tile in EXIT_ZONE if not known[tile]]
        elif key_tile >= 0 and not known[key_tile]:
            self.goals = [tile for tile in range(CELLS) if not known[tile]]
        else:
            self.goals = [exit_tile]
        self.way = routes(s, known, unknown_cost, self.goals)
        self.key_way = routes(s, known, unknown_cost, [key_tile]) if key_tile >= 0 and known[key_tile] else []


_MOST_KEPT: Final = 256
_kept: dict[bytes, Building] = {}


def building(s: Room25State, known: list[bool]) -> Building:
    """The same one while nothing of it changes: most choices are of programs, which move nobody."""
    lying = bytes(s.cell_tile) + bytes(s.kind) + bytes(s.closed) + bytes(s.locked) + bytes(known)
    if ACID in s.kind:
        lying += bytes([s.figures[figure].tile + 1 for figure in s.turn_order])
    found = _kept.get(lying)
    if found is None:
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        found = _kept[lying] = Building(s, known)
    return found
