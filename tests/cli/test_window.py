"""The client in a real terminal window of 100 x 30, and how it ends."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

import chronotable
from chronotable.locale import LANGUAGES
from tests.cli.client import PROMPT, command, environment, window
from tests.cli.deals import negating


def autosave(data: Path) -> Path:
    return data / "chronotable" / "games" / "loop" / "current.ct"


def choices(path: Path) -> list[str]:
    return [choice.key for choice in chronotable.load(path.read_text()).history]


def assert_fits(screen: str, width: int = 100, height: int = 30) -> None:
    lines = screen.split("\n")
    assert len(lines) <= height, screen
    assert max(map(cell_len, lines)) <= width, screen


def test_enter_starts_the_game_that_the_set_up_shows(data: Path) -> None:
    with window(data, "play", "loop", "--seed", negating(), "--bots", "person") as client:
        screen = client.until_asked()
        assert_fits(screen)
        for part in ("New game: The LOOP", "Players", "S.A.B.O.T.A.G.E.", "Time Prowler, Cztwyzzek", "Enter starts"):
            assert part in screen
        screen = client.type("")
        assert_fits(screen)
        assert screen.endswith(PROMPT)
        assert "Which of the dropped rifts do you negate?" in screen
        client.type("q")
        assert client.process.wait(10) == 0
    assert choices(autosave(data)) == []


def test_changing_the_set_up(data: Path) -> None:
    with window(data, "play", "loop", "--seed", negating(), "--bots", "person") as client:
        client.until_asked()
        for answer in ("2", "3"):  # the second line: three players
            client.type(answer)
        for answer in ("4", "2"):  # the mode: centrifuges
            screen = client.type(answer)
        assert "Centrifuges" in screen
        for answer in ("6", "2 3"):  # two agents for three players
            screen = client.type(answer)
        assert "3 players need 3 agents" in screen
        for answer in ("6", "2 3 4", "8", "77"):
            screen = client.type(answer)
        assert '"77" is not a line' in screen
        assert_fits(screen)
        client.type("")
        client.type("q")
        assert client.process.wait(10) == 0
    options = chronotable.load(autosave(data).read_text()).origin.options
    assert (options["players"], options["mode"], options["order_destroyed"]) == (3, "centrifuges", True)
    assert len(options["agents"]) == 3


def test_leaving_the_set_up_starts_nothing(data: Path) -> None:
    with window(data, "play", "loop") as client:
        client.until_asked()
        assert "No game was started." in client.type("q")
        assert client.process.wait(10) == 0
    assert not autosave(data).exists()


def test_the_end_of_input_in_the_set_up_saves_the_usual_game(data: Path) -> None:
    with window(data, "play", "loop", "--bots", "person") as client:
        client.until_asked()
        client.press(b"\x04")
        assert client.process.wait(10) == 0
    assert choices(autosave(data)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_screen_of_some_turns_fits(data: Path, language: str) -> None:
    """With notices, pages and long option lists; typed ahead of a page, an answer is not lost."""
    with window(
        data, "play", "loop", "--seed", "11", "--bots", "person", "--players", "4", "--lang", language
    ) as client:
        client.until_asked()
        screen = client.type("")
        answers = ["?1", "? loop:star", "nonsense", "?", "o", "t", "", "l", "q", "1", "done", "", "done", "", "done"]
        for answer in [*answers, "", "1", "u", "c a", "", "r rift", "done"]:
            assert_fits(screen)
            screen = client.type(answer)
        assert_fits(screen)
    assert choices(autosave(data))


def test_no_colour_and_a_plain_alphabet(data: Path) -> None:
    with window(
        data,
        "play",
        "loop",
        "--seed",
        negating(),
        "--bots",
        "person",
        variables={"NO_COLOR": "1", "CHRONOTABLE_LINES": "1"},
    ) as client:
        client.until_asked()
        client.type("")
        assert "\x1b[3" not in client.raw().replace("\x1b[3m", "")
    plain = {"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}
    for language, name in (("en", "Dawn of Time"), ("pl", "Zaranie dziejow"), ("uk", "Svitanok chasiv")):
        done = subprocess.run(
            command("play", "--new", "--seed", negating(), "--bots", "person", "--lang", language),
            input=b"?\n?9\nq\n",
            capture_output=True,
            env=environment(data, **plain),
            check=True,
        )
        text = done.stdout.decode("ascii")
        assert name in text
        assert "\x1b" not in text
        assert max(map(len, text.splitlines()[:-1])) <= 100


def test_small_windows(data: Path) -> None:
    for width, height in ((80, 24), (60, 30)):
        with window(
            data, "play", "loop", "--new", "--seed", "7", "--bots", "person", width=width, height=height
        ) as client:
            client.until_asked()
            client.type("")
            assert_fits(client.type("done"), width, height)


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_signals_end_it_with_the_game_saved(data: Path, number: int, code: int) -> None:
    with window(data, "play", "loop", "--seed", negating(), "--bots", "person", ready=False) as client:
        client.until_asked()
        client.type("")
        client.type("1")
        client.process.send_signal(number)
        screen = client.until_asked()
        assert client.process.wait(10) == code
        assert "Traceback" not in screen
        assert "saved" in screen
    assert choices(autosave(data)) == ["negate:industrial"]


def test_an_interrupt_in_the_set_up_starts_nothing(data: Path) -> None:
    with window(data, "play", "loop", ready=False) as client:
        client.until_asked()
        client.process.send_signal(signal.SIGINT)
        assert client.process.wait(10) == 130
        assert "Traceback" not in client.until_asked()
    assert not autosave(data).exists()


def test_a_reader_that_goes_away(data: Path) -> None:
    """As with `| head -1`: the game is saved, nobody complains."""
    reader, writer = os.pipe()
    process = subprocess.Popen(
        command("play", "--seed", negating(), "--bots", "person"),
        stdin=subprocess.PIPE,
        stdout=writer,
        stderr=subprocess.PIPE,
        env=environment(data),
    )
    os.close(writer)
    assert os.read(reader, 10)
    os.close(reader)
    _, complaint = process.communicate(b"1\n" * 2000, timeout=60)
    assert process.returncode == 0
    assert complaint == b""
    assert autosave(data).exists()
    chronotable.load(autosave(data).read_text())


def test_two_clients_keep_two_games(data: Path) -> None:
    with window(data, "play", "loop", "--seed", negating(), "--bots", "person") as first:
        first.until_asked()
        first.type("")
        first.type("1")
        with window(data, "play", "loop", "--seed", negating(), "--bots", "person") as second:
            second.until_asked()
            second.type("")
            second.type("2")
            second.type("q")
            assert second.process.wait(10) == 0
        assert choices(autosave(data)) == ["negate:industrial"]
        assert choices(autosave(data).with_name("current-2.ct")) == ["negate:globalization"]


def test_play_starts_quickly(data: Path) -> None:
    before = os.times()
    subprocess.run(command("play"), input=b"", capture_output=True, env=environment(data), check=True)
    after = os.times()  # its own seconds: by the clock, what else the machine does would count
    assert after.children_user + after.children_system - before.children_user - before.children_system < 10
