"""Chapter 2: geometry, sliding lines, swapping, revealing, replacing rooms."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    CELLS,
    EAST_WEST,
    EMPTY,
    LINE_TERMS,
    NEIGHBOURS,
    NORTH_SOUTH,
    PIVOTING,
    SIZE,
    SUSPICION,
)
from chronotable.kernel.step import Refusal, Things, refuse

MOVABLE_LINES: Final = [0, 1, 3, 4, 5, 6, 8, 9]  # rows, then columns; those of the central room never move (R25-2.4)


# The five cells of each row, left to right, then those of each column, top to bottom.
LINE_CELLS: Final[list[list[int]]] = [
    *([row * SIZE + step for step in range(SIZE)] for row in range(SIZE)),
    *([column + step * SIZE for step in range(SIZE)] for column in range(SIZE)),
]
# The movable lines of each cell (R25-9.7, 9.8).
LINES_THROUGH: Final[list[list[int]]] = [
    [line for line in (cell // SIZE, SIZE + cell % SIZE) if line in MOVABLE_LINES] for cell in range(CELLS)
]


def may_slide(s: Room25State, line: int, direction: int) -> bool:
    """Within a round a line slides only in the direction of its first slide (R25-2.6)."""
    return s.slid[line] in (0, direction)


def why_fixed_line(s: Room25State, figure: int, given: Things) -> Refusal | None:
    """Why a line never slides."""
    return None if given["line"] in MOVABLE_LINES else refuse("middle-line", "R25-2.4")


def why_slid(s: Room25State, line: int) -> Refusal | None:
    """Why a line slides no more in this round in a direction that is not offered."""
    return refuse("slide-lock", "R25-2.6", line=line) if s.slid[line] else None


def slide_key(line: int, direction: int) -> str:
    forwards = "right" if line < SIZE else "down"
    backwards = "left" if line < SIZE else "up"
    return f"slide:{LINE_TERMS[line]}:{forwards if direction > 0 else backwards}"


def pushed_off(s: Room25State, line: int, direction: int) -> int:
    """The tile at the end of the line that a slide would push over the edge."""
    cells = LINE_CELLS[line]
    return s.cell_tile[cells[-1] if direction > 0 else cells[0]]


def slide(s: Room25State, line: int, direction: int) -> None:
    """All five tiles one step, with everything on them; the last one comes in again opposite (R25-2.5)."""
    cells = LINE_CELLS[line]
    tiles = [s.cell_tile[cell] for cell in cells]
    tiles = [tiles[-1], *tiles[:-1]] if direction > 0 else [*tiles[1:], tiles[0]]
    for cell, tile in zip(cells, tiles):
        put(s, tile, cell)
    s.slid[line] = direction
    if s.witness is not None:
        _, word, way = slide_key(line, direction).split(":")
        s.witness.tell("line_slid", {"line": word, "direction": way})


def put(s: Room25State, tile: int, cell: int) -> None:
    s.cell_tile[cell] = tile
    s.tile_cell[tile] = cell


def swap(s: Room25State, a: int, b: int) -> None:
    """Two tiles change places with everything on them; nobody enters anything (R25-10.1)."""
    cell_a, cell_b = s.tile_cell[a], s.tile_cell[b]
    put(s, a, cell_b)
    put(s, b, cell_a)
    if s.witness is not None:
        tell(s, "rooms_swapped", cell=a, to=b)


def reveal_room(s: Room25State, tile: int) -> None:
    """Turn a room face up for good; a reminder token on it goes back to its owner (R25-9.3, 10.2)."""
    if s.up[tile]:
        return
    s.up[tile] = True
    s.reveal()
    know(s, tile)
    for figure in s.figures:
        if figure.reminder == tile:
            figure.reminder = -1
    if s.announced:
        words_found_out(s, tile)
    if s.witness is not None:
        tell(s, "room_revealed", cell=tile, room=s.kind[tile])


def words_found_out(s: Room25State, tile: int) -> None:
    """What was said of a room counts no more when it lies open; but it shows who told the truth."""
    if s.settings.mode == SUSPICION:
        for said in s.announced:
            if said.tile == tile:
                if said.colour == s.colour(tile):
                    s.figures[said.figure].truths += 1
                else:
                    s.figures[said.figure].lies += 1
    s.announced = [said for said in s.announced if said.tile != tile]


def know(s: Room25State, tile: int) -> None:
    """Everybody has seen this room now."""
    for row in range(s.settings.players + 1):
        s.seen[row * CELLS + tile] = s.round


def cover_room(s: Room25State, tile: int) -> None:
    """Turn a room face down: it is reset, and its tokens are gone (R25-10.9, 16.27)."""
    know(s, tile)
    s.up[tile] = False
    s.closed[tile] = False
    s.locked[tile] = False
    if s.witness is not None:
        tell(s, "room_covered", cell=tile, room=s.kind[tile])


def replace_room(s: Room25State, tile: int) -> None:
    """A face-up empty room takes the place of a tile; whoever is there stays, all its threats are over (R25-10.8)."""
    s.removed.append(s.kind[tile])
    if s.witness is not None:
        tell(s, "room_replaced", cell=tile, room=s.kind[tile])
    s.kind[tile] = EMPTY
    s.closed[tile] = False
    s.locked[tile] = False
    reveal_room(s, tile)
    know(s, tile)
    if tile in s.robot_home:
        s.robot_home[s.robot_home.index(tile)] = -1
    for figure in s.figures:
        if figure.tile == tile:
            figure.trap = 0
            figure.drown = 0
            figure.paranoid = False


def close_room(s: Room25State, tile: int) -> None:
    """A do-not-cross token: nobody may enter any more (R25-8.2, 8.7)."""
    if not s.closed[tile]:
        s.closed[tile] = True
        if s.witness is not None:
            tell(s, "room_closed", cell=tile)


def neighbours(s: Room25State, tile: int) -> list[int]:
    """The tiles beside a tile, on all four sides (R25-2.2)."""
    return [s.cell_tile[cell] for cell in NEIGHBOURS[s.tile_cell[tile]]]


def exits(s: Room25State, tile: int) -> list[int]:
    """The tiles that can be reached from a tile; a pivoting room has only two ends (R25-8.4)."""
    cell = s.tile_cell[tile]
    if s.kind[tile] != PIVOTING or not s.up[tile]:
        return [s.cell_tile[beside] for beside in NEIGHBOURS[cell]]
    return [
        s.cell_tile[beside] for beside in NEIGHBOURS[cell] if (abs(beside - cell) == 1) == (s.axis[tile] == EAST_WEST)
    ]


def turn_towards(s: Room25State, tile: int, origin: int) -> None:
    """A pivoting room's corridor points to the cell it was entered from (R25-12.7)."""
    if s.kind[tile] == PIVOTING and origin in NEIGHBOURS[s.tile_cell[tile]]:
        s.axis[tile] = EAST_WEST if abs(origin - s.tile_cell[tile]) == 1 else NORTH_SOUTH


def face_down_tiles(s: Room25State) -> list[int]:
    """In the order of their cells, so that a seat's list does not betray tile numbers."""
    return [tile for tile in s.cell_tile if not s.up[tile]]
