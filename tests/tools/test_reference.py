"""docs/reference: a page for each game from what it declares, with a word on everything."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.game import Game
from tests.conformance.games import tables

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

from generators.plain_words import Row, Vocabulary, schema_of
from generators.reference import page

GAMES = {table.game.name: table.game for table in tables()}
ABOUT = {"Option keys": "key", "Events": "kind", "Pending steps": "step", "Set-up options": "option"}


@pytest.fixture(params=sorted(GAMES), scope="module")
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return GAMES[request.param]


@pytest.fixture(scope="module")
def text(game: Game[Any]) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys.modules["chronotable.games"], "_registered", {})
        if game.name not in ct.games():
            ct.register(game)
        yield page(game)


def rows(text: str, heading: str, first: str) -> list[list[str]]:
    """The cells of the table whose first column is called so."""
    section = text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    body = re.search(rf"^\| {first} \|.*\n\|[- |]+\n((?:\|.*\n)+)", section, re.MULTILINE)
    assert body, f"{heading} has no table of {first}s"
    return [re.split(r"(?<!\\) ?\| ?", line)[1:-1] for line in body[1].splitlines()]


def test_everything_that_is_listed_is_described(text: str) -> None:
    bare = [
        f"{heading}: {cells[0]}"
        for heading, first in ABOUT.items()
        for cells in rows(text, heading, first)
        if not re.search("[a-z]", cells[-1])
    ]
    assert not bare, "without a note, a text or a docstring"


def test_every_verb_event_and_field_of_a_position_is_listed(game: Game[Any], text: str) -> None:
    verbs = [re.split("[:`\\[]", cells[0])[1] for cells in rows(text, "Option keys", "key")]
    assert verbs == list(game.asking.verbs)
    assert game.events is not None
    assert [cells[0].strip("`") for cells in rows(text, "Events", "kind")] == sorted(game.events.kinds)
    listed = {cells[0].strip("`") for cells in rows(text, "Positions", "field")}
    assert set(game.position_schema()["properties"]) <= listed
    offered = set(game.option_schema()["properties"])
    assert offered == {cells[0].strip("`") for cells in rows(text, "Set-up options", "option")}


def test_names_of_words_are_explained_and_nothing_is_left_unsaid(text: str) -> None:
    listed = {cells[0] for cells in rows(text, "Words", "name")}
    assert set(re.findall(r"\[(\w+)\]\(#words\)", text)) == listed
    assert "{" not in re.sub(r"`[^`]*`", "", text), "a text has a variable that nobody filled in"


def test_offered_keys_have_the_shape_that_the_page_tells(game: Game[Any], text: str) -> None:
    """Whoever writes a bot by the page must meet no other keys."""
    shapes = []
    for cells in rows(text, "Option keys", "key"):
        shape = re.escape(cells[0].strip("`")).replace("…", "(:[^:]+)*")
        shapes.append(re.sub(r"<\w+>", "[^:]+", shape.replace(r"\[", "(").replace(r"\]", ")?")))
    match = ct.new(game, seed=5)
    for _ in range(60):
        if match.over:
            break
        for decision in match.decisions:
            for option in decision.options:
                assert any(re.fullmatch(shape, option.key) for shape in shapes), option.key
        decision = match.ask()
        match.choose(decision.options[len(match.history) % len(decision.options)].key, decision.seat)


# ---- schemas in plain words

COLOURS = ["red", "green", "blue", "yellow", "rogue"]
IDS = [f"c{n}" for n in range(30)]
WORDS = {"colour": COLOURS, "card": IDS, "piece": ["a", "b", "c", "d", "e"]}


def by_name(names: list[str], schema: dict[str, Any]) -> dict[str, Any]:
    return {"type": "object", "properties": dict.fromkeys(names, schema)}


@pytest.fixture
def vocabulary() -> Vocabulary:
    return Vocabulary(WORDS, {"piece": ["b", "d"]}, {"card": dict.fromkeys(IDS)})


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"enum": ["left", "right"]}, "`left` or `right`"),
        ({"enum": COLOURS}, "[colour](#words)"),
        ({"enum": ["b", "d"]}, "[piece](#words)"),
        ({"anyOf": [{"enum": ["left", "right"]}, {"type": "null"}]}, "`left`, `right` or `null`"),
        ({"enum": [*IDS, "none"]}, "an id of the catalogue's `card` (30 of them) or `none`"),
        ({"enum": [f"x{n}" for n in range(25)]}, "`x0`, `x1`, `x2` … `x24` (25 words)"),
        ({"type": "integer", "minimum": 1, "maximum": 6}, "1 to 6"),
        ({"type": "integer", "minimum": 0, "maximum": 1000}, "a whole number from 0"),
        ({"type": "array", "items": {"enum": COLOURS}, "uniqueItems": True}, "a list, all different: [colour](#words)"),
        ({"type": "array", "items": {"type": "null"}, "minItems": 2, "maxItems": 2}, "a list of 2: `null`"),
        (by_name(COLOURS, {"type": "integer"}), "by [colour](#words): a whole number"),
        (by_name(["x", "y"], {"type": "integer"}), "an object"),
        ({"type": "string", "pattern": "^t[0-9]$(?!\\n)"}, "a word like `^t[0-9]$`"),
        ({}, "anything"),
        (schema_of(dict[str, list[int] | None]), "by a word: a list: a whole number or `null`"),
    ],
)  # fmt: skip
def test_what_a_schema_allows(vocabulary: Vocabulary, schema: dict[str, Any], said: str) -> None:
    assert vocabulary.said(schema) == said


def test_fields_are_listed_with_those_inside_them(vocabulary: Vocabulary) -> None:
    hour = {"type": "integer", "description": "of the clock"}
    inner = {"type": "object", "properties": {"hour": hour, "at": {"enum": COLOURS}}}
    boats = by_name(COLOURS, {"type": "array", "items": inner})
    assert list(vocabulary.rows({"properties": {"boats": boats}})) == [
        Row("boats", "by [colour](#words): a list of objects", ""),
        Row("boats.*[].hour", "a whole number", "Of the clock."),
        Row("boats.*[].at", "[colour](#words)", ""),
    ]
    assert vocabulary.used == {"colour": "`red`, `green`, `blue`, `yellow` or `rogue`"}
