"""Chapter 14: robots and their orders."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.drawing import ROBOT, drawn
from tests.games.room25.table import asked, character, room, table, where

NO_REMINDER = {"reminder": "none"}


def hacking(robots: list[str | None], rooms: dict[str, Any] | None = None, **described: Any) -> Match:
    """Kevin, far away on d5, is about to hack a robot."""
    more = {"kevin": NO_REMINDER, **described.pop("more", {})}
    programs = {"kevin": ["special", None], **described.pop("programs", {})}
    at = {"kevin": "d5", **described.pop("at", {})}
    m = table(rooms=rooms or {}, at=at, programs=programs, robots=robots, more=more, **described)
    return play(m, "ability:hack_robot")


@pytest.mark.rule("R25-14.1")
def test_a_robot_does_nothing_on_its_own() -> None:
    m = table(at={"max": "b2"}, programs={"max": ["control", None]}, robots=["b2", None])
    play(m, "slide:row_2:right")
    assert not {"robot_moved", "robot_pushed"} & set(event_kinds(m))
    assert m.view(None)["robots"] == ["c2", None]


@pytest.mark.rule("R25-14.1", "R25-16.23")
def test_a_card_can_give_the_order() -> None:
    m = drawn(ROBOT, first="max", rooms={"b1": "cold"}, at={"max": "b2"})
    assert where(m, "max") == "b1"


@pytest.mark.rule("R25-14.2", "R25-14.15")
def test_who_gives_the_order_chooses_the_robot_and_one_of_the_two_orders() -> None:
    m = hacking(["b2", "d2"], at={"max": "d2"})
    assert set(keys(m)) == {"robot:1:move", "robot:2:move", "robot:2:push"}
    assert m.decision is not None
    assert m.decision.seat == character(m, "kevin")["seat"]
    play(m, "robot:2:push", "room:e2")
    assert where(m, "max") == "e2"
    assert m.view(None)["robots"] == ["b2", "d2"], "one order, to one robot"


@pytest.mark.rule("R25-14.3", "R25-14.15")
def test_it_goes_next_door_into_locked_rooms_but_not_into_closed_ones() -> None:
    m = hacking(
        ["b2", None],
        {"b1": {"room": "empty", "locked": True}, "a2": {"room": "flooded", "closed": True}, "b3": "?cold"},
    )
    assert set(keys(m)) == {"room:b1", "room:b3", "room:c2"}
    play(m, "room:b3")
    assert room(m, "b3")["room"] == "cold"
    assert room(m, "b3")["face_up"]
    assert happened(m, "room_revealed") == [{"cell": "b3", "room": "cold"}]


@pytest.mark.rule("R25-14.3")
def test_a_corridor_binds_it() -> None:
    m = hacking(["b2", None], {"b2": {"room": "pivoting", "axis": "north_south"}})
    assert set(keys(m)) == {"room:b1", "room:b3"}


@pytest.mark.rule("R25-14.4")
@pytest.mark.parametrize("kind", ["vision", "control_room", "tunnel", "moving", "vortex", "mirror", "abm_room"])
def test_rooms_do_nothing_to_a_robot(kind: str) -> None:
    m = hacking(["b2", None], {"b1": kind, "e1": "tunnel", "a5": "?cold"}, deck_top=["abm_33"])
    before = len(m.events())
    play(m, "room:b1")
    assert m.view(None)["robots"] == ["b1", None]
    assert event_kinds(m, before)[:2] == ["robot_moved", "round_started"]


@pytest.mark.rule("R25-14.4")
def test_a_robot_does_not_regenerate_anybody() -> None:
    m = hacking(["b2", None], {"b1": "regeneration"}, at={"alice": None})
    play(m, "room:b1")
    assert room(m, "b1")["room"] == "regeneration"
    assert not character(m, "alice")["alive"]


@pytest.mark.rule("R25-14.5", "R25-14.14")
@pytest.mark.parametrize("kind", ["trap", "mortal", "illusion", "timer", "paranoia", "acid"])
@pytest.mark.parametrize("covered", [False, True])
def test_a_red_room_destroys_it(kind: str, covered: bool) -> None:
    m = hacking(["b2", None], {"b1": "?" * covered + kind, "e4": "?cold"}, rounds_left=6)
    before = len(m.events())
    play(m, "room:b1")
    assert m.view(None)["robots"] == [None, None]
    assert room(m, "b1")["room"] == kind
    assert room(m, "b1")["face_up"]
    assert not room(m, "b1")["closed"]
    assert room(m, "e4")["room"] is None, "no swap by an illusion"
    assert not {"rooms_swapped", "eliminated", "countdown"} & set(event_kinds(m, before))


@pytest.mark.rule("R25-14.6", "R25-14.7")
@pytest.mark.parametrize(
    ("kind", "inside", "closed"), [("acid", ["alice"], False), ("shredder", ["max", "alice"], True)]
)
def test_acid_and_shredder_kill_everybody_inside(kind: str, inside: list[str], closed: bool) -> None:
    m = hacking(["b2", None], {"b1": kind}, at=dict.fromkeys(inside, "b1"), more={"alice": {"hidden": True}})
    play(m, "room:b1")
    assert {event["character"] for event in happened(m, "eliminated")} == set(inside)
    assert room(m, "b1")["closed"] is closed
    assert m.view(None)["robots"] == [None, None]


@pytest.mark.rule("R25-14.7")
@pytest.mark.parametrize("kind", ["flooded", "shredder"])
def test_a_discovered_flooded_room_or_shredder_is_closed(kind: str) -> None:
    m = hacking(["b2", None], {"b1": f"?{kind}"})
    play(m, "room:b1")
    assert room(m, "b1")["closed"]
    assert room(m, "b1")["face_up"]
    assert m.view(None)["robots"] == [None, None]


@pytest.mark.rule("R25-14.8")
def test_it_pushes_one_of_its_room_and_that_one_makes_the_choices() -> None:
    m = hacking(
        ["b2", None],
        {"b1": "?vision", "e1": "?cold", "a5": "?trap"},
        at={"max": "b2", "emmet": "b2"},
        more={"max": NO_REMINDER},
    )
    play(m, "robot:1:push")
    assert set(keys(m)) == {"character:max", "character:emmet"}
    play(m, "character:max", "room:b1")
    assert asked(m) == [("max", "vision")]
    assert m.decision is not None
    assert m.decision.seat == character(m, "max")["seat"]


@pytest.mark.rule("R25-14.8")
@pytest.mark.parametrize("cell", ["c3", "e5"])
def test_it_pushes_nobody_out_of_a_blue_room(cell: str) -> None:
    m = hacking([cell, "a1"], at={"max": cell})
    assert set(keys(m)) == {"robot:1:move", "robot:2:move"}


@pytest.mark.rule("R25-14.9", "R25-15.23")
def test_robots_are_neither_pushed_nor_carried_nor_called() -> None:
    m = table(
        at={"max": "b2", "jennifer": "d4", "emmet": "a5"},
        programs={"max": ["push", "special"], "jennifer": ["special", None]},
        robots=["b2", "d5"],
    )
    lost = [(event["character"], event["token"]) for event in happened(m, "action_lost")]
    assert lost == [("max", "push"), ("jennifer", "special"), ("max", "special")]


@pytest.mark.rule("R25-14.9")
def test_a_robot_does_not_push_a_robot() -> None:
    m = hacking(["b2", "b2"])
    assert set(keys(m)) == {"robot:1:move", "robot:2:move"}


@pytest.mark.rule("R25-14.10", "R25-15.54")
@pytest.mark.parametrize(("answer", "cell"), [("accept", "b1"), ("refuse", "b2")])
def test_alice_may_refuse_when_the_room_is_named_and_the_order_is_spent(answer: str, cell: str) -> None:
    m = hacking(["b2", None], at={"alice": "b2"})
    play(m, "robot:1:push")
    assert asked(m) == [("kevin", "robot_push_to")], "the order is complete before anybody can refuse it"
    play(m, "room:b1")
    assert asked(m) == [("alice", "refuse")]
    assert m.decision is not None
    assert m.decision.seat == character(m, "alice")["seat"]
    assert m.decision.prompt.args["to"] == "B1"
    assert ct.position("room25", ct.position_of(m)) == m
    play(m, answer)
    assert where(m, "alice") == cell
    assert len(happened(m, "push_refused")) == (answer == "refuse")
    assert m.view(None)["phase"] == "programming"
    assert m.view(None)["robots"] == ["b2", None]


@pytest.mark.rule("R25-14.10", "R25-16.23")
def test_alice_may_refuse_the_robot_of_a_card_too() -> None:
    m = drawn(ROBOT, first="alice", rooms={"b1": "cold"}, at={"alice": "b2"})
    assert keys(m) == ["accept", "refuse"]
    play(m, "refuse")
    assert where(m, "alice") == "b2"


@pytest.mark.rule("R25-14.10")
def test_hidden_characters_are_not_pushed() -> None:
    hidden = {id: {"hidden": True} for id in ("bruce", "alice")}
    m = hacking(["b2", "a1"], at={"bruce": "b2", "alice": "b2"}, more=hidden)
    assert "robot:1:push" not in keys(m)


@pytest.mark.rule("R25-14.11")
@pytest.mark.parametrize(("id", "cells"), [("max", {"b3", "c2"}), ("emmet", {"b1", "b3", "c2"})])
def test_nobody_is_pushed_into_a_closed_room_and_only_emmet_into_a_locked_one(id: str, cells: set[str]) -> None:
    m = hacking(
        ["b2", None],
        {"b1": {"room": "empty", "locked": True}, "a2": {"room": "flooded", "closed": True}},
        at={id: "b2"},
    )
    play(m, "robot:1:push")
    assert set(keys(m)) == {f"room:{cell}" for cell in cells}


@pytest.mark.rule("R25-14.12")
def test_robots_ride_along_with_slides_and_swaps() -> None:
    m = table(at={"kevin": "b2"}, programs={"kevin": ["control", "special"]}, robots=["a2", "c1"])
    play(m, "slide:row_2:left")
    assert m.view(None)["robots"] == ["e2", "c1"]
    n = table(at={"kevin": "b2"}, programs={"kevin": ["special", None]}, robots=["a2", None])
    play(n, "ability:hack_building", "swap:b1:a2")
    assert n.view(None)["robots"] == ["b1", None]


@pytest.mark.rule("R25-14.13")
def test_a_robot_is_no_character_for_acid_alarm_or_majority() -> None:
    m = hacking(["d5", None], rounds_left=6)
    play(m, "robot:1:move", "room:e5")
    assert m.view(None)["robots"] == ["e5", None]
    assert happened(m, "alarm") == []
    n = table(
        "suspicion",
        cast=["max", "alice", "kevin", "emmet"],
        rooms={"a1": "room25"},
        at={"max": "a2", "alice": "a1"},
        programs={"max": ["move", None]},
        order=["max", "alice", "kevin", "emmet"],
        robots=["a1", "a1"],
        roles={"kevin": "guard"},
        rounds_left=4,
    )
    play(n, "move:a1")
    assert happened(n, "role_shown") == [], "two of four are no majority, robots or not"


@pytest.mark.rule("R25-14.13")
def test_a_robot_in_the_room_is_somebody_to_move_to_for_a_prisoner() -> None:
    m = table(rooms={"b2": "prison"}, at={"max": "b2"}, programs={"max": ["move", None]}, robots=["b1", None])
    assert where(m, "max") == "b1"


@pytest.mark.rule("R25-14.14")
def test_no_robot_stands_in_a_red_or_covered_room() -> None:
    for kind in ("mortal", "?empty"):
        with pytest.raises(ct.BadPosition, match="red or face-down"):
            table(rooms={"b1": kind}, robots=["b1", None])
