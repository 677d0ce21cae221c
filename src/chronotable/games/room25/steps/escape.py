"""Chapter 18: escape, elimination and the end of the game."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import (
    CHARACTER_OUT,
    COMPETITION,
    COOPERATION,
    DRAW,
    ENDINGS,
    ESCAPE,
    GUARD,
    MOST_IN_ROOM25,
    OPPONENTS_OUT,
    PARTIAL_ESCAPE,
    PRISONER,
    ROOM25,
    RUNNING,
    SUSPICION,
    TEAM,
    TIME_IS_UP,
    TWO_PRISONERS,
)


def finish(s: Room25State, ending: int, winners: list[int]) -> None:
    """The game ends at this very moment (R25-6.5)."""
    s.ending = ending
    s.winners = 0
    for seat in winners:
        s.winners |= 1 << seat
    s.agenda.clear()
    s.reveal()  # all roles are shown now
    if s.witness is not None:
        s.witness.tell("game_over", {"reason": ENDINGS[ending], "winners": sorted(set(winners))})


def seats_with(s: Room25State, role: int) -> list[int]:
    return [figure.seat for figure in s.figures if figure.role == role]


def side_of(s: Room25State, figure: int) -> int:
    """Figures that escape together: a team, a player's pair, or everybody."""
    if s.settings.mode == TEAM:
        return s.settings.team_of[s.figures[figure].seat]
    if s.settings.mode == COMPETITION:
        return s.figures[figure].seat
    return 0


def members(s: Room25State, side: int) -> list[int]:
    return [number for number in range(len(s.figures)) if side_of(s, number) == side]


def side_seats(s: Room25State, side: int) -> list[int]:
    return [s.figures[number].seat for number in members(s, side)]


def try_escape(s: Room25State, actor: int) -> bool:
    """Room 25 is about to be slid over the edge by a figure inside it: does its side escape (R25-18.1 to 18.13)?"""
    tile = s.figures[actor].tile
    if s.settings.mode == SUSPICION:
        return prisoners_escape(s, actor, tile)
    side = side_of(s, actor)
    everyone = members(s, side)
    living = [number for number in everyone if s.figures[number].alive]
    if [number for number in living if s.figures[number].tile != tile]:
        return False
    missing = len(everyone) - len(living)
    if s.settings.mode in (TEAM, COMPETITION):
        if missing and not s.last_round:
            return False
        finish(s, ESCAPE, side_seats(s, side))
        return True
    if s.settings.season2 and not s.key_active:
        return False
    finish(s, PARTIAL_ESCAPE if missing else ESCAPE, side_seats(s, side))
    return True


def prisoners_escape(s: Room25State, actor: int, tile: int) -> bool:
    """All prisoners, or all but one in the last round (R25-18.4)."""
    if s.figures[actor].role != PRISONER:
        return False
    missing = [figure for figure in s.figures if figure.role == PRISONER and figure.tile != tile]
    if len(missing) > 1 or (missing and not s.last_round):
        return False
    finish(s, ESCAPE, seats_with(s, PRISONER))
    return True


def check_eliminations(s: Room25State) -> None:
    ending, seats = after_eliminations(s)
    if ending != RUNNING:
        finish(s, ending, seats)


def after_eliminations(s: Room25State) -> tuple[int, list[int]]:
    """How those who are out have ended the game, and who wins by it (R25-18.5 to 18.12)."""
    mode = s.settings.mode
    out = [figure for figure in s.figures if not figure.alive]
    if mode == SUSPICION:
        if sum([figure.role == PRISONER for figure in out]) >= 2:
            return TWO_PRISONERS, seats_with(s, GUARD)
    elif mode in (TEAM, COMPETITION):
        sides = sorted({side_of(s, number) for number, figure in enumerate(s.figures) if figure.alive})
        if len(sides) == 1:
            return OPPONENTS_OUT, side_seats(s, sides[0])
        if not sides:
            return DRAW, []
    elif len(out) >= (2 if mode == COOPERATION and not s.settings.season2 else 1):
        return CHARACTER_OUT, []
    return RUNNING, []


def in_room25(s: Room25State, number: int) -> bool:
    figure = s.figures[number]
    return figure.alive and s.kind[figure.tile] == ROOM25


def time_is_up(s: Room25State) -> None:
    """The countdown is over without an escape (R25-17.2, 18.5, 18.7, 18.8)."""
    mode = s.settings.mode
    if mode == SUSPICION:
        finish(s, TIME_IS_UP, seats_with(s, GUARD))
    elif mode == TEAM:
        inside = [len([n for n in members(s, side) if in_room25(s, n)]) for side in (0, 1)]
        if inside[0] == inside[1]:
            finish(s, DRAW, [])
        else:
            finish(s, MOST_IN_ROOM25, side_seats(s, 0 if inside[0] > inside[1] else 1))
    else:
        finish(s, TIME_IS_UP, [])
