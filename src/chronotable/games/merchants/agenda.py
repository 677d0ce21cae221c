"""What can be pending in a described position: the rest of a day, and nothing that could not have come about.

Whoever lets a step push something new adds it here or to the merchant's shapes: otherwise real positions can no longer
be described.
"""

from __future__ import annotations

import re
from typing import Any, Final

from chronotable.games.merchants.shapes import arriving
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps import harbour, market, townsfolk
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.terms import ARRIVAL, BOAT_TERMS, MARKET, NOBODY, OVER, PRODUCTION
from chronotable.kernel.errors import BadPosition
from chronotable.kernel.laws import either
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.step import Step, of_kind

# What is still to come of a day, by phase; the steps of a running turn or of the sales stand before it.
REST_OF_DAY: Final = ("market", "clean_up", "day")
FRAMES: Final[dict[int, tuple[tuple[str, ...], ...]]] = {
    ARRIVAL: (("arrival", "next_turn", *REST_OF_DAY),),
    PRODUCTION: (("next_turn", *REST_OF_DAY), ("end_turn", *REST_OF_DAY)),
    MARKET: (REST_OF_DAY, REST_OF_DAY[1:]),
}
FRAME_TERMS: Final = ("arrival", "next_turn", "end_turn", *REST_OF_DAY)
MARKET_TERMS: Final = ("collect_support", "peddler_sells", "sea_passengers", "sell_goods")


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
    seating = of_kind(steps, harbour.SeatAdventurer)
    assigning = of_kind(steps, townsfolk.AssignStaff)
    if len(seating) != (s.drawn != NOBODY) or any(not step.options(s) for step in seating):
        raise BadPosition(Message("merchants-position-drawn"))
    if len(assigning) != (s.hired != NOBODY):
        raise BadPosition(Message("merchants-position-hired"))
    check_order(s, inner, frame)
    check_boats(s, steps)


def check_turn(s: MerchantsState, steps: list[Step[Any]]) -> None:
    """All steps of a turn are those of one piece; whoever begins it is the rearmost one (COVE-5.1)."""
    who = {step.who for step in of_kind(steps, SeatStep)}
    begins = any(step.term == turn.term for step in steps for turn in s.settings.turns)
    if len(who) > 1 or (begins and who != {s.order[0]}):
        raise BadPosition(Message("merchants-position-turn"))


def check_order(s: MerchantsState, steps: list[Step[Any]], frame: tuple[str, ...]) -> None:
    """A turn is a move, its action and the price (COVE-5.5), a market day all sales, then all support (COVE-7.2)."""
    words = [step.term for step in steps]
    if not steps:
        return
    if frame[0] == "end_turn":
        who = next((step.who for step in of_kind(steps, SeatStep)), NOBODY)
        in_order = re.fullmatch(turn_shape(s, who), "".join(f"{word} " for word in words)) is not None
    else:
        in_order = frame == REST_OF_DAY[1:] and is_rest_of_market(s, steps)
    if not in_order:
        raise BadPosition(Message("merchants-position-order", found=words))


def turn_shape(s: MerchantsState, who: int) -> str:
    """What can be left of a turn of this piece, as a pattern of the pending steps' words."""
    if s.is_peddler(who):
        return either(["peddler_turn ", arriving(s)])
    return PRESENTATIONS[s.settings.merchants[who].term].turn_shape(s)


def is_rest_of_market(s: MerchantsState, steps: list[Step[Any]]) -> bool:
    """The market's steps in order, the first ones done; of a sale under way something may have been sold."""
    whole = [(step.term, getattr(step, "who", NOBODY)) for step in market.steps_of_market(s)]
    found = [(step.term, getattr(step, "who", NOBODY)) for step in steps]
    begun = [sale for sale in of_kind(steps[1:], market.SellGoods) if sale.begun]
    return found == whole[max(0, len(whole) - len(found)) :] and not begun


def check_boats(s: MerchantsState, steps: list[Step[Any]]) -> None:
    """Boats are empty before the arrival, and a full one does not stay at sea beside a free berth (COVE-4.2, 6.7)."""
    if s.phase == ARRIVAL and (any(s.boats) or any(boat != NOBODY for boat in s.berths)):
        raise BadPosition(Message("merchants-position-arrival"))
    docking = [step.boat for step in of_kind(steps, harbour.Dock)]
    for boat, word in enumerate(BOAT_TERMS):
        if boat not in docking and harbour.Dock(0, boat).options(s):
            raise BadPosition(Message("merchants-position-undocked", boat=Ref("merchants", "boat", word)))
