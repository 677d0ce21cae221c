"""Chapter 22: the worked examples about rooms, to the letter (R25-22.9 is with the acid bath in chapter 11)."""

from __future__ import annotations

import pytest

from tests.games.playing import happened, keys, play, refused
from tests.games.room25.table import asked, character, program, room, table, where


@pytest.mark.rule("R25-22.7")
@pytest.mark.parametrize("second", ["special", "look"])
def test_trap_and_sabotage(second: str) -> None:
    m = table(
        rooms={"b1": "trap", "a1": "?cold"},
        at={"sarah": "b2"},
        programs={"sarah": ["move", second]},
        more={"sarah": {"reminder": "none"}},
    )
    play(m, "move:b1")
    sarah = character(m, "sarah")
    if second == "special":
        assert room(m, "b1")["room"] == "empty"
        assert sarah["spare_rooms"] == 1
        assert sarah["alive"]
    else:
        assert happened(m, "room_looked_at") == [{"character": "sarah", "cell": "a1"}]
        assert not sarah["alive"], "eliminated after looking"


@pytest.mark.rule("R25-22.8")
@pytest.mark.parametrize(("second", "alive"), [("move", True), ("control", False)])
def test_flooded_deadline(second: str, alive: bool) -> None:
    m = table(
        rooms={"b1": "?flooded"}, at={"emmet": "b2", "max": "b2"}, programs={"max": ["push", None]},
        more={"max": {"reminder": "none"}},
    )  # fmt: skip
    play(m, "room:b1")
    assert room(m, "b1")["closed"]
    assert where(m, "emmet") == "b1"
    program(m, {"emmet": f"look:{second}"}, adrenaline=["emmet"])
    while m.view(None)["round"] == 3 and character(m, "emmet")["alive"] and ("emmet", "adrenaline") not in asked(m):
        play(m, next((key for key in keys(m) if key in ("move:b2", "slide:row_1:left")), keys(m)[0]))
    assert character(m, "emmet")["alive"] is alive, "adrenaline would come too late"


@pytest.mark.rule("R25-22.10")
@pytest.mark.parametrize(("token", "choice", "victim"), [("push", "room:b1", "jennifer"), ("move", "move:b1", "kevin")])
def test_shredder(token: str, choice: str, victim: str) -> None:
    m = table(rooms={"b2": "shredder"}, at={"jennifer": "b2", "kevin": "b2"}, programs={"jennifer": [token, None]})
    play(m, choice)
    assert happened(m, "eliminated") == [{"character": victim, "cell": "b2"}]
    assert room(m, "b2")["closed"]
    assert where(m, "kevin" if token == "push" else "jennifer") == "b1"


@pytest.mark.rule("R25-22.11")
def test_robot_discovery() -> None:
    m = table(
        rooms={"b1": "?flooded"},
        at={"kevin": "d5"},
        programs={"kevin": ["special", None]},
        robots=["b2", None],
        more={"kevin": {"reminder": "none"}},
    )
    play(m, "ability:hack_robot", "room:b1")
    assert room(m, "b1")["face_up"]
    assert room(m, "b1")["closed"]
    assert m.view(None)["robots"] == [None, None]
    assert happened(m, "eliminated") == []


@pytest.mark.rule("R25-22.12")
def test_pivoting() -> None:
    m = table(
        rooms={"c4": "pivoting", "b4": "cold", "d4": "?cold"},
        at={"franck": "b4", "jennifer": "c5"},
        programs={"franck": ["move", "look"], "jennifer": [None, "move"]},
        more={"franck": {"reminder": "none"}, "jennifer": {"reminder": "none"}},
    )
    play(m, "move:c4")
    assert room(m, "c4")["axis"] == "east_west"
    # Franck came from b4, so d4 is the one room left to look at.
    assert happened(m, "room_looked_at") == [{"character": "franck", "cell": "d4"}]
    play(m, "move:c4")
    assert room(m, "c4")["axis"] == "north_south"


@pytest.mark.rule("R25-22.12")
def test_pivoting_shows_only_its_two_ends() -> None:
    m = table(
        rooms={"c4": {"room": "pivoting", "axis": "east_west"}, "b4": "?cold", "d4": "?cold", "c5": "?dark"},
        at={"franck": "c4"},
        programs={"franck": ["look", None]},
        more={"franck": {"reminder": "none"}},
    )
    assert set(keys(m)) == {"look:b4", "look:d4"}
    assert refused(m, "look:c5") == "R25-8.4"


@pytest.mark.rule("R25-22.13")
def test_paranoia() -> None:
    m = table(rooms={"b1": "paranoia"}, at={"kevin": "b2"}, programs={"kevin": ["move", "look"]}, rounds_left=6)
    play(m, "move:b1")
    kevin = character(m, "kevin")
    assert kevin["paranoid"]
    assert kevin["stack"] == 4, "five tokens were shuffled, one is drawn"
    stack = ["push", "move", "control", "look", "special"]
    m = table(
        rooms={"b1": "paranoia"},
        at={"kevin": "b1"},
        order=["kevin"],
        phase="second_pass",
        more={"kevin": {"paranoid": True, "drawing": True, "stack": stack, "played": ["move"]}},
    )
    assert happened(m, "token_played") == [{"character": "kevin", "token": "push"}]
    assert happened(m, "action_lost") == [{"character": "kevin", "token": "push"}]
    program(m)
    while "move:b2" not in keys(m):
        play(m, keys(m)[0])
    play(m, "move:b2")
    assert not character(m, "kevin")["paranoid"]
    while ("kevin", "control") not in asked(m):
        play(m, keys(m)[0])
    play(m, "slide:row_2:left")
    while m.view(None)["round"] == 3:
        play(m, keys(m)[0])
    drawn = [event["token"] for event in happened(m, "token_played") if event["character"] == "kevin"]
    assert drawn == ["push", "move", "control"]
    assert character(m, "kevin")["stack"] == 0
    assert not character(m, "kevin")["drawing"]
    while ("kevin", "program") not in asked(m):
        play(m, "program:look" if ("emmet", "program") in asked(m) else "adrenaline:no")
    assert {"program:control:special", "program:push:look", "program:move"} <= set(keys(m, 0)), "all five in hand"


@pytest.mark.rule("R25-22.14")
def test_mirror() -> None:
    m = table(
        rooms={"b1": "mirror"},
        at={"max": "b2", "kevin": "b1"},
        programs={"max": ["move", "push"]},
        more={"max": {"adrenaline": "declared"}},
    )
    play(m, "move:b1")
    assert m.view(None)["round"] == 3, "neither a Push nor an adrenaline pass"
    assert character(m, "max")["adrenaline"] == "none"
    program(m, {"max": "control:look"})
    assert character(m, "max")["programmed"] == 2


@pytest.mark.rule("R25-22.17")
def test_penalty_in_the_abm_room() -> None:
    cast = ["kevin", "max", "alice", "emmet"]
    m = table(
        "suspicion",
        cast=cast,
        rooms={"b1": "abm_room", "a1": "?cold"},
        at={"kevin": "b2"},
        programs={"kevin": ["move", "look"]},
        order=cast,
        roles={"kevin": "prisoner"},
        deck_top=["abm_39"],
        more={"kevin": {"adrenaline": "declared", "reminder": "none"}},
    )
    play(m, "move:b1")
    assert happened(m, "token_lost") == [{"character": "kevin", "token": "look"}]
    assert character(m, "max")["lost_tokens"] == character(m, "alice")["lost_tokens"] == []
    assert [event["token"] for event in happened(m, "token_played")] == ["move"], "the programmed Look is discarded"
    assert asked(m) == [("kevin", "adrenaline")]
    assert "token:look" in keys(m)
    play(m, "token:look")
    while m.view(None)["round"] == 2:
        play(m, keys(m)[0])
    assert happened(m, "room_looked_at")[0]["cell"] == "a1"
    assert refused(m, "program:look", 0) == "R25-7.7", "for the rest of the game"
