"""A line in which work waits for its turn: fair between addresses, and between what each of them wants.

The address that has had the least time goes first, so whoever keeps twenty tables of bots busy gets no more than the
one with a single table.  Who comes new, or comes back, counts like the one that has had least of those who are there:
nobody saves up, and nobody has to wait until all that others had is made good.

Bots think by it, slice by slice (`bot_pool.py`).  Only so many jobs of one address are under way at a time; the others
have not begun and wait in the order in which they came.  What is done at one go (`side_thread.py`) has one slice.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

MOST_UNDER_WAY = 16  # jobs of one address


@dataclass(eq=False, slots=True)
class Job:
    """Something to be done for an address; `place` is the process that has begun it, and keeps it."""

    address: str
    question: Any = None
    place: int | None = None
    has_begun: bool = False
    spent: float = 0.0  # seconds so far
    is_running: bool = False
    begun_again: int = 0


@dataclass(slots=True)
class _Queue:
    """The jobs of one address."""

    had: float  # seconds, and what it counts as having had when it came
    jobs: deque[Job] = field(default_factory=deque)

    def under_way(self) -> int:
        return sum(job.place is not None for job in self.jobs)


class FairQueue:
    def __init__(self, most_under_way: int = MOST_UNDER_WAY) -> None:
        self._most = most_under_way
        self._queues: dict[str, _Queue] = {}

    def __len__(self) -> int:
        return sum(len(queue.jobs) for queue in self._queues.values())

    def add(self, job: Job) -> None:
        queue = self._queues.get(job.address)
        if queue is None:
            least = min((other.had for other in self._queues.values()), default=0.0)
            queue = self._queues[job.address] = _Queue(least)
        queue.jobs.append(job)

    def take(self, place: int) -> Job | None:
        """Whose slice is next in this process; None when there is nothing for it to do."""
        for queue in sorted(self._queues.values(), key=lambda queue: queue.had):
            may_begin = queue.under_way() < self._most
            for job in queue.jobs:
                if not job.is_running and (job.place == place or (job.place is None and may_begin)):
                    job.place = place
                    job.is_running = True
                    return job
        return None

    def had(self, job: Job, cost: float) -> None:
        """The job had its slice, which took so long: now the others' turn."""
        job.is_running = False
        job.spent += cost
        queue = self._queues.get(job.address)
        if queue is not None:
            queue.had += cost
            if job in queue.jobs:
                queue.jobs.remove(job)
                queue.jobs.append(job)

    def remove(self, job: Job) -> None:
        """It has come to its end, or is given up."""
        queue = self._queues.get(job.address)
        if queue is not None and job in queue.jobs:
            queue.jobs.remove(job)
            if not queue.jobs:
                del self._queues[job.address]

    def last_of_most(self, address: str) -> Job | None:
        """The job that came last of the address with the most, if that has more than this address would have."""
        most = max(self._queues.values(), key=lambda queue: len(queue.jobs), default=None)
        own = self._queues.get(address)
        if most is None or len(most.jobs) <= 1 + (len(own.jobs) if own else 0):
            return None
        return next((job for job in reversed(most.jobs) if not job.is_running), None)

    def begin_again(self, place: int) -> None:
        """All that this process had begun is lost."""
        for queue in self._queues.values():
            for job in queue.jobs:
                if job.place == place:
                    job.place = None
                    job.has_begun = job.is_running = False
                    job.spent = 0.0
