"""How sure one can be of a rate or a difference measured in so many games: 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

_Z: Final = 1.959963984540054  # standard deviations of a normal distribution that hold 95 % of it


class Estimate(NamedTuple):
    """A measured value and the interval it is in with 95 % confidence."""

    value: float
    low: float
    high: float


def rate(successes: float, trials: int) -> Estimate:
    """Wilson's interval: right for small numbers and for rates near 0 and 1, too."""
    if trials == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = successes / trials
    weight = 1.0 + _Z * _Z / trials
    centre = (share + _Z * _Z / (2 * trials)) / weight
    half = _Z * sqrt(share * (1.0 - share) / trials + _Z * _Z / (4 * trials * trials)) / weight
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values, with the normal interval: for many values."""
    middle = fmean(values)
    half = _Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else float("inf")
    return Estimate(middle, middle - half, middle + half)
