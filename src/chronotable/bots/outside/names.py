"""What bots from outside are called, and where they stand.  Nothing of theirs is imported here.

A program gives its bot a name by `register`; an installed package does so in the entry-point group `chronotable.bots`,
and `module:Class` needs no name at all.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, short

GROUP: Final = "chronotable.bots"
_NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")
_PATH: Final = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")


@dataclass(frozen=True, slots=True)
class Reference:
    """A module, and what makes the bot there; `file` where the module is a program that was started itself."""

    module: str
    name: str
    file: str | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """A bot from outside as somebody named it."""

    title: str
    reference: Reference
    number: str | None  # what follows its name


_registered: dict[str, Reference] = {}


def register(name: str, factory: Callable[..., Any], taken: Collection[str]) -> None:
    """Let this process know a bot; what makes it must be found again by its name in a module."""
    if not isinstance(name, str) or not _NAME.fullmatch(name):
        raise BadOption(Message("bots-bad-name", name=short(name)))
    if name in taken:
        raise BadOption(Message("bots-taken", name=name))
    _registered[name] = _reference(factory)


def _reference(factory: Callable[..., Any]) -> Reference:
    module, name = getattr(factory, "__module__", None), getattr(factory, "__qualname__", None)
    if not callable(factory) or not isinstance(module, str) or not isinstance(name, str) or not _PATH.fullmatch(name):
        raise BadOption(Message("bots-nowhere", found=short(factory)))
    file = getattr(sys.modules.get(module), "__file__", None) if module == "__main__" else None
    if module == "__main__" and file is None:  # typed in: no other process can read it
        raise BadOption(Message("bots-nowhere", found=short(factory)))
    return Reference(module, name, file)


def names(taken: Collection[str]) -> list[str]:
    """The names by which bots from outside can be asked for; nobody can take that of a bot of the house."""
    return sorted({*_registered, *(name for name in _offered() if name not in taken)})


@cache
def _offered() -> dict[str, list[EntryPoint]]:
    """What installed packages offer."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if _NAME.fullmatch(entry.name):
            found.setdefault(entry.name, []).append(entry)
    return found


def find(spec: str) -> Found | None:
    """`name`, `name:number`, `module:Class` or `module:Class:number`; None if it can be none of these."""
    name, colon, rest = spec.partition(":")
    if name in _registered or name in _offered():
        return Found(name, _registered.get(name) or _of_package(name), rest if colon else None)
    kind, more, number = rest.partition(":")
    if not _PATH.fullmatch(name) or not _PATH.fullmatch(kind):
        return None
    return Found(kind, Reference(name, kind), number if more else None)


def _of_package(name: str) -> Reference:
    entries = _offered()[name]
    if len({entry.value for entry in entries}) > 1:
        packages = sorted(entry.dist.name if entry.dist is not None else entry.value for entry in entries)
        raise BadOption(Message("bots-two-packages", name=name, packages=packages))
    entry = entries[0]
    if not _PATH.fullmatch(entry.module) or not _PATH.fullmatch(entry.attr):
        raise BadOption(Message("bots-nowhere", found=cut(entry.value)))
    return Reference(entry.module, entry.attr)
