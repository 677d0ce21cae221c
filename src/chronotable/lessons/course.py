"""The lessons of a game, read from `lessons/*.yaml` in its folder, in the order of the file names.

A number before the name, as in `20-rifts.yaml`, gives the place in the course and is no part of the lesson's id.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from chronotable.games import lesson_files
from chronotable.kernel.errors import BadOption, BadPack, ChronotableError
from chronotable.kernel.message import Message
from chronotable.kernel.schema import meant, problems
from chronotable.lessons.lesson import USUAL_BOT, USUAL_SEED, Lesson, LessonStep
from chronotable.lessons.schema import ALL, NAME, PLAYER, SCHEMA
from chronotable.packs import read_text

_FILE: Final = re.compile(rf"(?:[0-9]+-)?(?P<id>{NAME})\.yaml")


class BadLesson(ChronotableError):
    """A lesson file that is no lesson; the message names file, line and field.  `others`: what else is wrong."""

    others: tuple[BadLesson, ...] = ()


@cache
def course(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; BadLesson names the first thing that is wrong with one."""
    found: dict[str, Lesson] = {}
    for file in lesson_files(game):
        lesson = LessonFile(game, file).lesson
        if lesson.id in found:
            raise BadLesson(Message("lesson-twice", file=file.name, id=lesson.id))
        found[lesson.id] = lesson
    return tuple(found.values())


def find_lesson(game: str, id: str) -> Lesson:
    """The lesson with the id; BadOption names those there are."""
    for lesson in course(game):
        if lesson.id == id:
            return lesson
    ids = [lesson.id for lesson in course(game)]
    raise BadOption(meant(Message("kernel-lesson-unknown", name=id[:40], lessons=ids or ["-"]), id, ids))


class LessonFile:
    """A file that was read, with the lines of its entries."""

    def __init__(self, game: str, file: Traversable) -> None:
        """BadLesson names what is wrong, with the `others` in the order of the file."""
        named = _FILE.fullmatch(file.name)
        if named is None:
            raise BadLesson(Message("lesson-file-name", file=file.name))
        try:
            self._written = read_text(file.name, file.read_bytes())
        except BadPack as error:
            is_list = error.message.id == "kernel-pack-mapping"
            raise BadLesson(Message("lesson-mapping", file=file.name) if is_list else error.message) from error
        if wrong := [*self._wrong()]:
            wrong[0].others = tuple(wrong[1:])
            raise wrong[0]
        self.lesson = _lesson(game, named["id"], self._written.content)

    def problem(self, path: str, message: Message, at: str = "") -> BadLesson:
        """That something is wrong at a path such as `steps.3.choose`."""
        return BadLesson(self._written.wrong(path, message, at).message)

    def _wrong(self) -> Iterator[BadLesson]:
        content = self._written.content
        found = [(problem.path, problem.message, problem.at) for problem in problems(content, SCHEMA)]
        for path, message, at in sorted(found, key=lambda each: self._written.order(each[2] or each[0])):
            yield self.problem(path, message, at)
        if not found:
            for path, message in _contradictions(content):
                yield self.problem(path, message)


def _contradictions(content: dict[str, Any]) -> Iterator[tuple[str, Message]]:
    """What a schema would say obscurely."""
    if "position" in content and "options" in content:
        yield "options", Message("lesson-both", one="position", other="options")
    if "hold" in content and "position" not in content:
        yield "hold", Message("lesson-only-with", one="hold", other="position")
    if content.get("seat", f"{PLAYER}1") in content.get("script", {}):
        yield "script", Message("lesson-own-script", seat=content.get("seat", f"{PLAYER}1"))
    if content.get("seat") == ALL and ("script" in content or "bots" in content):
        yield "seat", Message("lesson-all-seats")
    names: set[str] = set()
    for number, step in enumerate(content["steps"]):
        if "choose" in step and "event" in step:
            yield f"steps.{number}.event", Message("lesson-both", one="choose", other="event")
        if "wrong" in step and "choose" not in step:
            yield f"steps.{number}.wrong", Message("lesson-only-with", one="wrong", other="choose")
        for name in [step["name"], *(f"{step['name']}-{word}" for word in {*step.get("wrong", {}).values()})]:
            if name in names:
                yield f"steps.{number}", Message("lesson-name-twice", name=name)
            names.add(name)


def _lesson(game: str, id: str, content: dict[str, Any]) -> Lesson:
    seat = content.get("seat", f"{PLAYER}1")
    return Lesson(
        game=game,
        id=id,
        minutes=content["minutes"],
        steps=tuple(_step(step) for step in content["steps"]),
        seat=None if seat == ALL else _number(seat),
        position=content.get("position"),
        hold=content.get("hold", False),
        options=content.get("options"),
        seed=content.get("seed", USUAL_SEED),
        script={_number(other): tuple(keys) for other, keys in content.get("script", {}).items()},
        bots=content.get("bots", USUAL_BOT),
    )


def _number(seat: str) -> int:
    return int(seat.removeprefix(PLAYER)) - 1


def _step(step: dict[str, Any]) -> LessonStep:
    choose = step.get("choose", [])
    return LessonStep(
        name=step["name"],
        targets=tuple(step.get("targets", ())),
        rules=tuple(step.get("rules", ())),
        choose=(choose,) if isinstance(choose, str) else tuple(choose),
        event=step.get("event"),
        wrong=step.get("wrong"),
    )
