"""The chance of an imagined world while somebody listens to what is told there: the same draws as without."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chronotable.kernel.chance import Chance
from chronotable.kernel.rng import LOW32, MULTIPLIER

if TYPE_CHECKING:
    from mypy_extensions import i64


class ImaginedChance(Chance):
    """The fast generator behind a witness (`State.below` without one)."""

    __slots__ = ("rng",)

    rng: i64

    def __init__(self, rng: i64) -> None:
        self.rng = rng

    def below(self, n: int) -> int:
        r = MULTIPLIER * (self.rng & LOW32) + (self.rng >> 32)
        self.rng = r
        return ((r & LOW32) * n) >> 32
