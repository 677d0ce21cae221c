"""Tiles, leaders and conditions in words, made from their data records: what boards and labels tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chronotable.games.anachrony.naming import Said, amount, amounts, ref
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message

if TYPE_CHECKING:
    from chronotable.games.anachrony.box import Box

Record = dict[str, Any]


def tile_record(of: Box, id: str) -> Record:
    record: Record = [*of.records["buildings"], *of.records["superprojects"]][of.tile_ids.index(id)]
    return record


def tile_text(of: Box, id: str) -> list[Message]:
    """What a building or superproject does, ability by ability."""
    return [ability_text(ability) for ability in tile_record(of, id)["abilities"]]


def leader_text(id: str) -> Message:
    return Message(f"anachrony-leader-text-{id}")


def choice_text(of: Box, id: str, number: int) -> Message:
    """One of the alternatives of a tile or leader, from its record."""
    records = [*of.records["buildings"], *of.records["superprojects"], *of.records["leaders"]]
    record = next(record for record in records if str(record["id"]) == id)
    abilities = record.get("abilities", [record])
    effects = [effect for ability in abilities for effect in ability["effects"] if effect["op"] == "choose"]
    return block_text(effects[0]["options"][number])


def block_text(effects: list[Record]) -> Message:
    return Message("anachrony-effect-block", effects=[effect_text(effect) for effect in effects])


def ability_text(ability: Record) -> Message:
    cost = amounts(ability.get("cost", {}))
    if any_cost := ability.get("cost_any"):
        cost.append(amount("water" if any_cost["of"] == ["W"] else "tug", any_cost["count"]))
    effects = [effect_text(effect) for effect in ability["effects"]]
    kind = slug(ability["kind"])
    if ability["kind"] != "worker_action":
        return Message(f"anachrony-ability-{kind}", paid="yes" if cost else "no", cost=cost, effects=effects)
    fate, _, type = ability.get("retrieve", "tired").partition("_if:")
    return Message(
        "anachrony-ability-worker-action",
        worker=ref("worker", ability["worker"]),
        paid="yes" if cost else "no",
        cost=cost,
        effects=effects,
        retrieved="administrator" if type else fate if fate in ("motivated", "dies") else "tired",
    )


def one_of(said: Sequence[Said]) -> Message:
    """Alternatives: a or b or c."""
    if len(said) == 1:
        return Message("anachrony-effect-block", effects=[*said])
    return Message("anachrony-effect-choose", first=one_of(said[:-1]), last=said[-1])


def effect_text(effect: Record) -> Message:
    """One effect; its message is named after its op."""
    op = effect["op"]
    if op == "gain":
        return Message("anachrony-effect-gain", goods=amounts(effect))
    if op == "gain_any":
        return Message("anachrony-effect-gain", goods=[amount("tug", effect["count"])])
    if op == "choose":
        return one_of([block_text(block) for block in effect["options"]])
    if op == "gain_worker":
        types = effect.get("types", [effect.get("type")])
        names = [ref("worker", type) for type in types]
        return Message("anachrony-effect-gain-worker", workers=one_of(names), column=effect["to"])
    if op == "exchange":
        return Message("anachrony-effect-exchange", give=amounts(effect["give"]), get=amounts(effect["get"]))
    if op == "pay":
        return Message("anachrony-effect-pay", goods=amounts(effect))
    if op in ("paradox", "morale"):
        way = "up" if effect["delta"] > 0 else "down"
        return Message(f"anachrony-effect-{op}-{way}", n=abs(effect["delta"]))
    if op == "set_focus":
        return Message("anachrony-effect-set-focus", range=effect["range"])
    if op == "retrieve_warp":
        return Message("anachrony-effect-retrieve-warp", n=effect["max"])
    if op == "standard_action":
        actions = one_of([ref("action", action) for action in effect["options"]])
        return Message("anachrony-effect-standard-action", actions=actions)
    if op == "place_worker":
        return Message("anachrony-effect-place-worker-main")
    if op == "modify":
        return Message(f"anachrony-effect-modify-{slug(effect['parameter'])}", n=abs(effect.get("delta", 1)))
    if op == "discount":
        return Message("anachrony-effect-discount")
    return Message(f"anachrony-effect-{slug(op)}")
