"""Boards as a terminal of a certain size shows them, and what must hold for every one of them."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.console import Console

from chronotable.cli.boards import Scene, board_for
from chronotable.cli.session import Session
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match


def terminal(language: str = "en", width: int = 100, *, ascii_only: bool = False) -> Terminal:
    console = Console(file=io.StringIO(), width=width, height=30, force_terminal=False)
    return Terminal(language, ascii_only=ascii_only, console=console)


def scene_of(match: Match, seat: int | None = None, language: str = "en", **look: Any) -> Scene:
    decision = next((d for d in match.decisions if seat is None or d.seat == seat), None)
    viewer = seat if seat is not None or decision is None else decision.seat
    return Scene.of(match, viewer, decision, terminal(language, **look))


def drawn(match: Match, seat: int | None = None, width: int = 100, rows: int = 24, **look: Any) -> str:
    lines = board_for(match.game.name).draw(scene_of(match, seat, width=width, **look), width, rows)
    assert len(lines) <= rows
    return "\n".join(line.plain.rstrip() for line in lines)


def check_lines(match: Match, language: str, sizes: Iterable[tuple[int, int]]) -> None:
    """No line is too long and no text is missing."""
    for width, rows in sizes:
        text = drawn(match, width=width, rows=rows, language=language)
        assert max(map(cell_len, text.split("\n"))) <= width
        assert "cli-" not in text
        assert f"{match.game.name}-" not in text


def check_screen(match: Match, language: str, ascii_only: bool, folder: Path) -> None:
    """The board, the question and the options fit into thirty rows of a hundred columns."""
    decision = match.decision
    assert decision is not None
    shown = terminal(language, ascii_only=ascii_only)
    session = Session(shown, match, SaveFile(folder / "save"), Table([PERSON] * 4, language, []))
    lines = [line.plain for line in session.screen(decision)]
    assert len(lines) <= 29  # and the line that is typed into
    assert max(map(cell_len, lines)) <= 100
    assert not ascii_only or "\n".join(lines).isascii()
