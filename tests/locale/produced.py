"""The message ids that code can produce: literals in the source, and ids made from the games' words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import chronotable
from chronotable.games import game, house
from chronotable.kernel.step import Step

SOURCE = Path(chronotable.__file__).parent
# What this folder answers for wholly; of cli-* only that nothing is missing.
PREFIXES = ("bots-", "kernel-", *(f"{name}-" for name in house()))

Record = dict[str, Any]


def slug(word: str) -> str:
    return word.replace("_", "-")


def literals(prefixes: tuple[str, ...] = PREFIXES) -> Iterator[tuple[str, str, bool]]:
    """Message ids in the source: the file, the id or its beginning, and whether it is complete."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0] if node.values else None
                if isinstance(first, ast.Constant) and str(first.value).startswith(prefixes):
                    yield str(file.relative_to(SOURCE)), str(first.value), False
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith(prefixes) and " " not in node.value:
                    yield str(file.relative_to(SOURCE)), node.value, not node.value.endswith("-")


def said_with() -> Iterator[tuple[str, str, set[str]]]:
    """Messages whose id and arguments stand in the source: the file, the id, the names of the arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            id, names = node.args[0], {keyword.arg for keyword in node.keywords}
            if not isinstance(id, ast.Constant) or None in names:
                continue
            if node.func.id == "Message" and str(id.value).startswith(PREFIXES):
                yield str(file.relative_to(SOURCE)), str(id.value), {str(name) for name in names}
            elif node.func.id == "law":
                yield file.parent.name, f"{file.parent.name}-law-{id.value!s}", {str(name) for name in names}
            elif node.func.id == "refuse":
                game = file.relative_to(SOURCE / "games").parts[0]
                yield str(file.relative_to(SOURCE)), f"{game}-why-{slug(str(id.value))}", {str(name) for name in names}


def steps(name: str, cls: type[Step[Any]] = Step) -> Iterator[type[Step[Any]]]:
    """Every kind of step of a game that can ask for a choice: those that name their options."""
    assert game(name).name == name  # its import brings all steps along
    for kind in cls.__subclasses__():
        yield from steps(name, kind)
        if kind.term and kind.__module__.startswith(f"chronotable.games.{name}.") and kind.key is not Step.key:
            yield kind


def laws(name: str) -> set[str]:
    """Ids of laws: the first argument of every call of `law` in a file of laws."""
    return {
        f"{name}-law-{node.args[0].value}"
        for file in sorted((SOURCE / "games" / name).glob("*laws*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "law"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


def told(name: str) -> set[str]:
    """The kinds of events in a game's source: what is given to `tell`."""
    found = set()
    for file in (SOURCE / "games" / name).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("tell"):
                found |= {
                    argument.value
                    for argument in node.args[:2]
                    if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                }
    return found


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


def produced() -> dict[str, set[str]]:
    """What the games of the house make from words, by the beginning that stands in the source."""
    return {beginning: ids for name in house() for beginning, ids in _listed(name).items()}


def _listed(game: str) -> dict[str, set[str]]:
    """A game says it in `tests/games/<game>/produced.py`."""
    listed: dict[str, set[str]] = import_module(f"tests.games.{game}.produced").produced()
    return listed
