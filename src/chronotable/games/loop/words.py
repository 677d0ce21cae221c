"""The words of The LOOP as types: what views, catalogues and events are made of.

Cards, missions and agents may come from packs, so that they are any words.
"""

from __future__ import annotations

from typing import Annotated

from chronotable.games.loop import terms
from chronotable.kernel.declared import OneOf

Dimension = Annotated[str, OneOf(terms.DIMENSION_TERMS)]
Ending = Annotated[str, OneOf(terms.ENDINGS)]
Era = Annotated[str, OneOf(terms.ERA_TERMS)]
MissionKind = Annotated[str, OneOf(terms.MISSION_KINDS)]
MissionPlace = Annotated[str, OneOf(terms.MISSION_PLACES)]
Phase = Annotated[str, OneOf(terms.PHASE_TERMS)]
Timing = Annotated[str, OneOf(terms.ABILITY_TIMINGS)]
UltraKind = Annotated[str, OneOf(terms.ULTRA_KINDS)]
