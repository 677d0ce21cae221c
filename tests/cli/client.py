"""Driving the terminal client: with piped answers in this process, or through a pseudo-terminal of 100 x 30."""

from __future__ import annotations

import contextlib
import fcntl
import io
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

import pytest

from chronotable.cli import main
from tests.server.prepared import Prepared, fits

PROMPT = " > "
_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\x1b[=>]")
_TOP_LEFT = "\x1b[H"  # every screen begins there


class Play(Protocol):
    """Runs the command line with piped answers: the exit code and all that was printed."""

    def __call__(self, *words: str, typed: str = "") -> tuple[int, str]: ...


def make_play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Play:
    def play(*words: str, typed: str = "") -> tuple[int, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(list(words))
        printed = capsys.readouterr()
        return code, printed.out + printed.err

    return play


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "PYTHONPATH", "LANG")}
    return {**kept, "XDG_DATA_HOME": str(data), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **more}


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "chronotable", *words]


class Window:
    """The client in a window of a terminal."""

    def __init__(self, process: Prepared | subprocess.Popen[bytes], terminal: int) -> None:
        self.process = process
        self._terminal = terminal
        self._seen = b""

    def until_asked(self, seconds: float = 40, typed: str = "") -> str:
        """The screen when the client waits for input behind what is typed so far, or when it has ended."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self._terminal], [], [], 0.1)
            if ready:
                try:
                    chunk = os.read(self._terminal, 65536)
                except OSError:  # the client has ended
                    chunk = b""
                if not chunk:
                    return self.screen()
                self._seen += chunk
            elif self.screen().endswith(PROMPT + typed) or self.process.poll() is not None:
                return self.screen()
        raise AssertionError(f"no question in {seconds} s:\n{self.screen()}")

    def type(self, line: str) -> str:
        """Type a line; the next screen."""
        self._seen = b""
        os.write(self._terminal, line.encode() + b"\r")
        return self.until_asked()

    def write(self, keys: bytes) -> None:
        """Press keys, and wait for nothing."""
        os.write(self._terminal, keys)

    def press(self, keys: bytes, typed: str = "") -> str:
        """Press keys; the next screen, when it shows what is typed."""
        self._seen = b""
        os.write(self._terminal, keys)
        return self.until_asked(typed=typed)

    def resize(self, width: int, height: int) -> str:
        """Change the size of the window, as a person does with the mouse; the next screen."""
        self._seen = b""
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
        os.killpg(self.process.pid, signal.SIGWINCH)
        return self.until_asked()

    def is_sane(self) -> bool:
        """Whether lines are edited and echoed by the terminal, as a shell wants it."""
        modes = termios.tcgetattr(self._terminal)[3]
        return bool(modes & termios.ICANON) and bool(modes & termios.ECHO)

    def screen(self) -> str:
        """What was written since the screen was last begun, without colours; of a line written anew, only the last."""
        text = self._seen.decode(errors="replace").rpartition(_TOP_LEFT)[2].replace("\r\n", "\n")
        lines = _ESCAPE.sub("", text).split("\n")
        return "\n".join(line.rpartition("\r")[2] for line in lines)

    def raw(self) -> str:
        return self._seen.decode(errors="replace")


def usual_signals() -> None:
    """As a terminal gives them to its programs: whoever started the tests may ignore some, as `nohup` and `&` do."""
    for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


@contextlib.contextmanager
def window(
    data: Path,
    *words: str,
    width: int = 100,
    height: int = 30,
    variables: Mapping[str, str] = MappingProxyType({"CHRONOTABLE_LINES": "1"}),
    ready: bool = True,
) -> Iterator[Window]:
    """The client in a window; with the usual variables it takes lines.

    `ready`: forked from a process that has the program ready, where it is the same program.
    """
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))
    env = environment(data, **variables)
    process: Prepared | subprocess.Popen[bytes]
    if ready and fits(env):
        process = Prepared([*words], env, theirs, theirs, theirs)
    else:
        process = subprocess.Popen(
            command(*words),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
            preexec_fn=usual_signals,
        )
    os.close(theirs)
    try:
        yield Window(process, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)
