"""Chapter 11: what can be built, where, and what that costs."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.modifiers import counts_as, kind_of
from chronotable.games.anachrony.terms import (
    ADMINISTRATOR,
    BREAKTHROUGHS,
    COLUMNS,
    CORE,
    ENGINEER,
    FIELD,
    FREE,
    GOLD,
    ICONS,
    NEUTRONIUM,
    NO_TILE,
    NO_WORKER,
    ROWS,
    TITANIUM,
    URANIUM,
    WATER,
)

IMPOSSIBLE: Final = 1000  # more water than anybody will ever have


def leftmost_free(player: Player, row: int) -> int:
    """The slot where the next building of a row goes, -1 when the row is full (ANA-11.2, 11.3)."""
    at = row * COLUMNS
    for slot in range(at, at + COLUMNS):
        if player.slots[slot] == FREE:
            return slot
    return -1


def project_places(player: Player) -> list[int]:
    """Left slots of the pairs a superproject may use: as far left as possible (ANA-11.7, 33.19)."""
    found: list[list[int]] = []
    for column in range(COLUMNS - 1):
        found.append([row * COLUMNS + column for row in range(ROWS)
                      if player.slots[row * COLUMNS + column] == FREE
                      and player.slots[row * COLUMNS + column + 1] == FREE])  # fmt: skip
    if player.board.superproject_anywhere:
        return found[0] + found[1]
    return found[0] or found[1]


def has_project_place(player: Player) -> bool:
    """Like asking for the places, without listing them."""
    slots = player.slots
    for row in range(ROWS):
        middle = row * COLUMNS + 1
        if slots[middle] == FREE and (slots[middle - 1] == FREE or slots[middle + 1] == FREE):
            return True
    return False


def project_in_focus(s: AnachronyState, player: Player) -> int:
    """The tile above the own focus marker, FREE if it was built (ANA-11.6)."""
    return s.projects[player.focus - 1]


def breakthrough_ways(s: AnachronyState, player: Player, project: int) -> list[int]:
    """How a superproject's breakthroughs can be paid: the exact tile, or two of other shapes (ANA-11.10)."""
    held = player.breakthroughs
    exact = s.box.project_breakthrough[project]
    ways = [exact] if exact >= 0 and held[exact] else []
    one, other = s.box.project_pair[project]
    first = [tile for tile in range(one * ICONS, one * ICONS + ICONS) if held[tile]]
    if one != other:
        second = [tile for tile in range(other * ICONS, other * ICONS + ICONS) if held[tile]]
        return ways + [pair_code(a, b) for a in first for b in second]
    return [pair_code(a, b) for a in first for b in first if a < b or (a == b and held[a] > 1)]


def pair_code(a: int, b: int) -> int:
    """Two breakthroughs as one number, behind the single ones."""
    return BREAKTHROUGHS * (a + 1) + b


def can_pay_breakthroughs(s: AnachronyState, player: Player, project: int) -> bool:
    """Like asking for the ways, without listing them: this is asked in every turn."""
    held = player.breakthroughs
    exact = s.box.project_breakthrough[project]
    if exact >= 0 and held[exact]:
        return True
    one, other = s.box.project_pair[project]
    first = sum(held[one * ICONS : one * ICONS + ICONS])
    if one == other:
        return first > 1
    return first > 0 and sum(held[other * ICONS : other * ICONS + ICONS]) > 0


class Discounts:
    """What lowers the cost of one Construct: titanium by an engineer, any of T, U, G, and neutronium (ANA-11.14)."""

    __slots__ = ("any", "neutronium", "titanium")

    def __init__(self, titanium: int, any: int, neutronium: int) -> None:
        self.titanium = titanium
        self.any = any
        self.neutronium = neutronium


def discounts(s: AnachronyState, player: Player, worker: int, capital_tile: int) -> Discounts:
    found = Discounts(1 if counts_as(player, worker, ENGINEER) else 0, player.mods[FIELD], 0)
    if capital_tile != NO_TILE:
        found.any += s.box.capital_any[capital_tile]
        found.neutronium = s.box.capital_n[capital_tile]
    return found


def lowered_cost(printed: list[int], lowered: Discounts) -> list[int]:
    """What is asked for once the discounts of a worker and a hex are taken off, before those of choice (ANA-11.14)."""
    cost = printed.copy()
    cost[TITANIUM] = max(0, cost[TITANIUM] - lowered.titanium)
    cost[NEUTRONIUM] = max(0, cost[NEUTRONIUM] - lowered.neutronium)
    return cost


def goods_suffice(held: list[int], cost: list[int], lowered: Discounts) -> bool:
    """All but the water: what is lacking of T, U, G must be covered by discounts."""
    if cost[NEUTRONIUM] - lowered.neutronium > held[NEUTRONIUM] or cost[CORE] > held[CORE]:
        return False
    lacking = 0
    short = cost[TITANIUM] - lowered.titanium - held[TITANIUM]
    if short > 0:
        lacking += short
    short = cost[URANIUM] - held[URANIUM]
    if short > 0:
        lacking += short
    short = cost[GOLD] - held[GOLD]
    if short > 0:
        lacking += short
    return lacking <= lowered.any


def has_worker_for(s: AnachronyState, player: Player, project: int, placing: int) -> bool:
    """A worker cost needs an active or tired one beside the one that constructs (ANA-11.11)."""
    worker = s.box.project_worker[project]
    if worker == NO_WORKER:
        return True
    return player.active[worker] + player.tired[worker] > (1 if worker == placing else 0)


def project_water(s: AnachronyState, player: Player, lowered: Discounts, placing: int) -> int:
    """Water needed for the superproject in focus, or IMPOSSIBLE."""
    tile = project_in_focus(s, player)
    if tile == FREE:
        return IMPOSSIBLE
    project = tile - s.box.buildings
    cost = s.box.project_cost[project]
    if not (
        can_pay_breakthroughs(s, player, project)
        and goods_suffice(player.goods, cost, lowered)
        and has_worker_for(s, player, project, placing)
        and project_places(player)
    ):
        return IMPOSSIBLE
    return cost[WATER]


def least_water(s: AnachronyState, who: int, worker: int, placing: int, capital_tile: int, projects_only: bool) -> int:
    """The least water with which this worker could construct something, or IMPOSSIBLE (ANA-9.11, 11.12)."""
    player = s.players[who]
    if kind_of(player, worker) == ADMINISTRATOR:
        return IMPOSSIBLE
    lowered = discounts(s, player, worker, capital_tile)
    least = project_water(s, player, lowered, placing)
    if projects_only:
        return least
    for row in range(ROWS):
        if s.primary[row] or s.secondary[row]:
            slot = leftmost_free(player, row)
            if slot >= 0:
                cost = player.board.slot_cost[slot]
                if cost[WATER] < least and goods_suffice(player.goods, cost, lowered):
                    least = cost[WATER]
    return least
