"""What the agents want together and what threatens them (chapters 6, 13 and 17).  The words are in `loop_goals.ftl`."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.games.loop.naming import ref
from chronotable.games.loop.state import LoopState
from chronotable.games.loop.terms import CYCLES, ERA_TERMS, ERAS, MEGA_RIFT_SLOTS, RIFT_SLOTS, VORTEX_TILES
from chronotable.kernel.goals import Brief, Fate, danger
from chronotable.kernel.message import Message, Ref


def brief(s: LoopState, seat: int | None) -> Brief:
    """All win or lose together; what the victory needs is the mode's (LOOP-13.1 to 13.5, 17.2, 17.9, 17.11)."""
    goal = Message("loop-brief-goal", mode=s.mode)
    end = Message("loop-brief-end")
    rule = "LOOP-13.1" if s.mode == "sabotage" else "LOOP-17.2"
    if seat is None:
        return Brief(goal, end, rule=rule)
    own = [agent for number, agent in enumerate(s.agents) if s.seat_of(number) == seat]
    agents = [ref(s.box, "agent", s.box.agent_ids[agent.id]) for agent in own]
    return Brief(
        goal,
        end,
        who=Message("loop-brief-who", agents=agents, several=several(agents)),
        side=Message("loop-brief-side", players=s.players),
        rule=rule,
    )


def fates(s: LoopState, seat: int | None) -> list[Fate]:
    """Where the next rift opens a vortex or loses the game, how many vortices are left, the last cycle."""
    if s.ending:
        return []
    open_vortices = sum(s.vortex)
    full = [era for era in range(ERAS) if s.rifts[era] >= slots(s, era)]
    deadly = [era for era in full if s.vortex[era] or open_vortices == VORTEX_TILES]
    found = []
    if deadly:
        found.append(danger("loop-fate-deadly", "LOOP-6.2", eras=named(deadly), several=several(deadly)))
    if open_vortices == VORTEX_TILES:
        found.append(danger("loop-fate-no-vortex-left", "LOOP-13.4", n=open_vortices))
    elif open_vortices == VORTEX_TILES - 1:
        found.append(danger("loop-fate-one-vortex-left", "LOOP-13.4", n=open_vortices, all=VORTEX_TILES))
    if third := [era for era in full if era not in deadly]:
        found.append(danger("loop-fate-full", "LOOP-6.1", eras=named(third), several=several(third)))
    if s.cycle == CYCLES - 1:
        found.append(danger("loop-fate-last-cycle", "LOOP-13.5", n=len(s.doctor_deck)))
    return found


def slots(s: LoopState, era: int) -> int:
    """How many rifts an era holds before one too many opens a vortex (LOOP-17.5)."""
    return MEGA_RIFT_SLOTS if s.mega and s.vortex[era] else RIFT_SLOTS


def named(eras: list[int]) -> list[Ref]:
    return [Ref("loop", "era", ERA_TERMS[era]) for era in eras]


def several(things: Sequence[object]) -> str:
    return "yes" if len(things) > 1 else "no"
