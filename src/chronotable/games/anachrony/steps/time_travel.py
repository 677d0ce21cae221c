"""Chapter 20: focus, and goods sent back to the past."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import take_back
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import PayTug, pay, pay_water, tug
from chronotable.games.anachrony.steps.modifiers import power_range, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.workers import remove_worker, unpower_one
from chronotable.games.anachrony.terms import (
    ERAS,
    NOTHING,
    TRACK,
    WARP_GOODS,
    WARP_TERMS,
    WARP_WATER,
    WARP_WORKERS,
    WARPS,
    WATER_OF_TILE,
)
from chronotable.kernel.step import Refusal, Things, refuse

CHOSEN: Final = -1  # the range is what was chosen for x


class Focus(Effect):
    """Set the focus marker on a past tile within range; then goods may be sent back (ANA-20.1 to 20.7)."""

    __slots__ = ("labs", "range")

    term: ClassVar[str] = "set_focus"
    rule: ClassVar[str] = "ANA-20.2"
    in_vain: ClassVar[Refusal | None] = refuse("no-past", "ANA-20.7")

    def __init__(self, range: int, labs: bool) -> None:
        self.range = range
        self.labs = labs

    def options(self, s: AnachronyState) -> list[int]:
        reach = s.x if self.range == CHOSEN else self.range
        if self.labs:
            reach = power_range(s.players[s.acting], reach)
        return list(range(s.era - 1, max(1, s.era - reach) - 1, -1))

    def apply(self, s: AnachronyState, option: int) -> None:
        s.players[s.acting].focus = option
        if s.witness is not None:
            tell(s, "focus_set", seat=s.acting, n=option)
        s.agenda.append(SEND_BACK)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"focus:{option}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [[SEND_BACK]]

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return s.era > 1

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "focus" or not 1 <= given["n"] <= ERAS:
            return None
        era: int = given["n"]
        if era >= s.era:
            return refuse("not-past", "ANA-20.2", n=era)
        return refuse("out-of-range", "ANA-20.2", n=s.era - era, most=s.era - min(self.options(s)))


def can_send(player: Player, tile: int) -> bool:
    """Has the player exactly what a warp tile stands for (ANA-20.8)?"""
    goods = WARP_GOODS[tile]
    if goods >= 0:
        return player.goods[goods] >= (WATER_OF_TILE if tile == WARP_WATER else 1)
    worker = WARP_WORKERS[tile]
    return player.active[worker] > 0 if worker >= 0 else player.suits > 0


def send(s: AnachronyState, who: int, tile: int) -> None:
    """Pay a warp tile's goods; the tile returns to the pool (ANA-20.8 to 20.10)."""
    goods = WARP_GOODS[tile]
    worker = WARP_WORKERS[tile]
    if goods >= 0:
        pay(s, who, goods, WATER_OF_TILE if tile == WARP_WATER else 1)
    elif worker >= 0:
        remove_worker(s, who, worker, False)
    else:
        unpower_one(s, who)
    take_back(s, who, tile)


class SendBack(Effect):
    """One own warp tile of the tile in focus may be paid back; the marker then advances (ANA-20.8, 20.11, 20.14)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-20.8"

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        focus = player.focus
        if focus not in player.warp_at:
            return []
        tiles = [tile for tile in range(WARPS) if player.warp_at[tile] == focus and can_send(player, tile)]
        return [*tiles, NOTHING] if tiles else tiles

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        send(s, s.acting, option)
        player = s.players[s.acting]
        if player.travel < TRACK:
            player.travel += 1
            if s.witness is not None:
                tell(s, "time_travelled", seat=s.acting, n=player.travel)

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"send:{WARP_TERMS[option]}"

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "send":
            return None
        player = s.players[s.acting]
        if player.warp_at[given["warp"]] != player.focus:
            return refuse("warp-elsewhere", "ANA-35.3", warp=given["warp"], n=player.focus)
        return refuse("cannot-send", "ANA-20.8", warp=given["warp"])


class PayX(Effect):
    """The x of a power plant: so many units of water, or of titanium, uranium and gold (ANA-27.112, 27.113)."""

    __slots__ = ("water",)

    rule: ClassVar[str] = "ANA-27.112"

    def __init__(self, water: bool) -> None:
        self.water = water

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        if self.water:  # more than reaches the first tile would only be lost
            return list(range(1, min(water_for_costs(s, s.acting), max(1, s.era - power_range(player, 1))) + 1))
        return list(range(1, min(tug(player.goods), s.era - 1) + 1))

    def apply(self, s: AnachronyState, option: int) -> None:
        s.x = option
        if self.water:
            pay_water(s, s.acting, option)
        else:
            s.agenda.append(PayTug(option))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"x:{option}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """(ANA-27.113)"""
        return [] if self.water else [[PayTug(s.x)]]

    def rule_of(self, s: AnachronyState, option: int) -> str:
        return self.rule if self.water else "ANA-27.113"


SEND_BACK: Final = SendBack()
