"""The opponents of a single player out of the data file: their loops, dice, orders and numbers (chapter 37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import Box, Deed, OpponentRules
from chronotable.kernel.message import Message

Record = dict[str, Any]
MINE_ACTION = terms.ACTION_TERMS.index("mine")


def opponent_record(content: Record, id: str) -> Record:
    """An opponent with all that it has from the one it is like."""
    record = by_id(content["solo_opponents"]["opponents"], id)
    if "like" not in record:
        return record
    like = opponent_record(content, record["like"])
    return {**like, **record, "numbers": {**like["numbers"], **record["numbers"]}}


def by_id(records: list[Record], id: str) -> Record:
    return next(record for record in records if record["id"] == id)


def ways_of(content: Record, id: str) -> list[str]:
    """The words for making an opponent harder."""
    return [way["id"] for way in opponent_record(content, id)["harder"]]


def make_opponent(box: Box, id: str, ways: list[str]) -> OpponentRules:
    """An opponent's rules with what was agreed to make it harder."""
    content = box.records
    record = opponent_record(content, id)
    made = OpponentRules()
    made.id = id
    made.kind = terms.OPPONENT_TERMS.index(id)
    made.ways = ways
    made.numbers = harder_numbers(record, ways)
    made.faces = [terms.TOKEN_TERMS.index(str(face)) for face in record["die"]]
    made.deeds = [make_deed(by_id(content["solo_opponents"]["actions"], word)) for word in terms.DEED_TERMS]
    tiles = tiles_in_slots(record, made.numbers)
    words = list(record["loops"])
    made.loops = [[terms.DEED_TERMS.index(tiles.get(step, step)) for step in record["loops"][word]] for word in words]
    made.places = [[place_number(step) for step in record["loops"][word]] for word in words]
    tokens = [record["tokens"][token] for token in terms.TOKEN_TERMS]
    made.loop_of = [words.index(token["loop"]) for token in tokens]
    made.starts = [token["step"] - 1 for token in tokens]
    prefers = record["prefers"]
    made.worker_order = [terms.WORKER_TERMS.index(word) for word in prefers["workers"]]
    made.mine_order = [terms.GOODS_TERMS.index(word) for word in prefers["resources"]]
    made.paid_order = [terms.GOODS_TERMS.index(word) for word in prefers["paid"]]
    made.travel_vp = record["time_travel_vp"]
    return made


def harder_numbers(record: Record, ways: list[str]) -> list[int]:
    """The numbers of a record, changed as each way says: set, added to, or at most so many."""
    numbers = [record["numbers"][word] for word in terms.OPPONENT_NUMBERS]
    for way in record["harder"]:
        if way["id"] in ways:
            for word, n in way.get("set", {}).items():
                numbers[terms.OPPONENT_NUMBERS.index(word)] = n
            for word, n in way.get("add", {}).items():
                numbers[terms.OPPONENT_NUMBERS.index(word)] += n
            for word, n in way.get("most", {}).items():
                at = terms.OPPONENT_NUMBERS.index(word)
                numbers[at] = min(numbers[at], n)
    return numbers


def tiles_in_slots(record: Record, numbers: list[int]) -> dict[str, str]:
    """Which action tile lies in which slot, on the side that was agreed (ANA-37.56, 37.68, 37.69)."""
    side = "b" if numbers[terms.SIDE_B] else "a"
    tiles = {slot: sides[side] for slot, sides in record["slots"].items()}
    if numbers[terms.SWAPPED] and "swaps" in record:
        one, other = record["swaps"]
        tiles[one], tiles[other] = tiles[other], tiles[one]
    return tiles


def place_number(step: str) -> int:
    """Places of the opponent's board: a slot, or what is printed there, which stands there only once."""
    if step in terms.SLOT_PLACE_TERMS:
        return len(terms.DEED_TERMS) + terms.SLOT_PLACE_TERMS.index(step)
    return terms.DEED_TERMS.index(step)


def make_deed(record: Record) -> Deed:
    deed = Deed()
    deed.number = terms.DEED_TERMS.index(record["id"])
    deed.does = terms.DOES_TERMS.index(record["does"])
    deed.space = terms.ACTION_TERMS.index(record["space"]) if "space" in record else -1
    deed.row = terms.ROW_TERMS.index(record["row"]) if "row" in record else terms.NO_ROW
    deed.worker = terms.WORKER_TERMS.index(record["worker"]) if "worker" in record else terms.NO_WORKER
    deed.vp = record.get("vp", 0)
    deed.core = record.get("core", 0)
    deed.leap = record.get("leap", False)
    deed.of = [terms.DEED_TERMS.index(word) for word in record.get("of", [])]
    return deed


def opponent_problems(content: Record, id: str) -> Iterator[Message]:
    """What keeps an opponent from playing: a token on no step, a slot it has not, a loop that never ends an Era."""
    record = opponent_record(content, id)
    needs = {action["id"] for action in content["solo_opponents"]["actions"] if "space" in action or "of" in action}
    for token in record["tokens"].values():
        steps = record["loops"].get(token["loop"], [])
        if token["step"] > len(steps):
            yield Message("anachrony-pack-token", loop=token["loop"], step=token["step"], n=len(steps))
        if needs.isdisjoint(steps):
            yield Message("anachrony-pack-loop", loop=token["loop"])
        for step in steps:
            if step in terms.SLOT_PLACE_TERMS and step not in record["slots"]:
                yield Message("anachrony-pack-slot", slot=step, opponent=id)


def fill_objectives(box: Box, content: Record) -> None:
    """What the levels of the objectives ask for and score (ANA-37.66, 37.67)."""
    solo = content["solo_opponents"]
    box.objective_levels = [by_id(solo["objectives"], word)["levels"] for word in terms.ENDGAME_TERMS]
    box.objective_vp = [by_id(solo["objectives"], word)["vp"] for word in terms.ENDGAME_TERMS]
    box.leaderless = None
