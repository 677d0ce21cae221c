"""All that can come of a position up to the end of some turns: every line, and the best that each choice leads to.

A line ends where its last turn does, where the game is over, and where chance or a secret would say how it goes on: a
choice that draws something or turns it up cannot be reckoned through.  Lines that come to the same position are one
from there on, so what is found is a graph, and it may have circles.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from chronotable.bots.turns import chooser, options_of
from chronotable.kernel import engine
from chronotable.kernel.chance import ChanceMismatch, Script
from chronotable.kernel.digest import digest
from chronotable.kernel.state import State, Witness

if TYPE_CHECKING:
    from chronotable.kernel.game import Game

NOWHERE: Final = float("-inf")  # of lines that come to no end


class NotProvable(Exception):
    """Chance, a secret or somebody else has a say, or there are too many lines to follow them all.

    `is_final`: that holds for every position from which this one can be reached in the same turn as well.
    """

    def __init__(self, why: str, is_final: bool = True) -> None:
        super().__init__(why)
        self.is_final = is_final


class Node(NamedTuple):
    """A position on the way: where each of its options leads; or the end of a line, with what it is worth."""

    following: Sequence[int]
    worth: float


class Search:
    """Every line from a position.  Node 0 is the position itself; `best` says what each node can still come to."""

    def __init__(
        self,
        game: Game[Any],
        start: State,
        seat: int,
        turns: int,
        worth: Callable[[State], float],
        before: Collection[str],
        after: Collection[str],
        alone: bool,
        to_win: bool,
        most: int,
    ) -> None:
        """A line ends `before` a step of one of these words comes up, `after` a choice in one of those, and, where the
        seat is to be `alone`, with its own last choice.  Where it is `to_win`, nothing hopeless is followed.

        More than `most` positions are NotProvable, and so is a line that meets chance or a secret before it ends.
        """
        self.game = game
        self.seat = seat
        self.last_turn = game.turn(start) + turns - 1
        self.worth = worth
        self.ends_before = before
        self.ends_after = after
        self.nodes: list[Node] = []
        self._alone = alone
        self._to_win = to_win
        self._most = most
        self._places: dict[str, int] = {}
        self._waiting: list[State] = []
        self.best: list[float] = []
        self._follow(start)
        self._reckon()

    def after(self, s: State, index: int) -> State:
        """The position after an option, where the line may be at its end."""
        after = s.clone()
        witness = Witness(Script(()))
        after.draw_from(witness)
        is_last = s.step is not None and s.step.term in self.ends_after
        try:
            self._take(after, chooser(s, self.seat), index, is_last)
        except ChanceMismatch as drawn:
            if not is_last:
                raise NotProvable("chance") from drawn
        after.witness = None
        if witness.revealed and not is_last and self.game.result(after) is None:
            raise NotProvable("a secret")
        return after

    # ---- the graph

    def _follow(self, start: State) -> None:
        self._place(start)
        number = 0
        while number < len(self._waiting):
            s = self._waiting[number]
            is_over = not s.options or (self._alone and chooser(s, self.seat) != self.seat)
            if is_over or (self._to_win and self._is_hopeless(s)):
                self.nodes.append(Node((), self.worth(s)))
            else:
                who = chooser(s, self.seat)
                if who != self.seat and not self.game.cooperative:
                    raise NotProvable("somebody else chooses")
                following = [self._place(self.after(s, index)) for index in range(len(options_of(s, who)))]
                self.nodes.append(Node(following, NOWHERE))
            self._waiting[number] = _DONE
            number += 1

    def _is_hopeless(self, s: State) -> bool:
        return self.game.turn(s) == self.last_turn and self.game.hopeless(s, self.seat)

    def _place(self, s: State) -> int:
        key = self.key_of(s)
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = len(self._waiting)
            if found == self._most:
                raise NotProvable("too many positions")
            self._waiting.append(s)
        return found

    def place_of(self, s: State) -> int:
        """The node of a position on the way."""
        return self._places[self.key_of(s)]

    def key_of(self, s: State) -> str:
        pending = [(step.term, step.parameters()) for step in engine.whole_agenda(s)] if s.options else []
        return f"{digest(s)} {s.options} {pending}"

    def _take(self, s: State, who: int, index: int, is_last: bool) -> None:
        step = s.step
        if s.threads or step is None:
            engine.choose_for(s, who, index)
            return
        option = s.options[index]
        s.step, s.options = None, []
        step.apply(s, option)
        if not is_last:
            self._go_on(s)

    def _go_on(self, s: State) -> None:
        """Like the engine, but no further than the line."""
        agenda = s.agenda
        s.step, s.options = None, []
        while agenda and not s.threads and self.game.turn(s) <= self.last_turn:
            step = agenda.pop()
            if step.term in self.ends_before:
                return
            options = step.options(s)
            if len(options) == 1:
                step.apply(s, options[0])
            elif options:
                s.step, s.options = step, options
                return
        if s.threads and engine.start_threads(s):
            self._go_on(s)

    # ---- what it is worth

    def _reckon(self) -> None:
        """Backwards until nothing changes: without circles once is enough."""
        self.best = [node.worth for node in self.nodes]
        changed = True
        while changed:
            changed = False
            for number in range(len(self.nodes) - 1, -1, -1):
                following = self.nodes[number].following
                if following:
                    best = max([self.best[each] for each in following])
                    if best > self.best[number]:
                        self.best[number] = best
                        changed = True


_DONE: Final = State()
