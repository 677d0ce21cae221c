"""What a building that a pack adds can be: its fields and the words of its abilities, and what a schema cannot say.

The words are those of `data/anachrony.yaml`.  Left out are those that only work where they are printed (on leaders, on
superprojects, behind a price of their own) and those that add up to more than the rules can count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    CAPITAL_ACTIONS,
    COLUMN_TERMS,
    GOODS_CODES,
    ROW_TERMS,
    WORKER_TERMS,
)
from chronotable.kernel.message import Message
from chronotable.kernel.pack_records import names
from chronotable.kernel.schema_pieces import FLAG, closed, different, one_of, several, whole

Json = dict[str, Any]
Problem = tuple[str, Message]  # where in the record, and what

ADDED: Final = ("type", "name", "vp", "abilities")  # what a new building says, beside its number
NUMBERS: Final = 100  # of a row, with those that are printed
FIRST_ADDED: Final = 16
MOST_VP: Final = 20
MOST_UNITS: Final = 10  # of each kind of goods in an effect
MOST_CHOSEN: Final = 5  # units of titanium, uranium or gold
FARTHEST: Final = 4
MOST_WARPS: Final = 3
MOST_EFFECTS: Final = 4
MOST_BLOCKS: Final = 4
# Lasting changes: by so much, or simply so.
BY_NUMBER: Final = ("power_plant_range", "anomaly_vp", "superproject_vp", "time_travel_step_vp")
SIMPLY: Final = (
    "supply_cost", "research_set_second_die", "no_negative_morale_vp", "no_worker_loss_on_force_at_minimum",
    "evacuation_base_condition_met",
)  # fmt: skip
MOST_CHANGE: Final = 3


def building_schema() -> Json:
    """A printed building with other points, or a new one."""
    return closed(
        ["id"],
        id={"type": "integer"},
        vp=whole(0, MOST_VP),
        type=one_of(*ROW_TERMS),
        name=names(),
        abilities=several(ability_schema(), 1, len(KINDS)),
    )


def goods(codes: list[str]) -> Json:
    return {**closed(**units(codes)), "minProperties": 1}


def units(codes: list[str]) -> Json:
    return dict.fromkeys(codes, whole(1, MOST_UNITS))


PAID: Final = [code for code in GOODS_CODES if code != "VP"]
KINDS: Final = ("worker_action", "free_action", "one_time", "passive")
RETRIEVED: Final = ("tired", "motivated", "dies", "motivated_if:administrator")


def ability_schema() -> Json:
    """One for each kind, with what belongs to it."""
    any_units = closed(["of", "count"], of=different(one_of("T", "U", "G"), 3, 3), count=whole(1, MOST_CHOSEN))
    price = {"cost": goods(PAID), "cost_any": any_units}
    effects = several({"anyOf": [*simple_effects(), choose()]}, 1, MOST_EFFECTS)
    lasting = several({"anyOf": lasting_effects()}, 1, MOST_EFFECTS)
    return {
        "anyOf": [
            closed(
                ["kind", "worker", "effects"],
                kind={"const": "worker_action"},
                worker=one_of("any", *WORKER_TERMS),
                effects=effects,
                retrieve=one_of(*RETRIEVED),
                **price,
            ),
            closed(["kind", "effects"], kind={"const": "free_action"}, effects=effects, **price),
            closed(["kind", "effects"], kind={"const": "one_time"}, effects=effects),
            closed(["kind", "effects"], kind={"const": "passive"}, effects=lasting),
        ]
    }


def effect(op: str, required: list[str], **parameters: Any) -> Json:
    return closed(["op", *required], op={"const": op}, **parameters)


def simple_effects() -> list[Json]:
    """What just happens, or asks for no more than which and how many."""
    workers = different(one_of(*WORKER_TERMS), 1, len(WORKER_TERMS))
    actions = different(one_of(*ACTION_TERMS[:CAPITAL_ACTIONS]), 1, CAPITAL_ACTIONS)
    return [
        {**effect("gain", [], **units(GOODS_CODES)), "minProperties": 2},
        effect("gain_any", ["count"], count=whole(1, MOST_CHOSEN)),
        effect("gain_worker", ["types", "to"], types=workers, to=one_of(*COLUMN_TERMS)),
        effect("gain_powered_exosuit", []),
        effect("set_focus", ["range", "labs"], range=whole(1, FARTHEST), labs=FLAG),
        effect("retrieve_warp", ["max"], max=whole(1, MOST_WARPS), optional=FLAG),
        effect("paradox", ["delta"], delta={"type": "integer", "enum": [-2, -1, 1]}),
        effect("morale", ["delta"], delta=whole(1, 1)),
        effect("wake_all", []),
        effect("standard_action", ["options"], options=actions, optional=FLAG),
    ]


def choose() -> Json:
    """Exactly one of several blocks."""
    block = several({"anyOf": simple_effects()}, 1, MOST_EFFECTS)
    return effect("choose", ["options"], options=several(block, 2, MOST_BLOCKS))


def lasting_effects() -> list[Json]:
    parameter = one_of(*BY_NUMBER, *SIMPLY)
    return [effect("modify", ["parameter"], parameter=parameter, delta=whole(1, MOST_CHANGE))]


def building_problems(given: Json) -> Iterator[Problem]:
    """What is wrong with a new building that fits the schema."""
    if missing := [field for field in ADDED if field not in given]:
        yield "", Message("kernel-schema-required", names=missing)
        return
    row = ROW_TERMS.index(given["type"]) + 1
    least, most = row * NUMBERS + FIRST_ADDED, (row + 1) * NUMBERS - 1
    if not least <= given["id"] <= most:
        name = ref("row", given["type"])
        yield "id", Message("anachrony-pack-building-number", id=str(given["id"]), row=name, least=least, most=most)
    kinds = [ability["kind"] for ability in given["abilities"]]
    for number, kind in enumerate(kinds):
        if kind in kinds[:number]:
            yield f"abilities.{number}.kind", Message("anachrony-pack-building-kind", kind=kind)
    yield from effect_problems(list(placed_effects(given["abilities"])))


def placed_effects(abilities: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every effect with its place, those of alternatives too."""
    for number, ability in enumerate(abilities):
        for place, item in enumerate(ability["effects"]):
            at = f"abilities.{number}.effects.{place}"
            yield at, item
            if item["op"] == "choose":
                for block, inner in enumerate(item["options"]):
                    yield from ((f"{at}.options.{block}.{n}", each) for n, each in enumerate(inner))


def effect_problems(effects: list[tuple[str, Json]]) -> Iterator[Problem]:
    """A choice is found again by its tile, so there can be one; a lasting change fits its word."""
    for at, item in effects:
        if item["op"] == "modify" and item["parameter"] in BY_NUMBER and "delta" not in item:
            yield at, Message("kernel-schema-required", names=["delta"])
        if item["op"] == "modify" and item["parameter"] in SIMPLY and "delta" in item:
            yield at, Message("kernel-schema-unknown", names=["delta"], allowed=["op", "parameter"])
    for at, _ in [(at, item) for at, item in effects if item["op"] == "choose"][1:]:
        yield at, Message("anachrony-pack-building-once", op="choose")
