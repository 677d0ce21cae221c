"""Options of Room 25 that hardly ever fit by chance, drawn so that they do: for `tools/soak`."""

from __future__ import annotations

import random
from typing import Any, Final

from chronotable.games.room25.components import tile_counts
from chronotable.games.room25.terms import CELLS

Options = dict[str, Any]


def building(options: Options, chance: random.Random) -> Options:
    """Any 25 tiles of the boxes that have what the mode needs (R25-5.4, 5.11)."""
    season2 = options["ruleset"] == "season2"
    tiles = {"central": 1, "room25": 1}
    if season2 and options["mode"] in ("cooperation", "solo"):
        tiles["key_room"] = 1
    owned = tile_counts(season2)
    left = [word for word in owned if word not in ("central", "room25", "key_room") for _ in range(owned[word])]
    for word in chance.sample(left, CELLS - len(tiles)):
        tiles[word] = tiles.get(word, 0) + 1
    return tiles


HOOKS: Final = {"recipe": building}
