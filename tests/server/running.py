"""A real server in a process of its own, and browsers that talk to it over real sockets."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.prepared import PreparedServer, fits

Json = dict[str, Any]
PATIENCE = 30.0  # seconds; machines are busy
PLAIN = False  # for `verify`: without encryption there is no certificate, and reading all that are known takes long


class Server:
    """`chronotable serve` on a free port."""

    def __init__(
        self, database: str, *more: str, processes: int = 1, complaints: int | None = None, ready: bool = True
    ) -> None:
        """`ready`: forked from a process that has the program ready, where it is the same program."""
        self.database = database
        self._ready = ready
        self.processes = processes
        self.complaints = complaints  # the file that its standard error goes to
        self.source: Path | None = None  # another edition of the program than this one
        self._words = ["serve", "--database", database, "--limits-factor", "50", "--processes", str(processes)]
        self._words += ["--absence", "1", *more]  # nobody wants to wait for minutes
        self.start("0")

    def start(self, port: str) -> None:
        env = dict(os.environ, PYTHONUNBUFFERED="1")
        if self.source is not None:
            env["PYTHONPATH"] = str(self.source)
        words = [*self._words, "--port", port]
        self.process: PreparedServer | subprocess.Popen[str]
        if self._ready and fits(env):
            self.process = PreparedServer(words, env, self.complaints)
        else:
            command = [sys.executable, "-m", "chronotable", *words]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.complaints, text=True, env=env)
        try:
            self._wait_until_it_answers()
        except BaseException:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            raise

    def _wait_until_it_answers(self) -> None:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, f"the server did not start: {line!r}"
        self.port = int(found[1])
        httpx.get(f"{self.url}/api/health", timeout=PATIENCE, verify=PLAIN).raise_for_status()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As if the machine had lost its power: no goodbye."""
        self._kill(self.process.pid)

    def kill_any(self, random: Random) -> None:
        """One of its processes: the others must notice, and end."""
        self._kill(random.choice([self.process.pid, *self.workers()]) if self.processes > 1 else self.process.pid)

    def _kill(self, pid: int) -> None:
        os.kill(pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def workers(self) -> list[int]:
        """The processes that serve tables, if there are several."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in children.split()]

    def restart(self) -> None:
        self.start(str(self.port))

    def move_to(self, source: Path | None) -> None:
        """A clean stop, and another edition of the program on the same database; None is this one."""
        self.stop()
        self.source = source
        self.restart()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(database: str, *more: str, processes: int = 1, complaints: int | None = None) -> Iterator[Server]:
    server = Server(database, *more, processes=processes, complaints=complaints)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def running_under(env: dict[str, str], database: str, *more: str) -> Iterator[Server]:
    """With another environment: of a program from elsewhere, or with games and bots beside it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", env)
        with running(database, *more) as server:
            yield server


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.sqlite'}"


class Browser:
    """Somebody's browser: its cookie, and what it does over HTTP."""

    opened: ClassVar[list[Browser]] = []  # closed when the test is over

    def __init__(self, server: Server) -> None:
        self.server = server
        self.opened.append(self)
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE, verify=PLAIN)

    def post(self, path: str, content: Json) -> Json:
        answer = self.http.post(path, json=content)
        assert answer.status_code < 300, (answer.status_code, answer.text)
        found: Json = answer.json()
        return found

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, (answer.status_code, answer.text)
        return answer.json()

    def problem(self, method: str, path: str, content: Any = None) -> tuple[int, Json]:
        """The status and the reason of a request that must fail."""
        answer = self.http.request(method, path, json=content)
        assert answer.status_code >= 400, answer.text
        found: Json = answer.json()
        return answer.status_code, found["reason"]

    def new_table(self, game: str = "loop", seats: list[Json] | None = None, **more: Any) -> str:
        wanted = seats or [{"kind": "me"}, {"kind": "me"}]
        options = {"players": len(wanted), **more.pop("options", {})}
        self.made = self.post("/api/tables", {"game": game, "options": options, "seats": wanted, **more})
        return str(self.made["table"])

    def claim(self, table: str, secret: str) -> int:
        return int(self.post(f"/api/tables/{table}/claim", {"secret": secret})["seat"])

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("chronotable") or ""

    @contextmanager
    def sit(self, table: str, through: socket.socket | None = None, **hello: Any) -> Iterator[Socket]:
        """Through a new connection, or one that is used already."""
        headers = {"Cookie": f"chronotable={self.cookie}"} if self.cookie else {}
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        with connect(address, sock=through, additional_headers=headers, max_size=None) as connection:
            visit = Socket(connection)
            visit.send(type="hello", **hello)
            visit.wait("state")
            yield visit


class Socket:
    """A browser's socket at a table; remembers the last table and state, and every byte that came."""

    _ids = itertools.count()

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.state: Json = {}
        self.table: Json = {}
        self.talk: list[Json] = []
        self.events: list[Json] = []
        self.received: list[str] = []

    def send(self, **frame: Any) -> None:
        self.connection.send(json.dumps(frame))

    def receive(self, patience: float = PATIENCE) -> Json:
        text = self.connection.recv(patience)
        assert isinstance(text, str)
        self.received.append(text)
        frame: Json = json.loads(text)
        if frame["type"] == "state":
            self.state = frame
            self.events = [*self.events[: frame["events_from"]], *frame["events"]]
        elif frame["type"] == "table":
            self.table = frame
        elif frame["type"] == "talk":
            self.talk += frame["lines"]
        return frame

    def wait(self, kind: str, patience: float = PATIENCE) -> Json:
        while True:
            frame = self.receive(patience)
            if frame["type"] == kind:
                return frame

    def wait_for_version(self, version: int) -> None:
        while self.state["version"] < version:
            self.receive()

    def ask(self, **frame: Any) -> Json:
        """Send a command and give the frame that answers it."""
        id = frame.setdefault("id", f"c{next(self._ids)}")
        self.send(**frame)
        while True:
            answer = self.receive()
            if answer.get("id") == id:
                return answer

    def send_choice(self, id: str = "a") -> None:
        """The own seat's first option, without waiting for an answer."""
        key = self.state["decision"]["options"][0]["key"]
        self.send(type="choose", id=id, version=self.state["version"], seat=self.state["seat"], key=key)

    def choose(self, key: str | None = None, seat: int | None = None, **more: Any) -> Json:
        """Choose a key, or the first option there is."""
        decision = self.state["decision"]
        wanted = key if key is not None else decision["options"][0]["key"]
        chooser = seat if seat is not None else decision["seat"]
        asked = {"version": self.state["version"], **more}
        return self.ask(type="choose", seat=chooser, key=wanted, **asked)

    def play(self, key: str | None = None) -> None:
        """Choose, and wait until it is shown."""
        version = self.state["version"]
        answer = self.choose(key)
        assert answer["type"] == "done", answer
        self.wait_for_version(version + 1)

    def close_code(self) -> int:
        """Read on until the server closes."""
        try:
            while True:
                self.receive(10)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006


def check_that_both_hear(mine: Socket, theirs: Socket, moves: int) -> None:
    """Seats 0 and 1 of a table, each through a process of its own: moves, presence and talk reach the other."""
    sockets = {0: mine, 1: theirs}
    for version in range(moves):
        assert sockets[mine.state["waiting"][0]].choose()["type"] == "done"
        for each in sockets.values():
            each.wait_for_version(version + 1)
        assert mine.state["view"] == theirs.state["view"]
    while not (mine.table["seats"][1]["here"] and theirs.table["seats"][0]["here"]):
        (theirs if mine.table["seats"][1]["here"] else mine).wait("table")
    mine.ask(type="say", seat=0, text="through the wall")
    while not theirs.talk:
        theirs.wait("talk")
    assert theirs.talk[0]["text"] == "through the wall"
