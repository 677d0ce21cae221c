"""Games that were finished once end the same way when they are read again."""

from __future__ import annotations

import pytest

from chronotable.games.merchants.components import data
from tests.conformance.golden import check, expected, golden
from tests.games.merchants.golden_games import FOLDER, GAMES

KNOWN = expected(FOLDER)
# How each mode can end (chapters 9 and 16).
POSSIBLE = {
    "solo_score": {"score"},
    "solo_peddler": {"peddler_ahead", "peddler_beaten"},
    "duel_of_chronomancers": {"won", "shared_victory"},
    "guild_of_chronomancers": {"won", "shared_victory"},
}


@pytest.mark.rule("COVE-9.6", "COVE-16.9", "COVE-18.2")
@pytest.mark.parametrize("name", KNOWN)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    check(FOLDER, name, KNOWN[name])


def test_there_is_a_golden_game_for_every_ending_of_every_mode() -> None:
    found: dict[str, set[str]] = {}
    seen: dict[str, set[str | None]] = {"rating": set(), "difficulty": set(), "rogue_card": set()}
    for name in KNOWN:
        match = golden(FOLDER, name)
        assert match.result is not None
        view = match.view(None)
        found.setdefault(view["mode"], set()).add(match.result.details["ending"])
        seen["rating"].add(match.result.details.get("rating"))
        seen["difficulty"].add(view["difficulty"])
        seen["rogue_card"].add(view["rogue_card"])
    assert found == POSSIBLE
    assert seen["rating"] >= {rating["id"] for rating in data()["solo_ratings"]}
    assert seen["difficulty"] >= {level["id"] for level in data()["peddler"]["difficulty"]}
    assert seen["rogue_card"] == {card["id"] for card in data()["rogue_cards"]}
    assert set(KNOWN) == set(GAMES) == {path.stem for path in FOLDER.glob("*.ct")}
