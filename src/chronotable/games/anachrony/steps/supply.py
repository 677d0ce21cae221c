"""Chapter 19: Supply and Force Workers."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import pay_water
from chronotable.games.anachrony.steps.modifiers import supply_price, water_for_costs
from chronotable.games.anachrony.steps.workers import LOSE_WORKER, lower_morale, raise_morale, wake_all
from chronotable.games.anachrony.terms import NO_LOSS


def can_supply(s: AnachronyState, who: int) -> bool:
    return supply_price(s.players[who]) <= water_for_costs(s, who)


def can_force(player: Player) -> bool:
    """At the first space somebody must be there to be lost (ANA-19.9)."""
    return bool(player.morale > 0 or player.mods[NO_LOSS] or any(player.active) or any(player.tired))


class Supply(Effect):
    """Pay the price, wake all, raise morale (ANA-19.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-19.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        pay_water(s, s.acting, supply_price(s.players[s.acting]))
        wake_all(s, s.acting)
        raise_morale(s, s.acting)


class ForceWorkers(Effect):
    """Wake all, lower morale (ANA-19.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-19.7"

    def apply(self, s: AnachronyState, option: int) -> None:
        wake_all(s, s.acting)
        lower_morale(s, s.acting)

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [[LOSE_WORKER]]


SUPPLY_STEP: Final = Supply()
FORCE_STEP: Final = ForceWorkers()
