"""What tables are called: every table has a name, in every language, and a person's tables have different ones."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.server.table import table_names
from tests.server.running import Browser, running, sqlite


def test_a_table_is_called_alike_wherever_it_is_shown(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}], listed=True)
    secret = browser.made["links"][0]["secret"]
    asked = friend.post(f"/api/tables/{table}/invitation", {"secret": secret})
    with browser.sit(table) as socket:
        shown = socket.table["called"]
    lists = [
        line["called"] for path in ("/api/mine", "/api/lobby") for line in browser.get(path) if line["table"] == table
    ]
    assert shown["id"] == "web-table-called"
    assert [asked["called"], *lists] == [shown] * 3


def test_a_person_s_tables_have_different_names(browser: Browser) -> None:
    for _ in range(12):
        browser.new_table("loop")
    names = {said(line["called"], "en") for line in browser.get("/api/mine")}
    assert len(names) == 12


def test_tables_from_before_are_called_by_their_ids(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        table = browser.new_table()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE game_table SET called = NULL")
        server.kill()
        server.restart()
        (line,) = browser.get("/api/mine")
        assert said(line["called"], "en") == ct.render(table_names.said(table_names.from_id(table), ""), "en")


def said(words: Any, language: str) -> str:
    return ct.render(ct.message(words), language)


@pytest.mark.parametrize(
    ("called", "language", "name"),
    [
        ("blue heron", "en", "Blue Heron"),
        ("blue heron", "pl", "Błękitna Czapla"),
        ("blue lynx", "pl", "Błękitny Ryś"),
        ("blue lynx", "uk", "Блакитна Рись"),
        ("golden seal", "pl", "Złota Foka"),
        ("golden seal", "uk", "Золотий Тюлень"),
    ],
)
def test_adjectives_agree_with_animals(called: str, language: str, name: str) -> None:
    assert ct.render(table_names.said(called, ""), language) == name


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_name_can_be_said(language: str) -> None:
    names = {
        ct.render(table_names.said(f"{adjective} {animal}", ""), language)
        for adjective in table_names.ADJECTIVES
        for animal in table_names.ANIMALS
    }
    assert len(names) == len(table_names.ADJECTIVES) * len(table_names.ANIMALS)
    assert all(len(name.split()) == 2 for name in names)


def test_a_name_that_is_taken_is_not_drawn_again() -> None:
    every = {f"{adjective} {animal}" for adjective in table_names.ADJECTIVES for animal in table_names.ANIMALS}
    assert table_names.drawn(set()) in every
    free = {"blue heron"}
    assert all(table_names.drawn(every - free - {"amber owl"}) in every for _ in range(3)), "there is always some name"
    taken = {name for name in every if name.startswith(("a", "b", "c"))}
    assert all(table_names.drawn(taken) not in taken for _ in range(50))
