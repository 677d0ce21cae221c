"""The end of a match in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from chronotable.cli.final_result import show_result
from chronotable.cli.terminal import Terminal
from tests.games.merchants.test_outcome import played


@pytest.mark.parametrize("ascii_only", [False, True])
def test_who_won_and_the_whole_sheet_fit_into_eighty_columns(ascii_only: bool) -> None:
    shown = io.StringIO()
    terminal = Terminal("en", ascii_only=ascii_only, console=Console(file=shown, width=80, height=24))
    show_result(terminal, played(players=1, mode="solo_peddler"))
    lines = shown.getvalue().splitlines()
    assert lines[0] == "The Peddler wins, 127 : 23."
    (total,) = (line.split() for line in lines if line.startswith("Total"))
    assert total == ["Total", "23", "127"]
    (rogues,) = (line.split() for line in lines if line.startswith("Rogue symbols"))
    assert rogues[-2:] == ["-40", "0"]
    assert max(map(len, lines)) <= 80
    assert not ascii_only or shown.getvalue().isascii()
