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
    due = arrivals(s)
    mine = expected_gold(s, seat, due)
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
                best = max(best, expected_gold(s, other, due))
        value = weights.own * value + weights.lead * (0.5 + (mine - best) / (2 * weights.spread))
    return min(1.0, max(0.0, value))


def expected_gold(s: MerchantsState, seat: int, due: list[float]) -> float:
    """What is there, and what goods, staff, support and the hours left may bring; `due` are customers to come."""
    player = s.players[seat]
    gold = float(player.gold)
    if s.phase == OVER:
        return gold
    weights = WEIGHTS
    days = s.box.rounds - s.day
    growth = 1.0 + weights.growth * (days + (s.phase != MARKET))
    gold += symbol_gold(s, scoring_cards(player)) * growth
    gold -= rogue_symbols(s, player) * s.halls[LAIR] * growth
    goods = worth_of_goods(s, player, days, due)
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


def worth_of_goods(s: MerchantsState, player: Player, days: int, due: list[float]) -> list[float]:
    """Each at the best pier for it, by the customers there and those who may still come, or on another day."""
    weights = WEIGHTS
    today = s.phase != MARKET
    accepts = s.box.pier_accepts
    charged = s.box.pier_corruption
    piers, prices, shelf = s.piers, player.prices, player.shelf
    found: list[float] = []
    for good in range(GOODS):
        colour = good % COLOURS
        large = good // COLOURS
        price = prices[good]
        held = shelf[good]
        best = 0.0
        for pier in range(PIERS):
            if accepts[pier] >> large & 1:
                customers = piers[pier * KINDS + colour] + due[pier * COLOURS + colour]
                value = customers * price - charged[pier] * weights.corruption / (held if held > 1 else 1)
                if value > best:
                    best = value
        if days:
            if not today:
                best *= weights.at_market
            hope = price * usual(s, good, colour) * weights.later
            if hope > best:
                best = hope
        found.append(best)
    return found


def worth_of_hiring(s: MerchantsState, player: Player, goods: list[float], growth: float) -> float:
    """The best townsfolk in the square: symbols, a good made, and an ability that can be put to work."""
    if NOBODY not in player.staff:
        return 0.0
    box, halls = s.box, s.halls
    best = 0.0
    for card in s.square:
        value = 0.0
        for symbol in box.card_symbols[card]:
            value += (halls[symbol] if symbol != ROGUE else -halls[LAIR]) * growth
        first = COLOURS if box.card_effect[card] == GAIN_LARGE else 0
        colours = box.card_colours[card]
        gift = 0.0
        for colour in range(COLOURS):
            if colours >> colour & 1 and goods[first + colour] > gift:
                gift = goods[first + colour]
        if value + gift > best:
            best = value + gift
    return best


def arrivals(s: MerchantsState) -> list[float]:
    """By pier and colour: customers that boats at sea may bring to its free berths before the market."""
    found = [0.0] * (PIERS * COLOURS)
    if s.phase == MARKET:
        return found
    berths = s.berths
    sides: list[int] = []  # of the free berths so far,
    shares: list[list[float]] = []  # and what may come to a berth of that side
    for berth in range(len(berths)):
        if berths[berth] != NOBODY:
            continue
        side = s.box.berth_side[berth]
        if side not in sides:
            sides.append(side)
            shares.append(at_sea(s, side))
        share = shares[sides.index(side)]
        first = s.box.berth_pier[berth] * COLOURS
        for colour in range(COLOURS):
            found[first + colour] += share[colour]
    return found


def at_sea(s: MerchantsState, side: int) -> list[float]:
    """By colour: customers on a boat of that side, the fuller the likelier it is the one that comes."""
    weights = WEIGHTS
    weight = 0.0
    share = [0.0] * COLOURS
    for boat in range(BOATS):
        if s.box.boat_side[boat] == side and boat not in s.berths:
            free = s.free_seats[boat]
            aboard = s.box.boat_capacity - free
            likely = 1.0 + aboard * aboard
            weight += likely
            hoped = weights.free_seat * free
            for colour in range(COLOURS):
                share[colour] += likely * (s.boats[boat * KINDS + colour] + hoped)
    return [each / weight for each in share] if weight else share


def usual(s: MerchantsState, good: int, colour: int) -> float:
    """Customers of a colour on the pier for a good on an average day."""
    customers = WEIGHTS.customers_for_small if good < COLOURS else WEIGHTS.customers_for_large
    return customers * s.box.adventurers[colour] / _AVERAGE_COLOUR
