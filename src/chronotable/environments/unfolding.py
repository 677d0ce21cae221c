"""A game whose chance comes from outside, outcome by outcome: for interfaces where chance is a player, as OpenSpiel.

A move is tried on a copy of the table with the outcomes told so far.  Where it needs more it waits for them, and is
tried again from its beginning: a state that was reached is never changed, so copies of a game share all of them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any, Final

from chronotable.environments.table import LOST, REWARDS, WON, Table
from chronotable.kernel import engine
from chronotable.kernel.chance import NotTold, Told
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.rng import spread
from chronotable.kernel.state import State, Witness

Move = tuple[int, int]  # seat, action
Recalled = tuple[bytes, bytes, bytes]  # a digest of all that a seat remembers, what it sees, and what it may choose
RECALL: Final = 16  # bytes of the digest


class Moment:
    """A state that was reached, and by which moves and outcomes."""

    __slots__ = ("before", "made", "number", "offered", "outcomes", "recalled", "state")

    def __init__(self, before: Moment | None, made: tuple[Move, ...], outcomes: list[int], state: State) -> None:
        self.before = before
        self.made = made
        self.outcomes = outcomes
        self.state = state
        self.number: int = 0 if before is None else before.number + len(made)  # of choices
        self.offered: dict[int, list[int]] = {}
        self.recalled: dict[int, Recalled] = {}  # by seat


class Unfolding:
    """A game in progress."""

    def __init__(self, table: Table, redrawn: Moment | None = None) -> None:
        self.table = table
        self.now = redrawn
        self._is_redrawn = redrawn is not None
        self._bounds: list[int] = []  # of the outcomes that are due, the next one first
        self._made: tuple[Move, ...] = ()
        self._told: list[int] = []
        if redrawn is None:
            self._go_on()

    def copy(self) -> Unfolding:
        other = Unfolding.__new__(Unfolding)
        vars(other).update(vars(self))
        other._told = self._told.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Unfolding:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds moves and outcomes, which are made again."""
        if self._is_redrawn:
            raise BadOption(Message("kernel-environment-redrawn"))
        past: list[Moment] = []
        moment = self.now
        while moment is not None:
            past.append(moment)
            moment = moment.before
        record = [(moment.made, moment.outcomes) for moment in reversed(past)]
        table = self.table
        return _repeated, (
            table.game.name,
            table.packs,
            table.limit,
            table.options,
            [*record, (self._made, self._told)],
        )

    # ---- what it waits for

    @property
    def due(self) -> int:
        """Of how many outcomes chance is to tell one; 0: none is due."""
        return self._bounds[0] if self._bounds else 0

    @property
    def state(self) -> State | None:
        """The state that was reached last; none before the set-up is complete."""
        return None if self.now is None else self.now.state

    @property
    def over(self) -> bool:
        return not self.due and (self.now is None or self.now.state.step is None or self.broken_off)

    @property
    def broken_off(self) -> bool:
        return self.now is not None and self.now.number >= self.table.limit and self.now.state.step is not None

    def waiting(self) -> list[int]:
        """The seats that are to choose."""
        if self.due or self.over or self.now is None:
            return []
        return [seat for seat, _, _ in engine.pending(self.now.state)]

    def offered(self, seat: int) -> list[int]:
        """The actions that the seat may choose, in the order of its options; one without a number is -1."""
        moment = self.now
        return [] if moment is None or self.due or self.broken_off else _offered(self.table, moment, seat)

    # ---- going on

    def move(self, moves: Iterable[Move]) -> None:
        """The choices of one seat, or of several that choose at once.  BadOption when one is not offered."""
        made = tuple(moves)
        for seat, action in made:
            if action < 0 or action not in self.offered(seat):
                raise BadOption(Message("kernel-environment-masked", action=str(action), seat=str(seat)))
        self._made = made
        self._go_on()

    def tell(self, outcome: int) -> None:
        """What chance brings."""
        if not 0 <= outcome < self.due:
            raise BadOption(Message("kernel-environment-outcome", found=str(outcome), last=self.due - 1))
        self._told.append(outcome)
        self._bounds = self._bounds[1:]
        if not self._bounds:
            self._go_on()

    def _go_on(self) -> None:
        try:
            after = self._after(Told(self._told))
        except NotTold as lacking:
            self._bounds = lacking.bounds
            return
        after.witness = None
        self.now = Moment(self.now, self._made, self._told, after)
        self._made, self._told, self._bounds = (), [], []

    def _after(self, chance: Told) -> State:
        table, moment = self.table, self.now
        if moment is None:
            state: State = table.game.set_up(table.options, table.packs, Witness(chance))
            engine.advance(state)
            return state
        chosen = [(seat, _offered(table, moment, seat).index(action)) for seat, action in self._made]
        state = moment.state.clone()
        state.draw_from(Witness(chance))
        for seat, index in chosen:
            engine.choose_for(state, seat, index)
        return state

    # ---- what seats know

    def vector(self, seat: int) -> bytes:
        """What the seat sees; nothing before the set-up is complete."""
        if self.now is None:
            return bytes(len(self.table.places))
        return self._recalled(seat)[1]

    def recall(self, seat: int) -> bytes:
        """A digest of all that the seat has seen, might have chosen and has chosen, in this order."""
        if self.now is None:
            return bytes(RECALL)
        return _with_choices(self._recalled(seat)[0], seat, self._made)

    def _recalled(self, seat: int) -> Recalled:
        unseen: list[Moment] = []
        moment = self.now
        while moment is not None and seat not in moment.recalled:
            unseen.append(moment)
            moment = moment.before
        digest, seen, mask = (bytes(RECALL), b"", b"") if moment is None else moment.recalled[seat]
        for moment in reversed(unseen):
            digest = _with_choices(digest, seat, moment.made)
            vector = bytes(self.table.places.vector(moment.state, seat))
            offered = bytes(self.table.actions.mask(_offered(self.table, moment, seat)))
            if (vector, offered) != (seen, mask):  # what others do unseen leaves no trace, not even of when
                digest, seen, mask = _digest(digest, vector, offered), vector, offered
            moment.recalled[seat] = digest, seen, mask
        assert self.now is not None
        return self.now.recalled[seat]

    def redrawn(self, seat: int, number: int) -> Unfolding:
        """A game in which the seat knows the same, and all that it cannot know is drawn anew.

        Its past is gone; what the others remember begins here.
        """
        if self.now is None or self.due:
            raise BadOption(Message("kernel-environment-moving"))
        state = self.table.game.determinise(self.now.state, seat, spread(number))
        moment = Moment(None, (), [], state)
        moment.number = self.now.number
        moment.recalled[seat] = self._recalled(seat)
        return Unfolding(self.table, moment)

    # ---- the end

    def returns(self) -> list[float]:
        """By seat: 1 for winners, -1 for others; nothing while the game runs, or where it is broken off."""
        table = self.table
        result = None if self.now is None or self.due else table.game.result(self.now.state)
        if result is None:
            return [0.0] * table.seats
        return [WON if seat in result.winners else LOST for seat in range(table.seats)]

    def text(self) -> str:
        """Everything, hidden things as well, and what is being made."""
        truth = {} if self.now is None else self.table.game.describe(self.now.state)
        return json.dumps([truth, self._made, self._told, self.due], ensure_ascii=False)


def _offered(table: Table, moment: Moment, seat: int) -> list[int]:
    found = moment.offered.get(seat)
    if found is None:
        found = moment.offered[seat] = table.actions.offered(moment.state, seat)
    return found


def _with_choices(digest: bytes, seat: int, made: Iterable[Move]) -> bytes:
    for chooser, action in made:
        if chooser == seat:
            digest = _digest(digest, action.to_bytes(4, "big"))
    return digest


def _digest(*parts: bytes) -> bytes:
    return blake2b(b"".join(parts), digest_size=RECALL).digest()


def _repeated(
    game: str,
    packs: Sequence[Pack],
    limit: int,
    options: dict[str, Any],
    record: list[tuple[tuple[Move, ...], list[int]]],
) -> Unfolding:
    unfolding = Unfolding(Table(game, None, packs, REWARDS[0], limit, options))
    for made, outcomes in record:
        if made:
            unfolding.move(made)
        for outcome in outcomes:
            unfolding.tell(outcome)
    return unfolding
