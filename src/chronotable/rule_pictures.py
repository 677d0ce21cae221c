"""What is drawn beside the rules of a game: pictures where words are clumsy, small boards for the examples.

The pictures are data, `rule_pictures.yaml` in the game's folder; what a picture says is told in `pictures.py`.  One
entry may draw many rules: `rules` is a list of them, or says what each of them has for the prop named by `by`.

    pictures:
      - {component: areas/ring/Ring, view: vortex, width: 250, rules: [LOOP-EX-3]}
      - {component: pieces/BuildingTile, by: id, rules: {ANA-27.101: "101", ANA-27.102: "102"}}
    views:
      vortex: {seed: 7, position: {}}
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from chronotable.games import rule_pictures_of
from chronotable.pictures import FIELDS, VIEWS, Json, Picture, View, check_views, picture_of, read, views_of, with_props

_WORD: Final[Json] = {"type": "string", "minLength": 1}
_ENTRY: Final[Json] = {
    "type": "object",
    "properties": {
        **FIELDS,
        "rules": {
            "type": ["array", "object"],
            "items": _WORD,
            "minItems": 1,
            "additionalProperties": _WORD,
            "minProperties": 1,
        },
    },
    "required": ["component", "rules"],
    "additionalProperties": False,
}
SCHEMA: Final[Json] = {
    "type": "object",
    "properties": {"pictures": {"type": "array", "items": _ENTRY}, "views": VIEWS},
    "required": ["pictures"],
    "additionalProperties": False,
}


@dataclass(frozen=True, slots=True)
class RulePictures:
    """By rule, in the order in which they are drawn."""

    pictures: dict[str, tuple[Picture, ...]]
    views: dict[str, View]


def rule_pictures(game: str) -> RulePictures | None:
    """The pictures of a game's rules, if it has any; BadOption where its file cannot be understood."""
    file = rule_pictures_of(game)
    return None if file is None else _read(game, file)


def _read(game: str, file: Traversable) -> RulePictures:
    content = read(game, file, SCHEMA)
    found: dict[str, tuple[Picture, ...]] = {}
    for entry in content["pictures"]:
        for rule, picture in _drawn(entry):
            found[rule] = (*found.get(rule, ()), picture)
    views = views_of(content)
    check_views(game, file, (picture for pictures in found.values() for picture in pictures), views)
    return RulePictures(found, views)


def _drawn(entry: Json) -> Iterator[tuple[str, Picture]]:
    rules = entry["rules"]
    if isinstance(rules, dict):
        yield from ((rule, picture_of(with_props(entry, word, {}))) for rule, word in rules.items())
    else:
        yield from ((rule, picture_of(entry)) for rule in rules)
