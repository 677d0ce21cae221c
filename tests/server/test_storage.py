"""The log on both databases: migrations, kill -9, and several processes at one PostgreSQL."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from chronotable.server.storage.database import complete_url, connect, migrate, prepare
from chronotable.server.storage.schema import meta
from tests.server.postgres import cluster
from tests.server.running import Browser, running, sqlite
from tests.server.test_playing import mover


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield sqlite(tmp_path)
    else:
        with cluster() as url:
            yield url


async def columns(url: str) -> dict[str, set[str]]:
    engine = connect(complete_url(url))
    async with engine.connect() as connection:
        def read(sync: sa.Connection) -> dict[str, set[str]]:
            found = sa.inspect(sync)
            return {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}

        tables = await connection.run_sync(read)
    await engine.dispose()
    return tables


def test_migrations_make_the_schema_and_take_it_away(database: str) -> None:
    async def up() -> None:
        engine = connect(complete_url(database))
        await prepare(engine)
        await prepare(engine)  # nothing to do any more
        await engine.dispose()

    asyncio.run(up())
    made = asyncio.run(columns(database))
    for table in meta.sorted_tables:
        assert made[table.name] == {column.name for column in table.columns}
    migrate(complete_url(database), "base")
    assert set(asyncio.run(columns(database))) == {"alembic_version"}


def test_kill_nine_loses_nothing(database: str) -> None:
    with running(database) as server:
        browser = Browser(server)
        table = browser.new_table()
        for _ in range(3):
            with browser.sit(table) as socket:
                for _ in range(4):
                    mover(browser, socket)
                    socket.play()
                last = socket.state
                server.kill()
            server.restart()
            with browser.sit(table) as socket:
                mover(browser, socket)
                assert socket.state["version"] == last["version"]
                assert socket.state["view"] == last["view"]
                assert len(socket.events) == last["events_from"] + len(last["events"])


def test_two_servers_at_one_postgresql(postgresql: str) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        here = Browser(one)
        table = here.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
        there = Browser(other)
        there.claim(table, here.made["links"][0]["secret"])
        with here.sit(table) as mine, there.sit(table) as theirs:
            sockets = {0: mine, 1: theirs}
            for version in range(8):
                acting = sockets[mine.state["waiting"][0]]
                assert acting.choose()["type"] == "done"
                for socket in sockets.values():
                    socket.wait_for_version(version + 1)
                assert mine.state["view"] == theirs.state["view"]
            while not (mine.table["seats"][1]["here"] and theirs.table["seats"][0]["here"]):
                (theirs if mine.table["seats"][1]["here"] else mine).wait("table")
            mine.ask(type="say", seat=0, text="through the wall")
            while not theirs.talk:
                theirs.wait("talk")
            assert theirs.talk[0]["text"] == "through the wall"


def test_both_servers_cannot_make_the_same_move(postgresql: str) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        here = Browser(one)
        table = here.new_table()
        there = Browser(other)
        there.http.cookies.update(here.http.cookies)
        with here.sit(table) as mine, there.sit(table) as theirs:
            seat = mover(here, mine)
            mover(there, theirs)
            key = mine.state["decision"]["options"][0]["key"]
            mine.send(type="choose", id="a", version=0, seat=seat, key=key)
            theirs.send(type="choose", id="b", version=0, seat=seat, key=key)
            kinds = []
            for socket in (mine, theirs):
                while (frame := socket.receive())["type"] not in ("done", "refused"):
                    pass
                kinds.append((frame["type"], frame.get("stale")))
                socket.wait_for_version(1)
            assert sorted(kinds, key=str) == [("done", None), ("refused", True)]
            assert mine.state["view"] == theirs.state["view"]
