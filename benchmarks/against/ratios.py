"""How sure a median of paired ratios is.

An interval for one median comes from order statistics, as in the sign test: it supposes nothing about how times are
spread, only that the rounds are independent.  Several measures are looked at together, and of twenty 95 % intervals one
would miss by chance alone; so each is made at a level at which *all* of them hold together in 95 of 100 runs (Šidák).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb, inf
from statistics import median

CONFIDENCE = 0.95  # of all intervals together
FASTER, SLOWER, SAME, TOO_FEW = "faster", "slower", "no difference seen", "too few rounds"


@dataclass(frozen=True, slots=True)
class Ratio:
    """The median of the rounds' ratios of speeds (new by old), and between which numbers it lies."""

    median: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        if self.high == inf:
            return TOO_FEW
        if self.low > 1:
            return FASTER
        return SLOWER if self.high < 1 else SAME


def level_of_each(measures: int) -> float:
    """The level of one interval, so that all of them together have the confidence that is wanted."""
    return float(CONFIDENCE ** (1 / measures))


def ratio(ratios: Sequence[float], level: float) -> Ratio:
    """The median with its interval; without bounds where there are too few rounds for one."""
    ordered = sorted(ratios)
    left_out = _left_out(len(ordered), level)
    if left_out < 0:
        return Ratio(median(ordered), 0.0, inf)
    return Ratio(median(ordered), ordered[left_out], ordered[-1 - left_out])


def rounds_needed(level: float) -> int:
    """The fewest rounds that give an interval at all."""
    rounds = 1
    while _left_out(rounds, level) < 0:
        rounds += 1
    return rounds


def _left_out(count: int, level: float) -> int:
    """How many ratios may be left out at either end; -1 where even all of them are not enough.

    The median lies below the lowest of n independent numbers with a chance of 2^-n, below the second lowest with n + 1
    times that more, and so on: a coin's tosses.
    """
    miss = 0.0
    for left_out in range(count + 1):
        miss += 2 * comb(count, left_out) / 2**count
        if miss > 1 - level:
            return left_out - 1
    return -1
