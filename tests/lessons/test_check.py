"""The checker of lessons: what is wrong with a file is named with its line, what breaks a lesson by playing it."""

from __future__ import annotations

from pathlib import Path

import pytest

from chronotable.games import lesson_files
from chronotable.lessons import check as checker
from chronotable.lessons.course import LessonFile, find_lesson
from chronotable.lessons.standing import scripted, standing

WELL = """minutes: 2
seed: 43623
options: {players: 2, level: intern, agents: [time_thief, cztwyzzek]}
seat: all
steps:
  - name: welcome
    rules: [LOOP-1.1]
  - name: rifts
    targets: [era:globalization]
    choose: negate:globalization
"""


def problems(folder: Path, text: str, monkeypatch: pytest.MonkeyPatch, name: str = "10-first.yaml") -> list[str]:
    """What the checker says of The LOOP's first lesson, were this its file; its words are there."""
    (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(checker, "lesson_files", lambda game: [folder / name])
    return [str(problem) for each in checker.check("loop") for problem in each.problems]


def test_a_lesson_that_is_right_has_no_problems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert problems(tmp_path, WELL, monkeypatch) == []


@pytest.mark.parametrize(
    ("was", "becomes", "told"),
    [
        ("minutes: 2", "minutes: many", "10-first.yaml, line 1, minutes: "),
        ("    choose: negate", "    chose: negate", "line 10, steps.1: "),
        ("seat: all", "seat: all\nscript: {player2: [done]}", "line 4, seat: All seats are the learner’s"),
        ("- name: rifts", "- name: welcome", "“welcome”"),
        ("LOOP-1.1", "LOOP-99.1", "line 7, steps.0.rules: LOOP-99.1 is not a rule"),
        ("era:globalization]", "era:tomorrow]", "line 9, steps.1.targets: “era:tomorrow” is nothing"),
        ("negate:globalization", "negate:dawn", "line 10, steps.1.choose: negate:dawn is not offered: "),
        ("choose: negate:globalization", "event: rift_closed", "There is no event “rift_closed”"),
        ("level: intern", "level: genius", "line 3, options: The lesson cannot begin: "),
        ("name: rifts", "name: unwritten", "loop-lesson-first-unwritten is missing (uk)"),
        ("seat: all", "seat: player4", "There is no player4"),
    ],
)
def test_what_is_wrong_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, was: str, becomes: str, told: str
) -> None:
    assert was in WELL
    found = problems(tmp_path, WELL.replace(was, becomes), monkeypatch)
    assert any(told in problem for problem in found), found


def test_a_file_that_is_no_lesson_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is not a lesson" in problems(tmp_path, "- steps", monkeypatch)[0]
    assert "a lesson file has a name like" in problems(tmp_path, WELL, monkeypatch, "First Lesson.yaml")[0]
    assert "not valid YAML" in problems(tmp_path, "steps: [", monkeypatch)[0]


def test_a_lesson_may_not_depend_on_what_bots_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Room 25's first lesson needs what the others do in it: without its script it is no lesson."""
    file = next(file for file in lesson_files("room25") if file.name == "10-first.yaml")
    head, _, rest = file.read_text(encoding="utf-8").partition("script:\n")
    (tmp_path / file.name).write_text(f"{head}steps:\n{rest.partition('steps:' + chr(10))[2]}", encoding="utf-8")
    monkeypatch.setattr(checker, "lesson_files", lambda game: [tmp_path / file.name])
    found = [str(problem) for each in checker.check("room25") for problem in each.problems]
    assert any("When bots choose otherwise" in problem for problem in found), found


def test_standing_follows_the_choices_and_an_undo() -> None:
    lesson = find_lesson("loop", "first")
    m = lesson.begin()
    assert standing(lesson, m).at == 1, "the first step is only read"
    assert standing(lesson, m).keys == ("negate:globalization",)
    m.choose("negate:globalization", 0)
    assert standing(lesson, m).at == 2
    m.undo()
    assert standing(lesson, m).at == 1
    m.choose("negate:robots", 0)
    assert not standing(lesson, m).fits


def test_events_are_waited_for_and_choices_are_free_until_then(tmp_path: Path) -> None:
    (tmp_path / "10-first.yaml").write_text(WELL.replace("choose: negate:globalization", "event: turn_ended"))
    lesson = LessonFile("loop", tmp_path / "10-first.yaml").lesson
    m = lesson.begin()
    m.choose("negate:robots", 0)
    found = standing(lesson, m)
    assert (found.at, found.fits, found.keys) == (1, True, ())


def test_the_script_is_followed_as_long_as_it_is_offered() -> None:
    lesson = find_lesson("room25", "first")
    m = lesson.begin()
    assert scripted(lesson, m, 1) is None, "it is not asked yet"
    m.choose("room:c2", 0)
    assert scripted(lesson, m, 1) == "room:c2"
    other = next(option.key for option in m.ask(1).options if option.key != "room:c2")
    m.choose(other, 1)
    assert scripted(lesson, m, 1) in (None, "program:move:look")
