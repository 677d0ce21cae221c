"""What the arguments of events stand for."""

from __future__ import annotations

from typing import Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import DIMENSION_TERMS, ERA_TERMS
from chronotable.kernel.nouns import Nouns, Number, Term


def agents(s: LoopState) -> list[str]:
    return [s.box.agent_ids[agent.id] for agent in s.agents]


AGENT: Final = Term(agents)
ERA: Final = Term(ERA_TERMS)
EVENT_NOUNS: Final[Nouns] = {
    "agent": AGENT,
    "card": Term(lambda s: s.box.card_ids),
    "dimension": Term(DIMENSION_TERMS),
    "era": ERA,
    "mission": Term(lambda s: s.box.mission_ids),
    "n": Number(),
    "other": AGENT,
    "to": ERA,
    "ultra": Term(lambda s: s.box.ultra_ids),
}
