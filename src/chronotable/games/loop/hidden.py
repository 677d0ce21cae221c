"""What no seat knows, the same for all of them."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import ERAS
from chronotable.games.loop.view import hidden_missions


def determinise(s: LoopState, seat: int, rng: int) -> LoopState:
    """A copy with every hidden order drawn anew; sorted first, so that the true order leaves no trace."""
    copy = s.clone()
    copy.rng = rng
    copy.fate = []
    copy.bag.sort()
    copy.bag_in_order = 0
    for pile in (copy.arsenal, copy.doctor_deck, copy.super_pile, copy.ultra_deck):
        pile.sort()
        copy.shuffle(pile)
    for agent in copy.agents:
        unknown = len(agent.deck) - agent.known
        rest = sorted(agent.deck[:unknown])
        copy.shuffle(rest)
        agent.deck[:unknown] = rest
    hidden = sorted(hidden_missions(copy))
    copy.shuffle(hidden)
    for era in range(ERAS):
        if copy.tile[era] >= 0 and not copy.face_up[era]:
            copy.tile[era] = hidden.pop()
    copy.unused = hidden
    return copy
