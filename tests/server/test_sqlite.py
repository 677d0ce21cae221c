"""SQLite: what it promises when the power fails, what people are told while it is locked, and one server a file."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import sqlalchemy as sa

from chronotable.server.single_server import claim
from chronotable.server.storage import journal
from chronotable.server.storage.database import bring_up_to_date, complete_url, connect
from chronotable.server.storage.faults import Busy
from chronotable.server.storage.writer import ThreadWriter, writer_for
from tests.server.running import Browser, Server, running, sqlite
from tests.server.test_playing import mover

_FULL = 2  # what PRAGMA synchronous says: the disk has it before a commit returns


def test_a_commit_is_on_the_disk(tmp_path: Path) -> None:
    """Of what writes the moves, in both its ways.  kill -9 cannot show this: the system keeps what was written.

    Seen to fail with synchronous=OFF and NORMAL, and with journal_mode=MEMORY.
    """

    async def look() -> list[tuple[object, ...]]:
        await bring_up_to_date(sqlite(tmp_path))
        engine = connect(complete_url(sqlite(tmp_path)))
        writer = writer_for(engine)
        assert isinstance(writer, ThreadWriter)

        def pragmas(connection: sa.Connection) -> tuple[object, ...]:
            names = ("synchronous", "journal_mode", "foreign_keys")
            return tuple(connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names)

        found = [await writer.write(pragmas)]
        await writer.write_rows("UPDATE alembic_version SET version_num = version_num", ())
        found.append(await writer.write(pragmas))
        kept = writer._connection
        assert kept is not None
        assert kept.connection.driver_connection is not None
        writer.close()
        await engine.dispose()
        return found

    assert asyncio.run(look()) == [(_FULL, "wal", 1)] * 2


def test_people_are_told_of_a_locked_database_and_the_move_is_refused_once(tmp_path: Path) -> None:
    """Ratios within the run: told in less than half the time that it takes to be refused.

    Seen to fail without `Journal._takes_long` (nothing is told), and with the second try of `_chosen` (twice as long).
    """
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit, closing(sqlite3.connect(tmp_path / "tables.sqlite")) as writer:
            mover(browser, visit)
            writer.isolation_level = None
            writer.execute("BEGIN EXCLUSIVE")
            begun = time.monotonic()
            visit.send_choice()
            told = visit.receive()
            after_notice = time.monotonic() - begun
            assert (told["type"], told["reason"]["id"], told["passing"]) == ("notice", "web-storing", True)
            refused = visit.receive()
            after_refusal = time.monotonic() - begun
            assert (refused["type"], refused["reason"]["id"]) == ("refused", "web-database-busy")
            assert after_notice < after_refusal / 2
            assert httpx.get(f"{server.url}/api/ready").status_code == 503
            writer.execute("COMMIT")
            visit.play()
            assert visit.state["version"] == 1
        assert httpx.get(f"{server.url}/api/health").status_code == 200
        while httpx.get(f"{server.url}/api/ready").status_code != 200:
            time.sleep(0.2)


class StuckWriter:
    """Writes when it is let go."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()
        self.written = 0

    async def write(self, work: object) -> None:
        await self.goes_on.wait()
        self.written += 1

    def close(self) -> None:
        pass


def test_who_waits_behind_a_write_that_takes_long_hears_soon_that_it_is_no_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seen: a new table was refused after 15 s, for the move before it and a try for readiness had 5 s each."""
    monkeypatch.setattr(journal, "_SLOW", 0.05)
    monkeypatch.setattr(journal, "_LONGEST_WAIT", 0.05)

    async def play() -> None:
        engine = connect(complete_url(sqlite(tmp_path)))
        made = journal.Journal(engine, "one")
        made._writer.close()
        writer = made._writer = cast(Any, StuckWriter())
        made.start()
        in_hand = asyncio.create_task(made.change("a", lambda connection: None))
        while not made._in_hand:
            await asyncio.sleep(0)
        with pytest.raises(Busy):
            await made.change("b", lambda connection: None)
        made.try_again()
        assert made._trying is None  # it would be one more to wait for
        assert not in_hand.done()
        writer.goes_on.set()
        await in_hand
        await made.change("c", lambda connection: None)
        assert writer.written == 2
        await made.stop()
        await engine.dispose()

    asyncio.run(play())


def refused(url: str, *more: str) -> str:
    """What a second server says before it ends."""
    command = [sys.executable, "-m", "chronotable", "serve", "--port", "0", "--database", url, *more]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert ended.returncode == 2, (ended.returncode, ended.stderr)
    return ended.stderr


@pytest.mark.parametrize("processes", [1, 2])
def test_a_second_server_on_one_file_is_refused(tmp_path: Path, processes: int) -> None:
    """Seen to fail without `claim`."""
    with running(sqlite(tmp_path), processes=processes) as server:
        for more in ((), ("--processes", "2")):
            said = refused(sqlite(tmp_path), *more)
            assert "Another server is already using" in said
            assert len(said.strip().splitlines()) == 1, said
        server.kill()
        server.restart()  # at once: the lock has ended with the process
        assert Browser(server).get("/api/lobby") == []


def test_a_file_with_two_names_is_refused_under_both(tmp_path: Path) -> None:
    """A server runs under the first name; seen to start under the other one without the look at hard links."""
    (tmp_path / "other").mkdir()
    with running(sqlite(tmp_path)):
        os.link(tmp_path / "tables.sqlite", tmp_path / "other" / "tables.sqlite")
        said = refused(sqlite(tmp_path / "other"))
        assert "has a second name" in said
        assert len(said.strip().splitlines()) == 1, said
    assert "has a second name" in refused(sqlite(tmp_path))
    (tmp_path / "other" / "tables.sqlite").unlink()
    with running(sqlite(tmp_path)) as server:
        assert Browser(server).get("/api/lobby") == []


def test_in_memory_there_is_nothing_to_share() -> None:
    assert claim("sqlite://") is None
    assert claim("sqlite:///:memory:") is None


@pytest.mark.parametrize("processes", [1, 2])
def test_a_server_that_is_told_to_end_has_not_failed(tmp_path: Path, processes: int) -> None:
    server = Server(sqlite(tmp_path), processes=processes)
    os.kill(server.process.pid, signal.SIGTERM)
    assert server.process.wait(30) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_a_database_that_cannot_be_used_is_named_in_one_line(tmp_path: Path) -> None:
    said = refused(f"sqlite:///{tmp_path}/nowhere/tables.sqlite")
    assert "The database cannot be used" in said
    assert len(said.strip().splitlines()) == 1, said
    said = refused("postgresql://nobody@127.0.0.1:1/nothing")
    assert "The database cannot be used" in said
    assert len(said.strip().splitlines()) == 1, said


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    asyncio.run(bring_up_to_date(sqlite(tmp_path)))
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.commit()
    said = refused(sqlite(tmp_path))
    assert "A later version of the program has used this database" in said
    assert len(said.strip().splitlines()) == 1, said


def test_a_missing_driver_is_named_in_one_line(tmp_path: Path) -> None:
    """A Python that finds no psycopg, as after `pip install '.[server]'`."""
    (tmp_path / "sitecustomize.py").write_text(
        "import importlib.util as u\nf = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'psycopg' else f(name, *more)\n"
    )
    command = [sys.executable, "-m", "chronotable", "serve", "--database", "postgresql://somebody@127.0.0.1/x"]
    env = dict(os.environ, PYTHONPATH=str(tmp_path))
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, env=env)
    assert ended.returncode == 2
    assert ended.stderr.strip().endswith("pip install '.[postgresql]'")
    assert len(ended.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "sqlite"])
def test_what_is_no_database_is_told_in_one_line(url: str) -> None:
    said = refused(url).strip()
    assert url in said
    assert "sqlite:///folder/tables.sqlite" in said
    assert len(said.splitlines()) == 1, said
