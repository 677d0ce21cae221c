"""What a JSON Schema or a declared type allows, in plain words; long lists of words are named, not repeated."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, is_typeddict

from generators.typescript import fields, remarks_of, words_of

Json = dict[str, Any]
FEW = 4  # words that are listed where they stand; more stand in the list of words
MANY = 20  # words beyond which the catalogue is named, or only the first and the last
HUGE = 1000  # a bound that is only there so that there is one
PLAIN: dict[Any, Json] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    Any: {},
}


class Row(NamedTuple):
    """A field inside a structure, by its path."""

    path: str
    what: str
    about: str


def code(word: object) -> str:
    return f"`{word}`"


def sentence(text: str) -> str:
    return text[:1].upper() + text[1:].rstrip(".") + "." if text else ""


class Vocabulary:
    """The named lists of words of a game.  Those that were used stand in `used`, with what they are."""

    def __init__(
        self, named: Mapping[str, Sequence[str]], in_play: Mapping[str, Sequence[str]], catalogue: Mapping[str, Any]
    ) -> None:
        """`named` are lists of words by their names; where two names have the same words the first one stands.

        `in_play` are those of these words that one game happens to have: the names mean all of them.
        """
        self._names: dict[frozenset[str], str] = {}
        for name, words in named.items():
            self._names.setdefault(frozenset(words), name)
        self._whole = {frozenset(words): named[name] for name, words in in_play.items()}
        self._catalogue = {kind: set(ids) for kind, ids in catalogue.items() if isinstance(ids, Mapping)}
        self.used: dict[str, str] = {}

    def one_of(self, words: Sequence[str]) -> list[str]:
        """The words themselves, or the name of their list; all that a value may be."""
        words = list(dict.fromkeys(self._whole.get(frozenset(words), words)))
        name = self._names.get(frozenset(words))
        if len(words) <= FEW:
            return list(map(code, words))
        if name is None:
            return self._listed(words)
        self.used[name] = either(self._listed(words))
        return [f"[{name}](#words)"]

    def _listed(self, words: list[str]) -> list[str]:
        if len(words) <= MANY:
            return list(map(code, words))
        kinds = [kind for kind, ids in self._catalogue.items() if len(ids) > FEW and ids <= set(words)]
        rest = [word for word in words if not any(word in self._catalogue[kind] for kind in kinds)]
        if len(rest) > MANY:
            return [f"{', '.join(map(code, words[:3]))} … {code(words[-1])} ({len(words)} words)"]
        ids = f"an id of the catalogue's {either(list(map(code, kinds)))} ({len(words) - len(rest)} of them)"
        return [ids, *map(code, rest)]

    # ---- schemas

    def said(self, schema: Json) -> str:
        """What a value may be."""
        return either(list(dict.fromkeys(self._ways(schema))))

    def _ways(self, schema: Json) -> list[str]:
        if "enum" in schema:
            return self.one_of(schema["enum"])
        if "const" in schema:
            return [code(schema["const"])]
        for several in ("anyOf", "oneOf"):
            if several in schema:
                return [way for part in schema[several] for way in self._ways(part)]
        saying = {
            "integer": _number,
            "number": lambda _: "a number",
            "boolean": lambda _: "`true` or `false`",
            "null": lambda _: "`null`",
            "string": _text,
            "array": self._list,
            "object": self._object,
        }.get(schema.get("type", ""))
        return [saying(schema) if saying else "anything"]

    def _list(self, schema: Json) -> str:
        least, most = schema.get("minItems", 0), schema.get("maxItems", HUGE)
        long = f" of {least}" if least == most else ""
        different = ", all different" if schema.get("uniqueItems") else ""
        item = self.said(schema.get("items", {}))
        return f"a list{long}{different}: {item}" if item != "an object" else f"a list{long} of objects{different}"

    def _object(self, schema: Json) -> str:
        words, inner = self.by_words(schema)
        return "an object" if inner is None else f"by {words}: {self.said(inner)}"

    def by_words(self, schema: Json) -> tuple[str, Json | None]:
        """What the names in an object are and what each holds, where it is a table by words and no structure."""
        named = schema.get("properties", {})
        held = list(named.values())
        if named and all(each == held[0] for each in held) and (frozenset(named) in self._names or len(named) > FEW):
            return either(self.one_of(list(named))), held[0]
        other = schema.get("additionalProperties")
        if not named and isinstance(other, dict):
            return self.said(schema.get("propertyNames", {"type": "string"})), other
        return "", None

    def rows(self, schema: Json, path: str = "") -> Iterator[Row]:
        """All fields of a structure, the inner ones after the outer."""
        for name, inner in schema.get("properties", {}).items():
            yield Row(f"{path}{name}", self.said(inner), sentence(str(inner.get("description", ""))))
            yield from self._inside(inner, f"{path}{name}")

    def _inside(self, schema: Json, path: str) -> Iterator[Row]:
        for part in [schema, *schema.get("anyOf", [])]:
            if part.get("type") == "array":
                yield from self._inside(part.get("items", {}), f"{path}[]")
            elif part.get("type") == "object":
                _, held = self.by_words(part)
                yield from self.rows(part, f"{path}.") if held is None else self._inside(held, f"{path}.*")


def _number(schema: Json) -> str:
    least, most = schema.get("minimum"), schema.get("maximum", HUGE)
    if most < HUGE:
        return f"{least} to {most}" if least is not None else f"a whole number, at most {most}"
    return "a whole number" if least is None or least <= -HUGE else f"a whole number from {least}"


def _text(schema: Json) -> str:
    pattern = schema.get("pattern", "").replace("(?!\\n)", "")
    return f"a word like {code(pattern)}" if pattern else "a word"


def either(parts: list[str]) -> str:
    return f"{', '.join(parts[:-1])} or {parts[-1]}" if len(parts) > 1 else "".join(parts)


# ---- declared types


def schema_of(hint: Any) -> Json:
    """A declared type as a JSON Schema; what stands behind a field in the source describes it."""
    origin, inner = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return _structure(hint)
    if origin is Annotated:
        words = words_of(hint)
        return schema_of(inner[0]) if words is None else {"enum": list(words.words)}
    if origin is Literal:
        return {"enum": list(inner)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(part) for part in inner]}
    if origin is list:
        return {"type": "array", "items": schema_of(inner[0])}
    if origin is tuple:
        return {"type": "array", "items": schema_of(inner[0]), "minItems": len(inner), "maxItems": len(inner)}
    if origin in (dict, Mapping) or getattr(origin, "__name__", "") == "Mapping":
        return {"type": "object", "propertyNames": schema_of(inner[0]), "additionalProperties": schema_of(inner[1])}
    return PLAIN.get(hint, {"type": "object"})


def _structure(kind: type) -> Json:
    remarks = remarks_of(kind)
    properties = {}
    for name, (hint, always) in fields(kind).items():
        remark = re.sub(r"^\w", lambda first: first[0].upper(), remarks.get(name, ""))
        missing = "" if always else "May be missing"
        properties[name] = {**schema_of(hint), "description": ". ".join(filter(None, [remark.rstrip("."), missing]))}
    return {"type": "object", "properties": properties}
