"""`chronotable bench`: it measures our games in any language, and gets by without the engines it compares with."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from chronotable.cli import bench, peers
from chronotable.cli.peers import Subject, Tally
from chronotable.games import names
from chronotable.locale import LANGUAGES

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command for a moment and gives what it printed."""
    monkeypatch.setattr(bench, "_stay_on_one_core", lambda: None)  # the other tests want the other cores

    def run(*words: str) -> str:
        parser = argparse.ArgumentParser()
        bench.add_parser(parser.add_subparsers())
        assert bench.run(parser.parse_args(["bench", "--rounds=2", "--slice=0.01", *words])) == 0
        return capsys.readouterr().out

    return run


def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that is surely installed, and has a game of three decisions."""

    def play(tally: Tally) -> None:
        for options in (2, 3, 4):
            tally.decide(options)

    monkeypatch.setitem(peers.PEERS, "pytest", lambda: [Subject("Pytest", "counting", "Python", play, None)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_shows_every_game(run: Run, language: str) -> None:
    shown = run("--only=ours", f"--lang={language}")
    assert all(f"Chronotable {game} " in shown for game in names())
    assert "cli-bench" not in shown


def test_compares_with_peers_in_the_same_run(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    counting(monkeypatch)
    monkeypatch.setattr(bench, "_NAMES", ["ours", "pytest"])
    file = tmp_path / "bench.json"
    assert "Pytest counting" in run("loop", "--only=ours,pytest", f"--json={file}")
    written = json.loads(file.read_text())
    own, peer = written["rates"]
    assert (own["engine"], own["game"], peer["engine"]) == ("Chronotable", "loop", "Pytest")
    assert peer["decisions_per_game"] == peer["options_per_decision"] == 3
    assert len(own["decisions_per_second"]) == len(own["copy_microseconds"]) == 2
    assert len(own["simulations_per_second"]) == 2
    assert peer["copy_microseconds"] == peer["simulations_per_second"] == []
    [ratio] = written["ratios"]
    assert ratio["decisions"] > 0
    assert ratio["copies"] is None


def test_a_ratio_is_the_median_of_the_rounds_ratios() -> None:
    assert bench._ratio([1, 20, 9], [1, 2, 3]) == 3


def test_says_what_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(peers.PEERS, "no-such-engine", list)
    monkeypatch.setattr(bench, "_NAMES", ["no-such-engine"])
    assert "no-such-engine" in run("--only=no-such-engine")


def test_says_what_an_installed_peer_lacks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> list[Subject]:
        raise ImportError("no pygame")

    monkeypatch.setitem(peers.PEERS, "pytest", lacking)
    monkeypatch.setattr(bench, "_NAMES", ["pytest"])
    assert "(no pygame)" in run("--only=pytest")


def test_refuses_unknown_names(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("--only=chess")
    assert "ours, catanatron" in capsys.readouterr().err
