"""Events in the ledger's words."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.loop.nouns import NOUNS
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import CLONES, ERA_TERMS
from chronotable.kernel.telling import Telling

tell: Final = Telling(NOUNS)


def agent_word(s: LoopState, agent: int) -> str:
    return s.box.agent_ids[s.agents[agent].id]


def clone_words(s: LoopState, clone: int) -> dict[str, Any]:
    """A clone token is told by the era in its monocle, and whether it is a Supa Clone."""
    return {"destroy": ERA_TERMS[s.box.clone_destroy[clone]], "super": clone >= CLONES}
