"""A tile is a program: the abilities of the data file compiled to costs and steps (chapter 22).

Every effect of the data file is a map with the key `op`; `COMPILERS` knows them all.  What lasts (`modify`, `discount`)
becomes modifiers instead.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.anachrony.box import X_TUG, X_WATER, Ability
from chronotable.games.anachrony.steps.anomalies import Paradox, RetrieveWarp
from chronotable.games.anachrony.steps.capital import StandardAction
from chronotable.games.anachrony.steps.construct import Construct
from chronotable.games.anachrony.steps.copy_tile import CopyTile
from chronotable.games.anachrony.steps.effect import Program
from chronotable.games.anachrony.steps.goods import Choose, Gain, GainRandom, GainTug, GainX, May, Pay, PayTug
from chronotable.games.anachrony.steps.placement import PlaceAgain
from chronotable.games.anachrony.steps.recruit import Recruit
from chronotable.games.anachrony.steps.research import Research
from chronotable.games.anachrony.steps.time_travel import CHOSEN, Focus
from chronotable.games.anachrony.steps.warp import SecondCopy
from chronotable.games.anachrony.steps.workers import (
    ON_RECRUIT_CARD,
    SAME_AS_PLACED,
    GainExosuit,
    GainWorker,
    LoseWorker,
    Morale,
    WakeAll,
)
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    DIES,
    FATE_TERMS,
    GOODS,
    GOODS_CODES,
    MODIFIER_TERMS,
    NO_TILE,
    NO_WORKER,
    TIRED,
    WORKER_TERMS,
)

Record = dict[str, Any]


def goods_of(record: Record) -> list[int]:
    """Fixed goods of a record, by kind."""
    counts = [0] * GOODS
    for code, n in record.items():
        if code in GOODS_CODES and isinstance(n, int):
            counts[GOODS_CODES.index(code)] = n
    return counts


def compile_program(effects: list[Record], source: str) -> Program:
    """Effects to steps, the first one last: ready to be put on the agenda."""
    known = [effect for effect in effects if effect["op"] in COMPILERS]
    steps = [step for effect in known for step in COMPILERS[effect["op"]](effect, source)]
    return steps[::-1]


def gain(effect: Record, source: str) -> Program:
    if "VP_by_column" in effect:
        return []  # a collapsing tile's, see `components`
    return [GainX()] if effect.get("VP") == "x" else [Gain(goods_of(effect))]


def gain_worker(effect: Record, source: str) -> Program:
    tired = effect["to"] == "tired"
    if effect.get("type") == "same_as_placed":
        return [GainWorker([SAME_AS_PLACED], tired)]
    types = effect.get("types", [effect.get("type")])
    if isinstance(types, str):  # those of this Era's recruit card
        return [GainWorker([ON_RECRUIT_CARD], tired)]
    return [GainWorker([WORKER_TERMS.index(type) for type in types], tired)]


def standard_action(effect: Record, source: str) -> Program:
    optional = effect.get("optional", False)
    actions = effect["options"]
    if len(actions) > 1:
        return [StandardAction([ACTION_TERMS.index(action) for action in actions])]
    times: int = effect.get("count", 1)
    if actions == ["construct"]:
        return [Construct(NO_TILE, optional, effect.get("only") == "superproject")] * times
    return [Recruit(NO_TILE, optional) if actions == ["recruit"] else Research(NO_TILE, optional)] * times


def exchange(effect: Record, source: str) -> Program:
    """Give, then get; an optional one may be declined."""
    give, get = effect["give"], effect["get"]
    gains: Program = [GainTug(get["TUG"])] if "TUG" in get else [Gain(goods_of(get))]
    if effect.get("optional"):
        return [May(goods_of(give), gains, source)]
    return [PayTug(give["TUG"]) if "TUG" in give else Pay(goods_of(give)), *gains]


COMPILERS: Final[dict[str, Callable[[Record, str], Program]]] = {
    "gain": gain,
    "gain_any": lambda e, _: [GainTug(e["count"])],
    "gain_random": lambda e, _: [GainRandom()],
    "choose": lambda e, source: [Choose([compile_program(block, source) for block in e["options"]], source)],
    "gain_worker": gain_worker,
    "gain_powered_exosuit": lambda e, _: [GainExosuit()],
    "set_focus": lambda e, _: [Focus(CHOSEN if e["range"] == "x" else e["range"], e["labs"])],
    "retrieve_warp": lambda e, _: [RetrieveWarp(e["max"], e.get("optional", False))],
    "paradox": lambda e, _: [Paradox(e["delta"], e.get("up_to", False))],
    "morale": lambda e, _: [Morale(e["delta"])],
    "wake_all": lambda e, _: [WakeAll()],
    "standard_action": standard_action,
    "place_worker": lambda e, _: [PlaceAgain(e["where"] == "own player board")],
    "lose_worker": lambda e, _: [LoseWorker()],
    "exchange": exchange,
    "pay": lambda e, _: [Pay(goods_of(e))],
    "copy_worker_action": lambda e, _: [CopyTile()],
    "gain_copy_of_warped_good": lambda e, _: [SecondCopy()],
}


def compile_ability(record: Record, source: str) -> Ability:
    """A worker action or free action with its cost and what becomes of the worker."""
    made = Ability()
    asked = record.get("worker", "any")
    made.worker = NO_WORKER if asked == "any" else WORKER_TERMS.index(asked)
    made.cost = goods_of(record.get("cost", {}))
    paid = record.get("cost_any", {})
    chosen = paid.get("count") == "x"
    made.tug = 0 if chosen else paid.get("count", 0)
    made.x = (X_WATER if paid["of"] == ["W"] else X_TUG) if chosen else 0
    made.program = compile_program(record["effects"], source)
    fate, _, type = record.get("retrieve", "tired").partition("_if:")
    made.motivates = WORKER_TERMS.index(type) if type else NO_WORKER
    made.fate = FATE_TERMS.index(fate) if not type and fate in FATE_TERMS else TIRED
    assert made.fate <= DIES
    return made


def modifiers(effects: list[Record]) -> list[tuple[int, int]]:
    """What lasting effects add to which parameter."""
    found: list[tuple[int, int]] = []
    for effect in effects:
        if effect["op"] == "modify" and effect["parameter"] in MODIFIER_TERMS:
            value = effect["delta"] if "delta" in effect else effect.get("count", 1)
            found.append((MODIFIER_TERMS.index(effect["parameter"]), abs(value)))
        elif effect["op"] == "discount":
            found.append((MODIFIER_TERMS.index("construct_discount"), effect["count"]))
    return found
