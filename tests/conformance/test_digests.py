"""Compiled or not, today or tomorrow, on any machine: the same games."""

from __future__ import annotations

import json

import pytest

from chronotable.testing.digests import Digests
from chronotable.testing.table import Table
from tests.conformance.games import tables


class TestDigests(Digests):
    """After a wanted change of the rules: tools/golden, and raise the game's rules version."""

    tables = tables()


@pytest.mark.parametrize("table", tables(), ids=lambda table: table.game.name)
def test_the_digests_are_those_of_the_cases(table: Table) -> None:
    assert table.digests is not None
    known = json.loads(table.digests.read_text(encoding="utf-8"))
    assert known.keys() <= {case.id for case in table.cases}
