"""The gold that a seat could count on: if the market opened now, and if the game ended now.  For boards."""

from __future__ import annotations

from typing import TypedDict

from chronotable.games.merchants import terms
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.market import SellGoods
from chronotable.games.merchants.steps.scoring import rogue_symbols, scoring_cards
from chronotable.games.merchants.words import Colour, Pier


class SaleForeseen(TypedDict):
    good: str
    n: int
    pier: Pier | None
    gold: int
    corruption: int


class SupportForeseen(TypedDict):
    colour: Colour
    gold: int


class SymbolsForeseen(TypedDict):
    colour: Colour
    n: int
    gold: int


class Forecast(TypedDict):
    sales: list[SaleForeseen]
    support: list[SupportForeseen]
    market: int
    symbols: list[SymbolsForeseen]


class Losses(TypedDict):
    rogue_symbols: int
    gold: int


def forecast(s: MerchantsState, who: int) -> Forecast:
    """Sales at the best pier for each good, support, and the symbols of the staff as the halls are now: all open."""
    sales = best_sales(s, who)
    support = open_support(s, who)
    return {
        "sales": sales,
        "support": support,
        "market": sum(part["gold"] for part in sales) + sum(part["gold"] for part in support),
        "symbols": staff_symbols(s, who),
    }


def losses(s: MerchantsState, who: int) -> Losses:
    """What the corruption would cost; only who knows the cards can know it (COVE-9.3, 10.1)."""
    symbols = rogue_symbols(s, s.players[who])
    return {"rogue_symbols": symbols, "gold": symbols * s.halls[terms.LAIR]}


def open_support(s: MerchantsState, who: int) -> list[SupportForeseen]:
    halls = market_halls(s)
    colours = s.settings.merchants[who].support(s, who)
    return [{"colour": terms.COLOUR_TERMS[colour], "gold": halls[colour]} for colour in colours]


def best_sales(s: MerchantsState, who: int) -> list[SaleForeseen]:
    """Every kind of good on the shelf at the pier that pays most for it; nowhere is a pier too (COVE-7.3, 7.6)."""
    player = s.players[who]
    found: list[SaleForeseen] = []
    begun = 0
    for good in range(terms.GOODS):
        n = player.shelf[good]
        if not n:
            continue
        colour = good % terms.COLOURS
        pier = best_pier(s, good)
        batch = 1 << (pier * terms.COLOURS + colour) if pier != terms.NOBODY else 0
        found.append(
            {
                "good": s.box.good_ids[good],
                "n": n,
                "pier": None if pier == terms.NOBODY else terms.PIER_TERMS[pier],
                "gold": 0 if pier == terms.NOBODY else n * player.prices[good] * s.piers[pier * terms.KINDS + colour],
                "corruption": 0 if pier == terms.NOBODY else SellGoods(who, begun, 0).charge(s, pier, batch, n),
            }
        )
        begun |= batch
    return found


def best_pier(s: MerchantsState, good: int) -> int:
    """The pier with the most customers for a good, of equal ones that with the least corruption; NOBODY for none."""
    colour, size = good % terms.COLOURS, good // terms.COLOURS
    fitting = [
        pier
        for pier in range(terms.PIERS)
        if s.box.pier_accepts[pier] >> size & 1 and s.piers[pier * terms.KINDS + colour]
    ]
    rank = {pier: (s.piers[pier * terms.KINDS + colour], -s.box.pier_corruption[pier]) for pier in fitting}
    return max(fitting, key=rank.__getitem__, default=terms.NOBODY)


def market_halls(s: MerchantsState) -> list[int]:
    """The halls when support is collected: those at sea come there before, unless agreed otherwise (COVE-7.1)."""
    if not s.settings.sea_sorted_first:
        return s.halls
    return [
        s.halls[kind] + sum(s.boats[boat * terms.KINDS + kind] for boat in range(terms.BOATS))
        for kind in range(terms.KINDS)
    ]


def staff_symbols(s: MerchantsState, who: int) -> list[SymbolsForeseen]:
    """Guild symbols of the staff, and what they are worth as the halls are now (COVE-9.2)."""
    shown = [symbol for card in scoring_cards(s.players[who]) for symbol in s.box.card_symbols[card]]
    return [
        {"colour": terms.COLOUR_TERMS[colour], "n": shown.count(colour), "gold": shown.count(colour) * s.halls[colour]}
        for colour in range(terms.COLOURS)
        if colour in shown
    ]
