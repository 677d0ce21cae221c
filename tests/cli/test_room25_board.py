"""What the board of Room 25 draws: the building as the seat knows it, and what is going on."""

from __future__ import annotations

from typing import Any

import pytest
from rich.cells import cell_len

import chronotable
from chronotable.cli.boards import Scene, board_for
from chronotable.cli.options_grid import Room, grid
from chronotable.cli.session import Session
from chronotable.cli.storage import PERSON, SaveFile, Table
from chronotable.games.room25.terms import CHARACTER_TERMS, ROOM_TERMS
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.drawing import scene_of, terminal

BOARD = board_for("room25")
GAMES: list[dict[str, Any]] = [
    {"players": 1, "mode": "solo", "difficulty": "madness"},
    {"players": 2, "mode": "cooperation"},
    {"players": 4, "mode": "team", "ruleset": "classic"},
    {"players": 8, "mode": "suspicion", "remembered_tiles_shown": True},
]


def drawn(match: Match, seat: int | None = None, width: int = 100, rows: int = 21, **look: Any) -> str:
    lines = BOARD.draw(scene_of(match, seat, width=width, **look), width, rows)
    assert len(lines) <= rows
    return "\n".join(line.plain.rstrip() for line in lines)


def position(**described: Any) -> Match:
    """Nothing has happened that is not described."""
    options = {"players": 2, "mode": "cooperation", **described.pop("options", {})}
    return chronotable.position("room25", {"options": options, "phase": "programming", **described}, seed=7)


def played(choices: int, **options: Any) -> Match:
    match = chronotable.new("room25", seed=5, **options)
    while (decision := match.decision) is not None and len(match.history) < choices:
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", GAMES, ids=lambda options: str(options["mode"]))
def test_no_line_is_too_long_and_no_text_is_missing(language: str, options: dict[str, Any]) -> None:
    for choices in (0, 12, 30, 60):
        match = played(choices, **options)
        for width, rows in ((100, 21), (100, 40), (80, 17), (60, 12), (140, 22)):
            text = drawn(match, width=width, rows=rows, language=language)
            assert max(map(cell_len, text.split("\n"))) <= width
            assert "cli-" not in text
            assert "room25-" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ascii_only", [False, True])
def test_the_whole_screen_fits_with_all_programs_to_choose_from(language: str, ascii_only: bool, tmp_path: Any) -> None:
    match = chronotable.new("room25", seed=5, players=6)
    while len(match.decisions) == 1:
        match.choose("done")
    decision = max(match.decisions, key=lambda each: len(each.options))  # some may have lost a token to A.B.M. cards
    assert len(decision.options) == 25
    shown = terminal(language, ascii_only=ascii_only)
    session = Session(shown, match, SaveFile(tmp_path / "save"), Table([PERSON] * 6, language, []))
    lines = [line.plain for line in session.screen(decision)]
    assert len(lines) <= 29  # and the line that is typed into
    assert max(map(cell_len, lines)) <= 100
    text = "\n".join(lines)
    assert all(f"{number}  " in text for number in range(1, 26))
    labels = [BOARD.short_label(Scene.of(match, decision.seat, decision, shown), option) for option in decision.options]
    assert len(set(labels)) == 25
    assert all(label in text for label in labels)
    assert not ascii_only or text.isascii()


@pytest.mark.rule("R25-2.1", "R25-2.3")
def test_the_building_is_five_by_five_with_marked_exit_zones() -> None:
    lines = drawn(chronotable.new("room25", players=2, seed=5)).split("\n")
    assert sum(f"{letter}{number}" in "".join(lines) for letter in "ABCDE" for number in range(1, 6)) == 25
    first = next(line for line in lines if "A1" in line)
    for cell in ("A1", "B1", "D1", "E1"):
        assert f"{cell}═" in first
    assert "C1─" in first
    assert "★ Centre" in next(line for line in lines if line.startswith(" 3"))


def test_rooms_are_told_apart_by_shape() -> None:
    rooms = {"b2": "empty", "c2": "dark", "d2": "trap", "a1": "pivoting", "e5": "flooded", "a5": "room25"}
    match = position(
        rooms={
            cell: {"room": room, "face_up": True, "closed": room == "flooded", "locked": room == "dark",
                   "axis": "east_west"}
            for cell, room in rooms.items()
        },
        characters={"emmet": {"cell": "b2"}, "kevin": {"cell": "b2"}, "jennifer": {"reminder": "d5"}},
        slid={"row_1": 1, "column_e": -1},
    )  # fmt: skip
    text = drawn(match)
    for part in ("○ Empty", "◆ Dark", "● Trap", "◆ Pivoting ↔", "● Flooded  ×", "★ ROOM 25", "Em Ke", "◉Je", "¤"):
        assert part in text
    assert "→→ │" in text
    assert "E ↑↑" in text
    plain = drawn(match, ascii_only=True)
    assert plain.isascii()
    for part in (". Empty", "+ Dark", "# Trap", "+ Pivoting -", "# Flooded  X", "* ROOM 25", "@Je", ">> |", "E ^^"):
        assert part in plain


@pytest.mark.rule("R25-20.2")
def test_a_seat_sees_what_it_looked_at_and_others_do_not() -> None:
    match = chronotable.new("room25", players=2, seed=5, remembered_tiles_shown=True)
    seat = match.decisions[0].seat
    match.choose("room:b3")
    face = next(room for room in match.view(seat)["rooms"] if room["cell"] == "b3")
    assert face["room"] is not None
    name = chronotable.render(chronotable.Message(f"cli-room25-short-{face['room'].replace('_', '-')}"), "en")
    mine, theirs = drawn(match, seat), drawn(match, 1 - seat)
    assert name in mine
    assert "r0│" in mine
    assert name not in theirs
    assert "r0" not in theirs


@pytest.mark.rule("R25-20.2")
def test_old_memories_show_only_where_the_table_agreed() -> None:
    for shown in (False, True):
        match = position(
            options={"remembered_tiles_shown": shown}, round=5, rounds_left=4, seen=[{"b2": 2, "c2": 4}, {}, {}],
            rooms={"b2": {"room": "timer"}, "c2": {"room": "paranoia"}},
        )  # fmt: skip
        text = drawn(match, 0)
        assert ("Timer" in text) == shown
        assert "Paranoia" in text


@pytest.mark.rule("R25-21.1")
def test_programs_are_words_for_their_owner_and_backs_for_others() -> None:
    match = position(
        phase="first_pass",
        order=["kevin", "emmet", "franck", "jennifer"],
        characters={
            "kevin": {"program": ["control"]},  # who is asked first
            "emmet": {"cell": "c3", "program": ["look", "special"]},
            "franck": {"program": ["move"]},
        },
    )
    assert "Em C3 +  Look→Special" in drawn(match, 0)
    assert any(line.endswith("Fr C3 +  ▤") for line in drawn(match, 0).split("\n"))
    assert "Em C3 +  ▤▤" in drawn(match, 1)
    assert "Look→Special" not in drawn(match, 1)


def test_troubles_and_state_of_the_world() -> None:
    match = position(
        rounds_left=1,
        key_active=True,
        rooms={"b2": {"room": "trap", "face_up": True}},
        characters={"emmet": {"cell": "b2", "trap": 1, "adrenaline": "none", "lost_tokens": ["look"]}},
        traps=1,
    )
    text = drawn(match, 0)
    for part in ("THE LAST", "activated", "Em B2 –", "must leave!"):
        assert part in text
    assert any("Emmet B2" in line.plain and "lost: Look" in line.plain for line in BOARD.team(scene_of(match, 0), 100))


def test_eight_people_in_one_room_keep_apart() -> None:
    text = drawn(chronotable.new("room25", players=8, seed=5, mode="suspicion"))
    centre = text.split("C3", 1)[1].split("★ Centre", 1)[1].split("\n")[1]
    people = centre.split("│")[3].strip()
    assert sorted(people) == sorted(word[0].upper() for word in CHARACTER_TERMS)


@pytest.mark.rule("R25-4.8")
def test_a_role_is_drawn_for_its_owner_only() -> None:
    match = chronotable.new("room25", players=6, seed=5, mode="suspicion")
    for seat in range(6):
        text = drawn(match, seat)
        assert text.count("prisoner") + text.count("guard") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up_in_every_language(language: str) -> None:
    match = chronotable.new("room25", players=2, seed=5)
    scene = scene_of(match, language=language)
    everything = "\n".join(line.plain for line in BOARD.describe(scene, "", 100))
    assert all(f"[{id}]" in everything for id in (*ROOM_TERMS, *CHARACTER_TERMS))
    pages = [everything, *(line.plain for line in (*BOARD.team(scene, 100), *BOARD.help(scene, 100)))]
    assert not any("cli-" in page or "room25-" in page for page in pages)
    assert BOARD.describe(scene, "no such room", 100) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_are_short_and_different(language: str) -> None:
    shown = terminal(language)
    names = [shown.text(f"cli-room25-short-{word.replace('_', '-')}") for word in ROOM_TERMS]
    assert len(set(names)) == len(ROOM_TERMS)
    assert max(map(cell_len, names)) <= 9
    codes = [shown.text(f"cli-room25-code-{word}") for word in CHARACTER_TERMS]
    assert len({code[0] for code in codes}) == len(CHARACTER_TERMS)


def test_many_short_options_take_five_columns() -> None:
    labels = [f"Look→Move {number}" for number in range(25)]
    assert len(grid(labels, labels, Room(100, 5, 5, "…"), "more")) == 5
