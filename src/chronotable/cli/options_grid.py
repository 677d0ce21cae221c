"""Numbered options in as few lines as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.cells import cut, wrapped

_GAP = 2
_FEW = 4  # options that get a line each
_MANY_COLUMNS = 10


@dataclass(frozen=True, slots=True)
class Room:
    """What options may take: so many cells, and lines, of which there are more if labels would be cut otherwise."""

    width: int
    rows: int
    most_rows: int
    ellipsis: str


def grid(full: Sequence[str], short: Sequence[str], room: Room, more: str, pointed: int | None = None) -> list[Text]:
    """Full labels in one or more columns where they fit, else short ones; columns are read downwards.

    At worst labels are cut, or some are left out, and `more` says so.  The option that is pointed at, by its place,
    stands out.
    """
    count = len(full)
    rows = room.rows
    if count <= min(_FEW, rows):
        return _paragraphs(full, room, pointed) or _columns(full, [room.width], room.ellipsis, pointed)
    for labels, columns, most in (
        (full, 3, rows), (short, 3, rows), (short, _MANY_COLUMNS, rows), (short, _MANY_COLUMNS, room.most_rows),
    ):  # fmt: skip
        for lines in range(-(-count // columns), most + 1):
            widths = _widths(labels, lines)
            if sum(widths) + _GAP * (len(widths) - 1) <= room.width:
                return _columns(labels, widths, room.ellipsis, pointed)
    for columns in (2, 3, 4):
        if -(-count // columns) <= room.most_rows:
            return _columns(short, _alike(room.width, columns), room.ellipsis, pointed)
    first, last = _around(pointed, 4 * (rows - 1), count)
    shown = _columns(short[first:last], _alike(room.width, 4), room.ellipsis, pointed, first)
    return [*shown, Text(f"{room.ellipsis} {more}")]


def _around(pointed: int | None, room: int, count: int) -> tuple[int, int]:
    """Which of too many options are shown: the first ones, or the page of the one that is pointed at."""
    first = 0 if pointed is None else pointed // room * room
    return first, min(first + room, count)


def _paragraphs(labels: Sequence[str], room: Room, pointed: int | None) -> list[Text]:
    """Every label in full, on as many lines as it needs; nothing where that is too much."""
    lines: list[Text] = []
    for number, label in enumerate(labels):
        lines += wrapped(_cell(number, 1, label, pointed), room.width, "   ")
    return lines if len(lines) <= room.most_rows else []


def _cell(number: int, digits: int, label: str, pointed: int | None) -> Text:
    cell = Text().append(f"{number + 1:>{digits}} ", "bold").append(f" {label}")
    if number == pointed:
        cell.stylize("reverse")
    return cell


def _widths(labels: Sequence[str], rows: int) -> list[int]:
    """How wide each column must be, if there are so many rows."""
    numbers = len(str(len(labels))) + 2
    lengths = [cell_len(label) + numbers for label in labels]
    return [max(lengths[first : first + rows]) for first in range(0, len(lengths), rows)]


def _alike(width: int, columns: int) -> list[int]:
    return [(width - _GAP * (columns - 1)) // columns] * columns


def _columns(
    labels: Sequence[str], widths: Sequence[int], ellipsis: str, pointed: int | None, first: int = 0
) -> list[Text]:
    rows = -(-len(labels) // len(widths))
    digits = len(str(first + len(labels)))
    lines = []
    for row in range(rows):
        cells = [
            cut(_cell(first + place, digits, labels[place], pointed), widths[place // rows], ellipsis)
            for place in range(row, len(labels), rows)
        ]
        line = Text(" " * _GAP).join(cells)
        line.rstrip()
        lines.append(line)
    return lines
