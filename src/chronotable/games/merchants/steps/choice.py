"""What the choices of a player share."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.merchants.state import MerchantsState
from chronotable.kernel import step
from chronotable.kernel.inheritance import mypyc_attr

DONE: Final = -1  # the option to stop or to decline


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(step.SeatStep[MerchantsState]):
    """A step of a seat's time piece; the Peddler never has a choice (COVE-16.4)."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def can_be(self, s: MerchantsState) -> bool:
        return not s.is_peddler(self.who)


class PieceStep(SeatStep):
    """A step that the Peddler takes as well."""

    __slots__ = ()

    term: ClassVar[str] = ""

    def can_be(self, s: MerchantsState) -> bool:
        return True
