"""The glossary of a game: what its things are called in each language, and which rule says what they are.

`glossary.yaml` in the folder of a game names its terms, each with the rule that explains it; `retold` are chapters that
say again what a rule elsewhere said (examples, lists of what is often missed).  `locale/<language>/glossary.yaml` has
the words: the published one first, then what else players may call it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

import yaml

from chronotable.games import all_texts_of, ledgers_of

_FILE = "glossary.yaml"


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of a game.  `also` are other words for it: a search knows them, texts do not use them.

    Not `is_linked`: a word so usual that a text which led from it to its rule at every step could not be read.
    """

    key: str
    rule: str
    name: str
    also: tuple[str, ...] = ()
    is_linked: bool = True


def terms(game: str, language: str) -> tuple[Term, ...]:
    """The terms that have a name in the language, in the order of the glossary."""
    words = {key: named for folder in all_texts_of(game) for key, named in _read(folder / language / _FILE).items()}
    return tuple(
        Term(key, said["rule"], words[key][0], tuple(words[key][1:]), said.get("linked", True))
        for key, said in _glossary(game).items()
        if key in words
    )


def retold(game: str) -> tuple[int, ...]:
    """The chapters that say again what a rule elsewhere said."""
    return tuple(chapter for file in _files(game) for chapter in _read(file).get("retold", ()))


def _glossary(game: str) -> dict[str, Mapping[str, Any]]:
    return {key: said for file in _files(game) for key, said in _read(file).get("terms", {}).items()}


def _files(game: str) -> list[Traversable]:
    folders = [folder for folder in (_beside(ledger) for ledger in ledgers_of(game)) if folder is not None]
    return [folder / _FILE for folder in folders]


def _beside(ledger: Traversable) -> Traversable | None:
    """The folder of a ledger; one that is not a file of a folder has no glossary."""
    return getattr(ledger, "parent", None)


def _read(file: Traversable) -> Mapping[str, Any]:
    return _parsed(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _parsed(text: str) -> Mapping[str, Any]:
    found: Mapping[str, Any] = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    return found
