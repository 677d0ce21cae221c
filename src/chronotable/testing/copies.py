"""The same seed and choices give the same match, to the byte; copies share nothing that changes."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import chronotable as ct
from chronotable.kernel.match import Match
from chronotable.kernel.step import Step
from chronotable.testing.laws import Laws
from chronotable.testing.play import finished, play_on, points, seat_bytes, whole
from chronotable.testing.table import Case


@cache
def slots(kind: type) -> tuple[str, ...]:
    """The names of attributes that are in no dictionary."""
    names = [name for name in dir(kind) if not name.startswith("__")]
    found = {name: inspect.getattr_static(kind, name) for name in names}
    return tuple(n for n in names if inspect.ismemberdescriptor(found[n]) or inspect.isgetsetdescriptor(found[n]))


def fields(thing: object) -> Iterator[tuple[str, Any]]:
    """The attributes of an object, in slots or not, interpreted or compiled."""
    kind: Any = type(thing)
    for name in slots(kind):
        yield name, getattr(thing, name)
    yield from getattr(thing, "__dict__", {}).items()


def changeable(thing: Any, shared: frozenset[str], path: str = "state") -> dict[int, str]:
    """Every list, dict, set and object that a state holds, by identity; steps are immutable and not looked into."""
    if thing is None or isinstance(thing, (int, str, float, Step)):
        return {}
    found = {} if isinstance(thing, tuple) else {id(thing): path}
    if isinstance(thing, dict):
        for key, value in thing.items():
            found |= changeable(value, shared, f"{path}[{key}]")
    elif isinstance(thing, (list, tuple, set, frozenset)):
        for number, value in enumerate(thing):
            found |= changeable(value, shared, f"{path}[{number}]")
    else:
        for name, value in fields(thing):
            if name not in shared:
                found |= changeable(value, shared, f"{path}.{name}")
    return found


def everything(match: Match) -> list[bytes]:
    """All that can be read from a match."""
    seats = [None, *range(match.seats)]
    return [whole(match), match.save().encode(), *(seat_bytes(match, seat) for seat in seats)]


def scribble(value: Any) -> None:
    if isinstance(value, list):
        for item in value:
            scribble(item)
        value.append("scribble")
    elif isinstance(value, dict):
        for item in value.values():
            scribble(item)
        value["scribble"] = 1


class Copies(Laws):
    def test_same_seed_and_choices_give_the_same_match(self, case: Case) -> None:
        for seed, match in enumerate(finished(case)):
            again = case.new(seed)
            for choice in match.history:
                again.choose(choice.key, choice.seat)
            assert everything(again) == everything(match)

    def test_a_copy_shares_nothing_that_changes(self, case: Case) -> None:
        shared = self.table_of(case).shared
        for point in points(case):
            state = point._state
            copies = [state.clone(), *(case.game.determinise(state, seat, 7) for seat in range(point.seats))]
            mine = changeable(state, shared)
            assert "state.agenda" in mine.values(), "the walk over the state has found its parts"
            for copy in copies:
                both = mine.keys() & changeable(copy, shared).keys()
                assert [mine[thing] for thing in both] == []

    def test_playing_on_in_a_copy_leaves_the_original_alone(self, case: Case) -> None:
        for point in points(case):
            before = everything(point)
            copy = point.clone()
            assert copy == point
            play_on(copy, random.Random(3), most=40)
            assert everything(point) == before
            assert copy != point

    def test_what_is_handed_out_is_a_copy(self, case: Case) -> None:
        """A program that scribbles on a view, on events or on a description changes nothing but those."""
        for match in finished(case):
            before = everything(match)
            for seat in (None, *range(match.seats)):
                scribble(match.view(seat))
                scribble(match.events(seat=seat))
                scribble([match.decisions, match.log(seat=seat)])
            for schema in (ct.options, ct.position_schema):
                scribble(schema(case.game))
            scribble(ct.position_of(match))
            assert everything(match) == before

    def test_earlier_points_of_a_match_stay_as_they_were(self, case: Case) -> None:
        """Every state in the history is the one that a fresh match goes through."""
        match = finished(case)[0]
        again = case.new(0)
        for number, choice in enumerate(match.history):
            assert whole(match.branch(number)) == whole(again)
            again.choose(choice.key, choice.seat)
