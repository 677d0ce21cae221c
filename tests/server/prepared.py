"""Commands without waiting for imports: one process has the whole program ready and is forked for each of them.

What a command then does is what `python -m chronotable` does, but for the end of the interpreter: tests of how it
begins and ends start it as people do (`Server(..., ready=False)`, `window(..., ready=False)`).
"""

from __future__ import annotations

import atexit
import contextlib
import multiprocessing
import os
import signal
import sys
from functools import cache
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerContext
from subprocess import DEVNULL
from typing import IO

_PATH = os.environ.get("PYTHONPATH")  # where the prepared program is from


@cache
def _context() -> ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.ready_to_serve"])
    return context


def fits(env: dict[str, str]) -> bool:
    """Is it the prepared program that would run there, or one from elsewhere?"""
    return env.get("PYTHONPATH") == _PATH


_begun: list[Prepared] = []


@atexit.register
def _kill_leftovers() -> None:
    """Otherwise the end of the tests would wait for a server that a failed test has left."""
    for process in _begun:
        if process.poll() is None:
            process.send_signal(signal.SIGKILL)


class Prepared:
    """What tests need of a `subprocess.Popen` of a command of `chronotable`."""

    def __init__(self, words: list[str], env: dict[str, str], *ends: int | None) -> None:
        """`ends`: the files for standard input, output and errors; None is that of the tests."""
        files = [None if end is None else Connection(_file(end)) for end in ends]
        self._process = _context().Process(target=_run, args=(words, env, files))
        self._process.start()
        _begun.append(self)
        self.pid: int = self._process.pid or 0

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutError(f"process {self.pid} goes on after {timeout} s")
        return code

    def send_signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):  # it may have ended since somebody looked
            os.kill(self.pid, number)

    def terminate(self) -> None:
        if self.poll() is None:
            self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        if self.poll() is None:
            self.send_signal(signal.SIGKILL)


class PreparedServer(Prepared):
    """Its first line says where it answers."""

    def __init__(self, words: list[str], env: dict[str, str], complaints: int | None) -> None:
        read, written = os.pipe()
        super().__init__(words, env, None, written, complaints)
        os.close(written)
        self.stdout: IO[str] = os.fdopen(read, encoding="utf-8")


def _file(complaints: int) -> int:
    """A file of our own for what `subprocess` would write there."""
    return os.open(os.devnull, os.O_WRONLY) if complaints == DEVNULL else os.dup(complaints)


def _run(words: list[str], env: dict[str, str], ends: list[Connection | None]) -> None:
    for number, end in enumerate(ends):
        if end is not None:
            os.dup2(end.fileno(), number)
    if os.isatty(0):  # a window: a session of its own, and the signals as a terminal gives them to its programs
        os.setsid()
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
        for each in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(each, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["chronotable", *words]
    sys.stdout = os.fdopen(1, "w", buffering=1, encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    from chronotable.cli import main

    sys.exit(main())
