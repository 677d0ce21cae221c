"""What is kept can be deleted: by whoever made a table, after some days, and by whoever runs the server."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

import chronotable as ct
from chronotable.server.storage.database import complete_url, connect, migrate
from chronotable.server.storage.schema import entry, game_table, holder, meta, seat, talk
from tests.cli.client import Play, make_play
from tests.locale.ftl import entries
from tests.server.running import Browser, Json, Socket, running, sqlite
from tests.server.test_around import two_people
from tests.worded import typed

ME: Json = {"kind": "me", "name": "Kasia"}
LINK: Json = {"kind": "link"}


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    return make_play(monkeypatch, capsys)


def farewell(socket: Socket) -> tuple[str, int]:
    """Read on until the server closes: why, and with which code."""
    reason = ""
    try:
        while True:
            frame = socket.receive()
            if frame["type"] == "bye":
                reason = frame["reason"]["id"]
    except ConnectionClosed as closed:
        return reason, closed.rcvd.code if closed.rcvd else 1006


def rows_of(url: str, table: str) -> dict[str, int]:
    """How many rows are left of a table."""

    async def count() -> dict[str, int]:
        engine = connect(complete_url(url))
        async with engine.connect() as connection:
            found = {}
            for each, id in ((game_table, game_table.c.id), *((t, t.c.table_id) for t in (entry, seat, holder, talk))):
                wanted = sa.select(sa.func.count()).select_from(each).where(id == table)
                found[each.name] = int((await connection.execute(wanted)).scalar_one())
        await engine.dispose()
        return found

    return asyncio.run(count())


def test_only_the_host_deletes_and_the_others_are_told(database: str) -> None:
    with running(database) as server:
        browser, friend = Browser(server), Browser(server)
        with two_people(browser, friend) as (mine, theirs):
            table = mine.table["table"]
            {0: mine, 1: theirs}[mine.state["waiting"][0]].choose()
            theirs.ask(type="say", seat=1, text="good luck")
            status, reason = friend.problem("POST", f"/api/tables/{table}/delete", {})
            assert (status, reason["id"]) == (403, "web-host-only")
            assert min(rows_of(database, table).values()) > 0
            browser.http.post(f"/api/tables/{table}/delete").raise_for_status()
            for socket in (mine, theirs):
                assert farewell(socket) == ("web-table-deleted", 1008)
        assert set(rows_of(database, table).values()) == {0}
        assert friend.problem("GET", f"/api/tables/{table}/timeline")[1]["id"] == "web-no-table"
        assert browser.get("/api/mine") == []


def test_people_at_another_server_are_told(postgresql: str) -> None:
    with running(postgresql) as one, running(postgresql) as other:
        browser, friend = Browser(one), Browser(other)
        table = browser.new_table(seats=[ME, LINK])
        friend.claim(table, browser.made["links"][0]["secret"])
        with friend.sit(table) as theirs:
            browser.http.post(f"/api/tables/{table}/delete").raise_for_status()
            assert farewell(theirs) == ("web-table-deleted", 1008)


def age(url: str, table: str, days: float) -> None:
    """As if everything at the table had happened so long ago."""

    async def change() -> None:
        engine = connect(complete_url(url))
        then = time.time() - days * 86400
        async with engine.begin() as connection:
            await connection.execute(game_table.update().where(game_table.c.id == table).values(created=then))
            await connection.execute(entry.update().where(entry.c.table_id == table).values(at=then))
            await connection.execute(talk.update().where(talk.c.table_id == table).values(at=then))
            await connection.execute(seat.update().where(seat.c.table_id == table).values(since=then))
        await engine.dispose()

    asyncio.run(change())


def test_tables_without_news_are_retired(database: str) -> None:
    with running(database) as server:
        browser = Browser(server)
        assert browser.get("/api/keeping") == {"days": None}
        old, talked, young = (browser.new_table(seats=[ME, ME]) for _ in range(3))
        for table in (old, talked):
            age(database, table, 40)
        with browser.sit(talked) as socket:
            socket.ask(type="say", seat=0, text="are you still there?")
    with running(database, "--keep", "30") as server:
        browser = Browser(server)
        assert browser.get("/api/keeping") == {"days": 30}
        end = time.monotonic() + 30
        while rows_of(database, old)["game_table"] and time.monotonic() < end:
            time.sleep(0.2)
        assert set(rows_of(database, old).values()) == {0}
        assert [rows_of(database, table)["game_table"] for table in (talked, young)] == [1, 1]


def test_nonsense_days_are_refused(play: Play) -> None:
    for words in (["--keep", "0"], ["--keep", "soon"], ["--absence", "-1"]):
        with pytest.raises(SystemExit):
            play("serve", *words)


# ---- chronotable tables


def test_nonsense_to_look_for_is_refused(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    for days in ("nan", "-1", "soon", "1e400"):
        with pytest.raises(SystemExit):
            play("tables", "list", f"--quiet-for={days}")
        assert f"“{days}” is not a number of days" in capsys.readouterr().err


def test_what_is_no_table_and_what_is_locked(play: Play, tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with running(database) as server:
        table = Browser(server).new_table()
    for nothing in ("", "../" * 40, "'; --", "\udcff", "ł"):
        for words in (["export", nothing], ["delete", nothing, "--yes"]):
            assert tables(play, database, *words)[0] == 1
    assert "Delete 1 table for good?" in tables(play, database, "delete", table, table)[1]
    with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        code, out = tables(play, database, "delete", table, "--yes", "--lang", "pl")
        assert (code, "database is locked" in out) == (2, True)
    assert rows_of(database, table)["game_table"] == 1


def tables(play: Play, database: str, *words: str) -> tuple[int, str]:
    return play("tables", words[0], "--database", database, *words[1:])


def test_list_export_delete(play: Play, database: str, tmp_path: Path) -> None:
    with running(database) as server:
        browser = Browser(server)
        first = browser.new_table(seats=[ME, ME], name="Thursday")
        second = browser.new_table(seats=[ME, ME])
        with browser.sit(first) as socket:
            if socket.state["decision"] is None:
                socket.send(type="look", seat=1)
                while socket.wait("state")["decision"] is None:
                    pass
            socket.play()
    code, out = tables(play, database, "list")
    assert code == 0
    for part in (first, second, "Thursday · Kasia", "2 tables"):
        assert part in out
    assert "0 tables" in tables(play, database, "list", "--quiet-for", "1")[1]
    assert "2 stoły" in typed(tables(play, database, "list", "--lang", "pl")[1])
    assert "2 столи" in tables(play, database, "list", "--lang", "uk")[1]

    file = tmp_path / "game.ct"
    code, out = tables(play, database, "export", first, "--output", str(file))
    assert code == 0
    assert "still running" in out
    assert len(ct.load(file.read_text()).history) == 1

    code, out = tables(play, database, "delete", second, "nowhere", "--yes")
    assert (code, "There is no table nowhere." in out) == (1, True)
    assert rows_of(database, second)["game_table"] == 1, "all or none"
    code, out = tables(play, database, "delete", second, "--lang", "uk")  # nobody says yes
    assert (code, "Нічого не видалено." in out) == (2, True)
    code, out = play("tables", "delete", second, "--database", database, "--lang", "uk", typed="так\n")
    assert (code, f"Стіл {second} видалено." in out) == (0, True)
    assert set(rows_of(database, second).values()) == {0}
    assert "1 table\n" in tables(play, database, "list")[1]


def test_a_database_that_is_not_there_is_not_made(play: Play, tmp_path: Path) -> None:
    code, out = tables(play, sqlite(tmp_path), "list", "--lang", "pl")
    assert (code, "nie ma stołów" in out) == (2, True)
    assert list(tmp_path.glob("*.sqlite*")) == []


@pytest.mark.parametrize("command", [["list"], ["export", "t"], ["delete", "t", "--yes"]], ids=lambda words: words[0])
def test_looking_at_an_older_database_does_not_change_it(tmp_path: Path, play: Play, command: list[str]) -> None:
    """Whoever upgrades may want to go back: only a server brings its database up to date."""
    url = sqlite(tmp_path)
    migrate(complete_url(url), "0005")
    code, out = tables(play, url, *command)
    assert code == 2
    assert "older version" in out
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0005",)]


def test_a_database_of_something_else_is_left_alone(tmp_path: Path, play: Play) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("CREATE TABLE recipe (name TEXT)")
    code, out = tables(play, sqlite(tmp_path), "list")
    assert (code, "holds no tables" in out) == (2, True)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipe",)]


STORED = {  # by text of the privacy page: the columns that it names
    "game": """game_table: id game rules name options position seeds set_up packs listed undo hints tour parent
        parent_at created digest earlier summary summary_number called again; last_position:
        table_id number described result""",
    "choices": """entry: table_id number command kind seat body at digest result choices waiting; proposal:
        table_id number what by to version agreed""",
    "names": "seat: table_id seat kind name bot since offered; talk: table_id number command seat name channel text at",
    "hashes": """game_table: host person shared known maker; seat: link device device_until code code_until; holder:
        table_id seat browser""",
}


def test_the_privacy_page_names_all_that_is_stored() -> None:
    """Whoever adds a column finds the text that has to name it, in three languages, or writes one."""
    named: dict[str, set[str]] = {}
    for text, columns in STORED.items():
        assert f"web-privacy-server-{text}" in entries("en")
        for part in columns.split(";"):
            table, _, names = part.partition(":")
            named.setdefault(table.strip(), set()).update(names.split())
    assert named == {table.name: set(table.columns.keys()) for table in meta.sorted_tables}


def test_what_is_deleted_is_not_left_in_the_file(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        tables = [browser.new_table(seats=[{"kind": "me", "name": name}, ME]) for name in ("Wilhelmina", "Kunegunda")]
        for table in tables:
            with browser.sit(table) as socket:
                for number in range(20):
                    socket.ask(type="say", seat=0, text=f"at {table}: the keys are under the mat {number}")
        browser.http.post(f"/api/tables/{tables[0]}/delete").raise_for_status()
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert f"at {tables[1]}: the keys".encode() in kept
    assert b"Kunegunda" in kept
    for word in ("Wilhelmina", f"at {tables[0]}"):
        assert word.encode() not in kept
