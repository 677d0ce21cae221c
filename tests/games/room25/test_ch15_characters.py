"""Chapter 15: the special abilities of Jennifer, Max, Franck, Emmet and Alice (then: Sarah, Kevin and Bruce)."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play, refused
from tests.games.room25.drawing import LOCKDOWN, MAX_AND_ALICE_LOSE_LOOK, PANIC, SETBACK, drawn
from tests.games.room25.special import CLOSED, NO_REMINDER, lost, using
from tests.games.room25.table import PAIRS, asked, character, ending, program, room, table, where


def eliminated(m: Match) -> list[str]:
    return [event["character"] for event in happened(m, "eliminated")]


@pytest.mark.rule("R25-15.1")
def test_the_special_token_is_one_of_five_to_program() -> None:
    m = table(phase="programming")
    assert {"program:special", "program:special:move", "program:look:special"} <= set(keys(m, 0))


@pytest.mark.rule("R25-15.2")
def test_no_ability_in_the_central_room_nor_by_adrenaline() -> None:
    m = using("alice", at={"alice": "c3"}, more={"alice": {"adrenaline": "declared"}})
    assert lost(m) == [("alice", "special")]
    assert not character(m, "alice")["hidden"]
    assert set(keys(m)) == {"move:b3", "move:c2", "move:c4", "move:d3"}, "adrenaline is a Move, all there is to do"
    n = table(at={"alice": "b2"}, programs={"alice": [None, None]}, more={"alice": {"adrenaline": "declared"}})
    assert asked(n) == [("alice", "adrenaline")]
    assert set(keys(n)) == {"token:move", "token:control"}


@pytest.mark.rule("R25-15.3")
def test_of_two_abilities_one_is_chosen_when_the_token_is_up() -> None:
    m = using("emmet", {"b1": CLOSED})
    assert set(keys(m)) == {"ability:reactivation", "ability:lock"}


@pytest.mark.rule("R25-15.3")
def test_the_possible_one_must_be_used_and_without_any_the_action_is_lost() -> None:
    m = using("emmet")
    assert asked(m) == [("emmet", "lock_beside")], "nothing to reactivate"
    covered = {"a2": "?cold", "b1": "?cold", "b3": "?dark", "c2": "?dark"}
    assert lost(using("emmet", covered)) == [("emmet", "special")]


# ---- Jennifer


@pytest.mark.rule("R25-15.10")
def test_the_called_one_comes_and_makes_the_choices_of_the_room() -> None:
    m = using(
        "jennifer",
        {"b2": "vision", "e1": "?cold", "e2": "?trap"},
        {"kevin": "b1", "max": "a2", "emmet": "a1"},
        more={"kevin": NO_REMINDER},
    )
    assert set(keys(m)) == {"character:kevin", "character:max"}, "no diagonals"
    play(m, "character:kevin")
    assert where(m, "kevin") == "b2"
    assert asked(m) == [("kevin", "vision")]


@pytest.mark.rule("R25-15.11", "R25-15.44")
@pytest.mark.parametrize(
    ("here", "called"),
    [
        (CLOSED, []),
        ({"room": "empty", "locked": True}, ["emmet"]),
        ("empty", ["emmet", "max"]),
    ],
)
def test_nobody_is_called_into_a_closed_room_and_only_emmet_into_a_locked_one(here: Any, called: list[str]) -> None:
    m = using("jennifer", {"b2": here}, {"emmet": "b1", "max": "b1"})
    if len(called) > 1:
        assert set(keys(m)) == {f"character:{id}" for id in called}
    else:
        assert [id for id in ("emmet", "max") if where(m, id) == "b2"] == called


@pytest.mark.rule("R25-15.11", "R25-15.50")
def test_hidden_characters_are_not_called() -> None:
    m = using("jennifer", at={"alice": "b1"}, more={"alice": {"hidden": True}})
    assert lost(m) == [("jennifer", "special")]


@pytest.mark.rule("R25-15.12")
def test_calling_into_the_acid_is_the_end_of_jennifer() -> None:
    m = using("jennifer", {"b2": "acid"}, {"kevin": "b1"})
    assert eliminated(m) == ["jennifer"]
    assert where(m, "kevin") == "b2"


@pytest.mark.rule("R25-15.13", "R25-15.14")
@pytest.mark.parametrize("origin", ["prison", "shredder", CLOSED, {"room": "pivoting", "axis": "east_west"}])
def test_she_calls_out_of_any_room_and_nobody_is_asked(origin: Any) -> None:
    m = using("jennifer", {"b1": origin}, {"kevin": "b1"})
    assert where(m, "kevin") == "b2"
    assert room(m, "b1")["closed"] is (origin in ("shredder", CLOSED))


@pytest.mark.rule("R25-15.13")
def test_she_calls_out_of_the_central_room_and_a_shredder_fires() -> None:
    m = table(at={"jennifer": "c2"}, programs={"jennifer": ["special", None]})
    play(m, "character:kevin")
    assert where(m, "kevin") == "c2"
    n = using("jennifer", {"b1": "shredder"}, {"kevin": "b1", "max": "b1"})
    play(n, "character:kevin")
    assert eliminated(n) == ["max"]


# ---- Max


@pytest.mark.rule("R25-15.20")
def test_max_carries_one_other_or_loses_the_action() -> None:
    m = using("max", at={"kevin": "b2", "emmet": "b2"})
    play(m, "character:kevin", "room:b1")
    assert (where(m, "max"), where(m, "kevin"), where(m, "emmet")) == ("b1", "b1", "b2")
    assert lost(using("max")) == [("max", "special")]


@pytest.mark.rule("R25-15.20")
def test_the_room_must_be_open_to_both_and_limits_are_those_of_a_move() -> None:
    m = using("max", {"b1": {"room": "empty", "locked": True}, "a2": CLOSED}, {"emmet": "b2"})
    assert set(keys(m)) == {"room:b3", "room:c2"}, "Emmet could enter b1, Max could not"
    n = using("max", {"b2": "prison"}, {"kevin": "b2", "alice": "a2"})
    assert where(n, "max") == where(n, "kevin") == "a2", "out of a prison only to somebody"


@pytest.mark.rule("R25-15.21")
def test_both_see_the_same_room_and_nobody_else_does() -> None:
    m = using("max", {"b1": "vision", "e1": "?cold", "e2": "?trap"}, {"kevin": "b2", "franck": "b1"})
    play(m, "room:b1")
    assert asked(m) == [("max", "vision")]
    play(m, "room:e1")
    assert {event["character"] for event in happened(m, "room_looked_at")} == {"max", "kevin"}
    seats = {id: character(m, id)["seat"] for id in ("max", "kevin", "franck")}
    assert room(m, "e1", seats["kevin"])["room"] == room(m, "e1", seats["max"])["room"] == "cold"
    assert room(m, "e1", seats["franck"])["room"] is None, "Franck was there before"


@pytest.mark.rule("R25-15.21")
def test_one_slide_one_swap_one_tunnel_for_both() -> None:
    m = using("max", {"b1": "control_room"}, {"kevin": "b2"})
    play(m, "room:b1", "slide:row_5:left")
    assert len(happened(m, "line_slid")) == 1
    n = using("max", {"b1": "moving", "e1": "?cold", "e2": "?trap"}, {"kevin": "b2"})
    play(n, "room:b1", "room:e2")
    assert where(n, "max") == where(n, "kevin") == "e2"
    assert len(happened(n, "rooms_swapped")) == 1
    p = using("max", {"b1": "tunnel", "e1": "tunnel", "e2": "tunnel"}, {"kevin": "b2"})
    play(p, "room:b1")
    assert asked(p) == [("max", "tunnel")]
    play(p, "room:e1")
    assert where(p, "max") == where(p, "kevin") == "e1"


@pytest.mark.rule("R25-15.21")
def test_both_die_in_a_mortal_room_also_behind_an_illusion() -> None:
    m = using("max", {"b1": "illusion", "e1": "?mortal"}, {"kevin": "b2"})
    play(m, "room:b1")
    assert set(eliminated(m)) == {"max", "kevin"}


@pytest.mark.rule("R25-15.22")
def test_both_leave_a_shredder_alive() -> None:
    m = using("max", {"b2": "shredder"}, {"kevin": "b2"})
    play(m, "room:b1")
    assert eliminated(m) == []
    assert room(m, "b2")["closed"]


@pytest.mark.rule("R25-15.23", "R25-15.50")
def test_hidden_characters_are_not_carried() -> None:
    m = using("max", at={"alice": "b2"}, more={"alice": {"hidden": True}})
    assert lost(m) == [("max", "special")]


@pytest.mark.rule("R25-15.24")
def test_personal_effects_hit_each_of_them() -> None:
    trap = using("max", {"b1": "trap"}, {"kevin": "b2"}, programs={"kevin": [None, "look"]})
    play(trap, "room:b1")
    assert eliminated(trap) == ["kevin"], "his next action was a Look"
    assert character(trap, "max")["trapped"]
    flooded = using("max", {"b1": "?flooded"}, {"kevin": "b2"})
    play(flooded, "room:b1")
    assert character(flooded, "max")["drowns_in_round"] == character(flooded, "kevin")["drowns_in_round"] == 3
    mirror = using("max", {"b1": "mirror"}, {"kevin": "b2"}, programs={"kevin": ["look", "control"]})
    play(mirror, "room:b1")
    assert [event["character"] for event in happened(mirror, "token_played")] == ["max"]
    assert character(mirror, "kevin")["adrenaline"] == character(mirror, "max")["adrenaline"] == "none"
    paranoia = using("max", {"b1": "paranoia"}, {"kevin": "b2"}, programs={"kevin": ["look", "control"]})
    play(paranoia, "room:b1")
    assert character(paranoia, "max")["drawing"]
    assert character(paranoia, "kevin")["drawing"]


@pytest.mark.rule("R25-15.24")
def test_one_order_to_robots_and_one_card_for_both() -> None:
    m = using("max", {"b1": "robot_room"}, {"kevin": "b2"})
    play(m, "room:b1", "robot:1:move", "room:a1")
    assert m.view(None)["phase"] == "programming"
    n = using("max", {"b1": "abm_room"}, {"kevin": "b2"}, deck_top=["abm_42"])
    play(n, "room:b1")
    assert [event["card"] for event in happened(n, "card_drawn")] == ["abm_42"]
    assert character(n, "max")["lost_tokens"] == character(n, "kevin")["lost_tokens"] == ["look"]


# ---- Franck


@pytest.mark.rule("R25-15.30")
@pytest.mark.parametrize(("before", "after"), [("none", "ready"), ("ready", "ready")])
def test_vitality_brings_adrenaline_back(before: str, after: str) -> None:
    m = using("franck", more={"franck": {"adrenaline": before}})
    assert character(m, "franck")["adrenaline"] == after
    assert len(happened(m, "adrenaline_regained")) == (before == "none")
    program(m, adrenaline=["franck"])
    assert happened(m, "adrenaline_declared") == [{"character": "franck"}], "usable in the next programming phase"


@pytest.mark.rule("R25-15.30")
def test_a_declared_token_is_still_there() -> None:
    m = using("franck", more={"franck": {"adrenaline": "declared"}})
    play(m, "token:move", "move:b1")
    assert character(m, "franck")["adrenaline"] == "none", "spent once, not regained before"
    assert happened(m, "adrenaline_regained") == []


@pytest.mark.rule("R25-15.31")
def test_no_vitality_where_there_is_no_adrenaline() -> None:
    cast = ["franck", "max", "kevin", "emmet"]
    m = table(
        "cooperation",
        cast=cast,
        at={"franck": "b2"},
        programs={"franck": ["special", None]},
        order=cast,
        options={"difficulty": "madness"},
        more={"franck": {"adrenaline": "none"}},
    )
    assert {"character": "franck", "word": "vitality"} in happened(m, "ability_used")
    assert character(m, "franck")["adrenaline"] == "none"


# ---- Emmet


@pytest.mark.rule("R25-15.40")
def test_reactivation_opens_an_unoccupied_room_and_turns_it_face_down() -> None:
    m = using("emmet", {"b1": CLOSED, "a2": CLOSED}, {"max": "a2"})
    play(m, "ability:reactivation")
    assert not room(m, "b1")["closed"]
    assert not room(m, "b1")["face_up"]
    assert room(m, "a2")["closed"], "Max is in there"


@pytest.mark.rule("R25-15.41")
def test_a_lock_goes_on_an_adjacent_open_room_that_is_not_blue() -> None:
    m = using(
        "emmet",
        {"b1": "?cold", "a2": "room25"},
        {"max": "c2", "kevin": "c1", "franck": "c2"},
        programs={"kevin": ["move", None], "max": [None, "push"]},
    )
    assert set(keys(m)) == {"room:b3", "room:c2"}, "neither the covered nor the blue one"
    play(m, "room:c2")
    assert room(m, "c2")["locked"]
    assert "move:c2" not in keys(m)
    assert refused(m, "move:c2") == "R25-8.3"
    play(m, "move:d1")
    play(m, "push:franck")
    assert "room:d2" in keys(m), "people inside push others out"


@pytest.mark.rule("R25-15.42")
def test_with_both_locks_out_one_is_moved_and_never_two_lie_on_a_room() -> None:
    locked = {"room": "empty", "locked": True}
    m = using("emmet", {"b1": locked, "e1": locked})
    assert "room:b1" not in keys(m)
    play(m, "room:a2")
    assert set(keys(m)) == {"room:b1", "room:e1"}
    play(m, "room:e1")
    assert [cell for cell in ("a2", "b1", "e1") if room(m, cell)["locked"]] == ["a2", "b1"]


@pytest.mark.rule("R25-15.42", "R25-16.26")
@pytest.mark.parametrize(("cast", "chooser"), [(PAIRS, "emmet"), (PAIRS[2:], "max")], ids=["with Emmet", "without"])
def test_emmet_decides_which_lock_is_moved_whoever_locks(cast: list[str], chooser: str) -> None:
    locked = {"room": "empty", "locked": True}
    m = drawn(LOCKDOWN, first="max", cast=cast, rooms={"d1": locked, "e1": locked}, at={"max": "b2"})
    assert asked(m) == [("max", "lock_beside")]
    play(m, "room:b1")
    assert asked(m) == [(chooser, "move_lock")]


@pytest.mark.rule("R25-15.43")
def test_all_locks_go_with_emmet() -> None:
    locked = {"room": "empty", "locked": True}
    m = table(
        rooms={"b1": "mortal", "d1": locked, "e1": locked}, at={"emmet": "b2"}, programs={"emmet": ["move", None]}
    )
    play(m, "move:b1")
    assert not room(m, "d1")["locked"]
    assert not room(m, "e1")["locked"]
    assert happened(m, "room_unlocked") == [{"cell": "d1"}, {"cell": "e1"}]


@pytest.mark.rule("R25-15.44")
def test_emmet_enters_locked_rooms_and_may_be_pushed_into_them_but_not_closed_ones() -> None:
    rooms = {"b1": {"room": "empty", "locked": True}, "a2": CLOSED}
    m = table(rooms=rooms, at={"emmet": "b2"}, programs={"emmet": ["move", None]})
    assert set(keys(m)) == {"move:b1", "move:b3", "move:c2"}
    n = table(rooms=rooms, at={"emmet": "b2", "max": "b2"}, programs={"max": ["push", None]})
    assert set(keys(n)) == {"room:b1", "room:b3", "room:c2"}


@pytest.mark.rule("R25-15.45")
def test_a_closed_room_may_be_locked_too() -> None:
    m = using("emmet", {"b1": CLOSED})
    play(m, "ability:lock", "room:b1")
    assert room(m, "b1")["locked"]
    assert room(m, "b1")["closed"]


# ---- Alice


@pytest.mark.rule("R25-15.50")
def test_hidden_alice_is_safe_from_people_but_not_from_rooms() -> None:
    m = using("alice", {"b2": "acid"}, {"max": "b1"}, programs={"max": ["move", None]})
    assert character(m, "alice")["hidden"]
    assert where(m, "alice") == "b2"
    play(m, "move:b2")
    assert eliminated(m) == ["alice"]
    n = using("alice", at={"max": "b2"}, programs={"max": ["push", "special"]})
    assert lost(n) == [("max", "push"), ("max", "special")]


@pytest.mark.rule("R25-15.51")
def test_she_is_seen_again_before_her_next_action() -> None:
    m = table(
        at={"alice": "b2", "max": "b2"},
        programs={"alice": ["control", "special"], "max": [None, "push"]},
        more={"alice": {"hidden": True}},
    )
    assert not character(m, "alice")["hidden"], "her token is up, the slide is not chosen yet"
    play(m, "slide:row_2:left")
    assert character(m, "alice")["hidden"]
    assert lost(m) == [("max", "push")]
    n = table(at={"alice": "b2"}, programs={"alice": ["special", None]}, more={"alice": {"hidden": True}})
    assert character(n, "alice")["hidden"], "hidden again"


@pytest.mark.rule("R25-15.51")
def test_adrenaline_is_an_action_too() -> None:
    m = using("alice", more={"alice": {"adrenaline": "declared"}})
    assert asked(m) == [("alice", "adrenaline")]
    assert not character(m, "alice")["hidden"]


@pytest.mark.rule("R25-15.52")
def test_she_stays_hidden_while_she_does_nothing_but_a_lost_action_shows_her() -> None:
    m = using("alice")
    assert m.view(None)["round"] == 3
    assert character(m, "alice")["hidden"], "into the next round"
    n = table(at={"alice": "b2"}, programs={"alice": ["push", None]}, more={"alice": {"hidden": True}})
    assert lost(n) == [("alice", "push")]
    assert not character(n, "alice")["hidden"]


@pytest.mark.rule("R25-15.53", "R25-16.12")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("card", [MAX_AND_ALICE_LOSE_LOOK, PANIC, SETBACK])
def test_alice_is_immune_to_three_kinds_of_card(card: str, hidden: bool) -> None:
    m = drawn(card, first="alice", at={"alice": "b2", "max": "b2"}, more={"alice": {"hidden": hidden}})
    assert character(m, "alice")["lost_tokens"] == []
    assert where(m, "alice") == where(m, "max") == "b2"


@pytest.mark.rule("R25-15.53")
@pytest.mark.parametrize("card", [MAX_AND_ALICE_LOSE_LOOK, PANIC, SETBACK])
def test_also_when_she_draws_the_card_herself(card: str) -> None:
    m = table(rooms={"b1": "abm_room"}, at={"alice": "b2"}, programs={"alice": ["move", None]}, deck_top=[card])
    play(m, "move:b1")
    assert happened(m, "card_drawn") == [{"card": card}]
    assert character(m, "alice")["lost_tokens"] == character(m, "max")["lost_tokens"] == []
    assert where(m, "alice") == "b1"


@pytest.mark.rule("R25-15.54")
def test_she_may_refuse_the_push_of_a_card_too() -> None:
    m = drawn("abm_48", first="alice", rooms={"b1": "cold"}, at={"alice": "b2"})
    assert set(keys(m)) == {"accept", "refuse"}
    play(m, "refuse")
    assert where(m, "alice") == "b2"
    assert m.view(None)["robots"] == ["b2", None]
    assert "push_refused" in event_kinds(m)
    assert ending(m) is None
