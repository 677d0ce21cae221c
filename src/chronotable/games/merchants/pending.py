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
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.terms import (
    ABILITIES,
    ARRIVAL,
    BOAT_TERMS,
    BOATS,
    COLOURS,
    GOODS,
    KINDS,
    MARKET,
    NOBODY,
    OVER,
    PIERS,
    PRODUCTION,
)
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message, Ref
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
# What is still to come of a day, by phase; the steps of a turn or of the sales stand before it.
REST_OF_DAY: Final = ("market", "clean_up", "day")
FRAMES: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    ARRIVAL: (("arrival", "next_turn", *REST_OF_DAY),),
    PRODUCTION: (("next_turn", *REST_OF_DAY), ("end_turn", *REST_OF_DAY)),
    MARKET: (REST_OF_DAY, REST_OF_DAY[1:]),
}
FRAME_TERMS: Final = ("arrival", "next_turn", "end_turn", *REST_OF_DAY)
MARKET_TERMS: Final = ("collect_support", "peddler_sells", "sea_passengers", "sell_goods")
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


def check_agenda(s: MerchantsState, steps: list[Step[Any]]) -> None:
    """A game that runs goes on to its end, and what is in hand gets its place; the next step stands first."""
    if s.phase == OVER:
        if steps:
            raise BadPosition(Message("merchants-position-over"))
        return
    frame = tuple(step.term for step in steps if step.term in FRAME_TERMS)
    inner, outer = steps[: len(steps) - len(frame)], steps[len(steps) - len(frame) :]
    fitting = all((step.term in MARKET_TERMS) == (s.phase == MARKET) for step in inner)
    if frame not in FRAMES[s.phase] or any(step.term not in FRAME_TERMS for step in outer) or not fitting:
        raise BadPosition(Message("merchants-position-agenda"))
    if s.phase == PRODUCTION:
        check_turn(s, inner)
    seating = [step for step in steps if isinstance(step, harbour.SeatAdventurer)]
    assigning = [step for step in steps if isinstance(step, townsfolk.AssignStaff)]
    if len(seating) != (s.drawn != NOBODY) or any(not step.options(s) for step in seating):
        raise BadPosition(Message("merchants-position-drawn"))
    if len(assigning) != (s.hired != NOBODY):
        raise BadPosition(Message("merchants-position-hired"))
    check_boats(s, steps)


def check_turn(s: MerchantsState, steps: list[Step[Any]]) -> None:
    """All steps of a turn are those of one piece; whoever begins it is the rearmost one (COVE-5.1)."""
    who = {step.who for step in steps if isinstance(step, SeatStep)}
    begins = any(step.term == turn.term for step in steps for turn in s.settings.turns)
    if len(who) > 1 or (begins and who != {s.order[0]}):
        raise BadPosition(Message("merchants-position-turn"))


def check_boats(s: MerchantsState, steps: list[Step[Any]]) -> None:
    """Boats are empty before the arrival, and a full one does not stay at sea beside a free berth (COVE-4.2, 6.7)."""
    if s.phase == ARRIVAL and (any(s.boats) or any(boat != NOBODY for boat in s.berths)):
        raise BadPosition(Message("merchants-position-arrival"))
    docking = [step.boat for step in steps if isinstance(step, harbour.Dock)]
    for boat, word in enumerate(BOAT_TERMS):
        if boat not in docking and harbour.Dock(0, boat).options(s):
            raise BadPosition(Message("merchants-position-undocked", boat=Ref("merchants", "boat", word)))
