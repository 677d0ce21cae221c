"""The JSON Schema of a pack for Anachrony, in the words of `data/anachrony.yaml`.

What is not printed can be replaced: the icons that superprojects ask for, starting assets, the alternate timeline; and
the numbers that rest on public material: prices and points.  What tiles do stands in the rulebook and stays; but there
can be more buildings than are printed.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.building_schema import BUILT, MOST_VP, building_schema
from chronotable.kernel.pack_records import frame
from chronotable.kernel.schema_pieces import by_word, closed, maybe, one_of, several, whole

Json = dict[str, Any]

ID: Final[Json] = {"type": "string", "maxLength": 40}
MOST_GOODS: Final = 12
MOST_NUMBER: Final = 99
MOST_WORKERS: Final = 3
MOST_BREAKTHROUGHS: Final = 2  # of an asset card: with all sixteen cards dealt, there are still enough tiles


@cache
def pack_schema() -> Json:
    parts = {
        "superprojects": several(superproject()),
        "buildings": several(building_schema()),
        "starting_assets": closed(cards=several(asset_card())),
        "alternate_timeline": closed(tiles=several(timeline_tile())),
    }
    return {**frame("anachrony", "Anachrony", parts), "$defs": BUILT.definitions()}


def goods(codes: list[str]) -> Json:
    return dict.fromkeys(codes, whole(0, MOST_GOODS))


def superproject() -> Json:
    exact = closed(shape=one_of(*terms.SHAPE_TERMS), icon=one_of(*terms.ICON_TERMS))
    pair = several(one_of(*terms.SHAPE_TERMS), 2, 2)
    return closed(
        ["id"],
        id=ID,
        vp=whole(0, MOST_VP),
        cost=closed(**goods([code for code in terms.GOODS_CODES if code != "VP"])),
        cost_worker=maybe(one_of(*terms.WORKER_TERMS)),
        cost_breakthrough=closed(exact=maybe(exact), or_shapes=pair),
    )


def asset_card() -> Json:
    worker = one_of(*terms.WORKER_TERMS)
    workers = {"anyOf": [worker, several(worker, most=MOST_WORKERS)]}
    gives = closed(
        **goods(terms.GOODS_CODES), active=workers, tired=workers, random_breakthrough=whole(0, MOST_BREAKTHROUGHS)
    )
    return closed(["id", "number", "gives"], id=ID, number=whole(1, MOST_NUMBER), gives={**gives, "minProperties": 1})


def timeline_tile() -> Json:
    """A space that is not named has no effect."""
    spaces = by_word([str(space) for space in range(1, terms.WARP_SPACES + 1)], one_of(*terms.SPACE_EFFECT_TERMS))
    return closed(["id", "spaces"], id=ID, spaces=spaces)
