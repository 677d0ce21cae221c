"""Servers without waiting for imports: one process has the whole program ready and is forked for each of them.

What a server then does is what `python -m chronotable serve` does, but for the end of the interpreter: tests of that
command itself start it as people do (`Server(..., ready=False)`).
"""

from __future__ import annotations

import atexit
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

    def __init__(self, words: list[str], env: dict[str, str], complaints: int | None) -> None:
        read, written = _context().Pipe(duplex=False)
        errors = None if complaints is None else Connection(_file(complaints), readable=False)
        self._process = _context().Process(target=_run, args=(words, env, written, errors))
        self._process.start()
        _begun.append(self)
        written.close()
        self.stdout: IO[str] = os.fdopen(os.dup(read.fileno()), encoding="utf-8")
        read.close()
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
        os.kill(self.pid, number)

    def terminate(self) -> None:
        if self.poll() is None:
            self.send_signal(signal.SIGTERM)


def _file(complaints: int) -> int:
    """A file of our own for what `subprocess` would write there."""
    return os.open(os.devnull, os.O_WRONLY) if complaints == DEVNULL else os.dup(complaints)


def _run(words: list[str], env: dict[str, str], out: Connection, errors: Connection | None) -> None:
    os.dup2(out.fileno(), 1)
    if errors is not None:
        os.dup2(errors.fileno(), 2)
    os.environ.clear()
    os.environ.update(env)
    sys.argv = ["chronotable", *words]
    sys.stdout = os.fdopen(1, "w", buffering=1, encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, encoding="utf-8", closefd=False)
    from chronotable.cli import main

    sys.exit(main())
