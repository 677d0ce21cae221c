"""Chapters 8 and 10: who may go where, and what happens on leaving and entering."""
from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import close_room, exits, reveal_room, turn_towards
from chronotable.games.room25.steps.elimination import eliminate, forget_threats
from chronotable.games.room25.steps.identity import check_masks
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.words import CENTRAL, EMMET, PRISON, SHREDDER

# What a room does to those who enter it from a cell: filled by `chronotable.games.room25.steps.rooms`, whose effects
# make characters enter rooms in their turn.
Effect = Callable[[Room25State, list[int], int, int], None]
EFFECTS: Final[dict[int, Effect]] = {}


def room_effect(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Apply the effect of a room to those who just entered it from the cell `origin` (R25-10.3)."""
    effect = EFFECTS.get(s.kind[tile])
    if effect is not None:
        effect(s, numbers, tile, origin)


def may_enter(s: Room25State, number: int, tile: int) -> bool:
    """Nobody enters a closed room, only Emmet a locked one (R25-8.2, 8.3)."""
    return not s.closed[tile] and (not s.locked[tile] or s.figures[number].id == EMMET)


def prison_lets_out(s: Room25State, number: int, tile: int) -> bool:
    """Out of a prison only to the central room or to where somebody is (R25-11.9)."""
    if s.kind[tile] == CENTRAL or s.robot_on(tile):
        return True
    return tile in [figure.tile for other, figure in enumerate(s.figures) if other != number]


def ways_out(s: Room25State, number: int) -> list[int]:
    """The tiles a character can move to (R25-9.3, 8.6)."""
    tile = s.figures[number].tile
    found = [beside for beside in exits(s, tile) if may_enter(s, number, beside)]
    if s.kind[tile] == PRISON:
        found = [beside for beside in found if prison_lets_out(s, number, beside)]
    return found


def ways_forced(s: Room25State, number: int) -> list[int]:
    """The tiles a character can be pushed to from where it is (R25-9.4, 11.10)."""
    tile = s.figures[number].tile
    found = [beside for beside in exits(s, tile) if may_enter(s, number, beside)]
    if s.kind[tile] == PRISON and s.settings.prison_blocks_forced_exit:
        found = [beside for beside in found if prison_lets_out(s, number, beside)]
    return found


def enter(s: Room25State, numbers: list[int], tile: int, spared: list[int]) -> None:
    """One character, or two together, get into a room; the first of them makes the room's choices (R25-10.2).

    `spared` are others that leave the same room by the same effect: they are out before a shredder fires (R25-12.21).
    """
    origin = s.figures[numbers[0]].tile
    origin_cell = s.tile_cell[origin]
    if s.witness is not None:
        for number in numbers:
            tell(s, "entered", figure=number, tile=origin, to=tile)
    for number in numbers:
        forget_threats(s, number)
        s.figures[number].tile = tile
    reveal_room(s, tile)
    turn_towards(s, tile, origin_cell)
    if s.kind[origin] == SHREDDER and origin != tile:
        fire_shredder(s, origin, spared)
    if s.ending:
        return
    living = [number for number in numbers if s.figures[number].alive]
    if living:
        room_effect(s, living, tile, origin_cell)
    if not s.ending:
        check_masks(s)


def fire_shredder(s: Room25State, tile: int, spared: list[int]) -> None:
    """Everybody left inside is eliminated and the room is closed (R25-12.19)."""
    if s.closed[tile]:
        return
    close_room(s, tile)
    eliminate(s, [number for number in s.on_tile(tile) if number not in spared])
