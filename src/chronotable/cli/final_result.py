"""The end of a match in the terminal: who won, why, and the sheet of what everybody had."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.cells import shortened, wrapped
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.outcome import Row, Sheet, final_sheet

_NAME: Final = 14  # cells for somebody's name over a column of numbers
_GAP: Final = "  "


def show_result(terminal: Terminal, match: Match) -> None:
    """Of a match that is over."""
    result = match.told_result
    assert result is not None
    victor = match.game.victor(match.position)
    if victor is not None:
        terminal.say(victor, "bold")
    terminal.say(result.reason, "bold" if victor is None else "")
    terminal.lines(sheet_lines(terminal, final_sheet(match)))


def sheet_lines(terminal: Terminal, sheet: Sheet) -> list[Text]:
    lines = _numbers(terminal, sheet)
    for row in sheet.rows:
        if row.notes:
            said = f" {terminal.glyphs.dot} ".join(terminal.render(note) for note in row.notes)
            lines += wrapped(f"{terminal.render(row.called)}: {said}", terminal.width, _GAP)
    for fact in sheet.facts:
        lines += wrapped(terminal.render(fact), terminal.width, _GAP)
    return lines


def _numbers(terminal: Terminal, sheet: Sheet) -> list[Text]:
    """A line for every category, a column for everybody."""
    if not sheet.columns:
        return []
    labels = [terminal.render(column) for column in sheet.columns]
    rows = [(label, [row.numbers[place] for row in sheet.rows]) for place, label in enumerate(labels)]
    if any(row.total is not None for row in sheet.rows):
        rows.append((terminal.render(Message("kernel-outcome-total")), [row.total or 0 for row in sheet.rows]))
    wide = max(cell_len(label) for label, _ in rows)
    room = min(_NAME, max(4, (terminal.width - wide) // max(1, len(sheet.rows)) - len(_GAP)))
    names = [_fitted(terminal, row, room) for row in sheet.rows]
    lines = [Text(" " * wide + "".join(_GAP + name.rjust(room) for name in names), "bold")]
    for label, numbers in rows:
        shown = "".join(_GAP + str(number).rjust(room) for number in numbers)
        lines.append(Text(label + " " * (wide - cell_len(label)) + shown))
    return lines


def _fitted(terminal: Terminal, row: Row, room: int) -> str:
    return shortened(Text(terminal.render(row.called)), room, terminal.glyphs.ellipsis).plain
