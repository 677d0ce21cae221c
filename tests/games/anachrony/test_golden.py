"""Games that were finished once end the same way when they are read again."""

from __future__ import annotations

import pytest

from chronotable.games.anachrony.terms import CATEGORIES, CONDITION_TERMS, ENDINGS, LEADER_TERMS, PATH_TERMS
from tests.conformance.golden import check, expected, golden
from tests.games.anachrony.golden_games import FOLDER, GAMES

KNOWN = expected(FOLDER)


@pytest.mark.rule("ANA-25.2", "ANA-25.3")
@pytest.mark.parametrize("name", KNOWN)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    check(FOLDER, name, KNOWN[name])


def test_there_is_a_golden_game_for_every_ending_with_everything_in_the_box() -> None:
    endings: set[tuple[str, int]] = set()
    seen: dict[str, set[str]] = {"side": set(), "path": set(), "leader": set(), "condition": set(), "variant": set()}
    scored: set[str] = set()
    for name in KNOWN:
        match = golden(FOLDER, name)
        assert match.result is not None
        view = match.view(None)
        endings.add((match.result.details["ending"], view["players"]))
        seen["side"].add(view["side"])
        seen["variant"] |= {variant for variant, on in view["variants"].items() if on}
        for player in view["seats"]:
            for thing in ("path", "leader", "condition"):
                seen[thing].add(player[thing])
            scored |= {category for category, n in player["score_sheet"].items() if n}
    assert endings == {(ending, players) for ending in ENDINGS[1:] for players in (2, 3, 4)}
    assert seen["side"] == {"a", "b"}
    assert seen["path"] == set(PATH_TERMS)
    assert seen["leader"] == set(LEADER_TERMS)
    assert seen["condition"] == set(CONDITION_TERMS)
    assert seen["variant"] == set(view["variants"])
    assert scored == set(CATEGORIES)
    assert set(KNOWN) == set(GAMES) == {path.stem for path in FOLDER.glob("*.ct")}
