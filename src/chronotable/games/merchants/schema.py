"""Pieces of JSON Schema that packs and positions share."""

from __future__ import annotations

from typing import Any, Final

Json = dict[str, Any]

FLAG: Final[Json] = {"type": "boolean"}


def closed(required: list[str], **properties: Any) -> Json:
    """An object with these properties and no others."""
    shape: Json = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**shape, "required": required} if required else shape


def whole(least: int, most: int) -> Json:
    return {"type": "integer", "minimum": least, "maximum": most}


def one_of(*words: str) -> Json:
    return {"type": "string", "enum": list(words)}


def maybe(part: Json) -> Json:
    return {"anyOf": [part, {"type": "null"}]}


def several(items: Json, least: int, most: int) -> Json:
    return {"type": "array", "items": items, "minItems": least, "maxItems": most}


def different(items: Json, least: int, most: int) -> Json:
    return {**several(items, least, most), "uniqueItems": True}
