"""`chronotable puzzle`: the list, a puzzle solved, a wrong try, the puzzle of the day and its streak, the check."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from chronotable.cli import puzzle as command
from chronotable.cli.solved import Solved
from chronotable.puzzles.puzzle import of_the_day, puzzles
from tests.cli.client import Play
from tests.cli.test_learn import plain

TODAY = date(2026, 11, 19)


class Today(date):
    @classmethod
    def today(cls) -> Today:
        return cls(TODAY.year, TODAY.month, TODAY.day)


@pytest.fixture
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "date", Today)


@pytest.mark.usefixtures("today")
def test_the_puzzle_of_the_day_is_solved_and_counted(play: Play) -> None:
    Solved().solve("loop", "none", TODAY - timedelta(days=1))
    puzzle = of_the_day(TODAY)
    assert puzzle is not None
    wrong = next(iter(puzzle.only[0].others))
    keys = [wrong, *(each.key for each in puzzle.only)]
    code, out = play("puzzle", "--lang", "en", typed="".join(f"{key}\n" for key in keys))
    assert code == 0
    assert "Solved, after 1 wrong try." in out
    assert "2 days in a row" in out
    assert ("One way to the goal" in out) == bool(puzzle.rest)
    _, out = play("puzzle", puzzle.game, "--lang", "en")
    assert f": 1 of {len(puzzles(puzzle.game))} puzzles solved" in out
    assert f"+ {puzzle.id} " in out


def test_a_wrong_try_changes_nothing_and_a_puzzle_can_be_left(play: Play) -> None:
    puzzle = puzzles("anachrony")[0]
    wrong = next(iter(puzzle.only[0].others))
    code, out = play("puzzle", "anachrony", puzzle.id, "--lang", "pl", typed=f"{wrong}\nq\n")
    assert code == 0
    assert "W ten sposób" in plain(out)
    assert f"chronotable puzzle anachrony {puzzle.id}" in out
    assert Solved().of("anachrony") == []


def test_an_unknown_puzzle_is_refused(play: Play) -> None:
    code, out = play("puzzle", "anachrony", "nothing", "--lang", "en")
    assert code == 2
    assert "There is no puzzle" in out


def test_a_proof_is_checked_by_its_name(play: Play) -> None:
    puzzle = min(puzzles("anachrony"), key=lambda each: each.positions)
    code, out = play("puzzle", "anachrony", puzzle.id, "--check", "--lang", "en")
    assert (code, "proved" in out) == (0, True)


def test_a_streak_ends_with_a_missed_day() -> None:
    solved = Solved()
    for ago in (4, 2, 1):
        solved.solve("loop", f"{ago}", TODAY - timedelta(days=ago))
    assert Solved().streak(TODAY) == 2
    assert Solved().streak(TODAY + timedelta(days=1)) == 0
