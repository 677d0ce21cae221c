"""Chapter 17: countdown, order markers, alarm, revival."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.table import PAIRS, asked, character, ending, program, room, table, where

FOUR = ["max", "alice", "kevin", "emmet"]
SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]


def order(m: Match) -> list[str]:
    line: list[str] = m.view(None)["order"]
    return line


@pytest.mark.rule("R25-17.1")
def test_the_first_marker_goes_to_the_end_and_a_round_less_is_left() -> None:
    m = table(order=PAIRS, phase="countdown", slid={"row_1": 1}, display=["abm_46"], discard=["abm_01"])
    assert order(m) == [*PAIRS[1:], PAIRS[0]]
    view = m.view(None)
    assert (view["round"], view["rounds_left"]) == (3, 5)
    assert (view["slid"], view["display"]) == ({}, [])
    assert view["discard"] == ["abm_01", "abm_46"]
    assert happened(m, "round_started") == [{"round": 3, "n": 5}], "the rounds left are announced"


@pytest.mark.rule("R25-17.1")
def test_the_next_player_in_order_is_first_in_the_next_round() -> None:
    m = table("suspicion", cast=FOUR, order=FOUR, phase="countdown")
    program(m, dict.fromkeys(FOUR, "move:look"))
    assert asked(m) == [("alice", "move")]


@pytest.mark.rule("R25-17.2")
def test_with_one_round_left_the_game_ends() -> None:
    m = table(phase="countdown", rounds_left=1)
    assert ending(m) == "time_is_up"
    assert m.decisions == ()
    assert ending(table(phase="countdown", rounds_left=2)) is None


@pytest.mark.rule("R25-17.3")
def test_the_marker_of_an_eliminated_character_keeps_its_place() -> None:
    m = table(
        rooms={"b3": "mortal"},
        order=["kevin", "max", "emmet"],
        programs={"max": ["move"], "sarah": ["look"]},
    )
    play(m, "play", "move:b3")
    assert order(m)[:3] == ["kevin", "max", "emmet"]
    assert (character(m, "max")["alive"], where(m, "max")) == (False, None)


@pytest.mark.rule("R25-17.4")
def test_skulls_at_the_head_of_the_line_go_first_and_the_countdown_still_falls_by_one() -> None:
    gone: dict[str, str | None] = {"max": None, "alice": None, "emmet": None}
    line = ["max", "alice", "kevin", "emmet", "franck", "jennifer", "sarah", "bruce"]
    m = table(at=gone, order=line, phase="countdown")
    assert order(m) == ["emmet", "franck", "jennifer", "sarah", "bruce", "kevin"]
    assert m.view(None)["rounds_left"] == 5
    program(m)
    while m.view(None)["round"] == 3:
        play(m, keys(m)[0])
    assert order(m) == ["jennifer", "sarah", "bruce", "kevin", "franck"], "Emmet's skull reached the head"
    assert m.view(None)["rounds_left"] == 4


def revival(**described: Any) -> Match:
    """Sarah is about to enter the regeneration room."""
    words: dict[str, Any] = {"programs": {"sarah": ["move"]}, "rooms": {"b3": "regeneration"}, **described}
    return table(**words)


@pytest.mark.rule("R25-17.5")
def test_a_marker_still_on_the_board_is_turned_back_in_its_place() -> None:
    m = revival(at={"alice": None}, order=["sarah", "kevin", "alice", "emmet"])
    play(m, "play", "move:b3")
    assert order(m)[:3] == ["kevin", "alice", "emmet"]
    assert order(m)[-1] == "sarah"


@pytest.mark.rule("R25-17.5")
def test_removed_markers_come_back_in_front_the_earliest_eliminated_first() -> None:
    gone: dict[str, str | None] = {"alice": None, "max": None, "kevin": None}
    m = revival(at=gone, fallen=["max", "kevin", "alice"], order=["sarah", "emmet", "kevin"])
    assert [id for id in ("max", "alice") if id in order(m)] == []
    play(m, "play", "move:b3")
    assert order(m)[:4] == ["max", "alice", "emmet", "kevin"], "Kevin's marker never left"
    assert order(m)[-1] == "sarah"
    assert m.view(None)["rounds_left"] == 5
    program(m, {"max": "move:look"})
    assert asked(m) == [("max", "move")], "the owner really is first"


@pytest.mark.rule("R25-17.5")
def test_the_marker_is_put_back_only_after_the_countdown() -> None:
    m = revival(at={"max": None}, order=["sarah", "emmet"], programs={"sarah": ["move"], "emmet": ["look"]})
    play(m, "play", "move:b3")
    assert where(m, "max") == "c3"
    assert "max" not in order(m)
    play(m, "play")
    assert order(m)[0] == "max"


@pytest.mark.rule("R25-17.5")
def test_who_is_eliminated_again_at_once_gets_no_marker_back() -> None:
    m = table(at={"max": None}, fallen=["max"], returning=["max"], order=["sarah", "emmet"], phase="countdown")
    assert "max" not in order(m)


@pytest.mark.rule("R25-17.6")
def test_the_revived_do_nothing_more_in_this_round() -> None:
    m = revival(
        at={"alice": None},
        order=["sarah", "alice", "emmet"],
        programs={"sarah": ["move", "look"], "emmet": ["look", "move"]},
    )
    play(m, "move:b3")
    assert where(m, "alice") == "c3"
    assert asked(m) == [("emmet", "move")], "Alice is passed over in both passes"
    play(m, "move:c2")
    assert m.view(None)["round"] == 3
    assert not [event for event in happened(m, "token_played") if event["character"] == "alice"]


@pytest.mark.rule("R25-17.7")
def test_the_timer_takes_a_round_and_leaves_the_order() -> None:
    m = table(rooms={"b3": "timer"}, programs={"max": ["move"], "sarah": ["look"]})
    before = order(m)
    play(m, "play", "move:b3")
    assert (m.view(None)["rounds_left"], order(m)) == (5, before)
    assert happened(m, "countdown") == [{"n": 5}]


# ---- alarm


@pytest.mark.rule("R25-17.8")
@pytest.mark.parametrize(("mode", "cast"), [("suspicion", FOUR), ("team", FOUR), ("competition", FOUR)])
def test_entering_room_25_early_leaves_five_rounds(mode: str, cast: list[str]) -> None:
    for left, then in ((10, 5), (6, 5), (5, 5), (3, 3)):
        programs = {"max": ["move"], "emmet": ["look"]}
        m = table(mode, cast=cast, rooms={"b3": "?room25"}, programs=programs, round=1, rounds_left=left)
        play(m, "play", "move:b3")
        assert m.view(None)["rounds_left"] == then
        assert ("alarm" in event_kinds(m)) == (left > 5)


@pytest.mark.rule("R25-17.8")
def test_the_alarm_comes_once_and_however_one_enters() -> None:
    m = table(
        rooms={"b2": "room25"},
        at={"max": "b1", "kevin": "b1", "emmet": "b3"},
        programs={"kevin": ["push", "look"], "emmet": ["move", "look"], "sarah": ["look"]},
        rounds_left=7,
    )
    play(m, "room:b2")
    assert (where(m, "max"), m.view(None)["rounds_left"]) == ("b2", 5)
    play(m, "move:b2")
    assert len(happened(m, "alarm")) == 1


@pytest.mark.rule("R25-17.8")
def test_an_illusion_that_becomes_room_25_is_entered_too() -> None:
    m = table(
        rooms={"b2": "illusion", "e1": "?room25"},
        at={"max": "b1"},
        programs={"max": ["move"], "sarah": ["look"]},
        rounds_left=7,
    )
    play(m, "play", "move:b2")
    assert (room(m, "b2")["room"], m.view(None)["rounds_left"]) == ("room25", 5)


@pytest.mark.rule("R25-17.8")
@pytest.mark.parametrize("mode", ["cooperation", "solo"])
def test_there_is_no_alarm_in_cooperation_and_solo(mode: str) -> None:
    programs: dict[str, list[str]] = {} if mode == "solo" else {"max": ["move", "look"]}
    m = table(mode, cast=FOUR, rooms={"b3": "room25"}, programs=programs, rounds_left=7, order=["max"])
    play(m, *(["token:move"] if mode == "solo" else []), "move:b3")
    assert "alarm" not in event_kinds(m)


@pytest.mark.rule("R25-17.9")
def test_a_robot_in_room_25_triggers_no_alarm() -> None:
    m = table(
        rooms={"b2": "?room25"},
        at={"kevin": "d4"},
        robots=["b1", None],
        programs={"kevin": ["special"], "sarah": ["look"]},
        rounds_left=7,
    )
    play(m, "play", "ability:hack_robot", "room:b2")
    assert (room(m, "b2")["robots"], m.view(None)["rounds_left"]) == ([1], 7)


@pytest.mark.rule("R25-17.10")
def test_the_last_round_is_the_one_with_one_round_left() -> None:
    """One character of the pair is out: the other escapes alone only with k = 1."""
    for left, over in ((1, "escape"), (2, None)):
        m = table(
            rooms={"a1": "room25"},
            at={"max": "a1", "alice": None},
            programs={"max": ["control"], "sarah": ["look"]},
            rounds_left=left,
        )
        play(m, "play", "slide:row_1:left")
        assert ending(m) == over


def test_a_whole_line_of_six_moves_on_round_by_round() -> None:
    m = table("suspicion", cast=SIX, order=SIX, phase="programming", rounds_left=4)
    for number in range(3):
        assert order(m) == [*SIX[number:], *SIX[:number]]
        program(m)
        while m.decisions and m.view(None)["phase"] != "programming":
            play(m, keys(m)[0])
