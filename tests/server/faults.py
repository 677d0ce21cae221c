"""Servers that are killed at random moments while people play, and the check that nothing told was lost.

Players choose at random, sometimes take a choice back, sometimes send an old command again.  They note everything they
are told.  When a server dies they come back by themselves, resume from the last event, and send again what was not
confirmed.  In the end the log in the database must hold every confirmed command once, at the number that was told, and
no refused one; and played again, line by line, it must lead to exactly the states that the players were shown.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import secrets
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from chronotable.kernel.match import Match
from chronotable.server.identity import digest
from chronotable.server.storage import schema
from chronotable.server.table import record
from chronotable.server.table.log_reading import read
from chronotable.server.table.rows import EntryRow, TableRow
from chronotable.server.table.undone import UndoneMatches
from tests.server.running import Json, Server

_UNDO = 0.08  # how often a player takes back instead of choosing
_REDO = 0.5  # how often they want it back
_AGAIN = 0.05  # how often an old command is sent once more
_LONGEST_WAIT = 0.4  # seconds between a confirmed move and the kill
_PATIENCE = 300.0  # seconds in which somebody must get on, however busy the machine is and often the server killed
_MOST_MOVES = 40  # that are confirmed between two kills
_SETUPS: list[tuple[str, Json, list[Json]]] = [
    ("loop", {"players": 2}, [{"kind": "me"}, {"kind": "link"}]),
    ("loop", {"players": 3}, [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "bot": "random"}]),
    ("room25", {"players": 4, "mode": "suspicion"}, [{"kind": "me"}, {"kind": "link"}] * 2),
]


class Wrong(AssertionError):
    """A promise of the server was broken."""


@dataclass
class Sent:
    """A command that a player sent."""

    id: str
    frame: Json
    version: int | None = None  # told by Done
    was_refused: bool = False


@dataclass
class Tally:
    """What a run did."""

    kills: int = 0
    tables: int = 0
    confirmed: int = 0
    refused: int = 0
    sent_again: int = 0  # commands whose confirmation a kill had swallowed
    states: int = 0
    reconnections: int = 0


Progress = Callable[[Tally], None]


def _print(content: object) -> str:
    return hashlib.blake2b(json.dumps(content, sort_keys=True).encode(), digest_size=16).hexdigest()


def _shown(view: Json, decision: Json | None, waiting: list[int]) -> str:
    """What a player must see alike, however often the server was killed."""
    keys = None if decision is None else [option["key"] for option in decision["options"]]
    return _print([view, keys, waiting])


@dataclass
class TableInPlay:
    """A table, and everything that its players were told."""

    id: str
    players: list[Player] = field(default_factory=list)
    confirmed: int = 0  # the highest version that anybody was told of
    shown: dict[tuple[int, int], str] = field(default_factory=dict)  # by seat and version
    is_over: bool = False


class Player:
    """A person at one seat of a table, who does not give up."""

    def __init__(self, run: Run, table: TableInPlay, seat: int, cookie: str, seed: str) -> None:
        self.run = run
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.random = random.Random(seed)
        self.commands: list[Sent] = []
        self.waiting_for: Sent | None = None
        self.version = -1
        self.promised = 0
        self.events: list[Json] = []
        self.state: Json = {}
        self.repeated: dict[str, int] = {}  # commands sent again, and what must be told of them

    @property
    def browser(self) -> str:
        return digest(self.cookie)

    async def play(self) -> None:
        while not self.table.is_over and not self.run.is_ending:
            server = self.random.choice(self.run.servers)
            address = f"ws://127.0.0.1:{server.port}/api/tables/{self.table.id}/socket"
            headers = {"Cookie": f"chronotable={self.cookie}"}
            try:
                async with connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
                    await self._visit(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError):
                self.run.tally.reconnections += 1
                await asyncio.sleep(0.2 + 0.6 * self.random.random())

    async def _visit(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "seat": self.seat, "events": len(self.events), "version": self.version}
        self.promised = self.table.confirmed  # what is confirmed before we ask must be in the answer
        await socket.send(json.dumps(hello))
        self.repeated.clear()
        is_new = True
        while not self.run.is_ending:
            frame = json.loads(await socket.recv())
            kind = frame["type"]
            if kind == "state":
                self._look(frame, is_new)
                if is_new and self.waiting_for is not None:  # was it done before the server died?
                    self.run.tally.sent_again += 1
                    await socket.send(json.dumps(self.waiting_for.frame))
                is_new = False
            elif kind in ("done", "refused"):
                self._hear(frame)
            elif kind == "bye":
                raise Wrong(f"sent away: {frame}")
            if self.table.is_over:
                return
            if kind in ("state", "done", "refused"):
                await self._act(socket)

    def _look(self, state: Json, is_new: bool) -> None:
        """A state: nothing that anybody was told may be missing, and what was seen before looks as it did."""
        self.run.tally.states += 1
        table, version = self.table, state["version"]
        if is_new and version < self.version:
            raise Wrong(f"seat {self.seat} saw version {self.version} and comes back to {version}")
        if is_new and len(self.run.servers) == 1 and version < self.promised:
            raise Wrong(f"version {self.promised} was confirmed, the table is at {version}")
        if state["events_from"] > len(self.events):
            raise Wrong(f"events from {state['events_from']} on, only {len(self.events)} are known")
        self.events = [*self.events[: state["events_from"]], *state["events"]]
        if [event["number"] for event in self.events] != list(range(len(self.events))):
            raise Wrong("events have gaps")
        seen = _shown(state["view"], state["decision"], state["waiting"])
        if table.shown.setdefault((self.seat, version), seen) != seen:
            raise Wrong(f"seat {self.seat} saw version {version} otherwise before")
        self.version = version
        self.state = state
        table.is_over = table.is_over or state["result"] is not None

    def _hear(self, frame: Json) -> None:
        if frame["id"] in self.repeated:
            known = self.repeated.pop(frame["id"])
            if frame.get("version") != known:
                raise Wrong(f"command {frame['id']} was done as {known}, now it is told: {frame}")
            return
        sent = self.waiting_for
        if sent is None or frame["id"] != sent.id:
            raise Wrong(f"an answer to nothing: {frame}")
        self.waiting_for = None
        if frame["type"] == "done":
            sent.version = frame["version"]
            self.table.confirmed = max(self.table.confirmed, frame["version"])
            self.run.tally.confirmed += 1
            self.run.moved.set()
        else:
            sent.was_refused = True
            self.run.tally.refused += 1

    async def _act(self, socket: ClientConnection) -> None:
        if self.waiting_for is not None or not self.state:
            return
        done = [sent for sent in self.commands if sent.version is not None and sent.id not in self.repeated]
        if done and self.random.random() < _AGAIN:
            again = self.random.choice(done)
            if again.version is not None:
                self.repeated[again.id] = again.version
                await socket.send(json.dumps(again.frame))
        frame: Json = {"version": self.version, "seat": self.seat}
        if self.state["can_undo"] and self.random.random() < _UNDO:
            frame["type"] = "undo"
        elif self.state["redo"] and self.state["redo"]["free"] and self.random.random() < _REDO:
            frame["type"] = "redo"
        elif self.state["decision"]:
            option = self.random.choice(self.state["decision"]["options"])
            frame |= {"type": "choose", "key": option["key"]}
        else:
            return
        frame["id"] = f"{self.seat}-{len(self.commands)}"
        self.waiting_for = Sent(frame["id"], frame)
        self.commands.append(self.waiting_for)
        await socket.send(json.dumps(frame))


class Run:
    """So many kills, of servers that share a database."""

    def __init__(
        self, servers: Sequence[Server], kills: int, tables: int, seed: int, progress: Progress = lambda tally: None
    ) -> None:
        self.progress = progress
        self.servers = servers
        self.kills = kills
        self.size = tables
        self.random = random.Random(seed)
        self.tally = Tally()
        self.tables: list[TableInPlay] = []
        self.is_ending = False
        self.moved = asyncio.Event()

    async def play(self) -> None:
        """Play while servers die; raises Wrong at the first broken promise that a player notices."""
        keepers = [asyncio.create_task(self._keep_playing(number)) for number in range(self.size)]
        killer = asyncio.create_task(self._kill())
        try:
            done, _ = await asyncio.wait([*keepers, killer], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self.is_ending = True
            for task in (*keepers, killer):
                task.cancel()
            await asyncio.gather(*keepers, killer, return_exceptions=True)

    async def _kill(self) -> None:
        for _ in range(self.kills):
            await self._moves(self.random.randrange(1, _MOST_MOVES))
            await asyncio.sleep(self.random.random() * _LONGEST_WAIT)
            server = self.random.choice(self.servers)
            await asyncio.to_thread(server.kill_any, self.random)
            self.tally.kills += 1
            await asyncio.to_thread(server.restart)
            self.progress(self.tally)
        await self._moves(1)  # it goes on after the last

    async def _moves(self, number: int) -> None:
        """Until so many more moves are confirmed."""
        wanted = self.tally.confirmed + number
        while self.tally.confirmed < wanted:
            self.moved.clear()
            await asyncio.wait_for(self.moved.wait(), _PATIENCE)

    async def _keep_playing(self, number: int) -> None:
        """One game after the other at this place."""
        while True:
            table = await self._new_table(number)
            self.tables.append(table)
            async with asyncio.TaskGroup() as players:
                for player in table.players:
                    players.create_task(player.play())

    async def _new_table(self, number: int) -> TableInPlay:
        game, options, seats = _SETUPS[number % len(_SETUPS)]
        self.tally.tables += 1
        owner, made = await self._post("/api/tables", {"game": game, "options": options, "seats": seats})
        table = TableInPlay(made["table"])
        holders = {seat: owner for seat, wanted in enumerate(seats) if wanted["kind"] == "me"}
        for link in made["links"]:
            # A claim may have been carried out by a server that then died: the same browser may claim again.
            cookie, _ = await self._post(f"/api/tables/{table.id}/claim", {"secret": link["secret"]})
            holders[link["seat"]] = cookie
        for seat, cookie in sorted(holders.items()):
            table.players.append(Player(self, table, seat, cookie, f"{table.id}{seat}"))
        return table

    async def _post(self, path: str, body: Json) -> tuple[str, Json]:
        """Until it is answered; the cookie of a new browser, and the answer."""
        cookie = secrets.token_urlsafe(32)
        end = time.monotonic() + _PATIENCE
        while True:
            server = self.random.choice(self.servers)
            async with httpx.AsyncClient(
                base_url=server.url, timeout=_PATIENCE, cookies={"chronotable": cookie}
            ) as browser:
                with suppress(httpx.TransportError):
                    answer = await browser.post(path, json=body)
                    if answer.status_code >= 300:
                        raise Wrong(f"{path}: {answer.status_code} {answer.text}")
                    return cookie, answer.json()
            if time.monotonic() > end:
                raise Wrong(f"{path}: no answer")
            await asyncio.sleep(0.1)


# ---- what the database must hold


def check_database(url: str, tables: Sequence[TableInPlay]) -> None:
    """Every log against what the players were told."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        row = [schema.game_table.c[each.name] for each in fields(TableRow)]
        for table in tables:
            found = connection.execute(sa.select(*row).where(schema.game_table.c.id == table.id)).first()
            if found is None:
                raise Wrong(f"the table {table.id} is not there")
            wanted = sa.select(schema.entry).where(schema.entry.c.table_id == table.id)
            entries = [EntryRow(*row) for row in connection.execute(wanted.order_by(schema.entry.c.number))]
            check_log(TableRow(*found), entries, table)
    engine.dispose()


def check_log(row: TableRow, entries: Sequence[EntryRow], table: TableInPlay) -> None:
    if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise Wrong("the log has gaps")
    numbers = {entry.command: entry.number for entry in entries}
    for player in table.players:
        for sent in player.commands:
            stored = numbers.get(f"{player.browser[:20]}:{sent.id}")
            if sent.version is not None and stored != sent.version:
                raise Wrong(f"{sent.frame} was confirmed as {sent.version}, the log has it as {stored}")
            if sent.was_refused and stored is not None:
                raise Wrong(f"{sent.frame} was refused, the log has it as {stored}")
    match, undone = record.start(row), UndoneMatches()
    _compare(match, 0, table)
    for entry in entries:
        match = record.after(match, entry, undone)
        _compare(match, entry.number, table)
    again = read(row, entries, None)
    if again.edition.state != "own" or match.save() != again.match.save() or not match.verify():
        raise Wrong("the match is not the same when it is played again")


def _compare(match: Match, version: int, table: TableInPlay) -> None:
    """The state after a line of the log, against what was shown then."""
    for seat in {player.seat for player in table.players}:
        seen = table.shown.get((seat, version))
        if seen is None:  # a later state came before this one was sent
            continue
        decision = match.decision_of(seat)
        keys: Any = None if decision is None else {"options": [{"key": option.key} for option in decision.options]}
        waiting = [found.seat for found in match.decisions]
        if _shown(match.view(seat), keys, waiting) != seen:
            raise Wrong(f"seat {seat} was shown another version {version} than the log leads to")


def play_through_faults(
    servers: Sequence[Server],
    kills: int,
    tables: int = 6,
    seed: int = 1,
    progress: Progress = lambda tally: None,
) -> Tally:
    """The whole test: play, kill, and check the database.  Raises Wrong."""
    run = Run(servers, kills, tables, seed, progress)
    asyncio.run(run.play())
    check_database(servers[0].database, run.tables)
    return run.tally
