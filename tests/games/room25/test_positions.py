"""Described positions: what is pending in each phase, what is filled in, what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.table import PAIRS, asked, program, room, table

FOUR = ["max", "alice", "kevin", "emmet"]
MOVE_AND_CONTROL = {id: {"program": ["move", "control"], "adrenaline": "declared"} for id in FOUR}


@pytest.mark.parametrize(
    ("phase", "first", "drawn"),
    [
        ("clue", ("max", "clue"), 0),
        ("cards", ("max", "program"), 2),
        ("programming", ("max", "program"), 0),
        ("first_pass", ("max", "move"), 0),
        ("second_pass", ("max", "control"), 0),
        ("adrenaline", ("max", "adrenaline"), 0),
        ("countdown", ("max", "program"), 2),
    ],
)
def test_what_is_pending_in_a_phase(phase: str, first: tuple[str, str], drawn: int) -> None:
    more = {} if phase in ("clue", "cards", "programming") else MOVE_AND_CONTROL
    at = dict.fromkeys(FOUR, "b2") if phase != "countdown" else {}
    described: dict[str, Any] = {"round": 1 if phase == "clue" else 2, "deck_top": ["abm_15", "abm_16"]}
    m = table("cooperation", cast=FOUR, phase=phase, order=FOUR, at=at, more=more, **described)
    assert asked(m)[0] == first
    assert len(happened(m, "card_drawn")) == drawn
    assert m.view(None)["round"] == {"clue": 0, "countdown": 3}.get(phase, 2), "after a clue the round has yet to begin"


def test_a_round_goes_on_from_there_to_the_countdown() -> None:
    more = {"max": {"adrenaline": "declared"}}
    m = table(phase="second_pass", at={"max": "b2"}, programs={"max": [None, "move"]}, more=more)
    play(m, "move:b1")
    assert asked(m) == [("max", "adrenaline")]
    play(m, "token:move", "move:b2")
    assert (m.view(None)["round"], m.view(None)["rounds_left"]) == (3, 5)


@pytest.mark.parametrize(("phase", "drawn"), [("programming", 2), ("first_pass", 1), ("second_pass", 0)])
def test_madness_cards_still_to_come(phase: str, drawn: int) -> None:
    deck = ["abm_01", "abm_03", "abm_05"]
    mad = {"difficulty": "madness"}
    m = table("cooperation", cast=FOUR, phase=phase, deck_top=deck, options=mad, rounds_left=2)
    program(m, dict.fromkeys(FOUR, "push"))
    while m.view(None)["round"] == 2:
        play(m, keys(m)[0])
    assert len(happened(m, "card_drawn")) == drawn


def test_a_pass_may_begin_with_any_character() -> None:
    more = {id: {"program": ["move", None]} for id in FOUR}
    m = table("suspicion", cast=FOUR, order=FOUR, acting="kevin", more=more)
    assert asked(m) == [("kevin", "move")]
    play(m, "move:c2", "move:c2")
    assert [event["character"] for event in happened(m, "token_played")] == ["kevin", "emmet"]


def test_free_play_and_the_cold_are_worked_out() -> None:
    m = table("solo", cast=FOUR, rooms={"b2": "cold"}, at={"max": "b2"}, order=FOUR)
    described = ct.position_of(m)["characters"]
    assert [described[id]["free"] for id in FOUR] == [True] * 4
    assert [described[id]["limit"] for id in FOUR] == [1, 2, 2, 2]


def test_rooms_that_are_not_described_are_dealt_as_usual() -> None:
    options: dict[str, Any] = {"mode": "suspicion", "players": 4, "recipe": "example_one_guard"}
    plain = ct.new("room25", seed=4, **options).view(None)["building"]
    m = ct.position("room25", {"options": options, "rooms": {"b2": {"room": "mortal", "face_up": True}}}, seed=4)
    assert (room(m, "b2")["room"], room(m, "b2")["face_up"]) == ("mortal", True)
    assert m.view(None)["building"] == plain, "tiles changed places"


def test_a_described_abm_room_comes_with_a_deck() -> None:
    assert table(rooms={"b2": "abm_room"}).view(None)["deck"] == 44
    assert table().view(None)["deck"] == 0


def test_a_robot_that_is_out_belongs_to_the_face_up_robot_room() -> None:
    m = table(rooms={"b3": "robot_room"}, robots=["d4", None], programs={"max": ["move"], "sarah": ["look"]})
    play(m, "play", "move:b3")
    assert "robot_placed" not in event_kinds(m)
    assert m.view(None)["robots"] == ["d4", None]


def test_what_everybody_and_what_a_seat_remembers() -> None:
    m = table(rooms={"a1": "?mortal", "b1": "?trap"}, seen=[{"a1": 1}, {}, {}, {}, {"b1": 0}])
    assert (room(m, "a1", 0)["room"], room(m, "a1", 1)["room"], room(m, "a1")["room"]) == ("mortal", None, None)
    assert room(m, "b1")["room"] == "trap"


@pytest.mark.parametrize(
    "wrong",
    [
        {"rooms": {"a1": {"room": "mortal", "face_up": False, "closed": True}}},
        {"rooms": {"c3": "empty"}},
        {"rooms": {"a1": "central"}},
        {"rooms": {"a1": "trap"}, "robots": ["a1", None]},
        {"rooms": {"a1": {"room": "room25", "locked": True}}},
        {"order": ["max", "max"]},
        {"at": {"max": "f9"}},
        {"programs": {"max": ["move", "move"]}},
        {"rounds_left": 0},
        {"rounds_left": 11},
        {"deck": ["abm_01", "abm_99"]},
        {"acting": "nobody"},
        {"winners": [0]},
        {"at": dict.fromkeys(PAIRS[:6])},  # the last player has won
        {"agenda": [{"step": "dance"}]},
        {"agenda": [{"step": "move", "figure": 99}]},
        {"agenda": [{"step": "draw_card", "entered": ["max"]}]},
    ],
    ids=str,
)
def test_impossible_positions_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ct.BadPosition):
        table(**wrong)


def test_a_character_that_does_not_play_is_refused() -> None:
    with pytest.raises(ct.BadPosition, match=r"[Bb]ruce"):
        ct.position("room25", {"options": {"mode": "suspicion", "players": 4}, "characters": {"bruce": {"cell": "b2"}}})


@pytest.mark.parametrize(
    ("words", "rule"),
    [({"acting": "bruce"}, "R25-3.13"), ({"order": ["bruce"]}, "R25-3.13"), ({"deck": ["x"]}, "R25-16.1")],
)
def test_what_is_not_in_the_game_is_refused_with_the_rule(words: dict[str, Any], rule: str) -> None:
    with pytest.raises(ct.BadPosition, match=rule):
        ct.position("room25", {"options": {"mode": "suspicion", "players": 4}, **words})


@pytest.mark.rule("R25-18.5", "R25-18.11")
@pytest.mark.parametrize(("mode", "out"), [("suspicion", ["max", "alice"]), ("cooperation", ["max"])])
def test_a_game_that_an_elimination_has_ended_does_not_run(mode: str, out: list[str]) -> None:
    """Bots would look in vain for roles with which it could."""
    four = ["max", "alice", "kevin", "emmet"]
    roles = dict.fromkeys(four[:3], "prisoner") | {"emmet": "guard"} if mode == "suspicion" else None
    with pytest.raises(ct.BadPosition, match=r"R25-6\.5"):
        table(mode, cast=four, at=dict.fromkeys(out), roles=roles)


@pytest.mark.rule("R25-6.4")
def test_whoever_the_order_of_the_round_does_not_name_acts_last() -> None:
    programs: dict[str, list[str | None]] = {"kevin": ["push", None], "max": ["look"]}
    m = table(at={"max": "b2", "kevin": "b2"}, programs=programs, turn_order=["kevin"])
    assert m.view(None)["turn_order"][0] == "kevin"
    assert len(m.view(None)["turn_order"]) == 8
    assert set(keys(m)) == {"room:b1", "room:a2", "room:c2", "room:b3"}, "Max is seen, and the only one to push"


def test_a_position_of_a_position() -> None:
    m = table(
        rooms={"b1": "?mortal", "b2": {"room": "pivoting", "axis": "east_west"}},
        at={"max": "b2", "kevin": None},
        programs={"max": ["look", "move"], "sarah": ["move"]},
        robots=["d4", None],
        slid={"column_a": -1},
    )
    again = ct.position("room25", ct.position_of(m))
    assert again == m
    assert [again.view(seat) for seat in (None, 0, 1, 2, 3)] == [m.view(seat) for seat in (None, 0, 1, 2, 3)]
