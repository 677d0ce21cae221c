"""The Glassblower as the cove sees him."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.merchants.shops.shop import Merchant, Worth
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.corruption import faces_held, shed_corruption
from chronotable.games.merchants.terms import COLOUR_TERMS
from chronotable.kernel.step import Refusal, Step, refuse

from .glassworks import Glassworks, glassworks, heat_up
from .terms import ABILITY_TERMS, COOLED, GILDER, HOT, MOST_HEAT, STOKER, WATCHMAN
from .work import Work

GUILDS: Final = [COLOUR_TERMS.index("red"), COLOUR_TERMS.index("yellow")]
WORTH_OF_HEAT: Final = 0.5  # of an hour, for bots


class Glassblower(Merchant):
    __slots__ = ()

    term: ClassVar[str] = "glassblower"
    ability_words: ClassVar[list[str]] = ABILITY_TERMS

    def goods(self, s: MerchantsState) -> list[int]:
        return s.box.good_count

    def prices(self, s: MerchantsState) -> list[int]:
        return s.box.good_price

    def open_shop(self, s: MerchantsState) -> Glassworks:
        return Glassworks()

    def turn(self, who: int) -> Step[Any]:
        return Work(who)

    def support(self, s: MerchantsState, who: int) -> list[int]:
        """(GLASS-21.4)"""
        heat = glassworks(s, who).heat
        return GUILDS[: (heat > 0) + (heat >= HOT)]

    def staff_uses(self, s: MerchantsState, who: int, ability: int) -> list[int]:
        """The Watchman has a use for each face that is held, the others one."""
        if ability == WATCHMAN:
            return faces_held(s, who)
        return [0] if ability == GILDER or glassworks(s, who).heat < MOST_HEAT else []

    def use_staff(self, s: MerchantsState, who: int, ability: int, use: int) -> None:
        if ability == WATCHMAN:
            shed_corruption(s, who, use)
        elif ability == GILDER:
            s.players[who].gold += 1
        else:
            heat_up(s, who, 2 if ability == STOKER else 1)

    def staff_key(self, s: MerchantsState, ability: int, use: int) -> str:
        word = ABILITY_TERMS[ability]
        return f"{word}:{s.box.corruption_ids[use]}" if ability == WATCHMAN else word

    def staff_elements(self, s: MerchantsState, ability: int, use: int) -> list[str]:
        return [f"ability:{ABILITY_TERMS[ability]}"]

    def why_not_staff(self, ability: int) -> Refusal:
        return (
            refuse("no-such-corruption", "GLASS-23.3") if ability == WATCHMAN else refuse("furnace-full", "GLASS-23.1")
        )

    def end_of_day(self, s: MerchantsState, who: int) -> None:
        """(GLASS-21.2)"""
        shop = glassworks(s, who)
        shop.heat = max(0, shop.heat - COOLED)

    def outlook(self, s: MerchantsState, who: int, worth: Worth) -> float:
        return WORTH_OF_HEAT * worth.hour * glassworks(s, who).heat


GLASSBLOWER: Final = Glassblower()
