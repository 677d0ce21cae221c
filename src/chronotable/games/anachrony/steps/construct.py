"""Chapter 11: buildings and superprojects."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.anachrony.effect_text import tile_text
from chronotable.games.anachrony.naming import Said, amounts, ref
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.buildable import (
    breakthrough_ways,
    discounts,
    goods_suffice,
    least_water,
    leftmost_free,
    lowered_cost,
    project_in_focus,
    project_places,
    project_water,
)
from chronotable.games.anachrony.steps.counting import given_up, tiles_of
from chronotable.games.anachrony.steps.effect import CapitalAction, Effect, Program
from chronotable.games.anachrony.steps.goods import bundle, bundle_of, bundle_word, codes, gain, pay_cost
from chronotable.games.anachrony.steps.modifiers import kind_of, refresh, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.why_build import why_build
from chronotable.games.anachrony.steps.workers import PayWorker
from chronotable.games.anachrony.terms import (
    ADMINISTRATOR,
    BREAKTHROUGH_TERMS,
    BREAKTHROUGHS,
    COLUMNS,
    FREE,
    GOLD,
    NO_TILE,
    NO_WORKER,
    NOTHING,
    ROWS,
    SLOT_TERMS,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
    WORKER_TERMS,
)
from chronotable.kernel.step import Refusal, Things, refuse


class Construct(CapitalAction):
    """Choose what to build (ANA-11.1 to 11.9).  `tile` is the collapsing capital tile of the hex, if any."""

    __slots__ = ("projects_only",)

    rule: ClassVar[str] = "ANA-11.1"

    def __init__(self, tile: int, optional: bool, projects_only: bool) -> None:
        super().__init__(tile, optional)
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
        if option >= s.box.buildings:
            s.agenda.append(ProjectPlace(self.tile))
            return
        slot = leftmost_free(s.players[s.acting], s.box.tile_row[option])
        s.agenda.append(Built(option, slot, self.tile))
        s.agenda.append(PayConstruction(option, slot, self.tile))

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"build:{s.box.tile_ids[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """What is to be built and paid for, or what a tile that was just built brings (ANA-11.2, 11.6, 11.15)."""
        player = s.players[s.acting]
        found: list[list[Any]] = [[ProjectPlace(self.tile)]]
        for row in range(0 if self.projects_only else ROWS):
            slot = leftmost_free(player, row)
            for stack in (s.primary[row], s.secondary[row]):
                if slot >= 0 and stack:
                    found.append([Built(stack[-1], slot, self.tile), PayConstruction(stack[-1], slot, self.tile)])
        for tile in [*tiles_of(player), *given_up(player)]:
            if tile >= s.box.buildings or not self.projects_only:
                bonus = s.box.capital_after[self.tile] if has_bonus(s, tile, self.tile) else []
                found.append([*bonus, *s.box.tile_once[tile]])
        return found

    def rule_of(self, s: AnachronyState, option: int) -> str:
        return "ANA-11.6" if option >= s.box.buildings else "ANA-11.2"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.optional or least_water(s, who, worker, placing, self.tile, self.projects_only) <= water

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"text": tile_text(s.box, s.box.tile_ids[option]), **self.price(s, option)}

    def price(self, s: AnachronyState, option: int) -> Things:
        """What it costs this worker, and how many units less are his to choose (ANA-11.13, 11.14)."""
        player = s.players[s.acting]
        lowered = discounts(s, player, s.worker, self.tile)
        project = option - s.box.buildings
        printed = (
            s.box.project_cost[project]
            if project >= 0
            else player.board.slot_cost[leftmost_free(player, s.box.tile_row[option])]
        )
        cost = lowered_cost(printed, lowered)
        paid: list[Said] = [*amounts(codes(cost))]
        if project >= 0 and s.box.project_worker[project] != NO_WORKER:
            paid.append(ref("worker", WORKER_TERMS[s.box.project_worker[project]]))
        free = min(lowered.any, cost[TITANIUM] + cost[URANIUM] + cost[GOLD])
        return {"paid": "yes" if paid else "no", "price": paid, "less": free}

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        if verb != "build":
            return None
        if self.projects_only and given["tile"] < s.box.buildings:
            return refuse("projects-only", "ANA-31.13")
        return why_build(s, s.acting, s.worker, self.tile, given["tile"])


class ProjectPlace(Effect):
    """The two slots of a superproject (ANA-11.7)."""

    __slots__ = ("tile",)

    rule: ClassVar[str] = "ANA-11.7"
    nouns: ClassVar[dict[str, str]] = {"tile": "capital_tile"}

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def options(self, s: AnachronyState) -> list[int]:
        return project_places(s.players[s.acting])

    def apply(self, s: AnachronyState, option: int) -> None:
        s.agenda += self.to_build(s, project_in_focus(s, s.players[s.acting]), option)

    def to_build(self, s: AnachronyState, target: int, slot: int) -> Program:
        """What is paid for a superproject, and then it is built (ANA-11.8 to 11.11)."""
        project = target - s.box.buildings
        steps: Program = [Built(target, slot, self.tile), PayConstruction(target, slot, self.tile)]
        if s.box.project_worker[project] != NO_WORKER:
            steps.append(PayWorker(s.box.project_worker[project]))
        steps.append(PayBreakthroughs(project))
        return steps

    def key(self, s: AnachronyState, option: int) -> str:
        return f"slot:{SLOT_TERMS[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        player = s.players[s.acting]
        target = project_in_focus(s, player)
        return [] if target == FREE else [self.to_build(s, target, slot) for slot in project_places(player)]


class PayBreakthroughs(Effect):
    """One tile of the exact shape and icon, or two of the other shapes (ANA-11.10); they return to the supply."""

    __slots__ = ("project",)

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


class Construction(Effect):
    """What is built in a slot, at the hex of a collapsing capital tile, if any."""

    __slots__ = ("slot", "target", "tile")

    term: ClassVar[str] = ""
    nouns: ClassVar[dict[str, str]] = {"target": "tile", "tile": "capital_tile"}

    def __init__(self, target: int, slot: int, tile: int) -> None:
        self.target = target
        self.slot = slot
        self.tile = tile


class PayConstruction(Construction):
    """The goods, lowered by discounts; which of T, U and G a free discount lowers is chosen (ANA-11.13, 11.14)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-11.14"

    def cost(self, s: AnachronyState) -> list[int]:
        """Before the free discounts."""
        player = s.players[s.acting]
        printed = player.board.slot_cost[self.slot]
        if self.target >= s.box.buildings:
            printed = s.box.project_cost[self.target - s.box.buildings]
        return lowered_cost(printed, discounts(s, player, s.worker, self.tile))

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

    def prompt_things(self, s: AnachronyState) -> Things:
        return {"tile": self.target}

    def label_word(self, s: AnachronyState, option: int) -> str:
        return "discount" if option else "discount-none"

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"paid": amounts(codes(self.price(s, option)))}


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


class Built(Construction):
    """The tile is placed; its one-time ability, then the bonus of the collapsing tile (ANA-11.15, 11.18)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-11.15"

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[s.acting]
        target = self.target
        player.slots[self.slot] = target
        if target >= s.box.buildings:
            player.slots[self.slot + 1] = target
            s.projects[s.projects.index(target)] = FREE
        else:
            row = s.box.tile_row[target]
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
    return not wanted or wanted == ("superproject" if target >= s.box.buildings else "building")
