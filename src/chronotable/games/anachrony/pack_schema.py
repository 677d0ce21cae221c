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
from chronotable.kernel.schema_pieces import by_word, closed, different, maybe, one_of, several, whole

Json = dict[str, Any]

ID: Final[Json] = {"type": "string", "maxLength": 40}
MOST_GOODS: Final = 12
MOST_NUMBER: Final = 99
MOST_WORKERS: Final = 3
MOST_STEPS: Final = 12  # of a loop of command tokens
LOOPS: Final = ["short", "long", "two", "three", "four", "five"]
TILES: Final = ["reboot_b", "score", "score_b", "energy_pack", "energy_pack_b"]
RESOURCES: Final = terms.GOODS_TERMS[terms.TITANIUM : terms.NEUTRONIUM + 1]
# What the numbers of an opponent can be, where that is not 0 to MOST_VP.
LIMITS: Final = {
    **dict.fromkeys(("suits_before", "suits_after", "most_before", "most_after", "extra_suits"), (0, terms.EXOSUITS)),
    **dict.fromkeys(("last_travel", "persistent", "leaves_reboot", "new_shapes", "no_leader"), (0, 1)),
    **dict.fromkeys(("covered_council", "side_b", "swapped"), (0, 1)),
    **dict.fromkeys(("most_anomalies", "most_buildings", "most_superprojects"), (0, 6)),
    "anomaly_vp": (-MOST_VP, 0), "paradox_limit": (1, 5), "removal": (1, 6), "warp_tiles": (0, terms.WARP_SPACES),
    "objectives": (0, len(terms.ENDGAME_TERMS)), "minimum_actions": (0, 12), "extra_turns": (0, 6), "drawn": (0, 6),
}  # fmt: skip
MOST_BREAKTHROUGHS: Final = 2  # of an asset card: with all sixteen cards dealt, there are still enough tiles


@cache
def pack_schema() -> Json:
    parts = {
        "superprojects": several(superproject()),
        "buildings": several(building_schema()),
        "starting_assets": closed(cards=several(asset_card())),
        "alternate_timeline": closed(tiles=several(timeline_tile())),
        "solo_opponents": closed(
            opponents=several(opponent()), objectives=several(objective()), actions=several(action_tile())
        ),
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


def opponent() -> Json:
    """An opponent of a single player: what is not named of it stays."""
    steps = [*(word for word in terms.DEED_TERMS if word not in TILES), *terms.SLOT_PLACE_TERMS]
    token = closed(["loop", "step"], loop=one_of(*LOOPS), step=whole(1, MOST_STEPS))
    return closed(
        ["id"],
        id=one_of(*terms.OPPONENT_TERMS),
        die=several(whole(2, 5), 6, 6),
        loops=by_word(LOOPS, several(one_of(*steps), 2, MOST_STEPS)),
        tokens=by_word(terms.TOKEN_TERMS, token),
        prefers=closed(
            workers=different(one_of(*terms.WORKER_TERMS), terms.WORKERS, terms.WORKERS),
            resources=different(one_of(*RESOURCES), terms.RESOURCES, terms.RESOURCES),
            paid=different(one_of(*RESOURCES), terms.RESOURCES, terms.RESOURCES),
        ),
        time_travel_vp=several(whole(0, MOST_NUMBER), 2, terms.TRACK + 1),
        numbers=closed(**{word: whole(*LIMITS.get(word, (0, MOST_VP))) for word in terms.OPPONENT_NUMBERS}),
    )


def objective() -> Json:
    """What bronze, silver and gold ask for, and score."""
    ids = one_of(*terms.ENDGAME_TERMS)
    return closed(["id"], id=ids, levels=several(whole(0, MOST_NUMBER), 3, 3), vp=several(whole(0, MOST_NUMBER), 3, 3))


def action_tile() -> Json:
    return closed(["id"], id=one_of(*TILES), vp=whole(0, MOST_VP), core=whole(0, 3), leap={"type": "boolean"})
