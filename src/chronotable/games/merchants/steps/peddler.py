"""Chapter 16: the Peddler's turns and sales."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.clock import pass_hours
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.steps.townsfolk import take_from_square
from chronotable.games.merchants.terms import (
    BLACK_MARKET,
    COLOURS,
    GOODS,
    KINDS,
    PEDDLER_HIRES,
    PEDDLER_LARGE,
    PIERS,
)


class PeddlerTurn(SeatStep):
    """Reveal a card, apply it, move by its hours (COVE-16.3, 16.4)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-16.3"

    def can_be(self, s: MerchantsState) -> bool:
        return s.is_peddler(self.who)

    def apply(self, s: MerchantsState, option: int) -> None:
        peddler = s.peddler
        assert peddler is not None
        if not peddler.deck:
            peddler.deck = list(range(len(s.box.peddler_ids)))
            s.shuffle(peddler.deck)
        card = peddler.deck.pop()
        s.reveal()
        if s.witness is not None:
            tell(s, "peddler_card", words={"peddler_card": s.box.peddler_ids[card]})
        effect = s.box.peddler_effect[card]
        if effect == PEDDLER_HIRES:
            self.hire(s)
        else:
            good = s.box.peddler_colour[card] + (COLOURS if effect == PEDDLER_LARGE else 0)
            peddler.shelf[good] += 1
            if s.witness is not None:
                tell(s, "good_made", who=self.who, good=good)
        pass_hours(s, self.who, s.box.peddler_hours[card])

    def hire(self, s: MerchantsState) -> None:
        """The card of slot 1 is kept, as long as there is room for it (COVE-16.4)."""
        peddler = s.peddler
        if not s.square or peddler is None:
            return
        card = s.square[0]
        keeps = len(peddler.kept) < s.box.kept_most
        (peddler.kept if keeps else s.discard).append(card)
        if s.witness is not None:
            tell(s, "peddler_keeps" if keeps else "peddler_discards", card=card)
        take_from_square(s, 0)


class PeddlerSells(SeatStep):
    """Every good where a customer of its colour is, never at the black market (COVE-16.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-16.7"

    def can_be(self, s: MerchantsState) -> bool:
        return s.is_peddler(self.who)

    def apply(self, s: MerchantsState, option: int) -> None:
        peddler = s.peddler
        assert peddler is not None
        for good in range(GOODS):
            n = peddler.shelf[good]
            pier = best_pier(s, good) if n else -1
            if pier < 0:
                continue
            price = s.box.good_price[good] + s.settings.price_bonus
            gold = n * price * s.piers[pier * KINDS + good % COLOURS]
            peddler.shelf[good] = 0
            peddler.gold += gold
            if s.witness is not None:
                tell(s, "sold", who=self.who, good=good, pier=pier, n=n, gold=gold)


def best_pier(s: MerchantsState, good: int) -> int:
    """The pier for goods of this size with customers, -1 for none."""
    for pier in range(PIERS):
        if pier != BLACK_MARKET and s.box.pier_accepts[pier] >> (good // COLOURS) & 1:
            if s.piers[pier * KINDS + good % COLOURS]:
                return pier
    return -1
