"""The lobby: open tables, however many finished or unwanted ones there are, and nobody fills it alone."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from chronotable.kernel.message import Message
from chronotable.server import table_lists
from chronotable.server.errors import Refusal
from chronotable.server.limits import Rate
from tests.server.inside import from_elsewhere, inside
from tests.server.running import Browser


class Store:
    """Listed tables, the newest first."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, float, str | None]] = []
        self.unlisted: list[str] = []

    async def listed(self, since: float, limit: int) -> list[tuple[str, float, str | None]]:
        return sorted((row for row in self.rows if row[1] >= since), key=lambda row: -row[1])[:limit]

    async def kept_rows(self, ids: list[str]) -> dict[str, Any]:
        return {}  # nothing is kept for lists: all have to be opened

    async def keep_summary(self, id: str, number: int, summary: str) -> None:
        pass

    async def unlist(self, id: str) -> None:
        self.unlisted.append(id)
        self.rows = [row for row in self.rows if row[0] != id]


class Hall:
    """Tables that are over when their name says so."""

    def __init__(self) -> None:
        self.store = Store()
        self.opened: dict[str, Any] = {}
        self.present: set[str] = set()

    def live(self, id: str) -> Any:
        return self.opened.get(id)

    def here(self, id: str) -> set[int]:
        return set()

    async def open(self, id: str, address: str = "") -> Any:
        if id.startswith("gone"):
            raise Refusal(Message("web-no-table"), status=404)
        if id not in self.opened:
            row = SimpleNamespace(id=id, game="loop", name="", called=None)
            summary = SimpleNamespace(over=id.startswith("over"), text=lambda: "")
            clients = {1} if id in self.present else set()
            self.opened[id] = SimpleNamespace(row=row, around=None, version=0, summary=summary, clients=clients)
        return self.opened[id]

    def add(self, name: str, number: int, created: float, browser: str = "") -> None:
        for each in range(number):
            self.store.rows.append((f"{name}{each}", created + each, browser or f"{name}{each}"))


async def shown(lobby: table_lists.Lobby) -> list[str]:
    lobby._found_at = -100.0
    return [outline.id for outline in await lobby._find()]


def test_finished_tables_are_looked_at_once_and_leave() -> None:
    async def play() -> None:
        hall = Hall()
        hall.add("open", 3, 1_000.0)
        hall.add("over", 200, 5_000.0)
        hall.add("gone", 30, 9_000.0)
        lobby = table_lists.Lobby(hall)  # type: ignore[arg-type]  # all that is asked of it
        for _ in range(12):
            before = len(hall.opened)
            found = await shown(lobby)
            assert len(hall.opened) - before <= table_lists._MOST_OPENED  # however many there are
        assert sorted(found) == ["open0", "open1", "open2"]
        assert len(hall.store.unlisted) == 200
        hall.opened.clear()
        assert len(await shown(lobby)) == 3
        assert len(hall.opened) == 3

    asyncio.run(play())


def test_one_maker_does_not_fill_it() -> None:
    async def play() -> None:
        hall = Hall()
        hall.add("honest", 5, 1_000.0)
        hall.add("spam", 400, 9_000.0, "one and the same")
        lobby = table_lists.Lobby(hall)  # type: ignore[arg-type]
        found = await shown(lobby)
        assert {f"honest{number}" for number in range(5)} <= set(found[:8])
        while len(found) < table_lists._MOST_LISTED:  # there is room: a school class comes from one address
            found = await shown(lobby)

    asyncio.run(play())


def test_tables_with_people_come_first() -> None:
    async def play() -> None:
        hall = Hall()
        hall.add("spam", 400, 9_000.0)  # each by another browser
        hall.add("alive", 2, 1_000.0)
        hall.present = {"alive0", "alive1"}
        await hall.open("alive0")
        await hall.open("alive1")
        assert (await shown(table_lists.Lobby(hall)))[:2] == ["alive1", "alive0"]  # type: ignore[arg-type]

    asyncio.run(play())


def test_a_stranger_with_many_tables_hides_nobody(tmp_path: Path) -> None:
    with inside(tmp_path, listed_tables=Rate(50, 0.1)) as server:
        browser = Browser(server)
        mine = [browser.new_table(listed=True) for _ in range(2)]
        with from_elsewhere(server) as stranger:
            for _ in range(50):
                stranger.cookies.clear()  # somebody new each time
                assert stranger.post("/api/tables", json={"game": "loop", "listed": True}).status_code == 201
            answer = stranger.post("/api/tables", json={"game": "loop", "listed": True})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (429, "web-lobby-share")
            assert stranger.post("/api/tables", json={"game": "loop"}).status_code == 201
        lines = [line["table"] for line in browser.get("/api/lobby")]
        assert set(mine) <= set(lines)
        assert len(lines) == table_lists._MOST_LISTED
    with inside(tmp_path) as restarted:
        assert set(mine) <= {line["table"] for line in Browser(restarted).get("/api/lobby")}


def test_the_lobby_is_found_anew_when_a_table_is_made_here(browser: Browser) -> None:
    for _ in range(3):
        table = browser.new_table(listed=True)
        assert table in [line["table"] for line in browser.get("/api/lobby")]


def test_it_is_kept_for_a_moment() -> None:
    async def play() -> None:
        hall = Hall()
        lobby = table_lists.Lobby(hall)  # type: ignore[arg-type]
        await lobby.lines("")
        begun, asked = time.monotonic(), 0
        hall.store.listed = _never  # type: ignore[method-assign]
        while time.monotonic() - begun < table_lists._FRESH / 4 and asked < 100:
            await lobby.lines("")
            asked += 1
        assert asked

    asyncio.run(play())


async def _never(since: float, limit: int) -> list[tuple[str, float, str | None]]:
    raise AssertionError("the lobby was looked for again")
