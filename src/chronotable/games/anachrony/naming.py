"""What things are called: a name, or a message where the name is made of others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from chronotable.games.anachrony.terms import FREE_TERMS, GOODS_CODES, GOODS_TERMS, LEADER_TERMS, ROW_TERMS
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message, Ref
from chronotable.kernel.pack_records import FROM_PACK

if TYPE_CHECKING:
    from chronotable.games.anachrony.box import Box

Record = dict[str, Any]
Said = Message | Ref


def ref(kind: str, id: str) -> Ref:
    return Ref("anachrony", kind, id)


def tile_name(of: Box, id: str) -> Said:
    """`Factory 204`, a building of a pack by its name and number, a superproject by its name."""
    if not id.isdigit():
        return ref("superproject", id)
    tile = of.tile_ids.index(id)
    names = names_of(of.records["buildings"][tile])
    called = Ref("anachrony", "building", id, names) if names else ref("row", ROW_TERMS[of.tile_row[tile]])
    return Message("anachrony-building", type=called, id=id)


def names_of(building: Record) -> dict[str, str]:
    """What a pack calls a building that it adds, by language; printed ones have numbers only."""
    return {language: name for language, name in building.get("name", {}).items() if name}


def tile_or_leader(id: str) -> str:
    """The board element of what an ability is printed on."""
    return f"leader:{id}" if id in LEADER_TERMS else f"tile:{id}"


def free_name(of: Box, id: str) -> Said:
    """A free action, by what it is taken with."""
    if id in LEADER_TERMS:
        return ref("leader", id)
    return Message(f"anachrony-free-{slug(id)}") if id in FREE_TERMS else tile_name(of, id)


def breakthrough(word: str) -> Message:
    shape, _, icon = word.partition("_")
    return Message("anachrony-breakthrough", shape=ref("shape", shape), icon=ref("icon", icon))


def amount(goods: str, n: int | str) -> Message:
    return Message(f"anachrony-amount-{slug(goods)}", n=n)


def amounts(record: Record) -> list[Message]:
    """Fixed goods of a record."""
    words = dict(zip(GOODS_CODES, GOODS_TERMS)) | {"TUG": "tug"}
    return [amount(words[code], n) for code, n in record.items() if code in words]


def bundle_name(units: list[str]) -> list[Message]:
    """Named units as amounts."""
    return [amount(goods, units.count(goods)) for goods in dict.fromkeys(units)]


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
