"""Chapter 16: A.B.M. cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import cover_room, may_slide, replace_room, slide
from chronotable.games.room25.steps.choice import FigureStep, TileStep, place
from chronotable.games.room25.steps.elimination import eliminate, forget_threats
from chronotable.games.room25.steps.entering import enter, may_enter, ways_forced
from chronotable.games.room25.steps.locks import LockBeside
from chronotable.games.room25.steps.panic import Panic
from chronotable.games.room25.steps.robots import (
    RobotPushTo,
    destroy_robot,
    put_robot,
    robot_of_supply,
    robots_in_play,
)
from chronotable.games.room25.steps.telling import tell
from chronotable.kernel.step import Step, Things


class DrawCard(Step[Room25State]):
    """Draw an A.B.M. card and apply it, to those who entered an A.B.M. room or by its own words (R25-12.15, 16.2)."""

    __slots__ = ("entered",)

    rule: ClassVar[str] = "R25-16.2"

    def __init__(self, entered: list[int]) -> None:
        self.entered = entered  # empty: the card concerns whom it says

    def apply(self, s: Room25State, option: int) -> None:
        if not s.deck:
            s.deck = s.discard
            s.discard = []
            s.shuffle(s.deck)
        if not s.deck:
            return
        card = s.deck.pop()
        s.reveal()
        if s.witness is not None:
            s.witness.tell("card_drawn", {"card": s.box.card_ids[card]})
        kind = s.box.card_kind[card]
        if s.box.card_again[card] and (kind != terms.BUILDING_MOVEMENT or draws_again(s, card)):
            s.agenda.append(DrawCard(self.entered))
        EFFECTS[kind](s, card, self.entered)
        (s.display if s.box.card_stays[card] else s.discard).append(card)


def draws_again(s: Room25State, card: int) -> bool:
    """A movement card that is barred is ignored whole, its draw symbol included (R25-16.5)."""
    return s.settings.barred_card_keeps_draw or may_slide(s, s.box.card_line[card], s.box.card_direction[card])


def first_figures(s: Room25State, entered: list[int]) -> list[int]:
    """The first player's character, or who entered the A.B.M. room in its stead (R25-12.16)."""
    living = [figure for figure in entered or s.order if s.figures[figure].alive]
    return living if entered else living[:1]


def building_movement(s: Room25State, card: int, entered: list[int]) -> None:
    """Slide the line shown, unless it already went the other way this round (R25-16.3 to 16.7)."""
    line, direction = s.box.card_line[card], s.box.card_direction[card]
    if not may_slide(s, line, direction):
        return
    for _ in range(s.box.card_times[card]):
        slide(s, line, direction)


def penalty(s: Room25State, card: int, entered: list[int]) -> None:
    """The characters shown lose an action for the rest of the game (R25-16.8 to 16.12)."""
    token = s.box.card_token[card]
    shown = [number for number, figure in enumerate(s.figures) if figure.id in s.box.card_characters[card]]
    for number in entered or shown:
        figure = s.figures[number]
        if figure.id == terms.ALICE or not figure.alive:
            continue
        figure.lost |= 1 << token
        if figure.first == token:
            figure.first = terms.NO_TOKEN
            figure.waiting = False
        if figure.second == token:
            figure.second = terms.NO_TOKEN
        if token in figure.stack:
            figure.stack.remove(token)
        if s.witness is not None:
            tell(s, "token_lost", character=number, token=token)


def power_failure(s: Room25State, card: int, entered: list[int]) -> None:
    """All robots and all face-up green rooms are gone (R25-16.20)."""
    for robot in robots_in_play(s):
        destroy_robot(s, robot)
    for tile in s.cell_tile:
        if s.up[tile] and s.colour(tile) == terms.GREEN and (s.kind[tile] != terms.EMPTY or s.locked[tile]):
            replace_room(s, tile)  # of an empty room only a lock token can be seen to go


def jamming_card(s: Room25State, card: int, entered: list[int]) -> None:
    """No information; a solo player's reminder tokens come back to hand (R25-16.21)."""
    if s.settings.mode == terms.SOLO:
        for figure in s.figures:
            figure.reminder = min(figure.reminder, -1)


def setback(s: Room25State, card: int, entered: list[int]) -> None:
    """Back to the central room, the program stays (R25-16.22)."""
    concerned = [figure for figure in first_figures(s, entered) if s.figures[figure].id != terms.ALICE]
    moved = [figure for figure in concerned if s.cell_of(figure) != terms.CENTRE]
    if moved:
        enter(s, moved, s.cell_tile[terms.CENTRE])


def yellow_beside(s: Room25State, figure: int) -> list[int]:
    """Face-up yellow rooms the figure could be pushed to (R25-16.23, 16.32)."""
    return [tile for tile in ways_forced(s, figure) if s.up[tile] and s.colour(tile) == terms.YELLOW]


def robot_card(s: Room25State, card: int, entered: list[int]) -> None:
    """A robot comes and pushes (R25-16.23, 16.24)."""
    for figure in reversed(first_figures(s, entered)):
        if s.colour(s.figures[figure].tile) not in (terms.RED, terms.BLUE):
            s.agenda.append(BringRobot(figure))


class BringRobot(FigureStep):
    """Which robot comes: one in play, or one of the supply if there is none (R25-16.23)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-16.23"

    def options(self, s: Room25State) -> list[int]:
        if not s.figures[self.figure].alive:
            return []
        return robots_in_play(s) or [robot_of_supply(s)]

    def apply(self, s: Room25State, option: int) -> None:
        put_robot(s, option, s.figures[self.figure].tile)
        robot_pushes_to_yellow(s, self.figure)

    def key(self, s: Room25State, option: int) -> str:
        return f"bring:{option + 1}"

    def label_things(self, s: Room25State, option: int) -> Things:
        return {"cell": place(s.robot_tile[option])}


def robot_pushes_to_yellow(s: Room25State, figure: int) -> None:
    tiles = yellow_beside(s, figure)
    if tiles and not s.figures[figure].hidden:
        s.agenda.append(RobotPushTo(figure, figure, tiles))


def time_bomb(s: Room25State, card: int, entered: list[int]) -> None:
    """The second one of a round kills everybody in red rooms (R25-16.25)."""
    if s.on_display(terms.TIME_BOMB):
        victims = [n for n, figure in enumerate(s.figures) if figure.alive and s.colour(figure.tile) == terms.RED]
        eliminate(s, victims)


def lockdown(s: Room25State, card: int, entered: list[int]) -> None:
    """A lock token beside the first player's character (R25-16.26)."""
    for figure in reversed(first_figures(s, entered)):
        s.agenda.append(LockBeside(figure))


def disabled_rooms(s: Room25State, card: int, entered: list[int]) -> None:
    """All unoccupied face-up rooms of a colour are turned face down (R25-16.27)."""
    for tile in s.cell_tile:
        if s.up[tile] and s.colour(tile) == s.box.card_colour[card] and not s.robot_on(tile) and not s.on_tile(tile):
            cover_room(s, tile)


def chaos(s: Room25State, card: int, entered: list[int]) -> None:
    """Corridors turn, robots push, tunnels swallow: in this order (R25-16.28, 16.33)."""
    for tile in range(len(s.kind)):
        if s.kind[tile] == terms.PIVOTING and s.up[tile]:
            s.axis[tile] = 1 - s.axis[tile]
    s.agenda.append(ChaosTunnels())
    for figure in reversed([figure for figure in s.turn_order if s.figures[figure].alive]):
        tile = s.figures[figure].tile
        if s.robot_on(tile) and s.colour(tile) != terms.BLUE:
            s.agenda.append(ChaosPush(figure))


class ChaosPush(FigureStep):
    """A robot's push in the chaos (R25-16.28)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-16.28"

    def apply(self, s: Room25State, option: int) -> None:
        figure = s.figures[self.figure]
        if figure.alive and s.robot_on(figure.tile) and s.colour(figure.tile) != terms.BLUE:
            robot_pushes_to_yellow(s, self.figure)


class ChaosTunnels(Step[Room25State]):
    """Characters in a tunnel room go to another one, all at the same time (R25-16.28)."""

    __slots__ = ()

    rule: ClassVar[str] = "R25-16.28"

    def apply(self, s: Room25State, option: int) -> None:
        for figure in reversed(s.turn_order):
            tile = s.figures[figure].tile
            if s.figures[figure].alive and s.kind[tile] == terms.TUNNEL:
                s.agenda.append(ChaosTunnel(figure, tile))


class ChaosTunnel(TileStep):
    """Which tunnel room one character is taken to (R25-16.28)."""

    __slots__ = ("origin",)

    rule: ClassVar[str] = "R25-16.28"

    def __init__(self, figure: int, origin: int) -> None:
        super().__init__(figure)
        self.origin = origin

    def options(self, s: Room25State) -> list[int]:
        return [
            tile
            for tile in s.cell_tile
            if tile != self.origin and s.kind[tile] == terms.TUNNEL and s.up[tile] and may_enter(s, self.figure, tile)
        ]

    def apply(self, s: Room25State, option: int) -> None:
        if s.witness is not None:
            tell(s, "entered", character=self.figure, cell=self.origin, to=option)
        forget_threats(s, self.figure)
        s.figures[self.figure].tile = option


def on_display_only(s: Room25State, card: int, entered: list[int]) -> None:
    """Its words hold while it lies there (R25-16.29)."""


def panic_card(s: Room25State, card: int, entered: list[int]) -> None:
    for figure in reversed(first_figures(s, entered)):
        s.agenda.append(Panic(figure))


EFFECTS: Final[dict[int, Callable[[Room25State, int, list[int]], None]]] = {
    terms.BUILDING_MOVEMENT: building_movement,
    terms.PENALTY: penalty,
    terms.POWER_FAILURE: power_failure,
    terms.JAMMING_CARD: jamming_card,
    terms.SETBACK: setback,
    terms.ROBOT_CARD: robot_card,
    terms.TIME_BOMB: time_bomb,
    terms.LOCKDOWN: lockdown,
    terms.DISABLED_ROOMS: disabled_rooms,
    terms.CHAOS: chaos,
    terms.ACCELERATION: on_display_only,
    terms.PANIC: panic_card,
}
