"""How well a seat stands: the gold it may expect at the end, against that of the others.  For bots only."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.shop import Worth
from chronotable.games.merchants.state import MerchantsState, Player
from chronotable.games.merchants.steps.scoring import rogue_symbols, scoring_cards, symbol_gold
from chronotable.games.merchants.terms import (
    BOATS,
    COLOURS,
    GAIN_LARGE,
    GOODS,
    KINDS,
    LAIR,
    MARKET,
    NOBODY,
    OVER,
    PIERS,
    ROGUE,
)

_SPREAD: Final = 250.0  # gold between a hopeless and a perfect game
_HOUR: Final = 4.0  # gold that an hour of work is worth
_LATER: Final = 0.6  # goods kept for another day
_STAFF: Final = 1.5  # gold a day for each ability that can be used
_SOON: Final = 8.0  # hours in which the portals ahead can be used
_SYMBOLS_ON_A_CARD: Final = 1.25
_TOKEN: Final = 1.0  # gold that a frozen-time token in the pool, or a symbol that pays, is worth beside its support


def evaluate(s: MerchantsState, seat: int) -> float:
    """From 0 to 1."""
    mine = expected_gold(s, seat)
    if s.phase == OVER and s.settings.players > 1:
        if s.winners >> seat & 1:
            return 1.0
    value = mine / (2 * _SPREAD) + 0.4
    if s.peddler is not None or s.settings.players > 1:
        best = -1000.0
        if s.peddler is not None:
            best = float(s.peddler.gold + symbol_gold(s, s.peddler.kept))
        for other in range(s.settings.players):
            if other != seat:
                best = max(best, expected_gold(s, other))
        value = 0.75 * value + 0.25 * (0.5 + (mine - best) / (2 * _SPREAD))
    return min(1.0, max(0.0, value))


def expected_gold(s: MerchantsState, seat: int) -> float:
    """What is there, and what goods, staff, support and the hours left may bring."""
    player = s.players[seat]
    gold = float(player.gold)
    if s.phase == OVER:
        return gold
    days = s.box.rounds - s.day
    growth = 1.0 + 0.25 * (days + (s.phase != MARKET))
    gold += symbol_gold(s, scoring_cards(player)) * growth
    gold -= rogue_symbols(s, player) * s.halls[LAIR] * growth
    goods = [worth_of_good(s, player, good, days) for good in range(GOODS)]
    for good in range(GOODS):
        gold += player.shelf[good] * goods[good]
    hours = days * s.box.last_hour
    if s.phase != MARKET:
        hours += max(0, s.end_of_production - s.hours[seat])
    gold += _HOUR * hours
    merchant = s.settings.merchants[seat]
    if hours:
        card = _SYMBOLS_ON_A_CARD * s.halls[LAIR] * growth
        worth = Worth(goods, worth_of_hiring(s, player, goods, growth), _HOUR, card)
        gold += merchant.outlook(s, seat, worth) * min(1.0, hours / _SOON)
    for colour in merchant.support(s, seat):
        gold += s.halls[colour] * (0.4 if s.phase == MARKET else 0.8) + _TOKEN
    for held in player.staff:
        if held != NOBODY:
            gold += _STAFF * days
    return gold


def worth_of_good(s: MerchantsState, player: Player, good: int, days: int) -> float:
    """At the best pier for it, by the customers there and those who may still come, or on another day."""
    today = s.phase != MARKET
    colour = good % COLOURS
    best = 0.0
    for pier in range(PIERS):
        if s.box.pier_accepts[pier] >> (good // COLOURS) & 1:
            customers = s.piers[pier * KINDS + colour] + (coming(s, pier, colour) if today else 0.0)
            charge = s.box.pier_corruption[pier] * 2.0 / max(1, player.shelf[good])
            best = max(best, customers * player.prices[good] - charge)
    if not today and days:
        best *= 0.5  # it can still be sold now, or the market is over and these customers are gone
    hope = player.prices[good] * usual(s, good, colour) * _LATER if days else 0.0
    return max(best, hope)


def worth_of_hiring(s: MerchantsState, player: Player, goods: list[float], growth: float) -> float:
    """The best townsfolk in the square: symbols, a good made, and an ability that can be put to work."""
    if NOBODY not in player.staff:
        return 0.0
    best = 0.0
    for card in s.square:
        value = 0.0
        for symbol in s.box.card_symbols[card]:
            value += (s.halls[symbol] if symbol != ROGUE else -s.halls[LAIR]) * growth
        first = COLOURS if s.box.card_effect[card] == GAIN_LARGE else 0
        gift = 0.0
        for colour in range(COLOURS):
            if s.box.card_colours[card] >> colour & 1:
                gift = max(gift, goods[first + colour])
        best = max(best, value + gift)
    return best


def coming(s: MerchantsState, pier: int, colour: int) -> float:
    """Customers of a colour that boats at sea may bring to the free berths of a pier."""
    customers = 0.0
    for berth in range(len(s.berths)):
        if s.berths[berth] == NOBODY and s.box.berth_pier[berth] == pier:
            side = s.box.berth_side[berth]
            weight = 0.0
            share = 0.0
            for boat in range(BOATS):
                if s.box.boat_side[boat] == side and boat not in s.berths:
                    aboard = s.box.boat_capacity - s.free_seats[boat]
                    weight += 1.0 + aboard * aboard
                    share += (1.0 + aboard * aboard) * (s.boats[boat * KINDS + colour] + 0.22 * s.free_seats[boat])
            if weight:
                customers += share / weight
    return customers


def usual(s: MerchantsState, good: int, colour: int) -> float:
    """Customers of a colour on the pier for a good on an average day."""
    return (1.8 if good < COLOURS else 0.95) * s.box.adventurers[colour] / 11.0
