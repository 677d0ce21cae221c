"""The example of a bot from an installed package plays by its name at all three places: series, terminal, web table.

Seen to fail: with a name that only the first process knows, and with a bot that cannot be had at a table.
"""

from __future__ import annotations

import csv
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chronotable.cli import main
from tests.outside.installed import ROOT, environment, install, offer
from tests.server.running import Browser, Server, Socket, running_under, sqlite

STRANGE = "tests.bots.strange"
FAILING = f"{STRANGE}:Raising"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = install(ROOT / "docs" / "examples" / "oneply", tmp_path_factory.mktemp("site"))
    offer(folder, "takes-names", {"greedy": f"{STRANGE}:First", "Not A Name": f"{STRANGE}:First"}, "chronotable.bots")
    offer(folder, "one-of-two", {"twice": f"{STRANGE}:First"}, "chronotable.bots")
    offer(folder, "the-other", {"twice": f"{STRANGE}:Idle"}, "chronotable.bots")
    return folder


def chronotable(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chronotable", *words]
    env = environment(folder)
    return subprocess.run(
        command, input=typed, env=env, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", timeout=300
    )


def test_it_plays_series(folder: Path, tmp_path: Path) -> None:
    """In two processes at once, by its name and with its number; the same games as by its class, and in one."""
    words = ["simulate", "loop", "--players", "2", "--games", "2", "--seed", "1", "--limit", "30"]

    def played(name: str, bots: str, jobs: str) -> list[dict[str, str]]:
        done = chronotable(folder, *words, "--bots", bots, "--jobs", jobs, "--out", str(tmp_path / name))
        assert done.returncode == 0, done.stderr
        with (tmp_path / name).open(newline="") as file:
            return [{**row, "bots": ""} for row in csv.DictReader(file)]

    assert played("by_name", "oneply:1,random", "2") == played("by_class", "oneply.bot:OnePly:1,random", "1")


def test_names_that_cannot_be_taken_are_told(folder: Path) -> None:
    """That of a bot of the house stays its own; what two packages want, neither has."""
    listed = chronotable(folder, "simulate", "loop", "--bots", "nobody")
    assert "Bots: strong, search, planner, greedy, random, oneply and twice." in " ".join(listed.stderr.split())
    two = chronotable(folder, "simulate", "loop", "--bots", "twice")
    told = " ".join(two.stderr.split())
    assert (two.returncode, "twice" in told) == (2, True)
    assert "offered by several packages: one-of-two and the-other. Name it as module:Class." in told


def test_it_plays_in_the_terminal(folder: Path) -> None:
    words = ["play", "loop", "--players", "2", "--seed", "7", "--new", "--no-first-notes"]
    played = chronotable(folder, *words, "--bots", "oneply:1", typed="1\n" * 8 + "q\n")
    assert played.returncode == 0, played.stderr
    assert "did not choose" not in played.stdout


def test_in_the_terminal_the_game_goes_on_without_one_that_fails(folder: Path) -> None:
    words = ["play", "loop", "--players", "2", "--seed", "7", "--new", "--no-first-notes"]
    played = chronotable(folder, *words, "--bots", FAILING, typed="1\n" * 8 + "q\n")
    told = " ".join(played.stdout.split())
    assert played.returncode == 0, played.stderr
    assert told.count("Raising (from outside) did not choose for") == 2, told
    assert "what now? [2J (strange.py:" in told
    assert told.count("Raising (from outside) does not play for") == 1
    assert "From now on “simple” does." in told


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    env = environment(folder)
    env["PYTHONPATH"] += f"{os.pathsep}{ROOT}"
    with running_under(env, sqlite(tmp_path_factory.mktemp("tables")), "--bot", "oneply:1", "--bot", FAILING) as found:
        yield found


def notices_after(socket: Socket, choices: int) -> list[dict[str, Any]]:
    """What people are told beside the game until the person has chosen so often, and the bot after that."""
    for _ in range(choices):
        while 0 not in socket.state["waiting"]:
            socket.receive()
        socket.play()
    while 0 not in socket.state["waiting"]:
        socket.receive()
    return notices(socket)


def notices(socket: Socket) -> list[dict[str, Any]]:
    return [frame["reason"] for frame in map(json.loads, socket.received) if frame["type"] == "notice"]


def test_it_plays_at_the_web_table(server: Server) -> None:
    browser = Browser(server)
    shown = {game["name"]: game["bots"] for game in browser.http.get("/api/games").json()}
    assert shown["loop"][-2:] == ["oneply:1", FAILING]
    with browser.sit(browser.new_table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "oneply:1"}])) as socket:
        assert notices_after(socket, 8) == []
        assert socket.table["seats"][1]["bot"] == "oneply:1"


def test_at_the_web_table_another_one_takes_over_from_one_that_fails(server: Server) -> None:
    browser = Browser(server)
    with browser.sit(browser.new_table(seats=[{"kind": "me"}, {"kind": "bot", "bot": FAILING}])) as socket:
        for _ in range(20):  # a person's turn may have many choices
            said = notices_after(socket, 5)
            if len(said) >= 3:
                break
    assert [reason["id"] for reason in said] == ["web-bot-failed", "web-bot-failed", "web-bot-plays-on"]
    assert {reason["args"]["why"]["id"] for reason in said} == {"bots-failed-error"}
    assert socket.table["seats"][1]["bot"] == "greedy"


@pytest.mark.parametrize("bot", ["oneply", "oneply:2", f"{STRANGE}:First", "os:system", "search:900"])
def test_only_what_was_named_can_be_had_at_a_table(server: Server, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    answer = Browser(server).http.post("/api/tables", json={"game": "loop", "options": {"players": 2}, "seats": seats})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "web-bot-unknown")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("search:50", "belongs to the house"),
        ("nobody", 'There is no bot "nobody"'),
        (f"{STRANGE}:Idle", "Idle cannot choose"),
        (f"{STRANGE}:Remembering:1234567890", "too long for a table"),
    ],
)
def test_the_server_does_not_start_with_a_bot_that_cannot_be_had(
    bot: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--port", "0", "--bot", bot]) == 2
    assert told in " ".join(capsys.readouterr().err.split())
