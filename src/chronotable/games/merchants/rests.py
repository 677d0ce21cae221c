"""What can be left of a hiring, of arrivals and of a sale: steps with nothing in them that nothing has brought about.

`shapes.py` says in which order steps wait; here is what they hold.  A merchant adds what its own boards show (see
`Presentation.can_be_left`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.clock import symbols_crossed
from chronotable.games.merchants.steps.corruption import DiscardCorruption
from chronotable.games.merchants.steps.goods import TakeGood
from chronotable.games.merchants.steps.harbour import Arrive, Dock, SeatAdventurer
from chronotable.games.merchants.steps.market import SellGoods
from chronotable.games.merchants.steps.passengers import BoardFromBag, MovePassenger, SwapPassengers, SwapWith
from chronotable.games.merchants.steps.townsfolk import AssignStaff, Hire, ability_step
from chronotable.games.merchants.terms import COLOURS, CULTIST_CUSTOMERS, GOODS, KINDS, NOBODY, PIERS, ROGUE
from chronotable.kernel.step import Step, of_kind

Steps = Sequence[Step[Any]]  # the next one first


def same(found: Steps, expected: Steps) -> bool:
    """Are these equal steps?"""
    return [(step.term, step.parameters()) for step in found] == [(step.term, step.parameters()) for step in expected]


def adventurers_left(steps: Steps) -> int:
    """How many adventurers these steps bring: one who is being seated, and those still to be drawn (COVE-6.4)."""
    drawing = [step.n for step in of_kind(steps, Arrive)]
    return sum(drawing) + (len(steps) > len(drawing))


def is_rest_of_arrival(s: MerchantsState, who: int, steps: Steps, hours: int) -> bool:
    """Can a piece that has moved by at most so many hours have met so many symbols (COVE-6.3)?"""
    now = s.hours[who]
    return adventurers_left(steps) <= symbols_crossed(s, max(0, now - hours), now)


def is_rest_of_hiring(s: MerchantsState, who: int, steps: Steps) -> bool:
    """A card is to be chosen; or one was, and its ability may still go on (COVE-11.2)."""
    if same(steps, [Hire(who)]):
        return True
    if s.hired == NOBODY or not steps or steps[-1].term != AssignStaff.term:
        return False
    ability = ability_step(s, who, s.hired)
    rest = steps[:-1]
    return not rest or same(rest, [ability]) or is_begun(s, who, ability, rest)


def is_begun(s: MerchantsState, who: int, ability: Step[Any], rest: Steps) -> bool:
    """Is this what is left of an ability under way (COVE-11.10)?"""
    terms = [step.term for step in rest]
    if ability.term == BoardFromBag.term:
        return terms[-1] in (Arrive.term, SeatAdventurer.term, Dock.term) and adventurers_left(rest) == 1
    if len(rest) > 1:
        return False
    for fewer in of_kind([ability], DiscardCorruption):
        return any(step.n < fewer.n for step in of_kind(rest, DiscardCorruption))
    for taking in of_kind([ability], TakeGood):
        made = [good for good in range(GOODS) if taking.goods >> good & 1 and s.players[who].shelf[good]]
        return taking.again and any(same(rest, [TakeGood(who, 1 << good, taking.may, False)]) for good in made)
    if ability.term == MovePassenger.term:
        return terms == [Dock.term] or any(step.besides != NOBODY for step in of_kind(rest, SeatAdventurer))
    return ability.term == SwapPassengers.term and terms == [SwapWith.term]


def can_be_selling(s: MerchantsState, sale: SellGoods) -> bool:
    """Was every batch begun with goods that were sold, to customers who are there (COVE-7.3, 7.6, 10.4)?"""
    rogues = s.settings.rogue_effect == CULTIST_CUSTOMERS
    if sale.with_rogues & ~sale.begun or (sale.with_rogues and not rogues):
        return False
    return all(
        can_be_begun(s, sale, pier, colour)
        for pier in range(PIERS)
        for colour in range(COLOURS)
        if sale.begun >> (pier * COLOURS + colour) & 1
    )


def can_be_begun(s: MerchantsState, sale: SellGoods, pier: int, colour: int) -> bool:
    customer = ROGUE if sale.with_rogues >> (pier * COLOURS + colour) & 1 else colour
    sold = [good for good in range(colour, GOODS, COLOURS) if s.players[sale.who].pool[good]]
    accepted = [good for good in sold if s.box.pier_accepts[pier] >> (good // COLOURS) & 1]
    return bool(accepted) and s.piers[pier * KINDS + customer] > 0
