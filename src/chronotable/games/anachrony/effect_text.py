"""Tiles, leaders and conditions in words, made from their data records: what boards and labels tell."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import TYPE_CHECKING, Any, Final

from chronotable.games.anachrony.naming import Said, amount, amounts, ref
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.kernel.programs import Effect, parts

if TYPE_CHECKING:
    from chronotable.games.anachrony.box import Box

Record = dict[str, Any]


def tile_record(of: Box, id: str) -> Record:
    record: Record = [*of.records["buildings"], *of.records["superprojects"]][of.tile_ids.index(id)]
    return record


def tile_text(of: Box, id: str) -> Message:
    """What a building or superproject does, ability by ability: each has a heading, which no "and" could join."""
    told = [ability_text(ability) for ability in tile_record(of, id)["abilities"]]
    return reduce(lambda first, last: Message("anachrony-ability-list", first=first, last=last), told)


def leader_text(id: str) -> Message:
    return Message(f"anachrony-leader-text-{id}")


def choice_text(of: Box, id: str, number: int) -> Message:
    """One of the alternatives of a tile or leader, from its record."""
    records = [*of.records["buildings"], *of.records["superprojects"], *of.records["leaders"]]
    record = next(record for record in records if str(record["id"]) == id)
    abilities = record.get("abilities", [record])
    choices = [effect for ability in abilities for effect in ability["effects"] if "choose" in effect]
    return block_text(choices[0]["choose"][number])


def block_text(effects: list[Effect]) -> Message:
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


def changed(what: str, delta: int) -> Message:
    return Message(f"anachrony-effect-{what}-{'up' if delta > 0 else 'down'}", n=abs(delta))


TOLD: Final[dict[str, Callable[[Any], Message]]] = {
    "gain": lambda given: Message("anachrony-effect-gain", goods=amounts(given)),
    "gain_any": lambda given: Message("anachrony-effect-gain", goods=[amount("tug", given["n"])]),
    "pay": lambda given: Message("anachrony-effect-pay", goods=amounts(given)),
    "exchange": lambda given: Message(
        "anachrony-effect-exchange", give=amounts(given["give"]), get=amounts(given["get"])
    ),
    "choose": lambda blocks: one_of([block_text(block) for block in blocks]),
    "gain_worker": lambda given: Message(
        "anachrony-effect-gain-worker",
        workers=one_of([ref("worker", type) for type in given["types"]]),
        column=given["to"],
    ),
    "set_focus": lambda given: Message("anachrony-effect-set-focus", range=given["range"]),
    "retrieve_warp": lambda given: Message("anachrony-effect-retrieve-warp", n=given["n"]),
    "paradox": lambda given: changed("paradox", given["delta"]),
    "morale": lambda given: changed("morale", given["delta"]),
    "standard_action": lambda given: Message(
        "anachrony-effect-standard-action", actions=one_of([ref("action", action) for action in given["actions"]])
    ),
    "place_worker": lambda given: Message("anachrony-effect-place-worker-main"),
    "modify": lambda given: Message(
        f"anachrony-effect-modify-{slug(given['parameter'])}", n=abs(given.get("delta", 1))
    ),
}


def effect_text(effect: Effect) -> Message:
    """One effect; unless it is told otherwise, its message is named after its word."""
    word, arguments = parts(effect)
    return TOLD[word](arguments) if word in TOLD else Message(f"anachrony-effect-{slug(word)}")
