"""Chapter 15: the special abilities of the eight characters."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.actions import ActionStep
from chronotable.games.room25.steps.building import cover_room, neighbours, replace_room
from chronotable.games.room25.steps.choice import CharacterStep, FigureStep, SwapStep, TileStep, place
from chronotable.games.room25.steps.entering import enter, may_enter, ways_out
from chronotable.games.room25.steps.locks import LockBeside, lockable_beside
from chronotable.games.room25.steps.panic import swappable
from chronotable.games.room25.steps.robots import RobotOrder, destroy_robot
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ABILITY_TERMS,
    ADRENALINE,
    ALICE,
    BLUE,
    BRUCE,
    CALL,
    CARRY,
    CELLS,
    CENTRAL,
    EMMET,
    FRANCK,
    HACK_BUILDING,
    HACK_ROBOT,
    HIDE,
    JENNIFER,
    KEVIN,
    LOCK,
    MAX,
    NO_ADRENALINE,
    REACTIVATION,
    SABOTAGE_ROBOT,
    SABOTAGE_ROOM,
    SARAH,
    VITALITY,
)
from chronotable.kernel.step import Things

ABILITIES: Final[dict[int, list[int]]] = {
    ALICE: [HIDE],
    JENNIFER: [CALL],
    MAX: [CARRY],
    KEVIN: [HACK_BUILDING, HACK_ROBOT],
    FRANCK: [VITALITY],
    EMMET: [REACTIVATION, LOCK],
    SARAH: [SABOTAGE_ROOM, SABOTAGE_ROBOT],
}

# What Bruce can copy from whom (R25-15.62).
MIMICRY: Final[dict[int, list[int]]] = {
    ALICE: [HIDE],
    JENNIFER: [CALL],
    MAX: [CARRY],
    KEVIN: [HACK_ROBOT],
    FRANCK: [VITALITY],
    EMMET: [REACTIVATION],
    SARAH: [SABOTAGE_ROOM],
}


def abilities(s: Room25State, figure: int) -> list[int]:
    """A character's own abilities, or those Bruce finds around him (R25-15.61)."""
    own = s.figures[figure]
    if own.id != BRUCE:
        return ABILITIES[own.id]
    near = [own.tile, *neighbours(s, own.tile)]
    found: list[int] = []
    for other in s.figures:
        if other.alive and other.id != BRUCE and other.tile in near:
            if other.id == FRANCK and other.tile != own.tile:
                continue
            found += [ability for ability in MIMICRY[other.id] if ability not in found]
    return found


class Special(ActionStep):
    """The special-ability token: one of the abilities that are possible now (R25-15.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.1"

    def ways(self, s: Room25State) -> list[int]:
        if s.kind[s.figures[self.figure].tile] == CENTRAL:
            return []
        return [ability for ability in abilities(s, self.figure) if POSSIBLE[ability](s, self.figure)]

    def carry_out(self, s: Room25State, option: int) -> None:
        if s.witness is not None:
            tell(s, "ability_used", character=self.figure, words={"word": ABILITY_TERMS[option]})
        USE[option](s, self.figure)

    def way_key(self, s: Room25State, option: int) -> str:
        return f"ability:{ABILITY_TERMS[option]}"


# ---- Alice: hide


def always(s: Room25State, figure: int) -> bool:
    return True


def hide(s: Room25State, figure: int) -> None:
    """Hidden until the next action (R25-15.50)."""
    s.figures[figure].hidden = True


# ---- Jennifer: call


def callable_figures(s: Room25State, figure: int) -> list[int]:
    """Visible characters of adjacent rooms that may enter hers (R25-15.10, 15.11)."""
    tile = s.figures[figure].tile
    beside = neighbours(s, tile)
    return [
        other
        for other in s.turn_order
        if s.figures[other].alive
        and s.figures[other].tile in beside
        and not s.figures[other].hidden
        and may_enter(s, other, tile)
    ]


def can_call(s: Room25State, figure: int) -> bool:
    return bool(callable_figures(s, figure))


def call(s: Room25State, figure: int) -> None:
    s.agenda.append(Call(figure))


class Call(CharacterStep):
    """Who is called (R25-15.10)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.10"

    def options(self, s: Room25State) -> list[int]:
        return callable_figures(s, self.figure)

    def apply(self, s: Room25State, option: int) -> None:
        s.agenda.append(Called(option, s.figures[self.figure].tile))
        if s.figures[self.figure].id == BRUCE and s.figures[option].id == JENNIFER:
            s.agenda.append(Decline(option))


class Called(FigureStep):
    """The called character comes (R25-15.10, 15.14)."""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "R25-15.14"

    def __init__(self, figure: int, tile: int) -> None:
        super().__init__(figure)
        self.tile = tile

    def apply(self, s: Room25State, option: int) -> None:
        enter(s, [self.figure], self.tile)


class Decline(FigureStep):
    """Jennifer may decline when Bruce calls her (R25-15.62)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.62"

    def options(self, s: Room25State) -> list[int]:
        return [0, 1]

    def apply(self, s: Room25State, option: int) -> None:
        if option:
            s.agenda.pop()  # the call that waits below
            if s.witness is not None:
                tell(s, "call_declined", character=self.figure)

    def key(self, s: Room25State, option: int) -> str:
        return "refuse" if option else "accept"


# ---- Max: carry


def carry_ways(s: Room25State, figure: int, other: int) -> list[int]:
    """Rooms Max could move to that are open to both (R25-15.20)."""
    return [tile for tile in ways_out(s, figure) if may_enter(s, other, tile)]


def carried_figures(s: Room25State, figure: int) -> list[int]:
    own = s.figures[figure]
    return [
        other
        for other in s.on_tile(own.tile)
        if other != figure
        and not s.figures[other].hidden
        and not (own.id == BRUCE and s.figures[other].id == MAX)
        and carry_ways(s, figure, other)
    ]


def can_carry(s: Room25State, figure: int) -> bool:
    return bool(carried_figures(s, figure))


def carry(s: Room25State, figure: int) -> None:
    s.agenda.append(Carry(figure))


class Carry(CharacterStep):
    """Who is carried (R25-15.20, 15.23)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.20"

    def options(self, s: Room25State) -> list[int]:
        return carried_figures(s, self.figure)

    def apply(self, s: Room25State, option: int) -> None:
        s.agenda.append(CarryTo(self.figure, option))


class CarryTo(TileStep):
    """Where to; the room affects both, its choices are the carrier's (R25-15.21)."""

    __slots__ = ("carried",)

    rule: ClassVar[str] = "R25-15.20"

    def __init__(self, figure: int, carried: int) -> None:
        super().__init__(figure)
        self.carried = carried

    def options(self, s: Room25State) -> list[int]:
        return carry_ways(s, self.figure, self.carried)

    def apply(self, s: Room25State, option: int) -> None:
        enter(s, [self.figure, self.carried], option)

    def prompt_things(self, s: Room25State) -> Things:
        return {**super().prompt_things(s), "other": self.carried}


# ---- Franck: vitality


def vitality(s: Room25State, figure: int) -> None:
    """The adrenaline token comes back, where the game has them (R25-15.30, 15.31, 15.65)."""
    if s.figures[figure].adrenaline == NO_ADRENALINE and s.settings.difficulty != "madness":
        s.figures[figure].adrenaline = ADRENALINE
        if s.witness is not None:
            tell(s, "adrenaline_regained", character=figure)


# ---- Emmet: reactivation or lock


def closed_beside(s: Room25State, figure: int) -> list[int]:
    beside = neighbours(s, s.figures[figure].tile)
    return [tile for tile in beside if s.closed[tile] and not s.on_tile(tile) and not s.robot_on(tile)]


def can_reactivate(s: Room25State, figure: int) -> bool:
    return bool(closed_beside(s, figure))


def reactivation(s: Room25State, figure: int) -> None:
    s.agenda.append(Reactivate(figure))


class Reactivate(TileStep):
    """Take a do-not-cross token away and turn the room face down (R25-15.40)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.40"

    def options(self, s: Room25State) -> list[int]:
        return closed_beside(s, self.figure)

    def apply(self, s: Room25State, option: int) -> None:
        cover_room(s, option)


def can_lock(s: Room25State, figure: int) -> bool:
    return bool(lockable_beside(s, figure))


def lock(s: Room25State, figure: int) -> None:
    s.agenda.append(LockBeside(figure))


# ---- Sarah: sabotage


def can_sabotage_room(s: Room25State, figure: int) -> bool:
    own = s.figures[figure]
    return own.spare > 0 and s.colour(own.tile) != BLUE


def sabotage_room(s: Room25State, figure: int) -> None:
    """One of the spare empty rooms takes the place of hers (R25-15.55, 15.56)."""
    own = s.figures[figure]
    own.spare -= 1
    replace_room(s, own.tile)


def can_sabotage_robot(s: Room25State, figure: int) -> bool:
    return s.robot_on(s.figures[figure].tile)


def sabotage_robot(s: Room25State, figure: int) -> None:
    s.agenda.append(SabotageRobot(figure))


class SabotageRobot(FigureStep):
    """Which robot in her room is destroyed: each comes back only by its own room (R25-15.58, 12.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.58"

    def options(self, s: Room25State) -> list[int]:
        return [robot for robot, tile in enumerate(s.robot_tile) if tile == s.figures[self.figure].tile]

    def apply(self, s: Room25State, option: int) -> None:
        destroy_robot(s, option)

    def key(self, s: Room25State, option: int) -> str:
        return f"destroy:{option + 1}"

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": place(s.robot_tile[option])}


# ---- Kevin: hack


def room_pairs(s: Room25State, figure: int) -> list[int]:
    """Pairs of rooms beside him that are not revealed blue ones (R25-15.59)."""
    beside = [tile for tile in neighbours(s, s.figures[figure].tile) if swappable(s, tile)]
    return [a * CELLS + b for number, a in enumerate(beside) for b in beside[number + 1 :]]


def can_hack_building(s: Room25State, figure: int) -> bool:
    return bool(room_pairs(s, figure))


def hack_building(s: Room25State, figure: int) -> None:
    s.agenda.append(HackBuilding(figure))


class HackBuilding(SwapStep):
    """Which two adjacent rooms change places (R25-15.59)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-15.59"

    def options(self, s: Room25State) -> list[int]:
        return room_pairs(s, self.figure)


def can_hack_robot(s: Room25State, figure: int) -> bool:
    return bool(RobotOrder(figure).options(s))


def hack_robot(s: Room25State, figure: int) -> None:
    s.agenda.append(RobotOrder(figure))


POSSIBLE: Final[list[Callable[[Room25State, int], bool]]] = [
    always, can_call, can_carry, always, can_reactivate, can_lock, can_sabotage_room, can_sabotage_robot,
    can_hack_building, can_hack_robot,
]  # fmt: skip
USE: Final[list[Callable[[Room25State, int], None]]] = [
    hide, call, carry, vitality, reactivation, lock, sabotage_room, sabotage_robot, hack_building, hack_robot,
]  # fmt: skip
