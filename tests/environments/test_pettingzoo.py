"""PettingZoo's own suites on every game of the house, warnings as errors; what a masked action does; both forms."""

from __future__ import annotations

import contextlib
import io
from functools import partial

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.utils.wrappers import TerminateIllegalWrapper

import chronotable as ct
from chronotable.environments import pettingzoo
from chronotable.environments.pettingzoo import Env
from chronotable.games import house

CYCLES = 20
games = pytest.mark.parametrize("game", house())


def masked(environment: Env) -> int:
    """An action that is not offered."""
    return int(np.flatnonzero(environment.last()[4]["action_mask"] == 0)[0])


def played_out(environment: Env, seed: int) -> dict[str, float]:
    """A random game to its end: what every agent was rewarded with."""
    environment.reset(seed=seed)
    found: dict[str, float] = {}
    for agent in environment.agent_iter():
        _, reward, terminated, truncated, info = environment.last()
        if terminated or truncated:
            found[agent] = reward
            environment.step(None)
        else:
            environment.step(int(np.flatnonzero(info["action_mask"])[-1]))
    return found


@games
def test_pettingzoos_own_suites_pass(game: str) -> None:
    api_test(pettingzoo.env(game), num_cycles=CYCLES)
    parallel_api_test(pettingzoo.parallel_env(game), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game), num_cycles=CYCLES)


def test_pettingzoos_render_test_passes(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, "loop"))  # type: ignore[arg-type]  # it says Gymnasium and means PettingZoo
    assert "game: loop" in capsys.readouterr().out


def test_pettingzoos_performance_test_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    seconds = iter(range(0, 100, 3))
    monkeypatch.setattr("time.time", lambda: next(seconds))  # it plays for five seconds
    performance_benchmark(pettingzoo.DictionaryForm(pettingzoo.env("loop")))
    assert "turns per second" in capsys.readouterr().out


@games
def test_a_masked_action_changes_nothing(game: str) -> None:
    environment = pettingzoo.env(game)
    environment.reset(seed=3)
    agent, before = environment.agent_selection, environment.last()
    seen = environment.observe(agent)
    action = masked(environment)
    environment.step(action)
    after = environment.last()
    assert environment.agent_selection == agent
    assert np.array_equal(environment.observe(agent), seen)
    assert np.array_equal(after[4]["action_mask"], before[4]["action_mask"])
    assert after[1:4] == (0.0, False, False)
    assert after[4]["illegal_action"] == action
    assert environment.table.made == 0
    environment.step(int(np.flatnonzero(after[4]["action_mask"])[0]))
    assert environment.table.made == 1


def test_pettingzoos_wrapper_ends_the_game_at_a_masked_action() -> None:
    environment = pettingzoo.env("room25")
    wrapped = TerminateIllegalWrapper(environment, illegal_reward=-1)
    wrapped.reset(seed=3)
    agent = wrapped.agent_selection
    wrapped.step(masked(environment))
    assert wrapped.terminations[agent]
    assert wrapped.rewards[agent] == -1


def test_an_action_that_does_not_exist_is_named() -> None:
    environment = pettingzoo.env("loop")
    with pytest.raises(ct.BadOption, match="reset"):
        environment.last()
    environment.reset(seed=1)
    for action in (-1, 10**6, "done", None):
        with pytest.raises(ct.BadOption, match="numbered from 0 to"):
            environment.step(action)  # type: ignore[arg-type,unused-ignore]


@games
def test_games_end_with_the_rewards_of_their_result(game: str) -> None:
    environment = pettingzoo.env(game)
    rewards = played_out(environment, seed=5)
    result = environment.table.game.result(environment.table.now)
    assert result is not None
    assert rewards == {f"player_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(len(rewards))}


def test_points_may_be_the_rewards() -> None:
    environment = pettingzoo.env("merchants", 2, rewards="score")
    rewards = played_out(environment, seed=5)
    result = environment.table.game.result(environment.table.now)
    assert result is not None
    assert list(rewards.values()) == list(result.scores)


def test_a_game_that_takes_too_long_is_broken_off() -> None:
    environment = pettingzoo.env("loop", limit=3)
    assert played_out(environment, seed=1) == {"player_0": 0.0, "player_1": 0.0}
    assert environment.table.made == 3


def test_options_are_those_of_the_game() -> None:
    environment = pettingzoo.env("loop", players=3, mode="centrifuges")
    environment.reset()
    assert environment.agents == ["player_0", "player_1", "player_2"]
    with pytest.raises(ct.BadOption, match="mode"):
        pettingzoo.env("loop", mode="picnic")
    for wrong in ({"rewards": "fame"}, {"render_mode": "rgb_array"}, {"limit": 0}):
        with pytest.raises(ct.BadOption, match="not"):
            pettingzoo.env("loop", **wrong)


def test_at_the_same_time_all_choose_that_are_asked() -> None:
    """In Room 25 everybody programs at once; who is not asked has an empty mask."""
    environment = pettingzoo.parallel_env("room25", players=4, mode="cooperation")
    _, infos = environment.reset(seed=2)
    most = 0
    for _ in range(60):
        asked = [agent for agent in environment.agents if infos[agent]["action_mask"].any()]
        assert asked == [f"player_{seat}" for seat in environment.table.waiting()]
        most = max(most, len(asked))
        before = environment.table.made
        _, _, over, _, infos = environment.step(
            {agent: int(np.argmax(infos[agent]["action_mask"])) for agent in environment.agents}
        )
        assert environment.table.made == before + len(asked)
        if any(over.values()):
            break
    assert most == 4


def test_the_dictionary_form_has_vector_and_mask() -> None:
    environment = pettingzoo.DictionaryForm(pettingzoo.env("anachrony"))
    seed_test(lambda: pettingzoo.DictionaryForm(pettingzoo.env("anachrony")), num_cycles=CYCLES)
    environment.reset(seed=1)
    found, info = environment.observe("player_0"), environment.last()[4]
    assert environment.observation_space("player_0").contains(found)
    assert np.array_equal(found["action_mask"], info["action_mask"])
    at_once = pettingzoo.ParallelDictionaryForm(pettingzoo.parallel_env("anachrony"))
    with contextlib.redirect_stdout(io.StringIO()):
        parallel_api_test(at_once, num_cycles=CYCLES)
