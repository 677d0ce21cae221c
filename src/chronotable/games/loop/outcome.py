"""How it ended, for people: who won, and how far the missions and the vortices got (chapter 13)."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.loop.naming import ref
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import WON
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Row, Sheet, Told


def victor(s: LoopState) -> Message | None:
    """All win or lose together: against Dr Faux (LOOP-13.2)."""
    return None if s.ending in (0, WON) else Message("loop-victor-doctor")


def sheet(s: LoopState, told: Sequence[Told]) -> Sheet:
    """Who archived how much, and what was reached of what the victory needs (LOOP-13.1)."""
    archived = [0] * s.players
    for event, _ in told:
        if event.kind == "mission_archived":
            archived[_seat_of(s, event.args["agent"])] += 1
    needed = s.box.modes[s.mode]["win"]["archived_tiles"]
    missions = [ref(s.box, "mission", s.box.mission_ids[mission]) for mission in s.archived]
    facts = [
        Message("loop-end-missions", n=len(s.archived), needed=needed, missions=missions),
        Message("loop-end-vortices", n=sum(s.vortex), lost=len(s.boxed)),
        Message("loop-end-time", cycle=s.cycle + 1, turns=s.turn),
    ]
    agents = [ref(s.box, "agent", s.box.agent_ids[agent.id]) for agent in s.agents]
    rows = [Row(seat, numbers=(archived[seat],), notes=(_agents(s, seat, agents),)) for seat in range(s.players)]
    if not any(archived) or s.players == 1:  # then the facts say all of it
        return Sheet((), tuple(row._replace(numbers=()) for row in rows), tuple(facts))
    return Sheet((Message("loop-end-archived"),), tuple(rows), tuple(facts))


def _seat_of(s: LoopState, agent: str) -> int:
    """A solo player has all agents (LOOP-18.1)."""
    ids = [s.box.agent_ids[each.id] for each in s.agents]
    return ids.index(agent) if s.players > 1 else 0


def _agents(s: LoopState, seat: int, agents: Sequence[object]) -> Message:
    return Message("loop-end-agents", agents=[agents[seat]] if s.players > 1 else list(agents))
