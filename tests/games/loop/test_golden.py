"""Games that were finished once end the same way when they are read again."""

from __future__ import annotations

import pytest

from chronotable.games.loop.terms import ENDINGS, RUNNING
from tests.conformance.golden import check, expected
from tests.games.loop.golden_games import FOLDER, MODES

KNOWN = expected(FOLDER)


@pytest.mark.rule("LOOP-13.1", "LOOP-13.3", "LOOP-13.4", "LOOP-13.5")
@pytest.mark.parametrize("name", KNOWN)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    check(FOLDER, name, KNOWN[name])


def test_there_is_a_golden_game_for_every_ending_and_every_mode() -> None:
    assert {known["ending"] for known in KNOWN.values()} == set(ENDINGS) - {ENDINGS[RUNNING]}
    assert {f"won_{mode}" for mode in MODES} <= set(KNOWN)
    assert {path.stem for path in FOLDER.glob("*.ct")} == set(KNOWN)
