"""How often somebody may do something: buckets that fill up again with time."""
from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import Any


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and then so many a second."""

    burst: float
    a_second: float

    def times(self, factor: float) -> Rate:
        return Rate(self.burst * factor, self.a_second * factor)


class Bucket:
    __slots__ = ("filled", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.filled = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        left = self.left + (now - self.filled) * self.rate.a_second
        self.left = left if left < self.rate.burst else self.rate.burst
        self.filled = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each of many; those unused for longest are forgotten."""

    def __init__(self, rate: Rate, most: int = 20_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, cost: float = 1.0) -> bool:
        bucket = self._buckets.get(name)
        if bucket is None:
            bucket = self._buckets[name] = Bucket(self._rate)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(name)
        return bucket.take(cost)


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one socket may ask of the server."""

    requests: Rate = Rate(200, 40)
    new_tables: Rate = Rate(60, 0.5)
    claims: Rate = Rate(40, 0.5)  # guesses of a 256-bit secret
    heavy: Rate = Rate(20, 2)  # requests that read a whole match again: timelines, proofs, saves
    frames: Rate = Rate(80, 25)  # of one socket
    frames_of_address: Rate = Rate(600, 150)
    thoughts: Rate = Rate(12, 0.5)  # hints of one socket
    talk: Rate = Rate(8, 0.7)  # lines of one socket
    sockets: int = 100  # of one address
    frame_bytes: int = 8_000
    body_bytes: int = 64_000
    save_bytes: int = 2_000_000

    def times(self, factor: float) -> Limits:
        """For a classroom behind one address, or for a benchmark."""
        scaled: dict[str, Any] = {"sockets": int(self.sockets * factor)}
        for name in self.__slots__:
            if isinstance(rate := getattr(self, name), Rate) and name != "talk":
                scaled[name] = rate.times(factor)
        return replace(self, **scaled)
