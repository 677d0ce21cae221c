"""The message ids that code can produce: literals in the source, and ids made from the games' words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import chronotable
from chronotable import bots
from chronotable.games import game, house
from chronotable.how_to_play import how_to_play
from chronotable.kernel.step import Step
from chronotable.kernel.things import first_notes_of, thing_of
from chronotable.lessons.course import course
from chronotable.puzzles.goal import goals

SOURCE = Path(chronotable.__file__).parent
# What this folder answers for wholly; of cli-* only that nothing is missing.
PREFIXES = ("bots-", "kernel-", "lesson-", "puzzle-", *(f"{name}-" for name in house()))

Record = dict[str, Any]


def slug(word: str) -> str:
    return word.replace("_", "-")


@dataclass(frozen=True)
class Called:
    """A call in the source: the function (a method with a dot), texts among its first arguments, names of others."""

    function: str
    texts: tuple[str | None, ...]
    names: frozenset[str] | None  # None: some are not named there


@dataclass(frozen=True)
class Said:
    """What a file says: texts, beginnings of made ones, calls."""

    texts: tuple[str, ...]
    beginnings: tuple[str, ...]
    calls: tuple[Called, ...]


@cache
def said(file: Path) -> Said:
    texts, beginnings, calls = [], [], []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.JoinedStr):
            first = node.values[0] if node.values else None
            if isinstance(first, ast.Constant):
                beginnings.append(str(first.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts.append(node.value)
        elif isinstance(node, ast.Call):
            calls.append(called(node))
    return Said(tuple(texts), tuple(beginnings), tuple(calls))


def called(node: ast.Call) -> Called:
    function = node.func.id if isinstance(node.func, ast.Name) else f".{getattr(node.func, 'attr', '')}"
    texts = tuple(
        each.value if isinstance(each, ast.Constant) and isinstance(each.value, str) else None for each in node.args[:2]
    )
    names = [keyword.arg for keyword in node.keywords]
    return Called(function, texts, None if None in names else frozenset(str(name) for name in names))


@cache
def files(folder: str = "") -> tuple[Path, ...]:
    return tuple(sorted((SOURCE / folder).rglob("*.py")))


def literals(prefixes: tuple[str, ...] = PREFIXES) -> Iterator[tuple[str, str, bool]]:
    """Message ids in the source: the file, the id or its beginning, and whether it is complete."""
    for file in files():
        name = str(file.relative_to(SOURCE))
        for text in said(file).beginnings:
            if text.startswith(prefixes):
                yield name, text, False
        for text in said(file).texts:
            if text.startswith(prefixes) and " " not in text:
                yield name, text, not text.endswith("-")


def said_with() -> Iterator[tuple[str, str, set[str]]]:
    """Messages whose id and arguments stand in the source: the file, the id, the names of the arguments."""
    for file in files():
        name = str(file.relative_to(SOURCE))
        for call in said(file).calls:
            id = call.texts[0] if call.texts else None
            if id is None or call.names is None:
                continue
            if call.function == "Message" and id.startswith(PREFIXES):
                yield name, id, set(call.names)
            elif call.function == "law":
                yield file.parent.name, f"{file.parent.name}-law-{id}", set(call.names)
            elif call.function == "refuse":
                yield name, f"{file.relative_to(SOURCE / 'games').parts[0]}-why-{slug(id)}", set(call.names)


def steps(name: str, cls: type[Step[Any]] = Step) -> Iterator[type[Step[Any]]]:
    """Every kind of step of a game that can ask for a choice: those that name their options."""
    assert game(name).name == name  # its import brings all steps along
    for kind in cls.__subclasses__():
        yield from steps(name, kind)
        if kind.term and kind.__module__.startswith(f"chronotable.games.{name}.") and kind.key is not Step.key:
            yield kind


def laws(name: str) -> set[str]:
    """Ids of laws: the first argument of every call of `law` in a file of laws."""
    found = [file for file in files(f"games/{name}") if "laws" in file.name and file.parent.name == name]
    calls = [call for file in found for call in said(file).calls if call.function == "law"]
    return {f"{name}-law-{call.texts[0]}" for call in calls if call.texts[0] is not None}


def told(name: str) -> set[str]:
    """The kinds of events in a game's source: what is given to `tell`."""
    calls = [call for file in files(f"games/{name}") for call in said(file).calls if call.function.endswith("tell")]
    return {text for call in calls for text in call.texts if text is not None}


def refusals(name: str) -> set[str]:
    """Ids of why a step refuses: the first argument of every call of `refuse`."""
    return {id for file, id, _ in said_with() if file.startswith(f"games/{name}/") and id.startswith(f"{name}-why-")}


def prompts(name: str) -> set[str]:
    return {f"{name}-prompt-{slug(step.term)}" for step in steps(name)}


def dones(name: str, offers_done: Callable[[type[Step[Any]]], bool]) -> set[str]:
    return {f"{name}-done-{slug(step.term)}" for step in steps(name) if offers_done(step)}


def ids(beginning: str, records: list[Record]) -> set[str]:
    return {f"{beginning}-{slug(record['id'])}" for record in records}


def words(beginning: str, found: list[str]) -> set[str]:
    return {f"{beginning}-{slug(word)}" for word in found}


def offers_to_stop(step: type[Step[Any]]) -> bool:
    """Of the steps that choose a room or a character only some also have the option to choose nothing."""
    return bool(re.search(r'"done"|\bNOTHING\b|\bDONE\b', inspect.getsource(step)))


@cache
def produced() -> dict[str, set[str]]:
    """What bots and the games of the house make from words, by the beginning that stands in the source."""
    bots_names = {f"bots-name-{spec.replace(':', '-')}" for spec in (*bots.STRENGTHS, *bots.kinds())}
    games = {beginning: ids for name in house() for beginning, ids in _listed(name).items()}
    lesson_texts = {f"{name}-lesson-": lessons(name) for name in house()}
    puzzle_texts = {f"{name}-puzzle-": puzzle_goals(name) for name in house()}
    return {"bots-name-": bots_names, **games, **lesson_texts, **puzzle_texts, "how_to_play.yaml": pages()}


def pages() -> set[str]:
    """All that the pages on how to play say."""
    return {id for name in house() if (told := how_to_play(name)) is not None for id in told.messages}


def puzzle_goals(name: str) -> set[str]:
    """What puzzles of a game are called, what they ask for, and what is said to a wrong try."""
    return {goal.message_id(*words) for goal in goals(name).values() for words in ((), ("title",), ("wrong",))}


def lessons(name: str) -> set[str]:
    """The titles of a game's lessons, and all that their steps say."""
    course_of = course(name)
    steps = [(lesson, step) for lesson in course_of for step in lesson.steps]
    said = [lesson.message_id(step.name, word) for lesson, step in steps for word in (step.wrong or {}).values()]
    return {*(lesson.title.id for lesson in course_of), *(lesson.text(step).id for lesson, step in steps), *said}


def _listed(name: str) -> dict[str, set[str]]:
    """A game says it in `tests/games/<game>/produced.py`, and in its data files of things."""
    listed: dict[str, set[str]] = import_module(f"tests.games.{name}.produced").produced()
    reasons = {f"{name}-reason-{slug(reason.name)}" for reason in game(name).reasons.kinds}
    return {**listed, **_things(name), f"{name}-reason-": reasons}


def _things(name: str) -> dict[str, set[str]]:
    """What everything is called and is, and what is told when it first matters: as its data files say."""
    rules = game(name).things()
    answers = [thing for each in rules if (thing := thing_of(name, rules, each)) is not None]
    return {
        f"{name}-thing-": {thing.name.id for thing in answers},
        f"{name}-what-": {thing.text.id for thing in answers},
        f"{name}-first-": {note.text.id for note in first_notes_of(name, game(name).first_notes())},
    }
