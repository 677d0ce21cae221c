"""Which rules of a ledger have a test: the tests name them with `@pytest.mark.rule("LOOP-8.11")`.

The tests are read, not run: a mark counts wherever it stands in a test file, on a function or class, in `pytestmark`,
or on one case of a parametrized test.  Rules that no test can exercise stand, each with its reason, in
`tests/games/<game>/not_executable.yaml`.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from chronotable import ledger
from chronotable.ledger import Rule


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests cover of one ledger.  `unknown` maps IDs that no ledger has to the places that name them."""

    covered: tuple[Rule, ...]
    uncovered: tuple[Rule, ...]
    not_executable: dict[str, str]
    tested_anyway: tuple[str, ...]
    unknown: dict[str, list[str]]

    @property
    def complete(self) -> bool:
        return not self.uncovered and not self.unknown


def checkout() -> Path | None:
    """The root of the checkout this code runs from, or None when it runs from an installed wheel."""
    root = Path(__file__).resolve().parents[3]
    return root if (root / "tests" / "games").is_dir() else None


def measure(games: Sequence[str], root: Path) -> dict[str, Coverage]:
    """Compare the games' ledgers with the tests of the checkout at `root`, which are read once."""
    named = rules_named_in(root / "tests")
    return {game: _measure(game, root, named) for game in games}


def _measure(game: str, root: Path, named: dict[str, list[str]]) -> Coverage:
    excepted = root / "tests" / "games" / game / "not_executable.yaml"
    reasons: dict[str, str] = (excepted.exists() and yaml.safe_load(excepted.read_text(encoding="utf-8"))) or {}
    rules = ledger.rules(game)
    known = {rule.id for rule in rules}
    places = {rule_id: [excepted.relative_to(root).as_posix()] for rule_id in reasons} | named
    return Coverage(
        covered=tuple(rule for rule in rules if rule.id in named),
        uncovered=tuple(rule for rule in rules if rule.id not in named and rule.id not in reasons),
        not_executable={rule_id: reason for rule_id, reason in reasons.items() if rule_id in known - named.keys()},
        tested_anyway=tuple(rule_id for rule_id in reasons if rule_id in named),
        unknown={rule_id: places[rule_id] for rule_id in sorted(places.keys() - known) if not _foreign(game, rule_id)},
    )


def rules_named_in(tests: Path) -> dict[str, list[str]]:
    """The rule IDs that the test files below a folder name, each with its places such as `tests/test_a.py:12`."""
    named: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
            if isinstance(node, ast.Call) and _is_rule_mark(node.func):
                place = f"{file.relative_to(tests.parent).as_posix()}:{node.lineno}"
                for argument in node.args:
                    named.setdefault(_written_id(argument), []).append(place)
    return named


def _is_rule_mark(function: ast.expr) -> bool:
    """`pytest.mark.rule`, or `mark.rule` after `from pytest import mark`."""
    if not (isinstance(function, ast.Attribute) and function.attr == "rule"):
        return False  # nearly always, and at once: source text is made only of the few that are left
    return ast.unparse(function) in ("pytest.mark.rule", "mark.rule")


def _written_id(argument: ast.expr) -> str:
    """The ID as written; anything but a plain string stays source text, which no ledger knows."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    return ast.unparse(argument)


def _foreign(game: str, rule_id: str) -> bool:
    """Whether the ID belongs to another game's ledger, which has a coverage of its own."""
    others = {ledger.prefix(other) for other in ledger.games() if other != game}
    return rule_id.partition("-")[0] in others
