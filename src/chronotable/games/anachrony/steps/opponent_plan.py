"""Chapter 37: what a step of a solo opponent would do now, where and why.  Nothing is changed; views tell it ahead."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.box import Deed
from chronotable.games.anachrony.state import AnachronyState, Opponent
from chronotable.games.anachrony.steps.capital import hex_is_free, hexes_each
from chronotable.games.anachrony.terms import (
    CAPITAL_ACTIONS,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    COVERED_COUNCIL,
    DOES_BUILD,
    DOES_FIRST,
    DOES_MINE,
    DOES_PROJECT,
    DOES_RECRUIT,
    DOES_REMOVE,
    DOES_RESEARCH,
    DOES_TRAVEL,
    ERAS,
    FREE,
    GENIUS_THERE,
    HAS_ALL,
    HEXES,
    HEXES_EACH,
    ICONS,
    LACKING,
    MINE_TOP,
    MORE_VP,
    MOST_BUILDINGS,
    MOST_HELD,
    MOST_PROJECTS,
    MOST_TILES,
    NEUTRONIUM,
    NO_ANOMALY,
    NO_BREAKTHROUGH,
    NO_BUILDING,
    NO_GENIUS,
    NO_HEX,
    NO_PROJECT,
    NO_SUCH_SHAPE,
    NO_SUIT,
    NO_WARP,
    NO_WORKER,
    NOBODY,
    OLDER_ERA,
    OLDEST,
    ONLY_ONE,
    PLAIN,
    POOL_EMPTY,
    REMOVAL,
    SECOND_BEST,
    SECONDARY,
    SHAPES,
    THREE_BUILDINGS,
    THREE_PROJECTS,
    TITANIUM,
    TOO_FEW,
    WANTED,
)

NO_SPACE: Final = -1


class Plan:
    """One deed: on which hex, why so or why it fails, and what it is about."""

    __slots__ = ("deed", "paid", "space", "thing", "why")

    deed: Deed
    space: int  # of its exosuit, NO_SPACE for none
    why: int
    thing: int  # a tile, a type of worker, an Era; -1 for none
    paid: list[int]  # kinds of goods: what is mined or discarded

    def __init__(self, deed: Deed) -> None:
        self.deed = deed
        self.space = NO_SPACE
        self.why = PLAIN
        self.thing = -1
        self.paid = []

    @property
    def fails(self) -> bool:
        return self.why >= NO_HEX


def plan(s: AnachronyState, o: Opponent, deed: Deed) -> Plan:
    """What a deed comes to now."""
    if deed.does == DOES_FIRST:
        return first_possible(s, o, deed)
    made = Plan(deed)
    if deed.space >= 0:
        if o.suits == 0:
            made.why = NO_SUIT
            return made
        if deed.space < CAPITAL_ACTIONS:
            made.space = capital_place(s, o, deed.space)
        else:
            made.space = mine_place(s)
        if made.space == NO_SPACE:
            made.why = NO_HEX
            return made
    if deed.does == DOES_BUILD:
        plan_building(s, o, made)
    elif deed.does == DOES_PROJECT:
        plan_project(s, o, made)
    elif deed.does == DOES_RECRUIT:
        plan_recruit(s, o, made)
    elif deed.does == DOES_RESEARCH:
        if not any(s.supply):
            made.why = NO_SUCH_SHAPE
    elif deed.does == DOES_MINE:
        plan_mine(s, o, made)
    elif deed.does == DOES_TRAVEL:
        plan_travel(s, o, made)
    elif deed.does == DOES_REMOVE:
        plan_removal(o, made)
    return made


def first_possible(s: AnachronyState, o: Opponent, deed: Deed) -> Plan:
    """A Genius if one is in the pool, else Research (ANA-37.34)."""
    for number in deed.of:
        each = o.rules.deeds[number]
        if each.does != DOES_RECRUIT or each.worker == NO_WORKER or s.recruit_pool[each.worker]:
            made = plan(s, o, each)
            if made.why == PLAIN:
                made.why = NO_GENIUS
            return made
    return Plan(o.rules.deeds[deed.of[-1]])


# ---- where


def capital_place(s: AnachronyState, o: Opponent, action: int) -> int:
    """The topmost free hex, else the World Council, rather its left hex (ANA-37.23, 37.24)."""
    at = action * HEXES_EACH
    for hex in range(at, at + hexes_each(s)):
        if hex_is_free(s, hex):
            return hex
    if s.hexes[COUNCIL_LEFT] < 0:
        return COUNCIL_LEFT
    if s.hexes[COUNCIL_RIGHT] < 0 and not o.rules.numbers[COVERED_COUNCIL]:
        return COUNCIL_RIGHT
    return NO_SPACE


def mine_place(s: AnachronyState) -> int:
    """The topmost free hex of Mine Resource."""
    for hex in range(MINE_TOP, HEXES):
        if s.hexes[hex] < 0:
            return hex
    return NO_SPACE


# ---- what


def plan_building(s: AnachronyState, o: Opponent, made: Plan) -> None:
    """The building with more VP; on a tie that of the secondary stack (ANA-37.27, 37.28)."""
    row = made.deed.row
    if o.buildings_of(s.box, row) >= o.rules.numbers[MOST_BUILDINGS]:
        made.why = THREE_BUILDINGS
        return
    primary, secondary = s.primary[row], s.secondary[row]
    if not primary and not secondary:
        made.why = NO_BUILDING
    elif not primary or not secondary:
        made.thing = (primary or secondary)[-1]
        made.why = ONLY_ONE
    else:
        gap = s.box.tile_vp[primary[-1]] - s.box.tile_vp[secondary[-1]]
        made.thing = primary[-1] if gap > 0 else secondary[-1]
        made.why = MORE_VP if gap else SECONDARY


def plan_project(s: AnachronyState, o: Opponent, made: Plan) -> None:
    """The superproject of the present or the past with most VP, on a tie the older one (ANA-37.29, 37.31)."""
    if len(o.projects) >= o.rules.numbers[MOST_PROJECTS]:
        made.why = THREE_PROJECTS
        return
    if not any(o.breakthroughs):
        made.why = NO_BREAKTHROUGH
        return
    best = -1
    tied = False
    for place in range(min(s.era, ERAS)):
        tile = s.projects[place]
        if tile == FREE:
            continue
        if best < 0 or s.box.tile_vp[tile] > s.box.tile_vp[best]:
            best = tile
            tied = False
        elif s.box.tile_vp[tile] == s.box.tile_vp[best]:
            tied = True
    if best < 0:
        made.why = NO_PROJECT
        return
    made.thing = best
    made.why = OLDER_ERA if tied else MORE_VP


def plan_recruit(s: AnachronyState, o: Opponent, made: Plan) -> None:
    """A type that it lacks, in its order; else any, in its order; or the one type it is after (ANA-37.32, 37.34)."""
    only = made.deed.worker
    if only != NO_WORKER:
        made.thing = only if s.recruit_pool[only] else -1
        made.why = GENIUS_THERE if made.thing >= 0 else NOBODY
        return
    for worker in o.rules.worker_order:
        if s.recruit_pool[worker] and not o.workers[worker]:
            made.thing = worker
            made.why = LACKING
            return
    for worker in o.rules.worker_order:
        if s.recruit_pool[worker]:
            made.thing = worker
            made.why = HAS_ALL
            return
    made.why = NOBODY


def wanted(o: Opponent, goods: int, held: int) -> int:
    """How far back a Resource is in its wishes: first what it lacks; `held` is one that it takes anyway (ANA-37.36)."""
    place = o.rules.mine_order.index(goods)
    return place if o.goods[goods] == 0 and goods != held else place + len(o.rules.mine_order)


def plan_mine(s: AnachronyState, o: Opponent, made: Plan) -> None:
    """The hex and the Resource of the pool that give what it wants most (ANA-37.36, 37.37)."""
    wishes = sorted(range(TITANIUM, NEUTRONIUM + 1), key=lambda goods: wanted(o, goods, -1))[:2]
    best = 1000
    for hex in range(MINE_TOP, HEXES):
        if s.hexes[hex] >= 0:
            continue
        for extra in range(TITANIUM, NEUTRONIUM + 1):
            if not s.box.hex_extra[hex][extra]:
                continue
            for goods in range(TITANIUM, NEUTRONIUM + 1):
                if not s.mine_pool[goods]:
                    continue
                first, second = (extra, goods) if wanted(o, extra, -1) <= wanted(o, goods, -1) else (goods, extra)
                rank = wanted(o, first, -1) * 10 + wanted(o, second, first)
                if sorted([extra, goods]) == sorted(wishes):
                    rank = -1
                if rank < best:
                    best = rank
                    made.space = hex
                    made.thing = goods
                    made.paid = [extra, goods]
    if not made.paid:
        made.why = POOL_EMPTY
    else:
        made.why = WANTED if best < 0 else SECOND_BEST


def plan_travel(s: AnachronyState, o: Opponent, made: Plan) -> None:
    """From the past tile with most of its warp tiles, on a tie from the oldest (ANA-37.39, 37.40)."""
    era = fullest_past(s, o)
    if not era:
        made.why = NO_WARP
        return
    made.thing = era
    most = o.warps_at(era)
    made.why = MOST_TILES
    for other in range(1, s.era):
        if other != era and o.warps_at(other) == most:
            made.why = OLDEST


def fullest_past(s: AnachronyState, o: Opponent) -> int:
    """The past Era with most of its warp tiles, the oldest of several; 0 for none."""
    found = 0
    most = 0
    for era in range(1, s.era):
        count = o.warps_at(era)
        if count > most:
            most = count
            found = era
    return found


def plan_removal(o: Opponent, made: Plan) -> None:
    """Two Resources, each of the kind it has most of; one neutronium counts as two (ANA-37.41, 37.42)."""
    if not o.anomalies:
        made.why = NO_ANOMALY
        return
    held = o.goods.copy()
    owed = o.rules.numbers[REMOVAL]
    paid: list[int] = []
    while owed > 0:
        best = -1
        most = 0
        for goods in o.rules.paid_order:
            worth = held[goods] * unit_worth(goods)
            if worth > most:
                most = worth
                best = goods
        if best < 0:
            made.why = TOO_FEW
            return
        held[best] -= 1
        owed -= unit_worth(best)
        paid.append(best)
    made.paid = paid
    made.why = MOST_HELD


def unit_worth(goods: int) -> int:
    return 2 if goods == NEUTRONIUM else 1


# ---- breakthroughs, of which it asks only the shape


def shape_count(breakthroughs: list[int], shape: int) -> int:
    return sum(breakthroughs[shape * ICONS : (shape + 1) * ICONS])


def most_of_shape(breakthroughs: list[int], shape: int) -> int:
    """Of a shape the tile that there are most of, the first of several; -1 for none (ANA-37.30, 37.35)."""
    found = -1
    for tile in range(shape * ICONS, (shape + 1) * ICONS):
        if breakthroughs[tile] and (found < 0 or breakthroughs[tile] > breakthroughs[found]):
            found = tile
    return found


def fullest_shapes(breakthroughs: list[int]) -> list[int]:
    counts = [shape_count(breakthroughs, shape) for shape in range(SHAPES)]
    return [shape for shape in range(SHAPES) if counts[shape] == max(counts)]


def emptiest_shapes(breakthroughs: list[int]) -> list[int]:
    counts = [shape_count(breakthroughs, shape) for shape in range(SHAPES)]
    return [shape for shape in range(SHAPES) if counts[shape] == min(counts)]
