"""Whether a JSON value fits a JSON Schema: yes or no, many times as fast as the library, which says why not.

Descriptions of positions and options are mostly right, and are checked again with every match that is read.  A schema
is made into functions once, for the words that the house uses; for one with another word there is no quick answer.
`schema.py` asks the library whenever the answer is not yes: what is told to people comes from there alone.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sized
from numbers import Number
from typing import Any, Final

Fits = Callable[[Any], bool]
Json = dict[str, Any]

SAYS_NOTHING: Final = {"description", "title", "default", "$schema", "x-asked-if"}


class NoQuickAnswer(Exception):
    """The schema has a word that is not known here."""


def fitting(schema: Json | bool) -> Fits | None:
    """Whether a value fits this schema; None where only the library knows."""
    try:
        return _made(schema)
    except NoQuickAnswer:
        return None


def _made(schema: Json | bool) -> Fits:
    if isinstance(schema, bool):
        return lambda value: schema
    parts = [
        _WORDS[word](rule, schema) if word in _WORDS else _unknown(word)
        for word, rule in schema.items()
        if word not in SAYS_NOTHING
    ]
    return parts[0] if len(parts) == 1 else lambda value: _all(parts, value)


def _all(parts: list[Fits], value: Any) -> bool:
    for part in parts:  # noqa: SIM110  # without a generator: half the time
        if not part(value):
            return False
    return True


def _unknown(word: str) -> Fits:
    raise NoQuickAnswer(word)


# ---- kinds and values


def _is_number(value: Any) -> bool:
    return isinstance(value, Number) and not isinstance(value, bool)


_KINDS: Final[dict[str, Fits]] = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "boolean": lambda value: isinstance(value, bool),
    "integer": lambda value: isinstance(value, int) and not isinstance(value, bool),
    "number": _is_number,
    "null": lambda value: value is None,
}


def _type(rule: str | list[str], _: Json) -> Fits:
    kinds = [_KINDS[name] for name in ([rule] if isinstance(rule, str) else rule)]
    return kinds[0] if len(kinds) == 1 else lambda value: any(kind(value) for kind in kinds)


def _enum(rule: list[Any], _: Json) -> Fits:
    words = frozenset(each for each in rule if isinstance(each, str))
    others = [each for each in rule if not isinstance(each, str)]

    def is_among(value: Any) -> bool:
        return value in words if isinstance(value, str) else any(_same(each, value) for each in others)

    return is_among


def _same(one: Any, other: Any) -> bool:
    """1 is 1.0, but not true."""
    if isinstance(one, list) and isinstance(other, (list, tuple)):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(_same(one[name], other[name]) for name in one)
    return bool(one == other) and isinstance(one, bool) == isinstance(other, bool)


# ---- bounds


def _bound(holds: Callable[[Any, Any], bool], applies: Fits) -> Callable[[Any, Json], Fits]:
    return lambda rule, _: lambda value: not applies(value) or holds(value, rule)


def _length(kind: type[Sized], holds: Callable[[int, int], bool]) -> Callable[[int, Json], Fits]:
    return lambda rule, _: lambda value: not isinstance(value, kind) or holds(len(value), rule)


def _at_least(found: Any, rule: Any) -> bool:
    return not found < rule  # a number that is none passes here and there, as it does in the library


def _at_most(found: Any, rule: Any) -> bool:
    return not found > rule


def _pattern(rule: str, _: Json) -> Fits:
    search = re.compile(rule).search
    return lambda value: not isinstance(value, str) or search(value) is not None


def _unique(rule: bool, _: Json) -> Fits:
    def has_nothing_twice(value: Any) -> bool:
        if not isinstance(value, list):
            return True
        written = {json.dumps(item, sort_keys=True, default=repr) for item in value}
        return len(written) == len(value)

    return has_nothing_twice if rule else lambda value: True


# ---- parts


def _properties(rule: dict[str, Any], _: Json) -> Fits:
    parts = {name: _made(part) for name, part in rule.items()}

    def fit(value: Any) -> bool:
        if isinstance(value, dict):
            for name, item in value.items():
                if name in parts and not parts[name](item):
                    return False
        return True

    return fit


def _additional(rule: Json | bool, schema: Json) -> Fits:
    known, fits = schema.get("properties", {}), _made(rule)
    return lambda value: not isinstance(value, dict) or all(fits(value[name]) for name in value if name not in known)


def _required(rule: list[str], _: Json) -> Fits:
    return lambda value: not isinstance(value, dict) or all(name in value for name in rule)


def _names(rule: Json | bool, _: Json) -> Fits:
    fits = _made(rule)
    return lambda value: not isinstance(value, dict) or all(fits(name) for name in value)


def _items(rule: Json | bool, _: Json) -> Fits:
    fits = _made(rule)
    return lambda value: not isinstance(value, list) or all(fits(item) for item in value)


# ---- several schemas


def _any_of(rule: list[Any], _: Json) -> Fits:
    parts = [_made(part) for part in rule]
    return lambda value: any(part(value) for part in parts)


def _all_of(rule: list[Any], _: Json) -> Fits:
    parts = [_made(part) for part in rule]
    return lambda value: _all(parts, value)


def _not(rule: Json | bool, _: Json) -> Fits:
    fits = _made(rule)
    return lambda value: not fits(value)


def _if(rule: Json | bool, schema: Json) -> Fits:
    applies, then, otherwise = _made(rule), _made(schema.get("then", True)), _made(schema.get("else", True))
    return lambda value: then(value) if applies(value) else otherwise(value)


def _with_if(_: Json | bool, schema: Json) -> Fits:
    """`then` and `else` are looked at with their `if`, and say nothing without one."""
    return lambda value: True


_WORDS: Final[dict[str, Callable[[Any, Json], Fits]]] = {
    "type": _type,
    "enum": _enum,
    "const": lambda rule, schema: _enum([rule], schema),
    "minimum": _bound(_at_least, _is_number),
    "maximum": _bound(_at_most, _is_number),
    "minLength": _length(str, _at_least),
    "maxLength": _length(str, _at_most),
    "minItems": _length(list, _at_least),
    "maxItems": _length(list, _at_most),
    "minProperties": _length(dict, _at_least),
    "maxProperties": _length(dict, _at_most),
    "pattern": _pattern,
    "uniqueItems": _unique,
    "properties": _properties,
    "additionalProperties": _additional,
    "required": _required,
    "propertyNames": _names,
    "items": _items,
    "anyOf": _any_of,
    "allOf": _all_of,
    "not": _not,
    "if": _if,
    "then": _with_if,
    "else": _with_if,
}
