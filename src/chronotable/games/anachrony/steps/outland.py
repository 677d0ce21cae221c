"""Chapters 15 to 17: Mine Resource, Purify Water, Trade with Nomads."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.naming import amount
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import GainTug, PayTug, gain, pay, tug
from chronotable.games.anachrony.terms import (
    CORE,
    DRILL,
    GOODS_TERMS,
    NEUTRONIUM,
    NOTHING,
    TITANIUM,
    TRADE_TERMS,
    TUG,
    WATER,
)
from chronotable.kernel.step import Things

PURIFIED: Final = 3  # (ANA-16.1)

# Exchanges in both directions (ANA-17.1).
TUG_UNITS: Final = 2
TRADES: Final = [
    (WATER, 3, CORE, 1), (CORE, 1, WATER, 3), (CORE, 1, NEUTRONIUM, 1), (NEUTRONIUM, 1, CORE, 1),
    (NEUTRONIUM, 1, TUG, 2), (TUG, 2, NEUTRONIUM, 1), (TUG, 2, WATER, 3), (WATER, 3, TUG, 2),
]  # fmt: skip


class Mine(Effect):
    """One Resource of the pool (ANA-15.1); a Tectonic Drill adds one of choice (ANA-28.13)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-15.1"

    def options(self, s: AnachronyState) -> list[int]:
        return [goods for goods in range(TITANIUM, NEUTRONIUM + 1) if s.mine_pool[goods]]

    def apply(self, s: AnachronyState, option: int) -> None:
        s.mine_pool[option] -= 1
        gain(s, s.acting, option, 1)
        extra = s.players[s.acting].mods[DRILL]
        if extra:
            s.agenda.append(GainTug(extra))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"mine:{GOODS_TERMS[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        extra = s.players[s.acting].mods[DRILL]
        return [[GainTug(extra)]] if extra else []


def can_trade(player: Player) -> bool:
    held = player.goods
    return held[WATER] >= 3 or held[CORE] > 0 or held[NEUTRONIUM] > 0 or tug(held) >= TUG_UNITS


class Trade(Effect):
    """One exchange, or up to two (ANA-17.1 to 17.4)."""

    __slots__ = ("more", "optional")

    rule: ClassVar[str] = "ANA-17.1"

    def __init__(self, more: int, optional: bool) -> None:
        self.more = more  # exchanges that may follow
        self.optional = optional

    def options(self, s: AnachronyState) -> list[int]:
        held = s.players[s.acting].goods
        found = [number for number, (goods, n, _, _) in enumerate(TRADES)
                 if (tug(held) if goods == TUG else held[goods]) >= n]  # fmt: skip
        return [*found, NOTHING] if found and self.optional else found

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        give, units, take, n = TRADES[option]
        if self.more:
            s.agenda.append(Trade(self.more - 1, True))
        if take == TUG:
            s.agenda.append(GainTug(n))
        else:
            gain(s, s.acting, take, n)
        if give == TUG:
            s.agenda.append(PayTug(units))
        else:
            pay(s, s.acting, give, units)

    def key(self, s: AnachronyState, option: int) -> str:
        if option == NOTHING:
            return "done"
        give, _, take, _ = TRADES[option]
        return f"trade:{TRADE_TERMS[give]}:{TRADE_TERMS[take]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        more = [Trade(self.more - 1, True)] if self.more else []
        return [
            [*more, *([GainTug(n)] if take == TUG else []), *([PayTug(units)] if give == TUG else [])]
            for give, units, take, n in TRADES
        ]

    def label_things(self, s: AnachronyState, option: int) -> Things:
        give, units, take, n = TRADES[option]
        return {"goods": amount(TRADE_TERMS[give], units), "other": amount(TRADE_TERMS[take], n)}


MINE: Final = Mine()
TRADE_ONCE: Final = Trade(0, False)
TRADE_TWICE: Final = Trade(1, False)
