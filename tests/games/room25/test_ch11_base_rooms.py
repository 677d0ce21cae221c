"""Chapter 11: the rooms of the base game."""

from __future__ import annotations

import pytest

from tests.games.playing import decision, event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, program, room, row, table, where


@pytest.mark.rule("R25-11.1")
def test_in_the_central_room_only_look_and_move_are_done() -> None:
    m = table(programs={"max": ["control", "move"]})
    assert happened(m, "action_lost") == [{"character": "max", "token": "control"}]
    assert "move:c2" in keys(m), "the second token is carried out"


@pytest.mark.rule("R25-11.2")
def test_room_25_harms_nobody_and_can_be_slid() -> None:
    m = table(rooms={"b2": "room25"}, at={"max": "b1", "kevin": "b2"}, programs={"max": ["move"], "kevin": ["control"]})
    play(m, "play", "move:b2", "play", "slide:row_2:right")
    assert where(m, "max") == where(m, "kevin") == "c2"
    assert room(m, "c2")["room"] == "room25"


@pytest.mark.rule("R25-11.3")
def test_an_empty_room_does_nothing() -> None:
    m = table(rooms={"b1": "?empty"}, at={"max": "b2"}, programs={"max": ["move"]})
    before = len(m.events())
    play(m, "play", "move:b1")
    assert where(m, "max") == "b1"
    assert event_kinds(m, before)[:3] == ["token_played", "entered", "room_revealed"]


@pytest.mark.rule("R25-11.4")
def test_the_vision_room_shows_one_face_down_room_to_its_visitor_alone() -> None:
    m = table(rooms={"b1": "vision", "e1": "?mortal", "a5": "?trap"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert set(keys(m)) == {"room:e1", "room:a5"}
    m.choose("room:e1")
    owner = character(m, "max")["seat"]
    assert room(m, "e1", owner)["room"] == "mortal"
    assert room(m, "e1", 0 if owner else 1)["room"] is None
    assert not room(m, "e1")["face_up"]


@pytest.mark.rule("R25-11.4")
def test_the_vision_room_does_nothing_when_all_is_seen() -> None:
    m = table(rooms={"b1": "vision"}, at={"max": "b2"}, programs={"max": ["move"], "kevin": ["move"]})
    play(m, "play", "move:b1")
    assert happened(m, "room_looked_at") == []


@pytest.mark.rule("R25-11.5")
def test_the_control_room_slides_any_movable_line_but_nobody_escapes_by_it() -> None:
    everyone = {"max": "b1", "alice": "b1"}
    m = table(
        rooms={"b1": "room25", "d4": "control_room"},
        at={**everyone, "kevin": "d5"},
        programs={"kevin": ["move"]},
        slid={"row_2": 1},
    )
    play(m, "play", "move:d4")
    offered = keys(m)
    assert "slide:row_3:left" not in offered
    assert "slide:column_c:up" not in offered
    assert "slide:row_2:right" in offered
    assert "slide:row_2:left" not in offered
    assert "slide:row_4:left" in offered, "the line of the room itself may be slid"
    m.choose("slide:column_b:up")
    assert ending(m) is None
    assert where(m, "max") == "b5", "Room 25 comes in again at the other end"


@pytest.mark.rule("R25-11.6")
def test_a_tunnel_leads_to_the_other_one() -> None:
    m = table(rooms={"b1": "tunnel", "e4": "tunnel"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert where(m, "max") == "e4", "and the tunnel there does not send back"


@pytest.mark.rule("R25-11.6")
@pytest.mark.parametrize(("second", "offered"), [("?tunnel", []), ("tunnel", ["room:e4", "room:a5"])])
def test_tunnels_must_be_face_up_and_with_two_the_owner_chooses(second: str, offered: list[str]) -> None:
    rooms = {"b1": "tunnel", "e4": second, "a5": second}
    m = table(rooms=rooms, at={"max": "b2", "kevin": "b2"}, programs={"kevin": ["push"]})
    m.choose("play")
    if "push:max" in keys(m):  # beside a reminder token, for which there is a face-down room
        m.choose("push:max")
    m.choose("room:b1")
    if offered:
        assert sorted(keys(m)) == sorted(offered)
        assert decision(m).seat == character(m, "max")["seat"], "the pushed one's owner"
    else:
        assert where(m, "max") == "b1"


@pytest.mark.rule("R25-11.6")
def test_a_locked_tunnel_is_no_way_out() -> None:
    rooms = {"b1": "tunnel", "e4": {"room": "tunnel", "locked": True}}
    m = table(rooms=rooms, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert where(m, "max") == "b1"


@pytest.mark.rule("R25-11.7")
def test_the_moving_room_takes_its_people_along() -> None:
    m = table(rooms={"b1": "moving", "e4": "?mortal"}, at={"max": "b2", "kevin": "b1"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert where(m, "max") == where(m, "kevin") == "e4"
    assert room(m, "e4")["room"] == "moving"
    assert not room(m, "b1")["face_up"], "the other room stays face down"


@pytest.mark.rule("R25-11.8")
def test_the_vortex_leads_to_the_central_room() -> None:
    m = table(rooms={"b1": "?vortex"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert where(m, "max") == "c3"


@pytest.mark.rule("R25-11.9")
def test_a_prisoner_moves_only_to_somebody_or_to_the_central_room() -> None:
    m = table(rooms={"c2": "prison"}, at={"max": "c2", "kevin": "b2"}, programs={"max": ["move"]}, robots=["d2", None])
    m.choose("play")
    assert set(keys(m)) == {"move:c3", "move:b2", "move:d2"}
    assert refused(m, "move:c1") == "R25-11.9"


@pytest.mark.rule("R25-11.9")
def test_a_hidden_character_is_somebody_too() -> None:
    m = table(
        rooms={"b2": "prison"},
        at={"max": "b2", "alice": "b1"},
        programs={"max": ["move"]},
        more={"alice": {"hidden": True}},
    )
    m.choose("play")
    assert where(m, "max") == "b1", "the only way out"


@pytest.mark.rule("R25-11.10")
@pytest.mark.parametrize("blocked", [False, True])
def test_pushes_out_of_a_prison_are_free_unless_the_table_agreed_otherwise(blocked: bool) -> None:
    m = table(
        rooms={"b2": "prison"},
        at={"max": "b2", "kevin": "b2"},
        programs={"kevin": ["push"]},
        options={"prison_blocks_forced_exit": blocked},
    )
    m.choose("play")
    assert bool(keys(m)[0].startswith("room:")) is not blocked, "there is only Max to push"


@pytest.mark.rule("R25-11.11")
def test_in_the_cold_only_one_action_is_programmed_but_a_program_is_not_lost_by_entering() -> None:
    adrenaline = {"max": {"adrenaline": "ready"}}
    m = table(rooms={"b1": "cold"}, at={"max": "b2"}, programs={"max": ["move", "look"]}, more=adrenaline)
    play(m, "move:b1")
    assert {"character": "max", "token": "look"} in happened(m, "token_played"), "the second action still comes up"
    seat = character(m, "max")["seat"]
    offered = keys(m, seat)
    assert offered
    assert all(key.count(":") == 1 for key in offered)
    assert refused(m, "program:move:look", seat) == "R25-7.8"
    m.choose("program:move", seat)
    assert ("max", "declare") not in asked(m), "no adrenaline there"


@pytest.mark.rule("R25-11.12")
def test_nobody_looks_out_of_the_dark_but_others_may_look() -> None:
    m = table(
        rooms={"b2": "dark", "b1": "?mortal"},
        at={"max": "b2", "kevin": "a1"},
        programs={"max": ["look"], "kevin": ["look"]},
    )
    play(m, "play")
    while "look:b1" not in keys(m):
        play(m, next(key for key in keys(m) if key in ("lost", "play")))
    m.choose("look:b1")
    assert [event["character"] for event in happened(m, "room_looked_at")] == ["kevin"]


@pytest.mark.rule("R25-11.13", "R25-11.14")
@pytest.mark.parametrize(("second", "alive"), [("special", True), ("look", False)])
def test_a_trap_must_be_left_with_the_next_action(second: str, alive: bool) -> None:
    m = table(rooms={"b1": "trap"}, at={"max": "b2", "kevin": "b1"}, programs={"max": ["move", second]})
    m.choose("move:b1")
    if alive:
        m.choose("room:a1")  # carrying Kevin out
    assert character(m, "max")["alive"] is alive


@pytest.mark.rule("R25-11.14")
def test_the_next_action_may_come_in_the_next_round_and_being_pushed_out_saves() -> None:
    m = table(
        rooms={"b1": "trap"}, at={"max": "b2", "kevin": "b1"}, programs={"max": [None, "move"], "kevin": [None, None]}
    )
    m.choose("move:b1")
    program(m, {"kevin": "push:look", "max": "look"})
    m.choose("room:a1")  # Kevin pushes Max, whose next action has not come up yet
    while m.view(None)["round"] == 3:
        play(m, keys(m)[0])
    assert character(m, "max")["alive"], "out of the trap before its next action came up"


@pytest.mark.rule("R25-11.14")
def test_sliding_a_trap_helps_nobody() -> None:
    m = table(rooms={"b1": "trap"}, at={"max": "b2"}, programs={"max": ["move", "control"]})
    play(m, "move:b1", "slide:row_1:right")
    assert not character(m, "max")["alive"]


@pytest.mark.rule("R25-11.15")
def test_every_visitor_of_a_trap_has_an_own_deadline() -> None:
    m = table(
        rooms={"b1": "trap"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["move", "look"], "kevin": ["look", "move"]},
    )
    m.choose("move:b1")
    while "move:b1" not in keys(m):
        play(m, keys(m)[0])
    m.choose("move:b1")
    assert not character(m, "max")["alive"]
    assert character(m, "kevin")["alive"]
    assert character(m, "kevin")["trapped"]


@pytest.mark.rule("R25-11.16")
def test_the_mortal_room_kills() -> None:
    m = table(rooms={"b1": "?mortal"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert not character(m, "max")["alive"]
    assert room(m, "b1")["face_up"]


@pytest.mark.rule("R25-11.17")
def test_the_illusion_brings_another_room_here() -> None:
    m = table(rooms={"b1": "?illusion", "e4": "?mortal", "a4": "?cold"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert set(keys(m)) == {"room:e4", "room:a4"}
    m.choose("room:e4")
    assert room(m, "b1")["room"] == "mortal"
    assert not character(m, "max")["alive"]
    assert room(m, "e4")["room"] == "illusion"
    assert room(m, "e4")["face_up"]


@pytest.mark.rule("R25-11.17")
def test_earlier_visitors_travel_with_the_illusion_and_without_a_face_down_room_nothing_happens() -> None:
    m = table(rooms={"b1": "illusion", "e4": "?cold"}, at={"max": "b2", "kevin": "b1"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert where(m, "max") == "b1"
    assert where(m, "kevin") == "e4"
    quiet = table(rooms={"b1": "illusion"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(quiet, "play", "move:b1")
    assert room(quiet, "b1")["room"] == "illusion"


@pytest.mark.rule("R25-11.17")
def test_a_pivoting_room_of_an_illusion_points_where_one_came_from() -> None:
    m = table(rooms={"b1": "illusion", "e4": "?pivoting"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert room(m, "b1")["axis"] == "north_south"


@pytest.mark.rule("R25-11.18", "R25-11.19")
@pytest.mark.parametrize(("leaves", "alive"), [(True, True), (False, False)])
def test_a_flooded_room_is_closed_and_drowns_in_the_second_pass_of_the_next_round(leaves: bool, alive: bool) -> None:
    m = table(rooms={"b1": "?flooded"}, at={"max": "b2"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert room(m, "b1")["closed"]
    program(m, {"max": "look:move" if leaves else "look:control"})
    assert character(m, "max")["alive"]
    while m.view(None)["round"] == 3:
        play(m, "move:a1" if "move:a1" in keys(m) else keys(m)[0])
    assert character(m, "max")["alive"] is alive


@pytest.mark.rule("R25-11.19")
def test_whoever_does_nothing_drowns_too() -> None:
    m = table(rooms={"b1": {"room": "flooded", "closed": True}}, at={"max": "b1"}, more={"max": {"drown": 2}})
    assert not character(m, "max")["alive"], "its slot of the second pass has gone by"


@pytest.mark.rule("R25-11.20")
def test_nobody_gets_into_a_closed_flooded_room_but_one_inside_may_act() -> None:
    m = table(
        rooms={"b1": {"room": "flooded", "closed": True}, "a1": "?cold"},
        at={"max": "b1", "kevin": "b1", "alice": "b2", "emmet": "b2"},
        programs={"alice": ["move"], "emmet": ["push"], "max": ["push", "look"]},
        more={"max": {"drown": 3}, "kevin": {"drown": 3}},
    )
    m.choose("play")
    assert "move:b1" not in keys(m)
    assert refused(m, "move:b1") == "R25-8.2"
    m.choose("move:a2")
    m.choose("play")
    assert "push:kevin" not in keys(m), "only who stands beside the pusher"
    while "push:kevin" not in keys(m):
        play(m, keys(m)[0])
    m.choose("push:kevin")
    m.choose("room:c1")
    assert where(m, "kevin") == "c1"
    assert keys(m)[0] == "look:a1"


@pytest.mark.rule("R25-11.21")
def test_in_the_acid_bath_the_newcomer_survives() -> None:
    m = table(rooms={"b1": "acid"}, at={"max": "b2", "kevin": "b1"}, programs={"max": ["move"]})
    play(m, "play", "move:b1")
    assert character(m, "max")["alive"]
    assert not character(m, "kevin")["alive"]


@pytest.mark.rule("R25-11.21", "R25-22.9")
def test_max_says_who_came_first_into_the_acid() -> None:
    m = table(rooms={"b1": "acid"}, at={"max": "b2", "alice": "b2", "bruce": "b1"}, programs={"max": ["special"]})
    play(m, "play")
    for key in ("ability:carry", "character:alice", "room:b1"):
        if key in keys(m):
            m.choose(key)
    assert set(keys(m)) == {"character:max", "character:alice"}
    m.choose("character:alice")
    assert [character(m, id)["alive"] for id in ("max", "alice", "bruce")] == [True, False, False]


def test_rows_are_read_left_to_right() -> None:
    m = table(rooms={"a1": "trap", "e1": "cold"})
    assert row(m, 1) == ["trap", "empty", "empty", "empty", "cold"]
