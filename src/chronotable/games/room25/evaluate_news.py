"""How a seat stands, as planners see it: telling is worth something where it is news, and guards had better hide."""

from __future__ import annotations

from chronotable.games.room25.evaluate import LEAST, evaluate
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import GUARD, SUSPICION
from chronotable.games.room25.trust import guilt
from chronotable.games.room25.weights import WEIGHTS


def outlook(s: Room25State, seat: int) -> float:
    """`evaluate`, without what it counts for colours that others have told before.

    Otherwise looking where somebody has looked already, and saying so again, is worth as much as looking elsewhere.
    """
    value = evaluate(s, seat)
    if s.ending:
        return value
    if s.settings.mode == SUSPICION:
        value -= exposure(s, seat)
    if not s.announced:
        return max(LEAST, value)
    told = 0
    for said in s.announced:
        if told >> said.tile & 1 and s.figures[said.figure].seat == seat and s.colour(said.tile) == said.colour:
            value -= WEIGHTS.told
        told |= 1 << said.tile
    return max(LEAST, value)


def exposure(s: Room25State, seat: int) -> float:
    """What it costs a guard to be seen at it while its role is secret: as much as `suspected` when all are sure.

    So it plays like a prisoner as long as that costs it less, and strikes when the blow is worth more.
    """
    cost = 0.0
    for number in range(len(s.figures)):
        figure = s.figures[number]
        if figure.seat == seat and figure.role == GUARD and not figure.shown:
            odds = guilt(s, seat, number)
            cost += WEIGHTS.suspected * (odds - 1.0) / (odds + 1.0)
    return cost
