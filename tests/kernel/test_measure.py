"""Values from outside are measured first: what is too large is refused in time and memory that do not depend on it."""

from __future__ import annotations

import random
import sys
import tracemalloc
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.errors import BadOption, BadPack, BadPosition, BadSave
from chronotable.kernel.measure import OPTIONS, PACK, POSITION, Bounds, too_large
from chronotable.kernel.notation import seal
from chronotable.kernel.pack import Pack
from chronotable.kernel.schema import ENOUGH, problem

GAMES = ct.games()


def nested(levels: int) -> list[Any]:
    whole: list[Any] = []
    inner = whole
    for _ in range(levels):
        inner.append([])
        inner = inner[0]
    return whole


@pytest.mark.parametrize(
    ("value", "word"),
    [
        ([0] * 11, "items"),
        ({str(n): 0 for n in range(11)}, "items"),
        ([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0]], "items"),
        ("x" * 101, "characters"),
        ({"x" * 101: 0}, "characters"),
        (10**400, "number"),
        (nested(5), "deep"),
    ],
)
def test_each_measure_is_taken(value: Any, word: str) -> None:
    found = too_large(value, Bounds(100, 10, 4))
    assert found is not None
    assert found.id == f"kernel-measure-{word}"


def test_what_just_fits_is_let_through() -> None:
    assert too_large([["x" * 50, "y" * 49], [1], *[None] * 5], Bounds(120, 10, 2)) is None
    assert too_large(nested(4), Bounds(100, 10, 5)) is None


def test_a_value_that_contains_itself() -> None:
    circle: list[Any] = []
    circle.append(circle)
    assert too_large(circle, POSITION) is not None


@pytest.mark.parametrize("game", GAMES)
def test_options_are_measured_before_they_are_checked(game: str) -> None:
    for name in ct.options(game)["properties"]:
        bomb: dict[str, Any] = {name: [0] * 100_000}
        with pytest.raises(BadOption, match="Too many entries"):
            ct.new(game, **bomb)
    with pytest.raises(BadOption, match="Too long"):
        ct.new(game, players="x" * 10_000)
    with pytest.raises(BadOption, match="inside one another"):
        ct.new(game, players=nested(100))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("levels", [60, 900, 3 * sys.getrecursionlimit()])
def test_a_deep_position_is_refused(game: str, levels: int) -> None:
    """Levels at which copying it would have ended in a RecursionError."""
    with pytest.raises(BadPosition, match="inside one another"):
        ct.position(game, {"options": {"players": 2}, "agenda": nested(levels)})


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("name", "content"), [("options", "[" + "0," * 50_000 + "0]"), ("position", "[" * 60 + "]" * 60)]
)
def test_a_save_is_measured(game: str, name: str, content: str) -> None:
    text = ct.new(game, players=2, seed=1).save()
    lines = [line for line in text.split("\n")[:-2] if not line.startswith(f"{name}: ")]
    lines.insert(3, f'{name}: {{"players": {content}}}')
    body = "\n".join(lines) + "\n"
    with pytest.raises(BadSave, match="Too many"):
        ct.load(f"{body}end: 0 {seal(body)}\n")


def test_a_made_pack_is_measured() -> None:
    pack = Pack("p", {"pack": {"name": "p", "game": "loop"}, "cards": [0] * PACK.items})
    with pytest.raises(BadPack, match="Too many entries"):
        ct.new("loop", packs=[pack])


@pytest.mark.parametrize("game", GAMES)
def test_real_positions_and_options_fit_many_times(game: str) -> None:
    """A quarter of every measure is enough: packs and later rules have room."""
    most = ct.options(game)["properties"]["players"]["maximum"]
    match = ct.new(game, players=most, seed=3)
    assert too_large(match.origin.options, Bounds(*(limit // 4 for limit in OPTIONS))) is None
    chance = random.Random(3)
    while (decision := match.decision) is not None:
        assert too_large(ct.position_of(match), Bounds(*(limit // 4 for limit in POSITION))) is None
        match.choose(chance.choice(decision.options).key, decision.seat)


def test_only_the_first_errors_are_looked_at() -> None:
    """However many entries are wrong, memory does not grow with them, also inside alternatives."""
    numbers = {"type": "array", "items": {"type": "string"}}
    schema = {"properties": {"a": numbers, "b": {"anyOf": [numbers, {"type": "array", "items": {"type": "boolean"}}]}}}
    tracemalloc.start()
    for name in ("a", "b"):
        assert problem({name: [0] * 3}, schema) is not None  # what is kept for good
        tracemalloc.reset_peak()
        before = tracemalloc.get_traced_memory()[0]
        assert problem({name: [0] * 5_000}, schema) is not None
        assert tracemalloc.get_traced_memory()[1] - before < ENOUGH * 10_000
    tracemalloc.stop()


@pytest.mark.parametrize("twice", [[{"a": 1}, {"a": 1}], [1, "1", 1], [[1], [2], [1]]])
def test_the_same_twice_is_found_whatever_it_is(twice: list[Any]) -> None:
    schema = {"uniqueItems": True}
    found = problem(twice, schema)
    assert found is not None
    assert found.message.id == "kernel-schema-twice"
    assert problem([True, 1, "1", [1], {"a": 1}, {"a": True}], schema) is None
