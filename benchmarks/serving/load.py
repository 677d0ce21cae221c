"""The load on a server: tables whose players move in turn, and how long each move took.

Run as a program (`python -m benchmarks.serving.load`) it is a process of its own; it reads an Order from its
standard input and writes a Result to its standard output, both as JSON.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec

from benchmarks.serving.http import Address
from benchmarks.serving.processes import cpu_seconds
from benchmarks.serving.websocket import Traffic, WebSocket

_AT_ONCE = 16  # tables that are set up at the same time
_WARM_UP = 0.2  # of the time, before anything counts


class Order(msgspec.Struct, frozen=True):
    """What is to be played, where and for how long."""

    server: str  # whose protocol: a key of SERVERS
    port: int
    tables: int
    sockets: int
    seconds: float
    game: str = ""
    rate: float = 0.0  # moves a second over all tables; 0: every player moves as soon as it is their turn
    pid: int = 0  # of the server: to see what it uses
    host: str = "127.0.0.1"


class Result(msgspec.Struct, frozen=True):
    """What happened while it counted.  Latencies in milliseconds, one for each move."""

    seconds: float
    moves: int
    games: int  # begun while it counted
    refused: int
    received: int  # bytes, of all sockets
    confirmed: list[float]  # until the mover knew that the move was made
    shown: list[float]  # until the mover saw the new state
    shown_to_all: list[float]  # until every socket of the table saw it
    load_cpu: float  # seconds of CPU that the load itself took
    server_cpu: float  # and the server with its processes; 0: the system does not tell


class Move:
    """A move on its way."""

    __slots__ = ("sent", "unseen", "counts")

    def __init__(self, sent: float, unseen: int, counts: bool) -> None:
        self.sent = sent
        self.unseen = unseen
        self.counts = counts


class Load:
    """The tables together, and what is measured of them."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.address = Address(order.host, order.port)
        self.random = random.Random(1)
        self.counting = False
        self.moves = 0
        self.games = 0
        self.refused = 0
        self.traffic = Traffic()
        self.confirmed: list[float] = []
        self.shown: list[float] = []
        self.shown_to_all: list[float] = []
        self.problem = self.new_future()
        self._tasks: set[asyncio.Task[None]] = set()

    @staticmethod
    def new_future() -> asyncio.Future[None]:
        return asyncio.get_running_loop().create_future()

    def in_background(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something that takes its time, such as setting up the next game of a table."""
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not self.problem.done():
            self.problem.set_exception(error)

    async def run(self, make: Callable[[Load], Table]) -> Result:
        """Set everything up, then play."""
        tables = [make(self) for _ in range(self.order.tables)]
        for start in range(0, len(tables), _AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[start : start + _AT_ONCE]))
        gc.collect()
        gc.freeze()
        interval = self.order.tables / self.order.rate if self.order.rate else 0.0
        for table in tables:
            table.play(interval, self.random.random() * interval)
        await self._pass(self.order.seconds * _WARM_UP)
        self.counting = True
        used, received = cpu_seconds(self.order.pid), self.traffic.received
        begun, cpu = time.perf_counter(), time.process_time()
        await self._pass(self.order.seconds)
        self.counting = False
        spent, cpu = time.perf_counter() - begun, time.process_time() - cpu
        return Result(
            spent,
            self.moves,
            self.games,
            self.refused,
            self.traffic.received - received,
            self.confirmed,
            self.shown,
            self.shown_to_all,
            cpu,
            cpu_seconds(self.order.pid) - used,
        )

    async def _pass(self, seconds: float) -> None:
        """Let the time pass, unless something goes wrong."""
        done, _ = await asyncio.wait([self.problem], timeout=seconds)
        if done:
            self.problem.result()


class Table(ABC):
    """A table and its sockets.  What a server's protocol needs is in the subclasses."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.interval = 0.0
        self.due = 0.0  # when the next move may be made
        self.playing = False
        self.under_way: dict[int, Move] = {}  # by the version that they were made for

    @abstractmethod
    async def open(self) -> None:
        """Begin the first game and connect the sockets."""

    @abstractmethod
    def move(self) -> None:
        """Make the next move, if the table waits for one."""

    def play(self, interval: float, wait: float) -> None:
        """From now on, moves are made."""
        self.interval = interval
        self.due = time.perf_counter() + wait
        self.playing = True
        self.turn()

    def turn(self) -> None:
        """Somebody may move: at once, or when the table's next move is due."""
        if not self.playing:
            return
        wait = self.due - time.perf_counter() if self.interval else 0.0
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self.move)
        else:
            self.move()

    def sent(self, version: int, sockets: int) -> None:
        """A move was just sent."""
        now = time.perf_counter()
        self.due = max(self.due + self.interval, now)
        self.under_way[version] = Move(now, sockets, self.load.counting)

    def confirmed(self, version: int) -> None:
        """The mover was told that the move is made."""
        move = self.under_way.get(version)
        if move is not None and move.counts:
            self.load.confirmed.append((time.perf_counter() - move.sent) * 1000)

    def seen(self, version: int, by_mover: bool) -> None:
        """A socket shows the state that the move made for `version` led to."""
        move = self.under_way.get(version)
        if move is None:
            return
        move.unseen -= 1
        if not move.counts:
            if not move.unseen:
                del self.under_way[version]
            return
        spent = (time.perf_counter() - move.sent) * 1000
        if by_mover:
            self.load.shown.append(spent)
            self.load.moves += self.load.counting
        if not move.unseen:
            self.load.shown_to_all.append(spent)
            del self.under_way[version]


class Player(ABC):
    """A socket of a table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.socket = WebSocket(self.received, self._lost, load.traffic)
        self.leaving = False

    @abstractmethod
    def received(self, payload: bytes) -> None:
        """A frame came."""

    async def connect(self, path: str, headers: dict[str, str] | None = None) -> None:
        await self.socket.connect(self.load.address, path, headers)

    def send(self, payload: bytes) -> None:
        self.socket.send(payload)

    def leave(self) -> None:
        self.leaving = True
        self.socket.close()

    def _lost(self) -> None:
        if not self.leaving and not self.load.problem.done():
            self.load.problem.set_exception(ConnectionError("the server closed a socket"))


async def _main() -> None:
    from benchmarks.serving.boardgameio import BoardgameIoTable
    from benchmarks.serving.ours import OurTable

    servers: dict[str, Callable[[Load], Table]] = {"chronotable": OurTable, "boardgame.io": BoardgameIoTable}
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    result = await Load(order).run(servers[order.server])
    sys.stdout.buffer.write(msgspec.json.encode(result))


def _new_loop() -> asyncio.AbstractEventLoop:
    """The faster one, on systems that have it."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop()
    return new_event_loop()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=_new_loop) as runner:
        runner.run(_main())
