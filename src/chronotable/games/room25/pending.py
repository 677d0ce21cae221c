"""Pending steps as JSON, and back: the agenda of a described position."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps import (
    actions,
    asides,
    cards,
    characters,
    locks,
    panic,
    programming,
    robots,
    room_choices,
)
from chronotable.games.room25.steps import round as rounds
from chronotable.games.room25.terms import CELLS, PHASE_TERMS
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.step import Simultaneously, Step

Json = dict[str, Any]

STEPS: Final[dict[str, type[Step[Any]]]] = {
    step.term: step
    for step in (
        actions.AfterAction, actions.Control, actions.Look, actions.Move, actions.Push, actions.PushTo,
        asides.AfterLook, asides.LastMoment, asides.Remind,
        cards.BringRobot, cards.ChaosPush, cards.ChaosTunnel, cards.ChaosTunnels, cards.DrawCard,
        characters.Call, characters.Called, characters.Carry, characters.CarryTo, characters.Decline,
        characters.HackBuilding, characters.Reactivate, characters.SabotageRobot, characters.Special,
        locks.LockBeside, locks.MoveLock, panic.Panic, panic.PanicArrival, panic.PanicCrowd,
        panic.PanicSwap,
        programming.Clue, programming.Clues, programming.Declare, programming.Program, programming.ProgramNext,
        programming.ProgramTokens, programming.ProgrammingDone,
        robots.Refuse, robots.RobotMove, robots.RobotOrder, robots.RobotPush, robots.RobotPushTo,
        room_choices.AcidOrder, room_choices.IllusionSwap, room_choices.MovingSwap, room_choices.RoomSlide,
        room_choices.TunnelTo, room_choices.VisionLook,
        rounds.AdrenalineAction, rounds.CountDown, rounds.Deadline, rounds.FreeAction, rounds.Pass, rounds.PlayOrWait,
        rounds.Round, rounds.RoundCards, rounds.Turn,
    )
}  # fmt: skip

# What each parameter of a step may be.
FIGURES: Final = ("figure", "victim", "carried")
TILES: Final = ("tile", "origin")


def describe_step(step: Step[Any]) -> Json:
    if isinstance(step, Simultaneously):
        return {"step": step.term, "steps": [describe_step(inner) for inner in step.steps]}
    return {"step": step.term, **step.parameters()}


def make_step(s: Room25State, record: Json) -> Step[Any]:
    """A step from its description; raises BadPosition for one that cannot be."""
    if record.get("step") == Simultaneously.term:
        return Simultaneously([make_step(s, inner) for inner in record["steps"]])
    parameters = {name: value for name, value in record.items() if name != "step"}
    word = str(record.get("step"))
    if word not in STEPS or not all(fits(s, name, value) for name, value in parameters.items()):
        raise BadPosition(Message("room25-position-step", step=word))
    try:
        return STEPS[word](**parameters)
    except TypeError as error:
        raise BadPosition(Message("room25-position-step", step=word)) from error


def fits(s: Room25State, name: str, value: object) -> bool:
    """Is this a possible value of a step's parameter?"""
    if name == "along":
        return isinstance(value, bool)
    if name in ("figures", "entered", "leaving"):
        return isinstance(value, list) and all(fits(s, "figure", item) for item in value)
    if name == "tiles":
        return isinstance(value, list) and all(fits(s, "tile", item) for item in value)
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if name in FIGURES:
        return 0 <= value < len(s.figures)
    if name in TILES:
        return 0 <= value < CELLS
    if name == "phase":
        return 0 <= value < len(PHASE_TERMS)
    if name == "robot":
        return value in (0, 1)
    return name in ("trap", "n") and 0 <= value < 1000
