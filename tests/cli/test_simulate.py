"""`chronotable simulate`: reproducible series of games, honest numbers, and clear words when something is wrong."""

from __future__ import annotations

import argparse
import csv
import json
import multiprocessing
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.bots import intervals, series
from chronotable.bots.series import Record, Task
from chronotable.cli import simulate
from chronotable.lab import experiment
from chronotable.locale import LANGUAGES
from tests.cli.client import usual_signals
from tests.worded import typed

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command; gives exit code, output and what was said beside it."""
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str) -> tuple[int, str, str]:
        parser = argparse.ArgumentParser()
        simulate.add_parser(parser.add_subparsers())
        code = simulate.run(parser.parse_args(["simulate", *words]))
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def rows(file: Path) -> list[dict[str, str]]:
    with open(file, encoding="utf-8", newline="") as lines:
        return list(csv.DictReader(lines))


def test_the_file_does_not_depend_on_the_number_of_processes(run: Run, tmp_path: Path) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for jobs, file in enumerate(files, start=1):
        code, out, _ = run("loop", "--games=9", "--bots=random", "--seed=5", f"--jobs={jobs}", f"--out={file}")
        assert code == 0
        assert "games: 9" in out
    assert files[0].read_bytes() == files[1].read_bytes()
    assert len(rows(files[0])) == 9


def test_a_game_can_be_played_again_from_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    setting = ("--players=3", "--mode=centrifuges", "--seed=8")
    run("loop", "--games=2", "--bots=random", *setting, "--jobs=1", f"--out={file}")
    for row in rows(file):
        match = ct.new("loop", players=3, mode="centrifuges", seed=int(row["seed"]))
        while (decision := match.decision) is not None:
            match.choose(ct.bot("random").choose(match, decision.seat))
        assert match.result is not None
        assert (row["ending"], row["bots"]) == (match.result.details["ending"], "random random random")
        assert (int(row["turns"]), int(row["decisions"])) == (match.result.details["turns"], len(match.history))
        assert row["agent"].split() == [agent["id"] for agent in match.view(None)["agents"]]
        seen = [mission.rstrip("+-") for mission in row["mission"].split()]
        assert {mission["id"] for mission in missions_face_up(match)} <= set(seen)


def missions_face_up(match: ct.Match) -> list[dict[str, str]]:
    tiles = [era["mission"] for era in match.view(None)["eras"]]
    return [tile for tile in tiles if tile and tile["face_up"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reports_in_every_language(run: Run, language: str) -> None:
    code, out, err = run("loop", "--games=3", "--bots=random", "--jobs=1", "--seed=1", f"--lang={language}")
    assert code == 0
    assert "cli-" not in out + err
    assert not re.search(r"\{|\}|NUMBER", out + err)
    assert "3" in out


def test_counts_victories_reasons_and_things(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def won(task: Task) -> Record:
        even = task.seed % 2 == 0
        ending = "won" if even else "time-is-up"
        things: dict[str, dict[str, bool | None]] = {"agent": {"mr_time": None}, "mission": {"quantum_bomb": even}}
        reason = ct.Message(f"loop-result-{ending}")
        return Record(task, (0, 1) if even else (), (float(even),) * 2, reason, 20, 100, {}, things)

    seeds = iter(range(1, 5))  # 1, 2, 3, 4: two of four are won
    monkeypatch.setattr(experiment, "game_seed", lambda base, number: next(seeds))
    monkeypatch.setattr(simulate, "play_all", lambda tasks, jobs: (won(task) for task in tasks))
    _, out, _ = run("loop", "--games=4", "--bots=greedy")
    assert "Won: 2 of 4, 50% (95% interval: 15 to 85%)" in out
    assert re.search(r"third cycle\. +2 +50%", out)
    assert re.search(r"Mr Time +4 +2 +50%", out)
    assert re.search(r"Quantum Bomb! +4 +2 +50%", out)
    assert "Turns: 20 on average (20 to 20)" in out


def test_points_are_shown_by_category_where_a_game_has_such(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games of two players; the bots change nothing here, the score sheets are given."""

    def counted(task: Task) -> Record:
        sheets = [{"buildings": 4, "anomalies": -3}, {"buildings": 9, "anomalies": 0}]
        reason = ct.Message("anachrony-result-last-era")
        return Record(task, (1,), (1.0, 9.0), reason, 20, 100, {"score_sheets": sheets}, {})

    monkeypatch.setattr(simulate, "play_all", lambda tasks, jobs: (counted(task) for task in tasks))
    out_file = tmp_path / "games.csv"
    _, out, _ = run("anachrony", "--players=2", "--games=2", "--bots=greedy", f"--out={out_file}")
    assert "Points of greedy by category" in out
    assert re.search(r"buildings +6\.5 +100% \(51–100\) +4 +9\n", out)
    assert re.search(r"Anomalies +-1\.5 +50% \(15–85\) +-3 +0\n", out)
    assert [(row["buildings"], row["anomalies"]) for row in rows(out_file)] == [("4 9", "-3 0")] * 2
    _, out, _ = run("anachrony", "--players=2", "--games=2", "--bots=greedy,random")
    assert re.search(r"buildings +4\.0 +100% .* 4 +4\n", out)
    assert re.search(r"buildings +9\.0 +100% .* 9 +9\n", out)


def test_compares_two_bots_on_the_same_seeds(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "pairs.csv"
    code, out, _ = run("loop", "--games=2", "--compare=random,greedy:1", "--jobs=1", "--seed=3", f"--out={file}")
    assert code == 0
    assert "greedy:1 compared with random; pairs of games with the same seed: 2" in out
    assert "More missions archived per game" in out
    played = rows(file)
    assert [row["bots"] for row in played] == ["random random", "greedy:1 greedy:1"] * 2
    assert [row["seed"] for row in played[::2]] == [row["seed"] for row in played[1::2]]


def test_solo_players_are_compared_by_a_game_each_and_by_their_points(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "solo.csv"
    words = ("--players=1", "--games=2", "--compare=random,greedy:1", "--jobs=1", "--seed=3", f"--out={file}")
    code, out, _ = run("merchants", *words)
    assert code == 0
    played = rows(file)
    assert [row["bots"] for row in played] == ["random", "greedy:1"] * 2
    gold = [float(row["scores"]) for row in played]
    more = (gold[1] - gold[0] + gold[3] - gold[2]) / 2
    assert f"Score higher by {more:g} (95% interval" in out
    assert f"Seat 0, greedy:1: score {(gold[1] + gold[3]) / 2:g} on average" in out
    assert "Peddler has" not in out  # that would be the end of one game only
    assert re.search(r"^[LM]\d\d \(\w+", out, re.MULTILINE), "townsfolk are named by what they do"


def test_bots_take_the_seats_in_order(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "seats.csv"
    run("loop", "--games=1", "--bots=greedy:1,random", "--players=3", "--jobs=1", "--seed=3", f"--out={file}")
    assert rows(file)[0]["bots"] == "greedy:1 random random"


def test_ctrl_c_keeps_what_is_finished(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(tasks: Sequence[Task], jobs: int) -> Generator[Record, None, None]:
        yield from map(series.play, tasks[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_all", interrupted)
    file = tmp_path / "games.csv"
    code, out, _ = run("loop", "--games=50", "--bots=random", "--seed=3", f"--out={file}")
    assert code == 130
    assert "Finished games: 2 of 50" in out
    assert "Won: 0 of 2" in out
    assert len(rows(file)) == 2


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Not finished, stopped after 5 decisions: 3 of 3."),
        ("pl", "Niedokończone, przerwane po 5 decyzjach: 3 z 3."),
        ("uk", "Не завершено, перервано після 5 рішень: 3 з 3."),
    ],
)
def test_a_game_without_end_is_broken_off(run: Run, tmp_path: Path, language: str, said: str) -> None:
    file, seats = tmp_path / "games.csv", tmp_path / "seats.csv"
    words = ("--games=3", "--bots=random", "--limit=5", "--jobs=1", "--seed=1", f"--lang={language}")
    code, out, _ = run("loop", *words, f"--out={file}", f"--seats={seats}")
    assert code == 0
    assert said in typed(out)
    assert "%" not in out  # nothing else is counted
    assert [(row["reason"], row["winners"], row["decisions"]) for row in rows(file)] == [
        ("bots-not-finished", "", "5")
    ] * 3
    assert {(row["finished"], row["won"], row["score"], row["rank"]) for row in rows(seats)} == {("0", "", "", "")}
    assert sum(int(row["decisions"]) for row in rows(seats)) == 15


def test_the_finished_games_are_counted_without_the_others(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = ("--games=6", "--bots=random", "--jobs=1", "--seed=1", f"--out={file}")
    run("loop", *words)
    lengths = sorted(int(row["decisions"]) for row in rows(file))
    ended = {row["seed"]: row["ending"] for row in rows(file)}
    _, out, _ = run("loop", *words, f"--limit={lengths[2]}")
    assert f"stopped after {lengths[2]} decisions: 3 of 6" in out
    assert "Won: 0 of 3" in out
    for row in rows(file):
        assert row["ending"] == (ended[row["seed"]] if row["reason"] != "bots-not-finished" else "")


def test_a_tidy_line_for_each_seat(run: Run, tmp_path: Path) -> None:
    games, seats = tmp_path / "games.csv", tmp_path / "seats.csv"
    words = ("--players=3", "--games=2", "--bots=greedy:1,random", "--jobs=1", "--seed=4")
    run("anachrony", *words, f"--out={games}", f"--seats={seats}")
    for game, lines in zip(rows(games), (rows(seats)[:3], rows(seats)[3:])):
        assert [line["seat"] for line in lines] == ["0", "1", "2"]
        assert [line["bot"] for line in lines] == ["greedy:1", "random", "random"]
        assert [line["score"] for line in lines] == game["scores"].split()
        assert [line["seat"] for line in lines if line["won"] == "1"] == game["winners"].split()
        assert sum(int(line["decisions"]) for line in lines) == int(game["decisions"])
        assert [line["buildings"] for line in lines] == game["buildings"].split()
        assert min(line["rank"] for line in lines) == "1"
        for line in (game, *lines):
            assert (line["version"], line["game"], line["players"]) == (ct.__version__, "anachrony", "3")
            options = json.loads(line["options"])
            assert ct.new("anachrony", seed=int(line["seed"]), **options).seats == 3


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are looked up as Linux shows them")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_no_process_outlives_the_command(number: int) -> None:
    words = ["simulate", "loop", "--games=8", "--bots=search:1000000", "--jobs=2"]
    started = [sys.executable, "-m", "chronotable", *words]
    command = subprocess.Popen(started, stdout=subprocess.DEVNULL, preexec_fn=usual_signals)
    try:
        workers = eventually(lambda: [pid for pid in children(command.pid) if len(children(command.pid)) >= 3])
        command.send_signal(number)
        command.wait(60)
        eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))
    finally:
        command.kill()
        command.wait()


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def eventually(look: Callable[[], Any]) -> Any:
    """What is found as soon as there is something."""
    for _ in range(600):
        if found := look():
            return found
        time.sleep(0.1)
    raise AssertionError("it did not happen")


def test_closing_early_ends_the_processes() -> None:
    options = ct.new("loop", seed=1).origin.options
    tasks = [Task("loop", options, (), seed, ("search:100000", "random")) for seed in range(8)]
    tasks[:1] = [Task("loop", options, (), 1, ("random", "random"))]
    playing = series.play_all(tasks, jobs=2)
    assert next(playing).decisions > 0
    playing.close()  # the other games would take hours


class Interrupted(ProcessPoolExecutor):
    """Ctrl-C comes while the first work is handed out, when the processes have begun."""

    def submit(self, *args: Any, **named: Any) -> Any:
        super().submit(*args, **named)
        raise KeyboardInterrupt


def test_an_early_interruption_ends_the_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ProcessPoolExecutor", Interrupted)
    options = ct.new("loop", seed=1).origin.options
    tasks = [Task("loop", options, (), seed, ("search:1000000", "random")) for seed in range(2)]
    before = multiprocessing.active_children()
    with pytest.raises(KeyboardInterrupt):
        next(series.play_all(tasks, jobs=2))
    assert multiprocessing.active_children() == before


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], 'no game "chess".*loop'),
        (["loop", "--bots=chess"], 'no bot "chess".*search, planner, greedy and random'),
        (["loop", "--bots=search:0"], "simulations: 0 is not between 1 and 1000000"),
        (["loop", "--bots=greedy,greedy,greedy"], "Bots named: 3.*Seats in this game: 2"),
        (["loop", "--compare=greedy"], "--compare needs two different bots"),
        (["loop", "--compare=greedy,greedy"], "--compare needs two different bots"),
        (["loop", "--games=0"], "--games must be 1 or more, not 0"),
        (["loop", "--limit=0"], "--limit must be 1 or more, not 0"),
        (["loop", "--jobs=-2"], "--jobs must be 1 or more, not -2"),
        (["loop", "--players=9"], 'Option "players"'),
        (["loop", "--mode=chess"], 'Option "mode".*sabotage'),
        (["loop", "--set=chess=1"], 'no option "chess"'),
        (["loop", "--set=chess"], "option=value"),
        (["loop", "--agents=mr_time,nobody"], 'Option "agents"'),
        (["loop", "--machine=1,2"], 'Option "machine"'),
        (["loop", "--out=/no/such/folder/games.csv"], "A file cannot be used"),
    ],
)
def test_says_what_is_wrong(run: Run, words: list[str], said: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert re.search(said, err)


def test_options_of_the_game_can_be_given_by_name(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = ["--agents=v_girl,mr_time", "--machine=1,0,1", "--level=intern", "--set=order_destroyed=true"]
    code, _, _ = run("loop", "--games=1", "--bots=random", "--jobs=1", "--seed=2", *words, f"--out={file}")
    assert code == 0
    assert rows(file)[0]["agent"] == "v_girl mr_time"


# ---- intervals


def test_wilsons_interval() -> None:
    """Values of the published formula, for a rate in the middle and at the edge."""
    assert intervals.rate(28, 160) == pytest.approx((0.175, 0.1239, 0.2413), abs=1e-4)
    assert intervals.rate(0, 10) == pytest.approx((0.0, 0.0, 0.2775), abs=1e-4)


def test_the_interval_of_a_mean() -> None:
    found = intervals.mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(1.96 * 1.29099 / 2, abs=1e-3)
