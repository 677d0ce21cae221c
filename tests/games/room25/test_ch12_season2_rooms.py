"""Chapter 12: the rooms of Season 2 (paranoia and the key room have a file of their own)."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.drawing import (
    LOSE_CONTROL,
    LOSE_LOOK,
    PANIC,
    POWER_FAILURE,
    ROBOT,
    ROW_1_RIGHT_AND_DRAW,
    SETBACK,
    drawn,
)
from tests.games.room25.table import asked, character, ending, program, room, table, where

NO_REMINDER = {"reminder": "none"}
MADNESS = {"madness_cards_in_other_modes": True}


def step_in(kind: str, *, rooms: dict[str, Any] | None = None, second: str | None = None, **described: Any) -> Match:
    """Max has moved from b2 into a room of this kind on b1; `second` is his other token."""
    at = {"max": "b2", **described.pop("at", {})}
    programs = {"max": ["move", second], **described.pop("programs", {})}
    m = table(rooms={"b1": kind, **(rooms or {})}, at=at, programs=programs, **described)
    return play(m, "move:b1")


# ---- robot room


@pytest.mark.rule("R25-12.1", "R25-12.3")
def test_the_robot_room_brings_its_robot_and_an_order_must_be_given() -> None:
    m = step_in("?robot_room", more={"max": NO_REMINDER})
    assert m.view(None)["robots"] == ["b1", None]
    assert set(keys(m)) == {"robot:1:move", "robot:1:push"}, "the new robot may get the order; nobody may leave it out"
    play(m, "robot:1:move", "room:a1")
    assert m.view(None)["robots"] == ["a1", None]


@pytest.mark.rule("R25-12.1")
def test_the_order_may_go_to_a_robot_far_away() -> None:
    m = step_in("robot_room", rooms={"e1": "robot_room"}, robots=[None, "e4"])
    assert m.view(None)["robots"] == ["b1", "e4"]
    play(m, "robot:2:move", "room:e3")
    assert m.view(None)["robots"] == ["b1", "e3"]


@pytest.mark.rule("R25-12.2")
def test_each_robot_room_brings_only_its_own_robot_again() -> None:
    m = step_in(
        "robot_room",
        rooms={"d1": "robot_room", "e3": "?mortal"},
        at={"kevin": "d2", "jennifer": "a1"},
        programs={"kevin": ["move", None], "jennifer": [None, "move"]},
        robots=["e4", None],
        more=dict.fromkeys(("max", "kevin", "jennifer"), NO_REMINDER),
    )
    assert m.view(None)["robots"] == ["e4", None], "robot 1 is in the building, robot 2 is not of this room"
    play(m, "room:e3")
    assert m.view(None)["robots"] == [None, None], "destroyed"
    play(m, "move:d1")
    assert m.view(None)["robots"] == [None, "d1"]
    play(m, "robot:2:move", "room:d2", "move:b1")
    assert m.view(None)["robots"] == ["b1", "d2"], "back from the supply"


def after_a_robot_card(rooms: dict[str, Any], **described: Any) -> Match:
    """A Robot card has brought a robot to Max on b2; then Kevin, in d2, is about to move."""
    return drawn(
        ROBOT,
        first="max",
        rooms=rooms,
        at={"max": "b2", "kevin": "d2", **described.pop("at", {})},
        more={"kevin": {"program": ["move", None], **NO_REMINDER}, **described.pop("more", {})},
        then=[*({"step": "pass", "phase": phase} for phase in (3, 4, 5)), {"step": "count_down"}],
        **described,
    )


@pytest.mark.rule("R25-12.2", "R25-16.23")
@pytest.mark.parametrize("room", ["?robot_room", "robot_room"])
def test_one_robot_room_never_brings_a_second_robot_beside_that_of_a_card(room: str) -> None:
    """Face down, or known and its robot destroyed: the card's robot is the room's own."""
    m = after_a_robot_card({"d1": room})
    assert m.view(None)["robots"] == ["b2", None]
    play(m, "move:d1")
    assert m.view(None)["robots"] == ["b2", None]
    assert len(happened(m, "robot_placed")) == 1
    assert keys(m) == ["robot:1:move", "robot:1:push"], "but the order is given"


@pytest.mark.rule("R25-12.2", "R25-16.23")
def test_the_robot_of_a_card_can_be_destroyed_and_comes_back_by_its_room() -> None:
    m = after_a_robot_card(
        {"d1": "?robot_room", "b1": "mortal"},
        at={"franck": "d2"},
        more={"franck": {"program": [None, "move"], **NO_REMINDER}},
    )
    play(m, "move:d1", "robot:1:move", "room:b1")
    assert m.view(None)["robots"] == [None, None]
    play(m, "move:d1")
    assert m.view(None)["robots"] == ["d1", None]


@pytest.mark.rule("R25-12.2", "R25-16.23")
def test_with_two_robot_rooms_a_card_leaves_the_entered_one_its_robot() -> None:
    m = after_a_robot_card({"d1": "robot_room", "a5": "?robot_room"})
    play(m, "move:d1")
    assert sorted(m.view(None)["robots"]) == ["b2", "d1"], "the card brought that of the room still face down"


@pytest.mark.rule("R25-12.2", "R25-15.57")
def test_a_robot_whose_room_was_sabotaged_still_counts() -> None:
    """One robot for each robot room in the building: the other room brings its own when the first robot is gone."""
    described: dict[str, Any] = {"rooms": {"d1": "robot_room", "b1": "mortal"}, "removed": ["robot_room"]}
    described |= {"at": {"kevin": "d2"}, "programs": {"kevin": ["move", None]}}
    described["more"] = {"kevin": NO_REMINDER, "sarah": {"spare": 1}}
    m = table(robots=[None, "b2"], robot_rooms=["d1", None], **described)
    play(m, "move:d1")
    assert m.view(None)["robots"] == [None, "b2"]
    n = table(robots=[None, None], robot_rooms=["d1", None], **described)
    play(n, "move:d1")
    assert n.view(None)["robots"] == ["d1", None]


@pytest.mark.rule("R25-12.3")
def test_without_a_legal_order_it_is_skipped() -> None:
    drowned, shredded = {"room": "flooded", "closed": True}, {"room": "shredder", "closed": True}
    m = step_in("robot_room", rooms={"a1": drowned, "c1": shredded, "b2": drowned})
    assert m.view(None)["robots"] == ["b1", None]
    assert m.view(None)["phase"] == "programming"


@pytest.mark.rule("R25-12.4", "R25-14.1", "R25-14.4")
def test_a_robot_that_enters_a_robot_room_brings_no_other() -> None:
    m = table(
        rooms={"b1": "?robot_room"}, at={"kevin": "d5"}, programs={"kevin": ["special", None]}, robots=["b2", None]
    )
    play(m, "ability:hack_robot", "room:b1")
    assert m.view(None)["robots"] == ["b1", None]
    assert m.view(None)["phase"] == "programming", "and no further order is given"


# ---- regeneration


@pytest.mark.rule("R25-12.5", "R25-12.6")
def test_regeneration_brings_all_the_eliminated_back_and_is_gone() -> None:
    m = step_in(
        "regeneration",
        at={"franck": None, "emmet": None},
        more={"max": {}, "franck": {"adrenaline": "none", "lost_tokens": ["control"]}},
    )
    assert where(m, "franck") == where(m, "emmet") == "c3"
    assert room(m, "b1")["room"] == "empty"
    assert room(m, "b1")["face_up"]
    program(m, {"emmet": "move:special", "max": "move"})
    assert {"franck", "emmet"} <= {event["character"] for event in happened(m, "programmed")}
    franck = character(m, "franck")
    assert franck["adrenaline"] == "none", "what was spent stays spent"
    assert franck["lost_tokens"] == ["control"]


@pytest.mark.rule("R25-12.6")
def test_revived_emmet_has_his_locks_again() -> None:
    m = step_in("regeneration", at={"emmet": None})
    program(m, {"emmet": "move:special"})
    while "move:b3" not in keys(m):
        play(m, keys(m)[0])
    play(m, "move:b3")
    while "room:a3" not in keys(m):
        play(m, keys(m)[0])
    play(m, "room:a3")
    assert room(m, "a3")["locked"]


@pytest.mark.rule("R25-12.5")
def test_regeneration_waits_while_nobody_is_eliminated() -> None:
    m = step_in("regeneration")
    assert room(m, "b1")["room"] == "regeneration"
    assert happened(m, "revived") == []


@pytest.mark.rule("R25-12.5", "R25-12.19")
def test_who_is_shredded_by_the_step_into_regeneration_comes_back_at_once() -> None:
    m = step_in("regeneration", rooms={"b2": "shredder"}, at={"kevin": "b2"}, programs={"kevin": ["move", "look"]})
    assert [event["character"] for event in happened(m, "eliminated")] == ["kevin"]
    assert where(m, "kevin") == "c3"
    assert m.view(None)["phase"] == "programming", "Kevin does nothing more this round"


# ---- pivoting


@pytest.mark.rule("R25-12.7")
@pytest.mark.parametrize(("origin", "axis"), [("b2", "north_south"), ("a1", "east_west")])
def test_the_corridor_points_to_where_one_came_from(origin: str, axis: str) -> None:
    m = table(rooms={"b1": "?pivoting"}, at={"max": origin}, programs={"max": ["move", None]})
    play(m, "move:b1")
    assert room(m, "b1")["axis"] == axis


@pytest.mark.rule("R25-12.7", "R25-14.4")
@pytest.mark.parametrize(("origin", "axis"), [("b2", "north_south"), ("a1", "east_west")])
def test_the_corridor_turns_for_a_robot_too(origin: str, axis: str) -> None:
    m = table(
        rooms={"b1": "pivoting"}, at={"kevin": "d5"}, programs={"kevin": ["special", None]}, robots=[origin, None]
    )
    play(m, "ability:hack_robot", "room:b1")
    assert room(m, "b1")["axis"] == axis


def corridor(axis: str) -> dict[str, Any]:
    return {"room": "pivoting", "axis": axis}


@pytest.mark.rule("R25-12.8")
def test_moving_looking_and_pushing_go_through_the_two_exits_only() -> None:
    everywhere = {"b1": "?cold", "b3": "?cold", "a2": "?dark", "c2": "?dark"}
    m = table(
        rooms={"b2": corridor("east_west"), **everywhere},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["look", "push"], "kevin": [None, "move"]},
        more={"max": NO_REMINDER, "kevin": NO_REMINDER},
    )
    assert set(keys(m)) == {"look:a2", "look:c2"}
    assert refused(m, "look:b1") == "R25-8.4"
    play(m, "look:a2")
    assert set(keys(m)) == {"room:a2", "room:c2"}, "where to push Kevin"
    play(m, "room:a2")
    assert where(m, "kevin") == "a2"
    assert set(keys(m)) > {"move:a1", "move:a3"}, "out there all is free again"


@pytest.mark.rule("R25-12.8")
def test_control_and_mimicry_know_no_corridor() -> None:
    m = table(
        rooms={"b2": corridor("east_west")},
        at={"bruce": "b2", "franck": "b3", "alice": "b1"},
        programs={"bruce": ["control", "special"]},
    )
    assert "slide:column_b:up" in keys(m)
    assert "slide:row_2:left" in keys(m)
    play(m, "slide:column_b:up")
    assert where(m, "bruce") == "b1"
    assert where(m, "alice") == "b5"
    assert where(m, "franck") == "b2"
    assert happened(m, "action_lost") == [{"character": "bruce", "token": "special"}], "Franck must be in his room"
    n = table(
        rooms={"b2": corridor("east_west")}, at={"bruce": "b2", "alice": "b1"}, programs={"bruce": ["special", None]}
    )
    assert character(n, "bruce")["hidden"], "Alice is adjacent although there is no exit to her"


@pytest.mark.rule("R25-12.9", "R25-15.13")
@pytest.mark.parametrize(("origin", "axis"), [("b1", "north_south"), ("c2", "east_west")])
def test_a_called_character_turns_the_corridor(origin: str, axis: str) -> None:
    m = table(
        rooms={"b2": corridor("north_south" if axis == "east_west" else "east_west")},
        at={"jennifer": "b2", "kevin": origin},
        programs={"jennifer": ["special", None]},
    )
    assert where(m, "kevin") == "b2"
    assert room(m, "b2")["axis"] == axis


@pytest.mark.rule("R25-12.10")
def test_slides_and_swaps_keep_the_orientation() -> None:
    m = table(
        rooms={"b1": corridor("east_west"), "a2": corridor("north_south")},
        at={"kevin": "b2"},
        programs={"kevin": ["special", "control"]},
    )
    play(m, "swap:b1:a2", "slide:column_b:down")
    assert room(m, "a2")["axis"] == "east_west"
    assert room(m, "b2")["axis"] == "north_south"


@pytest.mark.rule("R25-12.45")
def test_carrying_out_of_a_corridor_is_bound_but_being_called_out_is_not() -> None:
    m = table(
        rooms={"b2": corridor("east_west")},
        at={"max": "b2", "kevin": "b2", "emmet": "b2", "jennifer": "b3"},
        programs={"max": ["special", None], "jennifer": [None, "special"]},
    )
    play(m, "character:kevin")
    assert set(keys(m)) == {"room:a2", "room:c2"}
    play(m, "room:a2")
    play(m, "character:emmet")
    assert where(m, "emmet") == "b3", "called through the wall"


# ---- mirror


@pytest.mark.rule("R25-12.11", "R25-12.42")
def test_the_mirror_takes_adrenaline_and_the_rest_of_the_program() -> None:
    m = step_in("mirror", second="control", more={"max": {"adrenaline": "declared"}})
    assert [event["token"] for event in happened(m, "token_played")] == ["move"]
    assert character(m, "max")["adrenaline"] == "none"
    assert m.view(None)["phase"] == "programming"
    assert "program:move:look" in keys(m, character(m, "max")["seat"]), "the next round is as usual"


@pytest.mark.rule("R25-12.11")
def test_who_is_pushed_into_the_mirror_before_acting_does_nothing_this_round() -> None:
    m = table(
        rooms={"b1": "mirror"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["push", None], "kevin": ["control", "look"]},
    )
    play(m, "room:b1")
    assert [event["character"] for event in happened(m, "token_played")] == ["max"]


@pytest.mark.rule("R25-12.12")
def test_the_mirror_leaves_the_paranoid_their_draws_and_franck_his_vitality() -> None:
    m = table(
        rooms={"b1": "mirror", "b2": "paranoia"},
        at={"kevin": "b2"},
        order=["kevin"],
        more={"kevin": {"paranoid": True, "drawing": True, "stack": ["move", "control", "look"]}},
    )
    play(m, "move:b1")
    assert character(m, "kevin")["adrenaline"] == "none"
    assert "slide:row_1:left" in keys(m), "the second draw comes all the same"
    n = table(rooms={"b1": "mirror"}, at={"franck": "b2"}, programs={"franck": ["move", None]})
    play(n, "move:b1")
    assert character(n, "franck")["adrenaline"] == "none"
    program(n, {"franck": "special"})
    while ("franck", "play_or_wait") not in asked(n):
        play(n, keys(n)[0])
    play(n, "play")
    assert character(n, "franck")["adrenaline"] == "ready"


@pytest.mark.rule("R25-12.12")
def test_the_mirror_does_nothing_to_those_who_have_nothing() -> None:
    m = step_in("mirror", more={"max": {"adrenaline": "none"}})
    assert character(m, "max")["adrenaline"] == "none"
    assert where(m, "max") == "b1"
    assert not {"adrenaline_lost", "program_lost"} & set(event_kinds(m)), "nor is anything told"


@pytest.mark.rule("R25-12.11", "R25-12.12")
@pytest.mark.parametrize(
    ("second", "adrenaline", "told"),
    [
        ("look", "none", {"program_lost"}),
        (None, "ready", {"adrenaline_lost"}),
        ("look", "declared", {"adrenaline_lost", "program_lost"}),
    ],
)
def test_the_mirror_tells_what_is_really_lost(second: str | None, adrenaline: str, told: set[str]) -> None:
    m = step_in("mirror", second=second, more={"max": {"adrenaline": adrenaline}})
    assert {"adrenaline_lost", "program_lost"} & set(event_kinds(m)) == told


@pytest.mark.rule("R25-12.13")
def test_the_mirror_leaves_an_unmasked_guard_the_second_action() -> None:
    m = table(
        "suspicion",
        cast=["kevin", "max", "alice", "emmet"],
        roles={"kevin": "guard"},
        rooms={"b1": "mirror"},
        at={"kevin": "b2"},
        order=["kevin", "max", "alice", "emmet"],
        more={"kevin": {"shown": 1}},
    )
    play(m, "token:move", "move:b1")
    assert asked(m) == [("kevin", "free_action")]
    assert "token:control" in keys(m)


# ---- jamming, A.B.M. room, timer


@pytest.mark.rule("R25-12.14", "R25-14.13")
@pytest.mark.parametrize(("cells", "robots", "silent"), [("b1", None, True), ("b2", "b1", False), ("b2", None, False)])
def test_nobody_talks_while_a_character_is_in_the_jamming_room(cells: str, robots: str | None, silent: bool) -> None:
    m = table(rooms={"b1": "jamming"}, at={"max": cells}, robots=[robots, None])
    assert m.view(None)["talk_forbidden"] is silent


@pytest.mark.rule("R25-12.15", "R25-16.2", "R25-16.4")
def test_the_abm_room_draws_again_where_the_card_says_so() -> None:
    m = step_in("abm_room", deck_top=[ROW_1_RIGHT_AND_DRAW, LOSE_LOOK, LOSE_CONTROL])
    assert [event["card"] for event in happened(m, "card_drawn")] == [ROW_1_RIGHT_AND_DRAW, LOSE_LOOK]
    assert where(m, "max") == "c1", "row 1 went right"
    assert character(m, "max")["lost_tokens"] == ["look"]
    assert m.view(None)["discard"] == [ROW_1_RIGHT_AND_DRAW, LOSE_LOOK]


@pytest.mark.rule("R25-12.15")
def test_a_penalty_of_the_abm_room_hits_only_who_entered() -> None:
    m = step_in("abm_room", deck_top=[LOSE_LOOK])
    assert character(m, "max")["lost_tokens"] == ["look"]
    assert character(m, "emmet")["lost_tokens"] == character(m, "kevin")["lost_tokens"] == []


@pytest.mark.rule("R25-12.16")
def test_in_the_abm_room_the_entering_one_stands_in_for_the_first_player() -> None:
    m = step_in(
        "abm_room",
        at={"kevin": "b5"},
        order=["kevin", "max", "emmet", "franck", "jennifer", "alice", "sarah", "bruce"],
        deck_top=[SETBACK],
        options=MADNESS,
    )
    assert where(m, "max") == "c3"
    assert where(m, "kevin") == "b5"


@pytest.mark.rule("R25-12.16")
def test_cards_about_the_building_apply_in_full() -> None:
    m = step_in("abm_room", rooms={"e1": "vision"}, deck_top=[POWER_FAILURE], robots=["d4", None], options=MADNESS)
    assert m.view(None)["robots"] == [None, None]
    assert room(m, "e1")["room"] == "empty"


@pytest.mark.rule("R25-12.17", "R25-12.46")
def test_the_timer_takes_a_round_and_is_gone() -> None:
    m = step_in("timer", second="look", rounds_left=5, programs={"kevin": [None, "move"]})
    view = m.view(None)
    assert view["rounds_left"] == 4
    assert room(m, "b1")["room"] == "empty"
    assert view["order"][:2] == ["max", "kevin"], "nobody's place has changed"


@pytest.mark.rule("R25-12.17")
def test_in_the_last_round_the_timer_kills() -> None:
    m = step_in("timer", rounds_left=1, programs={"kevin": ["move", None]})
    assert not character(m, "max")["alive"]
    assert m.view(None)["rounds_left"] == 1
    assert room(m, "b1")["room"] == "empty"


@pytest.mark.rule("R25-12.18")
def test_the_timer_can_make_this_the_last_round() -> None:
    m = step_in("timer", rounds_left=2)
    assert character(m, "max")["alive"]
    assert ending(m) == "time_is_up"


# ---- shredder


@pytest.mark.rule("R25-12.19")
def test_the_shredder_fires_when_somebody_leaves() -> None:
    m = table(
        rooms={"b2": "shredder"},
        at={"max": "b1", "kevin": "b2", "alice": "b2"},
        programs={"max": ["move", None], "kevin": [None, "move"]},
        more={"alice": {"hidden": True}},
    )
    play(m, "move:b2")
    assert happened(m, "eliminated") == []
    assert not room(m, "b2")["closed"], "entering is harmless"
    play(m, "move:b3")
    assert {event["character"] for event in happened(m, "eliminated")} == {"max", "alice"}
    assert room(m, "b2")["closed"]


@pytest.mark.rule("R25-12.20")
def test_whoever_leaves_alone_closes_it_and_max_takes_one_along() -> None:
    m = table(rooms={"b2": "shredder"}, at={"max": "b2"}, programs={"max": ["move", None]})
    play(m, "move:b1")
    assert room(m, "b2")["closed"]
    assert happened(m, "eliminated") == []
    n = table(
        rooms={"b2": "shredder"}, at={"max": "b2", "kevin": "b2", "alice": "b2"}, programs={"max": ["special", None]}
    )
    play(n, "character:kevin", "room:b1")
    assert [event["character"] for event in happened(n, "eliminated")] == ["alice"]
    assert where(n, "max") == where(n, "kevin") == "b1"


@pytest.mark.rule("R25-12.20", "R25-14.6", "R25-14.7")
@pytest.mark.parametrize("covered", [False, True])
def test_a_robot_that_enters_sets_it_off(covered: bool) -> None:
    people = {} if covered else {"max": "b1"}
    m = table(
        rooms={"b1": "?shredder" if covered else "shredder"},
        at={"kevin": "d5", **people},
        programs={"kevin": ["special", None]},
        robots=["b2", None],
        more={"kevin": NO_REMINDER},
    )
    play(m, "ability:hack_robot", "room:b1")
    assert [event["character"] for event in happened(m, "eliminated")] == list(people)
    assert room(m, "b1")["closed"]
    assert m.view(None)["robots"] == [None, None]


@pytest.mark.rule("R25-12.21", "R25-16.36")
def test_all_who_leave_by_one_panic_are_out_before_it_fires() -> None:
    m = drawn(
        PANIC,
        first="jennifer",
        rooms={"b2": "cold", "a2": "shredder"},
        at={"jennifer": "b2", "max": "a2", "kevin": "a2", "alice": "a2"},
        more={"alice": {"hidden": True}},
    )
    assert where(m, "max") == where(m, "kevin") == "b2"
    assert [event["character"] for event in happened(m, "eliminated")] == ["alice"], "hidden, so she stayed"
    assert room(m, "a2")["closed"]
