"""The files of a series: a line for each game, and a tidy one for each seat of each game."""

from __future__ import annotations

import contextlib
import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from chronotable import __version__
from chronotable.bots.series import Record
from chronotable.lab.rows import POINTS, SHEETS, Row, seat_rows


@contextlib.contextmanager
def opened(games: Path | None, seats: Path | None) -> Iterator[Files]:
    """The files are opened before anything is played: a bad path is told at once."""
    with contextlib.ExitStack() as stack:
        files = Files(*(None if path is None else Sheet(stack.enter_context(_open(path))) for path in (games, seats)))
        yield files
        files.end()


def _open(path: Path) -> TextIO:
    return open(path, "w", encoding="utf-8", newline="")


class Files:
    """What of a series is kept: neither, one or both files."""

    def __init__(self, games: Sheet | None, seats: Sheet | None) -> None:
        self.games = games
        self.seats = seats

    def write(self, number: int, record: Record) -> None:
        """Add a game."""
        if self.games is not None:
            self.games.write([_game_row(number, record)], record.is_finished)
        if self.seats is not None:
            self.seats.write(_seat_rows(number, record), record.is_finished)

    def end(self) -> None:
        for sheet in (self.games, self.seats):
            if sheet is not None:
                sheet.end()


class Sheet:
    """A CSV file.  Its columns are those of the first game that was finished: one that was not has no details."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.rows: csv.DictWriter[str] | None = None
        self.kept: list[Row] = []  # until the columns are known

    def write(self, rows: list[Row], is_whole: bool) -> None:
        self.kept += rows
        if self.rows is None and is_whole:
            self._begin(rows[0])
        if self.rows is not None:
            self.rows.writerows(self.kept)
            self.kept = []
            self.file.flush()

    def end(self) -> None:
        if self.kept:
            self._begin(self.kept[0]).writerows(self.kept)

    def _begin(self, row: Row) -> csv.DictWriter[str]:
        self.rows = csv.DictWriter(self.file, list(row), restval="", extrasaction="ignore", lineterminator="\n")
        self.rows.writeheader()
        return self.rows


def _common(number: int, record: Record) -> Row:
    """What tells how a game was made: enough to play it again."""
    task = record.task
    return {
        "number": number,
        "version": __version__,
        "game": task.game,
        "players": len(task.bots),
        "options": json.dumps(task.options, sort_keys=True, ensure_ascii=False),
        "packs": _cell([pack.hash for pack in task.packs]),
        "seed": task.seed,
    }


def _game_row(number: int, record: Record) -> Row:
    """Lists have blanks between their items; things that went well by themselves end in `+`."""
    return {
        **_common(number, record),
        "bots": _cell(record.task.bots),
        "winners": _cell(record.winners),
        "scores": _cell(record.scores),
        "reason": record.reason.id,
        "turns": record.turns,
        "decisions": record.decisions,
        **{name: _cell(value) for name, value in record.details.items() if name not in ("turns", SHEETS)},
        **{category: _cell([sheet[category] for sheet in sheets(record)]) for category in categories(record)},
        **{kind: _cell([_marked(*item) for item in things.items()]) for kind, things in record.statistics.items()},
    }


def _seat_rows(number: int, record: Record) -> list[Row]:
    """Those of the laboratory, as CSV has them: flags are 0 or 1, categories stand under their own names."""
    common = _common(number, record)
    return [{**common, **{_column(name): _value(value) for name, value in row.items()}} for row in seat_rows(record)]


def _column(name: str) -> str:
    return name.removeprefix(POINTS)


def _value(value: object) -> object:
    return "" if value is None else int(value) if isinstance(value, bool) else value


def sheets(record: Record) -> list[dict[str, int]]:
    """The score sheets of all seats; none in games without categories."""
    found: list[dict[str, int]] = record.details.get(SHEETS, [])
    return found


def categories(record: Record) -> list[str]:
    """What a score sheet of the game counts."""
    found = sheets(record)
    return list(found[0]) if found else []


def _cell(value: object) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, (list, tuple)) else str(value)


def _marked(id: str, success: bool | None) -> str:
    return id if success is None else f"{id}{'+' if success else '-'}"
