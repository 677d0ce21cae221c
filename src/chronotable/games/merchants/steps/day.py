"""Chapters 4, 8 and 9: the days, and the clean-up between them."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.clock import NEXT_TURN
from chronotable.games.merchants.steps.harbour import Arrival
from chronotable.games.merchants.steps.market import MARKET_STEP, market_order
from chronotable.games.merchants.steps.scoring import FINAL_SCORING
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.steps.townsfolk import fill_square
from chronotable.games.merchants.terms import ARRIVAL, BERTHS, BOATS, KINDS, NOBODY, PIERS
from chronotable.kernel.step import Step


class Day(Step[MerchantsState]):
    """The phases of a day in order, or the end after the last one (COVE-4.1, 9.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-4.1"

    def apply(self, s: MerchantsState, option: int) -> None:
        if s.day == s.box.rounds:
            s.agenda.append(FINAL_SCORING)
            return
        s.day += 1
        if s.witness is not None:
            tell(s, "day_started", n=s.day)
        s.agenda.append(DAY)
        s.agenda.append(CLEAN_UP)
        s.agenda.append(MARKET_STEP)
        s.agenda.append(NEXT_TURN)
        s.agenda.append(ARRIVE_ALL)


class CleanUp(Step[MerchantsState]):
    """Boats, bag, clock and town square for the next day; none after the last one (COVE-8.1 to 8.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-8.1"

    def apply(self, s: MerchantsState, option: int) -> None:
        if s.day == s.box.rounds:
            return
        s.phase = ARRIVAL
        s.turn += 1
        for kind in range(KINDS):
            for pier in range(PIERS):
                s.bag[kind] += s.piers[pier * KINDS + kind]
                s.piers[pier * KINDS + kind] = 0
        s.berths = [NOBODY] * BERTHS
        s.free_seats = [s.box.boat_capacity] * BOATS
        s.token = 0
        s.order = market_order(s)
        s.hours = [0] * len(s.hours)
        for seat in range(s.settings.players):
            s.settings.merchants[seat].end_of_day(s, seat)
        if s.square:
            s.discard.append(s.square.pop(0))
            fill_square(s)


DAY: Final = Day()
CLEAN_UP: Final = CleanUp()
ARRIVE_ALL: Final = Arrival()
