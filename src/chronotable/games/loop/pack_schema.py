"""The JSON Schema of a pack for The LOOP: the words are those of `data/loop.yaml`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.loop import terms
from chronotable.games.loop.vocabulary import FARTHEST, VOCABULARY
from chronotable.kernel.pack_records import NOTE, REMOVE, REPLACE_ALL, frame, names
from chronotable.kernel.programs import PROGRAM
from chronotable.kernel.schema_pieces import by_word, closed, different, maybe, one_of, several, whole

Json = dict[str, Any]

# The lists of a pack whose records have an id, each with the list it comes from in `remove`.
LISTS: Final = ("agents", "cards", "missions", "ultramachine_cards")
WHOLE_LISTS: Final = ("starting_cards", "arsenal_cards", "agents", "missions", "ultramachine_cards")
ID: Final[Json] = {"type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}$(?!\\n)"}
MOST_RECORDS: Final = 500
MOST_DEALT: Final = 20
MOST_DAMAGE: Final = 20
WITHOUT_NUMBER: Final = ["anchored_clones", "sealed_exit", "no_acquire"]  # ultramachine cards that work or do not


@cache
def pack_schema() -> Json:
    row = closed(
        ["players", "clones", "cards"], players=whole(1, 4), clones=whole(0, terms.CLONES), cards=whole(0, MOST_DEALT)
    )
    cycle = closed(["cycle", "clones", "cards"], cycle=whole(1, terms.CYCLES), clones=whole(0, 9), cards=whole(0, 9))
    parts = {
        "replace_all": {**REPLACE_ALL, **different(one_of(*WHOLE_LISTS), most=len(WHOLE_LISTS))},
        "remove": {**REMOVE, **by_word(LISTS, several(ID, most=MOST_RECORDS))},
        "cards": several(card(), most=MOST_RECORDS),
        "agents": several(agent(), most=MOST_RECORDS),
        "missions": several(mission(), most=MOST_RECORDS),
        "ultramachine_cards": several(ultramachine_card(), most=MOST_RECORDS),
        "clones": several(clone(), terms.CLONES, terms.CLONES),
        "super_clones": several(clone(), terms.SUPER_CLONES, terms.SUPER_CLONES),
        "setup_table": closed(["by_players"], by_players=several(row, 1, 4)),
        "cycle_track": several(cycle, 1, terms.CYCLES),
    }
    return {**frame("loop", "The LOOP", parts), "$defs": VOCABULARY.definitions()}


def card() -> Json:
    return closed(
        ["id", "name", "dimension", "effect"],
        id=ID,
        set=one_of("starting", "arsenal"),
        agent={**ID, "description": "whose starting card it is; a card without an agent is an arsenal card"},
        origin={
            **one_of(*terms.ERA_TERMS),
            "description": "the era of origin; a starting card without one comes from its agent's starting era",
        },
        dimension=one_of(*terms.DIMENSION_TERMS),
        name=names(),
        kinds=different(one_of("energy", "rift", "clone", "move", "card"), most=5),
        effect=PROGRAM,
        text=NOTE,
        note=NOTE,
    )


def agent() -> Json:
    return closed(
        ["id", "name", "starting_era", "ability"],
        id=ID,
        name=names(),
        starting_era=one_of(*terms.ERA_TERMS),
        ability={"anyOf": abilities()},
        note=NOTE,
    )


def abilities() -> list[Json]:
    """One for each timing, with what belongs to it."""
    texts: Json = {"id": ID, "text": NOTE, "note": NOTE}
    return [
        closed(["timing"], timing={"const": "after_drop"}, n=whole(1, 3), **texts),
        closed(["timing", "effect"], timing={"const": "action"}, n=whole(1, 5), effect=PROGRAM, **texts),
        closed(
            ["timing", "effect"],
            timing={"const": "on_clone_destroyed"},
            from_destruction=whole(1, 9),
            effect=PROGRAM,
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
        "kind": one_of(*terms.MISSION_KINDS),
        "where": one_of(*terms.MISSION_PLACES),
        "per_turn_cap": maybe({"const": 1}),
        "precondition": maybe(one_of("every_era_energised")),
        "text": NOTE,
        "note": NOTE,
    }
    required = ["id", "name", "kind", "where", "required", "slots"]
    return {
        "anyOf": [
            closed(required, **common, slots={"const": "generic"}, required=whole(1, MOST_DAMAGE)),
            closed(required, **common, slots={"const": "per_era"}, required=whole(1, terms.ERAS)),
        ]
    }


def ultramachine_card() -> Json:
    effect = closed(["kind"], kind=one_of(*terms.ULTRA_KINDS), n=whole(1, 3))
    era = one_of(*terms.ERA_TERMS)
    return closed(["id", "name", "era", "effect"], id=ID, name=names(), era=era, effect=effect, note=NOTE)


def clone() -> Json:
    era = one_of(*terms.ERA_TERMS)
    return closed(["start", "destroy"], id=ID, start=era, destroy=era)
