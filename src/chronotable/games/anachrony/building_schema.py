"""What a building that a pack adds can be: its fields and the words of its abilities, and what a schema cannot say.

The words are those of `data/anachrony.yaml`.  Left out are those that only work where they are printed (on leaders, on
superprojects, behind a price of their own) and those that add up to more than the rules can count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.anachrony.naming import ref
from chronotable.games.anachrony.terms import COLUMN_TERMS, GOODS_CODES, ROW_TERMS, WORKER_TERMS
from chronotable.games.anachrony.vocabulary import ACTIONS, FARTHEST, MOST_EFFECTS, VOCABULARY, WORDS
from chronotable.kernel.message import Message
from chronotable.kernel.pack_records import names
from chronotable.kernel.programs import FLAG, PROGRAM, Effect, Problem, Shape, Vocabulary, number, term
from chronotable.kernel.schema_pieces import by_word, closed, different, one_of, several, whole

Json = dict[str, Any]

ADDED: Final = ("type", "name", "vp", "abilities")  # what a new building says, beside its number
NUMBERS: Final = 100  # of a row, with those that are printed
FIRST_ADDED: Final = 16
MOST_VP: Final = 20
MOST_UNITS: Final = 10  # of each kind of goods in an effect
MOST_CHOSEN: Final = 5  # units of titanium, uranium or gold
# Lasting changes: by so much, or simply so.
BY_NUMBER: Final = ("power_plant_range", "anomaly_vp", "superproject_vp", "time_travel_step_vp")
SIMPLY: Final = (
    "supply_cost", "research_set_second_die", "no_negative_morale_vp", "no_worker_loss_on_force_at_minimum",
    "evacuation_base_condition_met",
)  # fmt: skip
MOST_CHANGE: Final = 3


UNITS: Final = number(1, MOST_UNITS).or_else(0)

# What just happens, or asks for no more than which and how many.
BUILT: Final = Vocabulary(
    {
        "gain": WORDS["gain"].narrowed(dict.fromkeys(GOODS_CODES, UNITS)),
        "gain_any": WORDS["gain_any"].narrowed({"n": number(1, MOST_CHOSEN)}),
        "gain_worker": WORDS["gain_worker"].narrowed(
            {"types": Shape(different(one_of(*WORKER_TERMS), 1)), "to": term(COLUMN_TERMS)}
        ),
        "gain_powered_exosuit": WORDS["gain_powered_exosuit"],
        "set_focus": WORDS["set_focus"].narrowed({"range": number(1, FARTHEST), "labs": FLAG}),
        "retrieve_warp": WORDS["retrieve_warp"],
        "paradox": WORDS["paradox"].narrowed({"delta": Shape({"type": "integer", "enum": [-2, -1, 1]})}),
        "morale": WORDS["morale"].narrowed({"delta": number(1, 1)}),
        "wake_all": WORDS["wake_all"],
        "standard_action": WORDS["standard_action"].narrowed({"actions": ACTIONS, "optional": FLAG.or_else(False)}),
        "choose": WORDS["choose"],
    },
    MOST_EFFECTS,
)
CHANGE: Final = number(1, MOST_CHANGE).or_else(1)
LASTING: Final = Vocabulary(
    {"modify": WORDS["modify"].narrowed({"parameter": term([*BY_NUMBER, *SIMPLY]), "delta": CHANGE})}, MOST_EFFECTS
)


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


PAID: Final = [code for code in GOODS_CODES if code != "VP"]
KINDS: Final = ("worker_action", "free_action", "one_time", "passive")
RETRIEVED: Final = ("tired", "motivated", "dies", "motivated_if:administrator")


def ability_schema() -> Json:
    """One for each kind, with what belongs to it."""
    any_units = closed(["of", "count"], of=different(one_of("T", "U", "G"), 3, 3), count=whole(1, MOST_CHOSEN))
    price = {"cost": {**by_word(PAID, UNITS.schema), "minProperties": 1}, "cost_any": any_units}
    lasting = several(LASTING.effect(), 1, MOST_EFFECTS)
    return {
        "anyOf": [
            closed(
                ["kind", "worker", "effects"],
                kind={"const": "worker_action"},
                worker=one_of("any", *WORKER_TERMS),
                effects=PROGRAM,
                retrieve=one_of(*RETRIEVED),
                **price,
            ),
            closed(["kind", "effects"], kind={"const": "free_action"}, effects=PROGRAM, **price),
            closed(["kind", "effects"], kind={"const": "one_time"}, effects=PROGRAM),
            closed(["kind", "effects"], kind={"const": "passive"}, effects=lasting),
        ]
    }


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
    for place, kind in enumerate(kinds):
        if kind in kinds[:place]:
            yield f"abilities.{place}.kind", Message("anachrony-pack-building-kind", kind=kind)
    yield from effect_problems(list(placed_effects(given["abilities"])))


def placed_effects(abilities: list[Json]) -> Iterator[tuple[str, Effect]]:
    """Every effect with its place, those of alternatives too."""
    for place, ability in enumerate(abilities):
        yield from VOCABULARY.placed(ability["effects"], f"abilities.{place}.effects")


def effect_problems(effects: list[tuple[str, Effect]]) -> Iterator[Problem]:
    """A choice is found again by its tile, so there can be one; a lasting change fits its word."""
    for at, effect in effects:
        given = effect.get("modify", {})
        if given.get("parameter") in BY_NUMBER and "delta" not in given:
            yield f"{at}.modify", Message("kernel-schema-required", names=["delta"])
        if given.get("parameter") in SIMPLY and "delta" in given:
            yield f"{at}.modify", Message("kernel-schema-unknown", names=["delta"], allowed=["parameter"])
    for at, _ in [(at, effect) for at, effect in effects if "choose" in effect][1:]:
        yield at, Message("anachrony-pack-building-once", word="choose")
