"""How often somebody may do something: buckets that fill up again with time."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
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


@lru_cache(4096)
def home(address: str) -> str:
    """Whom an address stands for: with IPv6 everybody gets a network of 2^64 of them, which is one home (RFC 6177)."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:  # a UNIX socket, or a test
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((int(found) >> 64 << 64, 64)))
    return address


@dataclass(frozen=True, slots=True)
class Limits:
    """What one address or one socket may ask of the server, and what all of them together get.

    A school class of thirty behind one address must be able to play: that is what those of an address are made for.
    Every serving process counts for itself.
    """

    # ---- of one address, at once and then a second
    requests: Rate = Rate(400, 60)  # thirty people open the page: about ten each, with files of the page for a tenth
    new_tables: Rate = Rate(60, 0.5)  # two for everybody in the class
    listed_tables: Rate = Rate(30, 0.02)  # of these, in the lobby: one each, and then one a minute
    claims: Rate = Rate(60, 1)  # guesses of a 256-bit secret
    codes: Rate = Rate(60, 0.2)  # tries of a short code, one in 387 million: two for everybody in the class
    heavy: Rate = Rate(60, 3)  # requests that read a whole match again: timelines, proofs, saves; a moment is a quarter
    uploads: Rate = Rate(30, 0.2)  # saves: each takes a process of its own for up to a second
    frames_of_address: Rate = Rate(600, 150)  # thirty people who each do five things a second
    sockets: int = 100  # open at once; three tabs each
    connections: int = 300  # open at once; a browser opens up to six, and one for each table
    connects: Rate = Rate(400, 60)  # new connections; a class that comes back after a break opens 200

    # ---- of one socket
    frames: Rate = Rate(80, 25)  # faster than anybody can click; a page that comes back sends all it has waiting
    hellos: Rate = Rate(5, 0.5)  # a page says one; each gets the whole state
    looks: Rate = Rate(30, 3)  # through another seat: the whole state, too
    controls: Rate = Rate(30, 2)  # pings, pongs and parts of messages; a browser answers a ping every 20 s
    thoughts: Rate = Rate(12, 0.5)  # hints
    talk: Rate = Rate(8, 0.7)  # lines
    frame_bytes: int = 8_000  # the longest honest frame, a line of talk, has 2,500

    # ---- of one request
    header_bytes: int = 32_000  # cookies and all; browsers send some 1,000
    header_seconds: float = 10.0
    body_bytes: int = 64_000  # options, seats and names; 1,000 are usual
    body_seconds: float = 20.0  # a save by a slow telephone
    save_bytes: int = 500_000  # the longest games take some 20,000
    upload_seconds: float = 10.0  # of a processor that a save may take to be checked; the longest games take 0.3

    # ---- of one table
    codes_of_table: Rate = Rate(30, 0.1)  # made or tried there, by all addresses: four for each of its seats
    log_lines: int = 4_000  # a second to open; long games have 400, so there is room for ten times as many
    undone_lines: int = 3_000  # after that only choices: a game can always be played to its end
    outside_bots: tuple[str, ...] = ()  # that can be had at it, beside those of the house

    # ---- of one serving process
    codes_in_all: Rate = Rate(300, 5)  # tries: in the 15 minutes of a code, one guess in 80,000 would find it
    sockets_in_all: int = 4_000  # some 60 kB each when they are compressed
    connections_in_all: int = 6_000  # or what the system allows, if that is less
    tables_in_use: int = 3_000  # people sit at them, or did a moment ago
    lines_in_use: int = 100_000  # of their logs: every state is kept, 2 to 5 kB each; 300 long games at their ends
    journal: int = 3_000  # writes that wait for the disk; a usual one stores that many in a second
    waiting_aside: int = 100  # looks into the past, and tables to open, that wait in line: 50 ms each
    waiting_uploads: int = 8

    def times(self, factor: float) -> Limits:
        """For a larger class behind one address, or for a benchmark."""
        scaled: dict[str, Any] = {name: int(getattr(self, name) * factor) for name in ("sockets", "connections")}
        in_all = max(1.0, factor)  # what a process can bear does not shrink with what one address may ask
        for name in ("sockets_in_all", "connections_in_all", "tables_in_use", "lines_in_use", "journal"):
            scaled[name] = int(getattr(self, name) * in_all)
        for name in self.__slots__:
            if isinstance(rate := getattr(self, name), Rate) and name != "talk":
                scaled[name] = rate.times(factor)
        return replace(self, **scaled)
