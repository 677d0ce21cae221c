"""What can be said for a choice: the kinds of sentences, as data of each game.

A plan and its best rival are carried out in the same imagined worlds (`chronotable.bots.comparison`).  Of each a game
finds what it brought about: an era without rifts, a vortex, three gold.  What differs is the reason.  The words of a
kind are `<game>-reason-<name>`: a clause without its subject, since that is the choice itself ("takes the last rift
from ..."), or for what is better avoided a whole one ("a vortex opens in ...").
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from chronotable.kernel.state import Event, State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Passage(Generic[S]):
    """What came of a plan in one world: before it, when it was carried out, and when the others had answered.

    `told` has the events of the plan, `answered` those that followed.  Where the plan is looked at by itself, `later`
    is `after`, and nobody has answered.
    """

    seat: int
    before: S
    after: S
    later: S
    told: Sequence[Event]
    answered: Sequence[Event] = ()


class Found(NamedTuple):
    """One thing that a passage brought: what its sentence names, and how much of it there is."""

    names: tuple[tuple[str, Any], ...] = ()
    n: int = 1


def found(n: int = 1, /, **names: Any) -> Found:
    return Found(tuple(sorted(names.items())), n)


@dataclass(frozen=True, slots=True)
class Reason(Generic[S]):
    """A kind of sentence.  What a game's evaluation weighs and its events tell is said with the weight it has there."""

    name: str
    worth: float  # of one of it, in any unit that a game's reasons share; below 0: better avoided
    finds: Callable[[Passage[S]], Iterable[Found]]
    counted: bool = False  # its sentence says how much of it there is
    about: str = ""  # of several kinds about the same only one is said
    unsure: bool | Callable[[S], bool] = False  # hangs on chance, on others or on what is hidden in such a position

    def is_unsure(self, before: S) -> bool:
        """Is it never said without how often?"""
        return self.unsure if isinstance(self.unsure, bool) else self.unsure(before)

    @property
    def is_bad(self) -> bool:
        return self.worth < 0


@dataclass(frozen=True, slots=True)
class Reasons(Generic[S]):
    """All kinds of a game, and how it is looked ahead for them."""

    kinds: tuple[Reason[S], ...] = ()
    answered: bool = False  # until the seat is to choose again; else until anybody is to choose in another turn
    least: float = 0.0  # a difference worth less than that is no reason
    width: int = 6  # lines that a plan's beam follows
    worlds: int = 5  # imagined for a comparison, where there is work enough left
    work: int = 50  # milliseconds of processor time after which no world is added, compiled (`Ladder.pace`)


# ---- what most games find: in events, and in numbers


def told(kind: str, *names: str, own: str = "") -> Callable[[Passage[Any]], Iterable[Found]]:
    """Events of a kind that the plan brought about, with those of their arguments that the sentence names.

    `own` is the argument that must be the seat; what an event tells as `n` adds up.
    """

    def finds(passage: Passage[Any]) -> Iterable[Found]:
        for event in passage.told:
            if event.kind == kind and (not own or event.args.get(own) == passage.seat):
                yield found(int(event.args.get("n", 1)), **{name: event.args[name] for name in names})

    return finds


def more(measure: Callable[[Any, int], int]) -> Callable[[Passage[Any]], Iterable[Found]]:
    """By how much a number of the seat has grown when the plan was carried out."""

    def finds(passage: Passage[Any]) -> Iterable[Found]:
        grown = measure(passage.after, passage.seat) - measure(passage.before, passage.seat)
        if grown > 0:
            yield Found((), grown)

    return finds


def less(measure: Callable[[Any, int], int]) -> Callable[[Passage[Any]], Iterable[Found]]:
    """By how much it has become smaller."""
    return more(lambda s, seat: -measure(s, seat))
