"""Goods come and go (ANA-0.9, 0.10): gains, payments, and the choice among titanium, uranium and gold."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

from chronotable.games.anachrony.effect_text import choice_text, leader_text
from chronotable.games.anachrony.naming import amount, tile_or_leader
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect, Program, all_possible, program_worth
from chronotable.games.anachrony.steps.modifiers import reservoir, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    FATE_RESOURCE,
    GOLD,
    GOODS,
    GOODS_CODES,
    GOODS_TERMS,
    LEADER_TERMS,
    NEUTRONIUM,
    NO_WORKER,
    NOTHING,
    RESOURCES,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
)
from chronotable.games.anachrony.weights import TileWeights
from chronotable.kernel.step import Things

# A bundle of Resources as one number: so many of each, in base BUNDLE.
BUNDLE: Final = 8


def bundle(titanium: int, uranium: int, gold: int, neutronium: int = 0) -> int:
    return titanium + BUNDLE * (uranium + BUNDLE * (gold + BUNDLE * neutronium))


def bundle_of(code: int, goods: int) -> int:
    """How many units of a Resource a bundle holds."""
    for _ in range(goods - TITANIUM):
        code //= BUNDLE
    return code % BUNDLE


def bundle_word(code: int) -> str:
    """`titanium:titanium:gold`."""
    units = [GOODS_TERMS[goods] for goods in range(TITANIUM, NEUTRONIUM + 1) for _ in range(bundle_of(code, goods))]
    return ":".join(units)


@cache
def tug_bundles(n: int) -> list[int]:
    """Every mix of n units of titanium, uranium and gold."""
    return [bundle(t, u, n - t - u) for t in range(n, -1, -1) for u in range(n - t, -1, -1)]


def payable_tug(held: list[int], n: int) -> list[int]:
    """The mixes of n units a player can pay."""
    t, u, g = held[TITANIUM], held[URANIUM], held[GOLD]
    return [bundle(a, b, n - a - b) for a in range(min(n, t), -1, -1) for b in range(min(n - a, u), -1, -1)
            if n - a - b <= g]  # fmt: skip


def tug(held: list[int]) -> int:
    return held[TITANIUM] + held[URANIUM] + held[GOLD]


def add_bundle(held: list[int], code: int, sign: int) -> None:
    held[TITANIUM] += sign * (code % BUNDLE)
    held[URANIUM] += sign * (code // BUNDLE % BUNDLE)
    held[GOLD] += sign * (code // (BUNDLE * BUNDLE) % BUNDLE)
    held[NEUTRONIUM] += sign * (code // (BUNDLE * BUNDLE * BUNDLE))


def gain(s: AnachronyState, who: int, goods: int, n: int) -> None:
    """Take goods from the general supply."""
    s.players[who].goods[goods] += n
    if s.witness is not None and n:
        tell(s, "gained", seat=who, goods=goods, n=n)


def pay(s: AnachronyState, who: int, goods: int, n: int) -> None:
    """Pay goods to the general supply; water as part of a cost goes through `pay_water`."""
    s.players[who].goods[goods] -= n
    if s.witness is not None and n:
        tell(s, "paid", seat=who, goods=goods, n=n)


def pay_water(s: AnachronyState, who: int, n: int) -> None:
    """A water cost of an action; the Grand Reservoir takes one off a turn's total (ANA-28.4)."""
    if n > 0 and reservoir(s, who):
        s.reservoir_used = True
        n -= 1
    pay(s, who, WATER, n)


def pay_cost(s: AnachronyState, who: int, cost: list[int]) -> None:
    for goods in range(GOODS):
        if cost[goods]:
            if goods == WATER:
                pay_water(s, who, cost[goods])
            else:
                pay(s, who, goods, cost[goods])


def can_pay(s: AnachronyState, who: int, cost: list[int]) -> bool:
    """Costs are all-or-nothing (ANA-0.9)."""
    held = s.players[who].goods
    if cost[WATER] > held[WATER] and cost[WATER] > water_for_costs(s, who):
        return False
    for goods in range(TITANIUM, GOODS):  # noqa: SIM110  a loop is faster than a generator
        if cost[goods] > held[goods]:
            return False
    return True


def price_and_held(player: Player, cost: list[int]) -> Things:
    """What a cost asks for, and what the player has of it."""
    asked = [goods for goods in range(len(cost)) if cost[goods]]
    return {
        "cost": [amount(GOODS_TERMS[goods], cost[goods]) for goods in asked],
        "held": [amount(GOODS_TERMS[goods], player.goods[goods]) for goods in asked],
    }


def codes(cost: list[int]) -> dict[str, int]:
    """Goods as the data file writes them."""
    return {GOODS_CODES[goods]: n for goods, n in enumerate(cost) if n}


class Gain(Effect):
    """Take the listed goods."""

    __slots__ = ("goods",)

    rule: ClassVar[str] = "ANA-0.10"
    nouns: ClassVar[dict[str, str]] = {"goods": "amounts"}

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods

    def apply(self, s: AnachronyState, option: int) -> None:
        for goods in range(GOODS):
            if self.goods[goods]:
                gain(s, s.acting, goods, self.goods[goods])

    def worth(self, prices: TileWeights) -> float:
        return prices.of_goods(self.goods)


class GainX(Effect):
    """As many victory points as were chosen for x (ANA-27.113)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-27.113"

    def apply(self, s: AnachronyState, option: int) -> None:
        gain(s, s.acting, VP, s.x)


class UnitsOfTug(Effect):
    """So many units, of three kinds of goods."""

    __slots__ = ("n",)

    term: ClassVar[str] = ""
    rule: ClassVar[str] = "ANA-17.2"
    nouns: ClassVar[dict[str, str]] = {"n": "units"}

    def __init__(self, n: int) -> None:
        self.n = n


class GainTug(UnitsOfTug):
    """Take units of titanium, uranium or gold in any mix."""

    __slots__ = ()

    term: ClassVar[str] = "gain_any"

    def options(self, s: AnachronyState) -> list[int]:
        return tug_bundles(self.n)

    def apply(self, s: AnachronyState, option: int) -> None:
        if s.witness is None:
            add_bundle(s.players[s.acting].goods, option, 1)
            return
        for goods in (TITANIUM, URANIUM, GOLD):
            gain(s, s.acting, goods, bundle_of(option, goods))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"take:{bundle_word(option)}"

    def worth(self, prices: TileWeights) -> float:
        return self.n * prices.tug


class GainRandom(Effect):
    """A random Resource, each kind equally likely; by option never neutronium, the last one (ANA-29.4, 29.11)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-29.4"

    def apply(self, s: AnachronyState, option: int) -> None:
        kinds = RESOURCES - 1 if s.settings.no_random_neutronium else RESOURCES
        drawn = s.fated(FATE_RESOURCE, kinds)
        if drawn < 0:
            drawn = s.below(kinds)
        gain(s, s.acting, TITANIUM + drawn, 1)


class PayTug(UnitsOfTug):
    """Pay units of titanium, uranium or gold, any mix."""

    __slots__ = ()

    term: ClassVar[str] = "pay_any"

    def options(self, s: AnachronyState) -> list[int]:
        return payable_tug(s.players[s.acting].goods, self.n)

    def apply(self, s: AnachronyState, option: int) -> None:
        if s.witness is None:
            add_bundle(s.players[s.acting].goods, option, -1)
            return
        for goods in (TITANIUM, URANIUM, GOLD):
            pay(s, s.acting, goods, bundle_of(option, goods))

    def key(self, s: AnachronyState, option: int) -> str:
        return f"pay:{bundle_word(option)}"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return tug(s.players[who].goods) >= self.n

    def worth(self, prices: TileWeights) -> float:
        return -self.n * prices.tug


class Pay(Effect):
    """Pay the listed goods as part of an effect."""

    __slots__ = ("goods",)

    rule: ClassVar[str] = "ANA-0.9"
    nouns: ClassVar[dict[str, str]] = {"goods": "amounts"}

    def __init__(self, goods: list[int]) -> None:
        self.goods = goods

    def apply(self, s: AnachronyState, option: int) -> None:
        pay_cost(s, s.acting, self.goods)

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return can_pay(s, who, self.goods)

    def worth(self, prices: TileWeights) -> float:
        return -prices.of_goods(self.goods)


class Choose(Effect):
    """Exactly one of several effects, each a program (chapter 22)."""

    __slots__ = ("blocks", "source")

    rule: ClassVar[str] = "ANA-22.1"
    derived: ClassVar[tuple[str, ...]] = ("blocks",)  # printed on the source

    def __init__(self, blocks: list[Program], source: str) -> None:
        self.blocks = blocks
        self.source = source  # whose ability it is

    def options(self, s: AnachronyState) -> list[int]:
        return [number for number in range(len(self.blocks)) if self.open(s, s.acting, number)]

    def open(self, s: AnachronyState, who: int, number: int) -> bool:
        return all_possible(self.blocks[number], s, who, NO_WORKER, NO_WORKER, water_for_costs(s, who))

    def apply(self, s: AnachronyState, option: int) -> None:
        s.agenda += self.blocks[option]

    def key(self, s: AnachronyState, option: int) -> str:
        return f"choose:{option + 1}"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return any(self.open(s, who, number) for number in range(len(self.blocks)))

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return self.blocks

    def printed_on(self) -> str:
        return self.source

    def worth(self, prices: TileWeights) -> float:
        return max([program_worth(block, prices) for block in self.blocks])

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"effect": choice_text(s.box, self.source, option)}

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        return [tile_or_leader(self.source)]


class May(Effect):
    """A leader's effect that may be declined; it costs goods or nothing."""

    __slots__ = ("block", "cost", "source")

    rule: ClassVar[str] = "ANA-23.1"
    derived: ClassVar[tuple[str, ...]] = ("block", "cost")

    def __init__(self, cost: list[int], block: Program, source: str) -> None:
        self.cost = cost
        self.block = block
        self.source = source

    def options(self, s: AnachronyState) -> list[int]:
        return [1, NOTHING] if can_pay(s, s.acting, self.cost) and self.helps(s) else []

    def helps(self, s: AnachronyState) -> bool:
        """Nobody pays for nothing (ANA-23.11)."""
        water = water_for_costs(s, s.acting) - self.cost[WATER]
        return all_possible(self.block, s, s.acting, NO_WORKER, NO_WORKER, water)

    def apply(self, s: AnachronyState, option: int) -> None:
        if option != NOTHING:
            pay_cost(s, s.acting, self.cost)
            s.agenda += self.block

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"ability:{self.source}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [self.block]

    def printed_on(self) -> str:
        return self.source

    def worth(self, prices: TileWeights) -> float:
        return max(0.0, program_worth(self.block, prices) - prices.of_goods(self.cost))

    def prompt_things(self, s: AnachronyState) -> Things:
        return {"leader": LEADER_TERMS.index(self.source), "text": leader_text(self.source)}

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"text": leader_text(self.source)}
