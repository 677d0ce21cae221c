"""The Parquet files of an experiment, made of its journal: the same games make the same bytes, whoever played them."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from chronotable.kernel.message import Message
from chronotable.lab.experiment import CHOICES, BadExperiment, Experiment
from chronotable.lab.rows import Row, Rows

GROUP: Final = 20_000  # rows of a row group
_WHICH: Final = {
    "number": "int64",
    "setup": "string",
    "pair": "int64",
    "seating": "int32",
    "game": "string",
    "players": "int32",
}
COLUMNS: Final[dict[str, dict[str, str]]] = {
    "games": {
        **_WHICH,
        "options": "string",  # JSON
        "packs": "list:string",
        "seed": "uint64",
        "bots": "list:string",
        "finished": "bool",
        "failed": "bool",
        "winners": "list:int32",
        "scores": "list:float64",
        "reason": "string",
        "turns": "int32",
        "decisions": "int32",
        "details": "string",  # JSON
    },
    "seats": {
        **_WHICH,
        "seat": "int32",
        "bot": "string",
        "finished": "bool",
        "won": "bool",
        "score": "float64",
        "rank": "int32",
        "decisions": "int32",
    },
    "things": {**_WHICH, "kind": "string", "thing": "string", "success": "bool", "own": "bool"},
    "choices": {"number": "int64", "choice": "int32", "seat": "int32", "key": "string", "options": "int32"},
}


def modules() -> tuple[Any, Any]:
    """pyarrow and its Parquet, which are an extra."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ImportError as error:
        raise BadExperiment(Message("lab-extra", name="pyarrow")) from error
    return pyarrow, parquet


def write(folder: Path, experiment: Experiment, games: Iterable[Rows], points: Sequence[str]) -> None:
    """All tables anew; each takes the place of the one before in one step."""
    writers = [
        _Writer(folder / f"{name}.parquet", columns, points if name == "seats" else ())
        for name, columns in COLUMNS.items()
        if name != CHOICES or CHOICES in experiment.record
    ]
    for rows in games:
        for writer in writers:
            writer.add(rows[writer.path.stem])
    for writer in writers:
        writer.end()


def digest(folder: Path) -> str:
    """Of all tables: equal experiments have equal ones."""
    known = hashlib.blake2b(digest_size=16)
    for name in COLUMNS:
        path = folder / f"{name}.parquet"
        if path.exists():
            known.update(name.encode() + b"\0" + path.read_bytes())
    return known.hexdigest()


class _Writer:
    def __init__(self, path: Path, columns: dict[str, str], points: Sequence[str]) -> None:
        arrow, parquet = modules()
        self.path = path
        self._arrow = arrow
        named = {**columns, **dict.fromkeys(points, "int32")}
        self._schema = arrow.schema([(name, _type(arrow, kind)) for name, kind in named.items()])
        self._half = path.with_suffix(".parquet.half")
        self._file = parquet.ParquetWriter(self._half, self._schema, compression="zstd")
        self._rows: list[Row] = []

    def add(self, rows: list[Row]) -> None:
        self._rows += rows
        while len(self._rows) >= GROUP:
            self._write(self._rows[:GROUP])
            self._rows = self._rows[GROUP:]

    def end(self) -> None:
        if self._rows:
            self._write(self._rows)
        self._file.close()
        os.replace(self._half, self.path)

    def _write(self, rows: list[Row]) -> None:
        self._file.write_table(self._arrow.Table.from_pylist(rows, self._schema))


def _type(arrow: Any, kind: str) -> Any:
    listed, _, name = kind.rpartition(":")
    found = getattr(arrow, "bool_" if name == "bool" else name)()
    return arrow.list_(found) if listed else found
