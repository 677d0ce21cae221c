"""One measurement: a fresh server, the load on it, and what came out."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from dataclasses import asdict, dataclass

import msgspec

from benchmarks.serving import processes
from benchmarks.serving.load import Order, Result

OURS = "Chronotable"


@dataclass(frozen=True, slots=True)
class Server:
    """What is measured.  `store` is a database's URL for ours (empty: SQLite), a kind of storage for others.

    `sources` is the folder of another commit's package; empty: this checkout's.
    """

    owner: str
    game: str
    store: str
    processes: int = 1
    sources: str = ""

    @property
    def kept_in(self) -> str:
        if self.owner != OURS:
            return self.store
        return "postgresql" if self.store.startswith("postgres") else "sqlite"


@dataclass(frozen=True, slots=True)
class Plan:
    """How many tables with how many sockets each, and at how many moves a second; 0: as fast as it goes."""

    tables: int
    sockets: int
    seconds: float
    rate: float = 0.0


@dataclass(frozen=True, slots=True)
class Latency:
    """Milliseconds in which half of the moves, and 99 of 100, were there."""

    p50: float
    p99: float


@dataclass(frozen=True, slots=True)
class Taken:
    """What one measurement gave."""

    plan: Plan
    moves_a_second: float
    games: int
    refused: int
    bytes_a_move: float
    confirmed: Latency | None  # not every server confirms a move
    shown: Latency
    shown_to_all: Latency
    server_cpu_a_move: float  # microseconds
    load_share: float  # of a core
    memory: int  # bytes that the server holds at the end

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def take(server: Server, plan: Plan) -> Taken:
    """Start the server, play on it, end it."""
    port = processes.free_port()
    with _started(server, port) as process:
        order = Order(
            server=server.owner.lower(),
            port=port,
            tables=plan.tables,
            sockets=plan.sockets,
            seconds=plan.seconds,
            game=server.game,
            rate=plan.rate,
            pid=process.pid,
        )
        played = subprocess.run(
            [sys.executable, "-m", "benchmarks.serving.load"],
            input=msgspec.json.encode(order),
            cwd=processes.CHECKOUT,
            capture_output=True,
            check=False,
        )
        memory = processes.memory_bytes(process.pid)
    if played.returncode:
        raise OSError(played.stderr.decode(errors="replace").strip())
    return _taken(plan, msgspec.json.decode(played.stdout, type=Result), memory)


def _started(server: Server, port: int) -> contextlib.AbstractContextManager[subprocess.Popen[bytes]]:
    if server.owner == OURS:
        return processes.ours(server.store, port, server.game, server.processes, server.sources)
    return processes.boardgame_io(server.store, port)


def _taken(plan: Plan, result: Result, memory: int) -> Taken:
    if not result.shown or not result.shown_to_all or result.refused:
        raise OSError(f"{len(result.shown)} moves were made, {result.refused} refused")
    return Taken(
        plan,
        result.moves / result.seconds,
        result.games,
        result.refused,
        result.received / result.moves,
        _latency(result.confirmed) if result.confirmed else None,
        _latency(result.shown),
        _latency(result.shown_to_all),
        result.server_cpu / result.moves * 1e6,
        result.load_cpu / result.seconds,
        memory,
    )


def _latency(milliseconds: list[float]) -> Latency:
    ordered = sorted(milliseconds)
    return Latency(ordered[len(ordered) // 2], ordered[min(len(ordered) * 99 // 100, len(ordered) - 1)])
