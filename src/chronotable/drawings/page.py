"""What the drawings share with the page, made by `tools/generate`: colours, symbols, where things lie."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Symbol:
    """A small drawing: the box of its plane (none where it has no borders) and what stands in it."""

    box: str
    markup: str


@dataclass(frozen=True)
class Page:
    colours: dict[str, tuple[str, str]]
    symbols: dict[str, Symbol]
    layout: Json


@cache
def page_of(game: str) -> Page:
    """Of a game that the page has a large board for; of any other, what all boards share."""
    shared, own = _read("page.json"), _read(f"{game}/page.json") if game.isidentifier() else {}
    colours = {**shared.get("colours", {}), **own.get("colours", {})}
    symbols = {**shared.get("symbols", {}), **own.get("symbols", {})}
    return Page(
        {name: (light, dark) for name, (light, dark) in colours.items()},
        {name: Symbol(**symbol) for name, symbol in symbols.items()},
        own.get("layout", {}),
    )


def _read(path: str) -> Json:
    file = files(__package__).joinpath(path)
    content: Json = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return content
