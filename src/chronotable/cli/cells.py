"""Fitting text into the cells of a terminal."""

from __future__ import annotations

import io

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from chronotable.locale.typography import HELD, NO_BREAK

_MEASURE = Console(file=io.StringIO())  # Rich wraps with a console, whatever it writes to


def cut(text: Text, width: int, ellipsis: str) -> Text:
    """A line that is exactly `width` cells wide: cut with an ellipsis or filled with blanks."""
    line = shortened(text, width, ellipsis)
    line.append(" " * (width - line.cell_len))
    return line


def shortened(text: Text, width: int, ellipsis: str) -> Text:
    """A line of at most `width` cells."""
    line = text.copy()
    if line.cell_len > width:
        line.truncate(max(width - cell_len(ellipsis), 0), overflow="crop")
        line.rstrip()
        line.append(ellipsis[:width])
    return line


def shortened_str(text: str, width: int, ellipsis: str) -> str:
    """A plain string of at most `width` cells; `shortened` does it for styled text."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, max(width - cell_len(ellipsis), 0)).rstrip() + ellipsis[:width]


def wrapped(text: str | Text, width: int, indent: str = "", style: str = "") -> list[Text]:
    """A paragraph as lines; all but the first begin with the indent."""
    whole = text if isinstance(text, Text) else Text(text, style=style)
    first, *others = _wrap(whole, width) or [Text()]
    if not others:
        return [first]
    place = len(first)
    while place < len(whole) and whole.plain[place].isspace():
        place += 1
    rest = _wrap(whole[place:], max(width - cell_len(indent), 10))
    return [first, *(Text(indent).append_text(line) for line in rest)]


def _wrap(text: Text, width: int) -> list[Text]:
    """The lines of a paragraph.  Rich breaks at no-break spaces, too: so it sees another sign in their place."""
    tied = text.copy()
    tied.plain = tied.plain.replace(NO_BREAK, HELD)
    lines = list(tied.wrap(_MEASURE, width))
    for line in lines:
        line.rstrip()
        line.plain = line.plain.replace(HELD, NO_BREAK)
    return lines
