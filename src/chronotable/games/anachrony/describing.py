"""The table in the ledger's words, as JSON values: shared by views and described positions."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.modifiers import first_slot
from chronotable.games.anachrony.steps.power_up import power_key
from chronotable.games.anachrony.terms import warp_words
from chronotable.games.anachrony.words import (
    Fate,
    GoodsId,
    HexId,
    PathId,
    WarpId,
    WorkerId,
)
from chronotable.kernel.declared import Each

FREE_ACTION_TERMS = ["force_workers", "supply", "leader", *terms.SLOT_TERMS]  # from FORCE on
assert (terms.FORCE, terms.SUPPLY_FREE, terms.LEADER, terms.FIRST_FREE_SLOT, terms.FREE_ACTIONS) == (31, 32, 33, 34, 46)


class Busy(TypedDict):
    """A busy worker: its type and what becomes of it in Clean Up."""

    worker: WorkerId
    retrieved: Fate


class Standing(Busy):
    seat: int


class Pooled(Standing):
    space: str


class SlotTile(TypedDict):
    tile: str  # a building's number, a superproject's id, or `anomaly`
    covered: NotRequired[bool]  # an anomaly lies on it
    worker: NotRequired[WorkerId]
    retrieved: NotRequired[Fate]


class PlayerDescribed(TypedDict):
    """All that lies open in front of a player."""

    path: PathId | None
    leader: str | None
    condition: str | None
    goods: Each[GoodsId, int]
    active: Each[WorkerId, int]
    tired: Each[WorkerId, int]
    aside: Each[WorkerId, int]  # busy workers of buildings that were given up this turn
    powered: list[HexId]
    covered_hexes: list[HexId]
    slots: dict[str, SlotTile]  # a superproject is at the left one of its two slots
    supply_worker: Busy | None
    used: list[str]  # free actions taken this era: `force_workers`, `supply`, `leader`, or a slot
    breakthroughs: dict[str, int]
    warps: dict[WarpId, int]  # warp tiles on the timeline and their eras
    warp_spaces: dict[WarpId, int]
    paradoxes: int
    morale: int  # 1 to 7
    time_travel: int
    focus: int
    evacuation: int  # 0, or the number of its marker on the evacuation tile
    passed: bool


class MainBoard(TypedDict):
    hexes: dict[str, Standing]
    pools: list[Pooled]
    capital_tiles: dict[str, str]  # collapsing capital tiles by hex, after the Impact
    flipped: list[str]  # capital hexes that show the unavailable side
    recruit_pool: Each[WorkerId, int]
    mine_pool: Each[GoodsId, int]


class Secret(TypedDict, total=False):
    """What a seat has chosen and not yet shown."""

    warps: list[WarpId]
    power: str


class Exosuits(TypedDict):
    unpowered: int
    powered: int
    deployed: int
    total: int


def word_or_none(words: list[str], number: int) -> str | None:
    return words[number] if number >= 0 else None


def counts(words: list[str], numbers: list[int]) -> dict[str, int]:
    return dict(zip(words, numbers))


def set_bits(words: list[str], bits: int) -> list[str]:
    return [word for place, word in enumerate(words) if bits >> place & 1]


def busy_worker(number: int) -> Busy:
    return {"worker": terms.WORKER_TERMS[number // terms.FATES], "retrieved": terms.FATE_TERMS[number % terms.FATES]}


def goods(player: Player) -> Each[GoodsId, int]:
    return counts(terms.GOODS_TERMS, player.goods)


def describe_slots(s: AnachronyState, player: Player) -> dict[str, SlotTile]:
    """What lies on a board, by slot; a superproject on the left one of its two."""
    found: dict[str, SlotTile] = {}
    for slot in range(terms.SLOTS):
        tile = player.slots[slot]
        if tile == terms.FREE or not first_slot(player, slot):
            continue
        record: SlotTile = {"tile": "anomaly" if tile == s.box.anomaly else s.box.tile_ids[tile]}
        if player.over >> slot & 1:
            record["covered"] = True
        if player.slot_worker[slot] != terms.NO_WORKER:
            busy = busy_worker(player.slot_worker[slot])
            record["worker"], record["retrieved"] = busy["worker"], busy["retrieved"]
        found[terms.SLOT_TERMS[slot]] = record
    return found


def describe_player(s: AnachronyState, seat: int) -> PlayerDescribed:
    player = s.players[seat]
    supply = player.supply_worker
    return {
        "path": word_or_none(terms.PATH_TERMS, player.path),
        "leader": word_or_none(terms.LEADER_TERMS, player.leader),
        "condition": word_or_none(terms.CONDITION_TERMS, player.condition),
        "goods": goods(player),
        "active": counts(terms.WORKER_TERMS, player.active),
        "tired": counts(terms.WORKER_TERMS, player.tired),
        "aside": counts(terms.WORKER_TERMS, player.aside),
        "powered": set_bits(terms.HEX_TERMS, player.suits),
        "covered_hexes": set_bits(terms.HEX_TERMS, player.covered),
        "slots": describe_slots(s, player),
        "supply_worker": None if supply == terms.NO_WORKER else busy_worker(supply),
        "used": set_bits(FREE_ACTION_TERMS, player.used),
        "breakthroughs": {
            terms.BREAKTHROUGH_TERMS[tile]: player.breakthroughs[tile]
            for tile in range(terms.BREAKTHROUGHS)
            if player.breakthroughs[tile]
        },
        "warps": {terms.WARP_TERMS[tile]: player.warp_at[tile] for tile in range(terms.WARPS) if player.warp_at[tile]},
        "warp_spaces": {
            terms.WARP_TERMS[tile]: player.warp_space[tile] for tile in range(terms.WARPS) if player.warp_space[tile]
        },
        "paradoxes": player.paradoxes,
        "morale": player.morale + 1,
        "time_travel": player.travel,
        "focus": player.focus,
        "evacuation": player.evacuation,
        "passed": player.passed,
    }


def describe_secret(s: AnachronyState, seat: int) -> Secret | None:
    secret = s.players[seat].secret
    if secret < 0:
        return None
    return {"power": power_key(secret)} if s.phase == terms.POWER_UP else {"warps": warp_words(secret)}


def describe_main_board(s: AnachronyState) -> MainBoard:
    """Hexes, pools, capital tiles."""
    return {
        "hexes": {
            terms.SPACE_TERMS[space]: {"seat": at // terms.BUSY, **busy_worker(at % terms.BUSY)}
            for space, at in enumerate(s.hexes)
            if 0 <= at < terms.OPPONENT_SUIT
        },
        "pools": [
            {
                "space": terms.SPACE_TERMS[at // terms.BUSY // terms.SEATS],
                "seat": at // terms.BUSY % terms.SEATS,
                **busy_worker(at % terms.BUSY),
            }
            for at in s.pools
        ],
        "capital_tiles": {
            terms.SPACE_TERMS[hex]: terms.CAPITAL_TILE_TERMS[tile]
            for hex, tile in enumerate(s.tiles)
            if tile != terms.NO_TILE
        },
        "flipped": set_bits(terms.SPACE_TERMS, s.flipped),
        "recruit_pool": counts(terms.WORKER_TERMS, s.recruit_pool),
        "mine_pool": counts(terms.GOODS_TERMS, s.mine_pool),
    }


def exosuits(player: Player) -> Exosuits:
    return {"unpowered": player.unpowered, "powered": player.suits.bit_count(), "deployed": player.deployed,
            "total": terms.EXOSUITS}  # fmt: skip
