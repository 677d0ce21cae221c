"""A token comes up (R25-6.3, 8.1)."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.actions import ActionStep, AfterAction, Control, Look, Move, Push
from chronotable.games.room25.steps.characters import Special
from chronotable.games.room25.steps.telling import tell
from chronotable.games.room25.terms import CONTROL, LOOK, MOVE, PUSH


def begin_action(s: Room25State, figure: int, token: int) -> None:
    """A token comes up and the action is carried out, if it can be."""
    come_up(s, figure)
    play_token(s, figure, token)


def come_up(s: Room25State, figure: int) -> None:
    """A character acts, be it in vain: it is seen again, and a trap springs afterwards (R25-11.14, 15.51, 15.52)."""
    own = s.figures[figure]
    own.hidden = False
    own.actions += 1
    if own.trap:
        s.agenda.append(AfterAction(figure, own.trap))


def play_token(s: Room25State, figure: int, token: int) -> None:
    s.figures[figure].played.append(token)
    if s.witness is not None:
        tell(s, "token_played", character=figure, token=token)
    s.agenda.append(action_step(figure, token))


def action_step(figure: int, token: int) -> ActionStep:
    if token == LOOK:
        return Look(figure)
    if token == MOVE:
        return Move(figure)
    if token == PUSH:
        return Push(figure)
    if token == CONTROL:
        return Control(figure)
    return Special(figure)


def can_play(s: Room25State, figure: int, token: int) -> bool:
    return bool(action_step(figure, token).ways(s))
