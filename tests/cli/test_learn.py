"""`chronotable learn`: courses with their progress, and every lesson played to its end in the terminal."""

from __future__ import annotations

import os

import pytest

from chronotable.games import house
from chronotable.lessons.course import course
from chronotable.locale import LANGUAGES
from tests.cli.client import Play
from tests.lessons.rehearsal import rehearse
from tests.worded import worded

THOROUGH = os.environ.get("CHRONOTABLE_THOROUGH") == "1"
LESSONS = [(game, lesson) for game in house() for lesson in course(game)]
CASES = [
    pytest.param(game, lesson, language, id=f"{game}-{lesson.id}-{language}")
    for number, (game, lesson) in enumerate(LESSONS)
    for language in (LANGUAGES if THOROUGH else [LANGUAGES[number % len(LANGUAGES)]])
]


def plain(text: str) -> str:
    """Without line breaks and signs of the screen: a text is wrapped there."""
    return " ".join(text.replace("\N{NO-BREAK SPACE}", " ").replace("▸", " ").split())


@pytest.mark.parametrize(("game", "lesson", "language"), CASES)
def test_every_lesson_is_played_to_its_end(play: Play, game: str, lesson: object, language: str) -> None:
    found = next(each for each in course(game) if each is lesson)
    keys = rehearse(game, found.id).keys
    code, out = play("learn", game, found.id, "--lang", language, typed="".join(f"{key}\n" for key in keys))
    shown = plain(out)
    assert code == 0
    for step in found.steps:
        assert plain(worded(found.text(step), language)) in shown, step.name
    code, out = play("learn", game, "--lang", "en")
    assert f": 1 of {len(course(game))} lessons finished" in out


def test_a_wrong_choice_is_answered_and_changes_nothing(play: Play) -> None:
    _, out = play("learn", "loop", "rifts", "--lang", "en", typed="negate:industrial\nq\n")
    assert "That would save the Industrial Era." in out
    assert "Rule LOOP-16.3" in out
    assert "A vortex opens" not in out


def test_a_lesson_that_was_left_goes_on_where_it_was_or_anew(play: Play) -> None:
    _, out = play("learn", "loop", "rifts", "--lang", "en", typed="negate:globalization\nq\n")
    assert "Go on with: chronotable learn loop rifts" in out
    _, out = play("learn", "loop", "--lang", "en")
    assert "… rifts" in out
    _, out = play("learn", "loop", "rifts", "--lang", "en", typed="q\n")
    assert "6 of 10" in out
    assert "1 of 10" not in out
    _, out = play("learn", "loop", "rifts", "--again", "--lang", "en", typed="q\n")
    assert "1 of 10" in out


def test_undo_steps_back(play: Play) -> None:
    typed = "negate:globalization\nplay:quantum_patch\nu\nq\n"
    _, out = play("learn", "loop", "rifts", "--lang", "en", typed=typed)
    assert out.count("6 of 10") == 2


def test_an_unknown_lesson_is_named_with_those_there_are(play: Play) -> None:
    code, out = play("learn", "loop", "rift", "--lang", "en")
    assert code == 2
    assert "Did you mean" in out
