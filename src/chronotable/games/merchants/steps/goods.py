"""Goods are made: from a player's pool to the shelf (COVE-1.3, 2.2, 14.8)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, SeatStep
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import GOODS
from chronotable.kernel.step import Refusal, Things, refuse


def make_good(s: MerchantsState, who: int, good: int) -> None:
    player = s.players[who]
    player.pool[good] -= 1
    player.shelf[good] += 1
    if s.witness is not None:
        tell(s, "good_made", who=who, good=good)


def available(s: MerchantsState, who: int, goods: int) -> list[int]:
    """Those of a set of goods that are in the pool."""
    pool = s.players[who].pool
    return [good for good in range(GOODS) if goods >> good & 1 and pool[good]]


def why_not_good(good: int, shown: int, rule: str) -> Refusal:
    """Why a good cannot be taken where some goods are shown."""
    if shown >> good & 1:
        return refuse("not-in-pool", "COVE-14.8", good=good)
    return refuse("other-goods", rule, goods=shown)


class TakeGood(SeatStep):
    """One of the shown goods, if the pool has it; `again` for a second one of the same kind (COVE-11.10, 14.5)."""

    __slots__ = ("again", "goods", "may")

    rule: ClassVar[str] = "COVE-14.5"

    def __init__(self, who: int, goods: int, may: bool, again: bool) -> None:
        super().__init__(who)
        self.goods = goods  # bit set
        self.may = may
        self.again = again

    def options(self, s: MerchantsState) -> list[int]:
        found = available(s, self.who, self.goods)
        if self.may and found:
            found.append(DONE)
        return found

    def apply(self, s: MerchantsState, option: int) -> None:
        if option == DONE:
            return
        make_good(s, self.who, option)
        if self.again:
            s.agenda.append(TakeGood(self.who, 1 << option, self.may, False))

    def key(self, s: MerchantsState, option: int) -> str:
        return "done" if option == DONE else f"take:{s.box.good_ids[option]}"

    def rule_of(self, s: MerchantsState, option: int) -> str:
        return "COVE-11.10" if self.may else "COVE-14.5"

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "take":
            return None
        return why_not_good(given["good"], self.goods, self.rule_of(s, 0))
