"""Is it too late to escape in this round?  An exhaustive search need not follow what certainly leads nowhere."""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.round import Pass, Turn
from chronotable.games.room25.terms import (
    ADRENALINE_PASS,
    COOPERATION,
    FLOODED,
    NO_ADRENALINE,
    ROOM25,
    SOLO,
    TRAP,
)


def hopeless(s: Room25State, seat: int) -> bool:
    """In the classic game an action brings at most one character into another room, and one more slides Room 25 out.

    Characters whom their room may eliminate without an action do not count: an escape may leave without them.
    """
    if s.ending or s.settings.season2 or s.settings.mode not in (COOPERATION, SOLO):
        return False
    room = s.kind.index(ROOM25)
    outside = 0
    for figure in s.figures:
        if figure.alive and figure.tile != room and not figure.drown and s.kind[figure.tile] not in (TRAP, FLOODED):
            outside += 1
    return outside + 1 > actions_left(s)


def actions_left(s: Room25State) -> int:
    """At most so many actions, the one under way included, are still played in this round."""
    alive = sum([figure.alive for figure in s.figures])
    count = 1 if s.step is not None else 0
    for step in s.agenda:
        if isinstance(step, Turn):
            count += 1
        elif isinstance(step, Pass):
            if step.phase == ADRENALINE_PASS:
                count += sum([figure.adrenaline != NO_ADRENALINE for figure in s.figures])
            else:
                count += alive
    return count
