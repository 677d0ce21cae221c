"""What tiles are worth to a bot, in victory points: their own, and what their abilities bring.

Abilities are priced by their words, as the data file has them, so a new tile needs no line here.
"""

from __future__ import annotations

from chronotable.games.anachrony.box import X_TUG, Ability, Box
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.buildable import leftmost_free
from chronotable.games.anachrony.steps.effect import program_worth
from chronotable.games.anachrony.terms import (
    CORE,
    DIES,
    ICONS,
    MOTIVATED,
    NEUTRONIUM,
    NO_WORKER,
    TITANIUM,
    WATER,
)
from chronotable.games.anachrony.weights import TILE_WEIGHTS


class TilePrices:
    """By tile: what its abilities bring in an Era and once, when it is built, and whether it travels in time."""

    __slots__ = ("at_once", "each_era", "travels")

    def __init__(self, box: Box) -> None:
        tiles = range(len(box.tile_ids))
        self.each_era = [era_worth(box, tile) for tile in tiles]
        self.at_once = [program_worth(box.tile_once[tile], TILE_WEIGHTS) for tile in tiles]
        self.travels = [travels(box.work[tile]) or travels(box.free[tile]) for tile in tiles]


_known: dict[int, tuple[Box, TilePrices]] = {}


def tile_prices(box: Box) -> TilePrices:
    """The prices of a box, worked out once."""
    known = _known.get(id(box))
    if known is None or known[0] is not box:
        known = _known[id(box)] = (box, TilePrices(box))
    return known[1]


# ---- abilities


def era_worth(box: Box, tile: int) -> float:
    weights = TILE_WEIGHTS
    worth = 0.0
    work = box.work[tile]
    if work is not None:
        use = ability_worth(work)
        if work.fate == DIES:
            use -= weights.dying
        elif work.fate != MOTIVATED:
            use -= weights.tiring
        worth += max(weights.least, use)
    free = box.free[tile]
    if free is not None:
        worth += max(weights.least, ability_worth(free))
    for parameter, units in box.tile_mods[tile]:
        worth += weights.lasting[parameter] * min(units, weights.most_units)
    return worth


def ability_worth(ability: Ability) -> float:
    weights = TILE_WEIGHTS
    worth = program_worth(ability.program, weights) - weights.of_goods(ability.cost) - ability.tug * weights.tug
    if ability.x:
        worth -= weights.tug if ability.x == X_TUG else weights.goods[WATER]
    return worth


def travels(ability: Ability | None) -> bool:
    """Does it set the focus, so that goods can be sent back?"""
    return ability is not None and any(step.term == "set_focus" for step in ability.program)


# ---- building


def tile_worth(s: AnachronyState, prices: TilePrices, tile: int, left: float) -> float:
    """What a tile brings to who builds it now, with so many Eras left."""
    weights = TILE_WEIGHTS
    return (
        s.box.tile_vp[tile] + weights.slot_filled + weights.used * prices.each_era[tile] * left + prices.at_once[tile]
    )


def price_of(s: AnachronyState, player: Player, tile: int) -> float:
    """What a tile costs to build."""
    if tile >= s.box.buildings:
        return TILE_WEIGHTS.of_goods(s.box.project_cost[tile - s.box.buildings]) + TILE_WEIGHTS.project
    return TILE_WEIGHTS.of_goods(player.board.slot_cost[leftmost_free(player, s.box.tile_row[tile])])


def project_ready(s: AnachronyState, player: Player, project: int) -> float:
    """From 0 to 1: how much of a superproject's cost is there."""
    weights = TILE_WEIGHTS
    cost = s.box.project_cost[project]
    lacking = 0.0
    for goods in range(TITANIUM, CORE + 1):
        if cost[goods] > player.goods[goods]:
            unit = weights.lacking_neutronium if goods == NEUTRONIUM else weights.lacking_goods
            lacking += (cost[goods] - player.goods[goods]) * unit
    if cost[WATER] > player.goods[WATER]:
        lacking += weights.lacking_water * (cost[WATER] - player.goods[WATER])
    worker = s.box.project_worker[project]
    if worker != NO_WORKER and player.active[worker] + player.tired[worker] == 0:
        lacking += weights.lacking_worker
    ready = weights.without_breakthrough + weights.with_breakthrough * breakthroughs_ready(s, player, project)
    return ready / (1.0 + weights.lacking * lacking)


def breakthroughs_ready(s: AnachronyState, player: Player, project: int) -> float:
    """The exact one, both of a pair, or one of it (ANA-11.10)."""
    held = player.breakthroughs
    exact = s.box.project_breakthrough[project]
    if exact >= 0 and held[exact]:
        return 1.0
    one, other = s.box.project_pair[project]
    first = sum(held[one * ICONS : one * ICONS + ICONS])
    if one == other:
        return 1.0 if first > 1 else TILE_WEIGHTS.half_pair * first
    second = sum(held[other * ICONS : other * ICONS + ICONS])
    if first and second:
        return 1.0
    return TILE_WEIGHTS.half_pair if first or second else 0.0
