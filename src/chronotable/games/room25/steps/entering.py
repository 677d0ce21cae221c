"""Chapters 8 and 10: who may go where, and what happens on leaving and entering."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import close_room, exits, reveal_room, turn_towards
from chronotable.games.room25.steps.elimination import eliminate, forget_threats
from chronotable.games.room25.steps.identity import check_masks
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import CENTRAL, EMMET, PRISON, SHREDDER

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


def enter(s: Room25State, numbers: list[int], tile: int) -> None:
    """One character, or several together, get from their room into another; the first makes its choices (R25-10.2)."""
    origin = s.tile_cell[s.figures[numbers[0]].tile]
    go_together(s, numbers, tile)
    arrive(s, numbers, tile, origin)


def go_together(s: Room25State, numbers: list[int], tile: int) -> None:
    """They leave their rooms by one effect and stand in the new one; only then shredders fire (R25-10.2, 12.21)."""
    left: list[int] = []
    for number in numbers:
        figure = s.figures[number]
        if s.witness is not None:
            tell(s, "entered", character=number, cell=figure.tile, to=tile)
        forget_threats(s, number)
        if s.kind[figure.tile] == SHREDDER and figure.tile not in left:
            left.append(figure.tile)
        figure.tile = tile
    reveal_room(s, tile)
    fire_shredders(s, [room for room in left if room != tile and not s.closed[room]])


def fire_shredders(s: Room25State, tiles: list[int]) -> None:
    """Everybody left inside is eliminated and the room is closed (R25-12.19)."""
    victims: list[int] = []
    for tile in tiles:
        close_room(s, tile)
        victims += s.on_tile(tile)
    eliminate(s, victims)


def arrive(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """The room has its effect on those who came to it from the cell `origin` (R25-10.2, 10.3)."""
    if s.ending:
        return
    turn_towards(s, tile, origin)
    living = [number for number in numbers if s.figures[number].alive]
    if living:
        room_effect(s, living, tile, origin)
    if not s.ending:
        check_masks(s)
