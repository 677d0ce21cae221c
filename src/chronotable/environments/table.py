"""A game as environments play it: bare states, numbers of actions, vectors and masks; no events, labels and history."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import yaml

from chronotable import api
from chronotable.games import game as find_game
from chronotable.kernel import engine
from chronotable.kernel.errors import BadOption
from chronotable.kernel.game import Game
from chronotable.kernel.kept_vector import KeptVector
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.rng import spread
from chronotable.kernel.schema import short
from chronotable.kernel.state import State
from chronotable.kernel.step import Step

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Bytes = npt.NDArray[np.uint8]

REWARDS: Final = ("win", "score")
RENDER_MODES: Final = ("ansi", "human")
WON: Final = 1.0
LOST: Final = -1.0


class Table:
    """One game after another, with the same options."""

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None,
        packs: Sequence[Pack | str | Path],
        rewards: str,
        limit: int,
        options: dict[str, Any],
    ) -> None:
        if rewards not in REWARDS:
            raise BadOption(Message("kernel-environment-rewards", found=short(rewards), allowed=list(REWARDS)))
        if isinstance(limit, bool) or not isinstance(limit, int) or limit < 1:
            raise BadOption(Message("kernel-whole-number", name="limit", found=short(limit)))
        self.game = find_game(game)
        self.packs = tuple(each if isinstance(each, Pack) else api.pack(self.game, each) for each in packs)
        given = options if players is None else {**options, "players": players}
        self.options = self.game.check_options(given, self.packs)
        self.actions = api.action_space(self.game, self.packs)
        self.places = api.observation_space(self.game, self.packs)
        self.seats = self.game.seats(self.game.set_up(self.options, self.packs, 1))
        self.limit = limit
        self.state: State | None = None
        self.made = 0  # choices
        self._counts_points = rewards == "score"
        # what each place is multiplied by, to be from 0 to 1
        self.scale = np.array([1 / (place.most - place.least) for place in self.places.places], np.float32)
        self.pending: list[tuple[int, Step[Any], list[int]]] = []  # seats that are to choose, steps, options
        self._offered: dict[int, list[int]] = {}
        self._kept: dict[int, tuple[KeptVector, Bytes]] = {}

    def start(self, number: int) -> None:
        """A new game; the same number brings the same chance."""
        self.state = self.game.set_up(self.options, self.packs, spread(number))
        engine.advance(self.state)
        self.made = 0
        self._asked()

    @property
    def now(self) -> State:
        if self.state is None:
            raise BadOption(Message("kernel-environment-reset"))
        return self.state

    @property
    def over(self) -> bool:
        return self.now.step is None

    @property
    def broken_off(self) -> bool:
        """Is it longer than it may be?"""
        return self.made >= self.limit and not self.over

    def waiting(self) -> list[int]:
        """The seats that are to choose."""
        return [seat for seat, _, _ in self.pending]

    def offered(self, seat: int) -> list[int]:
        """The actions that the seat may choose, in the order of its options."""
        found = self._offered.get(seat)
        if found is None:
            found = []
            for chooser, step, options in self.pending:
                if chooser == seat:
                    found = self.actions.numbered(self.now, step, options)
            self._offered[seat] = found
        return found

    def play(self, seat: int, action: int | np.integer[Any] | None) -> bool:
        """Carry an action out; if it is not offered to the seat nothing changes, and the answer is no.

        BadOption when there is no action of that number.
        """
        number = int(action) if isinstance(action, np.integer) else action
        if type(number) is not int or not 0 <= number < len(self.actions):
            self.actions.key(number)  # type: ignore[arg-type]  # it says what is wrong
        offered = self.offered(seat)
        if number not in offered:
            return False
        self.play_option(seat, offered.index(number))
        return True

    def play_option(self, seat: int, index: int) -> None:
        engine.choose_for(self.now, seat, index)
        self.made += 1
        self._asked()

    def _asked(self) -> None:
        self.pending = engine.pending(self.now)
        self._offered = {}

    # ---- what is handed out

    def vector(self, seat: int) -> Vector:
        """What the seat sees, each place from 0 to 1."""
        return self.filled(seat) * self.scale

    def filled(self, seat: int) -> Bytes:
        """The same as bytes; the next look of the seat changes them."""
        found = self._kept.get(seat)
        if found is None:
            kept = KeptVector(self.places, seat)
            found = self._kept[seat] = (kept, np.frombuffer(kept.look(self.now), np.uint8))
        found[0].look(self.now)
        return found[1]

    def scaled(self, filled: bytes | bytearray) -> Vector:
        return np.frombuffer(filled, np.uint8) * self.scale

    def mask(self, seat: int) -> Mask:
        """1 for each action that the seat may choose now."""
        offered = self.offered(seat)
        return np.frombuffer(self.actions.mask(offered), np.int8) if offered else np.zeros(len(self.actions), np.int8)

    def rewards(self) -> list[float]:
        """By seat: nothing while the game runs."""
        result = self.game.result(self.now)
        if result is None:
            return [0.0] * self.seats
        if self._counts_points:
            return list(result.scores)
        return [WON if seat in result.winners else LOST for seat in range(self.seats)]

    def text(self) -> str:
        """What everybody sees, as text."""
        view = dict(self.game.view(self.now, None))
        return str(yaml.safe_dump(view, sort_keys=False, allow_unicode=True, default_flow_style=None, width=120))
