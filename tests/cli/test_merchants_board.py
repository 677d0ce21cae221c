"""What the board of Merchants Cove draws: the ring with its portals, the own things, the cove, the others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import chronotable
from chronotable.cli.boards import board_for
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.drawing import check_lines, check_screen, drawn, scene_of, terminal
from tests.worded import typed

BOARD = board_for("merchants")
GAMES: list[dict[str, Any]] = [
    {"players": 1},
    {"players": 1, "mode": "solo_score", "rogue_card": "cultists"},
    {"players": 2, "townsfolk_sets": ["mercenaries", "sailors"], "rogue_card": "robbers"},
    {"players": 4},
]
# The booklet's example, before its first turn (COVE-EX-1).
START: dict[str, Any] = {
    "tiles": {"top_left": "t02w", "top_right": "t01w", "bottom_left": "t07w", "bottom_right": "t03w"},
}


def played(choices: int, **options: Any) -> Match:
    match = chronotable.new("merchants", seed=5, **options)
    while (decision := match.decision) is not None and len(match.history) < choices:
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)
    return match


def position(**described: Any) -> Match:
    return chronotable.position("merchants", {"options": {"players": 1}, **described}, seed=7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAMES, ids=lambda options: "-".join(map(str, options.values())))
def test_no_line_is_too_long_and_no_text_is_missing(language: str, options: dict[str, Any]) -> None:
    for choices in (0, 30, 75, 1000):
        match = played(choices, **options)
        check_lines(match, language, ((100, 22), (100, 40), (80, 17), (60, 12), (140, 24)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_whole_screen_fits_into_thirty_rows(language: str, ascii_only: bool, tmp_path: Path) -> None:
    for choices in range(0, 120, 7):
        match = played(choices, players=4)
        if match.decision is None:
            break
        check_screen(match, language, ascii_only, tmp_path)


@pytest.mark.rule("COVE-12.4", "COVE-14.1", "COVE-14.3")
def test_the_ring_shows_portals_costs_tiles_and_figures() -> None:
    match = position(players=[START])
    lines = drawn(match).split("\n")
    top, action, price = lines[1:4]
    assert [top.index(name) for name in ("Left machine", "P1", "P2", "P3", "Right machine")] == sorted(
        top.index(name) for name in ("Left machine", "P1", "P2", "P3", "Right machine")
    )
    assert action.split("→") == [
        "║ freeze          ║", "│ relic *         │", "│ staff            │", "│ hire            │",
        "│ timeline        │",
    ]  # fmt: skip
    assert "♟A" in price[:19]
    assert "2h ◉" in price
    assert "T02○ ↓ T07○" in lines[5]
    assert "T01○ ↓ T03○" in lines[5]
    assert "♟C" in lines[6][:19]
    assert [lines[6].index(name) for name in ("P6", "P5", "P4")] == sorted(
        lines[6].index(name) for name in ("P6", "P5", "P4")
    )
    assert "relic/support *" in lines[7]


@pytest.mark.rule("COVE-12.8")
def test_options_are_shown_where_they_point() -> None:
    match = position(players=[START])
    assert [option.key for option in match.decisions[0].options][:2] == ["move:assistant:p1", "move:assistant:p2"]
    text = drawn(match)
    for part in ("P1 ────────[1]─╮", "P2 ─────────[2]─╮", "P3 ────────[3]─╮"):
        assert part in text
    assert "2h          [4] " in text
    match.choose("move:assistant:p3")
    assert "Townsfolk [1]" in drawn(match)


def test_colours_are_letters_and_pieces_shapes() -> None:
    match = position(
        players=[
            {
                "gold": 12,
                "shelf": {"relic_red": 2, "artifact_blue": 1},
                "corruption": {"corruption_1": 2, "corruption_2": 1},
                "staff": {"guard": "m05"},
                "covered": ["red", "yellow"],
                **START,
            }
        ],
    )
    text = drawn(match)
    for part in ("12 gold", "◉3 (2x1 1x2)", "Support R● G○ B○ Y● tokens 2", "Shelf relics RR artifacts B"):
        assert part in text
    assert "Guard M05 artifact R (Rx)" in text
    plain = drawn(match, ascii_only=True)
    assert plain.isascii()
    for part in ("@3 (2x1 1x2)", "Support R# G. B. Y# tokens 2", "T02. v T07.", ">|"):
        assert part in plain


@pytest.mark.rule("COVE-10.1", "COVE-18.1")
def test_the_faces_of_corruption_cards_are_drawn_for_their_owner_only() -> None:
    held = {"corruption": {"corruption_1": 1, "corruption_2": 2}}
    match = position(options={"players": 2}, players=[held, {}])
    seat = match.decisions[0].seat
    owner = drawn(match, 0) if seat == 0 else "\n".join(line.plain for line in BOARD.team(scene_of(match, 0), 100))
    assert "◉3 (1x1 2x2)" in owner
    assert "◉3" in drawn(match, 1)
    assert "1x1" not in drawn(match, 1)


@pytest.mark.rule("COVE-6.2", "COVE-6.11")
def test_the_clock_shows_symbols_pieces_and_the_market_token() -> None:
    match = played(0, players=1)
    assert "Day 1/3 Production" in drawn(match)
    assert "◆4 5 ◆6 7" in drawn(match)
    match = played(1000, players=1)
    assert "Day 3/3 End of the game" in drawn(match)
    assert "★" in drawn(match).split("\n")[0]


def test_others_are_shown_in_brief() -> None:
    text = drawn(played(30, players=2))
    assert sum("♟1 Player 1" in line or "♟2 Player 2" in line for line in text.split("\n")) == 1
    assert "✱ Peddler Nozama  0 gold" in drawn(played(0, players=1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(language: str) -> None:
    match = played(60, players=1)
    scene = scene_of(match, language=language)
    everything = "\n".join(line.plain for line in BOARD.describe(scene, "", 100))
    for part in ("L01 ", "M12 ", "S12 ", "[bulbulator]", "[guard]", "[robbers]"):
        assert part in typed(everything)
    pages = [everything, *(line.plain for line in (*BOARD.team(scene, 100), *BOARD.help(scene, 100)))]
    assert not any("cli-" in page or "merchants-" in page for page in pages)
    assert BOARD.describe(scene, "no such card", 100) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_differ(language: str) -> None:
    shown = terminal(language)
    kinds = ("red", "green", "blue", "yellow", "rogue")
    assert len({shown.text(f"cli-merchants-letter-{kind}") for kind in kinds}) == len(kinds)


def test_people_are_called_by_their_merchants() -> None:
    """Both are Chronomancers, so they have numbers."""
    scene = scene_of(chronotable.new("merchants", players=2, seed=5))
    assert [BOARD.seat_name(scene, seat) for seat in (0, 1)] == ["Chronomancer 1", "Chronomancer 2"]
    alone = scene_of(chronotable.new("merchants", players=1, seed=5))
    assert BOARD.seat_name(alone, 0) == "Chronomancer"


def test_short_labels_name_every_choice_apart() -> None:
    match = chronotable.new("merchants", players=2, seed=3, rogue_card="cultists")
    while (decision := match.decision) is not None:
        scene = scene_of(match)
        labels = [BOARD.short_label(scene, option) for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)
