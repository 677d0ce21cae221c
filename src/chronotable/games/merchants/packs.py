"""What packs do to the components of Merchants Cove, and what must hold afterwards.

Records are removed, then each record of a pack changes the fields it names of the one with its id, or is added where
that is allowed.  Several packs are applied one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.games.merchants.pack_schema import NUMBERS, OPEN_TABLES, TABLES
from chronotable.games.merchants.shops.chronomancer import pack_schema as chronomancer
from chronotable.kernel import pack_records
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack

Record = dict[str, Any]

# What a new record must say.
NEEDED: dict[str, tuple[str, ...]] = {
    "townsfolk": ("set", "effect", "symbols"),
    "corruption_cards": ("rogue_symbols", "count"),
    "peddler_cards": ("colour", "hours", "effect"),
}
# Stand-ins that a pack cannot name, beside the fields of its schema: they stay ours.
OURS: dict[str, tuple[str, ...]] = {"piers": ("position",), "berths": ("side",), "rogue_cards": ("effect",)}


def check_pack(pack: Pack) -> Iterator[tuple[str, Message]]:
    """What its schema cannot say."""
    return pack_records.ids_twice(pack, TABLES)


def combine(shipped: Record, packs: tuple[Pack, ...]) -> Record:
    """The data file with the packs applied in order; raises BadPack where they do not fit together."""
    return pack_records.combined(shipped, packs, apply, problems)


def apply(content: Record, pack: Pack) -> None:
    given = pack.content
    for name, value in given.get("numbers", {}).items():
        *above, last = NUMBERS[name][0]
        record = part(content, tuple(above))
        record[last] = value
        if last == "value":  # else the number is one of many in its record
            record["source"] = pack_records.FROM_PACK
    for pieces, hours in given.get("adventurer_hours", {}).items():
        content["clock"]["adventurer_hours"][pieces] = {"hours": sorted(hours), "source": pack_records.FROM_PACK}
    content["adventurer_setup"]["halls_start"].update(given.get("halls_start", {}))
    if "slot_hours" in given:
        content["town_square"]["slot_hours"] = {"value": given["slot_hours"], "source": pack_records.FROM_PACK}
    for name in given.get("remove", {}):
        pack_records.leave_out(pack, name, part(content, TABLES[name][0]))
    for name, (path, schema) in TABLES.items():
        records = part(content, path)
        facts = [field for field in (*schema["properties"], *OURS.get(name, ())) if field != "id"]
        for number, record in enumerate(given.get(name, [])):
            place = pack_records.place_of(records, record["id"])
            if place is not None:
                records[place] = pack_records.changed(records[place], record, facts)
                continue
            if name not in OPEN_TABLES:
                raise pack.wrong(f"{name}.{number}.id", pack_records.unknown_id(record["id"], records))
            if missing := [field for field in NEEDED[name] if field not in record]:
                raise pack.wrong(f"{name}.{number}", Message("kernel-schema-required", names=missing))
            pack_records.put(records, record)


def part(content: Record, path: tuple[str, ...]) -> Any:
    for name in path:
        content = content[name]
    return content


def problems(content: Record) -> Iterator[tuple[str, str | None, Message]]:
    """What is wrong with the components after all packs: the table, the id of the record, and why."""
    counts = {faction["id"]: faction["adventurers"] for faction in content["factions"]}
    halls = content["adventurer_setup"]["halls_start"]
    for colour, count in counts.items():
        if halls.get(colour, 0) > count:
            yield "factions", colour, Message("merchants-pack-halls", n=halls[colour], most=count)
    for card in content["rogue_cards"]:
        n = card["lair_start"] + card["bag_start"]
        if n != counts["rogue"]:
            yield "rogue_cards", card["id"], Message("merchants-pack-rogues", n=n, needed=counts["rogue"])
    boats = content["boats"]
    seats, arrive = boats["capacity"]["value"], boats["start_passengers_per_boat"]["value"]
    if arrive >= seats:
        yield "numbers", None, Message("merchants-pack-full-boats", n=arrive, seats=seats)
    last = content["clock"]["hours_per_day"]["value"]
    for record in content["clock"]["adventurer_hours"].values():
        if record["hours"] and record["hours"][-1] > last:
            yield "adventurer_hours", None, Message("merchants-pack-hours", n=record["hours"][-1], most=last)
    for card in content["townsfolk"]:
        if card["effect"].startswith("gain") != ("colours" in card):
            yield "townsfolk", card["id"], Message("merchants-pack-action-colours", id=card["id"])
        if (card["effect"] == "discard_corruption") != ("amount" in card):
            yield "townsfolk", card["id"], Message("merchants-pack-amount", id=card["id"])
    if not content["peddler"]["deck"]:
        yield "peddler_cards", None, Message("merchants-pack-empty")
    yield from chronomancer.problems(content)
