"""What a pack can change of the Chronomancer's components, and what must hold afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from chronotable.games.merchants.shops.chronomancer.rules.terms import ACTION_TERMS, TOKENS
from chronotable.games.merchants.terms import COLOUR_TERMS
from chronotable.kernel.message import Message
from chronotable.kernel.schema_pieces import FLAG, closed, different, one_of, whole

Json = dict[str, Any]

ACTION: Final = closed(["type"], type=one_of(*ACTION_TERMS), colours=different(one_of(*COLOUR_TERMS), 1, 4))
COST: Final = closed(["hours", "corruption"], hours=whole(0, 12), corruption=whole(0, 10))
SIDE: Final = closed(["left", "right"], left=COST, right=COST)
TILE_IDS: Final = [f"T{number:02}" for number in range(1, 11)]
HALVES: Final = ("left_top", "left_bottom", "right_top", "right_bottom")
MADE_OF: Final = ("artifact", "relic", "relic_or_support")  # actions that show colours

NUMBERS: Final[dict[str, tuple[tuple[str, ...], Json]]] = {
    "freeze_tokens_per_freeze_action": (
        ("shop_layout", "freeze_tokens_per_freeze_action", "value"),
        whole(1, TOKENS),
    ),
}
TABLES: Final[dict[str, tuple[tuple[str, ...], Json]]] = {
    "portal_tiles": (
        ("portal_tiles",),
        closed(["id"], id=one_of(*TILE_IDS), starter=FLAG, action=ACTION, white=SIDE, blue=SIDE),
    ),
    "board_halves": (
        ("shop_layout", "board_halves"),
        closed(["id"], id=one_of(*HALVES), hours=whole(0, 12), corruption=whole(0, 10), action=ACTION),
    ),
    "support_symbols": (
        ("shop_layout", "support_symbols", "list"),
        closed(["id"], id=one_of(*(f"support{n + 1}" for n in range(TOKENS))), colour=one_of(*COLOUR_TERMS)),
    ),
    "machine_spaces": (
        ("shop_layout", "spaces"),
        closed(["id"], id=one_of("LC", "LA", "RC", "RA"), hours=whole(1, 12)),
    ),
}


def problems(content: Json) -> Iterator[tuple[str, str, Message]]:
    """What is wrong with the components after all packs: the table, the id of the record, and why."""
    starters = [tile["id"] for tile in content["portal_tiles"] if tile["starter"]]
    if len(starters) != 2:
        yield (
            "portal_tiles",
            starters[-1] if starters else TILE_IDS[0],
            Message("merchants-pack-starters", n=len(starters)),
        )
    for tile in content["portal_tiles"]:
        if symbols(tile["white"]) != symbols(tile["blue"]) + 1:
            yield "portal_tiles", tile["id"], Message("merchants-pack-blue-side", tile=tile["id"])
        if (tile["action"]["type"] in MADE_OF) != ("colours" in tile["action"]):
            yield "portal_tiles", tile["id"], Message("merchants-pack-action-colours", id=tile["id"])
    for half in content["shop_layout"]["board_halves"]:
        if (half["side"] == "left") != ("action" in half):
            yield "board_halves", half["id"], Message("merchants-pack-half-action", id=half["id"])
        elif "action" in half and (half["action"]["type"] in MADE_OF) != ("colours" in half["action"]):
            yield "board_halves", half["id"], Message("merchants-pack-action-colours", id=half["id"])
    layout = content["shop_layout"]
    tokens = layout["freeze_tokens_per_freeze_action"]["value"]
    for space in layout["spaces"]:
        if space.get("action") == "freeze_time" and space["hours"] < tokens:
            yield "machine_spaces", space["id"], Message("merchants-pack-endless", hours=space["hours"], tokens=tokens)


def symbols(side: Json) -> int:
    return sum(side[edge][kind] for edge in ("left", "right") for kind in ("hours", "corruption"))
