"""Whose announcements a seat takes for true when it imagines what is hidden: for bots, no rule.

Nobody has to tell the truth (R25-9.2).  What the seat knows itself always comes first.
"""

from __future__ import annotations

from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import COOPERATION, GUARD, SUSPICION, TEAM


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
