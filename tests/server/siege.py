"""A server under siege: hostile sockets, half-open connections and huge uploads, while honest people play elsewhere.

An honest player moves at a steady pace at a table of their own and notes how long every move takes: in quiet, beside a
process that only takes its share of the machine, and under each attack of `siege_attacks`.  A friend of theirs sits at
the table that is attacked and must not be sent away.  The attackers come from another address of this machine.
"""

from __future__ import annotations

import asyncio
import json
import math
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.serving.processes import memory_bytes
from chronotable.server.limits import Limits
from tests.server.running import PATIENCE, Json, Server
from tests.server.siege_attacks import FRAMES

KINDS = (*FRAMES, "half-open", "uploads")
TIMES = 5.0  # as long as in quiet
MEMORY = 400_000_000  # bytes of a serving process
_MOST_LEFT = Limits().connections + 200  # held by one address in the end, some of them not accepted yet
_SEATS = 4
_PACE = 0.05  # seconds between two moves; a socket may send 25 frames a second
_LEAST = 0.005  # seconds: what is quicker than that is not told apart
_ROOT = Path(__file__).resolve().parents[2]


class Overrun(AssertionError):
    """The siege was felt."""


@dataclass
class Phase:
    """What the honest player felt under one attack, or in quiet."""

    name: str
    moves: list[float] = field(default_factory=list)  # seconds
    memory: int = 0  # bytes, at most
    attack: Json = field(default_factory=dict)
    seconds: float = 0.0  # that it took

    @property
    def pace(self) -> float:
        """Moves a second: whoever waits for one move for ever makes no slow ones."""
        return len(self.moves) / self.seconds if self.seconds else 0.0

    def slow(self, share: float) -> float:
        """So many of all moves were quicker."""
        if not self.moves:
            return math.inf
        return sorted(self.moves)[min(len(self.moves) - 1, int(len(self.moves) * share))]

    def __str__(self) -> str:
        times = f"median {self.slow(0.5) * 1000:.1f} ms, p99 {self.slow(0.99) * 1000:.1f} ms, {self.pace:.1f} moves/s"
        return f"{self.name:>9}: {times}, {self.memory / 1e6:.0f} MB, attack {self.attack}"


Progress = Callable[[Phase], None]


class Honest:
    """Plays alone, one table after the other."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.phase = Phase("none")
        self.number = 0
        self.begun: float | None = None  # the move that is waited for

    def begin(self, phase: Phase) -> None:
        """Another phase; a move that is still waited for belongs to both."""
        now = time.monotonic()
        if self.begun is not None:
            self.phase.moves.append(now - self.begun)
        self.phase.seconds += now
        phase.seconds -= now
        self.phase = phase

    async def play(self) -> None:
        while True:
            table, cookie = await new_table(self.server)
            async with AsyncExitStack() as stack:
                seats = [sit(self.server, table, cookie, seat) for seat in range(_SEATS)]
                await self._play([await stack.enter_async_context(each) for each in seats])

    async def _play(self, sockets: list[ClientConnection]) -> None:
        """Each seat through a socket of its own, in turn."""
        states = [await _next(socket, "state") for socket in sockets]
        while states[0]["result"] is None:
            seat = states[0]["waiting"][0]
            self.number += 1
            key = states[seat]["decision"]["options"][0]["key"]
            version = states[seat]["version"]
            move = {"type": "choose", "id": f"h{self.number}", "version": version, "seat": seat, "key": key}
            self.begun = time.monotonic()
            await sockets[seat].send(json.dumps(move))
            states[seat] = await _next(sockets[seat], "state")
            self.phase.moves.append(time.monotonic() - self.begun)
            self.begun = None
            for other in range(_SEATS):
                if other != seat:
                    states[other] = await _next(sockets[other], "state")
            await asyncio.sleep(_PACE)


async def new_table(server: Server) -> tuple[str, str]:
    """A game of many quick choices, all seats one's own; the table and the cookie."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as browser:
        options = {"players": _SEATS, "mode": "cooperation"}
        answer = await browser.post("/api/tables", json={"game": "room25", "options": options})
        answer.raise_for_status()
        return str(answer.json()["table"]), str(browser.cookies.get("chronotable"))


@asynccontextmanager
async def sit(server: Server, table: str, cookie: str, seat: int | None = None) -> AsyncIterator[ClientConnection]:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    headers = {"Cookie": f"chronotable={cookie}"}
    async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "seat": seat}))
        yield socket


async def _next(socket: ClientConnection, kind: str) -> Json:
    while True:
        async with asyncio.timeout(PATIENCE):
            frame: Json = json.loads(await socket.recv())
        if frame["type"] == kind:
            return frame
        if frame["type"] in ("refused", "bye"):
            raise Overrun(f"an honest player was told: {frame}")


class Friend:
    """Sits at the table that is attacked, and reads what comes."""

    def __init__(self) -> None:
        self.frames = 0

    async def stay(self, server: Server, table: str, cookie: str) -> None:
        async with sit(server, table, cookie) as socket:
            try:
                while True:
                    await socket.recv()
                    self.frames += 1
            except ConnectionClosed as closed:
                raise Overrun(f"somebody at the attacked table was sent away: {closed}") from closed


async def _keep_coming(server: Server) -> None:
    """Somebody new, again and again: they must be let in, too."""
    while True:
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as newcomer:
                (await newcomer.get("/api/health")).raise_for_status()
        except httpx.HTTPError as error:
            raise Overrun(f"somebody new was not let in: {error!r}") from error
        await asyncio.sleep(0.3)


async def _attack(server: Server, kind: str, seconds: float, table: str) -> Json:
    words = [sys.executable, "-m", "tests.server.siege_attacks", kind, str(server.port), str(seconds), table]
    attacker = await asyncio.create_subprocess_exec(*words, cwd=_ROOT, stdout=subprocess.PIPE)
    try:
        told, _ = await asyncio.wait_for(attacker.communicate(), seconds + 3 * PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            attacker.kill()
    tally: Json = json.loads(told)
    return tally


async def _watch_memory(server: Server, honest: Honest) -> None:
    while True:
        pids = server.workers() if server.processes > 1 else [server.process.pid]
        honest.phase.memory = max(honest.phase.memory, *map(memory_bytes, pids), 0)
        await asyncio.sleep(0.2)


async def _besiege(server: Server, kinds: tuple[str, ...], seconds: float, progress: Progress) -> list[Phase]:
    honest, friend = Honest(server), Friend()
    table, cookie = await new_table(server)
    bystanders = [honest.play(), friend.stay(server, table, cookie), _keep_coming(server)]
    bystanders.append(_watch_memory(server, honest))
    tasks = [asyncio.create_task(each) for each in bystanders]
    phases: list[Phase] = []
    try:
        await asyncio.sleep(1.0)  # caches fill
        for kind in ("quiet", "spin", *kinds):
            phase = Phase(kind)
            honest.begin(phase)
            if kind == "quiet":
                await asyncio.sleep(2 * seconds)
            else:
                phase.attack = await _attack(server, kind, seconds, table)
            honest.begin(Phase("rest"))
            phases.append(phase)
            progress(phase)
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.5)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return phases


def besiege(
    server: Server,
    kinds: tuple[str, ...] = KINDS,
    seconds: float = 10.0,
    share: float = 0.99,
    progress: Progress = lambda phase: None,
) -> list[Phase]:
    """Every attack for so long.  Raises Overrun when it was felt."""
    phases = asyncio.run(_besiege(server, kinds, seconds, progress))
    check(phases, share, server.processes + (server.processes > 1))  # the balancer counts for itself, too
    return phases


def check(phases: list[Phase], share: float, processes: int = 1) -> None:
    """Against quiet, in which a process without any purpose may take as much of the machine as an attacker does."""
    quiet, spinning, *attacked = phases
    usual = max(_LEAST, quiet.slow(share), spinning.slow(share))
    for phase in attacked:
        if phase.slow(share) > TIMES * usual:
            raise Overrun(f"moves were slower than {TIMES:.0f} times the quiet ones:\n{quiet}\n{phase}")
        if phase.pace < min(quiet.pace, spinning.pace) / TIMES:
            raise Overrun(f"there were hardly any moves:\n{quiet}\n{phase}")
        if phase.memory > MEMORY:
            raise Overrun(f"too much memory:\n{phase}")
        if phase.attack.get("left", 0) > _MOST_LEFT * processes:
            raise Overrun(f"one address holds too many connections:\n{phase}")
        if not phase.attack:
            raise Overrun(f"nothing was attacked:\n{phase}")


@contextmanager
def besieged(server: Server) -> Iterator[None]:
    """Half-open connections from elsewhere, whatever else happens to the server meanwhile."""
    words = [sys.executable, "-m", "tests.server.siege_attacks", "half-open", str(server.port), "3600"]
    attacker = subprocess.Popen(words, cwd=_ROOT, stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        attacker.kill()
        attacker.wait()
