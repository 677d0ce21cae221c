"""Chapter 14: portal actions and immediate guild support."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.merchants.shops.chronomancer.rules.terms import ACTIVATE_STAFF, HIRE, MAKE_ARTIFACT, MAKE_RELIC
from chronotable.games.merchants.shops.chronomancer.rules.workshop import Workshop, left_half
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.goods import TakeGood, available, make_good, why_not_good
from chronotable.games.merchants.steps.staff import ActivateStaff
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.steps.townsfolk import Hire
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS, GOODS
from chronotable.kernel.step import Refusal, Step, Things, refuse


def portal_step(shop: Workshop, who: int, space: int) -> Step[Any]:
    """The action that a portal space shows; relics are numbered like colours, artifacts follow (COVE-14.5)."""
    half = left_half(shop, space)
    action = shop.parts.half_action[half]
    colours = shop.parts.half_colours[half]
    if action == MAKE_RELIC:
        return TakeGood(who, colours, False, False)
    if action == MAKE_ARTIFACT:
        return TakeGood(who, colours << COLOURS, False, False)
    if action == ACTIVATE_STAFF:
        return ActivateStaff(who, 0)
    if action == HIRE:
        return Hire(who)
    return RelicOrSupport(who, colours)


class RelicOrSupport(SeatStep):
    """A shown relic, or gold for the pieces in the hall of a shown colour (COVE-14.5, 14.7, 14.8)."""

    __slots__ = ("colours",)

    rule: ClassVar[str] = "COVE-14.5"

    def __init__(self, who: int, colours: int) -> None:
        super().__init__(who)
        self.colours = colours  # bit set

    def options(self, s: MerchantsState) -> list[int]:
        found = available(s, self.who, self.colours)
        for colour in range(COLOURS):
            if self.colours >> colour & 1:
                found.append(GOODS + colour)
        return found

    def apply(self, s: MerchantsState, option: int) -> None:
        if option < GOODS:
            make_good(s, self.who, option)
            return
        gold = s.halls[option - GOODS]
        s.players[self.who].gold += gold
        if s.witness is not None:
            tell(s, "support_taken", who=self.who, gold=gold, colour=option - GOODS)

    def key(self, s: MerchantsState, option: int) -> str:
        return f"take:{s.box.good_ids[option]}" if option < GOODS else f"support:{COLOUR_TERMS[option - GOODS]}"

    def rule_of(self, s: MerchantsState, option: int) -> str:
        return "COVE-14.5" if option < GOODS else "COVE-14.7"

    def label_things(self, s: MerchantsState, option: int) -> Things:
        return {} if option < GOODS else {"gold": s.halls[option - GOODS]}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb == "take":
            return why_not_good(given["good"], self.colours, "COVE-14.5")  # relics are numbered like their colours
        return refuse("other-support", "COVE-14.7", colours=self.colours) if verb == "support" else None
