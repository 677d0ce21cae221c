"""What a merchant is to the cove: a board of its own, behind one small interface (COVE-17.5).

`Merchant` is the rules' side, `Presentation` (in `presentation.py`) the side that is shown and described.
A new merchant is a folder with both, or a package from outside (`registry.py`); the cove's own files do not change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from chronotable.kernel.inheritance import mypyc_attr

if TYPE_CHECKING:
    from chronotable.games.merchants.state import MerchantsState
    from chronotable.kernel.step import Refusal, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Parts:
    """The components that only this merchant has, as tables.  Never changed once filled."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Shop:
    """What lies on the merchant's own boards."""

    __slots__ = ()

    def clone(self) -> Shop:
        raise NotImplementedError


class Worth:
    """What things are worth to a bot, in gold."""

    __slots__ = ("card", "goods", "hire", "hour")

    def __init__(self, goods: list[float], hire: float, hour: float, card: float) -> None:
        self.goods = goods  # one more of each kind
        self.hire = hire
        self.hour = hour
        self.card = card  # what a corruption card costs in the end


@mypyc_attr(allow_interpreted_subclasses=True)
class Merchant:
    """The rules of one merchant.  It holds nothing: the shop of a seat is `s.players[seat].shop`."""

    __slots__ = ()

    term: ClassVar[str] = ""
    ability_words: ClassVar[list[str]] = []  # of the staff board

    def goods(self, s: MerchantsState) -> list[int]:
        """How many goods of each kind the merchant owns."""
        raise NotImplementedError

    def prices(self, s: MerchantsState) -> list[int]:
        """What its goods sell for; the same list every time."""
        raise NotImplementedError

    def open_shop(self, s: MerchantsState) -> Shop:
        """The boards as they are set up; what is random is drawn from the state."""
        raise NotImplementedError

    def turn(self, who: int) -> Step[Any]:
        """The step that lists the legal moves of a turn, carries one out, and pays for it."""
        raise NotImplementedError

    def support(self, s: MerchantsState, who: int) -> list[int]:
        """The colours of the guild-support symbols that pay now (COVE-7.8)."""
        raise NotImplementedError

    def staff_uses(self, s: MerchantsState, who: int, ability: int) -> list[int]:
        """The ways to use a staff ability now, as numbers below `STAFF_USES` (COVE-11.9)."""
        raise NotImplementedError

    def use_staff(self, s: MerchantsState, who: int, ability: int, use: int) -> None:
        raise NotImplementedError

    def staff_key(self, s: MerchantsState, ability: int, use: int) -> str:
        raise NotImplementedError

    def staff_elements(self, s: MerchantsState, ability: int, use: int) -> list[str]:
        """The board elements that a use of the staff points at."""
        raise NotImplementedError

    def why_not_staff(self, ability: int) -> Refusal:
        """Why an ability that has a townsfolk has no use now."""
        raise NotImplementedError

    def end_of_day(self, s: MerchantsState, who: int) -> None:
        """Clean-up of the merchant's own boards (COVE-8.5)."""

    def outlook(self, s: MerchantsState, who: int, worth: Worth) -> float:
        """Gold that the merchant's own boards promise as they lie now, beyond that of an average hour; for bots."""
        return 0.0
