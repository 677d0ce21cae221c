"""Pending steps as records in the ledger's words, and back: `{"step": "dock", "who": "player1", "boat": "boat3"}`.

A step is described by its fields, each in the words of the noun of that name.  Which steps there are follows from the
game's modules: every step with a `term`, that is, every one that is no base.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import Any

from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import NoSuchWord, Noun, Nouns, wrong_type
from chronotable.kernel.schema import cut, not_among, short
from chronotable.kernel.step import Simultaneously, Step, own_fields

Json = dict[str, Any]
LookUp = Callable[..., Step[Any] | None]  # of a state and the step's fields


class DescribedSteps:
    """The steps of a game's packages, described and read back with the game's nouns."""

    def __init__(
        self,
        nouns: Nouns,
        *packages: str,
        found: Mapping[str, LookUp] | None = None,
        loaded: Sequence[str] = (),
    ) -> None:
        """`found`, by term: steps that are printed somewhere and looked up there, not made of their fields.

        `loaded` are packages from outside: of these only what was imported counts, whatever else lies in them.
        """
        self.nouns = nouns
        self._packages = packages
        self._loaded = tuple(loaded)
        self._found = found or {}

    @cached_property
    def kinds(self) -> dict[str, type[Step[Any]]]:
        """The steps by their terms."""
        for package in self._packages:
            _import_all(package)
        found = steps_of(*self._packages, *self._loaded)
        kinds = {kind.term: kind for kind in sorted(found, key=lambda kind: kind.term)}
        if len(kinds) < len(found):
            twice = sorted(kind.__qualname__ for kind in found if kinds[kind.term] is not kind)
            raise TypeError(f"steps with a term that another one has: {', '.join(twice)}")
        return kinds

    def describe(self, s: Any, step: Step[Any]) -> Json:
        if isinstance(step, Simultaneously):
            return {"step": step.term, "steps": [self.describe(s, inner) for inner in step.steps]}
        record: Json = {"step": step.term}
        for name, number in step.parameters().items():
            noun = self._noun(type(step), name)
            if noun.is_there(number) or not noun.optional:
                record[name] = noun.word(s, number)
        return record

    def make(self, s: Any, record: Json, path: str = "agenda") -> Step[Any]:
        """The step of a record; BadPosition names what cannot be, and where."""
        given = {name: value for name, value in record.items() if name != "step"}
        term = record.get("step")
        if term == Simultaneously.term:
            inner = _inner(given, path)
            return Simultaneously([self.make(s, each, f"{path}.steps.{place}") for place, each in enumerate(inner)])
        kind = self.kinds.get(term) if isinstance(term, str) else None
        if kind is None:
            raise _wrong(f"{path}.step", not_among(term, list(self.kinds)))
        names = own_fields(kind)
        given = {**{name: None for name in names if self._noun(kind, name).optional}, **given}
        _check_names(path, given, names)
        numbers = {name: self._number(s, kind, name, word, path) for name, word in given.items()}
        look_up = self._found.get(kind.term)
        step = kind(**numbers) if look_up is None else look_up(s, **numbers)
        if step is None or not step.can_be(s):
            raise BadPosition(Message("kernel-position-step", step=kind.term))
        return step

    def _number(self, s: Any, kind: type[Step[Any]], name: str, word: Any, path: str) -> Any:
        try:
            return self._noun(kind, name).number(s, word)
        except NoSuchWord as error:
            raise _wrong(error.within(f"{path}.{name}"), error.message) from error

    def _noun(self, kind: type[Step[Any]], name: str) -> Noun:
        return self.nouns[kind.nouns.get(name, name)]


def steps_of(*packages: str) -> list[type[Step[Any]]]:
    """The steps with a term in what was imported of these packages."""
    below = tuple(f"{package}." for package in packages)
    return [kind for kind in _below(Step) if kind.term and f"{kind.__module__}.".startswith(below)]


def _inner(given: Json, path: str) -> list[Json]:
    """The records of steps that are taken at once."""
    _check_names(path, given, ["steps"])
    inner, path = given["steps"], f"{path}.steps"
    if not isinstance(inner, list):
        raise _wrong(path, wrong_type(inner, "array"))
    for place, each in enumerate(inner):
        if not isinstance(each, dict):
            raise _wrong(f"{path}.{place}", wrong_type(each, "object"))
        if each.get("step") == Simultaneously.term:
            raise BadPosition(Message("kernel-position-step", step=Simultaneously.term))
    if not inner:
        raise _wrong(path, Message("kernel-schema-short", found=short(inner), least=1))
    return inner


def _check_names(path: str, given: Json, names: list[str]) -> None:
    if unknown := [cut(str(name)) for name in given if name not in names]:
        raise _wrong(path, Message("kernel-schema-unknown", names=unknown, allowed=names))
    if missing := [name for name in names if name not in given]:
        raise _wrong(path, Message("kernel-schema-required", names=missing))


def _wrong(path: str, problem: Message) -> BadPosition:
    return BadPosition(Message("kernel-position-schema", path=path, problem=problem))


def _import_all(package: str) -> None:
    """All modules below a package: a step exists as soon as its module is there."""
    for found in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
        import_module(found.name)


def _below(kind: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _below(inner)
