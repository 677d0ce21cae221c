"""Games of a player, and what came out.  Nothing here needs PyTorch."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import task

Chooser = Callable[[task.Vector, npt.NDArray[np.bool_]], int]
QUANTILE = 1.96  # of the normal distribution, for 95 % intervals


@dataclass(frozen=True)
class Result:
    won: bool
    archived: int
    reward: float  # of the whole game, as it is learned from
    choices: int


def by_chance(seed: int) -> Chooser:
    drawn = np.random.default_rng(seed)

    def choose(seen: task.Vector, mask: npt.NDArray[np.bool_]) -> int:
        return int(drawn.choice(np.flatnonzero(mask)))

    return choose


def play(choose: Chooser, seeds: Iterable[int]) -> list[Result]:
    """One game for each seed."""
    environment = task.make()
    results = []
    for seed in seeds:
        seen, info = environment.reset(seed=seed)
        over, choices, total = False, 0, 0.0
        while not over:
            seen, reward, terminated, truncated, info = environment.step(choose(seen, environment.action_masks()))
            over, choices, total = terminated or truncated, choices + 1, total + reward
        results.append(Result(info["won"], info["archived"], total, choices))
    return results


def share(hits: int, of: int) -> tuple[float, float, float]:
    """A share and its 95 % interval, by Wilson."""
    middle = (hits + QUANTILE**2 / 2) / (of + QUANTILE**2)
    half = QUANTILE / (of + QUANTILE**2) * math.sqrt(hits * (of - hits) / of + QUANTILE**2 / 4)
    return hits / of, max(0.0, middle - half), min(1.0, middle + half)


def mean(values: list[float]) -> tuple[float, float, float]:
    """An average and its 95 % interval."""
    middle = float(np.mean(values))
    half = QUANTILE * float(np.std(values, ddof=1)) / math.sqrt(len(values))
    return middle, middle - half, middle + half


def summary(results: list[Result]) -> str:
    won = "won {:.1%} ({:.1%} to {:.1%})".format(*share(sum(each.won for each in results), len(results)))
    archived = "archived {:.2f} ({:.2f} to {:.2f})".format(*mean([each.archived for each in results]))
    reward = "reward {:.2f} ({:.2f} to {:.2f})".format(*mean([each.reward for each in results]))
    choices = np.mean([each.choices for each in results])
    return f"{won}; {archived}; {reward}; {choices:.0f} choices a game; {len(results)} games"


def difference(one: list[Result], other: list[Result]) -> str:
    """How much more reward the other earned, on the same seeds."""
    return "more reward: {:.2f} ({:.2f} to {:.2f})".format(
        *mean([after.reward - before.reward for before, after in zip(one, other, strict=True)])
    )
