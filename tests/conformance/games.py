"""Which games the suite runs on: every game of the house, by the table in `tests/games/<game>/conformance.py`.

The example of docs/add-a-game.md has everything that a game has, but stays outside; here it plays with the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from chronotable import ledger
from chronotable.games import game, house
from chronotable.kernel.game import Game
from chronotable.locale import LANGUAGES
from chronotable.testing.table import Case, Json, Table

ROOT = Path(__file__).parents[2]
EXAMPLE = "docs.examples.relics"


@cache
def tables() -> tuple[Table, ...]:
    """Of all games of the house and of the example, which stays interpreted on the compiled build too."""
    tables = [_table("tests.games", game(name)) for name in house()]
    return tuple(tables if "relics" in house() else [*tables, _example()])


def house_table(
    game: Game[Any],
    options: Iterable[tuple[str, Json]],
    positions: Iterable[tuple[str, Json]],
    verbs: Iterable[str],
    shared: str,
    **expected: Any,
) -> Table:
    """A game of the house: cases by options and by positions, all languages, digests beside its other tests."""
    cases = [Case(game, f"{game.name}-{id}", options=chosen) for id, chosen in options]
    cases += [Case(game, f"{game.name}-{id}", position=position) for id, position in positions]
    digests = ROOT / "tests" / "games" / game.name / "digests.json"
    return Table(
        game, tuple(cases), verbs=frozenset(verbs), shared=frozenset(shared.split()), languages=LANGUAGES,
        digests=digests, **expected,
    )  # fmt: skip


def _table(folder: str, game: Game[Any]) -> Table:
    try:
        made = import_module(f"{folder}.{game.name}.conformance")
    except ModuleNotFoundError as error:
        raise LookupError(f"tests/games/{game.name}/conformance.py is missing: the table of {game.name}") from error
    table: Table = made.table(game)
    return table


def _example() -> Table:
    """Nobody has registered it, so that its rules have to be read here."""
    markdown = ROOT.joinpath(*EXAMPLE.split("."), "rules.md").read_text(encoding="utf-8")
    rules = frozenset(rule.id for section in ledger.parse(markdown) for rule in section.rules)
    example: Game[Any] = import_module(f"{EXAMPLE}.game").GAME
    return replace(_table(f"{EXAMPLE}_rooms.tests.games", example), rules=rules)


CASES = {case.id: case for table in tables() for case in table.cases}
