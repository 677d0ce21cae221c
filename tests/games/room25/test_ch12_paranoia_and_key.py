"""Chapter 12: paranoia and the key room."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import happened, keys, play
from tests.games.room25.drawing import LOSE_CONTROL, LOSE_LOOK
from tests.games.room25.table import asked, character, ending, program, room, table, where

ALL_TOKENS = {"look", "move", "push", "control", "special"}


def paranoid(*stack: str, rooms: dict[str, Any] | None = None, **described: Any) -> Match:
    """Kevin is in the paranoia room on b2, with this stack from the top down."""
    kevin = {"paranoid": True, "drawing": True, "stack": list(stack), **described.pop("kevin", {})}
    return table(
        rooms={"b2": "paranoia", **(rooms or {})},
        at={"kevin": "b2", **described.pop("at", {})},
        order=described.pop("order", ["kevin"]),
        more={"kevin": kevin},
        **described,
    )


def played(m: Match, id: str = "kevin") -> list[str]:
    return [event["token"] for event in happened(m, "token_played") if event["character"] == id]


def programs_of_kevin(m: Match) -> bool:
    """Is Kevin, the second character of seat 0, asked for a program (after Emmet's)?"""
    while ("emmet", "program") in asked(m) or ("emmet", "declare") in asked(m):
        m.choose("program:look" if ("emmet", "program") in asked(m) else "adrenaline:no", 0)
    return ("kevin", "program") in asked(m)


@pytest.mark.rule("R25-12.30", "R25-12.44")
def test_all_tokens_but_the_lost_ones_make_a_stack_used_ones_too() -> None:
    m = table(
        rooms={"b1": "?paranoia"},
        at={"kevin": "b2"},
        programs={"kevin": ["move", "control"], "max": [None, "move"]},
        more={"kevin": {"lost_tokens": ["look"], "reminder": "none", "adrenaline": "ready"}},
    )
    play(m, "move:b1")
    kevin = character(m, "kevin")
    assert kevin["paranoid"]
    assert kevin["programmed"] == 0, "the programmed Control is in the stack too"
    assert kevin["stack"] + len(played(m)) - 1 == len(ALL_TOKENS) - 1, "without Look, with Move and the special token"
    assert kevin["adrenaline"] == "ready"


@pytest.mark.rule("R25-12.31", "R25-12.30")
def test_one_draw_in_each_pass_instead_of_programming() -> None:
    m = paranoid("push", "look", "control", "move")
    assert played(m) == ["push", "look"], "nobody to push and nothing to look at: lost"
    assert len(happened(m, "action_lost")) == 2
    assert character(m, "kevin")["stack"] == 2
    assert not programs_of_kevin(m)
    program(m)
    while "slide:row_2:left" not in keys(m):
        play(m, keys(m)[0])
    assert played(m)[2:] == ["control"], "the drawn action must be done"


@pytest.mark.rule("R25-12.32", "R25-12.33")
def test_whoever_leaves_with_the_first_action_still_draws_the_second() -> None:
    m = paranoid("move", "control", "look")
    play(m, "move:b1")
    assert not character(m, "kevin")["paranoid"]
    assert "slide:row_1:left" in keys(m)
    play(m, "slide:row_1:left")
    assert character(m, "kevin")["stack"] == 0, "all tokens are back in hand"
    assert programs_of_kevin(m)


@pytest.mark.rule("R25-12.33")
def test_whoever_leaves_with_the_second_action_is_free_at_once() -> None:
    m = paranoid("look", "move", "control")
    play(m, "move:b1")
    assert played(m) == ["look", "move"]
    assert not character(m, "kevin")["drawing"]
    assert programs_of_kevin(m)


@pytest.mark.rule("R25-12.32", "R25-12.34", "R25-12.37")
def test_the_end_of_the_stack_ends_it() -> None:
    m = paranoid("look")
    assert played(m) == ["look"], "no token is left for the second pass"
    assert where(m, "kevin") == "b2"
    assert not character(m, "kevin")["paranoid"]
    assert programs_of_kevin(m)
    assert "program:move:look" in keys(m, 0)


@pytest.mark.rule("R25-12.35")
def test_adrenaline_is_declared_and_chosen_freely() -> None:
    m = paranoid("look", "push", "look", kevin={"adrenaline": "declared", "stack": ["look", "push", "control"]})
    assert asked(m) == [("kevin", "adrenaline")]
    assert {"token:move", "token:control"} <= set(keys(m))
    play(m, "token:control", "slide:row_2:left")
    assert character(m, "kevin")["stack"] == 1, "nothing was drawn for it"
    n = paranoid("look", "push", "control")
    assert not programs_of_kevin(n)
    assert ("kevin", "declare") in asked(n)


@pytest.mark.rule("R25-12.36")
@pytest.mark.parametrize("shown", [0, 1])
def test_guards_are_not_spared(shown: int) -> None:
    m = table(
        "suspicion",
        cast=["kevin", "max", "alice", "emmet"],
        roles={"kevin": "guard"},
        rooms={"b1": "paranoia"},
        at={"kevin": "b2"},
        programs={"kevin": [] if shown else ["move", "look"]},
        order=["kevin", "max", "alice", "emmet"],
        more={"kevin": {"shown": shown}},
    )
    play(m, *(["token:move"] if shown else []), "move:b1")
    assert character(m, "kevin")["paranoid"]
    assert len(played(m)) == 2, "a token has been drawn for the second pass: there is none to choose"


@pytest.mark.rule("R25-12.37", "R25-12.43")
def test_being_pushed_out_ends_it_but_the_round_is_played_from_the_stack() -> None:
    m = table(
        rooms={"b2": "paranoia"},
        at={"kevin": "b2", "max": "b2"},
        programs={"max": ["push", None], "kevin": [None, None]},
        more={"kevin": {"paranoid": True, "drawing": True, "stack": ["control", "look", "push"]}},
    )
    play(m, "room:b1")
    assert not character(m, "kevin")["paranoid"]
    play(m, "slide:row_1:left")
    assert played(m) == ["control", "look"]
    assert programs_of_kevin(m)


@pytest.mark.rule("R25-12.37")
def test_entering_again_starts_with_all_tokens() -> None:
    m = table(
        rooms={"b2": "paranoia"},
        at={"kevin": "b1", "max": "b1"},
        programs={"max": ["push", None], "kevin": [None, None]},
        order=["kevin", "max"],
        more={"kevin": {"drawing": True, "stack": ["look", "move"]}},
    )
    play(m, "room:b2")
    assert character(m, "kevin")["stack"] + len(played(m)) - 1 == len(ALL_TOKENS)


@pytest.mark.rule("R25-12.43", "R25-15.56")
def test_sabotage_of_the_room_frees_everybody_in_it() -> None:
    m = table(
        rooms={"b2": "paranoia"},
        at={"kevin": "b2", "sarah": "b2"},
        programs={"sarah": ["special", None], "kevin": [None, None]},
        more={"kevin": {"paranoid": True, "drawing": True, "stack": ["look", "push", "move"]}},
    )
    assert room(m, "b2")["room"] == "empty"
    assert not character(m, "kevin")["paranoid"]
    assert played(m) == ["look", "push"], "the rest of the round comes from the stack"
    play(m, "room:b1")
    assert programs_of_kevin(m)


@pytest.mark.rule("R25-12.38")
@pytest.mark.parametrize(("card", "left"), [(LOSE_LOOK, ["control"]), (LOSE_CONTROL, ["look"])])
def test_a_penalty_takes_the_token_out_of_the_stack(card: str, left: list[str]) -> None:
    m = cards_for_paranoid_kevin([card, "abm_39"], ["look", "control"])
    assert character(m, "kevin")["stack"] == len(left)
    assert ("kevin", "program") not in asked(m)


@pytest.mark.rule("R25-12.38", "R25-12.32")
def test_a_stack_emptied_by_a_penalty_before_programming_ends_it_too() -> None:
    m = cards_for_paranoid_kevin([LOSE_LOOK, "abm_39"], ["look"])
    assert ("kevin", "program") in asked(m)


def cards_for_paranoid_kevin(cards: list[str], stack: list[str]) -> Match:
    return table(
        "cooperation",
        cast=["kevin", "max", "alice", "emmet"],
        rooms={"b2": "paranoia"},
        at={"kevin": "b2"},
        order=["kevin", "max", "alice", "emmet"],
        phase="cards",
        deck_top=cards,
        more={"kevin": {"paranoid": True, "drawing": True, "stack": stack, "adrenaline": "none"}},
    )


# ---- key room


def cooperation(rooms: dict[str, Any], at: dict[str, str], programs: dict[str, Any], **described: Any) -> Match:
    cast = ["max", "kevin", "sarah", "emmet"]
    line = [*programs, *(id for id in cast if id not in programs)]
    return table("cooperation", cast=cast, rooms=rooms, at=at, programs=programs, order=line, **described)


@pytest.mark.rule("R25-12.40")
@pytest.mark.parametrize("active", [False, True])
def test_without_the_key_nobody_gets_out(active: bool) -> None:
    everybody = dict.fromkeys(("max", "kevin", "sarah", "emmet"), "a1")
    rooms = {"a1": "room25", **({} if active else {"e5": "?key_room"})}
    m = cooperation(rooms, everybody, {"max": ["control", None]}, key_active=active)
    play(m, "slide:row_1:left")
    assert ending(m) == ("escape" if active else None)


@pytest.mark.rule("R25-12.40")
def test_the_first_visitor_activates_the_key_room_and_it_is_gone() -> None:
    m = cooperation({"b1": "?key_room"}, {"max": "b2"}, {"max": ["move", None]})
    play(m, "move:b1")
    assert m.view(None)["key_active"]
    assert room(m, "b1")["room"] == "empty"
    assert happened(m, "key_activated") == [{"character": "max"}]


@pytest.mark.rule("R25-12.40", "R25-12.41", "R25-14.8")
def test_a_robot_only_reveals_the_key_room_which_is_blue() -> None:
    m = cooperation(
        {"b1": "?key_room"},
        {"kevin": "b3", "emmet": "a1"},
        {"kevin": ["special", None], "emmet": [None, "special"], "sarah": [None, "move"]},
        robots=["b2", None],
        more={"kevin": {"reminder": "none"}},
    )
    play(m, "ability:hack_robot", "room:b1")
    assert not m.view(None)["key_active"]
    assert room(m, "b1")["room"] == "key_room"
    assert m.view(None)["robots"] == ["b1", None]
    assert happened(m, "room_locked") == [{"cell": "a2"}], "Emmet has no other room to lock beside him"


@pytest.mark.rule("R25-12.41")
def test_kevin_does_not_swap_an_open_key_room() -> None:
    m = cooperation({"b1": "key_room"}, {"kevin": "b2"}, {"kevin": ["special", None]}, robots=["b1", None])
    play(m, "ability:hack_building")
    assert set(keys(m)) == {"swap:c2:b3", "swap:c2:a2", "swap:b3:a2"}
