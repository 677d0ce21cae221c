"""A beam over one seat's whole turn in one world: every line it follows is followed to the end of the turn.

A turn of many small choices is a puzzle with little chance in it.  A tree of simulations spends itself on the first
few choices; a beam keeps the best few lines of every length, and only lines that have ended are compared at the end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chronotable.bots.greedy import same_choice
from chronotable.bots.turns import chooser, options_of, take, undisturbed

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.state import State

_LONGEST: Final = 40  # choices of one line; what is not over then counts as it stands
_HASTE: Final = 1e-7  # for every choice: the shortest of equal lines, lest one that leads nowhere go on for ever


class Line:
    """Some choices in a row: the first one, where they lead, what that is worth, and the line they continue."""

    __slots__ = ("before", "first", "index", "value", "world")

    def __init__(self, before: Line | None, index: int, first: int, world: State, value: float) -> None:
        self.before = before
        self.index = index
        self.first = first
        self.world = world
        self.value = value

    def indices(self) -> list[int]:
        """All its choices."""
        found: list[int] = []
        line: Line | None = self
        while line is not None:
            found.append(line.index)
            line = line.before
        found.reverse()
        return found


def descending(line: Line) -> float:
    return -line.value


class Beam:
    """The search for the best line, one choice further at a time; between two of them it may rest for any time."""

    def __init__(self, game: Game[Any], world: State, seat: int, width: int) -> None:
        self.game = game
        self.seat = seat
        self.width = width
        self.turn = game.turn(world)
        self.weighed = 0  # choices so far
        self.length = 0
        self.ended: list[Line] = []
        self.going: list[Line] = []
        count = len(options_of(world, seat))
        self.reached = [0.0] * count  # by first choice: the best end, or where its lines were left for better ones
        self.reached_at = [-1] * count
        undisturbed(lambda: self.extend(None, world))

    def advance(self) -> bool:
        """Every line that is followed gets longer by a choice; False when all have ended."""
        return undisturbed(self.lengthen)

    def lengthen(self) -> bool:
        lines = self.promising()
        if not lines:
            return False
        self.length += 1
        self.going = []
        for line in lines:
            self.extend(line, line.world)
        if self.length >= _LONGEST:
            self.ended += self.going
            self.going = []
        return True

    def run(self) -> Line:
        undisturbed(self.finish)
        return self.best()

    def finish(self) -> None:
        while self.lengthen():
            pass

    def best(self) -> Line:
        """The first of the best that have ended."""
        return min(self.ended, key=descending)

    def extend(self, line: Line | None, world: State) -> None:
        """The line, or the empty one, by each choice there is."""
        game = self.game
        seat = self.seat
        who = chooser(world, seat)
        count = len(options_of(world, who))
        self.weighed += count
        for index in range(count):
            after = world.clone()
            take(game, after, who, index)
            value = game.outlook(after, seat)
            longer = Line(line, index, index if line is None else line.first, after, value)
            if self.is_open(after):
                self.going.append(longer)
                self.note(longer, self.length)
            else:
                longer.value -= _HASTE * self.length
                self.ended.append(longer)
                self.note(longer, _LONGEST)

    def outlooks(self) -> list[float]:
        """What each first choice leads to.  Lines that were left promise no more than the best that was followed."""
        most = self.best().value
        return [min(value, most) for value in self.reached]

    def note(self, line: Line, length: int) -> None:
        """How far lines with this first choice have come: an end counts, however far the others are."""
        first = line.first
        if length > self.reached_at[first]:
            self.reached_at[first] = length
            self.reached[first] = line.value
        elif length == self.reached_at[first] and line.value > self.reached[first]:
            self.reached[first] = line.value

    def is_open(self, world: State) -> bool:
        """Does the seat, or a partner, still choose in this turn?"""
        if not world.options or self.game.turn(world) != self.turn:
            return False
        return self.game.cooperative or chooser(world, self.seat) == self.seat

    def promising(self) -> list[Line]:
        """The best few, without those that have come to the same by another order of choices."""
        self.going.sort(key=descending)
        kept: list[Line] = []
        for line in self.going:
            known = False
            for n in range(len(kept) - 1, -1, -1):  # equal values stand together
                if kept[n].value != line.value:
                    break
                if same_choice(kept[n].world, line.world):
                    known = True
                    break
            if not known:
                kept.append(line)
                if len(kept) == self.width:
                    break
        return kept
