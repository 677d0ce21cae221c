"""A puzzle as a lesson: each only choice is a step, and a wrong try is told what goes wrong.

So a puzzle is shown, stood in, undone and come back to as every lesson is, in the terminal and at a web table.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.course import course, find_lesson
from chronotable.lessons.lesson import Lesson, LessonStep
from chronotable.puzzles.proof import Other
from chronotable.puzzles.puzzle import SEED, Puzzle, find_puzzle, puzzles

_PREFIX: Final = "puzzle"  # of ids: no lesson is called so
_NO_REASON: Final = ("kernel-why-other-question", "kernel-why-not-offered")  # the way goes on elsewhere, or differently
_MINUTES: Final = 2  # for each degree of difficulty


@dataclass(frozen=True, slots=True)
class OnlyStep(LessonStep):
    """Waits for one key, and for nothing that begins like it."""

    def takes(self, key: str) -> bool:
        return key in self.choose


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleLesson(Lesson):
    puzzle: Puzzle

    @property
    def title(self) -> Message:
        return self.puzzle.goal.title

    def text(self, step: LessonStep) -> Message:
        return self.puzzle.goal.task

    def begin(self) -> Match:
        """All answers are made with it, while nobody waits for them yet."""
        for at in range(len(self.steps)):
            _answers(self.puzzle, at)
        return Lesson.begin(self)

    def answer(self, step: LessonStep, key: str) -> Message | None:
        """What is still to be had, and where the way to the goal breaks off."""
        return _answers(self.puzzle, self.steps.index(step)).get(key)


@lru_cache(maxsize=200)
def _answers(puzzle: Puzzle, at: int) -> dict[str, Message]:
    """What is said to the wrong choices beside one of the only ones."""
    match = puzzle.begin()
    for only in puzzle.only[:at]:
        match.choose(only.key)
    return {key: _answer(puzzle, at, match, key, other) for key, other in puzzle.only[at].others.items()}


def _answer(puzzle: Puzzle, at: int, match: Match, key: str, other: Other) -> Message:
    numbers = {"gain": round(other.worth - puzzle.start), "most": round(puzzle.best - puzzle.start)}
    told = Message(puzzle.goal.message_id("wrong"), **numbers)
    if other.line:
        return Message("puzzle-wrong-line", told=told, line=_labels(match, [key, *other.line]))
    why = _why_not(match, key, [*(each.key for each in puzzle.only[at:]), *puzzle.rest])
    return told if why is None else Message("puzzle-wrong", told=told, why=why)


def _why_not(match: Match, key: str, way: list[str]) -> Message | None:
    """What stands against the first choice on the way to the goal that is no longer offered."""
    trial = match.clone()
    seat, turn = trial.waiting()[0], trial.game.turn(trial.position)
    trial.choose(key, seat)
    for following in way:
        if trial.result is not None or trial.game.turn(trial.position) != turn or seat not in trial.waiting():
            return Message("puzzle-turn-over")
        explanation = trial.explain(following, seat)
        if not explanation.allowed:
            return None if explanation.reason.id in _NO_REASON else explanation.reason
        trial.choose(following, seat)
    return None


def _labels(match: Match, keys: list[str]) -> list[Message]:
    """What the choices after the first one are called, made in a row."""
    trial = match.clone()
    labels: list[Message] = []
    for key in keys:
        asked = trial.decisions[0]
        labels.append(asked.option(key).label)
        trial.choose(key, asked.seat)
    return labels[1:]


@cache
def as_lesson(puzzle: Puzzle) -> PuzzleLesson:
    match = puzzle.begin()
    return PuzzleLesson(
        game=puzzle.game,
        id=id_of(puzzle),
        minutes=_MINUTES * puzzle.grade,
        steps=tuple(OnlyStep(name=f"{number}", choose=(only.key,)) for number, only in enumerate(puzzle.only, 1)),
        seat=None if match.game.cooperative else puzzle.seat,
        position=puzzle.position,
        seed=SEED,
        puzzle=puzzle,
    )


def id_of(puzzle: Puzzle) -> str:
    """As a lesson."""
    return f"{_PREFIX}-{puzzle.id}"


def find_tour(game: str, id: str) -> Lesson:
    """The lesson or the puzzle with the id; BadOption names those there are."""
    prefix, _, rest = id.partition("-")
    return as_lesson(find_puzzle(game, rest)) if prefix == _PREFIX else find_lesson(game, id)


def tour(game: str, id: str) -> Lesson | None:
    """The same; None where it is no longer there."""
    found = next((each for each in puzzles(game) if id_of(each) == id), None)
    if found is not None:
        return as_lesson(found)
    return next((lesson for lesson in course(game) if lesson.id == id), None)
