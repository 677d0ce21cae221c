"""How a seat stands, as planners see it: telling is worth something where it is news."""

from __future__ import annotations

from chronotable.games.room25.evaluate import LEAST, evaluate
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.weights import WEIGHTS


def outlook(s: Room25State, seat: int) -> float:
    """`evaluate`, without what it counts for colours that others have told before.

    Otherwise looking where somebody has looked already, and saying so again, is worth as much as looking elsewhere.
    """
    value = evaluate(s, seat)
    if not s.announced or s.ending:
        return value
    told = 0
    for said in s.announced:
        if told >> said.tile & 1 and s.figures[said.figure].seat == seat and s.colour(said.tile) == said.colour:
            value -= WEIGHTS.told
        told |= 1 << said.tile
    return max(LEAST, value)
