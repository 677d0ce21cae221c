"""How a game is played, on two printed pages: a few sections of sentences with drawings, and the legend of all symbols.

The pages of a game are data, `how_to_play.yaml` in its folder, and their words messages of the game (most of them in
`locale/<language>/<game>_how_to_play.ftl`).  An item names the rules that its words explain.  What a picture says is
told in `pictures.py`.

    sections:
      goal:
        - text: loop-how-to-play-goal
          rules: [LOOP-13.1]
          picture: {component: pieces/Clone, props: {destroy: end}, box: [-22, -22, 44, 44]}
    legend:
      - title: loop-legend-eras
        text: loop-legend-eras-text             # what all of them are, where that says it
        picture: {component: pieces/EraSign}    # how each of them is drawn, but for its own props
        symbols:
          - {symbol: lp-era-dawn, name: loop-era-dawn, props: {era: dawn}}
    views:
      start: {seed: 7, position: {}}            # tables that pictures may show: `view: start`
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from chronotable.games import how_to_play_of, names
from chronotable.pictures import PICTURE, VIEWS, Picture, View, check_views, picture_of, read, views_of, with_props

# The sections with their headings, in the order in which they are read.
SECTIONS: Final = {
    "goal": "kernel-how-to-play-goal",
    "turn": "kernel-how-to-play-turn",
    "symbols": "kernel-how-to-play-symbols",
    "end": "kernel-how-to-play-end",
    "mistakes": "kernel-how-to-play-mistakes",
}

Json = dict[str, Any]

_TEXT: Final[Json] = {"type": "string", "minLength": 1}
_RULES: Final[Json] = {"type": "array", "items": _TEXT}
_ITEM: Final[Json] = {
    "type": "object",
    "properties": {"text": _TEXT, "rules": _RULES, "picture": PICTURE},
    "required": ["text"],
    "additionalProperties": False,
}
_SYMBOL: Final[Json] = {
    "type": "object",
    "properties": {
        "symbol": _TEXT,
        "name": _TEXT,
        "text": _TEXT,
        "rules": _RULES,
        "props": {"type": "object"},
        "picture": PICTURE,
    },
    "required": ["symbol", "name"],
    "additionalProperties": False,
}
_GROUP: Final[Json] = {
    "type": "object",
    "properties": {
        "title": _TEXT,
        "text": _TEXT,
        "rules": _RULES,
        "picture": PICTURE,
        "symbols": {"type": "array", "items": _SYMBOL, "minItems": 1},
    },
    "required": ["title", "symbols"],
    "additionalProperties": False,
}
SCHEMA: Final[Json] = {
    "type": "object",
    "properties": {
        "sections": {
            "type": "object",
            "properties": {section: {"type": "array", "items": _ITEM} for section in SECTIONS},
            "additionalProperties": False,
        },
        "legend": {"type": "array", "items": _GROUP},
        "views": VIEWS,
    },
    "required": ["sections"],
    "additionalProperties": False,
}


@dataclass(frozen=True, slots=True)
class Item:
    """A few sentences, the rules that they explain, and perhaps a drawing."""

    text: str
    rules: tuple[str, ...] = ()
    picture: Picture | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Items under one heading."""

    name: str
    title: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A symbol by the board's name of it, what it is called, and what it means unless its group says that."""

    symbol: str
    name: str
    text: str | None
    picture: Picture | None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Group:
    """Symbols of one kind."""

    title: str
    text: str | None
    symbols: tuple[Symbol, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HowToPlay:
    """The pages of a game."""

    sections: tuple[Section, ...]
    legend: tuple[Group, ...]
    views: dict[str, View]

    @property
    def rules(self) -> frozenset[str]:
        """The rules that are explained here."""
        items = [item for section in self.sections for item in section.items]
        symbols = [symbol for group in self.legend for symbol in group.symbols]
        lists = [each.rules for each in items] + [each.rules for each in self.legend] + [each.rules for each in symbols]
        return frozenset(rule for rules in lists for rule in rules)

    @property
    def messages(self) -> frozenset[str]:
        """The messages that say it."""
        items = [item.text for section in self.sections for item in section.items]
        groups = [id for group in self.legend for id in (group.title, group.text)]
        symbols = [id for group in self.legend for each in group.symbols for id in (each.name, each.text)]
        return frozenset(id for id in (*items, *groups, *symbols) if id is not None)

    @property
    def pictures(self) -> tuple[Picture, ...]:
        items = [item.picture for section in self.sections for item in section.items]
        symbols = [symbol.picture for group in self.legend for symbol in group.symbols]
        return tuple(picture for picture in (*items, *symbols) if picture is not None)


def games() -> tuple[str, ...]:
    """The games that say how they are played."""
    return tuple(name for name in names() if how_to_play_of(name) is not None)


def how_to_play(game: str) -> HowToPlay | None:
    """The pages of a game, if it has them; BadOption where its file cannot be understood."""
    file = how_to_play_of(game)
    return None if file is None else _read(game, file)


def _read(game: str, file: Traversable) -> HowToPlay:
    content = read(game, file, SCHEMA)
    found = HowToPlay(
        tuple(_section(name, items) for name in SECTIONS if (items := content["sections"].get(name))),
        tuple(_group(group) for group in content.get("legend", ())),
        views_of(content),
    )
    check_views(game, file, found.pictures, found.views)
    return found


def _section(name: str, items: list[Json]) -> Section:
    return Section(name, SECTIONS[name], tuple(_item(item) for item in items))


def _item(item: Json) -> Item:
    return Item(item["text"], tuple(item.get("rules", ())), _picture(item.get("picture")))


def _group(group: Json) -> Group:
    symbols = tuple(_symbol(symbol, group.get("picture")) for symbol in group["symbols"])
    return Group(group["title"], group.get("text"), symbols, tuple(group.get("rules", ())))


def _symbol(symbol: Json, shared: Json | None) -> Symbol:
    """With a picture of its own, or that of its group with its own props; `by` names the prop that is the symbol."""
    picture: Json | None = symbol.get("picture", shared)
    if picture is not None:
        picture = with_props(picture, symbol["symbol"], symbol.get("props", {}))
    rules = tuple(symbol.get("rules", ()))
    return Symbol(symbol["symbol"], symbol["name"], symbol.get("text"), _picture(picture), rules)


def _picture(picture: Json | None) -> Picture | None:
    return None if picture is None else picture_of(picture)
