"""The goal in the terminal: at the start, with `g`, and what befalls one above the question."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

import chronotable as ct
from chronotable.cli.session import Session
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import Terminal
from tests.cli.client import Play
from tests.games.anachrony.table import table as anachrony
from tests.games.loop.table import table as loop


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your agent: Time Prowler. Goal: Complete and archive 4 sabotage tiles.", "End: You lose at once"]),
        ("pl", ["Twój agent: Złodziejka czasu. Cel: Uszkodźcie i zarchiwizujcie", "Koniec: Przegrywacie natychmiast"]),
        ("uk", ["Ваш агент: Часова бунтарка. Мета: Виконайте й заархівуйте", "Кінець: Ви негайно програєте"]),
    ],
)
def test_the_goal_stands_above_the_first_question_and_is_read_again(
    play: Play, language: str, words: list[str]
) -> None:
    start, end = words
    code, out = play(
        "play", "loop", "--new", "--seed", "1", "--bots", "random", "--lang", language, typed="g\ngoal\nq\n"
    )
    text = " ".join(out.replace("\N{NO-BREAK SPACE}", " ").split())
    assert code == 0
    assert text.count(start) == 1, "once"
    assert text.count(end) == 2, "by its letter and by its word"


def test_a_secret_role_has_a_page_of_its_own(play: Play) -> None:
    options = ("--set", "mode=suspicion", "--players", "4", "--seed", "1", "--bots", "random")
    code, out = play("play", "room25", "--new", *options, typed="q\n")
    assert code == 0
    assert "Nobody else may see this page." in out
    assert "You are a prisoner" in out or "You are a guard" in out


@pytest.mark.parametrize("height", [24, 40])
def test_dangers_are_above_the_question_however_low_the_window(height: int, tmp_path: Path) -> None:
    vortices = {era: {"vortex": True} for era in ("dawn", "medieval", "renaissance")}
    many = frame(loop(eras={**vortices, "globalization": {"rifts": 3}}, cycle=3), height, tmp_path)
    assert "Danger! The next rift here loses the game: Globalization Era." in many
    assert ("(g: all 3)" in many) == (height == 24), "the others are a key away"
    assert ("The last cycle." in many) == (height == 40)
    assert "Danger! 2 of 3 Paradoxes" in frame(anachrony(paradoxes=2), height, tmp_path)


def frame(match: ct.Match, height: int, folder: Path) -> str:
    terminal = Terminal("en", console=Console(file=io.StringIO(), width=80, height=height))
    session = Session(terminal, match, SaveFile(folder / "game.ct"), Table([PERSON] * match.seats, "en", []))
    lines = [line.plain for line in session.screen(match.decisions[0])]
    assert len(lines) < height
    assert all(len(line) <= 80 for line in lines)
    return " ".join(" ".join(lines).replace("\N{NO-BREAK SPACE}", " ").split())
