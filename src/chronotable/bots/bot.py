"""What all bots share: they see a seat's view, and a pure function of it decides."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Generator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from chronotable.kernel import engine
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State


@dataclass(frozen=True, slots=True)
class Weighing:
    """An option as a bot sees it: the estimated outcome from 0 to 1, and the share of its thoughts it got."""

    key: str
    value: float
    share: float


Found = TypeVar("Found")
Steps = Generator[None, None, Found]  # a thought that can be put aside after every step, for as long as one likes


def finished(steps: Steps[Found]) -> Found:
    """Think to the end without a pause."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Found = end.value
            return found


class Bot:
    """A player.  It knows its seat, what the seat sees and how often it has chosen: where these are alike, equal bots
    choose alike, whatever is hidden behind the view and however it came about.

    The number of the seat's own choices is there so that a view that comes again need not be answered for ever as it
    was before.  The others' choices do not count: what the seat may know of them is in its view.
    """

    name: ClassVar[str] = ""
    number: ClassVar[str] = ""  # the setting that the number in `search:200` stands for
    settings: ClassVar[dict[str, tuple[int, int]]] = {}  # what can be set, from least to most; and the seed

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> str:
        """The key of the option the bot takes for the seat."""
        return finished(self.choosing(match, seat))

    def weigh(self, match: Match, seat: int) -> list[Weighing]:
        """What the bot thinks of each option of the seat, the most favoured first: a hint with its reasons."""
        return finished(self.weighing(match, seat))

    def close(self) -> None:
        """Nothing more will be asked of it in this game."""

    def end(self) -> None:
        """Nothing more will be asked of it at all."""

    # ---- in steps, between which other thoughts may have their turn
    #
    # `made` is how often the seat has chosen before, for a match that cannot tell: one that began at a description.

    def choosing(self, match: Match, seat: int, made: int | None = None) -> Steps[str]:
        """The key, as `choose` finds it."""
        known, keys = self._question(match, seat)
        if len(keys) == 1:
            return keys[0]
        taken = yield from self.picking(match.game, known, seat, self._number_of(match, known, seat, keys, made))
        return keys[taken]

    def weighing(self, match: Match, seat: int, made: int | None = None) -> Steps[list[Weighing]]:
        """The options, as `weigh` weighs them."""
        known, keys = self._question(match, seat)
        if len(keys) == 1:
            return [Weighing(keys[0], 0.0, 1.0)]
        found = yield from self.opining(match.game, known, seat, self._number_of(match, known, seat, keys, made))
        weighed = [Weighing(key, value, share) for key, (value, share) in zip(keys, found)]
        return sorted(weighed, key=lambda each: (each.share, each.value), reverse=True)

    def picking(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[int]:
        """The index that `pick` gives: by default in one step."""
        yield from ()
        return self.pick(game, known, seat, number)

    def opining(self, game: Game[Any], known: State, seat: int, number: int) -> Steps[list[tuple[float, float]]]:
        """For each option its estimated outcome and its share of the bot's thoughts; by default all for the pick."""
        taken = yield from self.picking(game, known, seat, number)
        count = len(pending_keys(known, seat))
        return [(0.0, float(index == taken)) for index in range(count)]

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        """The index of an option.  `known` is a state the seat may examine, `number` all the randomness there is."""
        raise NotImplementedError

    def _question(self, match: Match, seat: int) -> tuple[State, list[str]]:
        known = match.determinise(seat, 0)
        keys = pending_keys(known, seat)
        if not keys:
            raise BadOption(Message("bots-idle", seat=str(seat)))
        return known, keys

    def _number_of(self, match: Match, known: State, seat: int, keys: list[str], made: int | None) -> int:
        if made is None:
            made = sum(choice.seat == seat for choice in match.history)
        return self._number(match, known, seat, keys, made)

    def _number(self, match: Match, known: State, seat: int, keys: list[str], made: int) -> int:
        """The bot's randomness: a hash of its seed and of all it knows."""
        return hashed([self.seed, made, seat, match.view(seat), keys])


def hashed(known: object) -> int:
    """A number made of JSON."""
    seen = json.dumps(known, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(seen.encode(), digest_size=7).digest(), "big")


def pending_keys(known: State, seat: int) -> list[str]:
    """What the seat may choose now; empty when it is not its turn."""
    for chooser, step, options in engine.pending(known):
        if chooser == seat:
            return [step.key(known, option) for option in options]
    return []
