"""What packs do to the components of Anachrony, and what must hold afterwards.

Each record of a pack changes the fields it names of the shipped one with its id.  Buildings can also be added; other
numbers of tiles and cards are printed.  Several packs are applied one after another.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony.building_schema import ADDED, building_problems
from chronotable.games.anachrony.opponents import opponent_problems
from chronotable.kernel.message import Message
from chronotable.kernel.pack import Pack
from chronotable.kernel.pack_records import FROM_PACK, changed, combined, ids_twice, place_of, table_of, unknown_id

Record = dict[str, Any]

PROJECTS: Final = "superprojects"
BUILDINGS: Final = "buildings"
ASSETS: Final = "starting_assets.cards"
OPPONENTS: Final = "solo_opponents.opponents"
OBJECTIVES: Final = "solo_opponents.objectives"
TABLES: Final = (
    PROJECTS, BUILDINGS, ASSETS, "alternate_timeline.tiles", OPPONENTS, OBJECTIVES, "solo_opponents.actions",
)  # fmt: skip
PART_BY_PART: Final = ("loops", "tokens", "prefers", "numbers")  # of an opponent: what a pack does not name stays
FACTS: Final = ("number", "gives", "spaces")  # of records that are stand-ins as a whole


def check_pack(pack: Pack) -> Iterator[tuple[str, Message]]:
    """What its schema cannot say."""
    yield from ids_twice(pack, TABLES)
    for number, given in enumerate(table_of(pack.content, BUILDINGS)):
        for place, message in building_problems(given) if is_new(given) else ():
            yield f"{BUILDINGS}.{number}.{place}".rstrip("."), message


def is_new(given: Record) -> bool:
    """Does a record say more of a building than its points?  What printed ones are and do stays as it is."""
    return any(field in given for field in ADDED if field != "vp")


def combine(shipped: Record, packs: tuple[Pack, ...]) -> Record:
    """The data file with the packs applied in order; raises BadPack where they do not fit together."""
    return combined(shipped, packs, apply, problems)


def apply(content: Record, pack: Pack) -> None:
    for path in TABLES:
        records = table_of(content, path)
        for number, given in enumerate(table_of(pack.content, path)):
            place = place_of(records, given["id"])
            new = path == BUILDINGS and is_new(given)
            if new and place is not None:
                raise pack.wrong(f"{path}.{number}.id", Message("anachrony-pack-building-there", id=str(given["id"])))
            if new:
                records.append({**given, "source": FROM_PACK})
            elif place is None:
                raise pack.wrong(f"{path}.{number}.id", unknown_id(given["id"], records))
            else:
                records[place] = with_cost(records[place], given)


def with_cost(shipped: Record, given: Record) -> Record:
    """The shipped record with the fields given; an icon that is not given is still our stand-in."""
    made = changed(shipped, given, FACTS)
    for part in PART_BY_PART:
        if part in given:
            made[part] = {**shipped.get(part, {}), **given[part]}
    asked = given.get("cost_breakthrough", {})
    if asked:
        made["cost_breakthrough"] = {**shipped["cost_breakthrough"], **asked}
    if "exact" in asked:
        exact = asked["exact"]
        if exact is None or "icon" in exact:
            made["icon_source"] = FROM_PACK
        if exact is not None:
            made["cost_breakthrough"]["exact"] = {**(shipped["cost_breakthrough"]["exact"] or {}), **exact}
    return made


def problems(content: Record) -> Iterator[tuple[str, object, Message]]:
    """What is wrong with the components after all packs: the table, the id of the record, and why."""
    for project in table_of(content, PROJECTS):
        exact = project["cost_breakthrough"]["exact"]
        if exact is not None and (missing := [part for part in ("shape", "icon") if part not in exact]):
            yield PROJECTS, project["id"], Message("kernel-schema-required", names=missing)
    for opponent in table_of(content, OPPONENTS):
        for message in opponent_problems(content, opponent["id"]):
            yield OPPONENTS, opponent["id"], message
    numbers: dict[int, str] = {}
    for card in table_of(content, ASSETS):
        if card["number"] in numbers:  # the lowest one decides who is first (ANA-26.12)
            pair = [numbers[card["number"]], card["id"]]
            message = Message("anachrony-pack-number", n=card["number"], cards=pair)
            yield ASSETS, pair[1] if card["source"] == FROM_PACK else pair[0], message
        numbers[card["number"]] = card["id"]
