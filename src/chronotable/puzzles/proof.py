"""The proof that a position is a puzzle: the way on which one choice after the other is the only right one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.bots.bot import pending_keys
from chronotable.bots.turns import chooser
from chronotable.puzzles.goal import Goal
from chronotable.puzzles.search import NotProvable, Search

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

MOST_POSITIONS: Final = 6_000  # so that a proof takes some seconds, interpreted


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


def prove(game: Game[Any], goal: Goal, s: State, seat: int, most: int = MOST_POSITIONS) -> Proof:
    """All that can come of the position; NotProvable where something else has a say, or it is no puzzle."""
    worth = partial(goal.worth, game, seat)
    search = Search(game, s, seat, goal.turns, worth, goal.before, goal.after, goal.alone, most)
    start, best = worth(s), search.best[0]
    only: list[OnlyChoice] = []
    rest: list[str] = []
    seen: set[int] = set()
    while search.nodes[place := search.place_of(s)].following:
        seen.add(place)
        keys = pending_keys(s, chooser(s, seat))
        reached = [(search.best[each], each) for each in search.nodes[place].following]
        right = [
            n for n, (worth, each) in enumerate(reached) if goal.is_reached(worth, start, best) and each not in seen
        ]
        if not right:
            break
        taken = right[0]
        if len(right) == 1 and not rest:
            others = {key: _other(search, s, n, start) for n, key in enumerate(keys) if n != taken}
            only.append(OnlyChoice(keys[taken], others))
        else:
            rest.append(keys[taken])
        s = search.after(s, taken)
    if not only:
        raise NotProvable("no only choice", is_final=False)
    return Proof(start, best, tuple(only), tuple(rest), len(search.nodes))


def _other(search: Search, s: State, index: int, start: float) -> Other:
    """A way to the best that is left after this option."""
    s = search.after(s, index)
    worth = search.best[search.place_of(s)]
    line: list[str] = []
    seen: set[int] = set()
    while worth > start and (following := search.nodes[place := search.place_of(s)].following):
        seen.add(place)
        best = [n for n, each in enumerate(following) if search.best[each] == worth and each not in seen]
        if not best:
            break
        line.append(pending_keys(s, chooser(s, search.seat))[best[0]])
        s = search.after(s, best[0])
    return Other(worth, tuple(line))
