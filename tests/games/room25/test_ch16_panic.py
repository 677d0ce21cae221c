"""Chapter 16: what the Panic card does to each character."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.drawing import OTHER_PANIC, OTHER_TIME_BOMB, PANIC, RED_OFF, SETBACK, TIME_BOMB, drawn
from tests.games.room25.table import PAIRS, asked, character, room, table, where

LOCKED = {"room": "empty", "locked": True}


@pytest.mark.rule("R25-16.30")
@pytest.mark.parametrize("before", ["ready", "declared"])
def test_franck_loses_his_adrenaline_even_a_declared_one(before: str) -> None:
    m = drawn(
        PANIC,
        first="franck",
        at={"franck": "b2"},
        more={"franck": {"adrenaline": before}},
        then=[{"step": "pass", "phase": 5}, {"step": "count_down"}],
    )
    assert character(m, "franck")["adrenaline"] == "none"
    assert happened(m, "token_played") == []
    assert m.view(None)["round"] == 3, "no third action"


@pytest.mark.rule("R25-16.30")
@pytest.mark.parametrize(("kind", "called"), [("cold", ["kevin", "emmet"]), ("empty", []), ("trap", [])])
def test_jennifer_in_a_yellow_room_calls_all_her_neighbours(kind: str, called: list[str]) -> None:
    m = drawn(
        PANIC,
        first="jennifer",
        rooms={"b2": kind},
        at={"jennifer": "b2", "kevin": "b1", "emmet": "a2", "alice": "b3", "max": "a1"},
        more={"alice": {"hidden": True}},
    )
    assert [id for id in ("kevin", "emmet", "alice", "max") if where(m, id) == "b2"] == called


@pytest.mark.rule("R25-16.36")
def test_called_characters_arrive_one_by_one_in_player_order() -> None:
    m = drawn(
        PANIC,
        "abm_33",
        "abm_34",
        first="jennifer",
        rooms={"b2": "abm_room"},
        at={"jennifer": "b2", "kevin": "b1", "max": "a2"},
        order=["jennifer", "max", "kevin", "emmet", "franck", "alice", "sarah", "bruce"],
        then=[{"step": "count_down"}],
    )
    assert character(m, "max")["lost_tokens"][:1] == ["look"], "the first card is for the first to arrive"
    assert character(m, "kevin")["lost_tokens"] == ["control"]


def flee_a_shredder(first: str, card: str, **described: Any) -> Match:
    """A panic takes Max and Franck from the shredder of a2 to an A.B.M. room; the card is for who arrives first."""
    return table(
        rooms={"a2": "shredder", "b2": "abm_room", **described.pop("rooms", {})},
        at={"max": "a2", "franck": "a2", first: "b2" if first == "jennifer" else "a2", **described.pop("at", {})},
        order=[*dict.fromkeys([first, "max", "franck", *PAIRS])],
        deck_top=[PANIC, card],
        agenda=[{"step": "draw_card", "entered": []}, {"step": "count_down"}],
        **described,
    )


@pytest.mark.rule("R25-12.21", "R25-16.36", "R25-16.37")
@pytest.mark.parametrize("first", ["jennifer", "bruce", "max"])
def test_nobody_whom_a_panic_moves_is_caught_in_the_room_he_left(first: str) -> None:
    """The first one's card is the second time bomb of the round: the others are out of the red room already."""
    m = flee_a_shredder(first, OTHER_TIME_BOMB, display=[TIME_BOMB])
    assert where(m, "max") == where(m, "franck") == "b2"
    assert [event["character"] for event in happened(m, "eliminated")] == (["bruce"] if first == "bruce" else [])
    moves = [event["character"] for event in happened(m, "entered")]
    assert set(moves) == {"max", "franck"}
    assert event_kinds(m).index("card_drawn", event_kinds(m).index("entered")) > len(moves), "all moved before"


@pytest.mark.rule("R25-12.21", "R25-16.27", "R25-16.36", "R25-16.37")
@pytest.mark.parametrize("first", ["jennifer", "bruce", "max"])
def test_the_room_that_a_panic_emptied_is_not_occupied(first: str) -> None:
    m = flee_a_shredder(first, RED_OFF)
    assert room(m, "a2")["face_up"] is False
    assert room(m, "a2")["closed"] is False, "the token came back"


@pytest.mark.rule("R25-12.19", "R25-16.36", "R25-6.7")
def test_whoever_stays_behind_in_any_of_the_shredders_is_eliminated_at_once() -> None:
    m = flee_a_shredder(
        "jennifer",
        "abm_33",
        rooms={"b1": "shredder"},
        at={"kevin": "b1", "alice": "b1", "bruce": "a2"},
        more={"alice": {"hidden": True}, "bruce": {"hidden": True}},
    )
    assert [event["character"] for event in happened(m, "eliminated")] == ["alice", "bruce"]
    assert happened(m, "room_closed") == [{"cell": "a2"}, {"cell": "b1"}]


@pytest.mark.rule("R25-16.36")
def test_whom_the_first_ones_card_takes_along_has_left_before_his_turn() -> None:
    """Max, called into the A.B.M. room, panics himself and carries everybody on: Franck draws no card."""
    m = flee_a_shredder("jennifer", OTHER_PANIC, rooms={"c2": "cold"})
    assert [where(m, id) for id in ("jennifer", "max", "franck")] == ["c2"] * 3
    assert happened(m, "card_drawn") == [{"card": PANIC}, {"card": OTHER_PANIC}]


@pytest.mark.rule("R25-16.30")
def test_kevin_swaps_two_rooms_beside_him_occupied_ones_if_possible() -> None:
    quiet = drawn(PANIC, first="kevin", rooms={"b1": "room25"}, at={"kevin": "b2"})
    assert set(keys(quiet)) == {"swap:a2:c2", "swap:a2:b3", "swap:c2:b3"}, "not with the blue one"
    one = drawn(PANIC, first="kevin", at={"kevin": "b2", "max": "b1"})
    assert set(keys(one)) == {"swap:b1:a2", "swap:b1:c2", "swap:b1:b3"}
    both = drawn(PANIC, first="kevin", at={"kevin": "b2", "max": "b1", "emmet": "b3", "franck": "e1"})
    assert (where(both, "max"), where(both, "emmet")) == ("b3", "b1"), "both occupied: nothing to choose"
    assert happened(both, "entered") == []


@pytest.mark.rule("R25-16.30")
def test_the_table_may_read_adjacent_as_adjacent_to_each_other() -> None:
    m = drawn(
        PANIC,
        first="kevin",
        at={"kevin": "b2", "max": "e1", "emmet": "e2"},
        options={"kevin_panic_rooms_adjacent_to": "each_other"},
    )
    assert (where(m, "max"), where(m, "emmet")) == ("e2", "e1")


@pytest.mark.rule("R25-16.30", "R25-16.35")
@pytest.mark.parametrize(("kind", "locked"), [("empty", True), ("room25", False)])
def test_emmet_locks_his_own_room_unless_it_is_blue(kind: str, locked: bool) -> None:
    m = drawn(PANIC, first="emmet", rooms={"b2": kind}, at={"emmet": "b2"})
    assert room(m, "b2")["locked"] is locked


@pytest.mark.rule("R25-16.35")
def test_emmet_needs_no_second_lock_on_a_room_and_moves_one_if_both_are_out() -> None:
    m = drawn(PANIC, first="emmet", rooms={"b2": LOCKED, "e1": LOCKED}, at={"emmet": "b2"})
    assert room(m, "b2")["locked"]
    assert room(m, "e1")["locked"]
    assert happened(m, "room_unlocked") == []
    n = drawn(PANIC, first="emmet", rooms={"d1": LOCKED, "e1": LOCKED}, at={"emmet": "b2"})
    assert asked(n) == [("emmet", "move_lock")]
    assert set(keys(n)) == {"room:d1", "room:e1"}
    play(n, "room:d1")
    assert [cell for cell in ("b2", "d1", "e1") if room(n, cell)["locked"]] == ["b2", "e1"]


YELLOWS: dict[str, Any] = {"b1": "cold", "b3": "dark", "a2": "?prison", "c2": {"room": "jamming", "locked": True}}


@pytest.mark.rule("R25-16.30", "R25-16.32")
def test_max_carries_everybody_to_an_open_yellow_room() -> None:
    m = drawn(
        PANIC,
        first="max",
        rooms=YELLOWS,
        at=dict.fromkeys(("max", "kevin", "franck", "alice"), "b2"),
        more={"alice": {"hidden": True}},
    )
    assert set(keys(m)) == {"room:b1", "room:b3"}
    play(m, "room:b1")
    assert where(m, "max") == where(m, "kevin") == where(m, "franck") == "b1"
    assert where(m, "alice") == "b2", "hidden"


@pytest.mark.rule("R25-16.30")
def test_max_alone_or_without_a_yellow_room_stays() -> None:
    m = drawn(PANIC, first="max", rooms={"b1": "cold"}, at={"max": "b2"})
    assert where(m, "max") == "b2"
    n = drawn(PANIC, first="max", at={"max": "b2", "kevin": "b2"})
    assert where(n, "max") == where(n, "kevin") == "b2"


@pytest.mark.rule("R25-16.30")
@pytest.mark.parametrize(
    ("kind", "spare", "after"), [("cold", 2, "empty"), ("cold", 0, "cold"), ("room25", 2, "room25")]
)
def test_sarah_replaces_her_room(kind: str, spare: int, after: str) -> None:
    m = drawn(PANIC, first="sarah", rooms={"b2": kind}, at={"sarah": "b2"}, more={"sarah": {"spare": spare}})
    assert room(m, "b2")["room"] == after
    assert character(m, "sarah")["spare_rooms"] == spare - (after != kind)


@pytest.mark.rule("R25-16.30", "R25-12.21")
def test_bruce_pushes_everybody_and_stays_even_in_a_shredder() -> None:
    at = {"bruce": "b2", "kevin": "b2", "max": "b2"}
    m = drawn(PANIC, first="bruce", rooms={"b1": "cold"}, at=at)
    assert (where(m, "bruce"), where(m, "kevin"), where(m, "max")) == ("b2", "b1", "b1")
    n = drawn(PANIC, first="bruce", rooms={"b2": "shredder", "b1": "cold"}, at=at)
    assert [event["character"] for event in happened(n, "eliminated")] == ["bruce"]
    assert where(n, "kevin") == where(n, "max") == "b1"


@pytest.mark.rule("R25-16.30")
def test_alice_does_not_panic() -> None:
    m = drawn(PANIC, first="alice", rooms={"b2": "cold"}, at={"alice": "b2", "kevin": "b1"})
    assert where(m, "alice") == "b2"
    assert where(m, "kevin") == "b1"
    assert m.view(None)["phase"] == "programming", "and nothing is to be chosen"


@pytest.mark.rule("R25-16.31")
@pytest.mark.parametrize("id", ["max", "bruce"])
@pytest.mark.parametrize("moves", [False, True])
def test_nobody_is_carried_or_pushed_from_the_central_room_unless_agreed(id: str, moves: bool) -> None:
    m = drawn(PANIC, first=id, rooms={"c2": "cold"}, options={"panic_moves_from_central": moves})
    assert where(m, "kevin") == ("c2" if moves else "c3")
    assert where(m, id) == ("c2" if moves and id == "max" else "c3")


@pytest.mark.rule("R25-16.31")
def test_kevins_swap_francks_loss_and_a_setback_happen_in_the_central_room() -> None:
    assert asked(drawn(PANIC, first="kevin")) == [("kevin", "panic_swap")]
    assert character(drawn(PANIC, first="franck"), "franck")["adrenaline"] == "none"
    assert where(drawn(SETBACK, first="max"), "max") == "c3"


@pytest.mark.rule("R25-16.30", "R25-12.16")
def test_in_the_abm_room_the_visitor_panics() -> None:
    m = table(
        rooms={"b1": "abm_room"},
        at={"jennifer": "b2", "kevin": "a1", "franck": "e1"},
        programs={"jennifer": ["move", None]},
        order=["franck", "jennifer", "kevin", "emmet", "max", "alice", "sarah", "bruce"],
        deck_top=[PANIC, "abm_33"],
    )
    play(m, "move:b1")
    assert where(m, "kevin") == "b1", "called into Jennifer's yellow room"
    assert character(m, "franck")["adrenaline"] == "ready"
    assert happened(m, "card_drawn") == [{"card": PANIC}, {"card": "abm_33"}], "Kevin draws in his turn"


@pytest.mark.rule("R25-16.37", "R25-10.10", "R25-15.24")
def test_the_crowd_that_max_carries_draws_one_card_and_that_of_bruce_one_each() -> None:
    people = ("max", "bruce", "kevin")
    described: dict[str, Any] = {
        "rooms": {"b1": "abm_room"},
        "at": dict.fromkeys(people, "b2"),
        "deck_top": [PANIC, "abm_33", "abm_34"],  # whoever enters loses Look, then Control
        "agenda": [{"step": "draw_card", "entered": []}, {"step": "count_down"}],
    }
    m = table(order=["max", "kevin", "bruce"], **described)
    assert [(where(m, id), character(m, id)["lost_tokens"]) for id in people] == [("b1", ["look"])] * 3
    n = table(order=["bruce", "kevin", "max"], **described)
    assert [where(n, id) for id in people] == ["b1", "b2", "b1"]
    assert [character(n, id)["lost_tokens"] for id in people] == [["control"], [], ["look"]]


@pytest.mark.rule("R25-16.37", "R25-12.16")
def test_of_two_who_panic_the_second_begins_when_the_first_is_done() -> None:
    """Max carries Jennifer on before she calls anybody: only her new neighbours come."""
    m = table(
        rooms={"b1": "abm_room", "c1": "cold"},
        at={"max": "b2", "jennifer": "b2", "kevin": "a1", "franck": "d1"},
        programs={"max": ["special", None]},
        deck_top=[PANIC],
    )
    play(m, "room:b1")
    assert where(m, "max") == where(m, "jennifer") == "c1"
    assert (where(m, "kevin"), where(m, "franck")) == ("a1", "c1")


@pytest.mark.rule("R25-16.30")
def test_francks_panic_takes_no_token_that_he_does_not_have() -> None:
    m = drawn(PANIC, first="franck", more={"franck": {"adrenaline": "none"}})
    assert happened(m, "card_drawn") == [{"card": PANIC}]
    assert happened(m, "adrenaline_lost") == []
