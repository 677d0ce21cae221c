"""Chapter 7: the market phase."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, SeatStep
from chronotable.games.merchants.steps.corruption import take_corruption
from chronotable.games.merchants.steps.peddler import PeddlerSells
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BOATS,
    COLOURS,
    CULTIST_CUSTOMERS,
    GOODS,
    KINDS,
    MARKET,
    PER_GOOD,
    PER_VISIT,
    PIER_TERMS,
    PIERS,
    ROGUE,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse


def market_order(s: MerchantsState) -> list[int]:
    """Pieces furthest ahead first, on the same hour the top one first (COVE-7.2)."""
    hours = s.hours
    return sorted(s.order, key=lambda piece: -hours[piece])


class Market(Step[MerchantsState]):
    """Who is still at sea leaves, all sell, all collect support (COVE-7.1, 7.2, 7.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-7.2"

    def apply(self, s: MerchantsState, option: int) -> None:
        s.phase = MARKET
        s.turn += 1
        if s.witness is not None:
            tell(s, "market_opened", n=s.day)
        s.agenda.extend(reversed(steps_of_market(s)))


def steps_of_market(s: MerchantsState) -> list[Step[MerchantsState]]:
    """In order; passengers at sea leave first or last (COVE-7.1, 7.2)."""
    pieces = market_order(s)
    steps: list[Step[MerchantsState]] = [SEA_PASSENGERS] if s.settings.sea_sorted_first else []
    for piece in pieces:
        steps.append(PeddlerSells(piece) if s.is_peddler(piece) else SellGoods(piece, 0, 0))
    for piece in pieces:
        if not s.is_peddler(piece):
            steps.append(CollectSupport(piece))
    if not s.settings.sea_sorted_first:
        steps.append(SEA_PASSENGERS)
    return steps


class SeaPassengers(Step[MerchantsState]):
    """Passengers of boats at sea go to the hall of their colour, rogues to the lair (COVE-7.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-7.1"

    def apply(self, s: MerchantsState, option: int) -> None:
        for kind in range(KINDS):
            n = 0
            for boat in range(BOATS):
                n += s.boats[boat * KINDS + kind]
                s.boats[boat * KINDS + kind] = 0
            s.halls[kind] += n
            if n and s.witness is not None:
                tell(s, "sea_passengers_left", adventurer=kind, n=n)
        for boat in range(BOATS):
            if boat not in s.berths:
                s.free_seats[boat] = s.box.boat_capacity


class SellGoods(SeatStep):
    """Sell goods of one kind at a pier, as often as one likes (COVE-7.3 to 7.7).

    Goods of one colour sold at one pier are a batch: `begun` and `with_rogues` are bit sets of the batches begun, and
    of those that count the rogues as customers (COVE-7.6, 10.4).
    """

    __slots__ = ("begun", "with_rogues")

    rule: ClassVar[str] = "COVE-7.3"

    def __init__(self, who: int, begun: int, with_rogues: int) -> None:
        super().__init__(who)
        self.begun = begun
        self.with_rogues = with_rogues

    def options(self, s: MerchantsState) -> list[int]:
        shelf = s.players[self.who].shelf
        cultists = s.settings.rogue_effect == CULTIST_CUSTOMERS
        found: list[int] = []
        for good in range(GOODS):
            n = shelf[good]
            if not n:
                continue
            colour, size = good % COLOURS, good // COLOURS
            for pier in range(PIERS):
                if not s.box.pier_accepts[pier] >> size & 1:
                    continue
                batch = 1 << (pier * COLOURS + colour)
                if s.piers[pier * KINDS + colour] and not self.with_rogues & batch:
                    found.extend(encode(pier, good, count, 0) for count in range(1, n + 1))
                if cultists and s.piers[pier * KINDS + ROGUE] and (self.with_rogues & batch or not self.begun & batch):
                    found.extend(encode(pier, good, count, 1) for count in range(1, n + 1))
        if found:
            found.append(DONE)
        return found

    def apply(self, s: MerchantsState, option: int) -> None:
        if option == DONE:
            return
        pier, good, n, rogues = pier_of(option), good_of(option), count_of(option), option & 1
        player = s.players[self.who]
        colour = good % COLOURS
        customers = s.piers[pier * KINDS + colour] + (s.piers[pier * KINDS + ROGUE] if rogues else 0)
        gold = n * player.prices[good] * customers
        player.gold += gold
        player.shelf[good] -= n
        player.pool[good] += n
        if s.witness is not None:
            tell(s, "sold", who=self.who, good=good, pier=pier, n=n, gold=gold)
        batch = 1 << (pier * COLOURS + colour)
        cards = self.charge(s, pier, batch, n)
        if rogues and not self.begun & batch:
            cards += 1
        s.agenda.append(SellGoods(self.who, self.begun | batch, self.with_rogues | batch * rogues))
        take_corruption(s, self.who, cards)

    def charge(self, s: MerchantsState, pier: int, batch: int, n: int) -> int:
        """The corruption that this pier costs (COVE-7.6)."""
        cards = s.box.pier_corruption[pier]
        if s.settings.corruption_mode == PER_GOOD:
            return cards * n
        visited = ((1 << COLOURS) - 1) << (pier * COLOURS) if s.settings.corruption_mode == PER_VISIT else batch
        return 0 if self.begun & visited else cards

    def key(self, s: MerchantsState, option: int) -> str:
        if option == DONE:
            return "done"
        key = f"sell:{PIER_TERMS[pier_of(option)]}:{s.box.good_ids[good_of(option)]}:{count_of(option)}"
        return f"{key}:{ADVENTURER_TERMS[ROGUE]}" if option & 1 else key

    def rule_of(self, s: MerchantsState, option: int) -> str:
        return "COVE-10.4" if option >= 0 and option & 1 else "COVE-7.3"

    def label_things(self, s: MerchantsState, option: int) -> Things:
        pier, good, n, rogues = pier_of(option), good_of(option), count_of(option), option & 1
        customers = s.piers[pier * KINDS + good % COLOURS] + rogues * s.piers[pier * KINDS + ROGUE]
        batch = 1 << (pier * COLOURS + good % COLOURS)
        return {
            "gold": n * s.players[self.who].prices[good] * customers,
            "cards": self.charge(s, pier, batch, n) + (rogues if not self.begun & batch else 0),
            "rogues": bool(rogues),
        }

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "sell":
            return None
        pier, good, rogues = given["pier"], given["good"], "rogues" in given
        held = s.players[self.who].shelf[good]
        if not 1 <= given["n"] <= held:
            return refuse("not-on-shelf", "COVE-7.3", n=held, good=good)
        if not s.box.pier_accepts[pier] >> (good // COLOURS) & 1:
            return refuse("size", "COVE-6.9", pier=pier, good=good)
        if rogues and s.settings.rogue_effect != CULTIST_CUSTOMERS:
            return refuse("rogues-buy-nothing", "COVE-10.3")
        if rogues and not s.piers[pier * KINDS + ROGUE]:
            return refuse("no-rogues", "COVE-10.4", pier=pier)
        if not rogues and not s.piers[pier * KINDS + good % COLOURS]:
            return refuse("no-customers", "COVE-7.3", pier=pier, colour=good % COLOURS)
        return refuse("batch", "COVE-10.4", pier=pier)


MOST_GOODS: Final = 64  # of one kind


def encode(pier: int, good: int, n: int, rogues: int) -> int:
    """A sale as an option."""
    return ((pier * GOODS + good) * MOST_GOODS + n) * 2 + rogues


def pier_of(option: int) -> int:
    return option // (2 * MOST_GOODS * GOODS)


def good_of(option: int) -> int:
    return option // (2 * MOST_GOODS) % GOODS


def count_of(option: int) -> int:
    return option // 2 % MOST_GOODS


class CollectSupport(SeatStep):
    """Every symbol that pays is worth the pieces in the hall of its colour (COVE-7.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-7.8"

    def apply(self, s: MerchantsState, option: int) -> None:
        gold = 0
        for colour in s.settings.merchants[self.who].support(s, self.who):
            gold += s.halls[colour]
        s.players[self.who].gold += gold
        if gold and s.witness is not None:
            tell(s, "support_collected", who=self.who, gold=gold)


MARKET_STEP: Final = Market()
SEA_PASSENGERS: Final = SeaPassengers()
