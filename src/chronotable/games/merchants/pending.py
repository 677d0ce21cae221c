"""Pending steps as JSON, and back: the agenda of a described position."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps import (
    clock,
    corruption,
    day,
    goods,
    harbour,
    market,
    passengers,
    peddler,
    scoring,
    staff,
    townsfolk,
)
from chronotable.games.merchants.terms import (
    ABILITIES,
    BOATS,
    COLOURS,
    GOODS,
    KINDS,
    NOBODY,
    PIERS,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

Json = dict[str, Any]

KNOWN: Final[list[type[Step[Any]]]] = [
    clock.EndTurn, clock.NextTurn, corruption.DiscardCorruption, corruption.TakeCorruption, day.CleanUp, day.Day,
    goods.TakeGood, harbour.Arrival, harbour.Arrive, harbour.Dock, harbour.RobberPush, harbour.SeatAdventurer,
    market.CollectSupport, market.Market, market.SeaPassengers, market.SellGoods, passengers.BoardFromBag,
    passengers.MovePassenger, passengers.ReturnToBag, passengers.SwapPassengers, passengers.SwapWith,
    peddler.PeddlerSells, peddler.PeddlerTurn, scoring.FinalScoring, staff.ActivateStaff, townsfolk.AssignStaff,
    townsfolk.Hire,
    *(step for shown in PRESENTATIONS.values() for step in shown.steps),
]  # fmt: skip
STEPS: Final = {step.term: step for step in KNOWN}

# Steps that the Peddler takes too, and those that only it takes.
SHARED: Final = ("arrive", "dock", "robber_push", "seat_adventurer")
PEDDLERS: Final = ("peddler_sells", "peddler_turn")
FLAGS: Final = ("again", "may")
BATCHES: Final = (1 << (PIERS * COLOURS)) - 1
RANGES: Final[dict[str, tuple[int, int]]] = {
    "begun": (0, BATCHES),
    "besides": (NOBODY, BOATS - 1),
    "boat": (0, BOATS - 1),
    "goods": (0, (1 << GOODS) - 1),
    "n": (1, 100),
    "passenger": (0, BOATS * KINDS - 1),
    "used": (0, (1 << ABILITIES) - 1),
    "with_rogues": (0, BATCHES),
    **{name: found for shown in PRESENTATIONS.values() for name, found in shown.parameters.items()},
}


def describe_step(step: Step[Any]) -> Json:
    return {"step": step.term, **step.parameters()}


def make_step(s: MerchantsState, record: Json) -> Step[Any]:
    """A step from its description; raises BadPosition for one that cannot be."""
    word = str(record.get("step"))
    parameters = {name: value for name, value in record.items() if name != "step"}
    if word not in STEPS or not all(fits(s, word, name, value) for name, value in parameters.items()):
        raise BadPosition(Message("merchants-position-step", step=word))
    try:
        return STEPS[word](**parameters)
    except TypeError as error:
        raise BadPosition(Message("merchants-position-step", step=word)) from error


def fits(s: MerchantsState, word: str, name: str, value: object) -> bool:
    """Is this a possible value of a step's parameter?"""
    if name in FLAGS:
        return isinstance(value, bool)
    if not isinstance(value, int) or isinstance(value, bool):
        return False
    if name == "who":
        players = s.settings.players
        if word in PEDDLERS:
            return s.settings.peddler and value == players
        return 0 <= value < (s.settings.pieces if word in SHARED else players)
    if name == "passenger":
        return 0 <= value < BOATS * KINDS and s.boats[value] > 0
    least, most = RANGES.get(name, (1, 0))
    return least <= value <= most
