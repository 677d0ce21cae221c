"""A lesson being played in the terminal: what is read comes on pages, what is waited for above the question."""

from __future__ import annotations

from functools import partial

from rich.text import Text

from chronotable import api
from chronotable.cli.cells import wrapped
from chronotable.cli.session import Session
from chronotable.cli.storage import SaveFile, Table
from chronotable.cli.terminal import Terminal
from chronotable.kernel.decision import Decision, Option
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.lessons.lesson import Lesson
from chronotable.lessons.standing import Standing, scripted, standing


class LessonSession(Session):
    """One lesson at one terminal."""

    def __init__(self, terminal: Terminal, match: Match, save: SaveFile, table: Table, lesson: Lesson) -> None:
        super().__init__(terminal, match, save, table)
        self._lesson = lesson
        self._read = 0  # steps that were passed
        self._briefed.update(range(match.seats))  # the lesson tells what is wanted
        self.is_finished = False
        for at in range(standing(lesson, match).at):
            if lesson.steps[at].choose:
                self._read = at + 1  # chosen on another day

    @staticmethod
    def loaded(text: str) -> Match:
        return api.load(text)

    def play(self) -> None:
        """Until the last step is read.  A match that the lesson no longer fits goes on as a usual one."""
        self.keep()
        while True:
            now = standing(self._lesson, self.match)
            if not now.fits:
                self.notice(Message("cli-learn-strayed"))
                super().play()
                return
            self._tell_steps(now)
            if now.at == len(self._lesson.steps):
                self.is_finished = True
                return
            decisions = self.match.decisions
            others = [each for each in decisions if not self._lesson.is_learner(each.seat)]
            if others:
                self._let_bot_choose(others[0])
            else:
                self._notices.insert(0, self._step_text(now.at))
                self._ask(decisions[0])

    def _tell_steps(self, now: Standing) -> None:
        """What is only read until the next choice, and what was waited for and has happened, each on a page."""
        for at in range(self._read, now.at):
            if not self._lesson.steps[at].choose:
                self._redraw = True
                self.terminal.page(partial(self._step_lines, at))
        self._read = max(self._read, now.at)

    def _step_lines(self, at: int) -> list[Text]:
        return wrapped(self._step_text(at), self.terminal.width, "")

    def _step_text(self, at: int) -> str:
        lesson = self._lesson
        said = lesson.text(lesson.steps[at])
        step = Message("cli-learn-step", title=lesson.title, n=at + 1, of=len(lesson.steps), text=said)
        return self.terminal.render(step)

    def _let_bot_choose(self, decision: Decision) -> None:
        key = scripted(self._lesson, self.match, decision.seat)
        if key is None:
            super()._let_bot_choose(decision)
        else:
            self._choose(key, decision.seat)

    def meant(self, line: str, decision: Decision) -> Option | None:
        """The option that was typed."""
        return super()._find(line, decision)

    def _find(self, line: str, decision: Decision) -> Option | None:
        """What the lesson waits for; anything else that may be chosen is answered with why not now."""
        option = self.meant(line, decision)
        now = standing(self._lesson, self.match)
        if option is None or not now.fits or not now.keys or option.key in now.keys:
            return option
        wanted = decision.option(now.keys[0])
        other = Message("cli-learn-other", option=wanted.label)
        self.notice(now.answers.get(option.key, other))
        if wanted.rule:
            self.notice(Message("cli-why-rule", rule=wanted.rule))
        return None
