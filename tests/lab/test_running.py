"""Carrying experiments out: the same tables whoever plays, nothing finished is lost, other code is refused."""

from __future__ import annotations

import json
import os
import signal
import sys
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pyarrow.parquet as parquet
import pytest

from chronotable.lab import journal, playing, tables
from chronotable.lab.crew import Cluster, Crew, Processes, Stop
from chronotable.lab.experiment import CHOICES, BadExperiment, Experiment, setup
from chronotable.lab.run import carry_out


def experiment(games: int = 12, record: tuple[str, ...] = (CHOICES,)) -> Experiment:
    loop = setup("loop", {"players": 2}, (), ["random"], name="loop")
    rooms = setup("room25", {"players": 4}, (), ["random"], name="rooms")
    return Experiment((loop, rooms), games, seed=4, record=record, name="both")


class Here(Crew, Executor):
    """Everything in this process, as soon as it is handed out; after so many games somebody asks to stop."""

    def __init__(self, stop: Stop | None = None, after: int = 10**6) -> None:
        self.stop, self.after, self.played = stop, after, list[int]()

    def executor(self) -> Executor:
        return self

    def submit(self, call: Any, /, *args: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            found = call(*args[:-1], 0.0)  # one game of the piece
        except Exception as error:
            future.set_exception(error)
        else:
            self.played += [number for number, _ in found]
            if self.stop is not None and len(self.played) >= self.after:
                self.stop.asked = True
            future.set_result(found)
        return future


def read(folder: Path, table: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = parquet.read_table(folder / f"{table}.parquet").to_pylist()
    return rows


def test_the_tables_hold_every_game_and_fit_together(tmp_path: Path) -> None:
    told = []
    done = carry_out(experiment(), tmp_path, Here, tell=lambda count, total: told.append((count, total)))
    assert (done.games, done.before, done.total, done.unfinished, done.stopped) == (24, 0, 24, 0, False)
    assert told[-1] == (24, 24)
    games, seats = read(tmp_path, "games"), read(tmp_path, "seats")
    assert [row["number"] for row in games] == list(range(24))
    assert [row["setup"] for row in games] == ["loop", "rooms"] * 12
    assert [row["pair"] for row in games] == [number // 2 for number in range(24)]
    assert len(seats) == 12 * 2 + 12 * 4
    assert len(read(tmp_path, "choices")) == sum(row["decisions"] for row in games)
    assert {row["setup"] for row in read(tmp_path, "things")} == {"loop"}
    for row in games:
        won = [seat["seat"] for seat in seats if seat["number"] == row["number"] and seat["won"]]
        assert won == row["winners"]
        assert json.loads(row["options"])["players"] == row["players"]


def test_processes_and_a_cluster_make_the_same_bytes_even_when_a_worker_is_killed(tmp_path: Path) -> None:
    digests = {carry_out(experiment(), tmp_path / "here", Here).digest}

    def processes() -> Crew:
        crew = Processes(2)
        crew.executor().submit(os.kill, 0, 0).result()  # they have begun
        os.kill(next(iter(crew._pool._processes)), signal.SIGKILL)
        return crew

    digests.add(carry_out(experiment(), tmp_path / "processes", processes).digest)

    def cluster() -> Crew:
        crew = Cluster(workers=2)
        pids = list(crew._client.run(os.getpid).values())
        crew.executor().submit(os.kill, pids[0], signal.SIGKILL)
        return crew

    digests.add(carry_out(experiment(), tmp_path / "cluster", cluster).digest)
    assert len(digests) == 1


def test_what_was_stopped_goes_on(tmp_path: Path) -> None:
    whole = carry_out(experiment(), tmp_path / "whole", Here).digest
    stop = Stop()
    first = carry_out(experiment(), tmp_path / "parts", lambda: Here(stop, 5), stop)
    assert first.stopped
    assert 5 <= first.games < 24
    assert len(read(tmp_path / "parts", "games")) == first.games
    rest = Here()
    second = carry_out(experiment(), tmp_path / "parts", lambda: rest)
    assert (second.before, second.games, second.stopped) == (first.games, 24, False)
    assert len(rest.played) == 24 - first.games
    assert second.digest == whole
    nobody = Here()
    assert carry_out(experiment(), tmp_path / "parts", lambda: nobody).digest == whole
    assert nobody.played == []


def test_an_experiment_can_be_made_longer(tmp_path: Path) -> None:
    longer = carry_out(experiment(8), tmp_path / "at_once", Here).digest
    carry_out(experiment(3), tmp_path / "later", Here)
    rest = Here()
    assert carry_out(experiment(8), tmp_path / "later", lambda: rest).digest == longer
    assert len(rest.played) == 10


def test_a_torn_line_is_no_game(tmp_path: Path) -> None:
    whole = carry_out(experiment(3), tmp_path, Here).digest
    file = tmp_path / journal.NAME
    file.write_bytes(file.read_bytes()[:-20])
    rest = Here()
    assert carry_out(experiment(3), tmp_path, lambda: rest).digest == whole
    assert len(rest.played) == 1


def test_results_of_another_experiment_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    digest = carry_out(experiment(2), tmp_path, Here).digest
    with pytest.raises(BadExperiment, match="another experiment"):
        carry_out(experiment(2, record=()), tmp_path, Here)
    with monkeypatch.context() as changed:
        changed.setattr(playing, "code", lambda: "other")
        with pytest.raises(BadExperiment, match="code"):
            carry_out(experiment(2), tmp_path, Here)
    assert tables.digest(tmp_path) == digest
    held = journal.Journal(tmp_path / "held", {})
    with pytest.raises(BadExperiment, match="Another program"):
        journal.Journal(tmp_path / "held", {})
    held.close()


def test_a_worker_that_would_play_other_games_is_refused() -> None:
    """By its version, its code or the rules of a game."""
    here = playing.stamp(experiment())
    assert [name for name, _ in here.rules] == ["loop", "room25"]
    for other in (here._replace(version="0.0"), here._replace(code="0"), here._replace(rules=(("loop", "0"),))):
        with pytest.raises(BadExperiment, match="would play different games"):
            playing.play_piece(experiment(), other, [0], 0)


def test_workers_that_die_again_and_again_end_it(tmp_path: Path) -> None:
    class Dying(Here):
        died = (RuntimeError,)

        def submit(self, call: Any, /, *args: Any, **named: Any) -> Future[Any]:
            future: Future[Any] = Future()
            future.set_exception(RuntimeError())
            return future

    with pytest.raises(BadExperiment, match="Workers died"):
        carry_out(experiment(2), tmp_path, Dying)


def test_unfinished_games_are_counted(tmp_path: Path) -> None:
    short = Experiment(experiment().setups, 2, seed=4, limit=10)
    done = carry_out(short, tmp_path, Here)
    assert done.unfinished == 4
    assert [row["finished"] for row in read(tmp_path, "games")] == [False] * 4
    assert {row["won"] for row in read(tmp_path, "seats")} == {None}


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadExperiment, match="tcp://127"):
        Cluster("tcp://127.0.0.1:1", patience=0.2)


def test_what_is_not_installed_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(BadExperiment, match=r"pyarrow .*chronotable\[lab\]"):
        carry_out(experiment(1), tmp_path, Here)
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(BadExperiment, match="distributed"):
        Cluster()
