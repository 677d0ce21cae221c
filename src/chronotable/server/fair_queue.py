"""The line in which thoughts wait for their next slice: fair between addresses, and between the tables of each.

The address that has had the least thinking goes first, so whoever keeps twenty tables of bots busy gets no more than
the one with a single table.  Who comes new, or comes back, counts like the one that has had least of those who are
there: nobody saves up, and nobody has to wait until all that others had is made good.

Only so many thoughts of one address are under way at a time; the others have not begun and wait in the order in which
they came.  Those under way take turns, slice by slice.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

MOST_UNDER_WAY = 16  # thoughts of one address


@dataclass(eq=False, slots=True)
class Thought:
    """What a bot is to think about for an address; `place` is the process that has begun it, and keeps it."""

    address: str
    question: Any = None
    place: int | None = None
    has_begun: bool = False
    spent: float = 0.0  # seconds of thinking so far
    is_running: bool = False
    begun_again: int = 0


@dataclass(slots=True)
class _Queue:
    """The thoughts of one address."""

    had: float  # thinking, and what it counts as having had when it came
    thoughts: deque[Thought] = field(default_factory=deque)

    def under_way(self) -> int:
        return sum(thought.place is not None for thought in self.thoughts)


class FairQueue:
    def __init__(self, most_under_way: int = MOST_UNDER_WAY) -> None:
        self._most = most_under_way
        self._queues: dict[str, _Queue] = {}

    def __len__(self) -> int:
        return sum(len(queue.thoughts) for queue in self._queues.values())

    def add(self, thought: Thought) -> None:
        queue = self._queues.get(thought.address)
        if queue is None:
            least = min((other.had for other in self._queues.values()), default=0.0)
            queue = self._queues[thought.address] = _Queue(least)
        queue.thoughts.append(thought)

    def take(self, place: int) -> Thought | None:
        """Whose slice is next in this process; None when there is nothing for it to do."""
        for queue in sorted(self._queues.values(), key=lambda queue: queue.had):
            may_begin = queue.under_way() < self._most
            for thought in queue.thoughts:
                if not thought.is_running and (thought.place == place or (thought.place is None and may_begin)):
                    thought.place = place
                    thought.is_running = True
                    return thought
        return None

    def had(self, thought: Thought, cost: float) -> None:
        """The thought had its slice, which took so long: now the others' turn."""
        thought.is_running = False
        thought.spent += cost
        queue = self._queues.get(thought.address)
        if queue is not None:
            queue.had += cost
            if thought in queue.thoughts:
                queue.thoughts.remove(thought)
                queue.thoughts.append(thought)

    def remove(self, thought: Thought) -> None:
        """It has come to its end, or is given up."""
        queue = self._queues.get(thought.address)
        if queue is not None and thought in queue.thoughts:
            queue.thoughts.remove(thought)
            if not queue.thoughts:
                del self._queues[thought.address]

    def begin_again(self, place: int) -> None:
        """All that this process had begun is lost."""
        for queue in self._queues.values():
            for thought in queue.thoughts:
                if thought.place == place:
                    thought.place = None
                    thought.has_begun = thought.is_running = False
                    thought.spent = 0.0
