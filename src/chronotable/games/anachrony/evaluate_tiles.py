"""What tiles are worth to a bot, in victory points: their own, and what their abilities bring.

Abilities are priced by their words, as the data file has them, so a new tile needs no line here.
"""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.anachrony.box import X_TUG, Ability, Box
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import Paradox
from chronotable.games.anachrony.steps.construct import leftmost_free
from chronotable.games.anachrony.steps.goods import Choose, Gain, GainTug, May, Pay, PayTug
from chronotable.games.anachrony.terms import (
    BUILDINGS,
    CORE,
    DIES,
    ICONS,
    MOTIVATED,
    NEUTRONIUM,
    NO_WORKER,
    PER_ROW,
    TILES,
    TITANIUM,
    WATER,
)
from chronotable.kernel.step import Step

# A unit as a price: W T U G N EC, and VP itself.
GOODS_WORTH: Final = [0.28, 0.62, 0.52, 0.54, 0.95, 1.05, 1.0]
TUG_WORTH: Final = 0.58
PARADOX_PRICE: Final = 0.9  # what a token costs
TIRING: Final = 0.6  # what it costs to wake a worker
DYING: Final = 2.0
LEAST: Final = 0.15  # an ability at hand is never worth nothing

# Effects that are not goods, for each use.
EFFECT_WORTH: Final = {
    "gain_random": 0.65, "gain_worker": 2.0, "gain_powered_exosuit": 1.5, "set_focus": 0.8, "retrieve_warp": 1.2,
    "morale": 2.0, "wake_all": 2.0, "construct": 1.8, "recruit": 1.8, "research": 1.8, "standard_action": 2.6,
    "place_worker": 1.2, "lose_worker": -1.5, "copy_tile": 1.4, "gain_x": 1.0,
}  # fmt: skip

# Lasting abilities, for each Era that is left and for each unit, in the order of words.MODIFIER_TERMS.
LASTING_WORTH: Final = [0.3, 0.35, 0.9, 0.3, 0.4, 0.45, 0.6, 0.6, 0.9, 1.2, 0.4, 0.4, 0.2, 1.0, 0.8]
MOST_UNITS: Final = 2

USED: Final = 0.75  # of the Eras left, those in which an ability will be used
SLOT_FILLED: Final = 0.5
PROJECT_MORE: Final = 1.5  # what a superproject costs beside goods
HALF_PAIR: Final = 0.4  # to have one of two breakthroughs


class TilePrices:
    """By tile: what its abilities bring in an Era and once, when it is built, and whether it travels in time."""

    __slots__ = ("at_once", "each_era", "travels")

    def __init__(self, box: Box) -> None:
        self.each_era = [era_worth(box, tile) for tile in range(TILES)]
        self.at_once = [program_worth(box.tile_once[tile]) for tile in range(TILES)]
        self.travels = [travels(box.work[tile]) or travels(box.free[tile]) for tile in range(TILES)]


_known: dict[int, tuple[Box, TilePrices]] = {}


def tile_prices(box: Box) -> TilePrices:
    """The prices of a box, worked out once."""
    known = _known.get(id(box))
    if known is None or known[0] is not box:
        known = _known[id(box)] = (box, TilePrices(box))
    return known[1]


# ---- abilities


def era_worth(box: Box, tile: int) -> float:
    worth = 0.0
    work = box.work[tile]
    if work is not None:
        use = ability_worth(work)
        if work.fate == DIES:
            use -= DYING
        elif work.fate != MOTIVATED:
            use -= TIRING
        worth += max(LEAST, use)
    free = box.free[tile]
    if free is not None:
        worth += max(LEAST, ability_worth(free))
    for parameter, units in box.tile_mods[tile]:
        worth += LASTING_WORTH[parameter] * min(units, MOST_UNITS)
    return worth


def ability_worth(ability: Ability) -> float:
    worth = program_worth(ability.program) - goods_worth(ability.cost) - ability.tug * TUG_WORTH
    if ability.x:
        worth -= TUG_WORTH if ability.x == X_TUG else GOODS_WORTH[WATER]
    return worth


def program_worth(program: list[Step[Any]]) -> float:
    return sum([step_worth(step) for step in program])


def step_worth(step: Step[Any]) -> float:
    if isinstance(step, Gain):
        return goods_worth(step.goods)
    if isinstance(step, Pay):
        return -goods_worth(step.goods)
    if isinstance(step, GainTug):
        return step.n * TUG_WORTH
    if isinstance(step, PayTug):
        return -step.n * TUG_WORTH
    if isinstance(step, Choose):
        return max([program_worth(block) for block in step.blocks])
    if isinstance(step, May):
        return max(0.0, program_worth(step.block) - goods_worth(step.cost))
    if isinstance(step, Paradox):
        return -step.delta * PARADOX_PRICE
    return EFFECT_WORTH.get(step.term, 0.0)


def goods_worth(goods: list[int]) -> float:
    return sum([GOODS_WORTH[kind] * n for kind, n in enumerate(goods)])


def travels(ability: Ability | None) -> bool:
    """Does it set the focus, so that goods can be sent back?"""
    return ability is not None and any(step.term == "set_focus" for step in ability.program)


# ---- building


def tile_worth(s: AnachronyState, prices: TilePrices, tile: int, left: float) -> float:
    """What a tile brings to who builds it now, with so many Eras left."""
    return s.box.tile_vp[tile] + SLOT_FILLED + USED * prices.each_era[tile] * left + prices.at_once[tile]


def price_of(s: AnachronyState, player: Player, tile: int) -> float:
    """What a tile costs to build."""
    if tile >= BUILDINGS:
        return goods_worth(s.box.project_cost[tile - BUILDINGS]) + PROJECT_MORE
    return goods_worth(player.board.slot_cost[leftmost_free(player, tile // PER_ROW)])


def project_ready(s: AnachronyState, player: Player, project: int) -> float:
    """From 0 to 1: how much of a superproject's cost is there."""
    cost = s.box.project_cost[project]
    lacking = 0.0
    for goods in range(TITANIUM, CORE + 1):
        if cost[goods] > player.goods[goods]:
            lacking += (cost[goods] - player.goods[goods]) * (1.5 if goods == NEUTRONIUM else 1.0)
    if cost[WATER] > player.goods[WATER]:
        lacking += 0.4 * (cost[WATER] - player.goods[WATER])
    worker = s.box.project_worker[project]
    if worker != NO_WORKER and player.active[worker] + player.tired[worker] == 0:
        lacking += 1.0
    return (0.15 + 0.85 * breakthroughs_ready(s, player, project)) / (1.0 + 0.5 * lacking)


def breakthroughs_ready(s: AnachronyState, player: Player, project: int) -> float:
    """The exact one, both of a pair, or one of it (ANA-11.10)."""
    held = player.breakthroughs
    exact = s.box.project_breakthrough[project]
    if exact >= 0 and held[exact]:
        return 1.0
    one, other = s.box.project_pair[project]
    first = sum(held[one * ICONS : one * ICONS + ICONS])
    if one == other:
        return 1.0 if first > 1 else HALF_PAIR * first
    second = sum(held[other * ICONS : other * ICONS + ICONS])
    if first and second:
        return 1.0
    return HALF_PAIR if first or second else 0.0
