"""What can be measured of a game: the gold that everybody would have if it ended now (COVE-9.1 to 9.3), or if
the market opened now (COVE-7.4, 7.8)."""

from __future__ import annotations

from chronotable.games.merchants.forecast import best_sales, open_support
from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.scoring import rogue_symbols, scoring_cards, symbol_gold
from chronotable.games.merchants.terms import LAIR, MARKET, OVER, PEDDLER_WORD
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: MerchantsState) -> list[Measure]:
    seats = [Measure(Message("merchants-measure-gold"), seat) for seat in range(s.settings.players)]
    if s.peddler is not None:
        peddler = Message("merchants-end-name", who=ref("piece", PEDDLER_WORD))
        seats.append(Measure(Message("merchants-measure-gold"), whose=peddler))
    return [*seats, *(Measure(Message("merchants-measure-market"), seat) for seat in range(s.settings.players))]


def progress(s: MerchantsState) -> list[float | None]:
    return [*if_it_ended(s), *(if_the_market_opened(s, seat) for seat in range(s.settings.players))]


def if_it_ended(s: MerchantsState) -> list[float | None]:
    gold: list[float | None] = [player.gold for player in s.players]
    if s.peddler is not None:
        gold.append(s.peddler.gold)
    if s.phase == OVER:  # all is counted already
        return gold
    for seat, player in enumerate(s.players):
        symbols = symbol_gold(s, scoring_cards(player)) - rogue_symbols(s, player) * s.halls[LAIR]
        gold[seat] = player.gold + symbols
    if s.peddler is not None:
        gold[-1] = s.peddler.gold + symbol_gold(s, s.peddler.kept)
    return gold


def if_the_market_opened(s: MerchantsState, seat: int) -> float:
    """The gold there is, the best sales, and the support of what is uncovered, unless the market has come to that."""
    gold = s.players[seat].gold
    if s.phase == OVER:
        return gold
    gold += sum(part["gold"] for part in best_sales(s, seat))
    return gold if s.phase == MARKET else gold + sum(part["gold"] for part in open_support(s, seat))


def part(s: MerchantsState) -> Message | None:
    return Message("merchants-part", n=s.day) if s.day else None
