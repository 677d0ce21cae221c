"""Chapter 19: identity in Suspicion."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.table import asked, character, ending, program, table, where

SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
ROLES = {**dict.fromkeys(["max", "alice", "kevin", "emmet"], "prisoner"), "franck": "guard", "jennifer": "guard"}


def suspicion(**described: Any) -> Match:
    return table("suspicion", **{"cast": SIX, "roles": ROLES, **described})


def shown(m: Match) -> dict[str, str]:
    """The roles that everybody knows."""
    return {words["id"]: words["role"] for words in m.view(None)["characters"] if words["role_shown"]}


@pytest.mark.rule("R25-19.1")
def test_a_guard_may_unmask_itself_in_its_own_turn_and_plays_freely_from_the_next_round() -> None:
    m = suspicion(at={"franck": "b2"}, programs={"franck": ["move", "control"]}, order=["franck", *SIX[:4]])
    assert keys(m) == ["move:b1", "move:c2", "move:b3", "move:a2", "show_role"]
    play(m, "show_role")
    assert shown(m) == {"franck": "guard"}
    assert happened(m, "role_shown") == [{"character": "franck", "role": "guard"}]
    assert asked(m) == [("franck", "move")], "this round goes on as programmed"
    assert "show_role" not in keys(m)
    play(m, "move:b1", "slide:row_1:left")
    assert asked(m)[0][1] == "program", "nothing more to decide this round for a guard unmasked already"
    assert ("franck", "program") not in asked(m)
    assert ("franck", "declare") in asked(m)
    program(m)
    while asked(m) != [("franck", "free_action")]:
        play(m, keys(m)[0])
    assert character(m, "franck")["free"] is True


@pytest.mark.rule("R25-19.1")
def test_in_the_round_of_its_unmasking_a_guard_is_still_bound_to_its_program() -> None:
    m = suspicion(programs={"franck": ["move", "look"]}, more={"franck": {"shown": 2}})
    assert (m.view(None)["round"], asked(m)) == (2, [("franck", "move")])
    m = suspicion(order=["franck"], more={"franck": {"shown": 1}})
    assert asked(m) == [("franck", "free_action")]


@pytest.mark.rule("R25-19.1")
def test_also_with_an_action_that_is_lost_or_one_that_waits() -> None:
    m = suspicion(programs={"franck": ["control", "look"]})
    assert keys(m) == ["lost", "show_role"], "a Control in the central room"
    m = suspicion(programs={"franck": ["move"]})
    assert keys(m) == ["play", "wait", "show_role"]
    play(m, "show_role", "wait")
    assert shown(m) == {"franck": "guard"}


@pytest.mark.rule("R25-19.1")
def test_also_when_its_last_action_of_the_round_is_done() -> None:
    m = suspicion(at={"franck": "b2"}, programs={"franck": ["move", "control"]})
    play(m, "move:b1", "slide:row_1:left")
    assert (asked(m), keys(m)) == ([("franck", "last_moment")], ["done", "show_role"])
    play(m, "show_role")
    assert shown(m) == {"franck": "guard"}
    assert (m.view(None)["round"], ("franck", "program") in asked(m)) == (3, False), "it plays freely at once"
    m = suspicion(at={"franck": "b2"}, programs={"franck": ["move", "control"]})
    play(m, "move:b1", "slide:row_1:left", "done")
    assert (shown(m), ("franck", "program") in asked(m)) == ({}, True)


@pytest.mark.rule("R25-19.1")
def test_with_adrenaline_the_last_action_is_the_third() -> None:
    m = suspicion(
        at={"franck": "b2"}, programs={"franck": ["move", "control"]}, more={"franck": {"adrenaline": "declared"}}
    )
    play(m, "move:b1", "slide:row_1:left")
    assert asked(m) == [("franck", "adrenaline")]
    play(m, "token:control", "slide:row_1:left")
    assert (asked(m), keys(m)) == ([("franck", "last_moment")], ["done", "show_role"])


@pytest.mark.rule("R25-20.3")
def test_in_the_last_moment_a_reminder_may_still_be_placed() -> None:
    m = suspicion(at={"franck": "b2"}, programs={"franck": ["control"]}, rooms={"e1": "?cold"})
    play(m, "play", "slide:row_2:left", "remind")
    assert (asked(m), keys(m)) == ([("franck", "last_moment")], ["done", "show_role"])


@pytest.mark.rule("R25-19.1")
def test_not_in_the_turn_of_others_and_not_while_programming() -> None:
    m = suspicion(at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert refused(m, "show_role", 4)
    m = suspicion(phase="programming")
    assert refused(m, "show_role", 4) == "R25-19.1"


@pytest.mark.rule("R25-19.2")
def test_the_second_action_of_a_revealed_guard_differs_but_adrenaline_may_repeat() -> None:
    m = suspicion(
        at={"franck": "b2"},
        order=["franck"],
        more={"franck": {"shown": 1, "adrenaline": "declared"}},
    )
    play(m, "token:move", "move:b1")
    assert refused(m, "token:move") == "R25-7.9"
    play(m, "token:control", "slide:row_1:left")
    assert asked(m) == [("franck", "adrenaline")]
    play(m, "token:move", "move:b1")
    assert character(m, "franck")["played"] == ["move", "control", "move"]


@pytest.mark.rule("R25-19.3")
def test_prisoners_never_unmask_themselves() -> None:
    m = suspicion(at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert "show_role" not in keys(m)
    assert refused(m, "show_role", 0) == "R25-19.3"


# ---- eliminations


def pushed_to_death(victims: list[str], out: list[str], roles: dict[str, str] | None = None) -> Match:
    """The victims are pushed into a mortal room one after the other, by Jennifer; `out` are out already."""
    chosen = roles or ROLES
    return suspicion(
        roles=chosen,
        at={**dict.fromkeys(victims, "b2"), **dict.fromkeys(out, None), "jennifer": "b2"},
        rooms={"b1": "mortal"},
        fallen=out,
        order=["jennifer"],
        programs={"jennifer": ["push", "move"], "max": ["look"]},
    )


@pytest.mark.rule("R25-19.4")
def test_the_first_eliminated_keeps_its_role_secret() -> None:
    m = pushed_to_death(["alice"], [])
    play(m, "push:alice", "room:b1")
    assert (where(m, "alice"), shown(m)) == (None, {})
    assert character(m, "alice", seat=1)["role"] == "prisoner"
    assert character(m, "alice", seat=0)["role"] is None


@pytest.mark.rule("R25-19.4")
def test_at_the_second_elimination_the_first_one_shows_its_role_if_a_guard_play_goes_on() -> None:
    m = pushed_to_death(["alice"], ["franck"])
    play(m, "push:alice", "room:b1")
    assert (shown(m), ending(m)) == ({"franck": "guard"}, None), "Alice's role stays secret"


@pytest.mark.rule("R25-19.4")
def test_if_the_first_was_a_prisoner_the_second_shows_too() -> None:
    m = pushed_to_death(["franck"], ["alice"])
    play(m, "push:franck", "room:b1")
    assert (shown(m), ending(m)) == ({"alice": "prisoner", "franck": "guard"}, None)
    m = pushed_to_death(["kevin"], ["alice"])
    play(m, "push:kevin", "room:b1")
    assert ending(m) == "guards_eliminated_prisoners"
    assert {"character": "kevin", "role": "prisoner"} in happened(m, "role_shown")


@pytest.mark.rule("R25-19.5")
def test_later_eliminations_go_on_in_the_same_way() -> None:
    eight = [*SIX, "sarah", "bruce"]
    roles = {**ROLES, "sarah": "prisoner", "bruce": "prisoner"}
    m = suspicion(
        cast=eight,
        roles=roles,
        at={"franck": None, "alice": None, "bruce": "b2", "jennifer": "b2"},
        fallen=["franck", "alice"],
        more={"franck": {"shown": 1}},
        rooms={"b1": "mortal"},
        programs={"bruce": ["push"], "max": ["look"]},
    )
    assert shown(m) == {"franck": "guard"}
    play(m, "play", "push:jennifer", "room:b1")
    assert where(m, "jennifer") is None
    assert shown(m) == {"franck": "guard", "alice": "prisoner", "jennifer": "guard"}
    assert ending(m) is None, "one prisoner only"


@pytest.mark.rule("R25-6.7", "R25-19.4")
@pytest.mark.parametrize(
    ("first", "known"),
    [("franck", {"franck": "guard"}), ("alice", {"alice": "prisoner", "franck": "guard"})],
)
def test_of_those_eliminated_together_the_first_in_player_order_was_first(first: str, known: dict[str, str]) -> None:
    second = "alice" if first == "franck" else "franck"
    m = suspicion(
        at={"alice": "b2", "franck": "b2"},
        rooms={"b2": "trap"},
        order=["max", first, second],
        deck_top=["abm_50"],
        display=["abm_49"],
        agenda=[{"step": "draw_card", "entered": []}, {"step": "count_down"}],
        options={"madness_cards_in_other_modes": True},
    )
    assert where(m, "alice") is where(m, "franck") is None
    assert shown(m) == known


# ---- masks


def room25_with(inside: list[str], comer: str = "emmet", **described: Any) -> Match:
    return suspicion(
        rooms={"b1": "room25", "b2": "empty"},
        at={**dict.fromkeys(inside, "b1"), comer: "b2", **described.pop("at", {})},
        programs={comer: ["move"], "max": ["look"]},
        **described,
    )


@pytest.mark.rule("R25-19.6")
def test_with_more_than_half_in_room_25_all_others_show_their_roles() -> None:
    m = room25_with(["max", "alice", "kevin"])
    play(m, "play", "move:b1")
    assert shown(m) == {"franck": "guard", "jennifer": "guard"}
    assert "role_shown" in event_kinds(m)


@pytest.mark.rule("R25-19.6")
def test_half_is_not_enough() -> None:
    m = room25_with(["max", "alice"])
    play(m, "play", "move:b1")
    assert shown(m) == {}


@pytest.mark.rule("R25-19.6")
def test_only_the_living_count_and_hidden_ones_too() -> None:
    m = room25_with(["max", "alice"], at={"kevin": None}, more={"alice": {"hidden": True}})
    play(m, "play", "move:b1")
    assert shown(m) == {"franck": "guard", "jennifer": "guard"}, "three of five"


@pytest.mark.rule("R25-19.6")
def test_an_elimination_outside_may_make_the_majority() -> None:
    m = suspicion(
        rooms={"b1": "room25", "d1": "mortal"},
        at={**dict.fromkeys(["max", "alice", "kevin"], "b1"), "emmet": "d2", "franck": "d2"},
        programs={"franck": ["push"], "jennifer": ["look"]},
    )
    play(m, "play", "push:emmet", "room:d1")
    assert shown(m) == {"franck": "guard", "jennifer": "guard"}, "three of five"


@pytest.mark.rule("R25-19.6")
def test_also_one_by_a_trap_that_springs() -> None:
    m = suspicion(
        rooms={"b1": "room25", "d1": "trap"},
        at={**dict.fromkeys(["max", "alice", "kevin"], "b1"), "emmet": "d1"},
        programs={"emmet": ["control"], "jennifer": ["look"]},
        more={"emmet": {"trap": 1}},
    )
    play(m, "play", "slide:row_1:left")
    assert (where(m, "emmet"), shown(m)) == (None, {"franck": "guard", "jennifer": "guard"})


@pytest.mark.rule("R25-19.6")
def test_an_illusion_that_becomes_room_25_counts() -> None:
    m = suspicion(
        cast=["max", "alice", "kevin", "emmet"],
        roles={"emmet": "guard"},
        rooms={"b1": "illusion", "e1": "?room25"},
        at={"max": "b2", "kevin": "b2", "alice": None},
        programs={"max": ["special"], "emmet": ["look"]},
    )
    play(m, "play", "ability:carry", "room:b1")
    assert (where(m, "max"), where(m, "kevin")) == ("b1", "b1")
    assert shown(m) == {"emmet": "guard"}, "two of three living characters are in Room 25"


@pytest.mark.rule("R25-19.7")
def test_a_guard_unmasked_by_a_rule_plays_freely_a_prisoner_goes_on_programming() -> None:
    m = room25_with(["max", "alice", "kevin"], roles={**ROLES, "jennifer": "prisoner", "max": "guard"})
    play(m, "play", "move:b1")
    assert shown(m) == {"franck": "guard", "jennifer": "prisoner"}
    while m.view(None)["phase"] != "programming":
        play(m, keys(m)[0])
    assert ("franck", "program") not in asked(m)
    assert ("jennifer", "program") in asked(m)


@pytest.mark.rule("R25-19.8")
def test_guards_do_not_know_each_other() -> None:
    m = suspicion(phase="programming")
    assert character(m, "jennifer", seat=4)["role"] is None
    assert character(m, "franck", seat=5)["role"] is None
    assert character(m, "franck", seat=4)["role"] == "guard"


# ---- what a pause could betray


@pytest.mark.rule("R25-4.8")
def test_a_prisoner_without_a_choice_is_asked_like_a_guard() -> None:
    """Otherwise the pause in which a guard may unmask itself would give it away."""
    for role, aside in (("guard", "show_role"), ("prisoner", "keep_role")):
        roles = {**ROLES, "max": role, "franck": "prisoner" if role == "guard" else "guard"}
        m = suspicion(roles=roles, programs={"max": ["control", "move"]})
        assert (asked(m), keys(m)) == ([("max", "control")], ["lost", aside])
    play(m, "keep_role")
    assert happened(m, "action_lost") == [{"character": "max", "token": "control"}]
    assert asked(m) == [("max", "move")]


@pytest.mark.rule("R25-4.8")
def test_a_prisoner_has_a_last_moment_too() -> None:
    for role, aside in (("guard", "show_role"), ("prisoner", "keep_role")):
        roles = {**ROLES, "max": role, "franck": "prisoner" if role == "guard" else "guard"}
        m = suspicion(roles=roles, at={"max": "b2"}, programs={"max": ["control"]})
        play(m, "play", "slide:row_2:left")
        assert (asked(m), keys(m)) == ([("max", "last_moment")], ["done", aside])
    play(m, "keep_role")
    assert shown(m) == {}


@pytest.mark.rule("R25-4.8")
def test_nobody_is_asked_when_all_guards_are_known() -> None:
    known = {"franck": {"shown": 2}, "jennifer": {"shown": 2}}
    m = suspicion(at={"max": "b2"}, programs={"max": ["control"]}, order=["max"], more=known)
    play(m, "play", "slide:row_2:left")
    assert ("max", "last_moment") not in asked(m)
    m = suspicion(programs={"max": ["control", "move"]}, order=["max"], more=known)
    assert asked(m) == [("max", "move")], "the lost Control is no question any more"
