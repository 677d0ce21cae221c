"""What no game comes to, though it could be played on: steps that nothing has brought about, turns that were not."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.merchants.agenda import FRAME_TERMS
from chronotable.games.merchants.laws import law, least_turns
from chronotable.games.merchants.rests import Steps, can_be_selling, is_rest_of_arrival
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.market import SellGoods
from chronotable.games.merchants.steps.peddler import PeddlerTurn
from chronotable.games.merchants.terms import PRODUCTION
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message
from chronotable.kernel.step import of_kind


def doubts(s: MerchantsState) -> list[Message]:
    steps = [step for step in whole_agenda(s) if step.term not in FRAME_TERMS]
    return [*count_doubts(s), *turn_doubts(s, steps), *sale_doubts(s, steps)]


def count_doubts(s: MerchantsState) -> Iterator[Message]:
    """Fewer turns than markers have moved."""
    if s.turn < least_turns(s):
        yield law("turn", n=s.turn, least=least_turns(s))


def turn_doubts(s: MerchantsState, steps: Steps) -> Iterator[Message]:
    """An action and a price that no space shows where a figure stands, or more adventurers than symbols were met."""
    if s.phase != PRODUCTION or not steps or not isinstance(steps[0], SeatStep):
        return
    who = steps[0].who
    if not (can_be_left_by_peddler(s, who, steps) if s.is_peddler(who) else can_be_left(s, who, steps)):
        yield law("turn-rest", found=[step.term for step in steps])


def can_be_left(s: MerchantsState, who: int, steps: Steps) -> bool:
    return PRESENTATIONS[s.settings.merchants[who].term].can_be_left(s, who, steps)


def can_be_left_by_peddler(s: MerchantsState, who: int, steps: Steps) -> bool:
    """Its last card is one of those that are not in its deck (COVE-16.3)."""
    if steps[0].term == PeddlerTurn.term:
        return True
    deck = [] if s.peddler is None else s.peddler.deck
    shown = [hours for card, hours in enumerate(s.box.peddler_hours) if card not in deck]
    return is_rest_of_arrival(s, who, steps, max(shown, default=0))


def sale_doubts(s: MerchantsState, steps: Steps) -> Iterator[Message]:
    """Only whoever sells now has begun (COVE-7.6); rogues buy only with the Cultists (COVE-10.4)."""
    for sale in of_kind(steps, SellGoods):
        if not can_be_selling(s, sale) if sale is steps[0] else sale.with_rogues:
            yield law("sale", who=sale.who + 1)
