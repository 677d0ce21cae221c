"""The words of The LOOP as types: what views, catalogues and events are made of.

Cards, missions and agents may come from packs, so that they are any words.
"""

from __future__ import annotations

from typing import Annotated

from chronotable.games.loop.terms import (
    ABILITY_TIMINGS,
    DIMENSION_TERMS,
    ENDINGS,
    ERA_TERMS,
    MISSION_KINDS,
    MISSION_PLACES,
    PHASE_TERMS,
    ULTRA_KINDS,
)
from chronotable.kernel.declared import OneOf

Dimension = Annotated[str, OneOf(DIMENSION_TERMS)]
Ending = Annotated[str, OneOf(ENDINGS)]
Era = Annotated[str, OneOf(ERA_TERMS)]
MissionKind = Annotated[str, OneOf(MISSION_KINDS)]
MissionPlace = Annotated[str, OneOf(MISSION_PLACES)]
Phase = Annotated[str, OneOf(PHASE_TERMS)]
Timing = Annotated[str, OneOf(ABILITY_TIMINGS)]
UltraKind = Annotated[str, OneOf(ULTRA_KINDS)]
