"""GLASS-22.1 to 22.5: a turn is a way to another place, the work there, and its hours."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import SeatStep
from chronotable.games.merchants.steps.clock import pass_hours
from chronotable.games.merchants.steps.corruption import TakeCorruption
from chronotable.games.merchants.steps.goods import TakeGood
from chronotable.games.merchants.steps.staff import ActivateStaff
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.steps.townsfolk import Hire
from chronotable.games.merchants.terms import COLOURS, GOODS
from chronotable.kernel.step import Refusal, Step, Things, refuse

from .glassworks import glassworks, heat_up
from .terms import BLOWPIPE, CARDS, FURNACE, HEAT, HOURS, MOST_HEAT, MOULD, PLACE_TERMS, STOKED

SMALL: Final = (1 << COLOURS) - 1  # goods as bit sets
LARGE: Final = (1 << GOODS) - 1 - SMALL


def deed(who: int, place: int) -> Step[Any]:
    """What is done at a place."""
    if place == BLOWPIPE:
        return TakeGood(who, SMALL, False, False)
    if place == MOULD:
        return TakeGood(who, LARGE, False, False)
    return ActivateStaff(who, 0) if place == FURNACE else Hire(who)


class Work(SeatStep):
    """Go to another place and work there (GLASS-22.1)."""

    __slots__ = ()

    term: ClassVar[str] = "glass_work"
    rule: ClassVar[str] = "GLASS-22.1"

    def options(self, s: MerchantsState) -> list[int]:
        shop = glassworks(s, self.who)
        return [
            place
            for place in range(len(PLACE_TERMS))
            if place != shop.place and HEAT[place] <= shop.heat and (place != FURNACE or shop.heat < MOST_HEAT)
        ]

    def apply(self, s: MerchantsState, option: int) -> None:
        shop = glassworks(s, self.who)
        shop.place = option
        shop.heat -= HEAT[option]
        if s.witness is not None:
            tell(s, "glassblower_worked", who=self.who, words={"workplace": PLACE_TERMS[option]})
        s.agenda.append(WorkingHours(self.who, HOURS[option]))
        if CARDS[option]:
            s.agenda.append(TakeCorruption(self.who, CARDS[option]))
        s.agenda.append(deed(self.who, option))
        if option == FURNACE:
            heat_up(s, self.who, STOKED)

    def key(self, s: MerchantsState, option: int) -> str:
        return f"work:{PLACE_TERMS[option]}"

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"hour": s.hours[self.who], "heat": glassworks(s, self.who).heat}

    def label_things(self, s: MerchantsState, option: int) -> Things:
        return {"hours": HOURS[option], "heat": HEAT[option], "cards": CARDS[option]}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "work":
            return None
        if given["workplace"] == glassworks(s, self.who).place:
            return refuse("works-there", "GLASS-22.1")
        if given["workplace"] == FURNACE:
            return refuse("furnace-full", "GLASS-22.2")
        return refuse("too-cold", "GLASS-22.3", heat=HEAT[given["workplace"]])


class WorkingHours(SeatStep):
    """The hours of the work, once it is done (GLASS-22.1)."""

    __slots__ = ("hours",)

    term: ClassVar[str] = "glass_hours"
    rule: ClassVar[str] = "GLASS-22.1"
    nouns: ClassVar[dict[str, str]] = {"hours": "working_hours"}

    def __init__(self, who: int, hours: int) -> None:
        super().__init__(who)
        self.hours = hours

    def apply(self, s: MerchantsState, option: int) -> None:
        pass_hours(s, self.who, self.hours)
