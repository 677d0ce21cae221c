"""Tiles, leaders and conditions in words, made from their data records: what boards and labels tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from chronotable.games.anachrony.box import Box
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.terms import GOODS_CODES, GOODS_TERMS, ROW_TERMS
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import FROM_PACK

Record = dict[str, Any]
Said = Message | Ref


def ref(kind: str, id: str) -> Ref:
    return Ref("anachrony", kind, id)


def slug(word: str) -> str:
    return word.replace("_", "-")


def tile_name(id: str) -> Said:
    """`Factory 204`, or a superproject by its name."""
    if id.isdigit():
        return Message("anachrony-building", type=ref("row", ROW_TERMS[int(id) // 100 - 1]), id=id)
    return ref("superproject", id)


def amount(goods: str, n: int | str) -> Message:
    return Message(f"anachrony-amount-{slug(goods)}", n=n)


def amounts(record: Record) -> list[Message]:
    """Fixed goods of a record."""
    words = dict(zip(GOODS_CODES, GOODS_TERMS)) | {"TUG": "tug"}
    return [amount(words[code], n) for code, n in record.items() if code in words]


def asset_name(of: Box, id: str) -> Said:
    """A shipped card by its name, one of a pack by what it gives."""
    card: Record = next(card for card in of.records["starting_assets"]["cards"] if card["id"] == id)
    if card["source"] != FROM_PACK:
        return ref("asset", id)
    gives = card["gives"]
    said: list[Said] = [*amounts({code: n for code, n in gives.items() if n})]
    for column in ("active", "tired"):
        types = gives.get(column, [])
        for type in [types] if isinstance(types, str) else types:
            said.append(Message("anachrony-asset-worker", column=column, worker=ref("worker", type)))
    if gives.get("random_breakthrough"):
        said.append(Message("anachrony-asset-breakthroughs", n=gives["random_breakthrough"]))
    return Message("anachrony-asset-card", number=card["number"], gives=said)


def tile_record(id: str, packs: tuple[Pack, ...] = ()) -> Record:
    of = box(packs)
    record: Record = [*of.records["buildings"], *of.records["superprojects"]][of.tile_ids.index(id)]
    return record


def tile_text(id: str) -> list[Message]:
    """What a building or superproject does, ability by ability: no pack changes that."""
    return [ability_text(ability) for ability in tile_record(id)["abilities"]]


def leader_text(id: str) -> Message:
    return Message(f"anachrony-leader-text-{id}")


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
        blocks = [
            Message("anachrony-effect-block", effects=[effect_text(inner) for inner in block])
            for block in effect["options"]
        ]
        return one_of(blocks)
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
