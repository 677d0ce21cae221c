"""The words of Merchants Cove as types: what views, catalogues and events are made of.

Townsfolk, tiles and other cards may come from packs, so that they are any words.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from chronotable.games.merchants import terms
from chronotable.games.merchants.shops.chronomancer.rules import terms as shop
from chronotable.kernel.declared import Each, OneOf

Adventurer = Annotated[str, OneOf(terms.ADVENTURER_TERMS)]
Berth = Annotated[str, OneOf(terms.BERTH_TERMS)]
Boat = Annotated[str, OneOf(terms.BOAT_TERMS)]
Colour = Annotated[str, OneOf(terms.COLOUR_TERMS)]
CorruptionMode = Annotated[str, OneOf(terms.CORRUPTION_MODE_TERMS)]
Effect = Annotated[str, OneOf(terms.EFFECT_TERMS)]
Mode = Annotated[str, OneOf(terms.MODE_TERMS)]
PeddlerEffect = Annotated[str, OneOf(terms.PEDDLER_EFFECT_TERMS)]
Phase = Annotated[str, OneOf(terms.PHASE_TERMS)]
Piece = Annotated[str, OneOf([*terms.SEAT_TERMS, terms.PEDDLER_WORD])]
Pier = Annotated[str, OneOf(terms.PIER_TERMS)]
Side = Annotated[str, OneOf(terms.SIDE_TERMS)]
Size = Annotated[str, OneOf(terms.SIZE_TERMS)]

Crowd = Each[Adventurer, int]
GoodCounts = dict[str, int]

# The Chronomancer's
Ability = Annotated[str, OneOf(shop.ABILITY_TERMS)]
PortalAction = Annotated[str, OneOf(shop.ACTION_TERMS)]
Action: TypeAlias = PortalAction | Literal["change_timeline", "freeze_time"]  # said so: mypy may meet it too early
Column = Annotated[str, OneOf(shop.COLUMN_TERMS)]
Figure = Annotated[str, OneOf(shop.FIGURE_TERMS)]
Slot = Annotated[str, OneOf(shop.SLOT_TERMS)]
Space = Annotated[str, OneOf(shop.SPACE_TERMS)]
TileSide = Annotated[str, OneOf(shop.SIDE_TERMS)]
