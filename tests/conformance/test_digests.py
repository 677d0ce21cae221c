"""Compiled or not, today or tomorrow, on any machine: the same games."""

from __future__ import annotations

import json

from chronotable.testing.digests import Digests
from tests.conformance.games import CASES, DIGESTS, tables

KNOWN = json.loads(DIGESTS.read_text(encoding="utf-8"))


class TestDigests(Digests):
    """After a wanted change of the rules: tools/golden, and raise the game's rules version."""

    tables = tables()


def test_the_digests_are_those_of_the_cases() -> None:
    installed = {table.game.name for table in tables()}
    assert {id for id in KNOWN if id.partition("-")[0] in installed} <= set(CASES)
