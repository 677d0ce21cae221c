"""What can be measured of a game: the gold that everybody would have if it ended now (COVE-9.1 to 9.3)."""

from __future__ import annotations

from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.scoring import rogue_symbols, scoring_cards, symbol_gold
from chronotable.games.merchants.terms import LAIR, OVER, PEDDLER_WORD
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: MerchantsState) -> list[Measure]:
    seats = [Measure(Message("merchants-measure-gold"), seat) for seat in range(s.settings.players)]
    if s.peddler is None:
        return seats
    peddler = Message("merchants-end-name", who=ref("piece", PEDDLER_WORD))
    return [*seats, Measure(Message("merchants-measure-gold"), whose=peddler)]


def progress(s: MerchantsState) -> list[float | None]:
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


def part(s: MerchantsState) -> Message | None:
    return Message("merchants-part", n=s.day) if s.day else None
