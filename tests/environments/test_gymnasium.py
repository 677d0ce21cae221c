"""Gymnasium's own check on every game of the house; many games in one call; what a masked action does."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import chronotable as ct
from chronotable.environments.gymnasium import DictionaryForm, SeatEnv, SeatVectorEnv
from chronotable.games import house

games = pytest.mark.parametrize("game", house())


def first(mask: npt.NDArray[Any]) -> int:
    return int(np.flatnonzero(mask)[0])


@games
def test_gymnasiums_own_check_passes(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"chronotable/{game}-v0").unwrapped)
    check_env(DictionaryForm(SeatEnv(game)).unwrapped, skip_render_check=True)
    assert f"game: {game}" in capsys.readouterr().out


@games
def test_a_masked_action_changes_nothing(game: str) -> None:
    environment = SeatEnv(game)
    seen, info = environment.reset(seed=3)
    action = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, terminated, truncated, told = environment.step(action)
    assert np.array_equal(again, seen)
    assert np.array_equal(told["action_mask"], info["action_mask"])
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert told["illegal_action"] == action


@games
def test_only_the_own_seat_is_asked_until_the_end(game: str) -> None:
    environment = SeatEnv(game, seat=1, players=4 if game == "room25" else 2)
    _, info = environment.reset(seed=7)
    over, reward = False, 0.0
    while not over:
        assert 1 in environment.table.waiting()
        _, reward, over, _, info = environment.step(first(info["action_mask"]))
    assert reward in (1.0, -1.0)
    assert not info["action_mask"].any()


def test_other_bots_may_play_the_other_seats() -> None:
    environment = SeatEnv("merchants", players=2, bots="greedy")
    once = [environment.reset(seed=4)[0], environment.step(first(environment.reset(seed=4)[1]["action_mask"]))[0]]
    again = SeatEnv("merchants", players=2, bots=["greedy"])
    _, info = again.reset(seed=4)
    assert np.array_equal(again.step(first(info["action_mask"]))[0], once[1])
    for wrong in ({"seat": 2}, {"bots": ["random", "random"]}, {"bots": "wizard"}):
        with pytest.raises(ct.BadOption):
            SeatEnv("merchants", players=2, **wrong)


def test_many_games_are_stepped_in_one_call() -> None:
    """Each as it would be alone; one that is over begins anew with the next step."""
    many = gymnasium.make_vec(
        "chronotable/loop-v0", num_envs=3, vectorization_mode="vector_entry_point", players=2
    ).unwrapped
    assert isinstance(many, SeatVectorEnv)
    seen, info = many.reset(seed=[1, 2, 3])
    assert seen in many.observation_space
    alone = SeatVectorEnv("loop", 2, num_envs=1)
    own, _ = alone.reset(seed=[2])
    finished = 0
    for _ in range(150):
        assert np.array_equal(seen[1], own[0]) or finished
        actions = np.array([first(mask) if mask.any() else 0 for mask in info["action_mask"]])
        seen, rewards, over, broken_off, info = many.step(actions)
        finished += int(over.sum())
        assert set(rewards[over]) <= {1.0, -1.0}
        assert not rewards[~over].any()
        own = alone.step(actions[1:2])[0]
    assert finished > 3
    assert not broken_off.any()


def test_of_many_games_a_masked_action_is_told_by_place() -> None:
    many = SeatVectorEnv("room25", num_envs=2)
    seen, info = many.reset(seed=1)
    masked = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    after, _, _, _, told = many.step(np.array([first(info["action_mask"][0]), masked]))
    assert told["illegal_action"].tolist() == [False, True]
    assert np.array_equal(after[1], seen[1])


def test_the_dictionary_form_has_vector_and_mask() -> None:
    environment = DictionaryForm(SeatEnv("room25"))
    found, info = environment.reset(seed=1)
    assert environment.observation_space.contains(found)
    found, *_ = environment.step(np.int64(first(info["action_mask"])))
    assert environment.observation_space.contains(found)
