"""Chapter 14: robots and their orders."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import close_room, exits, reveal_room, turn_towards
from chronotable.games.room25.steps.choice import CharacterStep, FigureStep, TileStep, place
from chronotable.games.room25.steps.elimination import eliminate
from chronotable.games.room25.steps.entering import enter, ways_forced
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import (
    ACID,
    ALICE,
    BLUE,
    FLOODED,
    MOVE_ORDER,
    ORDER_TERMS,
    PUSH_ORDER,
    RED,
    ROBOT_ROOM,
    ROBOTS,
    SHREDDER,
)
from chronotable.kernel.step import Things


def robots_in_play(s: Room25State) -> list[int]:
    return [robot for robot in range(ROBOTS) if s.robot_tile[robot] >= 0]


def robot_may_come(s: Room25State) -> bool:
    """There is at most one robot in the building for each robot room in it, face up or down (R25-12.2)."""
    return len(robots_in_play(s)) < s.kind.count(ROBOT_ROOM)


def place_robot(s: Room25State, room: int) -> None:
    """A robot room brings its own robot if that is not in the building (R25-12.1, 12.2).

    A room gets a robot of its own when it is first entered, not when it is dealt: a robot's number tells nothing
    about rooms that are still face down.  A robot that a card brought becomes that of the room that has none left.
    """
    if room not in s.robot_home:
        loose = [robot for robot in range(ROBOTS) if s.robot_home[robot] < 0]
        if not loose:
            return
        out = not robot_may_come(s)
        s.robot_home[min(loose, key=lambda robot: (s.robot_tile[robot] >= 0) != out)] = room
    robot = s.robot_home.index(room)
    if s.robot_tile[robot] < 0 and robot_may_come(s):
        put_robot(s, robot, room)


def robot_of_supply(s: Room25State) -> int:
    """The robot that a card brings when none is in play (R25-12.2, 16.23).

    It is that of a robot room that was not entered yet; if there is no such room, that of one that was.
    """
    entered = s.kind.count(ROBOT_ROOM) <= sum([home >= 0 for home in s.robot_home])
    return min(range(ROBOTS), key=lambda robot: (s.robot_home[robot] >= 0) != entered)


def put_robot(s: Room25State, robot: int, tile: int) -> None:
    s.robot_tile[robot] = tile
    if s.witness is not None:
        tell(s, "robot_placed", robot=robot, cell=tile)


def destroy_robot(s: Room25State, robot: int) -> None:
    if s.witness is not None:
        tell(s, "robot_destroyed", robot=robot, cell=s.robot_tile[robot])
    s.robot_tile[robot] = -1


def robot_moves(s: Room25State, robot: int) -> list[int]:
    """Adjacent rooms a robot can go to: locked ones too, closed ones not (R25-14.3)."""
    return [tile for tile in exits(s, s.robot_tile[robot]) if not s.closed[tile]]


def robot_victims(s: Room25State, robot: int) -> list[int]:
    """Characters a robot can push: in its own room, not in a blue one, not hidden (R25-14.8, 14.10)."""
    tile = s.robot_tile[robot]
    if s.colour(tile) == BLUE:
        return []
    return [figure for figure in s.on_tile(tile) if not s.figures[figure].hidden and ways_forced(s, figure)]


class RobotOrder(FigureStep):
    """Choose a robot and what it shall do (R25-14.2, 14.15)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-14.2"

    def options(self, s: Room25State) -> list[int]:
        found: list[int] = []
        for robot in robots_in_play(s):
            if robot_moves(s, robot):
                found.append(robot * 2 + MOVE_ORDER)
            if robot_victims(s, robot):
                found.append(robot * 2 + PUSH_ORDER)
        return found

    def apply(self, s: Room25State, option: int) -> None:
        robot, order = divmod(option, 2)
        if order == MOVE_ORDER:
            s.agenda.append(RobotMove(self.figure, robot))
        else:
            s.agenda.append(RobotPush(self.figure, robot))

    def key(self, s: Room25State, option: int) -> str:
        return f"robot:{option // 2 + 1}:{ORDER_TERMS[option % 2]}"

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": place(s.robot_tile[option // 2])}


class RobotMove(TileStep):
    """Where the robot goes (R25-14.3 to 14.7)."""

    __slots__ = ("robot",)

    rule: ClassVar[str] = "R25-14.3"
    nouns: ClassVar[dict[str, str]] = {"robot": "named_robot"}
    asks: ClassVar[tuple[str, ...]] = ("robot",)

    def __init__(self, figure: int, robot: int) -> None:
        super().__init__(figure)
        self.robot = robot

    def options(self, s: Room25State) -> list[int]:
        return robot_moves(s, self.robot)

    def apply(self, s: Room25State, option: int) -> None:
        move_robot(s, self.robot, option)


def move_robot(s: Room25State, robot: int, tile: int) -> None:
    """It reveals the room and turns a corridor; a red room destroys it, shredder and acid kill those inside."""
    origin = s.robot_tile[robot]
    if s.witness is not None:
        tell(s, "robot_moved", robot=robot, cell=origin, to=tile)
    s.robot_tile[robot] = tile
    discovered = not s.up[tile]
    reveal_room(s, tile)
    turn_towards(s, tile, s.tile_cell[origin])
    if s.colour(tile) != RED:
        return
    destroy_robot(s, robot)
    kind = s.kind[tile]
    if kind == SHREDDER or (kind == FLOODED and discovered):
        close_room(s, tile)
    if kind in (SHREDDER, ACID):
        eliminate(s, s.on_tile(tile))


class RobotPush(CharacterStep):
    """Whom the robot pushes (R25-14.8)."""

    __slots__ = ("robot",)

    rule: ClassVar[str] = "R25-14.8"
    nouns: ClassVar[dict[str, str]] = {"robot": "named_robot"}
    asks: ClassVar[tuple[str, ...]] = ("robot",)

    def __init__(self, figure: int, robot: int) -> None:
        super().__init__(figure)
        self.robot = robot

    def options(self, s: Room25State) -> list[int]:
        return robot_victims(s, self.robot)

    def apply(self, s: Room25State, option: int) -> None:
        s.agenda.append(RobotPushTo(self.figure, option, ways_forced(s, option)))


class RobotPushTo(TileStep):
    """Where to, among the rooms given; Alice then says whether she goes (R25-14.8, 14.10, 16.23)."""

    __slots__ = ("tiles", "victim")

    rule: ClassVar[str] = "R25-14.8"

    def __init__(self, figure: int, victim: int, tiles: list[int]) -> None:
        super().__init__(figure)
        self.victim = victim
        self.tiles = tiles

    def options(self, s: Room25State) -> list[int]:
        return self.tiles if s.figures[self.victim].alive else []

    def apply(self, s: Room25State, option: int) -> None:
        if s.figures[self.victim].id == ALICE:
            s.agenda.append(Refuse(self.victim, option))
        else:
            push_by_robot(s, self.victim, option)

    def prompt_things(self, s: Room25State) -> Things:
        return {**super().prompt_things(s), "other": self.victim}


def push_by_robot(s: Room25State, victim: int, tile: int) -> None:
    if s.witness is not None:
        tell(s, "robot_pushed", character=victim, to=tile)
    enter(s, [victim], tile)


class Refuse(FigureStep):
    """Alice may refuse a robot's push when she has heard where to; the order is spent (R25-14.10, 15.54)."""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "R25-15.54"

    def __init__(self, figure: int, tile: int) -> None:
        super().__init__(figure)
        self.tile = tile

    def options(self, s: Room25State) -> list[int]:
        return [0, 1]

    def apply(self, s: Room25State, option: int) -> None:
        if not option:
            push_by_robot(s, self.figure, self.tile)
        elif s.witness is not None:
            tell(s, "push_refused", character=self.figure)

    def key(self, s: Room25State, option: int) -> str:
        return "refuse" if option else "accept"

    def prompt_things(self, s: Room25State) -> Things:
        return {**super().prompt_things(s), "to": self.tile}
