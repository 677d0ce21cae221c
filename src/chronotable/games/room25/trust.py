"""Whom a seat trusts when it imagines what is hidden: for bots, no rule.

Nobody has to tell the truth (R25-9.2).  What the seat knows itself always comes first.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELLS, COOPERATION, GUARD, SUSPICION, TEAM
from chronotable.games.room25.weights import WEIGHTS

SURE: Final = 50.0  # nothing that was done makes the odds better or worse than that


def trusts(s: Room25State, seat: int, figure: int) -> bool:
    """Partners, and in Suspicion those who are no guards in this state: an imagined one, where roles are imagined."""
    mode = s.settings.mode
    if mode == COOPERATION:
        return True
    if mode == SUSPICION:
        return s.figures[figure].role != GUARD
    if mode == TEAM:
        return s.settings.team_of[s.figures[figure].seat] == s.settings.team_of[seat]
    return False


def guilt(s: Room25State, seat: int, number: int) -> float:
    """How many times likelier a guard did and said what the figure did and said than a prisoner, as the seat saw it."""
    weights = WEIGHTS
    figure = s.figures[number]
    lies = figure.lies
    truths = figure.truths
    for said in s.announced:  # of rooms that lie face down, the seat may know more than all do
        if said.figure == number and s.seen[seat * CELLS + said.tile] >= 0:
            if s.colour(said.tile) == said.colour:
                truths += 1
            else:
                lies += 1
    odds = float(weights.guilt_of_lies**lies * weights.guilt_of_truths**truths * weights.guilt_of_blows**figure.blows)
    return min(SURE, max(1.0 / SURE, odds))
