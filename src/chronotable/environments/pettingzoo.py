"""PettingZoo: `env` asks one seat after the other (AEC), `parallel_env` all at once that are to choose.

Seat 0 is `player_0`, and so on.  A masked action changes nothing: the same agent is asked again, and its info says
`illegal_action`.  PettingZoo's own `TerminateIllegalWrapper` ends the game instead, as its classics do.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo import ParallelEnv as BaseParallelEnv
from pettingzoo.utils.wrappers import BaseParallelWrapper, BaseWrapper

from chronotable.bots.series import LIMIT
from chronotable.environments.spaces import (
    MOST_SEED,
    box_of,
    check_render_mode,
    dictionary_of,
    discrete_of,
    in_dictionary,
)
from chronotable.environments.table import RENDER_MODES, Table, Vector
from chronotable.kernel.game import Game
from chronotable.kernel.pack import Pack

Infos = dict[str, dict[str, Any]]


def env(
    game: str | Game[Any],
    players: int | None = None,
    *,
    packs: Sequence[Pack | str | Path] = (),
    rewards: str = "win",
    limit: int = LIMIT,
    render_mode: str | None = None,
    **options: Any,
) -> Env:
    """Every seat by its turn.  `options` are the set-up options of the game, as `chronotable.new` takes them.

    `rewards`: at the end of the game 1 for winners and -1 for others (`win`), or the points (`score`).  After `limit`
    choices a game is broken off: truncated.
    """
    return Env(Table(game, players, packs, rewards, limit, options), render_mode)


def parallel_env(
    game: str | Game[Any],
    players: int | None = None,
    *,
    packs: Sequence[Pack | str | Path] = (),
    rewards: str = "win",
    limit: int = LIMIT,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelEnv:
    """All seats that are to choose, at once; of the others no action is looked at, and their masks are empty."""
    return ParallelEnv(Table(game, players, packs, rewards, limit, options), render_mode)


class Common:
    """What both kinds of environments share."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        check_render_mode(render_mode)
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "name": f"chronotable_{table.game.name}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(table.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._boxes = {agent: box_of(table) for agent in self.possible_agents}
        self._actions = {agent: discrete_of(table) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._boxes[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._actions[agent]

    def observe(self, agent: str) -> Vector:
        return self.table.vector(self.seat_of[agent])

    def render(self) -> str | None:
        """What everybody sees of the table, as text."""
        text = self.table.text()
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""

    def _start(self, seed: int | None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.table.start(int(self._random.integers(MOST_SEED)))
        self.agents = self.possible_agents.copy()

    def _info(self, agent: str) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat_of[agent])}


class Env(Common, AECEnv[str, Vector, int | None]):
    """One seat after the other, in the order in which the game asks; see `env`."""

    def __init__(self, table: Table, render_mode: str | None) -> None:
        super().__init__(table, render_mode)
        self.agent_selection = self.possible_agents[0]  # before `reset`, so that it is asked for
        self.terminations = dict.fromkeys(self.possible_agents, False)
        self.truncations = dict.fromkeys(self.possible_agents, False)
        self._cumulative_rewards = dict.fromkeys(self.possible_agents, 0.0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._start(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        table = self.table
        if not table.play(self.seat_of[agent], action):
            self.infos[agent] = {**self._info(agent), "illegal_action": action}
            return
        if table.over or table.broken_off:
            self._end()
            return
        self._ask()
        if self.agent_selection != agent:
            self.infos[agent] = self._info(agent)

    def _ask(self) -> None:
        """Whose turn it is."""
        agent = self.possible_agents[self.table.waiting()[0]]
        self.agent_selection = agent
        self.infos[agent] = self._info(agent)

    def _end(self) -> None:
        table = self.table
        self.terminations = dict.fromkeys(self.agents, table.over)
        self.truncations = dict.fromkeys(self.agents, table.broken_off)
        self.rewards = dict(zip(self.agents, table.rewards()))
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self._accumulate_rewards()


class ParallelEnv(Common, BaseParallelEnv[str, Vector, int]):
    """All seats that are to choose, at once; see `parallel_env`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Vector], Infos]:
        self._start(seed)
        return self._observations(), {agent: self._info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Vector], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table = self.table
        illegal: dict[str, int] = {}
        for seat in table.waiting():
            agent = self.possible_agents[seat]
            if agent in actions and not table.play(seat, actions[agent]):
                illegal[agent] = actions[agent]
        agents = self.agents
        infos = {agent: self._info(agent) for agent in agents}
        for agent, action in illegal.items():
            infos[agent]["illegal_action"] = action
        over, broken_off = table.over, table.broken_off
        rewards = dict(zip(self.possible_agents, table.rewards()))
        observations = self._observations()
        if over or broken_off:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, broken_off), infos

    def _observations(self) -> dict[str, Vector]:
        return {agent: self.observe(agent) for agent in self.agents}


class DictionaryForm(BaseWrapper[str, Any, int | None]):
    """Observations as `{"observation": ..., "action_mask": ...}`, as many learning libraries expect them."""

    def __init__(self, environment: Env) -> None:
        super().__init__(environment)
        self._spaces = {
            agent: dictionary_of(environment.observation_space(agent), environment.action_space(agent))
            for agent in environment.possible_agents
        }
        self._env = environment

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._spaces[agent]

    def observe(self, agent: str) -> dict[str, Any]:
        return in_dictionary(self._env.observe(agent), self._env._info(agent))


class ParallelDictionaryForm(BaseParallelWrapper[str, Any, int]):
    """The same of all agents at once."""

    def __init__(self, environment: ParallelEnv) -> None:
        super().__init__(environment)
        self._spaces = {
            agent: dictionary_of(environment.observation_space(agent), environment.action_space(agent))
            for agent in environment.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Infos]:
        found, infos = self.env.reset(seed=seed, options=options)
        return {agent: in_dictionary(vector, infos[agent]) for agent, vector in found.items()}, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        found, rewards, terminations, truncations, infos = self.env.step(actions)
        told = {agent: in_dictionary(vector, infos[agent]) for agent, vector in found.items()}
        return told, rewards, terminations, truncations, infos
