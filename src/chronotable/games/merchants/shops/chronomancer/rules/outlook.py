"""What the portals ahead may bring, for bots: no rule, but compiled with the rules it looks at."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ACTIVATE_STAFF,
    HALF_LAP,
    HIRE,
    MAKE_ARTIFACT,
    PORTALS,
    RELIC_OR_SUPPORT,
    SPACES,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import (
    Workshop,
    left_half,
    portal_cards,
    portal_hours,
    workshop,
)
from chronotable.games.merchants.shops.shop import Worth
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOURS, NOBODY

_AHEAD: Final = 0.5  # of the profit of a portal that a figure can still stop on before the next machine
_ANYWHERE: Final = 0.15  # of the profit of any portal: tiles stay for a while
_ACTIVATED: Final = 2.5  # gold for every ability that is put to work


def portal_profit(s: MerchantsState, shop: Workshop, who: int, space: int, worth: Worth) -> float:
    """What the action of a portal is worth beyond the hours and cards that it costs, where that is anything."""
    half = left_half(shop, space)
    action = shop.parts.half_action[half]
    player = s.players[who]
    gain = 0.0
    if action == HIRE:
        gain = worth.hire
    elif action == ACTIVATE_STAFF:
        for card in player.staff:
            if card != NOBODY:
                gain += _ACTIVATED
    else:
        colours = shop.parts.half_colours[half]
        first = COLOURS if action == MAKE_ARTIFACT else 0
        goods, pool = worth.goods, player.pool
        for colour in range(COLOURS):
            if colours >> colour & 1:
                if pool[first + colour] and goods[first + colour] > gain:
                    gain = goods[first + colour]
                if action == RELIC_OR_SUPPORT and s.halls[colour] > gain:
                    gain = float(s.halls[colour])
    if gain <= 0.0:
        return 0.0
    return gain - worth.hour * portal_hours(shop, space) - worth.card * portal_cards(shop, space)


def outlook(s: MerchantsState, who: int, worth: Worth) -> float:
    """The profits of all portals, those ahead of the figures in this half-lap above all."""
    shop = workshop(s, who)
    total = 0.0
    for space in PORTALS:
        profit = portal_profit(s, shop, who, space, worth)
        if profit > 0.0:
            share = _ANYWHERE
            if is_ahead(shop.chronomancer, space):
                share += _AHEAD
            if is_ahead(shop.assistant, space):
                share += _AHEAD
            total += share * profit
    return total


def is_ahead(figure: int, space: int) -> bool:
    """Can the figure come there before it has to stop in a machine?"""
    return figure < space < SPACES and figure // HALF_LAP == space // HALF_LAP
