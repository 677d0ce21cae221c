"""Numbered options in as few lines as they need."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.cells import cut, wrapped

_GAP = 2
_FEW = 4  # options that get a line each


def grid(
    full: Sequence[str],
    short: Sequence[str],
    width: int,
    rows: int,
    ellipsis: str,
    more: str,
    pointed: int | None = None,
) -> list[Text]:
    """Full labels in one or more columns where they fit, else short ones; columns are read downwards.

    At worst some are left out, and `more` says so.  The option that is pointed at, by its place, stands out.
    """
    count = len(full)
    if count <= min(_FEW, rows):
        return _paragraphs(full, width, rows, pointed) or _columns(full, 1, width, ellipsis, pointed)
    for labels, columns, most in (
        (full, 3, rows), (full, 2, min(_FEW, rows)), (short, 3, rows), (short, 2, rows), (full, 1, rows),
        (short, 1, rows), (short, 4, rows), (short, 5, rows), (short, 6, rows),
    ):  # fmt: skip
        longest = max(map(cell_len, labels)) + _number_width(count)
        if -(-count // columns) <= most and longest <= _column_width(width, columns):
            return _columns(labels, columns, width, ellipsis, pointed)
    for columns in (2, 3, 4):
        if -(-count // columns) <= rows:
            return _columns(short, columns, width, ellipsis, pointed)
    first, last = _around(pointed, 4 * (rows - 1), count)
    shown = _columns(short[first:last], 4, width, ellipsis, pointed, first)
    return [*shown, Text(f"{ellipsis} {more}")]


def _around(pointed: int | None, room: int, count: int) -> tuple[int, int]:
    """Which of too many options are shown: the first ones, or the page of the one that is pointed at."""
    first = 0 if pointed is None else pointed // room * room
    return first, min(first + room, count)


def _paragraphs(labels: Sequence[str], width: int, rows: int, pointed: int | None) -> list[Text]:
    """Every label in full, on as many lines as it needs; nothing where that is too much."""
    lines: list[Text] = []
    for number, label in enumerate(labels):
        lines += wrapped(_cell(number, 1, label, pointed), width, "   ")
    return lines if len(lines) <= rows else []


def _cell(number: int, digits: int, label: str, pointed: int | None) -> Text:
    cell = Text().append(f"{number + 1:>{digits}} ", "bold").append(f" {label}")
    if number == pointed:
        cell.stylize("reverse")
    return cell


def _number_width(count: int) -> int:
    return len(str(count)) + 2


def _column_width(width: int, columns: int) -> int:
    return (width - _GAP * (columns - 1)) // columns


def _columns(
    labels: Sequence[str], columns: int, width: int, ellipsis: str, pointed: int | None, first: int = 0
) -> list[Text]:
    rows = -(-len(labels) // columns)
    room = _column_width(width, columns)
    digits = len(str(first + len(labels)))
    lines = []
    for row in range(rows):
        cells = [
            cut(_cell(first + place, digits, labels[place], pointed), room, ellipsis)
            for place in range(row, len(labels), rows)
        ]
        line = Text(" " * _GAP).join(cells)
        line.rstrip()
        lines.append(line)
    return lines
