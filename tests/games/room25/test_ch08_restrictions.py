"""Chapter 8: restrictions that apply to all actions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.playing import happened, keys, play, refused
from tests.games.room25.table import asked, program, room, table, where

CLOSED: dict[str, Any] = {"room": "flooded", "closed": True}
LOCKED: dict[str, Any] = {"room": "empty", "locked": True}


@pytest.mark.rule("R25-8.1")
@pytest.mark.parametrize("token", ["push", "control", "special"])
@pytest.mark.parametrize("character", ["max", "sarah", "kevin", "franck", "alice", "jennifer", "emmet", "bruce"])
def test_in_the_central_room_only_look_and_move(token: str, character: str) -> None:
    m = table(
        at={"alice": "c2"} if character != "alice" else {}, robots=["b3", None], programs={character: [token, "move"]}
    )
    assert happened(m, "action_lost") == [{"character": character, "token": token}]
    assert asked(m) == [(character, "move")]


@pytest.mark.rule("R25-8.1")
def test_what_counts_is_where_the_token_comes_up() -> None:
    m = table(rooms={"b2": "vortex"}, at={"max": "b1"}, programs={"max": ["move", "control"], "kevin": ["look"]})
    play(m, "move:b2", "wait")
    assert where(m, "max") == "c3"
    assert happened(m, "action_lost")[0] == {"character": "max", "token": "control"}, "programmed far from the centre"
    m = table(programs={"max": ["move", "control"]})
    play(m, "move:c2")
    assert asked(m) == [("max", "control")], "programmed in the central room, played outside"


@pytest.mark.rule("R25-8.1")
def test_look_in_the_central_room() -> None:
    m = table(
        rooms={"c2": "?trap", "b3": "?acid"}, programs={"max": ["look", "move"]}, more={"max": {"reminder": "none"}}
    )
    assert keys(m) == ["look:c2", "look:b3"]


# ---- closed rooms


@pytest.mark.rule("R25-8.2")
def test_nobody_moves_or_is_pushed_or_carried_into_a_closed_room() -> None:
    rooms = {"b1": CLOSED, "a2": {"room": "shredder", "closed": True}}
    for programmed, companion in (("move", None), ("push", "alice"), ("special", "alice")):
        at = {"max": "b2"} | ({companion: "b2"} if companion else {})
        m = table(rooms=rooms, at=at, programs={"max": [programmed, "look"]})
        verb = "move" if programmed == "move" else "room"
        assert keys(m) == [f"{verb}:c2", f"{verb}:b3"]
    m = table(rooms=rooms, at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert refused(m, "move:b1") == "R25-8.2"


@pytest.mark.rule("R25-8.2")
def test_nobody_is_called_into_a_closed_room() -> None:
    m = table(rooms={"b2": CLOSED}, at={"jennifer": "b2", "max": "b1"}, programs={"jennifer": ["special", "look"]})
    assert happened(m, "action_lost")[0] == {"character": "jennifer", "token": "special"}


@pytest.mark.rule("R25-8.2")
def test_no_robot_enters_a_closed_room() -> None:
    m = table(rooms={"b1": CLOSED}, at={"kevin": "d4"}, robots=["b2", None], programs={"kevin": ["special", "look"]})
    play(m, "ability:hack_robot")
    assert keys(m) == ["room:c2", "room:b3", "room:a2"]


@pytest.mark.rule("R25-8.2")
def test_a_closed_room_may_be_left() -> None:
    m = table(rooms={"b2": CLOSED}, at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "move"]})
    play(m, "room:b1", "move:b3")
    assert (where(m, "alice"), where(m, "max")) == ("b1", "b3")
    assert room(m, "b2")["closed"]


# ---- locked rooms


@pytest.mark.rule("R25-8.3")
def test_only_emmet_and_robots_enter_a_locked_room() -> None:
    for id, ways in (("max", ["c2", "b3", "a2"]), ("emmet", ["b1", "c2", "b3", "a2"])):
        m = table(rooms={"b1": LOCKED}, at={id: "b2"}, programs={id: ["move", "look"]})
        assert keys(m) == [f"move:{cell}" for cell in ways]
    m = table(rooms={"b1": LOCKED}, at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert refused(m, "move:b1") == "R25-8.3"
    m = table(rooms={"b1": LOCKED}, at={"kevin": "d4"}, robots=["b2", None], programs={"kevin": ["special", "look"]})
    play(m, "ability:hack_robot")
    assert "room:b1" in keys(m)


@pytest.mark.rule("R25-8.3")
def test_people_inside_a_locked_room_may_leave_and_push_others_out() -> None:
    m = table(rooms={"b2": LOCKED}, at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "move"]})
    play(m, "room:b1", "move:b3")
    assert (where(m, "alice"), where(m, "max")) == ("b1", "b3")


# ---- pivoting rooms


@pytest.mark.rule("R25-8.4")
@pytest.mark.parametrize(("axis", "ways"), [("north_south", ["b1", "b3"]), ("east_west", ["c2", "a2"])])
def test_a_pivoting_room_has_two_exits(axis: str, ways: list[str]) -> None:
    rooms: dict[str, Any] = {"b2": {"room": "pivoting", "axis": axis}}
    m = table(rooms=rooms, at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert keys(m) == [f"move:{cell}" for cell in ways]
    barred = next(cell for cell in ("b1", "a2") if cell not in ways)
    assert refused(m, f"move:{barred}") == "R25-8.4"
    m = table(rooms=rooms, at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "look"]})
    assert keys(m) == [f"room:{cell}" for cell in ways]
    down = {"b1": "?trap", "b3": "?trap", "a2": "?acid", "c2": "?acid"}
    m = table(
        rooms={**rooms, **down},
        at={"max": "b2"},
        programs={"max": ["look", "move"]},
        more={"max": {"reminder": "none"}},
    )
    assert keys(m) == [f"look:{cell}" for cell in ways]
    assert refused(m, f"look:{barred}") == "R25-8.4"
    m = table(rooms=rooms, at={"kevin": "d4"}, robots=["b2", None], programs={"kevin": ["special", "look"]})
    play(m, "ability:hack_robot")
    assert keys(m) == [f"room:{cell}" for cell in ways]


@pytest.mark.rule("R25-8.4")
@pytest.mark.parametrize(("origin", "axis"), [("b1", "north_south"), ("b3", "north_south"), ("a2", "east_west")])
def test_it_is_entered_from_all_sides(origin: str, axis: str) -> None:
    other = "east_west" if axis == "north_south" else "north_south"
    m = table(rooms={"b2": {"room": "pivoting", "axis": other}}, at={"max": origin}, programs={"max": ["move", "look"]})
    play(m, "move:b2")
    assert (where(m, "max"), room(m, "b2")["axis"]) == ("b2", axis)


# ---- choosing


@pytest.mark.rule("R25-8.5")
def test_the_target_is_chosen_after_the_token_is_shown() -> None:
    m = table("suspicion", cast=["max", "alice", "kevin", "emmet"], phase="programming", order=["max"])
    assert not [key for key in keys(m, 0) if "c2" in key or "row" in key], "no target in the program"
    program(m, {"max": "move:control"})
    assert happened(m, "token_played") == [{"character": "max", "token": "move"}]
    assert keys(m) == ["move:c2", "move:d3", "move:c4", "move:b3"]


@pytest.mark.rule("R25-8.6")
def test_a_barred_room_is_no_legal_choice_and_without_one_nothing_happens() -> None:
    rooms = {"b1": CLOSED, "a2": LOCKED, "c2": {"room": "cold", "locked": True}}
    rooms["b3"] = {"room": "shredder", "closed": True}
    m = table(rooms=rooms, at={"max": "b2", "alice": "b2"}, programs={"max": ["push", "move"], "kevin": ["look"]})
    play(m, "wait")
    assert [event["token"] for event in happened(m, "action_lost") if event["character"] == "max"] == ["push", "move"]
    assert (where(m, "max"), where(m, "alice")) == ("b2", "b2")


@pytest.mark.rule("R25-8.7")
def test_a_do_not_cross_token_stays_until_emmet_reactivates_the_room() -> None:
    m = table(rooms={"b3": "?flooded"}, programs={"max": ["move"]}, more={"max": {"reminder": "none"}})
    play(m, "play", "move:b3")
    for number in (3, 4, 5):
        assert (m.view(None)["round"], room(m, "b3")["closed"]) == (number, True), "a new round does not lift it"
        program(m)
        while m.view(None)["phase"] != "programming":
            play(m, keys(m)[0])


@pytest.mark.rule("R25-8.7")
@pytest.mark.parametrize("actor", ["emmet", "bruce"])
def test_reactivation_lifts_it_also_when_bruce_copies_it(actor: str) -> None:
    at = {"emmet": "b4"} if actor == "emmet" else {"bruce": "b4", "emmet": "a4"}
    m = table(rooms={"b3": CLOSED}, at=at, programs={actor: ["special"], "max": ["look"]})
    play(m, "play")
    if "ability:reactivation" in keys(m):
        play(m, "ability:reactivation")
    assert (room(m, "b3")["closed"], room(m, "b3")["face_up"]) == (False, False)


@pytest.mark.rule("R25-8.7")
def test_replacing_the_tile_and_disabled_rooms_lift_it_too() -> None:
    m = table(rooms={"b3": CLOSED}, at={"sarah": "b3"}, programs={"sarah": ["special"], "max": ["look"]})
    play(m, "play")
    assert (room(m, "b3")["room"], room(m, "b3")["closed"]) == ("empty", False)
    m = table(
        rooms={"a1": CLOSED, "b3": "abm_room"},
        programs={"max": ["move"], "kevin": ["look"]},
        deck=["abm_54"],
        options={"madness_cards_in_other_modes": True},
    )
    play(m, "play", "move:b3")
    assert (room(m, "a1")["closed"], room(m, "a1")["face_up"]) == (False, False)
