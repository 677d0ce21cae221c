"""What a mission asks for, made from its data, so that a mission out of a pack has a text in every language too."""

from __future__ import annotations

from chronotable.games.loop.box import Box
from chronotable.games.loop.terms import MISSION_KINDS, MISSION_PLACES
from chronotable.kernel.message import Message


def mission_message(box: Box, mission: int) -> Message:
    """One sentence: what to do, how often, and under which conditions (LOOP-9.10 to 9.20)."""
    kind = MISSION_KINDS[box.mission_kind[mission]].replace("_", "-")
    does = Message(
        f"loop-mission-does-{kind}",
        n=box.mission_required[mission],
        where=MISSION_PLACES[box.mission_place[mission]],
        slots="per_era" if box.mission_per_era[mission] else "generic",
    )
    return Message(
        "loop-mission-asks",
        does=does,
        cap=box.mission_cap[mission],
        energy="every_era" if box.mission_needs_energy[mission] else "any",
    )
