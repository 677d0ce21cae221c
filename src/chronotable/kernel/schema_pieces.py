"""Pieces that JSON Schemas of options, packs and positions are made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

Json = dict[str, Any]

FLAG: Final[Json] = {"type": "boolean"}
TEXT: Final[Json] = {"type": "string"}


def document(title: str, shape: Json) -> Json:
    """A whole schema."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": title, **shape}


def closed(required: Sequence[str] = (), /, **properties: Any) -> Json:
    """An object with these properties and no others."""
    shape: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**shape, "required": list(required)} if required else shape


def by_word(words: Iterable[str], part: Json) -> Json:
    """An object with the same for each of the words, or for some of them."""
    return closed(**dict.fromkeys(words, part))


def whole(least: int | None = None, most: int | None = None) -> Json:
    limits = {"minimum": least, "maximum": most}
    return {"type": "integer", **{name: limit for name, limit in limits.items() if limit is not None}}


def one_of(*words: str) -> Json:
    return {"type": "string", "enum": list(words)}


def maybe(part: Json) -> Json:
    return {"anyOf": [part, {"type": "null"}]}


def several(items: Json, least: int = 0, most: int | None = None) -> Json:
    """A list, as long as may be unless a `most` is given."""
    limits: Json = {} if least == 0 else {"minItems": least}
    return {"type": "array", "items": items, **limits, **({} if most is None else {"maxItems": most})}


def different(items: Json, least: int = 0, most: int | None = None) -> Json:
    """A list that names nothing twice."""
    return {**several(items, least, most), "uniqueItems": True}
