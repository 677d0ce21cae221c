"""A puzzle being solved in the terminal: the task stands above the question, and wrong tries are counted."""

from __future__ import annotations

from chronotable.cli.lesson_session import LessonSession
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.message import Message
from chronotable.lessons.standing import standing
from chronotable.puzzles.as_lesson import PuzzleLesson


class PuzzleSession(LessonSession):
    tries = 0  # wrong ones

    def _step_text(self, at: int) -> str:
        assert isinstance(self._lesson, PuzzleLesson)
        puzzle = self._lesson.puzzle
        task = self._lesson.text(self._lesson.steps[at])
        step = Message("cli-puzzle-step", grade=puzzle.grade, n=at + 1, of=len(self._lesson.steps), text=task)
        return self.terminal.render(step)

    def _find(self, line: str, decision: Decision) -> Option | None:
        """The one right choice; any other is answered with what goes wrong."""
        option = self.meant(line, decision)
        now = standing(self._lesson, self.match)
        if option is None or not now.fits or not now.keys or option.key in now.keys:
            return option
        self.tries += 1
        self.notice(now.answers[option.key])
        return None
