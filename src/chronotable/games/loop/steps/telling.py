"""Events in the ledger's words: numbers of the state become names here and nowhere else."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import CLONES, DIMENSION_TERMS, ERA_TERMS


def tell(
    s: LoopState,
    kind: str,
    *,
    agent: int = -1,
    other: int = -1,
    card: int = -1,
    era: int = -1,
    to: int = -1,
    clone: int = -1,
    mission: int = -1,
    ultra: int = -1,
    dimension: int = -1,
    n: int = -1,
) -> None:
    """Report an event.  Callers ask `s.witness is not None` first, so that search pays nothing."""
    if s.witness is None:
        return
    args: dict[str, object] = {}
    if agent >= 0:
        args["agent"] = agent_word(s, agent)
    if other >= 0:
        args["other"] = agent_word(s, other)
    if card >= 0:
        args["card"] = s.box.card_ids[card]
    if era >= 0:
        args["era"] = ERA_TERMS[era]
    if to >= 0:
        args["to"] = ERA_TERMS[to]
    if clone >= 0:
        args["destroy"] = ERA_TERMS[s.box.clone_destroy[clone]]
        args["super"] = clone >= CLONES
    if mission >= 0:
        args["mission"] = s.box.mission_ids[mission]
    if ultra >= 0:
        args["ultra"] = s.box.ultra_ids[ultra]
    if dimension >= 0:
        args["dimension"] = DIMENSION_TERMS[dimension]
    if n >= 0:
        args["n"] = n
    s.witness.tell(kind, args)


def agent_word(s: LoopState, agent: int) -> str:
    return s.box.agent_ids[s.agents[agent].id]
