"""Views, catalogues and events are as the games declare them: what was met in play, and what the source tells."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple, is_typeddict

import pytest

import chronotable as ct
from chronotable.games.room25.events import EVENTS
from chronotable.games.room25.view import View
from chronotable.kernel.declared import Events
from chronotable.kernel.game import Game
from chronotable.testing.declared import Declared, declared, event_misfits, misfits
from tests.conformance.games import tables

ROOT = Path(__file__).parents[2]
GAMES = [table.game for table in tables()]


class TestDeclared(Declared):
    tables = tables()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_of_the_house_declares_what_it_shows_and_tells(game: Game[Any]) -> None:
    assert is_typeddict(declared(game, "view"))
    assert is_typeddict(declared(game, "catalogue")) or not game.catalogue(())
    assert game.events is not None


# ---- what the source tells, also what no match of the suite comes to


class Tell(NamedTuple):
    kind: str
    arguments: set[str]
    secret: set[str]
    whole: bool  # or are there arguments that only play can show?


def tells(game: Game[Any]) -> Iterator[Tell]:
    """The calls of `tell` in a game's source."""
    folder = ROOT.joinpath("docs/examples/relics" if game.name == "relics" else f"src/chronotable/games/{game.name}")
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] == "tell":
                dictionaries = [*node.args, *(each.value for each in node.keywords if each.arg == "words")]
                named = {each.arg for each in node.keywords} - {"secret", "seats", "words", None}
                listed = {name for each in dictionaries for name in keys(each)}
                whole = all(isinstance(each.value, ast.Dict) for each in node.keywords if each.arg == "words")
                hidden = [*node.args[2:3], *(each.value for each in node.keywords if each.arg == "secret")]
                secret = {name for each in hidden if isinstance(each, ast.Tuple) for name in ast.literal_eval(each)}
                for kind in [kind for each in node.args for kind in strings(each)]:
                    yield Tell(kind, {str(name) for name in named} | listed, secret, whole)


def keys(node: ast.expr) -> list[str]:
    return [ast.literal_eval(key) for key in node.keys if key is not None] if isinstance(node, ast.Dict) else []


def strings(node: ast.expr) -> list[str]:
    """A kind, or one of two."""
    parts = [node.body, node.orelse] if isinstance(node, ast.IfExp) else [node]
    return [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_event_in_the_source_is_declared_and_no_other(game: Game[Any]) -> None:
    assert game.events is not None
    found = list(tells(game))
    assert {tell.kind for tell in found} == set(game.events.kinds)
    for tell in found:
        arguments = game.events.arguments(tell.kind)
        assert tell.arguments <= set(arguments), tell.kind
        assert tell.secret == set(game.events.secrets(tell.kind)), tell.kind
        if tell.whole:
            assert {name for name, (_, always) in arguments.items() if always} <= tell.arguments, tell.kind


# ---- the law itself


def broken(path: str, value: Any) -> list[str]:
    """What the law says of a view in which one thing is otherwise; nothing there: it is taken away."""
    view: Any = deepcopy(ct.new("room25", seed=1, players=4).view(0))
    *steps, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    inside = view
    for step in steps:
        inside = inside[step]
    if value is ...:
        del inside[last]
    else:
        inside[last] = value
    return list(misfits(view, View))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("turn_count", 3, ".turn_count: View does not have it"),
        ("rooms.3.closed", ..., ".rooms.3.closed: it is missing"),
        ("rooms.3.closed", 0, ".rooms.3.closed: 0 is no <class 'bool'>"),
        ("rooms.3.cell", "f9", ".rooms.3.cell: 'f9' is none of a1, b1, "),
        ("ruleset", "season3", ".ruleset: 'season3' is none of ('season2', 'classic')"),
        ("characters.0.role", 1, ".characters.0.role: 1 is no <class 'str'>"),
        ("building", {"cellar": 1}, ".building.cellar: 'cellar' is none of central, "),
        ("order", None, ".order: None is no list"),
        ("rooms.0", [], ".rooms.0: [] is no RoomSeen"),
    ],
)
def test_a_view_that_is_otherwise_is_noticed(path: str, value: Any, said: str) -> None:
    found = broken(path, value)
    assert len(found) == 1
    assert found[0].startswith(said)


def test_words_that_each_have_a_value_may_not_be_left_out() -> None:
    game = next(game for game in GAMES if game.name == "room25")
    catalogue: Any = deepcopy(dict(game.catalogue(())))
    del catalogue["token"]["push"]
    assert list(misfits(catalogue, declared(game, "catalogue"))) == [".token.push: it is missing"]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"kind": "lost"}, "lost is not declared"),
        ({"kind": "alarm", "n": 5, "cell": "c3"}, "alarm.cell is not declared"),
        ({"kind": "alarm"}, "alarm.n is missing"),
        ({"kind": "alarm", "n": "5"}, "alarm.n: '5' is no <class 'int'>"),
    ],
)
def test_an_event_that_is_otherwise_is_noticed(told: dict[str, Any], said: str) -> None:
    assert list(event_misfits(EVENTS, told)) == [said]


def test_an_argument_that_has_no_type_is_refused() -> None:
    with pytest.raises(TypeError, match="View does not say what colour is"):
        Events(View, {"painted": ("round", "colour?")})
