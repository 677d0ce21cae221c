"""The Chronomancer's words as small integers: the ring of spaces, tile slots, portal actions, abilities."""

from __future__ import annotations

from typing import Final

FIGURE_TERMS: Final = ["chronomancer", "assistant"]
CHRONOMANCER: Final = 0
ASSISTANT: Final = 1

# The spaces clockwise from the left machine (COVE-12.4).
SPACE_TERMS: Final = ["lc", "la", "p1", "p2", "p3", "rc", "ra", "p4", "p5", "p6"]
SPACES: Final = 10
LC: Final = 0
LA: Final = 1
RC: Final = 5
RA: Final = 6
HALF_LAP: Final = 5
CHRONOMANCER_SLOTS: Final = [LC, RC]
ASSISTANT_SLOTS: Final = [LA, RA]
PORTALS: Final = [2, 3, 4, 7, 8, 9]

# Places of tiles: four on the board, then the time stream (COVE-13.10).  A column's bottom slot is two behind its top.
SLOT_TERMS: Final = ["top_left", "top_right", "bottom_left", "bottom_right"]
SLOTS: Final = 4
STREAM: Final = 6
TILES: Final = 10
COLUMN_TERMS: Final = ["left", "right"]
ROWS_APART: Final = 2

# A tile with the side it shows is one number: twice the tile, and one more for the blue side.
SIDE_TERMS: Final = ["white", "blue"]
WHITE: Final = 0
BLUE: Final = 1

ACTION_TERMS: Final = ["artifact", "relic", "activate_staff", "relic_or_support", "hire"]
MAKE_ARTIFACT: Final = 0
MAKE_RELIC: Final = 1
ACTIVATE_STAFF: Final = 2
RELIC_OR_SUPPORT: Final = 3
HIRE: Final = 4
NO_ACTION: Final = -1

ABILITY_TERMS: Final = ["bulbulator", "enlarger", "splitter", "guard"]
BULBULATOR: Final = 0
ENLARGER: Final = 1
SPLITTER: Final = 2
GUARD: Final = 3

TOKENS: Final = 4  # frozen-time tokens, as many as guild-support symbols
ALL_COVERED: Final = 15
