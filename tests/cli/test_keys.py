"""The client with single keys in a real window: digits, arrows, texts, other sizes, and the terminal it leaves."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType

import pytest

import chronotable
from tests.cli.client import Window, command, environment, window
from tests.cli.deals import negating
from tests.cli.test_window import assert_fits, autosave, choices

DOWN, UP, ESCAPE = b"\x1b[B", b"\x1b[A", b"\x1b"
KEYS = {"CHRONOTABLE_LINES": ""}
NEW = ("play", "loop", "--new", "--bots", "person", "--lang", "en")


@contextmanager
def keyed(
    data: Path,
    *words: str,
    width: int = 100,
    height: int = 30,
    variables: Mapping[str, str] = MappingProxyType({}),
    ready: bool = True,
) -> Iterator[Window]:
    with window(data, *words, width=width, height=height, variables={**KEYS, **variables}, ready=ready) as client:
        yield client


def started(client: Window) -> str:
    client.until_asked()
    return client.press(b"\r")


def test_a_digit_chooses_at_once(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        client.press(b"2")
        assert choices(autosave(data)) == ["negate:globalization"]
        client.press(b"u")
        assert choices(autosave(data)) == []
        client.press(b"q")
        assert client.process.wait(10) == 0


def test_with_ten_options_a_digit_waits_while_it_may_be_the_first_of_two(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        assert "10  " in client.press(b"3")
        assert "▶ " in client.press(b"1", typed="1")
        assert len(choices(autosave(data))) == 1
        client.press(b"0")
        assert len(choices(autosave(data))) == 2
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        client.press(b"3")
        client.press(b"1", typed="1")
        client.press(b"\r")
        assert len(choices(autosave(data))) == 2
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        client.press(b"3")
        client.press(b"9")  # there is no ninetieth
        assert len(choices(autosave(data))) == 2


def test_arrows_point_enter_takes_and_escape_leaves(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        screen = client.press(DOWN)
        assert "▶ Negate 1 rift in the Industrial Era  LOOP-16.3" in screen
        assert "▶ Negate 1 rift in the Globalization Era" in client.press(DOWN)
        assert "▶ Negate" not in client.press(ESCAPE)
        assert choices(autosave(data)) == []
        assert "▶ Negate no rift" in client.press(UP)
        assert "done is possible" in client.press(b"?")
        client.press(UP)
        client.press(b"\r")
        assert choices(autosave(data)) == ["done"]


def test_a_text_is_typed_behind_a_blank(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating()) as client:
        started(client)
        client.press(b"3")
        client.press(b" loop:st\x7f\x7fstar\r")  # without the blank, l is the log
        assert choices(autosave(data)) == ["done", "loop:star"]
        client.press(b"play:q\r")
        assert choices(autosave(data))[-1] == "play:quantum_patch"
        assert "There is nothing called" in client.press(b"cnothing at all\r")


def test_pages_are_leafed_and_left(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating(), width=80, height=24) as client:
        started(client)
        first = client.press(b"?")
        assert first.startswith("What you can type")
        assert_fits(first, 80, 24)
        second = client.press(b" ")
        assert not second.startswith("What you can type")
        assert client.press(UP) == first
        client.press(b"1")  # is the next answer
        assert choices(autosave(data)) == ["negate:industrial"]


def test_another_size_is_drawn_at_once(data: Path) -> None:
    with keyed(data, *NEW, "--seed", negating()) as client:
        wide = started(client)
        assert max(map(len, wide.split("\n"))) > 90
        assert_fits(client.resize(80, 24), 80, 24)
        assert_fits(client.resize(60, 20), 60, 20)
        assert client.resize(100, 30) == wide
        client.press(b"o")
        assert_fits(client.resize(70, 24), 70, 24)


def test_the_dialogue_with_keys(data: Path) -> None:
    with keyed(data, "play", "--lang", "en", "--bots", "person") as client:
        screen = client.until_asked()
        titles = [screen.index(title) for title in ("The LOOP", "Room 25", "Merchants Cove", "Anachrony")]
        assert titles == sorted(titles)
        assert "New game: Room 25" in client.press(b"2")
        client.press(DOWN)
        client.press(DOWN)
        client.press(b"\r")  # players
        assert "Players" in client.press(b"3")
        assert "Others, please look away" in client.press(b"\r")
        client.press(b"\r")
        client.press(b"q")
        assert client.process.wait(10) == 0
    save = data / "chronotable" / "games" / "room25" / "current.ct"
    assert chronotable.load(save.read_text()).origin.options["players"] == 3


@pytest.mark.parametrize(
    ("typed", "title"), [("", "The LOOP"), ("4", "Anachrony"), ("cove", "Merchants"), ("room25", "Room 25")]
)
def test_which_game_in_lines(data: Path, typed: str, title: str) -> None:
    with window(data, "play", "--lang", "en") as client:
        assert "Which game?" in client.until_asked()
        assert 'There is no game "chess"' in client.type("chess")
        assert f"New game: {title}" in client.type(typed)


def test_an_unfinished_game_is_named_where_one_chooses(data: Path) -> None:
    with window(data, *NEW, "--seed", negating()) as client:
        started(client)
        client.type("q")
    with window(data, "play", "--lang", "en") as client:
        screen = client.until_asked()
        assert screen.count("you have an unfinished game") == 1
        assert "Resumed" in client.type("1")


def test_nobody_is_asked_by_a_pipe(data: Path) -> None:
    """Scripts get The LOOP, as they always did."""
    done = subprocess.run(command("play"), input=b"q\n", capture_output=True, env=environment(data), check=True)
    assert b"The LOOP" in done.stdout
    assert b"Which game?" not in done.stdout


@pytest.mark.parametrize("wanted", ["TERM=dumb", "ACCESSIBLE=1", "CHRONOTABLE_LINES=1", "--line"])
def test_lines_where_they_are_wanted(data: Path, wanted: str) -> None:
    name, _, value = wanted.partition("=")
    words, variables = (NEW, {name: value}) if value else ((*NEW, name), {})
    with keyed(data, *words, "--seed", negating(), variables=variables) as client:
        client.until_asked()
        client.type("")
        client.write(b"2")
        time.sleep(1)
        assert choices(autosave(data)) == []
        client.press(b"\r")
        assert choices(autosave(data)) == ["negate:globalization"]


# ---- the terminal it leaves


@pytest.mark.parametrize(
    ("keys", "code"), [(b"\x04", 0), (b"q", 0), (signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_whatever_ends_it_the_terminal_is_as_it_was(data: Path, keys: bytes | signal.Signals, code: int) -> None:
    with keyed(data, *NEW, "--seed", negating(), ready=False) as client:
        started(client)
        client.press(b"1")
        assert not client.is_sane()
        if isinstance(keys, bytes):
            screen = client.press(keys)
        else:
            client.process.send_signal(keys)
            screen = client.until_asked()
        assert client.process.wait(10) == code
        assert client.is_sane()
        assert "\x1b[?1049l" in client.raw()
        assert "The game is saved" in screen
    assert choices(autosave(data)) == ["negate:industrial"]


def test_a_crash_gives_the_terminal_back(data: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "sitecustomize.py").write_text(
        "import chronotable.cli.session as s\n"
        "def choose(self, key, seat): raise RuntimeError('a mistake')\n"
        "s.Session._choose = choose\n"
    )
    path = f"{broken}:{os.environ.get('PYTHONPATH', '')}"
    with keyed(data, *NEW, "--seed", negating(), variables={"PYTHONPATH": path}) as client:
        started(client)
        screen = client.press(b"1")
        assert client.process.wait(10) == 1
        assert "a mistake" in screen
        assert client.is_sane()


def test_ctrl_z_gives_the_terminal_to_the_shell_and_fg_goes_on(data: Path) -> None:
    """In a shell with jobs, since only there a program can be stopped."""
    process, terminal = pty.fork()
    if process == 0:
        os.execvpe("bash", ["bash", "--norc", "--noprofile", "-i"], {**environment(data), "PS1": "$ ", **KEYS})
    try:
        _until(terminal, b"$ ")
        words = [*command(*NEW), "--seed", negating()]
        os.write(terminal, " ".join(words).encode() + b"\r")
        _until(terminal, b"q quits > ")
        os.write(terminal, b"\r")
        _until(terminal, b"q quit > ")
        os.write(terminal, b"\x1a")
        _until(terminal, b"Stopped")
        os.write(terminal, b"stty -a\r")
        assert b" icanon" in _until(terminal, b"iexten")
        os.write(terminal, b"fg\r")
        assert b"Which of the dropped rifts" in _until(terminal, b"q quit > ")
        os.write(terminal, b"1")
        _until(terminal, b"q quit > ")
    finally:
        os.kill(process, signal.SIGHUP)
        os.kill(process, signal.SIGKILL)
        os.waitpid(process, 0)
        os.close(terminal)
    assert choices(autosave(data)) == ["negate:industrial"]


def _until(terminal: int, end: bytes, seconds: float = 40) -> bytes:
    seen = b""
    last = time.monotonic() + seconds
    while time.monotonic() < last:
        if select.select([terminal], [], [], 0.1)[0]:
            seen += os.read(terminal, 65536)
        elif end in seen:
            return seen
    raise AssertionError(f"{end!r} is not in {seen!r}")
