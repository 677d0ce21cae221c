"""Compiled or not, today or tomorrow, on any machine: the same games."""

from __future__ import annotations

import json

from tests.conformance.digests import FILE, digest
from tests.conformance.games import CASES, THOROUGH, Case, tables
from tests.conformance.play import every_case

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))
ADVICE = "the rules play differently than before; if that is wanted: tools/golden, and raise the game's rules version"


@every_case
def test_games_are_played_as_they_were(case: Case) -> None:
    if case.id in KNOWN or not THOROUGH:  # the thorough run has cases that are not recorded
        assert digest(case) == KNOWN[case.id], ADVICE


def test_the_digests_are_those_of_the_cases() -> None:
    installed = {table.game.name for table in tables()}
    assert {id for id in KNOWN if id.partition("-")[0] in installed} <= set(CASES)
