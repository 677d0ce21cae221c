"""Gymnasium: one seat of a game, the others played by bots.  Importing this module registers `chronotable/<game>-v0`.

    gymnasium.make("chronotable/loop-v0", players=2)
    gymnasium.make_vec("chronotable/loop-v0", num_envs=64, vectorization_mode="vector_entry_point", players=2)

A masked action changes nothing: the same observation comes again, and the info says `illegal_action`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from chronotable.bots.series import LIMIT
from chronotable.environments.seat import USUAL, SeatGame
from chronotable.environments.spaces import (
    MOST_SEED,
    box_of,
    check_render_mode,
    dictionary_of,
    discrete_of,
    in_dictionary,
)
from chronotable.environments.table import RENDER_MODES, Mask, Table, Vector
from chronotable.games import names
from chronotable.kernel.game import Game
from chronotable.kernel.pack import Pack

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat of one game.  `options` are the set-up options of the game, as `chronotable.new` takes them."""

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = USUAL,
        packs: Sequence[Pack | str | Path] = (),
        rewards: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.table = Table(game, players, packs, rewards, limit, options)
        self.seat = seat
        self._game = SeatGame(self.table, seat, bots)
        self.observation_space = box_of(self.table)
        self.action_space = discrete_of(self.table)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, Info]:
        super().reset(seed=seed)
        self._game.start(int(self.np_random.integers(MOST_SEED)))
        return self.table.vector(self.seat), self._info()

    def step(self, action: Any) -> tuple[Vector, float, bool, bool, Info]:
        table = self.table
        taken = self._game.play(action)
        info = self._info()
        if not taken:
            info["illegal_action"] = int(action)
        reward = self._game.reward() if taken and table.over else 0.0
        return table.vector(self.seat), reward, table.over, table.broken_off, info

    def render(self) -> Any:
        """What everybody sees of the table, as text."""
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _info(self) -> Info:
        return {"action_mask": self.table.mask(self.seat)}


class SeatVectorEnv(VectorEnv[Vector, Any, Any]):
    """A seat of many games, stepped in one call; a game that is over begins anew with the next step."""

    metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        *,
        num_envs: int = 1,
        seat: int = 0,
        bots: str | Sequence[str] = USUAL,
        packs: Sequence[Pack | str | Path] = (),
        rewards: str = "win",
        limit: int = LIMIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        check_render_mode(render_mode)
        self.render_mode = render_mode
        self.num_envs = num_envs
        self.seat = seat
        self.games = [
            SeatGame(Table(game, players, packs, rewards, limit, options), seat, bots) for _ in range(num_envs)
        ]
        self._table = self.games[0].table
        self.single_observation_space = box_of(self._table)
        self.single_action_space = discrete_of(self._table)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._ended = [False] * num_envs
        self._filled = np.zeros((num_envs, len(self._table.places)), np.uint8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, Info]:
        """With one seed the games get numbers drawn from it; with a list each begins at its own."""
        if isinstance(seed, list):
            super().reset()
            numbers = [int(np.random.default_rng(each).integers(MOST_SEED)) for each in seed]
        else:
            super().reset(seed=seed)
            numbers = [int(number) for number in self.np_random.integers(MOST_SEED, size=self.num_envs)]
        for game, number in zip(self.games, numbers, strict=True):
            game.start(number)
        self._ended = [False] * self.num_envs
        return self._observations(), {"action_mask": self._masks()}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Vector, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        rewards = np.zeros(self.num_envs)
        illegal = np.zeros(self.num_envs, np.bool_)
        for place, game in enumerate(self.games):
            if self._ended[place]:
                game.start(int(self.np_random.integers(MOST_SEED)))
            elif not game.play(int(actions[place])):
                illegal[place] = True
            elif game.table.over:
                rewards[place] = game.reward()
        over = np.array([game.table.over for game in self.games])
        broken_off = np.array([game.table.broken_off for game in self.games])
        self._ended = [bool(each) for each in over | broken_off]
        info: Info = {"action_mask": self._masks()}
        if illegal.any():
            info["illegal_action"] = illegal
        return self._observations(), rewards, over, broken_off, info

    def _observations(self) -> Vector:
        seat = self.seat
        for place, game in enumerate(self.games):
            self._filled[place] = game.table.filled(seat)
        return self._filled * self._table.scale

    def _masks(self) -> Mask:
        filled = bytearray().join([game.table.actions.mask(game.table.offered(self.seat)) for game in self.games])
        return np.frombuffer(filled, np.int8).reshape(self.num_envs, -1)

    def render(self) -> Any:
        """What everybody sees of each table, as text."""
        texts = tuple(game.table.text() for game in self.games)
        if self.render_mode == "human":
            print("\n".join(texts))
            return None
        return texts


class DictionaryForm(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Observations as `{"observation": ..., "action_mask": ...}`, as many learning libraries expect them."""

    def __init__(self, environment: gymnasium.Env[Any, Any]) -> None:
        super().__init__(environment)
        self.observation_space = dictionary_of(environment.observation_space, environment.action_space)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Info]:
        vector, info = self.env.reset(seed=seed, options=options)
        return in_dictionary(vector, info), info

    def step(self, action: Any) -> tuple[dict[str, Any], Any, bool, bool, Info]:
        vector, reward, terminated, truncated, info = self.env.step(action)
        return in_dictionary(vector, info), reward, terminated, truncated, info


for _name in names():
    if f"chronotable/{_name}-v0" not in gymnasium.registry:
        gymnasium.register(
            id=f"chronotable/{_name}-v0",
            entry_point=f"{__name__}:SeatEnv",
            vector_entry_point=f"{__name__}:SeatVectorEnv",
            kwargs={"game": _name},
        )
