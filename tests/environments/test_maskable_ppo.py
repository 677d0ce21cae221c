"""The part of the MaskablePPO example that needs no PyTorch: the environment, its reward and its masks."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "docs/examples/maskable_ppo"))

import measure  # noqa: E402
import task  # noqa: E402

import chronotable as ct  # noqa: E402


def test_it_is_a_gymnasium_environment() -> None:
    environment = task.make()
    environment.action_space.seed(1)
    with pytest.warns(UserWarning, match="(?i)wrapper|unwrapped"):
        check_env(environment, skip_render_check=True)


def test_the_mask_is_what_may_be_chosen_now() -> None:
    environment = task.make()
    _, info = environment.reset(seed=3)
    for _ in range(20):
        mask = environment.action_masks()
        assert mask.dtype == np.bool_
        assert (mask == info["action_mask"].astype(bool)).all()
        *_, info = environment.step(int(np.flatnonzero(mask)[0]))


def test_the_reward_counts_what_the_seat_sees() -> None:
    """Two cubes on a mission and a vortex: 0.2 each, and -0.3."""
    environment = task.make()
    environment.reset(seed=3)
    seen = np.zeros(len(ct.observation_space("loop").places), np.float32)
    places = {place.name: (at, place) for at, place in enumerate(ct.observation_space("loop").places)}
    at, place = places["eras.dawn.damage"]
    seen[at] = 2 / place.most
    seen[places["vortex.end"][0]] = 1
    assert environment._worth_of(seen) == pytest.approx(2 * task.DAMAGE + task.VORTEX)
    seen[places["archived.clog_machine"][0]] = 1
    assert environment._worth_of(seen) == pytest.approx(2 * task.DAMAGE + task.VORTEX + task.ARCHIVED)
    assert environment.archived(seen) == 1


def test_the_same_seeds_give_the_same_games() -> None:
    one, other = (measure.play(measure.by_chance(1), range(3)) for _ in range(2))
    assert one == other
    assert "3 games" in measure.summary(one)
    assert "0.00 (0.00 to 0.00)" in measure.difference(one, other)


def test_intervals_are_wilsons() -> None:
    assert measure.share(0, 300) == pytest.approx((0.0, 0.0, 0.0126), abs=1e-4)
