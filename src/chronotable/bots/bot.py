"""What all bots share: they see a seat's view, and a pure function of it decides."""
from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.kernel import engine
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.kernel.game import Game
    from chronotable.kernel.match import Match
    from chronotable.kernel.state import State


class Bot:
    """A player.  Equal bots choose alike wherever the seat's view is alike, whatever is hidden behind it."""

    name: ClassVar[str] = ""
    number: ClassVar[str] = ""  # the setting that the number in `search:200` stands for
    settings: ClassVar[dict[str, tuple[int, int]]] = {}  # what can be set, from least to most; and the seed

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, match: Match, seat: int) -> str:
        """The key of the option the bot takes for the seat."""
        known = match.determinise(seat, 0)
        keys = pending_keys(known, seat)
        if not keys:
            raise BadOption(Message("cli-player-idle", seat=str(seat)))
        if len(keys) == 1:
            return keys[0]
        return keys[self.pick(match.game, known, seat, self._number(match.view(seat), keys))]

    def pick(self, game: Game[Any], known: State, seat: int, number: int) -> int:
        """The index of an option.  `known` is a state the seat may examine, `number` all the randomness there is."""
        raise NotImplementedError

    def _number(self, view: dict[str, Any], keys: list[str]) -> int:
        """The bot's randomness: a hash of its seed and of all the seat can see."""
        seen = json.dumps([self.seed, view, keys], sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return int.from_bytes(hashlib.blake2b(seen.encode(), digest_size=7).digest(), "big")


def pending_keys(known: State, seat: int) -> list[str]:
    """What the seat may choose now; empty when it is not its turn."""
    for chooser, step, options in engine.pending(known):
        if chooser == seat:
            return [step.key(known, option) for option in options]
    return []
