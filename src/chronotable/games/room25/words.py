"""The words of Room 25 as types: what views, catalogues and events are made of."""

from __future__ import annotations

from typing import Annotated

from chronotable.games.room25.terms import (
    ABILITY_TERMS,
    ADRENALINE_TERMS,
    AXIS_TERMS,
    CARD_TERMS,
    CELL_TERMS,
    CHARACTER_TERMS,
    COLOUR_TERMS,
    DIRECTION_TERMS,
    ENDINGS,
    LINE_TERMS,
    MODE_TERMS,
    PHASE_TERMS,
    ROLE_TERMS,
    ROOM_TERMS,
    TOKEN_TERMS,
)
from chronotable.kernel.declared import OneOf

Ability = Annotated[str, OneOf(ABILITY_TERMS)]
Adrenaline = Annotated[str, OneOf(ADRENALINE_TERMS)]
Axis = Annotated[str, OneOf(AXIS_TERMS)]
CardKind = Annotated[str, OneOf(CARD_TERMS)]
Cell = Annotated[str, OneOf(CELL_TERMS)]
Character = Annotated[str, OneOf(CHARACTER_TERMS)]
Colour = Annotated[str, OneOf(COLOUR_TERMS)]
Direction = Annotated[str, OneOf(DIRECTION_TERMS)]
Ending = Annotated[str, OneOf(ENDINGS)]
Line = Annotated[str, OneOf(LINE_TERMS)]
Mode = Annotated[str, OneOf(MODE_TERMS)]
Phase = Annotated[str, OneOf(PHASE_TERMS)]
Role = Annotated[str, OneOf(ROLE_TERMS)]
Room = Annotated[str, OneOf(ROOM_TERMS)]
Token = Annotated[str, OneOf(TOKEN_TERMS)]
