"""`python -m benchmarks`: it measures our games, and gets by without the engines it compares with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks import engine, peers
from benchmarks.__main__ import main
from benchmarks.peers import Subject, Tally
from chronotable.games import names

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command for a moment and gives what it printed."""
    monkeypatch.setattr(engine, "stay_on", lambda cores: None)  # the other tests want the other cores

    def run(*words: str) -> str:
        assert main(["--rounds=2", "--slice=0.01", *words]) == 0
        return capsys.readouterr().out

    return run


def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer that is surely installed, and has a game of three decisions."""

    def play(tally: Tally) -> None:
        for options in (2, 3, 4):
            tally.decide(options)

    monkeypatch.setitem(peers.PEERS, "pytest", lambda: [Subject("Pytest", "counting", "Python", play, None)])


def test_shows_every_game(run: Run) -> None:
    shown = run("--only=ours")
    assert all(f"Chronotable {game} " in shown for game in names())


def test_compares_with_peers_in_the_same_run(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    counting(monkeypatch)
    file = tmp_path / "bench.json"
    assert "Pytest counting" in run("--games=loop", "--only=ours,pytest", f"--json={file}")
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
    assert engine._ratio([1, 20, 9], [1, 2, 3]) == 3


def test_says_what_is_not_installed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(peers.PEERS, "no-such-engine", list)
    assert "no-such-engine" in run("--only=no-such-engine")


def test_says_what_an_installed_peer_lacks(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> list[Subject]:
        raise ImportError("no pygame")

    monkeypatch.setitem(peers.PEERS, "pytest", lacking)
    assert "(no pygame)" in run("--only=pytest")


def test_refuses_unknown_names(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run("--only=chess")
    assert "ours, catanatron" in capsys.readouterr().err


@pytest.mark.parametrize("words", ["--rounds=0", "--slice=-1", "--compiled", "--against=HEAD --only=ours"])
def test_refuses_what_makes_no_sense(run: Run, words: str) -> None:
    with pytest.raises(SystemExit):
        run(*words.split())
