"""Tables that are deleted beside the server, or retired by it, while somebody is at them or something happens."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from chronotable.server.client import GOING_AWAY, Client
from chronotable.server.errors import Deleted, Refusal
from chronotable.server.hall import Hall
from chronotable.server.retention import retire_once
from chronotable.server.storage.store import Store
from chronotable.server.table.record import start
from chronotable.server.table.rows import BOT, PERSON, Around, SeatRow
from chronotable.server.wire_commands import Hello, Rename, Say
from tests.server.running import PATIENCE, Browser, Socket, running, sqlite
from tests.server.tables import carry_out
from tests.server.test_notices import Sink, SlowBotPool
from tests.server.test_storage import new_row, two_processes


@asynccontextmanager
async def hall_beside(folder: Path, *kinds: str) -> AsyncIterator[tuple[Hall, Store]]:
    """A server with one old table, and whoever else writes to its database."""
    async with two_processes(sqlite(folder)) as (store, beside):
        store.is_shared = False
        bot_pool: Any = SlowBotPool()
        hall = Hall(store, bot_pool, keep=30)
        bots = ["random" if kind == BOT else None for kind in kinds]
        seats = [SeatRow("t", seat, kind, "", bot, None) for seat, (kind, bot) in enumerate(zip(kinds, bots))]
        holders = [frozenset({"me"} if kind == PERSON else ()) for kind in kinds]
        row = new_row(len(kinds))
        await hall.add(row, start(row), Around(seats, holders))
        yield hall, beside
        await hall.stop()


async def visitor(hall: Hall, browser: str) -> tuple[Client, Sink]:
    sink = Sink()
    client = Client(browser, sink)  # type: ignore[arg-type]  # all that is asked of it
    await carry_out(await hall.open("t"), client, Hello())
    return client, sink


def reasons(sink: Sink) -> list[str]:
    return [frame["reason"]["id"] for frame in sink.frames if frame["type"] == "bye"]


def test_people_learn_that_their_table_was_deleted_beside_the_server(tmp_path: Path) -> None:
    async def delete() -> None:
        async with hall_beside(tmp_path, PERSON, PERSON) as (hall, beside):
            _, sink = await visitor(hall, "watching")
            await hall.leave_deleted()
            assert (reasons(sink), hall.live("t") is None) == ([], False)
            await beside.delete("t")
            await hall.leave_deleted()
            assert (reasons(sink), hall.live("t")) == (["web-table-deleted"], None)
            with pytest.raises(Refusal, match="web-no-table"):
                await hall.open("t")

    asyncio.run(delete())


@pytest.mark.parametrize("command", [Say("it", 0, "hello?"), Rename("it", 0, "Ola")], ids=["say", "rename"])
def test_nothing_is_done_at_a_deleted_table(tmp_path: Path, command: Say | Rename) -> None:
    async def delete() -> None:
        async with hall_beside(tmp_path, PERSON, PERSON) as (hall, beside):
            client, _ = await visitor(hall, "me")
            await beside.delete("t")
            with pytest.raises(Deleted):
                await carry_out(await hall.open("t"), client, command)

    asyncio.run(delete())


def test_bots_leave_a_deleted_table(tmp_path: Path) -> None:
    """Else they would think about it for ever, and the table would never be forgotten."""

    async def delete() -> None:
        async with hall_beside(tmp_path, BOT, BOT) as (hall, beside):
            _, sink = await visitor(hall, "watching")
            await beside.delete("t")
            hall.let_bots_play(await hall.open("t"))
            async with asyncio.timeout(PATIENCE):
                while hall.live("t") is not None:
                    await asyncio.sleep(0.01)
                while hall._thinking:
                    await asyncio.sleep(0.01)
            assert reasons(sink) == ["web-table-deleted"]

    asyncio.run(delete())


def test_whoever_comes_while_the_table_is_deleted_does_not_stay_at_it(tmp_path: Path) -> None:
    """Let in before, and known to nobody yet: they would see a table that is no more, and hear nothing ever."""
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        table = browser.new_table()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket") as connection:
            browser.http.post(f"/api/tables/{table}/delete").raise_for_status()
            late = Socket(connection)
            late.send(type="hello")
            assert late.close_code() == GOING_AWAY


# ---- retiring


def test_a_table_at_which_somebody_is_elsewhere_is_not_retired(tmp_path: Path) -> None:
    async def retire() -> None:
        async with hall_beside(tmp_path, PERSON, PERSON) as (hall, _):
            hall.dismiss("t")  # it is not open here
            hall.heard_presence("another process", "t:")
            assert await retire_once(hall) == 0
            hall._elsewhere.clear()  # nobody has said so again for a while
            assert await retire_once(hall) == 1

    asyncio.run(retire())


def test_whoever_talks_at_the_last_moment_keeps_the_table(tmp_path: Path) -> None:
    async def retire() -> None:
        async with hall_beside(tmp_path, PERSON, PERSON) as (hall, beside):
            look = hall.store.quiet_since

            async def look_and_linger(then: float, limit: int) -> list[str]:
                found = await look(then, limit)
                line = {"seat": 0, "name": "", "channel": "table", "text": "I am back", "at": time.time()}
                await beside.say("t", "it", line)
                return found

            hall.store.quiet_since = look_and_linger  # type: ignore[method-assign]
            assert await retire_once(hall) == 0
            assert await beside.table("t") is not None

    asyncio.run(retire())


# ---- what cannot be read


def test_the_host_deletes_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        table = browser.new_table()
        server.kill()
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.execute("UPDATE game_table SET seeds = '{'")
            database.commit()
        server.restart()
        address = f"/api/tables/{table}/delete"
        assert browser.problem("GET", f"/api/tables/{table}/timeline")[1]["id"] == "web-table-unreadable"
        assert Browser(server).problem("POST", address)[1]["id"] == "web-host-only"
        assert browser.http.post(address).status_code == 200
        assert browser.problem("POST", address)[1]["id"] == "web-no-table"
