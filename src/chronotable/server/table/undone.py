"""What was taken back, for as long as it may come again: until somebody chooses.

A redo brings the match back as it was, with its outcomes and its chance: the line that took something back is void.
A new choice ends that, so nobody can look at another future and then return to this one.
"""

from __future__ import annotations

from typing import NamedTuple

from chronotable.kernel.match import Match

MOST = 50  # in a row: each holds all choices before it.  Logs may hold as many redos, so this may only become more


class Undone(NamedTuple):
    """A match as it was before something of it was taken back."""

    match: Match
    seat: int  # whose undo or proposal it was
    is_own: bool  # an undo of the own choice, for which nobody was asked; else a takeback, by consent

    def is_free_for(self, seat: int) -> bool:
        """May the seat have it again without asking anybody?"""
        return self.is_own and self.seat == seat


class UndoneMatches:
    """All that may come again: the last one first."""

    __slots__ = ("_found",)

    def __init__(self) -> None:
        self._found: list[Undone] = []

    def __bool__(self) -> bool:
        return bool(self._found)

    @property
    def last(self) -> Undone | None:
        return self._found[-1] if self._found else None

    def add(self, undone: Undone) -> None:
        self._found.append(undone)
        del self._found[:-MOST]

    def take(self) -> Match:
        """The last one, which is no longer undone."""
        return self._found.pop().match

    def clear(self) -> None:
        self._found.clear()


def told_alike(one: Match, other: Match) -> int:
    """How many events two matches have in common from the beginning on: those of the set-up and of the same choices."""
    count = 0
    for number in range(min(len(one.history), len(other.history)) + 1):
        told = one.told(number)
        if told is not other.told(number):
            break
        count += len(told)
    return count
