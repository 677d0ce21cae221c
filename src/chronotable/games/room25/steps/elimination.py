"""Eliminating and reviving characters (R25-6.6, 12.5, 12.6, 17.3 to 17.6)."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.escape import check_eliminations
from chronotable.games.room25.steps.identity import check_masks, roles_after_elimination
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import CENTRE, DECLARED, EMMET, NO_ADRENALINE, NO_TOKEN


def eliminate(s: Room25State, numbers: list[int]) -> None:
    """By one effect, in player order; all are out before it is checked what that means (R25-6.5 to 6.7)."""
    victims = [number for number in s.turn_order if number in numbers and s.figures[number].alive]
    if s.ending or not victims:
        return
    for number in victims:
        take_off(s, number)
    check_eliminations(s)
    if not s.ending:
        check_masks(s)


def take_off(s: Room25State, number: int) -> None:
    """The figure leaves the board with its program."""
    figure = s.figures[number]
    if s.witness is not None:
        tell(s, "eliminated", character=number, cell=figure.tile)
    figure.alive = False
    figure.tile = -1
    figure.hidden = False
    cancel_program(s, number)
    forget_threats(s, number)
    figure.drawing = False
    figure.stack = []
    if figure.adrenaline == DECLARED:
        figure.adrenaline = NO_ADRENALINE
    if figure.id == EMMET:
        take_locks(s)
    s.fallen.append(number)
    roles_after_elimination(s)


def take_locks(s: Room25State) -> None:
    """Without Emmet no lock token stays in the building (R25-15.43)."""
    for tile in s.cell_tile:
        if s.locked[tile]:
            s.locked[tile] = False
            if s.witness is not None:
                tell(s, "room_unlocked", cell=tile)


def cancel_program(s: Room25State, number: int) -> None:
    figure = s.figures[number]
    figure.first = NO_TOKEN
    figure.second = NO_TOKEN
    figure.waiting = False


def forget_threats(s: Room25State, number: int) -> None:
    """A figure has left its room: what threatened it there is over (R25-11.14, 12.32)."""
    figure = s.figures[number]
    figure.trap = 0
    figure.drown = 0
    figure.paranoid = False


def revive_all(s: Room25State) -> None:
    """All eliminated characters return to the central room and act again from the next round on (R25-12.5, 12.6)."""
    for number in s.fallen:
        figure = s.figures[number]
        figure.alive = True
        figure.tile = s.cell_tile[CENTRE]
        figure.revived = True
        if number not in s.order:
            s.returning.append(number)
        if s.witness is not None:
            tell(s, "revived", character=number)
    s.fallen = []
