"""Chapters 4 and 6: adventurers come from the bag into boats, and full boats dock."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, PieceStep
from chronotable.games.merchants.steps.habits import peddler_berth, peddler_boat
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    ARRIVAL,
    BERTH_TERMS,
    BERTHS,
    BOAT_TERMS,
    BOATS,
    KINDS,
    NOBODY,
    PRODUCTION,
    ROBBER_PUSH,
    ROGUE,
)
from chronotable.kernel.step import Refusal, Step, Things, refuse


def draw_adventurer(s: MerchantsState) -> int:
    """One of the pieces in the bag, all equally likely; NOBODY if it is empty (COVE-4.3, 18.2)."""
    bag = s.bag
    left = bag[0] + bag[1] + bag[2] + bag[3] + bag[4]
    if not left:
        return NOBODY
    if s.fate:
        kind = s.fixed_outcome([kind for kind in range(KINDS) if bag[kind]])
    else:
        number = s.below(left)
        kind = 0
        while number >= bag[kind]:
            number -= bag[kind]
            kind += 1
    bag[kind] -= 1
    return kind


def put_aboard(s: MerchantsState, boat: int, kind: int) -> None:
    s.boats[boat * KINDS + kind] += 1
    s.free_seats[boat] -= 1


def leave_boat(s: MerchantsState, boat: int, kind: int) -> None:
    s.boats[boat * KINDS + kind] -= 1
    s.free_seats[boat] += 1


def other_free_seat(s: MerchantsState, besides: int) -> bool:
    """Has a boat at sea, other than this one, a free seat?"""
    free = sum(s.free_seats)
    return free > (0 if besides == NOBODY else s.free_seats[besides])


def aboard(s: MerchantsState, boat: int) -> list[int]:
    """Everybody in a boat, by kind."""
    return [kind for kind in range(KINDS) for _ in range(s.boats[boat * KINDS + kind])]


class Arrival(Step[MerchantsState]):
    """Boats 1 to 6 get their first passengers (COVE-4.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-4.2"

    def apply(self, s: MerchantsState, option: int) -> None:
        s.phase = ARRIVAL
        for boat in range(BOATS):
            passengers: list[int] = []
            for _ in range(s.box.boat_start):
                kind = draw_adventurer(s)
                if kind != NOBODY:
                    put_aboard(s, boat, kind)
                    passengers.append(kind)
            if s.witness is not None:
                tell(s, "boat_arrived", boat=boat, passengers=passengers)
        s.phase = PRODUCTION


class Arrive(PieceStep):
    """The adventurers of so many clock symbols, one by one (COVE-6.3 to 6.5)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "COVE-6.3"

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n = n

    def apply(self, s: MerchantsState, option: int) -> None:
        if not other_free_seat(s, NOBODY):
            return
        s.drawn = draw_adventurer(s)
        if s.drawn == NOBODY:
            return
        if s.witness is not None:
            tell(s, "adventurer_drawn", who=self.who, adventurer=s.drawn)
        if self.n > 1:
            s.agenda.append(Arrive(self.who, self.n - 1))
        s.agenda.append(SeatAdventurer(self.who, NOBODY))


class SeatAdventurer(PieceStep):
    """The adventurer in hand gets a seat in a boat at sea; `besides` is the boat it was moved from (COVE-6.5)."""

    __slots__ = ("besides",)

    rule: ClassVar[str] = "COVE-6.5"

    def __init__(self, who: int, besides: int) -> None:
        super().__init__(who)
        self.besides = besides

    def options(self, s: MerchantsState) -> list[int]:
        if self.who == s.settings.players:
            return peddler_boat(s, s.drawn, self.besides)
        free = s.free_seats
        return [boat for boat in range(BOATS) if free[boat] and boat != self.besides]

    def apply(self, s: MerchantsState, option: int) -> None:
        kind = s.drawn
        s.drawn = NOBODY
        put_aboard(s, option, kind)
        if s.witness is not None:
            if self.besides == NOBODY:
                tell(s, "adventurer_seated", who=self.who, adventurer=kind, boat=option)
            else:
                tell(s, "passenger_moved", who=self.who, adventurer=kind, boat=self.besides, to=option)
        pushes = kind == ROGUE and self.besides == NOBODY and s.settings.rogue_effect == ROBBER_PUSH
        if pushes or not s.free_seats[option]:
            s.agenda.append(Dock(self.who, option))
        if pushes:
            s.agenda.append(RobberPush(self.who, option))

    def key(self, s: MerchantsState, option: int) -> str:
        return f"seat:{BOAT_TERMS[option]}"

    def prompt_things(self, s: MerchantsState) -> Things:
        return {"adventurer": s.drawn}

    def label_things(self, s: MerchantsState, option: int) -> Things:
        return {"passengers": aboard(s, option)}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "seat":
            return None
        boat = given["boat"]
        if boat == self.besides:
            return refuse("same-boat", "COVE-11.10", boat=boat)
        if boat in s.berths:
            return refuse("docked", "COVE-6.10", boat=boat)
        return refuse("full", "COVE-6.6", boat=boat)


class BoatStep(PieceStep):
    """A step about one boat."""

    __slots__ = ("boat",)

    term: ClassVar[str] = ""
    asks: ClassVar[tuple[str, ...]] = ("boat",)

    def __init__(self, who: int, boat: int) -> None:
        super().__init__(who)
        self.boat = boat


class Dock(BoatStep):
    """A full boat docks at a free berth on its side, if there is one (COVE-6.7, 6.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-6.7"

    def options(self, s: MerchantsState) -> list[int]:
        if s.free_seats[self.boat] or self.boat in s.berths:
            return []
        if self.who == s.settings.players:
            return peddler_berth(s, self.boat)
        side = s.box.boat_side[self.boat]
        return [berth for berth in range(BERTHS) if s.berths[berth] == NOBODY and s.box.berth_side[berth] == side]

    def apply(self, s: MerchantsState, option: int) -> None:
        pier = s.box.berth_pier[option]
        s.berths[option] = self.boat
        for kind in range(KINDS):
            s.piers[pier * KINDS + kind] += s.boats[self.boat * KINDS + kind]
            s.boats[self.boat * KINDS + kind] = 0
        if s.witness is not None:
            tell(s, "boat_docked", who=self.who, boat=self.boat, berth=option, pier=pier)

    def key(self, s: MerchantsState, option: int) -> str:
        return f"dock:{BERTH_TERMS[option]}"

    def label_things(self, s: MerchantsState, option: int) -> Things:
        return {"pier": s.box.berth_pier[option]}

    def why_not(self, s: MerchantsState, verb: str, given: Things) -> Refusal | None:
        if verb != "dock":
            return None
        berth = given["berth"]
        if s.berths[berth] != NOBODY:
            return refuse("berth-taken", "COVE-6.7", berth=berth)
        return refuse("other-side", "COVE-6.7", berth=berth)


class RobberPush(BoatStep):
    """With the Robbers, whoever seats a rogue may move another passenger of that boat (COVE-10.4, 10.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "COVE-10.4"

    def options(self, s: MerchantsState) -> list[int]:
        if self.who == s.settings.players or not other_free_seat(s, self.boat):
            return []
        first = self.boat * KINDS
        found = [kind for kind in range(KINDS) if s.boats[first + kind] > (kind == ROGUE)]
        return [*found, DONE] if found else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option != DONE:
            leave_boat(s, self.boat, option)
            s.drawn = option
            s.agenda.append(SeatAdventurer(self.who, self.boat))

    def key(self, s: MerchantsState, option: int) -> str:
        return "done" if option == DONE else f"passenger:{BOAT_TERMS[self.boat]}:{ADVENTURER_TERMS[option]}"
