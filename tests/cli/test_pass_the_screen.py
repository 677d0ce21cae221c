"""People at one terminal in a game with secrets: the screen is passed on, and shows each what it may see."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import chronotable
from tests.cli.client import Play, window

CALLED = re.compile(r"^The next decision is for (.*)\. Others, please look away\.$", re.MULTILINE)


def screens(out: str) -> list[tuple[str, str]]:
    """Who was called, and what was shown up to the next call."""
    parts = CALLED.split(out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def archived(data: Path) -> list[Path]:
    return sorted((data / "chronotable" / "games" / "room25" / "archive").glob("*.ct"))


@pytest.mark.parametrize(("people", "mode", "seed"), [(1, "solo", "3"), (2, "cooperation", "3"), (5, "suspicion", "4")])
def test_a_whole_game_by_pipe(play: Play, data: Path, people: int, mode: str, seed: str) -> None:
    words = ("--players", str(people), "--seed", seed, "--set", f"mode={mode}", "--lang", "en")
    code, out = play("play", "room25", "--bots", "person", *words, typed="1\n" * 2500)
    assert code == 0
    (place,) = archived(data)
    match = chronotable.load(place.read_text())
    assert match.told_result is not None
    assert chronotable.render(match.told_result.reason, "en") in out
    assert max(map(len, out.splitlines()[:-1])) <= 100
    called = {who for who, _ in screens(out)}
    assert len(called) == (people if people > 1 else 0)


@pytest.mark.rule("R25-21.1")
def test_a_program_is_seen_by_nobody_else_before_it_is_played(play: Play, data: Path) -> None:
    words = ("--players", "4", "--set", "mode=cooperation", "--set", "ruleset=classic", "--seed", "5", "--lang", "en")
    clues = "done\n" * 4
    programs = "program:push:control\nprogram:look:move\nprogram:look:move\nprogram:look:move\n"
    code, out = play("play", "room25", "--bots", "person", *words, typed=clues + programs + "1\n" * 3)
    assert code == 0
    shown = screens(out)[4:]
    assert [who for who, _ in shown[:4]] == ["Emmet", "Kevin", "Franck", "Jennifer"]
    for _, screen in shown[1:4]:
        assert not re.search(r"Em C3 –\s+\S*(Push|Contr)", screen)
        assert "push:control" not in screen
    emmet = [screen for who, screen in shown[4:] if who == "Emmet"]
    others = [screen for who, screen in shown[4:] if who != "Emmet"]
    assert "Em C3 –  ✓Push Contr" in emmet[0]
    assert others
    assert not any(re.search(r"Em C3 –.*Contr", screen) for screen in others)


@pytest.mark.rule("R25-9.2", "R25-20.2")
def test_what_is_looked_at_is_told_at_once_and_to_nobody_else(play: Play, data: Path) -> None:
    words = ("--players", "2", "--seed", "5", "--lang", "en")
    code, out = play("play", "room25", "--bots", "person", *words, typed="room:b3\nl\ndone\nl\nq\n")
    assert code == 0
    (first, mine), (second, theirs), *_ = screens(out)
    seen = re.search(r"Only you learn this:\n(.* looks at B3 \((.*)\)\.)", mine)
    assert seen is not None
    assert seen[1].split(" ")[0] in first
    assert seen[2] not in theirs
    assert "looks at B3." in theirs
    assert first != second


def test_nobody_takes_back_the_secret_choice_of_another(play: Play, data: Path) -> None:
    words = ("--players", "2", "--seed", "5", "--lang", "en")
    play("play", "room25", "--bots", "person", *words, typed="done\nu\nq\n")
    save = data / "chronotable" / "games" / "room25" / "current.ct"
    assert [choice.key for choice in chronotable.load(save.read_text()).history] == ["done"]


def test_alone_nobody_is_called(play: Play, data: Path) -> None:
    _, out = play("play", "room25", "--players", "1", "--seed", "5", "--lang", "en", typed="done\nq\n")
    assert screens(out) == []
    assert "Solo" in out


def test_a_game_without_secrets_goes_on_without_calling(play: Play, data: Path) -> None:
    _, out = play("play", "loop", "--bots", "person", "--seed", "7", "--lang", "en", typed="1\n" * 30)
    assert screens(out) == []


def test_the_next_person_presses_enter_before_anything_is_shown(data: Path) -> None:
    words = ("play", "room25", "--new", "--bots", "person", "--players", "2", "--seed", "5", "--lang", "en")
    with window(data, *words) as client:
        client.until_asked()
        screen = client.type("")  # starts the game
        assert CALLED.search(screen)
        assert "A1" not in screen
        screen = client.type("typed while nobody looked")
        assert "A1" in screen
        assert "typed while" not in screen
        client.type("room:b3")
        assert "Only you learn this" in client.screen()
        screen = client.type("done")  # no colour is announced
        assert CALLED.search(screen)
        assert "looks at" not in screen
        assert "\x1b[3J" in client.raw()
        screen = client.type("")
        assert "looks at B3." in screen
        screen = client.press(b"\x1b[A\r")  # the arrow that brings back typed lines
        assert "room:b3" not in client.raw()
        assert "Only you learn this" not in screen
