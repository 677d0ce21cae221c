"""Chapter 11: buildings and superprojects."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import bundle, bundle_of, bundle_word, gain, pay_cost
from chronotable.games.anachrony.steps.modifiers import counts_as, kind_of, refresh, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.workers import PayWorker
from chronotable.games.anachrony.terms import (
    ADMINISTRATOR,
    BREAKTHROUGH_TERMS,
    BREAKTHROUGHS,
    BUILDINGS,
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
    NOTHING,
    PER_ROW,
    ROWS,
    SLOT_TERMS,
    TITANIUM,
    URANIUM,
    VP,
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
    project = tile - BUILDINGS
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


class Construct(Effect):
    """Choose what to build (ANA-11.1 to 11.9).  `tile` is the collapsing capital tile of the hex, if any."""

    __slots__ = ("optional", "projects_only", "tile")

    term: ClassVar[str] = "construct"
    rule: ClassVar[str] = "ANA-11.1"

    def __init__(self, tile: int, optional: bool, projects_only: bool) -> None:
        self.tile = tile
        self.optional = optional
        self.projects_only = projects_only

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        if kind_of(player, s.worker) == ADMINISTRATOR:
            return []
        lowered = discounts(s, player, s.worker, self.tile)
        water = water_for_costs(s, s.acting)
        found: list[int] = []
        if not self.projects_only:
            for row in range(ROWS):
                slot = leftmost_free(player, row)
                if slot >= 0:
                    cost = player.board.slot_cost[slot]
                    if cost[WATER] <= water and goods_suffice(player.goods, cost, lowered):
                        if s.primary[row]:
                            found.append(s.primary[row][-1])
                        if s.secondary[row]:
                            found.append(s.secondary[row][-1])
        if project_water(s, player, lowered, NO_WORKER) <= water:
            found.append(project_in_focus(s, player))
        return [*found, NOTHING] if found and self.optional else found

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        if option >= BUILDINGS:
            s.agenda.append(ProjectPlace(self.tile))
            return
        slot = leftmost_free(s.players[s.acting], option // PER_ROW)
        s.agenda.append(Built(option, slot, self.tile))
        s.agenda.append(PayConstruction(option, slot, self.tile))

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"build:{s.box.tile_ids[option]}"

    def rule_of(self, s: AnachronyState, option: int) -> str:
        return "ANA-11.6" if option >= BUILDINGS else "ANA-11.2"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.optional or least_water(s, who, worker, placing, self.tile, self.projects_only) <= water


class ProjectPlace(Effect):
    """The two slots of a superproject (ANA-11.7)."""

    __slots__ = ("tile",)

    term: ClassVar[str] = "project_place"
    rule: ClassVar[str] = "ANA-11.7"

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def options(self, s: AnachronyState) -> list[int]:
        return project_places(s.players[s.acting])

    def apply(self, s: AnachronyState, option: int) -> None:
        target = project_in_focus(s, s.players[s.acting])
        project = target - BUILDINGS
        s.agenda.append(Built(target, option, self.tile))
        s.agenda.append(PayConstruction(target, option, self.tile))
        if s.box.project_worker[project] != NO_WORKER:
            s.agenda.append(PayWorker(s.box.project_worker[project]))
        s.agenda.append(PayBreakthroughs(project))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"slot:{SLOT_TERMS[option]}"


class PayBreakthroughs(Effect):
    """One tile of the exact shape and icon, or two of the other shapes (ANA-11.10); they return to the supply."""

    __slots__ = ("project",)

    term: ClassVar[str] = "pay_breakthroughs"
    rule: ClassVar[str] = "ANA-11.10"

    def __init__(self, project: int) -> None:
        self.project = project

    def options(self, s: AnachronyState) -> list[int]:
        return breakthrough_ways(s, s.players[s.acting], self.project)

    def apply(self, s: AnachronyState, option: int) -> None:
        for tile in breakthroughs_of(option):
            s.players[s.acting].breakthroughs[tile] -= 1
            s.supply[tile] += 1
            if s.witness is not None:
                tell(s, "breakthrough_spent", seat=s.acting, breakthrough=tile)

    def key(self, s: AnachronyState, option: int) -> str:
        return "spend:" + ":".join([BREAKTHROUGH_TERMS[tile] for tile in breakthroughs_of(option)])


def breakthroughs_of(code: int) -> list[int]:
    return [code] if code < BREAKTHROUGHS else [code // BREAKTHROUGHS - 1, code % BREAKTHROUGHS]


class PayConstruction(Effect):
    """The goods, lowered by discounts; which of T, U and G a free discount lowers is chosen (ANA-11.13, 11.14)."""

    __slots__ = ("slot", "target", "tile")

    term: ClassVar[str] = "pay_construction"
    rule: ClassVar[str] = "ANA-11.14"

    def __init__(self, target: int, slot: int, tile: int) -> None:
        self.target = target
        self.slot = slot
        self.tile = tile

    def cost(self, s: AnachronyState) -> list[int]:
        """Before the free discounts."""
        player = s.players[s.acting]
        printed = player.board.slot_cost[self.slot]
        if self.target >= BUILDINGS:
            printed = s.box.project_cost[self.target - BUILDINGS]
        cost = printed.copy()
        lowered = discounts(s, player, s.worker, self.tile)
        cost[TITANIUM] = max(0, cost[TITANIUM] - lowered.titanium)
        cost[NEUTRONIUM] = max(0, cost[NEUTRONIUM] - lowered.neutronium)
        return cost

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[s.acting]
        free = discounts(s, player, s.worker, self.tile).any
        if free == 0:
            return [0]
        cost = self.cost(s)
        return ways_to_lower(cost, player.goods, min(free, cost[TITANIUM] + cost[URANIUM] + cost[GOLD]))

    def price(self, s: AnachronyState, option: int) -> list[int]:
        """What is paid after the free discounts, taken off as the option says."""
        price = self.cost(s)
        for goods in (TITANIUM, URANIUM, GOLD):
            price[goods] -= bundle_of(option, goods)
        return price

    def apply(self, s: AnachronyState, option: int) -> None:
        pay_cost(s, s.acting, self.price(s, option))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"discount:{bundle_word(option) or 'none'}"


def ways_to_lower(cost: list[int], held: list[int], n: int) -> list[int]:
    """Every way to take n units off what is asked of T, U and G that leaves a payable cost."""
    ways: list[int] = []
    for t in range(min(n, cost[TITANIUM]), -1, -1):
        for u in range(min(n - t, cost[URANIUM]), -1, -1):
            g = n - t - u
            if (
                g <= cost[GOLD]
                and cost[TITANIUM] - t <= held[TITANIUM]
                and cost[URANIUM] - u <= held[URANIUM]
                and cost[GOLD] - g <= held[GOLD]
            ):
                ways.append(bundle(t, u, g))
    return ways


class Built(Effect):
    """The tile is placed; its one-time ability, then the bonus of the collapsing tile (ANA-11.15, 11.18)."""

    __slots__ = ("slot", "target", "tile")

    term: ClassVar[str] = "built"
    rule: ClassVar[str] = "ANA-11.15"

    def __init__(self, target: int, slot: int, tile: int) -> None:
        self.target = target
        self.slot = slot
        self.tile = tile

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[s.acting]
        target = self.target
        player.slots[self.slot] = target
        if target >= BUILDINGS:
            player.slots[self.slot + 1] = target
            s.projects[s.projects.index(target)] = FREE
        else:
            row = target // PER_ROW
            stack = s.primary[row] if s.primary[row] and s.primary[row][-1] == target else s.secondary[row]
            stack.pop()
        refresh(s, player)
        if s.witness is not None:
            s.reveal()  # the building below shows
            tell(s, "built", seat=s.acting, tile=target, slot=self.slot)
        self.bonus(s)
        s.agenda += s.box.tile_once[target]

    def bonus(self, s: AnachronyState) -> None:
        """(ANA-31.3 to 31.5)"""
        if not has_bonus(s, self.target, self.tile):
            return
        if s.box.capital_column_vp[self.tile]:
            gain(s, s.acting, VP, s.box.capital_column_vp[self.tile][self.slot % COLUMNS])
        s.agenda += s.box.capital_after[self.tile]


def has_bonus(s: AnachronyState, target: int, tile: int) -> bool:
    """Does a collapsing tile reward what is built on its hex (ANA-31.3 to 31.5)?"""
    if tile == NO_TILE:
        return False
    wanted = s.box.capital_for[tile]
    return not wanted or wanted == ("superproject" if target >= BUILDINGS else "building")
