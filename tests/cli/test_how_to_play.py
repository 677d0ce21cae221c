"""How to play, in the terminal: by the command, and with `i` in the middle of a game."""

from __future__ import annotations

import pytest

from tests.cli.client import Play

TITLES = {"en": "Five beginners’ mistakes", "pl": "Pięć błędów początkujących", "uk": "П’ять помилок новачків"}
SYMBOLS = {"en": "Supa Clone: Two more rifts", "pl": "Super duplikat: Dwie wyrwy więcej", "uk": "Суперклон: Ще два"}


@pytest.mark.parametrize("language", TITLES)
def test_the_command_tells_a_game_and_its_symbols(play: Play, language: str) -> None:
    code, out = play("how-to-play", "loop", "--lang", language)
    text = out.replace("\N{NO-BREAK SPACE}", " ")
    assert code == 0
    assert TITLES[language] in text
    assert SYMBOLS[language] in text
    assert "loop-" not in text, "nothing is left without words"


def test_without_a_game_it_names_those_that_tell(play: Play) -> None:
    code, out = play("how-to-play", "--lang", "en")
    assert code == 0
    assert "loop" in out


def test_an_unknown_game_is_refused(play: Play) -> None:
    code, out = play("how-to-play", "lop", "--lang", "en")
    assert code == 2
    assert "loop" in out


def test_it_is_read_in_the_middle_of_a_game(play: Play) -> None:
    code, out = play("play", "loop", "--new", "--seed", "1", "--bots", "random", "--lang", "en", typed="?\ni\nq\n")
    assert code == 0
    assert "how to play, in three minutes" in out, "the help names it"
    assert "Five beginners’ mistakes" in out
