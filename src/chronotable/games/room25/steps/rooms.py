"""Chapters 11 and 12: what the rooms do to those who enter."""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import close_room, replace_room
from chronotable.games.room25.steps.cards import DrawCard
from chronotable.games.room25.steps.elimination import cancel_program, eliminate, forget_threats, revive_all
from chronotable.games.room25.steps.entering import EFFECTS
from chronotable.games.room25.steps.robots import RobotOrder, place_robot
from chronotable.games.room25.steps.room_choices import (
    AcidOrder,
    IllusionSwap,
    MovingSwap,
    RoomSlide,
    TunnelTo,
    VisionLook,
)
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ABM_ROOM,
    ACID,
    CENTRE,
    CONTROL_ROOM,
    COOPERATION,
    FLOODED,
    ILLUSION,
    KEY_ROOM,
    MIRROR,
    MORTAL,
    MOVING,
    NO_ADRENALINE,
    NO_TOKEN,
    PARANOIA,
    REGENERATION,
    ROBOT_ROOM,
    ROOM25,
    SOLO,
    TIMER,
    TOKEN_TERMS,
    TRAP,
    TUNNEL,
    VISION,
    VORTEX,
)

ALARM: Final = 5


def vision(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(VisionLook(numbers))


def control_room(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(RoomSlide(numbers[0]))


def tunnel(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(TunnelTo(numbers))


def moving(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(MovingSwap(numbers[0], tile))


def vortex(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """To the central room, which has no effect (R25-11.8)."""
    for number in numbers:
        forget_threats(s, number)
        s.figures[number].tile = s.cell_tile[CENTRE]
        if s.witness is not None:
            tell(s, "entered", character=number, cell=tile, to=s.cell_tile[CENTRE])


def trap(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Leave with the next action, or be eliminated after it (R25-11.13)."""
    for number in numbers:
        s.serial += 1
        s.figures[number].trap = s.serial


def mortal(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    eliminate(s, numbers)


def illusion(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(IllusionSwap(numbers, tile, origin))


def flooded(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Closed at once; whoever is still inside drowns in the second pass of the next round (R25-11.18, 11.19)."""
    close_room(s, tile)
    for number in numbers:
        s.figures[number].drown = s.round + 1


def acid(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Whoever was there first is eliminated; of two who come together one decides (R25-11.21)."""
    if len(numbers) > 1:
        s.agenda.append(AcidOrder(numbers))
    eliminate(s, [number for number in s.on_tile(tile) if number not in numbers])


def robot_room(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Its robot appears if it is not in the building, then any robot gets an order (R25-12.1)."""
    place_robot(s, tile)
    s.agenda.append(RobotOrder(numbers[0]))


def regeneration(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    if s.fallen:
        revive_all(s)
        replace_room(s, tile)


def mirror(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """Adrenaline and the rest of this round's program are gone; told is what really goes (R25-12.11, 12.12, 12.42)."""
    for number in numbers:
        figure = s.figures[number]
        if s.witness is not None:
            if figure.adrenaline != NO_ADRENALINE:
                tell(s, "adrenaline_lost", character=number)
            if figure.first != NO_TOKEN or figure.second != NO_TOKEN:
                tell(s, "program_lost", character=number)
        figure.adrenaline = NO_ADRENALINE
        cancel_program(s, number)


def abm_room(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    s.agenda.append(DrawCard(numbers))


def timer(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """One round less, or death in the last one; then the room is gone (R25-12.17)."""
    if s.last_round:
        eliminate(s, numbers)
        if s.ending:
            return
    else:
        s.rounds_left -= 1
        if s.witness is not None:
            tell(s, "countdown", n=s.rounds_left)
    replace_room(s, tile)


def paranoia(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """All tokens but the lost ones become a shuffled stack that replaces the program (R25-12.30, 12.44)."""
    for number in numbers:
        figure = s.figures[number]
        cancel_program(s, number)
        count = len(TOKEN_TERMS) if s.settings.season2 else len(TOKEN_TERMS) - 1
        figure.stack = [token for token in range(count) if not figure.lost >> token & 1]
        s.shuffle(figure.stack)
        figure.paranoid = True
        figure.drawing = True


def key_room(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """The way out is open (R25-12.40)."""
    s.key_active = True
    if s.witness is not None:
        tell(s, "key_activated", character=numbers[0])
    replace_room(s, tile)


def room25(s: Room25State, numbers: list[int], tile: int, origin: int) -> None:
    """The alarm: with more than five rounds left only five remain (R25-17.8)."""
    if s.settings.mode not in (COOPERATION, SOLO) and s.rounds_left > ALARM:
        s.rounds_left = ALARM
        if s.witness is not None:
            tell(s, "alarm", n=ALARM)


EFFECTS.update(
    {
        ROOM25: room25,
        VISION: vision,
        CONTROL_ROOM: control_room,
        TUNNEL: tunnel,
        MOVING: moving,
        VORTEX: vortex,
        TRAP: trap,
        MORTAL: mortal,
        ILLUSION: illusion,
        FLOODED: flooded,
        ACID: acid,
        ROBOT_ROOM: robot_room,
        REGENERATION: regeneration,
        MIRROR: mirror,
        ABM_ROOM: abm_room,
        TIMER: timer,
        PARANOIA: paranoia,
        KEY_ROOM: key_room,
    }
)
