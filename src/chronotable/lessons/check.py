"""Is a lesson right?  It is played through, twice: once as it is meant to be, once by somebody contrary.

The contrary learner takes the last of several right choices, chooses after all others where they choose at the same
time, and meets bots that do anything at all: a lesson that depends on what others do wants it in its script.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from chronotable import bots, ledger
from chronotable.games import lesson_files
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from chronotable.kernel.schema import meant
from chronotable.kernel.verbs import is_word
from chronotable.lessons.course import BadLesson, LessonFile
from chronotable.lessons.lesson import Lesson, LessonStep
from chronotable.lessons.schema import PLAYER
from chronotable.lessons.standing import offers, scripted, standing
from chronotable.locale import LANGUAGES, UnknownMessage, render_strictly

LONGEST: Final = 480  # characters of a text: more is no step but a page
LONGEST_TITLE: Final = 60
_PATIENCE: Final = 300  # choices of others before the learner's turn, or before an event


class Checked(NamedTuple):
    """What came of a lesson file: problems, or none."""

    file: str
    lesson: Lesson | None  # None: it cannot be read
    problems: Sequence[BadLesson]


def check(game: str, languages: Sequence[str] = LANGUAGES) -> list[Checked]:
    """All lessons of a game, in the order of the course."""
    found = [_checked(game, file, languages) for file in lesson_files(game)]
    seen: set[str] = set()
    for number, each in enumerate(found):
        if each.lesson is not None and each.lesson.id in seen:
            twice = BadLesson(Message("lesson-twice", file=each.file, id=each.lesson.id))
            found[number] = each._replace(problems=[*each.problems, twice])
        seen.add("" if each.lesson is None else each.lesson.id)
    return found


def _checked(game: str, file: Traversable, languages: Sequence[str]) -> Checked:
    try:
        read = LessonFile(game, file)
    except BadLesson as error:
        return Checked(file.name, None, [error, *error.others])
    problems = [*_texts(read, languages), *_rules(read)]
    for contrary in (False, True):
        found = [*_Trial(read, contrary).problems()]
        problems += [problem for problem in found if str(problem) not in {str(each) for each in problems}]
    return Checked(file.name, read.lesson, problems)


def _texts(read: LessonFile, languages: Sequence[str]) -> Iterator[BadLesson]:
    lesson = read.lesson
    wanted = [("", lesson.title, LONGEST_TITLE)]
    for number, step in enumerate(lesson.steps):
        wanted.append((f"steps.{number}", lesson.text(step), LONGEST))
        for key in step.wrong or {}:
            if (answer := lesson.answer(step, key)) is not None:
                wanted.append((f"steps.{number}.wrong", answer, LONGEST))
    for path, message, longest in wanted:
        for language in languages:
            try:
                text = render_strictly(message, language)
            except UnknownMessage:
                yield read.problem(path, Message("lesson-no-text", id=message.id, language=language))
                continue
            if len(text) > longest:
                told = Message("lesson-long-text", id=message.id, language=language, n=len(text), most=longest)
                yield read.problem(path, told)


def _rules(read: LessonFile) -> Iterator[BadLesson]:
    game = read.lesson.game
    known = [rule.id for rule in ledger.rules(game)] if game in ledger.games() else []
    for number, step in enumerate(read.lesson.steps):
        for rule in step.rules:
            if rule not in known:
                no_rule = meant(Message("lesson-no-rule", rule=rule, game=game), rule, known)
                yield read.problem(f"steps.{number}.rules", no_rule)


class _CannotGoOn(Exception):
    """What is wrong with the lesson keeps it from going on."""

    def __init__(self, path: str, message: Message) -> None:
        super().__init__(path)
        self.path = path
        self.message = message


class _Trial:
    """A lesson played through once."""

    def __init__(self, read: LessonFile, contrary: bool) -> None:
        self._read = read
        self._lesson = read.lesson
        self._contrary = contrary
        self._bot = bots.make("random" if contrary else self._lesson.bots)
        self._learner = bots.make("random" if contrary else "greedy")  # where any choice is free
        self._missing: list[BadLesson] = []

    def problems(self) -> Iterator[BadLesson]:
        lesson = self._lesson
        try:
            match = lesson.begin()
        except ChronotableError as error:
            path = "position" if lesson.position is not None else "options"
            yield self._read.problem(path, Message("lesson-no-beginning", problem=error.message))
            return
        last = max((seat for seat in (lesson.seat, *(lesson.script or {})) if seat is not None), default=0)
        if last >= match.seats:
            yield self._read.problem("seat", Message("lesson-seats", seat=f"{PLAYER}{last + 1}", seats=match.seats))
            return
        try:
            for number, step in enumerate(lesson.steps):
                self._take(match, number, step)
        except _CannotGoOn as stop:
            yield self._read.problem(stop.path, stop.message)
        yield from self._missing

    # ---- steps

    def _take(self, match: Match, number: int, step: LessonStep) -> None:
        if step.choose:
            self._let_others_choose(match, number)
        self._look(match, number, step)
        if step.choose:
            self._choose(match, number, step)
        elif step.event is not None:
            self._await(match, number, step.event)

    def _look(self, match: Match, number: int, step: LessonStep) -> None:
        """Are the targets on the board, as far as the game itself can tell?  The page's tests look at the rest."""
        for target in step.targets:
            if not _is_target(self._lesson, match, target):
                told = Message("lesson-no-target", target=target)
                self._missing.append(self._read.problem(f"steps.{number}.targets", told))

    def _choose(self, match: Match, number: int, step: LessonStep) -> None:
        path = f"steps.{number}.choose"
        offered = [(seat, key) for seat in self._asked(match) for key in _keys(match, seat)]
        fitting = [(seat, key) for seat, key in offered if step.takes(key)]
        if not fitting:
            if match.over:
                raise _CannotGoOn(path, Message("lesson-over"))
            why = match.explain(step.choose[0], self._asked(match)[0]) if self._asked(match) else None
            reason = Message("lesson-nobody-asked") if why is None else why.reason
            keys = [key for _, key in offered] or ["-"]
            told = Message("lesson-not-offered", key=step.choose[0], reason=reason, offered=keys)
            raise _CannotGoOn(path, Message("lesson-by-bots", problem=told) if self._contrary else told)
        for wanted in step.choose:
            if not any(key == wanted or key.startswith(f"{wanted}:") for _, key in fitting):
                keys = [key for _, key in offered]
                told = Message("lesson-never-right", key=wanted, offered=keys)
                self._missing.append(self._read.problem(path, told))
        seat, key = fitting[-1 if self._contrary else 0]
        match.choose(key, seat)

    def _await(self, match: Match, number: int, event: str) -> None:
        path = f"steps.{number}.event"
        declared = match.game.events
        if declared is not None and event not in declared.kinds:
            raise _CannotGoOn(path, meant(Message("lesson-unknown-event", event=event), event, list(declared.kinds)))
        for _ in range(_PATIENCE):
            if standing(self._lesson, match).at > number:
                return
            if match.over:
                break
            seat = match.waiting()[0]
            if self._lesson.is_learner(seat):
                match.choose(self._learner.choose(match, seat), seat)
            else:
                self._let_choose(match, seat, number)
        raise _CannotGoOn(path, Message("lesson-no-event", event=event))

    # ---- others

    def _asked(self, match: Match) -> list[int]:
        return [seat for seat in match.waiting() if self._lesson.is_learner(seat)]

    def _let_others_choose(self, match: Match, number: int) -> None:
        for _ in range(_PATIENCE):
            others = [seat for seat in match.waiting() if not self._lesson.is_learner(seat)]
            if not others or (self._asked(match) and not self._contrary):
                return
            self._let_choose(match, others[0], number)
        raise _CannotGoOn(f"steps.{number}", Message("lesson-nobody-asked"))

    def _let_choose(self, match: Match, seat: int, number: int) -> None:
        key = scripted(self._lesson, match, seat)
        script = (self._lesson.script or {}).get(seat, ())
        made = sum(choice.seat == seat for choice in match.history)
        if key is None and made < len(script):
            reason = match.explain(script[made], seat).reason
            told = Message("lesson-not-offered", key=script[made], reason=reason, offered=_keys(match, seat))
            raise _CannotGoOn(f"script.{PLAYER}{seat + 1}.{made}", told)
        match.choose(key or self._bot.choose(match, seat), seat)


def _keys(match: Match, seat: int) -> list[str]:
    asked = match.decision_of(seat)
    return [] if asked is None else [option.key for option in asked.options]


def _is_target(lesson: Lesson, match: Match, target: str) -> bool:
    """Does an option point at it, could one, or is it a thing of this game?"""
    if any(target in option.targets for option in offers(lesson, match)):
        return True
    game, seat = match.game, lesson.seat or 0
    if game.keys_at(match.position, seat, target):
        return True
    kind, _, word = target.partition(":")
    nouns = game.asking.nouns.values() if hasattr(game, "asking") else ()
    return any(noun.element == kind and is_word(match.position, noun, word) for noun in nouns)
