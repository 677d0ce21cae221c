"""Finished games, written down as soon as they are: a line a game, in the order in which they came.

Only whole lines count, so whatever ends the program, all that was written before is there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, BinaryIO, Final

from chronotable.kernel.game import Json
from chronotable.kernel.message import Message
from chronotable.lab.experiment import BadExperiment
from chronotable.lab.rows import POINTS, Rows

NAME: Final = "journal.jsonl"


class Journal:
    """The journal of a folder, for the experiment that `head` describes; of another one it is refused."""

    def __init__(self, folder: Path, head: Json) -> None:
        self.path = folder / NAME
        folder.mkdir(parents=True, exist_ok=True)
        self.where: dict[int, int] = {}  # where the line of each finished game begins
        self.unfinished: set[int] = set()  # those of them that were broken off
        self.points: set[str] = set()  # the columns of points that there are
        self._file: BinaryIO = open(self.path, "a+b")  # noqa: SIM115  # it stays open
        try:
            self._lock()
            self._begin(head)
        except BaseException:
            self._file.close()
            raise

    def _lock(self) -> None:
        """Two programs must not write into one journal."""
        try:
            import fcntl
        except ImportError:  # Windows
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise BadExperiment(Message("lab-in-use", folder=str(self.path.parent))) from error

    def _begin(self, head: Json) -> None:
        whole = 0
        self._file.seek(0)
        for place, line in enumerate(self._file):
            if not line.endswith(b"\n"):
                break
            if place == 0:
                self._compare(_read(line), head)
            else:
                self._know(_read(line), whole)
            whole += len(line)
        self._file.truncate(whole)
        if not whole:
            self._write([head])

    def _compare(self, known: Any, head: Json) -> None:
        for name in head:
            if known.get(name) != json.loads(json.dumps(head[name])):
                raise BadExperiment(Message("lab-other-experiment", folder=str(self.path.parent), what=name))

    def add(self, finished: Iterable[tuple[int, Rows]]) -> None:
        at = self._file.seek(0, os.SEEK_END)
        lines = [{"number": number, **rows} for number, rows in finished]
        for line, size in zip(lines, self._write(lines), strict=True):
            self._know(line, at)
            at += size

    def _know(self, game: Json, at: int) -> None:
        number = game["number"]
        self.where[number] = at
        self.points.update(name for row in game["seats"] for name in row if name.startswith(POINTS))
        if not game["games"][0]["finished"]:
            self.unfinished.add(number)

    def _write(self, lines: Iterable[Json]) -> list[int]:
        made = [json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n" for line in lines]
        self._file.write(b"".join(made))
        self._file.flush()
        os.fsync(self._file.fileno())
        return [len(line) for line in made]

    def game(self, number: int) -> Rows:
        """What was written of a game."""
        self._file.seek(self.where[number])
        rows: Rows = _read(self._file.readline())
        return rows

    def close(self) -> None:
        self._file.close()


def _read(line: bytes) -> Any:
    return json.loads(line)
