"""The proof that a position is a puzzle: the way on which one choice after the other is the only right one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from chronotable.bots.bot import pending_keys
from chronotable.bots.turns import chooser
from chronotable.puzzles.goal import Goal
from chronotable.puzzles.search import NotProvable, Search

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State


class Other(NamedTuple):
    """A choice that misses the goal: what the best line through it is worth, and that line, if it gains anything."""

    worth: float
    line: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OnlyChoice:
    """The only choice that still reaches the goal, and the others."""

    key: str
    others: dict[str, Other]


@dataclass(frozen=True, slots=True)
class Proof:
    """What the search found: the only choices, one after the other, up to where several are right; then one way on."""

    start: float
    best: float
    only: tuple[OnlyChoice, ...]
    rest: tuple[str, ...]
    positions: int


def prove(game: Game[Any], goal: Goal, s: State, seat: int) -> Proof:
    """All that can come of the position; NotProvable where something else has a say, or it is no puzzle."""
    worth = partial(goal.worth, game, seat)
    search = Search(
        game, s, seat, goal.turns, worth, goal.before, goal.after, goal.alone, not goal.measure, goal.positions
    )
    start, best = worth(s), search.best[0]
    good = {n for n, worth in enumerate(search.best) if goal.is_reached(worth, start, best)}
    only: list[OnlyChoice] = []
    while following := search.nodes[search.place_of(s)].following:
        right = [n for n, each in enumerate(following) if each in good]
        if len(right) != 1:
            break
        keys = pending_keys(s, chooser(s, seat))
        taken = right[0]
        others = {key: _other(search, s, n, start) for n, key in enumerate(keys) if n != taken}
        only.append(OnlyChoice(keys[taken], others))
        s = search.after(s, taken)
    rest = _shortest(search, s, good)
    if not only:
        raise NotProvable("no only choice", is_final=False)
    return Proof(start, best, tuple(only), rest, len(search.nodes))


def _other(search: Search, s: State, index: int, start: float) -> Other:
    """What is left after this option, and a shortest way to it, if it is anything."""
    s = search.after(s, index)
    worth = search.best[search.place_of(s)]
    if worth <= start:
        return Other(worth, ())
    return Other(worth, _shortest(search, s, {n for n, best in enumerate(search.best) if best >= worth}))


def _shortest(search: Search, s: State, good: set[int]) -> tuple[str, ...]:
    """The keys of a shortest way to the end of a line, through these nodes only."""
    first = search.place_of(s)
    came_from: dict[int, tuple[int, int]] = {first: (first, 0)}
    waiting = [first]
    for place in waiting:
        following = search.nodes[place].following
        if not following:
            return _keys(search, s, came_from, place)
        for option, each in enumerate(following):
            if each in good and each not in came_from:
                came_from[each] = place, option
                waiting.append(each)
    return ()


def _keys(search: Search, s: State, came_from: dict[int, tuple[int, int]], place: int) -> tuple[str, ...]:
    options: list[int] = []
    while came_from[place][0] != place:
        place, option = came_from[place]
        options.append(option)
    keys: list[str] = []
    for option in reversed(options):
        keys.append(pending_keys(s, chooser(s, search.seat))[option])
        s = search.after(s, option)
    return tuple(keys)
