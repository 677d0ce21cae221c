"""Anachrony alone in the terminal: the opponent's board, what its die would bring, whole games."""

from __future__ import annotations

import re
from functools import cache
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

import chronotable
from chronotable.cli.boards import board_for
from chronotable.games.anachrony.terms import OPPONENT_TERMS
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES
from tests.cli.client import Play
from tests.cli.drawing import check_lines, check_screen, drawn, scene_of
from tests.games.anachrony.alone import alone, bot
from tests.games.playing import keys

BOARD = board_for("anachrony")
KEPT = Path("chronotable", "games", "anachrony")  # in the user's data folder
SIZES = ((100, 21), (100, 40), (80, 17), (60, 12), (140, 24))


def line_with(match: Match, start: str, **look: Any) -> str:
    """The line of the board that begins so."""
    found: str = next(line for line in drawn(match, **look).split("\n") if line.startswith(start))
    return found


def team(match: Match, language: str = "en") -> str:
    return "\n".join(line.plain for line in BOARD.team(scene_of(match, language=language), 100))


@cache
def finished(opponent: str) -> Match:
    """A game that is only looked at, once for all tests."""
    harder = {"chronobot": ["covered_council", "six_actions"], "chronossus": ["tiles_b", "two_cores"]}[opponent]
    match = chronotable.new("anachrony", seed=5, opponent=opponent, harder=harder, alternate_timeline=True)
    while (decision := match.decision) is not None:
        match.choose(decision.options[len(match.history) * 5 % len(decision.options)].key, decision.seat)
    return match


def played(opponent: str, choices: int) -> Match:
    match = finished(opponent)
    return match.branch(choices) if choices < len(match.history) else match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", OPPONENT_TERMS)
def test_no_line_is_too_long_and_no_text_is_missing(opponent: str, language: str) -> None:
    for choices in (0, 6, 15, 60, 150, 2000):
        match = played(opponent, choices)
        check_lines(match, language, SIZES)
        told = team(match, language)
        assert max(map(len, told.split("\n"))) <= 100
        assert not re.search(r"anachrony-|[a-z]_[a-z]", told), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_screen_fits_into_thirty_rows(language: str, tmp_path: Path) -> None:
    for choices, opponent in zip(range(0, 250, 31), cycle(OPPONENT_TERMS)):
        match = played(opponent, choices)
        if match.decision is not None:
            check_screen(match, language, choices % 2 == 0, tmp_path)


@pytest.mark.rule("ANA-37.12")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("opponent", OPPONENT_TERMS)
def test_at_eighty_columns_its_points_and_its_die_are_there(opponent: str, language: str) -> None:
    shown = 0
    for choices in range(5, 200, 13):
        match = played(opponent, choices)
        scene = scene_of(match, language=language, width=80)
        text = drawn(match, width=80, rows=18, language=language)
        assert scene.terminal.text("cli-anachrony-points", n=bot(match)["score"]) in text
        if bot(match)["rolls_next"] and scene.terminal.text("cli-anachrony-opponent-die") in text:
            die = text.partition(scene.terminal.text("cli-anachrony-opponent-die"))[2]
            assert [int(face) for face in re.findall(r"(?:^|· |\n  )\s?([2-5])(?: \1)? ", die)] == [2, 3, 4, 5], die
            shown += 1
    assert shown > 3


@pytest.mark.rule("ANA-37.2", "ANA-37.10", "ANA-37.12", "ANA-37.23")
def test_its_exosuits_its_warp_tiles_and_its_brief_line() -> None:
    match = alone(
        board={"hexes": ["recruit_top", "council_left"], "warps": [{"era": 1}, {"era": 1}], "vp": 4, "powered": 3,
               "buildings": ["212"], "resources": {"gold": 1}, "workers": {"genius": 2}, "time_travel": 1,
               "paradoxes": 2},
        acting=0, active={"engineer": 1}, powered=1, era=3,
    )  # fmt: skip
    assert "★♟2" in drawn(match).split("\n")[0]
    assert line_with(match, "Recruit").count("♟2") == 1
    assert "♟2" in line_with(match, "Council")
    assert "♟2" not in line_with(match, "Construct")
    assert "\n2▸▸ " in drawn(match)
    brief = line_with(match, "♟2 Chronobot")
    for part in ("VP", "●3", "1g", "2G", "F1", "T1 P2", "actions 0/3"):
        assert part in brief


@pytest.mark.rule("ANA-37.21", "ANA-37.26")
def test_each_face_of_the_die_as_often_as_it_is_there_and_what_would_fail() -> None:
    match = alone(board={"powered": 3, "steps": [2, 3, 3, 5]}, acting=0, active={"engineer": 1}, powered=1)
    seen = {face["token"]: face for face in bot(match)["foreseen"]}
    die = line_with(match, "AI die")
    assert die.startswith("AI die: 2 build PP ")
    assert seen["2"]["tile"] in die
    assert seen["3"]["deed"] == "construct_superproject"
    assert "· 3 3 build ★ × · 4 4 Recruit" in die
    assert die.endswith("· 5 –"), "Reboot does nothing"
    told = team(match)
    assert "3 3: construct a Superproject fails, for it has no Breakthrough; then: remove an Anomaly" in told
    assert "loop 1: construct a Life Support · Time Travel · ▶3 construct a Superproject · remove an Anomaly" in told


@pytest.mark.rule("ANA-37.45")
def test_where_it_will_not_roll_no_face_is_shown() -> None:
    match = alone(board={"out": 6, "powered": 0, "actions": 3}, acting=0, active={"engineer": 1}, powered=1)
    assert not bot(match)["rolls_next"]
    assert "AI die" not in drawn(match, rows=40)
    assert "It will not roll in its next turn." in team(match)


@pytest.mark.rule("ANA-37.64", "ANA-37.66")
def test_objectives_stand_where_the_endgame_conditions_would() -> None:
    match = alone(
        opponent="chronossus", board={"objectives": ["water", "superprojects", "workers"]}, acting=0,
        goods={"water": 5}, active={"engineer": 1}, powered=1,
    )  # fmt: skip
    assert "Objectives: water 5/7, Superprojects 0/1, Workers 1/5" in drawn(match).split("\n")[0]
    assert "Objective: water, you have 5, bronze; bronze from 4 (2 VP), silver from 7 (4 VP)" in team(match)


def test_what_is_known_about_an_opponent() -> None:
    scene = scene_of(alone(acting=0))
    (line, *_) = BOARD.describe(scene, "chronossus", 100)
    assert line.plain.startswith("Chronossus [chronossus]: It plays like the Chronobot")
    assert "♟2" in [sign for sign, _ in BOARD.legend(scene)]


GAMES = [(opponent, LANGUAGES[number % len(LANGUAGES)]) for number, opponent in enumerate(OPPONENT_TERMS, 1)]


@pytest.mark.parametrize(("opponent", "language"), GAMES)
def test_a_whole_game(play: Play, data: Path, opponent: str, language: str) -> None:
    words = ("--players", "1", "--set", f"opponent={opponent}", "--seed", "3", "--lang", language)
    typed = "".join(f"{number}\n" for _ in range(200) for number in (2, 1, 3, 4))  # what is not offered changes nothing
    code, out = play("play", "anachrony", *words, typed=typed)
    assert code == 0
    assert not (data / KEPT / "current.ct").exists()
    (place,) = (data / KEPT / "archive").glob("*.ct")
    match = chronotable.load(place.read_text())
    assert match.told_result is not None
    assert match.told_result.details["opponent"] == opponent
    assert place.stem.endswith("-won" if match.told_result.winners else "-lost")
    assert " ".join(chronotable.render(match.told_result.reason, language).split()) in " ".join(out.split())
    assert len(match.history) > 60
    assert max(map(len, out.splitlines()[:-1])) <= 100


def test_undo_and_a_hint_alone(play: Play, tmp_path: Path) -> None:
    kept = tmp_path / "alone.ct"
    kept.write_text(alone(acting=0, active={"engineer": 1, "scientist": 1}, powered=2).save())
    _, out = play("play", "--save", str(kept), "--lang", "en", typed="place:mine_top\nu\nh\nt\nq\n")
    assert "Hint from the bot" in out
    assert "loop 1: " in out
    match = chronotable.load(kept.read_text())
    assert not match.history
    assert "place:mine_top" in keys(match)
