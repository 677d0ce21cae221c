"""Who the person is, what they want, what befalls them: a page, a line at the start, lines above the question."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.text import Text

from chronotable.cli.cells import shortened, wrapped
from chronotable.cli.terminal import Terminal
from chronotable.kernel.goals import Brief, Fate
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message

_MOST: Final = 4  # things at once above a question


def goal_page(terminal: Terminal, match: Match, seat: int) -> list[Text]:
    """All that is to be said of it; a game that says nothing is won as its rules say."""
    brief, fates = match.brief(seat), match.fates(seat)
    lines = [Text(terminal.text("cli-goal-title"), "bold")]
    if brief is None:
        return [*lines, Text(terminal.text("cli-goal-none"))]
    for part in (brief.who, brief.side):
        if part is not None:
            lines += wrapped(terminal.render(part), terminal.width, "  ", "bold" if part is brief.who else "")
    if brief.secret:
        lines += wrapped(terminal.text("cli-goal-secret"), terminal.width, "  ", "italic")
    lines += wrapped(terminal.text("cli-goal-goal", goal=brief.goal), terminal.width, "  ")
    lines += wrapped(terminal.text("cli-goal-end", end=brief.end), terminal.width, "  ")
    for told in fates:
        lines += wrapped(_said(terminal, told), terminal.width, "  ")
    return lines


def first_words(terminal: Terminal, brief: Brief) -> str:
    """What stands above the first question."""
    goal = terminal.text("cli-goal-goal", goal=brief.goal)
    return goal if brief.who is None else f"{terminal.render(brief.who)} {goal}"


def fate_lines(terminal: Terminal, match: Match, seat: int, *, low: bool) -> list[Text]:
    """The most pressing first; in a low window one line of that, and how much there is to read with `g`."""
    fates = match.fates(seat)
    if not low or not fates:
        return [line for told in fates[:_MOST] for line in wrapped(_said(terminal, told), terminal.width, "  ")]
    first = _said(terminal, fates[0])
    if len(fates) == 1 and first.cell_len <= terminal.width:
        return [first]
    more = terminal.text("cli-goal-more", n=len(fates))
    line = shortened(first, terminal.width - cell_len(more) - 1, terminal.glyphs.ellipsis)
    return [line.append(f" {more}", "dim")]


def _said(terminal: Terminal, told: Fate) -> Text:
    """Not told apart by colour alone: a danger is called one."""
    text = terminal.render(told.text)
    if told.grade == "danger":
        return Text(terminal.render(Message("cli-goal-danger", text=text)), "bold yellow")
    return Text(f"{terminal.glyphs.bullet} {text}", "bold")
