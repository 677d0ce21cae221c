"""A game from an installed package is found by its name everywhere."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.installed import environment, install_pig, offer
from tests.worded import typed


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_pig(tmp_path_factory.mktemp("site"))


def chronotable(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chronotable", *words]
    return subprocess.run(
        command, input=typed, env=environment(folder), capture_output=True, text=True, encoding="utf-8", timeout=300
    )


def test_the_terminal_plays_it_in_english_where_it_has_no_other_words(folder: Path) -> None:
    words = ["play", "pig", "--players", "2", "--seed", "1", "--bots", "person", "--lang", "pl", "--set", "goal=10"]
    played = chronotable(folder, *words, typed="1\n2\n" * 60)
    assert "Roll again, or hold?" in played.stdout, played.stderr
    assert "holds and has" in played.stdout
    assert "wins." in played.stdout, played.stdout[-2000:]
    assert "▸ Miejsce 1: " in typed(played.stdout), "the rest is Polish"
    assert "pig-" not in played.stdout


def test_bots_play_it_in_several_processes(folder: Path) -> None:
    words = ["simulate", "pig", "--games", "6", "--bots", "greedy,random", "--seed", "1", "--jobs"]
    two, one = (chronotable(folder, *words, jobs) for jobs in ("2", "1"))
    assert two.returncode == 0, two.stderr
    assert two.stdout.splitlines()[:8] == one.stdout.splitlines()[:8]


def test_a_game_without_a_ledger_is_told_of(folder: Path) -> None:
    answer = chronotable(folder, "rules", "pig")
    assert answer.returncode == 1
    assert "no rule ledger for “pig”" in answer.stdout
    answer = chronotable(folder, "pack", "new", "x.yaml", "--game", "pig")
    assert answer.returncode == 1
    assert 'The game "pig" takes no packs.' in answer.stderr


def test_a_package_that_does_not_work_harms_no_other(tmp_path: Path) -> None:
    install_pig(tmp_path)
    offer(tmp_path, "broken-games", {"hog": "no_such_module:GAME", "sow": "pig.game:GAME"})
    listed = chronotable(tmp_path, "games")
    assert listed.returncode == 0, listed.stderr
    assert "Pig" in listed.stdout
    told = " ".join(listed.stdout.split())
    assert 'The game "hog" of the package broken-games cannot be loaded' in told
    assert "calls itself 'pig'" in told
