"""Pictures that a game's data asks for: components of its board on the web page, live, with what they are drawn with.

    {component: pieces/Clone, props: {destroy: end}, box: [-22, -22, 44, 44]}
    {component: areas/ring/Ring, view: start, width: 250}     # shows one of the tables under `views`
    views:
      start: {seed: 7, position: {}}

Where the page has no such board, words are enough.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Final

import yaml

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut, not_among, problem

Json = dict[str, Any]

_TEXT: Final[Json] = {"type": "string", "minLength": 1}
FIELDS: Final[Json] = {
    "component": _TEXT,
    "props": {"type": "object"},
    "box": {"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 4},
    "view": _TEXT,
    "width": {"type": "integer", "minimum": 1},
    "colours": _TEXT,
    "by": _TEXT,
}
PICTURE: Final[Json] = {
    "type": "object",
    "properties": FIELDS,
    "required": ["component"],
    "additionalProperties": False,
}
VIEWS: Final[Json] = {
    "type": "object",
    "additionalProperties": {
        "type": "object",
        "properties": {"position": {"type": "object"}, "seed": {"type": "integer"}},
        "required": ["position"],
        "additionalProperties": False,
    },
}


@dataclass(frozen=True, slots=True)
class Picture:
    """A component of the board and what it is drawn with.

    `box` is the part of a drawing's plane to show, for components that are parts of larger drawings; `view` names the
    table that it shows; `width` is how wide it wants to be, in pixels; `colours` is a class of the board's colours.
    """

    component: str
    props: Json = field(default_factory=dict)
    box: tuple[float, ...] | None = None
    view: str | None = None
    width: int | None = None
    colours: str | None = None


@dataclass(frozen=True, slots=True)
class View:
    """A table that pictures show, as its first seat sees it: a described position, dealt with a seed."""

    position: Json
    seed: int = 1


def picture_of(record: Json) -> Picture:
    box = record.get("box")
    return Picture(
        record["component"],
        record.get("props", {}),
        None if box is None else tuple(box),
        record.get("view"),
        record.get("width"),
        record.get("colours"),
    )


def with_props(record: Json, name: str, props: Json) -> Json:
    """The record of a picture with props of its own; `by` names the prop that is `name`."""
    named = {record["by"]: name} if "by" in record else {}
    return {**record, "props": {**record.get("props", {}), **named, **props}}


def views_of(content: Json) -> dict[str, View]:
    return {name: View(**view) for name, view in content.get("views", {}).items()}


def read(game: str, file: Traversable, schema: Json) -> Json:
    """What a game's file of pictures says; BadOption where it cannot be understood."""
    try:
        content: Json = yaml.load(file.read_bytes(), getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        raise BadOption(Message("kernel-pictures-broken", name=game, file=file.name, detail=cut(str(error)))) from error
    if (wrong := problem(content, schema)) is not None:
        raise _wrong(game, file, wrong.path or file.name, wrong.message)
    return content


def check_views(game: str, file: Traversable, pictures: Iterable[Picture], views: Mapping[str, View]) -> None:
    for picture in pictures:
        if picture.view is not None and picture.view not in views:
            raise _wrong(game, file, picture.component, not_among(picture.view, list(views)))


def _wrong(game: str, file: Traversable, path: str, problem: Message) -> BadOption:
    return BadOption(Message("kernel-pictures-wrong", name=game, file=file.name, path=path, problem=problem))
