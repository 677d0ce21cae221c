"""Games that were finished once end the same way when they are read again."""

from __future__ import annotations

import pytest

from chronotable.games.room25.terms import ENDINGS, RUNNING
from tests.conformance.golden import check, expected, golden
from tests.games.room25.golden_games import FOLDER, GAMES
from tests.games.room25.table import ending, winners

KNOWN = expected(FOLDER)
# How each mode can end (chapter 18).
POSSIBLE = {
    "suspicion": {"escape", "guards_eliminated_prisoners", "time_is_up"},
    "team": {"escape", "opponents_eliminated", "most_in_room25", "draw"},
    "competition": {"escape", "opponents_eliminated", "time_is_up", "draw"},
    "cooperation": {"escape", "partial_escape", "character_eliminated", "time_is_up"},
    "solo": {"escape", "character_eliminated", "time_is_up"},
}


@pytest.mark.rule(
    "R25-6.5", "R25-17.2", "R25-18.4", "R25-18.5", "R25-18.7", "R25-18.8", "R25-18.10", "R25-18.11", "R25-18.12"
)
@pytest.mark.parametrize("name", KNOWN)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    check(FOLDER, name, KNOWN[name])


def test_there_is_a_golden_game_for_every_ending_of_every_mode() -> None:
    found: dict[str, set[str | None]] = {}
    for name in KNOWN:
        match = golden(FOLDER, name)
        found.setdefault(match.view(None)["mode"], set()).add(ending(match))
    assert found == POSSIBLE
    assert set().union(*POSSIBLE.values()) == set(ENDINGS) - {ENDINGS[RUNNING]}
    assert set(KNOWN) == set(GAMES) == {path.stem for path in FOLDER.glob("*.ct")}


@pytest.mark.parametrize(
    ("mode", "rulesets"), [(mode, {"classic", "season2"}) for mode in ("suspicion", "team", "cooperation", "solo")]
)
def test_escapes_and_other_endings_are_there_with_and_without_season_2(mode: str, rulesets: set[str]) -> None:
    assert {golden(FOLDER, name).view(None)["ruleset"] for name in KNOWN if name.startswith(mode)} == rulesets


@pytest.mark.rule("R25-18.5")
def test_guards_prisoners_or_nobody_win_in_suspicion() -> None:
    for name in (name for name in KNOWN if name.startswith("suspicion")):
        match = golden(FOLDER, name)
        roles = {words["id"]: words["role"] for words in match.view(None)["characters"]}
        side = "prisoner" if ending(match) == "escape" else "guard"
        assert winners(match) == [id for id in roles if roles[id] == side]
        assert bool(winners(match)) != name.endswith("no_guard")


@pytest.mark.rule("R25-20.1")
@pytest.mark.parametrize("seat", [None, 0])
def test_after_the_end_every_room_is_shown_to_everybody(seat: int | None) -> None:
    match = golden(FOLDER, next(iter(KNOWN)))
    rooms = match.view(seat)["rooms"]
    hidden = [words for words in rooms if not words["face_up"]]
    assert hidden, "some rooms were never opened"
    assert all(words["room"] and words["colour"] for words in rooms)
    before = match.branch(len(match.history) - 1).view(seat)["rooms"]
    assert any(words["room"] is None for words in before)
