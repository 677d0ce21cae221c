"""Chapter 11: what Sailors do with passengers (COVE-11.10); all of it may be declined (COVE-11.5)."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, SeatStep
from chronotable.games.merchants.steps.harbour import Arrive, SeatAdventurer, leave_boat, other_free_seat, put_aboard
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import ADVENTURER_TERMS, BOAT_TERMS, BOATS, KINDS, NOBODY
from chronotable.kernel.step import Things


def passengers(s: MerchantsState) -> list[int]:
    """Every kind of passenger of every boat at sea, as boat * KINDS + kind."""
    return [place for place in range(BOATS * KINDS) if s.boats[place]]


class PassengerStep(SeatStep):
    """The choice of a passenger of a boat at sea, or of none."""

    __slots__ = ()

    term: ClassVar[str] = ""
    rule: ClassVar[str] = "COVE-11.10"

    def key(self, s: MerchantsState, option: int) -> str:
        if option == DONE:
            return "done"
        return f"passenger:{BOAT_TERMS[option // KINDS]}:{ADVENTURER_TERMS[option % KINDS]}"


class BoardFromBag(SeatStep):
    """Draw an adventurer and seat it, or do not."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-11.10"

    def options(self, s: MerchantsState) -> list[int]:
        return [0, DONE] if other_free_seat(s, NOBODY) and any(s.bag) else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option != DONE:
            s.agenda.append(Arrive(self.who, 1))

    def key(self, s: MerchantsState, option: int) -> str:
        return "done" if option == DONE else "draw"

    def elements(self, s: MerchantsState, option: int) -> list[str]:
        return ["bag:bag"]


class ReturnToBag(PassengerStep):
    """Put a passenger back into the bag."""

    __slots__ = ()

    def options(self, s: MerchantsState) -> list[int]:
        found = passengers(s)
        return [*found, DONE] if found else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option == DONE:
            return
        boat, kind = option // KINDS, option % KINDS
        leave_boat(s, boat, kind)
        s.bag[kind] += 1
        if s.witness is not None:
            tell(s, "passenger_returned", who=self.who, adventurer=kind, boat=boat)


class MovePassenger(PassengerStep):
    """Move a passenger to another boat with a free seat."""

    __slots__ = ()

    def options(self, s: MerchantsState) -> list[int]:
        found = [place for place in passengers(s) if other_free_seat(s, place // KINDS)]
        return [*found, DONE] if found else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option != DONE:
            leave_boat(s, option // KINDS, option % KINDS)
            s.drawn = option % KINDS
            s.agenda.append(SeatAdventurer(self.who, option // KINDS))


class SwapPassengers(PassengerStep):
    """Exchange two passengers of two boats: the first one."""

    __slots__ = ()

    def options(self, s: MerchantsState) -> list[int]:
        found = [place for place in passengers(s) if partners(s, place)]
        return [*found, DONE] if found else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option != DONE:
            s.agenda.append(SwapWith(self.who, option))


def partners(s: MerchantsState, place: int) -> list[int]:
    """Passengers of other boats and other kinds: exchanging like for like changes nothing."""
    return [other for other in passengers(s) if other // KINDS != place // KINDS and other % KINDS != place % KINDS]


class SwapWith(PassengerStep):
    """Exchange two passengers of two boats: the other one."""

    __slots__ = ("passenger",)

    def __init__(self, who: int, passenger: int) -> None:
        super().__init__(who)
        self.passenger = passenger

    def can_be(self, s: MerchantsState) -> bool:
        return not s.is_peddler(self.who) and s.boats[self.passenger] > 0

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"boat": self.passenger // KINDS, "adventurer": self.passenger % KINDS}

    def options(self, s: MerchantsState) -> list[int]:
        return partners(s, self.passenger)

    def apply(self, s: MerchantsState, option: int) -> None:
        boat, kind = self.passenger // KINDS, self.passenger % KINDS
        other_boat, other_kind = option // KINDS, option % KINDS
        leave_boat(s, boat, kind)
        leave_boat(s, other_boat, other_kind)
        put_aboard(s, boat, other_kind)
        put_aboard(s, other_boat, kind)
        if s.witness is not None:
            tell(s, "passengers_swapped", who=self.who, adventurer=kind, boat=boat, other=other_kind, to=other_boat)
