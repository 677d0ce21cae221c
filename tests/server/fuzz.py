"""A server under bad frames and bad requests: it must not stop, change, tell secrets, or grow.

The scene: a victim with three seats of a Room 25 of suspicion, an attacker with the fourth, and a table of The LOOP of
strangers.  The attacker comes with the own cookie, with none, or with a made-up one, and sends only what is bad
(`fuzz_frames`).  Everything that comes back is read.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from benchmarks.serving.processes import memory_bytes
from chronotable.server.identity import digest
from chronotable.server.storage import schema
from tests.server.fuzz_frames import Aim, Frames, Requests
from tests.server.fuzz_wire import Wire, frame
from tests.server.running import Browser, Json, Server

_AT_ONCE = 6  # attackers
_HTTP = 0.6  # how often a request comes next, and not a socket with some frames
_FRAMES_A_VISIT = 40
_MOVES = 14  # that the victim's table is into its game
_WARM_UP = 0.2  # of everything, before the memory is looked at: caches fill and buffers grow once
_GROWTH = 24_000_000  # bytes that may come on top
_OWN_SEAT = 1
_REFUSALS = {0, 400, 403, 404, 405, 409, 410, 413, 414, 415, 416, 421, 422, 426, 429, 431, 501, 503, 505}


class Broken(AssertionError):
    """The server did what it must not."""


@dataclass
class Tally:
    """What was sent, and what came of it."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    slowest: float = 0.0  # seconds that an honest request took meanwhile
    memory_before: int = 0
    memory_after: int = 0

    @property
    def total(self) -> int:
        return self.sent.total()


Progress = Callable[[Tally], None]


@dataclass
class Scene:
    """The tables, who holds what, and all that must not be told."""

    server: Server
    aims: list[Aim]
    attacker: str  # the cookie
    secrets: list[bytes]
    honest: dict[tuple[str, int | None], Json]  # what table and seat show, without the events
    stored: list[Any]  # every row of the database


def set_up(server: Server, seed: int) -> Scene:
    """Two tables in the middle of their games."""
    chance = random.Random(seed)
    victim, attacker, stranger = Browser(server), Browser(server), Browser(server)
    seats: list[Json] = [{"kind": "me"}, {"kind": "link"}, {"kind": "me"}, {"kind": "me"}]
    building = victim.new_table("room25", seats, options={"mode": "suspicion"})
    secret = victim.made["links"][0]["secret"]
    attacker.claim(building, secret)
    ring = stranger.new_table("loop", [{"kind": "me"}, {"kind": "me"}])
    building_aim = _play(chance, building, {0: victim, 1: attacker, 2: victim, 3: victim}, _OWN_SEAT)
    ring_aim = _play(chance, ring, {0: stranger, 1: stranger}, None)
    # The process that checks saves begins with the first of them: its memory is no growth.
    stranger.problem("POST", "/api/tables/load", {"save": "Chronotable 2", "seats": [{"kind": "me"}]})
    honest: dict[tuple[str, int | None], Json] = {}
    nobody = Browser(server)
    for browser, table in ((attacker, building), (nobody, building), (nobody, ring), (attacker, ring)):
        with browser.sit(table) as socket:
            honest[table, socket.state["seat"]] = _without_events(socket.state)
    secrets = [victim.cookie, stranger.cookie, *(digest(browser.cookie) for browser in (victim, attacker, stranger))]
    with _database(server).connect() as connection:
        for row in connection.execute(sa.select(schema.game_table.c.seeds)):
            secrets += [seed for _, seed, *_ in json.loads(row[0])]
        secrets += [row[0] for row in connection.execute(sa.select(schema.seat.c.link)) if row[0]]
    found = [text.encode() for text in secrets]
    return Scene(server, [building_aim, ring_aim], attacker.cookie, found, honest, rows(server))


def _play(chance: random.Random, table: str, browsers: dict[int, Browser], own: int | None) -> Aim:
    """Some moves, until it is not the attacker's turn: then no choice of theirs can be right."""
    done: list[Json] = []
    keys: list[str] = []
    version = 0
    while True:
        with browsers[0].sit(table) as socket:
            waiting = socket.state["waiting"]
            version = socket.state["version"]
        if not waiting or (len(done) >= _MOVES and own not in waiting):  # chance of a real match may end it early
            break
        seat = chance.choice(waiting)
        with browsers[seat].sit(table, seat=seat) as socket:
            offered = [option["key"] for option in socket.state["decision"]["options"]]
            keys += [key for key in offered if key not in keys]
            sent = {"id": f"m{len(done)}", "version": version, "seat": seat, "key": chance.choice(offered)}
            answer = socket.ask(type="choose", **sent)
            assert answer["type"] == "done", answer
            done.append({"type": "choose", **sent})
    mine = [command for command in done if command["seat"] == own]
    return Aim(table, own, len(browsers), version, keys, done, mine)


def _without_events(state: Json) -> Json:
    return {name: value for name, value in state.items() if name not in ("events", "events_from")}


def _database(server: Server) -> sa.Engine:
    return sa.create_engine(server.database)


def rows(server: Server) -> list[Any]:
    """Everything that is kept, but for what the server writes by itself every few seconds."""
    with _database(server).connect() as connection:
        return [
            (table.name, *row)
            for table in schema.meta.sorted_tables
            if table is not schema.last_position
            for row in connection.execute(
                sa.select(*(column for column in table.columns if not column.name.startswith("summary"))).order_by(
                    *table.primary_key.columns
                )
            )
        ]


class Attack:
    """So many bad frames and requests, and a look at everything that comes back."""

    def __init__(self, scene: Scene, size: int, seed: int, progress: Progress = lambda tally: None) -> None:
        self.progress = progress
        self.scene = scene
        self.size = size
        self.random = random.Random(seed)
        self.frames = Frames(self.random)
        self.requests = Requests(self.random, scene.server.port)
        self.tally = Tally()

    async def run(self) -> None:
        attackers = [asyncio.create_task(self._attack()) for _ in range(_AT_ONCE)]
        watcher = asyncio.create_task(self._watch())
        try:
            await asyncio.gather(*attackers)
        finally:
            for task in (*attackers, watcher):
                task.cancel()
            await asyncio.gather(*attackers, watcher, return_exceptions=True)
        if watcher.done() and not watcher.cancelled() and watcher.exception():
            watcher.result()

    async def _watch(self) -> None:
        """Somebody honest asks something all along."""
        while True:
            begun = time.monotonic()
            async with Wire.open(self.scene.server.port) as wire:
                await wire.send(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
                answer = await wire.answer()
            if answer.status != 200:
                raise Broken(f"an honest request got {answer}")
            self.tally.slowest = max(self.tally.slowest, time.monotonic() - begun)
            if not self.tally.memory_before and self.tally.total >= self.size * _WARM_UP:
                self.tally.memory_before = memory_bytes(self.scene.server.process.pid)
            await asyncio.sleep(0.3)

    async def _attack(self) -> None:
        while self.tally.total < self.size:
            if self.scene.server.process.poll() is not None:
                raise Broken("the server has ended")
            self.progress(self.tally)
            if self.random.random() < _HTTP:
                await self._request()
            else:
                await self._visit()

    # ---- requests

    async def _request(self) -> None:
        aim = self.random.choice(self.scene.aims)
        kind, content = self.requests.draw(aim, self._cookie(aim))
        self.tally.sent[f"request: {kind}"] += 1
        async with Wire.open(self.scene.server.port) as wire:
            await wire.send(content)
            answer = await wire.answer()
        self.tally.answers[f"status {answer.status}"] += 1
        self._check_secrets(answer.head + answer.body)
        is_page = answer.status == 200 and b"content-type: text/html" in answer.head  # an unknown place inside it
        if answer.status not in _REFUSALS and not is_page:
            raise Broken(f"{content[:300]!r} got {answer.status} {answer.body[:300]!r}")

    # ---- sockets

    async def _visit(self) -> None:
        """One connection, until the server closes it or it gets boring."""
        aim = self.random.choice(self.scene.aims)
        cookie = self._cookie(aim)
        own = aim.own if cookie == self.scene.attacker else None
        async with Wire.open(self.scene.server.port) as wire:
            if not await self._enter(wire, aim, cookie):
                return
            for _ in range(self.random.randrange(1, _FRAMES_A_VISIT)):
                kind, content = self.frames.draw(aim if own is not None or aim.own is None else _without_seat(aim))
                self.tally.sent[kind] += 1
                await wire.send(content)
                await self._read_answer(wire, aim, own)
                if not wire.is_open:
                    return

    async def _enter(self, wire: Wire, aim: Aim, cookie: str | None) -> bool:
        table = aim.table if self.random.random() < 0.97 else f"{self.random.getrandbits(120):x}"
        headers = {"Origin": "http://evil.example"} if self.random.random() < 0.03 else {}
        answer = await wire.upgrade(f"/api/tables/{table}/socket", cookie, **headers)
        if headers or answer.status != 101:
            self.tally.sent["upgrade: bad"] += 1
            self.tally.answers[f"upgrade {answer.status}"] += 1
            if headers and answer.status == 101:
                raise Broken("a socket for a foreign page")
            return False
        if self.random.random() < 0.1:  # says no hello
            return True
        hello = {"type": "hello", "seat": self.random.choice([None, 0, 1, 2, -1, 77]), "events": 0, "version": -1}
        await wire.send(frame(json.dumps(hello).encode()))
        while wire.is_open:
            received = await wire.receive()
            if received is not None:
                own = aim.own if cookie == self.scene.attacker else None
                if self._check(received, aim, own)["type"] == "state":
                    return True
        return False

    async def _read_answer(self, wire: Wire, aim: Aim, own: int | None) -> None:
        """Until the frame is answered.  What others cause, such as a new list of who is here, may come between."""
        await wire.send(frame(b"", 9))
        while wire.is_open:
            received = await wire.receive()
            if received is None:
                self.tally.answers["closed"] += 1
                return
            answer = self._check(received, aim, own)
            self.tally.answers[answer["type"]] += 1
            if answer["type"] in ("refused", "because", "done", "state", "bye"):
                return

    def _check(self, received: bytes, aim: Aim, own: int | None) -> Json:
        """Nothing told that is not the attacker's to know; nothing done."""
        self._check_secrets(received)
        answer: Json = json.loads(received)
        kind = answer["type"]
        if kind == "state":
            if answer["seat"] not in (own, None):
                raise Broken(f"looks through seat {answer['seat']}")
            if _without_events(answer) != self.scene.honest[aim.table, answer["seat"]]:
                raise Broken(f"another state than before: {received[:500]!r}")
        elif kind == "done":
            if answer["id"] not in {command["id"] for command in aim.replayable}:
                raise Broken(f"something was done: {received!r}")
        elif kind in ("link", "advice", "talk"):
            raise Broken(f"the server told too much: {received[:500]!r}")
        return answer

    def _check_secrets(self, received: bytes) -> None:
        for secret in self.scene.secrets:
            if secret in received:
                raise Broken(f"a secret was told: {received[:500]!r}")

    def _cookie(self, aim: Aim) -> str | None:
        made_up = "".join(self.random.choices("abcdefghijklmnop", k=43))
        return self.random.choices([self.scene.attacker, None, made_up], [70, 15, 15])[0]


def _without_seat(aim: Aim) -> Aim:
    """The table as somebody who holds nothing knows it."""
    return Aim(aim.table, None, aim.seats, aim.version, aim.keys, aim.done, [])


def attack(
    server: Server, size: int, complaints: Path, seed: int = 1, progress: Progress = lambda tally: None
) -> Tally:
    """The whole test.  Raises Broken."""
    scene = set_up(server, seed)
    attack = Attack(scene, size, seed, progress)
    process = server.process.pid
    asyncio.run(attack.run())
    tally = attack.tally
    if server.process.poll() is not None or server.process.pid != process:
        raise Broken("the server has ended")
    if rows(server) != scene.stored:
        raise Broken("the database is not as it was")
    _check_it_goes_on(scene)
    tally.memory_after = memory_bytes(process)
    if tally.memory_before and tally.memory_after - tally.memory_before > _GROWTH:
        raise Broken(f"memory grew from {tally.memory_before} to {tally.memory_after} bytes")
    said = complaints.read_text()
    if "Traceback" in said:
        raise Broken(f"the server met something that it had not expected:\n{said[-3000:]}")
    return tally


def _check_it_goes_on(scene: Scene) -> None:
    """The same states as before, and honest people can play on."""
    attacker = Browser(scene.server)
    attacker.http.cookies.set("chronotable", scene.attacker)
    for aim in scene.aims:
        with attacker.sit(aim.table) as socket:
            if _without_events(socket.state) != scene.honest[aim.table, aim.own]:
                raise Broken("the table is not as it was")
    owner = Browser(scene.server)
    table = owner.new_table("loop", [{"kind": "me"}, {"kind": "me"}])
    with owner.sit(table) as socket:
        seat = socket.state["waiting"][0]
    with owner.sit(table, seat=seat) as socket:
        answer = socket.choose()
    if answer["type"] != "done":
        raise Broken(f"an honest move was refused: {answer}")


def describe(tally: Tally) -> Sequence[str]:
    """The tally in lines."""
    megabytes = [round(size / 1e6, 1) for size in (tally.memory_before, tally.memory_after)]
    return [
        f"{tally.total} bad frames and requests: " + ", ".join(f"{n} {kind}" for kind, n in tally.sent.most_common()),
        "answers: " + ", ".join(f"{n} {kind}" for kind, n in tally.answers.most_common()),
        f"the slowest honest request took {tally.slowest:.2f} s; memory {megabytes[0]} -> {megabytes[1]} MB",
    ]
