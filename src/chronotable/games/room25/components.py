"""From the data file and packs to a filled box."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from chronotable.components import Boxes
from chronotable.games.room25 import terms
from chronotable.games.room25.box import Box
from chronotable.games.room25.packs import combine

Record = dict[str, Any]


def fill(content: Record) -> Box:
    filled = Box()
    colours = {room["id"]: terms.COLOUR_TERMS.index(room["colour"]) for room in content["rooms"]}
    filled.room_colour = [colours[word] for word in terms.ROOM_TERMS]
    cards = content["abm_cards"]
    stays = {kind["id"]: kind["stays"] == "end_of_round" for kind in content["abm_card_kinds"]}
    levels = {kind["id"]: kind["level"] for kind in content["abm_card_kinds"]}
    filled.card_ids = [card["id"] for card in cards]
    filled.card_kind = [terms.CARD_TERMS.index(card["kind"]) for card in cards]
    filled.card_line = [card.get("index", 0) + (terms.SIZE if card.get("axis") == "column" else 0) for card in cards]
    filled.card_direction = [1 if card.get("direction") in ("right", "down") else -1 for card in cards]
    filled.card_times = [card.get("times", 1) for card in cards]
    filled.card_again = [card.get("draw_again", False) for card in cards]
    filled.card_characters = [[terms.CHARACTER_TERMS.index(id) for id in card.get("characters", [])] for card in cards]
    filled.card_token = [
        terms.TOKEN_TERMS.index(card["action"]) if "action" in card else terms.NO_TOKEN for card in cards
    ]
    filled.card_colour = [terms.COLOUR_TERMS.index(card["colour"]) if "colour" in card else -1 for card in cards]
    filled.card_stays = [stays[card["kind"]] for card in cards]
    filled.card_madness = [levels[card["kind"]] == "madness" for card in cards]
    filled.modes = {mode["id"]: mode for mode in content["modes"]}
    filled.records = content
    return filled


box: Final = Boxes("room25", combine, fill)
data: Final = box.data


@cache
def tile_counts(season2: bool) -> Mapping[str, int]:
    """How many tiles of each kind the boxes hold (R25-1.5, 1.6)."""
    boxes = ("base", "season2") if season2 else ("base",)
    return {room["id"]: sum(room["count"][name] for name in boxes) for room in data()["rooms"]}
