"""The process in which a bot from outside thinks, as seen from here: one line of JSON there, one back, in time."""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
from queue import Empty, SimpleQueue
from typing import IO, Any, Final

from chronotable.bots.outside.limits import LONGEST, START, limits
from chronotable.bots.outside.names import Reference
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message, message

Json = dict[str, Any]
_PROGRAM: Final = "chronotable.bots.outside.child"
_INSIDE: Final = "CHRONOTABLE_BOT_INSIDE"  # this process is a bot's, and starts no others
_ENDING: Final = 5.0  # seconds in which a killed process is gone
_SAID: Final = re.compile(r"(bots|kernel)-[a-z0-9-]{1,60}")
_WORDS: Final = 400  # characters of what is wrong
_MOST: Final = 50
_LARGEST: Final = 10**9


class Trouble(Exception):
    """What is wrong with the bot; its process is ended."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


class OutsideProcess:
    """A process, and the thread that writes to it and waits for what it says."""

    def __init__(self, reference: Reference) -> None:
        if os.environ.get(_INSIDE):
            raise BadOption(Message("bots-inside", line='if __name__ == "__main__":'))
        self.reference = reference
        self._number = 0
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", _PROGRAM],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(_search_path()), _INSIDE: "1"},
            start_new_session=True,  # Ctrl-C is not for it, and what it starts ends with it
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._lines: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: SimpleQueue[bytes] = SimpleQueue()
        pipes = (self._process.stdin, self._process.stdout)
        threading.Thread(target=self._exchange, args=pipes, daemon=True, name="bot from outside").start()

    def begin(self, number: str | None, settings: Json) -> None:
        """A bot like new, for a game.  BadOption when there is none to be had there."""
        where = self.reference
        wanted = {"module": where.module, "name": where.name, "file": where.file}
        try:
            told = self._ask({"bot": wanted, "number": number, "settings": settings}, START)
        except Trouble as trouble:
            raise BadOption(trouble.why) from trouble
        if "wrong" in told:
            self.end()
            raise BadOption(_message(told["wrong"]))

    def choose(self, question: Json) -> str:
        """The key that it answers, whatever it is."""
        told = self._ask(question, limits().seconds)
        if "wrong" in told:
            self.end()
            raise Trouble(_message(told["wrong"]))
        key = told.get("key")
        if not isinstance(key, str):
            self.end()
            raise Trouble(Message("bots-failed-answer"))
        return key

    def end(self) -> None:
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_ENDING)
        self._lines.put(None)

    # ---- one line there, one back

    def _ask(self, question: Json, seconds: float) -> Json:
        self._number += 1
        self._lines.put(json.dumps({**question, "asked": self._number}).encode() + b"\n")
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            self.end()
            raise Trouble(Message("bots-failed-time", seconds=round(seconds))) from None
        told = _read(line)
        if told is None or told.get("asked") != self._number:  # it may have said more than it was asked
            ended = not line
            self.end()
            code = self._process.returncode
            raise Trouble(Message("bots-failed-ended", code=str(code)) if ended else Message("bots-failed-answer"))
        return told

    def _exchange(self, there: IO[bytes], back: IO[bytes]) -> None:
        with there, back, contextlib.suppress(OSError, ValueError):
            while (line := self._lines.get()) is not None:
                there.write(line)
                there.flush()
                answer = back.readline(LONGEST)
                self._answers.put(answer)
                if not answer:
                    return
        self._answers.put(b"")


def _search_path() -> list[str]:
    """Where this process finds modules, and where somebody stands who names one."""
    here = os.getcwd()
    known = [folder or here for folder in sys.path]
    return known if here in known else [*known, here]


def _read(line: bytes) -> Json | None:
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None


def _message(given: object) -> Message:
    """What the process says is wrong.  The words come from somebody's program: they are made short and plain."""
    try:
        said = message(given if isinstance(given, dict) else {})
    except (ValueError, RecursionError, KeyError):
        return Message("bots-failed-answer")
    if not _SAID.fullmatch(said.id):
        return Message("bots-failed-answer")
    return Message(said.id, **{name: _plain(value) for name, value in said.args.items()})


def _plain(value: object) -> object:
    if isinstance(value, list):
        return [_plain(each) if isinstance(each, str) else "..." for each in value[:_MOST]]
    if isinstance(value, int) and abs(value) < _LARGEST:
        return value
    text = value.id if isinstance(value, Message) else str(value)
    return "".join(sign if sign.isprintable() else " " for sign in text[:_WORDS])


# ---- processes at rest

_resting: list[OutsideProcess] = []


def process_for(reference: Reference) -> OutsideProcess:
    """One that has played before, or a new one."""
    for process in list(_resting):
        if process.reference == reference:
            with contextlib.suppress(ValueError):  # another thread may be quicker
                _resting.remove(process)
                return process
    return OutsideProcess(reference)


def rest(process: OutsideProcess) -> None:
    """It is not needed for the time being; the next game may have it."""
    _resting.append(process)


@atexit.register
def _end_all() -> None:
    while _resting:
        _resting.pop().end()
