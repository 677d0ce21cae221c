"""What the boards draw, in every language and for positions of every kind."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import chronotable
from chronotable.cli.boards import Board, Scene, board_for
from chronotable.cli.cells import cut, shortened_str, wrapped
from chronotable.cli.glyphs import ASCII, UNICODE, glyphs_for, readable
from chronotable.cli.options_grid import Room, grid
from chronotable.cli.terminal import Terminal
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.deals import asks_what_to_negate, hand_after_done, seed_that_deals

MODES = ["sabotage", "centrifuges", "super_clones", "ultramachine"]


def terminal(language: str = "en", width: int = 100, *, ascii_only: bool = False) -> Terminal:
    console = Console(file=io.StringIO(), width=width, height=30, force_terminal=False)
    return Terminal(language, ascii_only=ascii_only, console=console)


def drawn(match: Match, language: str = "en", width: int = 100, rows: int = 30, ascii_only: bool = False) -> str:
    scene = Scene.of(match, 0, match.decision, terminal(language, width, ascii_only=ascii_only))
    lines = board_for(match.game.name).draw(scene, width, rows)
    assert len(lines) <= rows
    return "\n".join(line.plain.rstrip() for line in lines)


def position(**described: Any) -> Match:
    return chronotable.position("loop", described, seed=7)


def played(mode: str, choices: int, players: int = 4) -> Match:
    match = chronotable.new("loop", players=players, seed=5, mode=mode)
    while (decision := match.decision) is not None and len(match.history) < choices:
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_no_line_is_too_long_and_no_text_is_missing(language: str, mode: str) -> None:
    for choices in (0, 9, 40, 90):
        match = played(mode, choices)
        for width, rows in ((100, 21), (100, 60), (80, 17), (130, 22)):
            text = drawn(match, language, width, rows)
            assert max(map(cell_len, text.split("\n"))) <= width
            assert "cli-" not in text
            assert "loop-" not in text


@pytest.mark.rule("LOOP-1.1")
def test_the_eras_stand_in_a_ring_round_the_machine() -> None:
    lines = drawn(chronotable.new("loop", players=2, seed=7)).split("\n")
    place = {code: (number, line.index(code + " ")) for code in ("DAW", "MED", "REN", "IND", "GLO", "ROB", "END")
             for number, line in enumerate(lines) if f"─ {code} " in line or f"═ {code} " in line}  # fmt: skip
    assert len(place) == 7
    rows = {code: row for code, (row, _) in place.items()}
    columns = {code: column for code, (_, column) in place.items()}
    assert rows["END"] == rows["DAW"] == rows["MED"] < rows["ROB"] == rows["REN"] < rows["GLO"] == rows["IND"]
    assert columns["END"] == columns["ROB"] == columns["GLO"] < columns["DAW"] < columns["MED"]
    assert columns["MED"] == columns["REN"] == columns["IND"]


def test_pieces_are_drawn_by_shape() -> None:
    match = position(
        eras={"dawn": {"rifts": 2, "energy": 3, "clones": ["dawn>robots"]}, "end": {"vortex": True, "energy": 9}}
    )
    text = drawn(match)
    era = text[text.index("DAW Dawn") :]
    assert "●●○ ◆◆◆ ☻ROB" in era
    assert "◆9" in text
    assert "◉ VORTEX" in text
    assert "●●○" not in drawn(match, ascii_only=True)
    assert "##. +++ &ROB" in drawn(match, ascii_only=True)


def dealt_for_the_frames(match: Match) -> bool:
    """Dr Faux is where Time Prowler is, her second card is the Quantum Patch, and the longest name is the Crowbar's."""
    if not asks_what_to_negate(match) or match.view(0)["doctor"] != "globalization":
        return False
    first, second, third = hand_after_done(match)
    short = {"shoulder_barge", "getaway_skateboard"}
    return second == "quantum_patch" and "crowbar_of_causality" in (first, third) and bool(short & {first, third})


def test_options_are_shown_where_they_point() -> None:
    match = chronotable.new("loop", players=2, seed=seed_that_deals(dealt_for_the_frames))
    text = drawn(match)
    assert "GLO Globalization Era ══[2]═╗" in text
    match.choose("done")
    text = drawn(match)
    assert "ROB Age of Robots ────[4,6]─" in text
    assert "  2 @ Quantum Patch≈" in text
    match.choose("play:quantum_patch")
    assert "    @ Quantum Patch≈         (exhausted) Remove 1 rift" in drawn(match)


def test_stand_ins_are_marked_and_explained() -> None:
    match = chronotable.new("loop", players=2, seed=7)
    scene = Scene.of(match, 0, match.decision, terminal())
    board = board_for("loop")
    about = "\n".join(line.plain for line in board.describe(scene, "getaway", 100))
    assert "Getaway Skateboard≈ [getaway_skateboard]" in about
    assert "not the printed one" in about
    printed = "\n".join(line.plain for line in board.describe(scene, "patch spacetime", 100))
    assert "Patch Spacetime! [" in printed
    assert "As printed in the rulebooks." in printed
    assert any(symbol == "≈" for symbol, _ in board.legend(scene))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(language: str) -> None:
    match = chronotable.new("loop", players=2, seed=7)
    scene = Scene.of(match, 0, match.decision, terminal(language))
    everything = [line.plain for line in board_for("loop").describe(scene, "", 100)]
    assert sum("[" in line for line in everything) >= 79 + 10 + 14 + 5
    assert not any("cli-" in line or "loop-" in line for line in everything)


def test_a_game_without_a_board_gets_an_outline() -> None:
    match = chronotable.new("loop", players=2, seed=7)
    scene = Scene.of(match, 0, match.decision, terminal())
    lines = [line.plain for line in Board().draw(scene, 100, 25)]
    assert lines[0] == "game: loop"
    assert len(lines) == 25
    assert lines[-1] == "…"
    whole = [line.plain for line in Board().team(scene, 100)]
    assert "    id: dawn" in whole
    assert Board().describe(scene, "dawn", 100) == []
    assert type(board_for("unheard_of")) is Board


# ---- parts


@pytest.mark.parametrize("count", [1, 4, 5, 11, 15, 40])
def test_the_grid_of_options(count: int) -> None:
    full = [f"option {number} with a label that is rather long and goes on" for number in range(1, count + 1)]
    short = [f"option {number}" for number in range(1, count + 1)]
    lines = [line.plain for line in grid(full, short, Room(100, 5, 5, "…"), "o lists all")]
    assert len(lines) <= 5
    assert max(map(len, lines)) <= 100
    text = "\n".join(lines)
    if count <= 20:
        assert all(f"{number}  option {number}" in text for number in range(1, count + 1))
    else:
        assert lines[-1] == "… o lists all"


def test_letters_for_poor_terminals() -> None:
    assert readable("Złodziejka czasu „≈” – дія", "ascii") == 'Zlodziejka czasu "~" - diia'
    assert readable("Щастя й ґанок", "ascii") == "Shchastia i ganok"
    assert readable("Złodziejka", "iso8859-2") == "Złodziejka"
    assert glyphs_for("utf-8") is UNICODE
    assert glyphs_for("cp1251") is ASCII
    assert glyphs_for("no-such-encoding") is ASCII


def test_cutting_and_wrapping() -> None:
    assert cut(wrapped("abc", 10)[0], 5, "…").plain == "abc  "
    assert shortened_str("abcdef", 4, "…") == "abc…"
    assert [line.plain for line in wrapped("one two three four five", 18, "    ")] == ["one two three four", "    five"]
