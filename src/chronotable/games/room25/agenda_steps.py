"""What each pending step of a described position needs to find on the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import groupby
from typing import Any, Final

from chronotable.games.room25 import terms
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.actions import AfterAction, PushTo
from chronotable.games.room25.steps.announcing import Announce, may_announce
from chronotable.games.room25.steps.asides import AfterLook
from chronotable.games.room25.steps.characters import Called, CarryTo
from chronotable.games.room25.steps.choice import FigureStep, involved
from chronotable.games.room25.steps.locks import LOCKS, MoveLock
from chronotable.games.room25.steps.programming import Declare, ProgramNext, ProgramTokens
from chronotable.games.room25.steps.robots import RobotMove, RobotPush, RobotPushTo
from chronotable.games.room25.steps.room_choices import IllusionSwap, MovingSwap
from chronotable.games.room25.steps.round import FreeAction
from chronotable.kernel.message import Message
from chronotable.kernel.step import Simultaneously, Step

# Steps of the character whose turn it is, and of no other.
OF_ACTING: Final = {
    *terms.TOKEN_TERMS, "adrenaline", "after_action", "call", "carry", "carry_to", "deadline", "free_action",
    "hack_building", "last_moment", "play_or_wait", "push_to", "reactivate", "remind", "sabotage_robot",
}  # fmt: skip
# What was played, when one of these is pending.
PLAYED: Final = {
    **{word: token for token, word in enumerate(terms.TOKEN_TERMS)},
    **dict.fromkeys(("call", "carry", "carry_to", "hack_building", "reactivate", "sabotage_robot"), terms.SPECIAL),
    "push_to": terms.PUSH,
}
# The room in which one of these is pending.
ROOMS: Final = {
    "acid_order": terms.ACID,
    "illusion": terms.ILLUSION,
    "moving_room": terms.MOVING,
    "room_slide": terms.CONTROL_ROOM,
    "tunnel": terms.TUNNEL,
    "vision": terms.VISION,
}
# Steps that end a turn, whatever has become of the character.
TO_THE_END: Final = ("after_action", "deadline", "last_moment")


def fits_the_table(s: Room25State, step: Step[Any]) -> bool:
    """Does a pending step find what it is about?"""
    figures = involved(step)
    figure = figures[0] if figures else -1
    if step.term in OF_ACTING:
        if figure != s.acting:
            return False
        if not s.figures[figure].alive and step.term not in TO_THE_END:
            return False
    if step.term in PLAYED and s.figures[figure].played[-1:] != [PLAYED[step.term]]:
        return False
    if step.term in ROOMS and not all_in(s, figures, ROOMS[step.term]):
        return False
    needs = NEEDS.get(step.term)
    return needs is None or needs(s, step)


def all_in(s: Room25State, figures: list[int], kind: int) -> bool:
    """Are they together in a face-up room of this kind?"""
    tiles = {s.figures[figure].tile for figure in figures}
    tile = tiles.pop() if len(tiles) == 1 else -1
    return len(set(figures)) == len(figures) and tile >= 0 and s.kind[tile] == kind and s.up[tile]


def plays_free(s: Room25State, step: FreeAction) -> bool:
    return s.figures[step.figure].free and step.phase == s.phase


def has_waiting_token(s: Room25State, step: FigureStep) -> bool:
    return s.figures[step.figure].waiting


def has_declared(s: Room25State, step: FigureStep) -> bool:
    return s.figures[step.figure].adrenaline == terms.NO_ADRENALINE


def was_trapped(s: Room25State, step: AfterAction) -> bool:
    return 0 < step.trap <= s.serial


def has_looked(s: Room25State, step: AfterLook) -> bool:
    own = s.figures[step.figure]
    return own.alive and (
        s.kind[own.tile] == terms.VISION or (step.figure == s.acting and own.played[-1:] == [terms.LOOK])
    )


def has_just_seen(s: Room25State, step: Announce) -> bool:
    own = s.figures[step.figure]
    seen = s.seen[own.seat * terms.CELLS + step.tile] == s.round and not s.up[step.tile]
    return own.alive and seen and may_announce(s)


def is_beside_pusher(s: Room25State, step: PushTo) -> bool:
    return step.victim != step.figure and s.figures[step.victim].tile == s.figures[step.figure].tile


def is_beside_carrier(s: Room25State, step: CarryTo) -> bool:
    return step.carried != step.figure and s.figures[step.carried].tile == s.figures[step.figure].tile


def moves_its_room(s: Room25State, step: MovingSwap | IllusionSwap) -> bool:
    return s.figures[step.figure].tile == step.tile


def both_locks_lie(s: Room25State, step: MoveLock) -> bool:
    return s.locked.count(True) == LOCKS and not s.locked[step.tile] and s.up[step.tile]


def may_give_order(s: Room25State, step: FigureStep) -> bool:
    """By a robot room, or as Kevin or Bruce (R25-12.1, 15.60, 15.62)."""
    own = s.figures[step.figure]
    if not own.alive:
        return False
    hacks = step.figure == s.acting and own.id in (terms.KEVIN, terms.BRUCE) and own.played[-1:] == [terms.SPECIAL]
    return hacks or s.kind[own.tile] == terms.ROBOT_ROOM


def orders_robot(s: Room25State, step: RobotMove | RobotPush) -> bool:
    return s.robot_tile[step.robot] >= 0 and may_give_order(s, step)


def robot_is_there(s: Room25State, step: RobotPushTo) -> bool:
    victim = s.figures[step.victim]
    return victim.alive and s.robot_on(victim.tile) and len(step.tiles) > 0


def is_alice(s: Room25State, step: FigureStep) -> bool:
    own = s.figures[step.figure]
    return own.id == terms.ALICE and own.alive and s.robot_on(own.tile)


def is_jennifer(s: Room25State, step: FigureStep) -> bool:
    return s.figures[step.figure].id == terms.JENNIFER and s.figures[step.figure].alive


def is_called(s: Room25State, step: Called) -> bool:
    return s.figures[step.figure].alive and s.acting >= 0 and s.figures[s.acting].tile == step.tile


def is_alive(s: Room25State, step: FigureStep) -> bool:
    return s.figures[step.figure].alive


NEEDS: Final[dict[str, Callable[[Room25State, Any], bool]]] = {
    "adrenaline": has_declared,
    "announce": has_just_seen,
    "after_action": was_trapped,
    "after_look": has_looked,
    "called": is_called,
    "carry_to": is_beside_carrier,
    "decline": is_jennifer,
    "free_action": plays_free,
    "illusion": moves_its_room,
    "move_lock": both_locks_lie,
    "moving_room": moves_its_room,
    "panic_crowd": is_alive,
    "panic_swap": is_alive,
    "play_or_wait": has_waiting_token,
    "push_to": is_beside_pusher,
    "refuse": is_alice,
    "robot_move": orders_robot,
    "robot_order": may_give_order,
    "robot_push": orders_robot,
    "robot_push_to": robot_is_there,
}


def programming_problems(s: Room25State, steps: list[Step[Any]]) -> Iterator[Message]:
    """Everybody programmes once, a player's characters one after the other (R25-4.16, 7.1, 13.2)."""
    if not isinstance(steps[0], Simultaneously):
        return
    waiting = steps[0].steps
    seats = [seat for seat, _ in groupby(waiting, key=lambda step: step.seat(s))]
    if seats != sorted(set(seats)):
        yield Message("room25-position-pending", step=Simultaneously.term)
    for seat in range(s.settings.players):
        own = [number for number, figure in enumerate(s.figures) if figure.seat == seat and figure.alive]
        pending = described([step for step in waiting if step.seat(s) == seat])
        laid = [number for number in own if s.figures[number].first != terms.NO_TOKEN]
        if (pending, laid) not in [(described(rest), done) for rest, done in programming_stages(s, own)]:
            yield Message(
                "room25-position-program", characters=[terms.CHARACTER_TERMS[s.figures[n].id] for n in own] or ["-"]
            )


def described(steps: list[Step[Any]]) -> list[tuple[str, dict[str, Any]]]:
    return [(step.term, step.parameters()) for step in steps]


def programming_stages(s: Room25State, own: list[int]) -> Iterator[tuple[list[Step[Any]], list[int]]]:
    """All that can be left of a player's programming, and which of the characters have a programme by then."""
    programming = [number for number in own if not (s.figures[number].free or s.figures[number].drawing)]
    yield [], programming
    for place, number in enumerate(own):
        figure = s.figures[number]
        before = [other for other in programming if other in own[:place]]
        following: list[Step[Any]] = [ProgramNext(own[place + 1 :])] if own[place + 1 :] else []
        declaring: list[Step[Any]] = []
        if figure.adrenaline == terms.ADRENALINE and s.kind[figure.tile] != terms.COLD:
            declaring.append(Declare(number))
        yield [ProgramNext(own[place:])], before
        if number in programming:
            yield [ProgramTokens(number), *declaring, *following], before
        if declaring:
            yield [*declaring, *following], [other for other in programming if other in own[: place + 1]]
