"""What can be left of a Chronomancer's turn: the action and the price of a space where one of his figures stands."""

from __future__ import annotations

from typing import Any

from chronotable.games.merchants.rests import Steps, is_rest_of_arrival, is_rest_of_hiring, same
from chronotable.games.merchants.shops.chronomancer.rules.machines import SpendTokens
from chronotable.games.merchants.shops.chronomancer.rules.moves import MoveFigure, action_step, cards_of, hours_of
from chronotable.games.merchants.shops.chronomancer.rules.workshop import Workshop, workshop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.corruption import TakeCorruption
from chronotable.games.merchants.steps.staff import ActivateStaff
from chronotable.games.merchants.steps.townsfolk import Hire
from chronotable.games.merchants.terms import NOBODY
from chronotable.kernel.step import Step


def can_be_left(s: MerchantsState, who: int, steps: Steps) -> bool:
    """Move, action and price, then the adventurers that came on the way (COVE-5.5, 6.3)."""
    shop = workshop(s, who)
    spaces = (shop.chronomancer, shop.assistant)
    if isinstance(steps[0], MoveFigure):
        return True
    if isinstance(steps[-1], SpendTokens):
        return any(is_rest_of_action(s, shop, who, space, steps) for space in spaces)
    return is_rest_of_arrival(s, who, steps, max(hours_of(s, shop, space) for space in spaces))


def is_rest_of_action(s: MerchantsState, shop: Workshop, who: int, space: int, steps: Steps) -> bool:
    """The action of this space, with its corruption before or after it, and its hours (COVE-5.6, 14.3)."""
    cards = cards_of(shop, space)
    corruption: list[Step[Any]] = [TakeCorruption(who, cards)] if cards else []
    hours = SpendTokens(who, hours_of(s, shop, space))
    action = action_step(shop, who, space)
    if s.settings.corruption_first and same(steps, [*corruption, action, hours]):
        return True
    price = [hours] if s.settings.corruption_first else [*corruption, hours]
    if same(steps, [hours]):
        return True
    rest = steps[: -len(price)]
    return same(steps[-len(price) :], price) and (not rest or is_begun(s, who, action, rest))


def is_begun(s: MerchantsState, who: int, action: Step[Any], rest: Steps) -> bool:
    """Has the action yet to come, or is this what is left of it?"""
    if isinstance(action, Hire):
        return is_rest_of_hiring(s, who, rest)
    if isinstance(action, ActivateStaff) and len(rest) == 1 and isinstance(rest[0], ActivateStaff):
        staff = sum(1 << ability for ability, card in enumerate(s.players[who].staff) if card != NOBODY)
        return not rest[0].used & ~staff
    return same(rest, [action])
