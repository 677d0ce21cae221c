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
from chronotable.games.merchants.weights import WEIGHTS

_AVERAGE_COLOUR: Final = 11.0  # adventurers of a colour in the bag


def evaluate(s: MerchantsState, seat: int) -> float:
    """From 0 to 1."""
    mine = expected_gold(s, seat)
    if s.phase == OVER and s.settings.players > 1:
        if s.winners >> seat & 1:
            return 1.0
    weights = WEIGHTS
    value = mine / (2 * weights.spread) + weights.without_gold
    if s.peddler is not None or s.settings.players > 1:
        best = -1000.0
        if s.peddler is not None:
            best = float(s.peddler.gold + symbol_gold(s, s.peddler.kept))
        for other in range(s.settings.players):
            if other != seat:
                best = max(best, expected_gold(s, other))
        value = weights.own * value + weights.lead * (0.5 + (mine - best) / (2 * weights.spread))
    return min(1.0, max(0.0, value))


def expected_gold(s: MerchantsState, seat: int) -> float:
    """What is there, and what goods, staff, support and the hours left may bring."""
    player = s.players[seat]
    gold = float(player.gold)
    if s.phase == OVER:
        return gold
    weights = WEIGHTS
    days = s.box.rounds - s.day
    growth = 1.0 + weights.growth * (days + (s.phase != MARKET))
    gold += symbol_gold(s, scoring_cards(player)) * growth
    gold -= rogue_symbols(s, player) * s.halls[LAIR] * growth
    goods = [worth_of_good(s, player, good, days) for good in range(GOODS)]
    for good in range(GOODS):
        gold += player.shelf[good] * goods[good]
    hours = days * s.box.last_hour
    if s.phase != MARKET:
        hours += max(0, s.end_of_production - s.hours[seat])
    gold += weights.hour * hours
    merchant = s.settings.merchants[seat]
    if hours:
        card = weights.symbols_on_a_card * s.halls[LAIR] * growth
        worth = Worth(goods, worth_of_hiring(s, player, goods, growth), weights.hour, card)
        gold += merchant.outlook(s, seat, worth) * min(1.0, hours / weights.soon)
    support = weights.support_at_market if s.phase == MARKET else weights.support
    for colour in merchant.support(s, seat):
        gold += s.halls[colour] * support + weights.token
    for held in player.staff:
        if held != NOBODY:
            gold += weights.staff * days
    return gold


def worth_of_good(s: MerchantsState, player: Player, good: int, days: int) -> float:
    """At the best pier for it, by the customers there and those who may still come, or on another day."""
    today = s.phase != MARKET
    colour = good % COLOURS
    best = 0.0
    for pier in range(PIERS):
        if s.box.pier_accepts[pier] >> (good // COLOURS) & 1:
            customers = s.piers[pier * KINDS + colour] + (coming(s, pier, colour) if today else 0.0)
            charge = s.box.pier_corruption[pier] * WEIGHTS.corruption / max(1, player.shelf[good])
            best = max(best, customers * player.prices[good] - charge)
    if not today and days:
        best *= WEIGHTS.at_market
    hope = player.prices[good] * usual(s, good, colour) * WEIGHTS.later if days else 0.0
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
    weights = WEIGHTS
    customers = 0.0
    for berth in range(len(s.berths)):
        if s.berths[berth] == NOBODY and s.box.berth_pier[berth] == pier:
            side = s.box.berth_side[berth]
            weight = 0.0
            share = 0.0
            for boat in range(BOATS):
                if s.box.boat_side[boat] == side and boat not in s.berths:
                    aboard = s.box.boat_capacity - s.free_seats[boat]
                    likely = 1.0 + aboard * aboard
                    weight += likely
                    share += likely * (s.boats[boat * KINDS + colour] + weights.free_seat * s.free_seats[boat])
            if weight:
                customers += share / weight
    return customers


def usual(s: MerchantsState, good: int, colour: int) -> float:
    """Customers of a colour on the pier for a good on an average day."""
    customers = WEIGHTS.customers_for_small if good < COLOURS else WEIGHTS.customers_for_large
    return customers * s.box.adventurers[colour] / _AVERAGE_COLOUR
