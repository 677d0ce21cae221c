"""Numbered options in as few lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.terminal import cut

_GAP = 2
_FEW = 4  # options that get a line each


def grid(full: Sequence[str], short: Sequence[str], width: int, rows: int, ellipsis: str, more: str) -> list[Text]:
    """Full labels in one or more columns where they fit, else short ones; columns are read downwards.

    At worst some are left out, and `more` says so.
    """
    count = len(full)
    if count <= min(_FEW, rows):
        return _columns(full, 1, width, ellipsis)
    for labels, columns, most in (
        (full, 3, rows), (full, 2, min(_FEW, rows)), (short, 3, rows), (short, 2, rows), (full, 1, rows),
        (short, 1, rows), (short, 4, rows), (short, 5, rows), (short, 6, rows),
    ):  # fmt: skip
        longest = max(map(cell_len, labels)) + _number_width(count)
        if -(-count // columns) <= most and longest <= _column_width(width, columns):
            return _columns(labels, columns, width, ellipsis)
    for columns in (2, 3, 4):
        if -(-count // columns) <= rows:
            return _columns(short, columns, width, ellipsis)
    shown = _columns(short[: 4 * (rows - 1)], 4, width, ellipsis)
    return [*shown, Text(f"{ellipsis} {more}")]


def _number_width(count: int) -> int:
    return len(str(count)) + 2


def _column_width(width: int, columns: int) -> int:
    return (width - _GAP * (columns - 1)) // columns


def _columns(labels: Sequence[str], columns: int, width: int, ellipsis: str) -> list[Text]:
    rows = -(-len(labels) // columns)
    room = _column_width(width, columns)
    digits = len(str(len(labels)))
    lines = []
    for row in range(rows):
        cells = []
        for number in range(row, len(labels), rows):
            cell = Text().append(f"{number + 1:>{digits}} ", "bold").append(f" {labels[number]}")
            cells.append(cut(cell, room, ellipsis))
        line = Text(" " * _GAP).join(cells)
        line.rstrip()
        lines.append(line)
    return lines
