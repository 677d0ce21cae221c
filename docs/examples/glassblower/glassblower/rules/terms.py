"""The Glassblower's words as small integers, and the numbers of his shop."""

from __future__ import annotations

from typing import Final

PLACE_TERMS: Final = ["furnace", "blowpipe", "mould", "door"]
FURNACE: Final = 0
BLOWPIPE: Final = 1
MOULD: Final = 2
DOOR: Final = 3
HOURS: Final = [1, 2, 4, 3]  # by place
HEAT: Final = [0, 1, 3, 0]  # what the work there takes
CARDS: Final = [0, 0, 1, 0]

FIRST_HEAT: Final = 2
MOST_HEAT: Final = 6
STOKED: Final = 3
COOLED: Final = 2  # at the end of a day
HOT: Final = 4  # both guilds pay

ABILITY_TERMS: Final = ["bellows", "stoker", "gilder", "watchman"]
BELLOWS: Final = 0
STOKER: Final = 1
GILDER: Final = 2
WATCHMAN: Final = 3
