"""The small commands: games, new, explain, replay."""

from __future__ import annotations

from pathlib import Path

import pytest

import chronotable
from tests.cli.client import Play
from tests.cli.deals import negating
from tests.worded import typed


@pytest.fixture
def game(play: Play, tmp_path: Path) -> Path:
    """A saved game with two choices."""
    code, out = play("new", "loop", "--players", "2", "--seed", negating())
    assert code == 0
    match = chronotable.load(out)
    for key in ("negate:industrial", "play:quantum_patch"):
        match.choose(key)
    file = tmp_path / "game.ct"
    file.write_text(match.save())
    return file


@pytest.mark.parametrize(("language", "word"), [("en", "unofficial"), ("pl", "nieoficjalny"), ("uk", "неофіційний")])
def test_games_names_publishers_and_is_unofficial(play: Play, language: str, word: str) -> None:
    code, out = play("games", "--lang", language)
    assert code == 0
    for part in ("loop", "Catch Up Games", "Lucrum Games", "Geekach Games", word):
        assert part in out


def test_new_writes_a_save(play: Play) -> None:
    code, out = play("new", "loop", "--players", "3", "--seed", "7", "--set", "mode=centrifuges")
    assert code == 0
    match = chronotable.load(out)
    assert match == chronotable.new("loop", players=3, seed=7, mode="centrifuges")


def test_errors_go_without_a_traceback(play: Play, tmp_path: Path) -> None:
    for words, problem in (
        (["new", "chess"], 'no game "chess"'),
        (["new", "loop", "--players", "9"], "at most 4"),
        (["explain", str(tmp_path / "none.ct"), "done"], "no file"),
        (["replay", str(tmp_path)], str(tmp_path)),
    ):
        code, out = play(*words)
        assert code == 2
        assert problem in out


def test_explain(play: Play, game: Path) -> None:
    code, out = play("explain", str(game), "play:quantum_patch")
    assert code == 1
    assert "Quantum Patch is exhausted" in out
    assert "LOOP-4.2: A card in your hand" in out
    code, out = play("explain", str(game), "loop:star", "--lang", "pl")
    assert code == 0
    assert "Pętla, wymiar: gwiazda" in out
    code, out = play("explain", str(game))
    assert code == 0
    assert "loop:star" in out


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2. Time Prowler: Use Quantum Patch (spiral): Remove 1 rift from your era."),
        ("pl", "2. Złodziejka czasu: Użyj karty „Opatrunek kwantowy” (spirala): Usuń 1 wyrwę ze swojej ery."),
        ("uk", "    Часова бунтарка грає карту «Квантовий пластир»."),
    ],
)
def test_replay_tells_the_game(play: Play, game: Path, language: str, line: str) -> None:
    code, out = play("replay", str(game), "--lang", language)
    assert code == 0
    assert line in typed(out).splitlines()


def test_replay_step_by_step(play: Play, game: Path) -> None:
    code, out = play("replay", str(game), "--step", typed="\n\n")
    assert code == 0
    assert out.count("Dawn of Time ─") == 2
    assert "The game is not finished." in out
    code, out = play("replay", str(game), "--step", typed="\nq\n")
    assert "2. Time Prowler" not in out


def test_play_and_the_list_of_commands_name_no_port(play: Play, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["play", "--help"]):
        with pytest.raises(SystemExit, match="0"):
            play(*words)
        assert "--port" not in capsys.readouterr().out
