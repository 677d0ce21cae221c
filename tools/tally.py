"""The tally of `./check steady`: how each run of the browser tests without a second chance ended.

It is kept with the sources, so that runs of many days and machines count together.  A failure begins anew.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import NamedTuple

from parts import ROOT

FILE = ROOT / "tests" / "browser" / "steady.csv"
RUNS = 20  # in a row that must pass before the browser tests get no second chance any more


class Run(NamedTuple):
    commit: str
    ended: str  # UTC
    cpu: str  # seconds
    failed: str  # the tests that did; nothing when all passed


def read(file: Path = FILE) -> list[Run]:
    with open(file, encoding="utf-8", newline="") as lines:
        return [Run(*line) for line in list(csv.reader(lines))[1:]]


def add(run: Run, file: Path = FILE) -> None:
    with open(file, "a", encoding="utf-8", newline="") as lines:
        csv.writer(lines, lineterminator="\n").writerow(run)


def in_a_row(runs: list[Run]) -> int:
    """How many have passed since the last failure."""
    return next((number for number, run in enumerate(reversed(runs)) if run.failed), len(runs))


def is_steady(file: Path = FILE) -> bool:
    return in_a_row(read(file)) >= RUNS
