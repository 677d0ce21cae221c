"""The JSON Schema of a pack for The LOOP: the words are those of `data/loop.yaml`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.loop.terms import (
    CLONES,
    CYCLES,
    DIMENSION_TERMS,
    ERA_TERMS,
    ERAS,
    MISSION_KINDS,
    MISSION_PLACES,
    SUPER_CLONES,
    ULTRA_KINDS,
)
from chronotable.games.loop.vocabulary import EFFECT, FARTHEST, closed, definitions, one_of, whole
from chronotable.kernel.pack_records import NAME, NOTE, names

Json = dict[str, Any]

# The lists of a pack whose records have an id, each with the list it comes from in `remove`.
LISTS: Final = ("agents", "cards", "missions", "ultramachine_cards")
WHOLE_LISTS: Final = ("starting_cards", "arsenal_cards", "agents", "missions", "ultramachine_cards")
ID: Final[Json] = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$(?!\\n)"}
MOST_RECORDS: Final = 500
MOST_DAMAGE: Final = 20
WITHOUT_NUMBER: Final = ["anchored_clones", "sealed_exit", "no_acquire"]  # ultramachine cards that work or do not


@cache
def pack_schema() -> Json:
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A pack for The LOOP",
        **closed(
            ["pack"],
            pack=closed(["name", "game"], name=NAME, game={"const": "loop"}, author=NAME, version=NAME, note=NOTE),
            replace_all={
                "description": "lists that the pack replaces as a whole: nothing of them is left but what it brings",
                **several(one_of(*WHOLE_LISTS), 0, len(WHOLE_LISTS)),
                "uniqueItems": True,
            },
            remove={
                "description": "single records to leave out, by id",
                **closed([], **dict.fromkeys(LISTS, several(ID, 0, MOST_RECORDS))),
            },
            cards=several(card(), 0, MOST_RECORDS),
            agents=several(agent(), 0, MOST_RECORDS),
            missions=several(mission(), 0, MOST_RECORDS),
            ultramachine_cards=several(ultramachine_card(), 0, MOST_RECORDS),
            clones=several(clone(), CLONES, CLONES),
            super_clones=several(clone(), SUPER_CLONES, SUPER_CLONES),
            setup_table=closed(
                ["by_players"],
                by_players=several(
                    closed(
                        ["players", "clones", "cards"],
                        players=whole(1, 4),
                        clones=whole(0, CLONES),
                        cards=whole(0, 20),
                    ),
                    1,
                    4,
                ),
            ),
            cycle_track=several(
                closed(["cycle", "clones", "cards"], cycle=whole(1, CYCLES), clones=whole(0, 9), cards=whole(0, 9)),
                1,
                CYCLES,
            ),
        ),
        "$defs": definitions(),
    }


def several(items: Json, least: int, most: int) -> Json:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def card() -> Json:
    return closed(
        ["id", "name", "dimension", "effect"],
        id=ID,
        set=one_of("starting", "arsenal"),
        agent={**ID, "description": "whose starting card it is; a card without an agent is an arsenal card"},
        origin={
            **one_of(*ERA_TERMS),
            "description": "the era of origin; a starting card without one comes from its agent's starting era",
        },
        dimension=one_of(*DIMENSION_TERMS),
        name=names(),
        kinds={**several(one_of("energy", "rift", "clone", "move", "card"), 0, 5), "uniqueItems": True},
        effect=EFFECT,
        text=NOTE,
        note=NOTE,
    )


def agent() -> Json:
    return closed(
        ["id", "name", "starting_era", "ability"],
        id=ID,
        name=names(),
        starting_era=one_of(*ERA_TERMS),
        ability={"anyOf": abilities()},
        note=NOTE,
    )


def abilities() -> list[Json]:
    """One for each timing, with what belongs to it."""
    texts: Json = {"id": ID, "text": NOTE, "note": NOTE}
    return [
        closed(["timing"], timing={"const": "after_drop"}, n=whole(1, 3), **texts),
        closed(["timing", "effect"], timing={"const": "action"}, n=whole(1, 5), effect=EFFECT, **texts),
        closed(
            ["timing", "effect"],
            timing={"const": "on_clone_destroyed"},
            from_destruction=whole(1, 9),
            effect=EFFECT,
            **texts,
        ),
        closed(
            ["timing", "n"],
            timing={"const": "on_free_move"},
            n={"anyOf": [whole(1, FARTHEST), one_of("any")]},
            **texts,
        ),
        closed(["timing", "n"], timing={"const": "on_push"}, n=whole(1, FARTHEST), **texts),
    ]


def mission() -> Json:
    """The two slot forms differ in how much damage they can take."""
    common: Json = {
        "id": ID,
        "name": names(),
        "kind": one_of(*MISSION_KINDS),
        "where": one_of(*MISSION_PLACES),
        "per_turn_cap": {"anyOf": [{"const": 1}, {"type": "null"}]},
        "precondition": {"anyOf": [one_of("every_era_energised"), {"type": "null"}]},
        "text": NOTE,
        "note": NOTE,
    }
    required = ["id", "name", "kind", "where", "required", "slots"]
    return {
        "anyOf": [
            closed(required, **common, slots={"const": "generic"}, required=whole(1, MOST_DAMAGE)),
            closed(required, **common, slots={"const": "per_era"}, required=whole(1, ERAS)),
        ]
    }


def ultramachine_card() -> Json:
    effect = closed(["kind"], kind=one_of(*ULTRA_KINDS), n=whole(1, 3))
    era = one_of(*ERA_TERMS)
    return closed(["id", "name", "era", "effect"], id=ID, name=names(), era=era, effect=effect, note=NOTE)


def clone() -> Json:
    era = one_of(*ERA_TERMS)
    return closed(["start", "destroy"], id=ID, start=era, destroy=era)
