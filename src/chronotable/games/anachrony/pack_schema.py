"""The JSON Schema of a pack for Anachrony, in the words of `data/anachrony.yaml`.

What is not printed can be replaced: the icons that superprojects ask for, starting assets, the alternate timeline; and
the numbers that rest on public material: prices and points.  What tiles do stands in the rulebook and stays; but there
can be more buildings than are printed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.anachrony.building_schema import MOST_VP, building_schema
from chronotable.games.anachrony.terms import (
    GOODS_CODES,
    ICON_TERMS,
    SHAPE_TERMS,
    SPACE_EFFECT_TERMS,
    WARP_SPACES,
    WORKER_TERMS,
)
from chronotable.kernel.pack_records import frame

Json = dict[str, Any]

ID: Final[Json] = {"type": "string", "maxLength": 40}
MOST_GOODS: Final = 12
MOST_NUMBER: Final = 99
MOST_WORKERS: Final = 3
MOST_BREAKTHROUGHS: Final = 2  # of an asset card: with all sixteen cards dealt, there are still enough tiles


@cache
def pack_schema() -> Json:
    return frame(
        "anachrony",
        "Anachrony",
        {
            "superprojects": several(superproject()),
            "buildings": several(building_schema()),
            "starting_assets": record([], cards=several(asset_card())),
            "alternate_timeline": record([], tiles=several(timeline_tile())),
        },
    )


def record(required: list[str], **properties: Any) -> Json:
    """A record with these fields and no others."""
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def several(items: Json) -> Json:
    return {"type": "array", "items": items}


def whole(least: int, most: int) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def one_of(words: list[str]) -> Json:
    return {"type": "string", "enum": words}


def or_null(part: Json) -> Json:
    return {"anyOf": [part, {"type": "null"}]}


def goods(codes: list[str]) -> Json:
    return dict.fromkeys(codes, whole(0, MOST_GOODS))


def superproject() -> Json:
    exact = record([], shape=one_of(SHAPE_TERMS), icon=one_of(ICON_TERMS))
    pair = {"type": "array", "items": one_of(SHAPE_TERMS), "minItems": 2, "maxItems": 2}
    return record(
        ["id"],
        id=ID,
        vp=whole(0, MOST_VP),
        cost=record([], **goods([code for code in GOODS_CODES if code != "VP"])),
        cost_worker=or_null(one_of(WORKER_TERMS)),
        cost_breakthrough=record([], exact=or_null(exact), or_shapes=pair),
    )


def asset_card() -> Json:
    workers = {
        "anyOf": [one_of(WORKER_TERMS), {"type": "array", "items": one_of(WORKER_TERMS), "maxItems": MOST_WORKERS}]
    }
    gives = record(
        [], **goods(GOODS_CODES), active=workers, tired=workers, random_breakthrough=whole(0, MOST_BREAKTHROUGHS)
    )
    return record(["id", "number", "gives"], id=ID, number=whole(1, MOST_NUMBER), gives={**gives, "minProperties": 1})


def timeline_tile() -> Json:
    """A space that is not named has no effect."""
    spaces = record([], **{str(space): one_of(SPACE_EFFECT_TERMS) for space in range(1, WARP_SPACES + 1)})
    return record(["id", "spaces"], id=ID, spaces=spaces)
