"""What the choices of a player share."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel.step import Step

DONE: Final = -1  # the option to stop or to decline


class SeatStep(Step[MerchantsState]):
    """A step of one time piece: a seat's, or the Peddler's, who never has a choice (COVE-16.4)."""

    __slots__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: MerchantsState) -> int:
        return self.who

    def parameters(self) -> dict[str, object]:
        return {"who": self.who}
