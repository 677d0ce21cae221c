"""Chapter 18: escape and victory in Cooperation and Solo."""

from __future__ import annotations

import pytest

from tests.games.playing import play
from tests.games.room25.leaving import FOUR, leave
from tests.games.room25.table import ending, table, where, winners

CLASSIC = {"ruleset": "classic"}


@pytest.mark.rule("R25-18.10")
@pytest.mark.parametrize("left", [1, 5])
def test_classic_cooperation_total_and_partial_victory(left: int) -> None:
    m = leave("cooperation", FOUR, FOUR, options=CLASSIC, left=left)
    assert (ending(m), winners(m)) == ("escape", FOUR)
    m = leave("cooperation", FOUR, FOUR[:3], out=["emmet"], options=CLASSIC, left=left)
    assert (ending(m), winners(m)) == ("partial_escape", FOUR)


@pytest.mark.rule("R25-18.10")
def test_classic_cooperation_is_lost_with_two_eliminated_or_when_time_is_up() -> None:
    m = table(
        "cooperation",
        cast=FOUR,
        options=CLASSIC,
        at={"emmet": None, "max": "b2"},
        rooms={"b1": "mortal"},
        programs={"max": ["move"]},
    )
    play(m, "play", "move:b1")
    assert (ending(m), winners(m)) == ("character_eliminated", [])
    first = table(
        "cooperation", cast=FOUR, options=CLASSIC, at={"max": "b2"}, rooms={"b1": "mortal"}, programs={"max": ["move"]}
    )
    play(first, "play", "move:b1")
    assert (where(first, "max"), ending(first)) == (None, None), "with one eliminated the game goes on"
    late = table("cooperation", cast=FOUR, options=CLASSIC, phase="countdown", rounds_left=1)
    assert (ending(late), winners(late)) == ("time_is_up", [])


@pytest.mark.rule("R25-18.11")
@pytest.mark.parametrize("mode", ["cooperation", "solo"])
def test_season_2_needs_everybody_and_the_key_room(mode: str) -> None:
    assert ending(leave(mode, FOUR, FOUR, key=True)) is None
    m = leave(mode, FOUR, FOUR, key_active=True)
    assert (ending(m), winners(m)) == ("escape", FOUR)
    assert ending(leave(mode, FOUR, FOUR[:3], key_active=True)) is None
    late = table(mode, cast=FOUR, key_active=True, phase="countdown", rounds_left=1)
    assert (ending(late), winners(late)) == ("time_is_up", [])


@pytest.mark.rule("R25-18.11")
@pytest.mark.parametrize("mode", ["cooperation", "solo"])
@pytest.mark.parametrize("difficulty", ["standard", "madness"])
def test_season_2_any_elimination_loses_at_once(mode: str, difficulty: str) -> None:
    m = table(
        mode,
        cast=FOUR,
        at={"max": "b2"},
        rooms={"b1": "?mortal"},
        order=["max"],
        programs={} if mode == "solo" else {"max": ["move", "look"]},
        options={"difficulty": difficulty},
        more={"max": {"reminder": "none"}},
    )
    play(m, *(["token:move"] if mode == "solo" else []), "move:b1")
    assert (ending(m), winners(m)) == ("character_eliminated", [])


@pytest.mark.rule("R25-18.12")
def test_classic_solo() -> None:
    m = leave("solo", FOUR, FOUR, options=CLASSIC)
    assert (ending(m), winners(m)) == ("escape", FOUR)
    assert ending(leave("solo", FOUR, FOUR[:3], options=CLASSIC)) is None
    m = table("solo", cast=FOUR, options=CLASSIC, at={"max": "b2"}, rooms={"b1": "mortal"}, order=["max"])
    play(m, "token:move", "move:b1")
    assert ending(m) == "character_eliminated"
    late = table("solo", cast=FOUR, options=CLASSIC, phase="countdown", rounds_left=1)
    assert ending(late) == "time_is_up"


@pytest.mark.rule("R25-18.13")
@pytest.mark.parametrize("mode", ["cooperation", "solo"])
@pytest.mark.parametrize("ruleset", ["classic", "season2"])
def test_somebody_alive_outside_prevents_escape(mode: str, ruleset: str) -> None:
    for left in (1, 4):
        m = leave(mode, FOUR, FOUR[1:], options={"ruleset": ruleset}, left=left)
        assert ending(m) != "escape"
        assert ending(m) != "partial_escape"
