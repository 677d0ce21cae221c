"""Which eras a card's words mean (chapter 3, LOOP-6.8, 14.3, 15.7 to 15.9)."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import (
    ADJACENT,
    ANY,
    ARRIVAL,
    CARD_ORIGIN,
    DESTRUCTION,
    DOCTOR_ERA,
    EACH_ADJACENT,
    EACH_OTHER_AGENT,
    EACH_VORTEX,
    ERAS,
    NEXT,
    OTHER_AGENT,
    OWN,
    PREVIOUS,
    VORTEX,
)

ALL_ERAS = list(range(ERAS))


def is_each(selector: int) -> bool:
    """Does the selector mean all of its eras rather than one of them?"""
    return selector in (EACH_ADJACENT, EACH_VORTEX, EACH_OTHER_AGENT)


def eras(s: LoopState, selector: int) -> list[int]:
    """The eras meant, from the pawn of the agent resolving the effect; an era may be meant twice by `each`."""
    own = s.agents[s.you].era
    if selector == OWN:
        return [own]
    if selector in (ADJACENT, EACH_ADJACENT):
        return [(own + 1) % ERAS, (own - 1) % ERAS]
    if selector == NEXT:
        return [(own + 1) % ERAS]
    if selector == PREVIOUS:
        return [(own - 1) % ERAS]
    if selector == ANY:
        return ALL_ERAS
    if selector == DOCTOR_ERA:
        return one(s.doctor)
    if selector in (VORTEX, EACH_VORTEX):
        return [era for era in ALL_ERAS if s.vortex[era]]
    if selector == CARD_ORIGIN:
        return one(s.box.card_origin[s.last_card]) if s.last_card >= 0 else []
    if selector == ARRIVAL:
        return one(s.arrival)
    if selector == DESTRUCTION:
        return one(s.destruction)
    others = [agent.era for number, agent in enumerate(s.agents) if number != s.you]
    if selector == OTHER_AGENT:
        return [era for era in ALL_ERAS if era in others]
    return others


def one(era: int) -> list[int]:
    """An era, if there is one (LOOP-15.7, 15.14)."""
    return [era] if era >= 0 else []
