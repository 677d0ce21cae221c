"""Constants of a game's terms: `VISION = 3` is the place of "vision" in the list of words that stands above it."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

import chronotable

SOURCE = Path(chronotable.__file__).parent
FILES = sorted(SOURCE.glob("games/**/terms.py"))
AT_LEAST = 12  # constants that can be compared in a file, so that the test never compares nothing


def name_of(file: Path) -> str:
    return ".".join(file.relative_to(SOURCE.parent).with_suffix("").parts)


def compared(file: Path) -> Iterator[tuple[str, int, int]]:
    """Name, value and place of every constant whose name is a word of the list above it."""
    module = importlib.import_module(name_of(file))
    words: list[str] = []
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
            value = getattr(module, name)
            if isinstance(value, list) and isinstance(value[0], str):
                words = value
            elif isinstance(value, int) and name.lower() in words:
                yield name, value, words.index(name.lower())


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_a_constant_is_the_place_of_its_word(file: Path) -> None:
    found = list(compared(file))
    assert len(found) >= AT_LEAST
    assert [(name, value) for name, value, place in found if value != place] == []
