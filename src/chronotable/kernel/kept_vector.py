"""A vector that is kept from look to look: only what has changed since is written anew.

A look compares what the state has with what it had at the last look, many fields at once, and that is far cheaper than
to write some two thousand places.  What was kept never shows: the vector is the one that `ObservationSpace.vector`
fills, whatever the state is and wherever it comes from.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, Final

from chronotable.kernel.observation import EACH, NUMBER, NUMBERS, ONE, Made, ObservationSpace, Plan, fill

if TYPE_CHECKING:
    from chronotable.kernel.state import State

OF_STATE: Final = "s."


class KeptVector:
    """What one seat sees, in one place after another: of as many games and states as one likes."""

    __slots__ = ("_filled", "_parts", "_seat")

    _filled: bytearray
    _parts: Watched
    _seat: int

    def __init__(self, space: ObservationSpace, seat: int) -> None:
        self._filled = bytearray(len(space))
        self._parts = Watched(space.plan, 0)
        self._seat = seat

    def look(self, s: State) -> bytearray:
        """The vector now; the next look changes it."""
        self._parts.look(s, s, self._seat, self._filled)
        return self._filled


class Fields:
    """Some fields of a thing, read at once, and the parts that follow from each."""

    __slots__ = ("following", "kept", "places", "read")

    places: range
    read: Callable[[Any], Any]
    following: list[list[Written]]
    kept: Any

    def __init__(self, followers: dict[str, list[Written]]) -> None:
        names = list(followers)
        self.read = attrgetter(*names, names[0])  # of one field alone it would not make a tuple
        self.following = [*followers.values(), []]
        self.places = range(len(self.following))
        self.kept = (NOTHING,) * len(self.following)

    def look(self, fields_of: Any, s: Any, thing: Any, seat: int, out: bytearray) -> None:
        """Write the parts that follow from what is not as it was."""
        now = self.read(fields_of)
        before = self.kept
        if now == before:
            return
        kept = list(before)
        due: list[Written] = []
        for place in compress(self.places, map(ne, now, before)):
            value = now[place]
            kept[place] = copied(value)
            for written in self.following[place]:
                if not written.follows:
                    written.write(s, thing, seat, out, value)
                elif written not in due:  # it may follow from several fields
                    due.append(written)
        for written in due:
            made = written.made
            written.write(s, thing, seat, out, getattr(thing, written.field) if made is None else made(s, thing, seat))
        self.kept = tuple(kept)


class Written:
    """A part in its places."""

    __slots__ = (
        "at", "behind", "field", "first", "follows", "kept", "kind", "least", "made", "most", "nothing", "one",
        "plans", "size",
    )  # fmt: skip

    at: int  # where the thing that has the part begins
    first: int  # where the part begins,
    behind: int  # and what comes behind it
    kind: int
    field: str
    least: int
    most: int
    size: int
    plans: list[Plan]
    nothing: bytes
    one: int  # where the 1 stands, of ONE
    made: Made | None
    follows: bool  # from fields that it names: it is made anew when they change
    kept: Any

    def __init__(self, plan: Plan, at: int) -> None:
        self.at = at
        self.first = at + plan.at
        self.behind = self.first + length(plan)
        self.kind = plan.kind
        self.field = plan.field
        self.least = plan.least
        self.most = plan.most
        self.size = plan.size
        self.plans = [plan]
        self.nothing = bytes(length(plan))
        self.one = -1
        self.made = plan.made
        self.follows = bool(plan.of)
        self.kept = [] if plan.kind == EACH else NOTHING

    def write(self, s: Any, thing: Any, seat: int, out: bytearray, found: Any) -> None:
        kind = self.kind
        if kind == NUMBER:
            number = (found if found < self.most else self.most) - self.least
            out[self.first] = number if number > 0 else 0
        elif kind == ONE:
            if self.one >= 0:
                out[self.one] = 0
            place = found - self.least
            self.one = self.first + place if 0 <= place < self.size else -1
            if self.one >= 0:
                out[self.one] = 1
        elif kind == EACH:
            self.write_things(s, seat, out, found)
        elif kind == NUMBERS and not self.least and len(found) == self.size and max(found) <= self.most:
            out[self.first : self.behind] = bytes(found) if min(found) >= 0 else bytes([max(0, each) for each in found])
        else:
            out[self.first : self.behind] = self.nothing
            fill(self.plans, out, self.at, s, thing, seat)

    def write_things(self, s: Any, seat: int, out: bytearray, found: Any) -> None:
        """Those that are not what stood in their places."""
        plan = self.plans[0]
        stride = plan.stride
        before = self.kept
        count = len(before)
        start = self.first
        place = 0
        for thing in found:
            if place == self.size:
                break
            if place >= count or thing != before[place]:
                out[start : start + stride] = bytes(stride)
                fill(plan.inner, out, start, s, thing, seat)
            start += stride
            place += 1
        if place < count:
            out[start : self.behind] = bytes(self.behind - start)
        self.kept = list(found)


class Things:
    """The parts of several things, each compared by itself."""

    __slots__ = ("at", "plan", "things")

    at: int
    plan: Plan
    things: list[Watched | None]

    def __init__(self, plan: Plan, at: int) -> None:
        self.plan = plan
        self.at = at + plan.at
        self.things = [None] * plan.size

    def look(self, s: Any, thing: Any, seat: int, out: bytearray) -> None:
        plan = self.plan
        made = plan.made
        found = getattr(thing, plan.field) if made is None else made(s, thing, seat)
        things = self.things
        place = 0
        for other in found:
            if place == plan.size:
                return
            watched = things[place]
            if watched is None:
                watched = things[place] = Watched(plan.inner, self.at + place * plan.stride)
            watched.look(s, other, seat, out)
            place += 1
        while place < plan.size and things[place] is not None:
            things[place] = None
            start = self.at + place * plan.stride
            out[start : start + plan.stride] = bytes(plan.stride)
            place += 1


class Watched:
    """All parts of one thing."""

    __slots__ = ("called", "own", "state", "things")

    own: Fields | None
    state: Fields | None  # fields of the state, where it is not the thing itself
    called: list[Written]
    things: list[Things]

    def __init__(self, plans: list[Plan], at: int) -> None:
        self.called = []
        self.things = []
        own: dict[str, list[Written]] = {}
        state: dict[str, list[Written]] = {}
        for plan in plans:
            if plan.kind == EACH and not plan.of:
                self.things.append(Things(plan, at))
                continue
            written = Written(plan, at)
            of = plan.of or plan.field
            if plan.made is not None and not plan.of:
                self.called.append(written)
                continue
            for name in of.split():
                if name.startswith(OF_STATE):
                    state.setdefault(name.removeprefix(OF_STATE), []).append(written)
                else:
                    own.setdefault(name, []).append(written)
        self.own = Fields(own) if own else None
        self.state = Fields(state) if state else None

    def look(self, s: Any, thing: Any, seat: int, out: bytearray) -> None:
        """Write what has changed."""
        if self.own is not None:
            self.own.look(thing, s, thing, seat, out)
        if self.state is not None:
            self.state.look(s, s, thing, seat, out)
        for written in self.called:
            made = written.made
            now = getattr(thing, written.field) if made is None else made(s, thing, seat)
            if now != written.kept:
                written.kept = copied(now)
                written.write(s, thing, seat, out, now)
        for things in self.things:
            things.look(s, thing, seat, out)


class Nothing:
    """What no field has."""


NOTHING: Final = Nothing()


def length(plan: Plan) -> int:
    """How many places it has."""
    return plan.size * plan.stride if plan.kind == EACH else plan.size


def copied(value: Any) -> Any:
    """A value that stays when lists change."""
    if isinstance(value, list):
        return [copied(each) for each in value] if value and isinstance(value[0], list) else value.copy()
    return value
