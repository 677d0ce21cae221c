"""The quick answer whether a value fits a schema is the library's."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import chronotable as ct
from chronotable.games import house
from chronotable.kernel.fitting import fitting
from chronotable.kernel.schema import STRICT, problem
from chronotable.testing.play import play_on

ODD: list[Any] = [
    None, True, False, 0, 1, -1, 2.0, 2.5, float("nan"), "", "a", "zz", "été", [], [1], [1.0], [True], [1, 1],
    [1, True], ["a", "b", "a"], [[1], [1]], [{}, {}], (1, 2),
    {}, {"a": 1}, {"a": None}, {"a": 1, "b": 2}, {"b": "a"}, {"a": {"a": 1}},
]  # fmt: skip
SCHEMAS: list[Any] = [
    True,
    False,
    {},
    *({"type": kind} for kind in ("object", "array", "string", "boolean", "integer", "number", "null")),
    {"type": ["integer", "null"]},
    {"enum": ["a", 1, None]},
    {"enum": [[1], True, {"a": 1}]},
    {"const": 2},
    {"const": False},
    {"minimum": 1, "maximum": 2},
    {"minLength": 1, "maxLength": 2, "pattern": "^[a-z]"},
    {"minItems": 1, "maxItems": 2, "uniqueItems": True},
    {"uniqueItems": False},
    {"minProperties": 1, "maxProperties": 1},
    {"properties": {"a": {"type": "integer"}}, "additionalProperties": False},
    {"properties": {"a": True}, "additionalProperties": {"type": "integer"}},
    {"additionalProperties": False},
    {"required": ["a", "b"]},
    {"propertyNames": {"enum": ["a"]}},
    {"items": {"type": "integer"}},
    {"items": False},
    {"anyOf": [{"type": "string"}, {"minItems": 2}]},
    {"allOf": [{"type": "array"}, {"minItems": 2}]},
    {"not": {"type": "array"}},
    {"if": {"type": "object"}, "then": {"required": ["a"]}, "else": {"type": "integer"}},
    {"if": {"enum": [[1]]}, "then": False},
    {"then": False, "else": False},
    {"type": "integer", "description": "how many", "default": "none"},
]


@pytest.mark.parametrize("schema", SCHEMAS, ids=json.dumps)
def test_every_word_means_what_it_means_to_the_library(schema: Any) -> None:
    fits = fitting(schema)
    assert fits is not None
    for value in ODD:
        assert fits(value) == STRICT(schema).is_valid(value), value


def test_a_schema_with_another_word_has_no_quick_answer() -> None:
    schema = {"properties": {"a": {"items": {"prefixItems": [{"type": "string"}]}}}}
    assert fitting(schema) is None
    assert problem({"a": [[1]]}, schema) is not None
    assert problem({"a": [["b"]]}, schema) is None


def changed(value: Any, chance: random.Random) -> Any:
    """The same with something changed somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        if chance.random() < 0.1:
            return {each: value[each] for each in value if each != name}
        return {**value, chance.choice([name] * 9 + ["other"]): changed(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], *([] if chance.random() < 0.1 else [changed(value[at], chance)]), *value[at + 1 :]]
    return chance.choice([*ODD, value])


def positions(game: str) -> Iterator[Any]:
    for seed in range(3):
        match = play_on(ct.new(game, seed=seed), random.Random(seed), most=40)
        yield json.loads(json.dumps(ct.position_of(match)))


@pytest.mark.parametrize("game", house())
def test_described_positions_fit_or_not_as_the_library_finds(game: str) -> None:
    schema = ct.position_schema(game)
    fits, library, chance = fitting(schema), STRICT(schema), random.Random(game)
    assert fits is not None, "a word that fitting.py does not know makes every position slow"
    found = set()
    for position in positions(game):
        assert fits(position)
        for _ in range(40):
            value = changed(position, chance)
            found.add(fits(value))
            assert fits(value) == library.is_valid(value), value
    assert found == {True, False}
