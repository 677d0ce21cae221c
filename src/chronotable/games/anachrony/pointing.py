"""What a person may mean by pointing at a board element: so that every click has an answer.

The elements have the names that options give as their targets (`targets.py`).  Only the seat's own question is looked
at: the keys tell nothing that the seat cannot know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.modifiers import first_slot
from chronotable.games.anachrony.terms import (
    ANOMALY,
    ENDGAME_TERMS,
    FREE,
    GOODS_TERMS,
    HEX_TERMS,
    ICON_TERMS,
    LEADER_TERMS,
    PATH_TERMS,
    SHAPE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    WARP_TERMS,
    WORKER_TERMS,
)
from chronotable.games.anachrony.text import option
from chronotable.kernel.engine import pending

Keys = list[str]


def keys_at(s: AnachronyState, seat: int, target: str) -> tuple[str, ...]:
    """Offered keys that point there come first, then answers to the open question, then other questions' ones."""
    step = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    offered = [] if step is None else [option(s, step, number) for number in step.options(s)]
    kind, _, id = target.partition(":")
    meant = MEANINGS[kind](s, seat, id) if kind in MEANINGS else []
    verbs = [verb_of(shown.key) for shown in offered]
    fitting = [key for key in meant if verb_of(key) in verbs]
    keys = [*(shown.key for shown in offered if target in shown.targets), *fitting, *meant]
    return tuple(dict.fromkeys(keys))


def verb_of(key: str) -> str:
    return key.partition(":")[0]


def of_space(s: AnachronyState, seat: int, id: str) -> Keys:
    if id not in SPACE_TERMS:
        return []
    supply_is_free = id == "supply" and s.players[seat].board.supply_free
    return ["free:supply"] if supply_is_free else [f"place:{id}"]


def of_tile(s: AnachronyState, seat: int, id: str) -> Keys:
    """One's own is used; one that lies in a stack or above the timeline is built; others' can only be copied."""
    if id not in s.box.tile_ids:
        return []
    tile = s.box.tile_ids.index(id)
    if tile in s.players[seat].slots:
        worked = [f"use:{id}"] if s.box.free[tile] is None else [f"free:{id}"]
        return [*worked, f"copy:{id}", f"cover:{id}", f"giveup:{id}"]
    if any(tile in player.slots for player in s.players):
        return [f"copy:{id}", f"use:{id}"]
    return [f"build:{id}"]


def of_slot(s: AnachronyState, seat: int, id: str) -> Keys:
    """An anomaly is removed, a tile used, on an empty slot something is put."""
    if id not in SLOT_TERMS:
        return []
    player, slot = s.players[seat], SLOT_TERMS.index(id)
    tile = player.slots[slot]
    if tile == FREE:
        return [f"anomaly:{id}", f"slot:{id}"]
    if tile == ANOMALY or player.over >> slot & 1 or not first_slot(player, slot):
        return [f"anomaly:{id}"]
    return of_tile(s, seat, s.box.tile_ids[tile])


def of_worker(s: AnachronyState, seat: int, id: str) -> Keys:
    column, _, worker = id.partition(":")
    if worker not in WORKER_TERMS:
        return []
    return [f"worker:{worker}", f"lose:{column}:{worker}"] if column in ("active", "tired") else []


def of_free(s: AnachronyState, seat: int, id: str) -> Keys:
    return ["free:force_workers"] if id == "force_workers" else []


def of_leader(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"free:{id}", f"ability:{id}", f"leader:{id}"] if id in LEADER_TERMS else []


def of_warp(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"{verb}:{id}" for verb in ("warp", "send", "retrieve")] if id in WARP_TERMS else []


def of_hex(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"power:{HEX_TERMS.index(id) + 1}"] if id in HEX_TERMS else []


def of_goods(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"{verb}:{id}" for verb in ("pay", "take", "discount", "bonus")] if id in GOODS_TERMS else []


def of_asset(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"card:{id}"] if any(id == card["id"] for card in s.box.records["starting_assets"]["cards"]) else []


def of_breakthrough(s: AnachronyState, seat: int, id: str) -> Keys:
    shape, _, icon = id.partition("_")
    return [f"spend:{id}"] if shape in SHAPE_TERMS and icon in ICON_TERMS else []


def of_left(s: AnachronyState, seat: int, id: str) -> Keys:
    shape, _, icon = id.partition("_")
    return [f"set:{shape}:{icon}"] if shape in SHAPE_TERMS and icon in ICON_TERMS else []


def of_icon(s: AnachronyState, seat: int, id: str) -> Keys:
    return [f"set:{id}", f"icon:{id}"] if id in ICON_TERMS else []


def of_trade(s: AnachronyState, seat: int, id: str) -> Keys:
    """An exchange needs a worker on Trade first."""
    return ["place:trade"] if id in (*GOODS_TERMS, "tug") else []


def of_paradox(s: AnachronyState, seat: int, id: str) -> Keys:
    return ["return:1"]


def one_key(verb: str, words: list[str]) -> Callable[[AnachronyState, int, str], Keys]:
    """Elements that stand for one thing only."""
    return lambda s, seat, id: [f"{verb}:{id}"] if id in words else []


ERA_TERMS: Final = ["1", "2", "3", "4", "5", "6", "7"]
ACTIONS: Final = ["construct", "recruit", "research"]

MEANINGS: Final[dict[str, Callable[[AnachronyState, int, str], Keys]]] = {
    "action": one_key("action", ACTIONS),
    "asset": of_asset,
    "breakthrough": of_breakthrough,
    "die": one_key("reroll", ["shape", "icon"]),
    "endgame": one_key("keep", ENDGAME_TERMS),
    "free": of_free,
    "goods": of_goods,
    "hex": of_hex,
    "icon": of_icon,
    "leader": of_leader,
    "left": of_left,
    "mine": one_key("mine", GOODS_TERMS),
    "paradox": of_paradox,
    "path": one_key("path", PATH_TERMS),
    "recruit": one_key("recruit", WORKER_TERMS),
    "shape": one_key("set", SHAPE_TERMS),
    "slot": of_slot,
    "space": of_space,
    "tile": of_tile,
    "timeline": one_key("focus", ERA_TERMS),
    "trade": of_trade,
    "warp": of_warp,
    "worker": of_worker,
}
