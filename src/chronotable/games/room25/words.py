"""The words of Room 25 as types: what views, catalogues and events are made of."""

from __future__ import annotations

from typing import Annotated

from chronotable.games.room25 import terms
from chronotable.kernel.declared import OneOf

Ability = Annotated[str, OneOf(terms.ABILITY_TERMS)]
Adrenaline = Annotated[str, OneOf(terms.ADRENALINE_TERMS)]
Axis = Annotated[str, OneOf(terms.AXIS_TERMS)]
CardKind = Annotated[str, OneOf(terms.CARD_TERMS)]
Cell = Annotated[str, OneOf(terms.CELL_TERMS)]
Character = Annotated[str, OneOf(terms.CHARACTER_TERMS)]
Colour = Annotated[str, OneOf(terms.COLOUR_TERMS)]
Direction = Annotated[str, OneOf(terms.DIRECTION_TERMS)]
Ending = Annotated[str, OneOf(terms.ENDINGS)]
Line = Annotated[str, OneOf(terms.LINE_TERMS)]
Mode = Annotated[str, OneOf(terms.MODE_TERMS)]
Phase = Annotated[str, OneOf(terms.PHASE_TERMS)]
Role = Annotated[str, OneOf(terms.ROLE_TERMS)]
Room = Annotated[str, OneOf(terms.ROOM_TERMS)]
Token = Annotated[str, OneOf(terms.TOKEN_TERMS)]
