"""Chapters 5 and 21: paradox tokens, the anomalies they bring, and getting rid of those."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from chronotable.games.anachrony.effect_text import tile_text
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import (
    add_bundle,
    bundle,
    bundle_of,
    bundle_word,
    pay,
    pay_water,
    payable_tug,
    tug,
)
from chronotable.games.anachrony.steps.modifiers import first_slot, is_covered, paradox_limit, refresh, water_for_costs
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    COLUMNS,
    FATES,
    FIRST_FREE_SLOT,
    FORCE,
    FREE,
    NEUTRONIUM,
    NO_WORKER,
    NOTHING,
    SLOT_TERMS,
    SLOTS,
    TITANIUM,
    WARP_TERMS,
    WARPS,
)
from chronotable.games.anachrony.weights import TileWeights
from chronotable.kernel.step import Refusal, SeatStep, Things, refuse

GIVE_UP: Final = 100  # behind the slots: the building on one goes instead (ANA-33.14)
REMOVAL_WATER: Final = 2
REMOVAL_TUG: Final = 2


def gain_paradox(s: AnachronyState, who: int, n: int) -> bool:
    """Tokens; true when the limit is reached, which takes them all away (ANA-5.10, 5.13, 5.22)."""
    player = s.players[who]
    player.paradoxes += n
    if s.witness is not None:
        tell(s, "paradoxes_gained", seat=who, n=n)
    if player.paradoxes < paradox_limit(player):
        return False
    player.paradoxes = 0
    if s.witness is not None:
        tell(s, "anomaly_triggered", seat=who)
    return True


def bring_anomaly(s: AnachronyState, who: int) -> None:
    """The optional retrieval first, then the anomaly (ANA-5.14 to 5.16)."""
    s.agenda.append(TakeAnomaly(who))
    s.agenda.append(RescueWarp(who))


def on_timeline(player: Player) -> list[int]:
    return [tile for tile in range(WARPS) if player.warp_at[tile]]


def take_back(s: AnachronyState, who: int, tile: int) -> None:
    """A warp tile returns to the pool."""
    player = s.players[who]
    player.warp_at[tile] = 0
    player.warp_space[tile] = 0
    if s.witness is not None:
        tell(s, "warp_retrieved", seat=who, warp=tile)


class Paradox(Effect):
    """Gain or return paradox tokens (ANA-5.10, 27.404)."""

    __slots__ = ("delta", "up_to")

    rule: ClassVar[str] = "ANA-5.10"
    in_vain: ClassVar[Refusal | None] = refuse("no-paradox", "ANA-9.15")

    def __init__(self, delta: int, up_to: bool) -> None:
        self.delta = delta
        self.up_to = up_to

    def options(self, s: AnachronyState) -> list[int]:
        if self.delta > 0:
            return [self.delta]
        most = min(-self.delta, s.players[s.acting].paradoxes)
        return list(range(most, -1, -1)) if self.up_to else [most]

    def apply(self, s: AnachronyState, option: int) -> None:
        if self.delta > 0:
            if gain_paradox(s, s.acting, self.delta):
                bring_anomaly(s, s.acting)
            return
        s.players[s.acting].paradoxes -= option
        if s.witness is not None and option:
            tell(s, "paradoxes_returned", seat=s.acting, n=option)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"return:{option}"

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return self.delta > 0 or s.players[who].paradoxes > 0

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        """(ANA-5.14 to 5.16)"""
        return [[TakeAnomaly(s.acting), RescueWarp(s.acting)]] if self.delta > 0 else []

    def worth(self, prices: TileWeights) -> float:
        return -self.delta * prices.paradox

    def elements(self, s: AnachronyState, option: int) -> list[str]:
        return ["paradox"] if option else []


class RetrieveWarp(Effect):
    """Take own warp tiles back from any timeline tiles, for nothing (ANA-20.12, 20.13)."""

    __slots__ = ("n", "optional")

    rule: ClassVar[str] = "ANA-20.12"
    nouns: ClassVar[dict[str, str]] = {"n": "units"}
    in_vain: ClassVar[Refusal | None] = refuse("no-warp", "ANA-9.15")

    def __init__(self, n: int, optional: bool) -> None:
        self.n = n
        self.optional = optional

    def options(self, s: AnachronyState) -> list[int]:
        tiles = on_timeline(s.players[s.acting])
        return [*tiles, NOTHING] if tiles and self.optional else tiles

    def apply(self, s: AnachronyState, option: int) -> None:
        if option == NOTHING:
            return
        take_back(s, s.acting, option)
        if self.n > 1:
            s.agenda.append(RetrieveWarp(self.n - 1, self.optional))

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"retrieve:{WARP_TERMS[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        return [[RetrieveWarp(self.n - 1, self.optional)]] if self.n > 1 else []

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return any(s.players[who].warp_at)


class RescueWarp(SeatStep[AnachronyState]):
    """Whoever gets an anomaly may take one warp tile back (ANA-5.14, 5.15)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-5.14"

    def options(self, s: AnachronyState) -> list[int]:
        tiles = on_timeline(s.players[self.who])
        return [*tiles, NOTHING] if tiles else tiles

    def apply(self, s: AnachronyState, option: int) -> None:
        if option != NOTHING:
            take_back(s, self.who, option)

    def key(self, s: AnachronyState, option: int) -> str:
        return "done" if option == NOTHING else f"retrieve:{WARP_TERMS[option]}"


class TakeAnomaly(SeatStep[AnachronyState]):
    """An anomaly goes on the leftmost free slot, or on a tile where none is free (ANA-5.16 to 5.19, 5.24)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-5.16"

    def options(self, s: AnachronyState) -> list[int]:
        player = s.players[self.who]
        places = anomaly_places(player)
        if player.board.give_up:
            places = places + [GIVE_UP + slot for slot in uncovered_buildings(player)]
        return places

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[self.who]
        if option >= GIVE_UP:
            give_up(s, self.who, option - GIVE_UP)
        elif player.slots[option] == FREE:
            player.slots[option] = s.box.anomaly
            if s.witness is not None:
                tell(s, "anomaly_placed", seat=self.who, slot=option)
        else:
            player.over |= 1 << option
            refresh(s, player)
            if s.witness is not None:
                tell(s, "tile_covered", seat=self.who, slot=option, tile=player.slots[option])

    def key(self, s: AnachronyState, option: int) -> str:
        player = s.players[self.who]
        if option >= GIVE_UP:
            return f"giveup:{s.box.tile_ids[player.slots[option - GIVE_UP]]}"
        if player.slots[option] == FREE:
            return f"slot:{SLOT_TERMS[option]}"
        return f"cover:{s.box.tile_ids[player.slots[option]]}"

    def rule_of(self, s: AnachronyState, option: int) -> str:
        return "ANA-33.14" if option >= GIVE_UP else self.rule

    def label_things(self, s: AnachronyState, option: int) -> Things:
        tile = s.players[self.who].slots[option - GIVE_UP if option >= GIVE_UP else option]
        return {} if tile == FREE else {"text": tile_text(s.box, s.box.tile_ids[tile])}


def uncovered_buildings(player: Player) -> list[int]:
    buildings = player.board.buildings
    return [slot for slot in range(SLOTS) if 0 <= player.slots[slot] < buildings and not player.over >> slot & 1]


def anomaly_places(player: Player) -> list[int]:
    free = [slot for slot in range(SLOTS) if player.slots[slot] == FREE]
    if free:
        if player.board.anomaly_anywhere:
            return free
        column = min([slot % COLUMNS for slot in free])
        return [slot for slot in free if slot % COLUMNS == column]
    buildings = uncovered_buildings(player)
    if buildings:
        return buildings
    return [slot for slot in range(SLOTS)
            if player.board.buildings <= player.slots[slot] < player.board.anomaly
            and first_slot(player, slot) and not is_covered(player, slot)]  # fmt: skip


def give_up(s: AnachronyState, who: int, slot: int) -> None:
    """A building goes under its primary stack; its worker is set aside (ANA-33.14)."""
    player = s.players[who]
    tile = player.slots[slot]
    if player.slot_worker[slot] != NO_WORKER:
        busy = player.slot_worker[slot]
        player.busy[busy] -= 1
        player.aside[busy // FATES] += 1
        player.slot_worker[slot] = NO_WORKER
    player.slots[slot] = FREE
    player.used &= ~(1 << (FIRST_FREE_SLOT - FORCE + slot))
    row = s.box.tile_row[tile]
    s.returned[row] = min(s.returned[row], len(s.primary[row])) + 1
    s.primary[row].insert(0, tile)
    refresh(s, player)
    if s.witness is not None:
        tell(s, "building_given_up", seat=who, tile=tile)


def anomaly_at(player: Player, slot: int) -> bool:
    """Is the spot on this slot that of an anomaly (ANA-21.1)?"""
    return player.slots[slot] == player.board.anomaly or bool(player.over >> slot & 1)


def anomalies(player: Player) -> int:
    return player.slots.count(player.board.anomaly) + player.over.bit_count()


def can_remove_anomaly(s: AnachronyState, who: int) -> bool:
    held = s.players[who].goods
    return water_for_costs(s, who) >= REMOVAL_WATER and (held[NEUTRONIUM] > 0 or tug(held) >= REMOVAL_TUG)


class RemoveAnomaly(Effect):
    """The price of removing an anomaly: 2 water, and neutronium or two other units (ANA-21.1 to 21.3)."""

    __slots__ = ("slot",)

    rule: ClassVar[str] = "ANA-21.1"

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def options(self, s: AnachronyState) -> list[int]:
        held = s.players[s.acting].goods
        ways = [bundle(0, 0, 0, 1)] if held[NEUTRONIUM] else []
        return ways + payable_tug(held, REMOVAL_TUG)

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[s.acting]
        pay_water(s, s.acting, REMOVAL_WATER)
        if s.witness is None:
            add_bundle(player.goods, option, -1)
        else:
            for goods in range(TITANIUM, NEUTRONIUM + 1):
                pay(s, s.acting, goods, bundle_of(option, goods))
        if player.slots[self.slot] == s.box.anomaly:
            player.slots[self.slot] = FREE
        else:
            player.over &= ~(1 << self.slot)
            refresh(s, player)
        if s.witness is not None:
            tell(s, "anomaly_removed", seat=s.acting, slot=self.slot)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"pay:{bundle_word(option)}"
