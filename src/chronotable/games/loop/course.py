"""What can be measured of a running game: the goal, the danger, and what is about to become one."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.kernel.course import Measure
from chronotable.kernel.message import Message


def measures(s: LoopState) -> list[Measure]:
    return [Measure(Message(id)) for id in ("loop-measure-archived", "loop-measure-vortices", "loop-measure-rifts")]


def progress(s: LoopState) -> list[float | None]:
    return [len(s.archived), sum(s.vortex), sum(s.rifts)]


def part(s: LoopState) -> Message:
    return Message("loop-part", n=s.cycle + 1)
