"""The words of Merchants Cove as types: what views, catalogues and events are made of.

Townsfolk, tiles and other cards may come from packs, so that they are any words.
"""

from __future__ import annotations

from typing import Annotated, Literal

from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ABILITY_TERMS,
    ACTION_TERMS,
    COLUMN_TERMS,
    FIGURE_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
)
from chronotable.games.merchants.shops.chronomancer.rules.terms import SIDE_TERMS as TILE_SIDE_TERMS
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    CORRUPTION_MODE_TERMS,
    EFFECT_TERMS,
    MODE_TERMS,
    PEDDLER_EFFECT_TERMS,
    PEDDLER_WORD,
    PHASE_TERMS,
    PIER_TERMS,
    SEAT_TERMS,
    SIDE_TERMS,
    SIZE_TERMS,
)
from chronotable.kernel.declared import Each, OneOf

Adventurer = Annotated[str, OneOf(ADVENTURER_TERMS)]
Berth = Annotated[str, OneOf(BERTH_TERMS)]
Boat = Annotated[str, OneOf(BOAT_TERMS)]
Colour = Annotated[str, OneOf(COLOUR_TERMS)]
CorruptionMode = Annotated[str, OneOf(CORRUPTION_MODE_TERMS)]
Effect = Annotated[str, OneOf(EFFECT_TERMS)]
Mode = Annotated[str, OneOf(MODE_TERMS)]
PeddlerEffect = Annotated[str, OneOf(PEDDLER_EFFECT_TERMS)]
Phase = Annotated[str, OneOf(PHASE_TERMS)]
Piece = Annotated[str, OneOf([*SEAT_TERMS, PEDDLER_WORD])]
Pier = Annotated[str, OneOf(PIER_TERMS)]
Side = Annotated[str, OneOf(SIDE_TERMS)]
Size = Annotated[str, OneOf(SIZE_TERMS)]

Crowd = Each[Adventurer, int]
GoodCounts = dict[str, int]

# The Chronomancer's
Ability = Annotated[str, OneOf(ABILITY_TERMS)]
PortalAction = Annotated[str, OneOf(ACTION_TERMS)]
Action = PortalAction | Literal["change_timeline", "freeze_time"]
Column = Annotated[str, OneOf(COLUMN_TERMS)]
Figure = Annotated[str, OneOf(FIGURE_TERMS)]
Slot = Annotated[str, OneOf(SLOT_TERMS)]
Space = Annotated[str, OneOf(SPACE_TERMS)]
TileSide = Annotated[str, OneOf(TILE_SIDE_TERMS)]
