"""Passages for tests of reasons: what a plan did to a position, made by hand or by carrying the plan out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chronotable.bots.comparison import follow, options, run_on
from chronotable.kernel.game import Game
from chronotable.kernel.match import Match
from chronotable.kernel.reasons import Passage
from chronotable.kernel.rng import spread
from chronotable.kernel.state import Event

Change = Callable[[Any], object]


def carried_out(match: Match, *keys: str, seat: int | None = None) -> Passage[Any]:
    """The keys of a seat, in a world that fits what it knows; nobody answers."""
    who = match.ask().seat if seat is None else seat
    before = match.determinise(who, 1)
    before.rng = spread(5)
    s = before.clone()
    told: list[Event] = []
    for key in keys:
        told += run_on(match.game, s)
        told += follow(match.game, s, who, [[option.key for option in options(match.game, s, who)].index(key)])
    return Passage(who, before, s, s, tuple(told))


def changed(
    before: Any,
    seat: int = 0,
    after: Change | None = None,
    later: Change | None = None,
    told: tuple[Event, ...] = (),
    answered: tuple[Event, ...] = (),
) -> Passage[Any]:
    """A passage by what is different after the plan, and later still."""
    then = before.clone()
    if after is not None:
        after(then)
    afterwards = then.clone()
    if later is not None:
        later(afterwards)
    return Passage(seat, before, then, afterwards, told, answered)


def event(kind: str, **args: Any) -> Event:
    return Event(kind, args, (), ())


def found_by(game: Game[Any], name: str, way: Passage[Any]) -> list[tuple[dict[str, Any], int]]:
    """What a kind of sentence finds in a passage: what it names, and how much."""
    (kind,) = [kind for kind in game.reasons.kinds if kind.name == name]
    return [(dict(names), n) for names, n in kind.finds(way)]
