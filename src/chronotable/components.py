"""What every game does with its data files: read what it ships, tell its version, fill a box for given packs.

The components of a game are `data/<game>.yaml` in the folder of the game, the rules of what lies on its table
`things.yaml`, what is explained when it first matters `first_notes.yaml`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Final, Generic, TypeVar

import yaml

from chronotable.kernel.pack import Pack

Record = dict[str, Any]
B = TypeVar("B")

KEPT: Final = 32  # boxes of a game


@cache
def shipped_data(game: str) -> Record:
    """The data file as it is shipped."""
    content: Record = yaml.load(_file(game), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return content


@cache
def rules_version(game: str, rules: int) -> str:
    """The number of the rules' code and a hash of the component data."""
    return f"{rules}.{hashlib.blake2b(_file(game), digest_size=6).hexdigest()}"


def _file(game: str) -> bytes:
    return files(f"chronotable.games.{game}").joinpath("data", f"{game}.yaml").read_bytes()


def things(package: str) -> dict[str, str]:
    """The rules of what lies on the table, in the folder of a game's package: what `Game.things` gives."""
    return dict(_named(package, "things.yaml"))


def first_notes(package: str) -> dict[str, Record]:
    """What is explained when it first matters, in the folder of a game's package: what `Game.first_notes` gives."""
    return deepcopy(_named(package, "first_notes.yaml"))


@cache
def learned(package: str) -> Record | None:
    """What was learned of played games, in the folder of a game's package: what `Game.learned` gives."""
    file = files(package).joinpath("data", "odds.json")
    return json.loads(file.read_bytes()) if file.is_file() else None


@cache
def _named(package: str, file: str) -> dict[str, Any]:
    """A file of records by name."""
    content: dict[str, Any] = yaml.safe_load(files(package).joinpath(file).read_bytes())
    return content


class Boxes(Generic[B]):
    """The boxes of a game by the packs applied to its data, in their order; each is filled once."""

    def __init__(
        self, game: str, combine: Callable[[Record, tuple[Pack, ...]], Record], fill: Callable[[Record], B]
    ) -> None:
        """`combine` applies packs to the game's data file; `fill` makes a box of what comes of it."""
        self._game = game
        self._combine = combine
        self._fill = fill
        self._kept: dict[tuple[str, ...], B] = {}

    def data(self) -> Record:
        """The data file as it is shipped."""
        return shipped_data(self._game)

    def __call__(self, packs: tuple[Pack, ...] = ()) -> B:
        key = tuple([pack.hash for pack in packs]) if packs else ()
        found = self._kept.get(key)
        if found is None:
            while len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            found = self._kept[key] = self._fill(self._combine(self.data(), packs))
        return found
