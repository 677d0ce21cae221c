"""How long somebody's bot takes while a stranger keeps the bot processes busy, beside its time on the idle server.

The same positions are loaded twice, as new tables, so that the bot thinks the same thoughts: first on the idle server,
then while another address has its tables of bots.  (All of 127.0.0.0/8 is this machine, under many addresses.)
"""

from __future__ import annotations

import json
import statistics
import threading
import time
from contextlib import ExitStack
from dataclasses import dataclass

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import chronotable as ct
from chronotable.bots import make
from chronotable.kernel import engine
from chronotable.server.bot_process import SLICE
from tests.server.running import Json, Server

_STRANGER, _HONEST = "127.0.0.1", "127.0.0.2"
_MOST = 3  # times as long as on the idle server, and a slice
_INTO_THE_GAME = 10  # choices


@dataclass
class Times:
    idle: list[float]
    busy: list[float]
    stranger_moves: int

    @property
    def limit(self) -> float:
        return _MOST * statistics.median(self.idle) + SLICE

    @property
    def is_fair(self) -> bool:
        return statistics.median(self.busy) <= self.limit

    def __str__(self) -> str:
        idle, busy = statistics.median(self.idle), statistics.median(self.busy)
        return (
            f"median of {len(self.idle)}: {idle:.3f} s on the idle server, {busy:.3f} s ({busy / idle:.2f} times) "
            f"beside the stranger's bots, which made {self.stranger_moves} moves; at most {self.limit:.3f} s: "
            f"{'fair' if self.is_fair else 'NOT FAIR'}"
        )


class Somebody:
    """Requests and sockets from one address."""

    def __init__(self, server: Server, address: str) -> None:
        self.server = server
        self.address = address
        transport = httpx.HTTPTransport(local_address=address)
        self.http = httpx.Client(base_url=server.url, transport=transport, timeout=120)

    def made(self, path: str, content: Json) -> str:
        answer = self.http.post(path, json=content)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def hello(self, stack: ExitStack, table: str):  # type: ignore[no-untyped-def]  # a connection of the library
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        cookie = {"Cookie": f"chronotable={self.http.cookies.get('chronotable') or ''}"}
        socket = connect(address, additional_headers=cookie, max_size=None, source_address=(self.address, 0))
        stack.enter_context(socket)
        socket.send(json.dumps({"type": "hello"}))
        return socket


def positions(game: str, number: int) -> list[tuple[str, int]]:
    """Saves in which a seat has something to choose, and the seat."""
    found: list[tuple[str, int]] = []
    seed = 0
    while len(found) < number:
        seed += 1
        match = ct.new(game, players=2, seed=seed)
        for _ in range(_INTO_THE_GAME):
            if (waiting := engine.pending(match.position)) and match.result is None:
                seat = waiting[0][0]
                match.choose(make("random").choose(match, seat), seat)
        waiting = engine.pending(match.position)
        if len(waiting) == 1 and len(waiting[0][2]) > 1:
            found.append((match.save(), waiting[0][0]))
    return found


def time_of(somebody: Somebody, save: str, seat: int, bot: str) -> float:
    """From the moment somebody comes to the table until the bot has chosen."""
    seats = [{"kind": "bot", "bot": bot} if number == seat else {"kind": "me"} for number in range(2)]
    table = somebody.made("/api/tables/load", {"save": save, "seats": seats})
    with ExitStack() as stack:
        begun = time.monotonic()
        socket = somebody.hello(stack, table)
        version = None
        while True:
            frame = json.loads(socket.recv(300))
            if frame["type"] == "state":
                if version is not None and frame["version"] > version:
                    return time.monotonic() - begun
                version = frame["version"]


def measure(
    server: Server,
    game: str = "anachrony",
    moves: int = 20,
    tables: int = 20,
    weak: str = "search:50",
    strong: str = "search:800",
) -> Times:
    honest, stranger = Somebody(server, _HONEST), Somebody(server, _STRANGER)
    known = positions(game, moves)
    time_of(honest, *known[0], weak)  # the processes start
    idle = [time_of(honest, *position, weak) for position in known]
    seen = [0] * tables
    with ExitStack() as stack:
        for number in range(tables):
            bots = [{"kind": "bot", "bot": strong}] * 4
            wanted = {"game": "anachrony", "options": {"players": 4}, "seats": bots}
            socket = stranger.hello(stack, stranger.made("/api/tables", wanted))

            def watch(number: int = number, socket: object = socket) -> None:
                try:
                    for text in socket:  # type: ignore[attr-defined]
                        seen[number] += json.loads(text)["type"] == "state"
                except ConnectionClosed:
                    return

            threading.Thread(target=watch, daemon=True).start()
        time.sleep(2)  # all of them think
        busy = [time_of(honest, *position, weak) for position in known]
    for somebody in (honest, stranger):
        somebody.http.close()
    return Times(idle, busy, sum(max(0, count - 1) for count in seen))
