"""The tables of an experiment, read back: what is no such table is told."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from chronotable.kernel.message import Message
from chronotable.kernel.schema import short
from chronotable.lab.experiment import BadExperiment
from chronotable.lab.journal import NAME
from chronotable.lab.rows import POINTS
from chronotable.lab.tables import COLUMNS, modules

Row = dict[str, Any]

_READ: Final = ("games", "seats", "things")
_NAMED: Final = 8  # columns that a message names


@dataclass(frozen=True)
class Results:
    """All finished games; `setups` in the order of the experiment."""

    games: list[Row]
    seats: list[Row]
    things: list[Row]
    unfinished: int  # broken off: they are in no rate
    setups: list[str]

    def games_of(self, setup: str) -> list[Row]:
        return self._by_setup["games"][setup]

    def seats_of(self, setup: str) -> list[Row]:
        return self._by_setup["seats"][setup]

    @cached_property
    def _by_setup(self) -> dict[str, dict[str, list[Row]]]:
        return {"games": _by_setup(self.games), "seats": _by_setup(self.seats)}


def _by_setup(rows: list[Row]) -> dict[str, list[Row]]:
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        found[row["setup"]].append(row)
    return found


def read(folder: Path) -> Results:
    """BadExperiment where there is nothing to tell of."""
    modules()
    if not (folder / "games.parquet").is_file():
        id = "lab-report-journal" if (folder / NAME).is_file() else "lab-report-nothing"
        raise BadExperiment(Message(id, folder=str(folder)))
    tables = {name: _table(folder / f"{name}.parquet", name) for name in _READ}
    finished = [row for row in tables["games"] if row["finished"]]
    if not finished:
        raise BadExperiment(Message("lab-report-empty", folder=str(folder)))
    numbers = {row["number"] for row in finished}
    return Results(
        finished,
        [row for row in tables["seats"] if row["number"] in numbers],
        [row for row in tables["things"] if row["number"] in numbers],
        len(tables["games"]) - len(finished),
        list(dict.fromkeys(row["setup"] for row in sorted(finished, key=lambda row: row["number"]))),
    )


def _table(path: Path, name: str) -> list[Row]:
    arrow, parquet = modules()
    try:
        found = parquet.read_table(path)
    except (OSError, arrow.ArrowException) as error:
        raise BadExperiment(Message("lab-report-unreadable", file=str(path), detail=short(error))) from error
    wanted, there = COLUMNS[name], found.column_names
    missing = [column for column in wanted if column not in there]
    unknown = [column for column in there if column not in wanted and not column.startswith(POINTS)]
    for id, columns in (("lab-report-missing", missing), ("lab-report-unknown", unknown)):
        if columns:
            raise BadExperiment(Message(id, file=str(path), columns=[short(each) for each in columns[:_NAMED]]))
    rows: list[Row] = found.to_pylist()
    return rows
