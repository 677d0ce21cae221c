"""Lists say what is kept with the tables: no log is played again to draw one.  And what is made is not read again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel import replay
from chronotable.kernel.match import begin, new_match
from chronotable.server import hall, new_tables
from chronotable.server.table import log_reading, record
from tests.server.inside import inside
from tests.server.running import Browser, Json, Server, running
from tests.server.test_playing import mover


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What this process plays again: beginnings of matches, and choices of their logs and saves."""
    found: list[str] = []

    def counted(what: str, do: Any) -> Any:
        def count(*args: Any, **named: Any) -> Any:
            found.append(what)
            return do(*args, **named)

        return count

    for module in (record, log_reading, replay):
        monkeypatch.setattr(module, "begin", counted("begin", begin))
    monkeypatch.setattr(ct.Match, "repeat", counted("repeat", ct.Match.repeat))
    return found


def same_browser(server: Server, other: Browser) -> Browser:
    browser = Browser(server)
    browser.http.cookies.update(other.http.cookies)
    return browser


def lists(browser: Browser) -> list[Json]:
    return [*browser.get("/api/mine"), *browser.get("/api/lobby")]


def some_tables(browser: Browser) -> None:
    """One at which was played, one with a takeback, a branch of it, and one that nobody has touched."""
    browser.new_table("room25", [{"kind": "me"}, {"kind": "link"}], listed=True)
    for is_listed in (True, False):
        table = browser.new_table(listed=is_listed)
        with browser.sit(table) as socket:
            for _ in range(3):
                mover(browser, socket)
                socket.play()
            if not is_listed:
                version = socket.state["version"]
                assert socket.ask(type="propose", version=version, seat=0, what="takeback", to=2)["type"] == "done"
    browser.post(f"/api/tables/{table}/branch", {"at": 1})


def without_presence(lines: list[Json]) -> list[Json]:
    """For how long somebody has been away is counted anew by every server."""
    return [{**line, "seats": [{**seat, "bot_in": 0} for seat in line["seats"]]} for line in lines]


@contextmanager
def restarted(folder: Path, before: Browser) -> Iterator[Browser]:
    with inside(folder) as server:
        yield same_browser(server, before)


@pytest.mark.parametrize("is_killed", [False, True], ids=["stopped", "killed"])
def test_lists_play_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[str], is_killed: bool
) -> None:
    """After a clean stop, and when only the lines of the logs say what was played since."""
    if is_killed:

        async def nothing(self: hall.Hall) -> None:
            pass

        monkeypatch.setattr(hall.Hall, "keep_positions", nothing)
    with inside(tmp_path) as server:
        browser = Browser(server)
        some_tables(browser)
        before = lists(browser)
    assert len(before) == 6
    with restarted(tmp_path, browser) as again:
        played.clear()
        after = lists(again)
        assert played == []
        for line, was in zip(without_presence(after), without_presence(before)):
            facts, were = line.pop("summary"), was.pop("summary")
            assert line == was
            assert facts == were or (is_killed and facts["game"] == were["game"]), "as they were kept last"
        again.get(f"/api/tables/{before[0]['table']}/timeline")
        assert played, "what was counted can be counted"


def test_tables_without_a_summary_are_read_once(tmp_path: Path, played: list[str]) -> None:
    """From before there were any, or of other rules."""
    with inside(tmp_path) as server:
        browser = Browser(server)
        some_tables(browser)
        before = without_presence(lists(browser))
    for change in (
        "summary = NULL, summary_number = NULL",
        'summary = replace(summary, \'"rules":"\', \'"rules":"0.\')',
        "summary = '{'",
    ):
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            database.execute(f"UPDATE game_table SET {change}")
            database.execute("UPDATE entry SET choices = NULL, waiting = NULL")
            database.commit()
        with restarted(tmp_path, browser) as again:
            played.clear()
            assert without_presence(lists(again)) == before
            assert played.count("begin") == 4
        with restarted(tmp_path, browser) as again:
            played.clear()
            assert without_presence(lists(again)) == before
            assert played == []


def test_a_finished_game_is_over_in_lists_and_leaves_the_lobby(tmp_path: Path, played: list[str]) -> None:
    with inside(tmp_path) as server:
        browser = Browser(server)
        table = browser.new_table("loop", [{"kind": "bot", "bot": "random"}] * 2, listed=True)
        with browser.sit(table) as socket:
            while socket.state["result"] is None:
                socket.receive()
    with restarted(tmp_path, browser) as again:
        played.clear()
        assert again.get("/api/lobby") == []
        assert played == []
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        assert database.execute("SELECT listed FROM game_table").fetchall() == [(0,)]


def test_another_process_lists_what_this_one_plays(database: str) -> None:
    """The moves of the last seconds are in the log, and its lines say whose turn it is."""
    with running(database, processes=2) as server:
        browser = Browser(server)
        for _ in range(4):  # of one process or the other
            table = browser.new_table(listed=True)
            with browser.sit(table) as socket:
                mover(browser, socket)
                socket.play()
        for _ in range(6):  # by one process or the other
            lines = Browser.get(same_browser(server, browser), "/api/mine")
            assert [(line["choices"], line["your_turn"], line["over"]) for line in lines] == [(1, True, False)] * 4
            assert all(line["summary"]["cycle"] == 1 for line in lines)


# ---- what is made


def test_a_table_is_dealt_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[str]) -> None:
    dealt: list[str] = []

    def counted(*args: Any) -> ct.Match:
        dealt.append(args[0].name)
        return new_match(*args)

    monkeypatch.setattr(new_tables, "new_match", counted)
    with inside(tmp_path) as server:
        browser = Browser(server)
        with browser.sit(browser.new_table()) as socket:
            mover(browser, socket)
            socket.play()
    assert (dealt, played) == (["loop"], [])


def test_a_save_is_played_again_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, played: list[str]) -> None:
    """In the server, that is: a process of its own has checked it before, and can be ended when that takes too long."""
    match = ct.new("loop", players=2, seed=4)
    for _ in range(15):
        assert match.decision is not None
        match.choose(match.decision.options[0].key)
    with inside(tmp_path) as server:
        browser = Browser(server)
        played.clear()
        table = browser.post("/api/tables/load", {"save": match.save(), "seats": [{"kind": "me"}] * 2})["table"]
        with browser.sit(str(table)) as socket:
            assert socket.state["choices"] == 15
            assert (played.count("begin"), played.count("repeat")) == (1, 15)
            mover(browser, socket)
            socket.play()
