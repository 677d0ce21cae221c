"""Chapter 10: entering and leaving rooms."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.table import asked, character, room, table, where

WAITING = {"kevin": ["look"]}  # somebody who comes later, so that the round does not end


@pytest.mark.rule("R25-10.1")
@pytest.mark.parametrize("way", ["move", "push", "carry", "call", "robot", "tunnel_in", "vortex", "illusion", "card"])
def test_what_counts_as_entering(way: str) -> None:
    """However a character gets into a trap room, it is trapped; a vortex brings it into the central room."""
    rooms: dict[str, Any] = {"b1": "trap"}
    at = {"emmet": "b2"}
    if way == "move":
        m = table(rooms=rooms, at=at, programs={"emmet": ["move"], **WAITING})
        play(m, "play", "move:b1")
    elif way == "push":
        m = table(rooms=rooms, at={**at, "max": "b2"}, programs={"max": ["push"], **WAITING})
        play(m, "play", "room:b1")
    elif way == "carry":
        m = table(rooms=rooms, at={**at, "max": "b2"}, programs={"max": ["special"], **WAITING})
        play(m, "play", "room:b1")
        assert character(m, "max")["trapped"]
    elif way == "call":
        m = table(rooms=rooms, at={**at, "jennifer": "b1"}, programs={"jennifer": ["special"], **WAITING})
        play(m, "play")
        assert not character(m, "jennifer")["trapped"], "she has not entered just now"
    elif way == "robot":
        m = table(
            rooms=rooms,
            at={**at, "kevin": "d4"},
            robots=["b2", None],
            programs={"kevin": ["special"], "sarah": ["look"]},
        )
        play(m, "play", "ability:hack_robot", "robot:1:push", "room:b1")
    elif way == "tunnel_in":
        m = table(rooms={"b1": "tunnel", "d5": "tunnel"}, at=at, programs={"emmet": ["move"], **WAITING})
        play(m, "play", "move:b1")
        assert where(m, "emmet") == "d5"
        return
    elif way == "vortex":
        m = table(rooms={"b1": "vortex"}, at=at, programs={"emmet": ["move"], **WAITING})
        play(m, "play", "move:b1")
        assert where(m, "emmet") == "c3"
        return
    elif way == "illusion":
        m = table(rooms={"b1": "illusion", "e4": "?trap"}, at=at, programs={"emmet": ["move"], **WAITING})
        play(m, "play", "move:b1")
    else:
        m = table(
            rooms={"b2": "abm_room"},
            at={"emmet": "b3"},
            programs={"emmet": ["move"], **WAITING},
            deck=["abm_47"],
            options={"madness_cards_in_other_modes": True},
        )
        play(m, "play", "move:b2")
        assert where(m, "emmet") == "c3", "Setback"
        return
    assert (where(m, "emmet"), character(m, "emmet")["trapped"]) == ("b1", True)


@pytest.mark.rule("R25-10.1")
def test_slides_swaps_and_replacements_are_no_entering() -> None:
    m = table(
        rooms={"b1": "mortal", "a2": "trap"},
        at={"kevin": "b2", "emmet": "a2", "max": "b1"},
        programs={"kevin": ["special"], "sarah": ["look"]},
    )
    before = ct.position_of(m)["traps"]
    play(m, "play", "swap:b1:a2")
    assert (where(m, "emmet"), where(m, "max")) == ("b1", "a2"), "everybody alive where the rooms went"
    assert ct.position_of(m)["traps"] == before, "the trap has not caught Emmet anew"
    m = table(rooms={"b3": "moving", "d5": "?mortal"}, at={"emmet": "b3"}, programs={"max": ["move"], **WAITING})
    play(m, "play", "move:b3")
    assert where(m, "emmet") == where(m, "max") == "d5"
    assert not room(m, "b3")["face_up"], "the swapped room stays face down"


@pytest.mark.rule("R25-10.2")
def test_the_procedure_in_order() -> None:
    """Max leaves a shredder for a face-down timer room: placed, revealed, the shredder fires, then the timer."""
    m = table(
        rooms={"b2": "shredder", "b1": "?timer"},
        at={"max": "b2", "kevin": "b2"},
        more={"emmet": {"reminder": "b1"}},
        programs={"max": ["move"], "sarah": ["look"]},
    )
    assert room(m, "b1")["reminders"] == ["emmet"]
    since = len(m.events())
    play(m, "play", "move:b1")
    assert event_kinds(m, since) == [
        "token_played", "entered", "room_revealed", "room_closed", "eliminated", "countdown", "room_replaced",
    ]  # fmt: skip
    assert character(m, "emmet")["reminder"] == "in_hand"
    assert m.view(None)["rounds_left"] == 5


@pytest.mark.rule("R25-10.2")
def test_the_shredder_left_comes_before_the_room_entered() -> None:
    """Kevin dies in the shredder before regeneration acts, so he comes back at once."""
    m = table(
        rooms={"b2": "shredder", "b1": "regeneration"},
        at={"max": "b2", "kevin": "b2"},
        programs={"max": ["move"], "sarah": ["look"]},
    )
    play(m, "play", "move:b1")
    assert where(m, "kevin") == "c3"
    assert [kind for kind in event_kinds(m) if kind in ("eliminated", "revived")] == ["eliminated", "revived"]


@pytest.mark.rule("R25-10.2")
def test_a_pivoting_room_turns_before_it_is_used() -> None:
    m = table(
        rooms={"b2": {"room": "pivoting", "axis": "north_south", "face_up": False}},
        at={"max": "a2"},
        programs={"max": ["move", "look"], "sarah": ["look"]},
    )
    play(m, "move:b2")
    assert room(m, "b2")["axis"] == "east_west"


@pytest.mark.rule("R25-10.2")
def test_masks_are_checked_last() -> None:
    m = table(
        "suspicion",
        cast=["max", "alice", "kevin", "emmet"],
        roles={"max": "prisoner", "emmet": "guard"},
        rooms={"b1": "room25"},
        at={"max": "b2", "alice": "b2", "kevin": None},
        programs={"max": ["special"]},
        rounds_left=8,
    )
    since = len(m.events())
    play(m, "play", "ability:carry", "room:b1")
    events = ["token_played", "ability_used", "entered", "entered", "alarm", "role_shown"]
    assert event_kinds(m, since)[:6] == events, "two of three living ones are inside"


@pytest.mark.rule("R25-10.3")
def test_a_room_acts_every_time_somebody_enters() -> None:
    m = table(
        rooms={"b2": "vortex"},
        at={"max": "b1", "emmet": "b3"},
        programs={"max": ["move", "look"], "emmet": ["move", "look"], "sarah": ["look"]},
    )
    play(m, "move:b2", "move:b2")
    assert (where(m, "max"), where(m, "emmet")) == ("c3", "c3")


@pytest.mark.rule("R25-10.4")
def test_who_makes_the_choices_of_a_room() -> None:
    rooms = {"b1": "vision", "a1": "?trap", "e1": "?acid"}
    pushed = table(
        rooms=rooms, at={"max": "b2", "emmet": "b2"}, programs={"max": ["push"]}, more={"max": {"reminder": "none"}}
    )
    play(pushed, "play", "room:b1")
    assert pushed.decisions[0].seat == character(pushed, "emmet")["seat"] == 0
    carried = table(
        rooms=rooms, at={"max": "b2", "emmet": "b2"}, programs={"max": ["special"]}, more={"max": {"reminder": "none"}}
    )
    play(carried, "play", "room:b1")
    assert carried.decisions[0].seat == character(carried, "max")["seat"] == 2


@pytest.mark.rule("R25-10.5")
def test_tunnel_and_central_room_do_nothing_on_such_arrivals() -> None:
    m = table(
        rooms={"b2": "tunnel", "d2": "tunnel", "d4": "tunnel"},
        at={"max": "b1"},
        programs={"max": ["move"], "sarah": ["look"]},
    )
    play(m, "play", "move:b2")
    assert keys(m) == ["room:d2", "room:d4"]
    play(m, "room:d4")
    assert (where(m, "max"), asked(m)) == ("d4", [("sarah", "play_or_wait")]), "and no further"


@pytest.mark.rule("R25-10.6")
def test_effects_chain() -> None:
    """An illusion turns into a vortex, which takes the character to the central room."""
    m = table(
        rooms={"b2": "illusion", "e1": "?vortex"}, at={"max": "b1"}, programs={"max": ["move"], "sarah": ["look"]}
    )
    play(m, "play", "move:b2")
    assert (where(m, "max"), room(m, "b2")["room"], room(m, "e1")["room"]) == ("c3", "vortex", "illusion")


@pytest.mark.rule("R25-10.7")
@pytest.mark.parametrize(
    ("actor", "token", "at", "choices", "goal"),
    [
        ("max", "move", "b2", ["move:b3"], "b3"),
        ("emmet", "push", "b2", ["push:max", "room:b3"], "b3"),
        ("jennifer", "special", "b1", ["character:max"], "b1"),
    ],
)
def test_leaving_is_going_away_freely_or_by_force(
    actor: str, token: str, at: str, choices: list[str], goal: str
) -> None:
    """Whichever way Max leaves the shredder, Kevin is eliminated in it."""
    m = table(
        rooms={"b2": "shredder"},
        at={"max": "b2", "kevin": "b2", actor: at},
        programs={actor: [token], "bruce": ["look"]},
    )
    play(m, "play", *choices)
    assert (where(m, "max"), where(m, "kevin")) == (goal, None)


@pytest.mark.rule("R25-10.7")
def test_elimination_is_no_leaving() -> None:
    """Those in the shredder are eliminated by something else (time bombs): the shredder does not fire."""
    m = table(
        rooms={"b2": "shredder"},
        at={"max": "b2", "kevin": "b2"},
        deck_top=["abm_49"],
        display=["abm_50"],
        agenda=[{"step": "draw_card", "entered": []}, {"step": "count_down"}],
    )
    assert where(m, "max") is where(m, "kevin") is None
    assert not room(m, "b2")["closed"]


@pytest.mark.rule("R25-10.8")
def test_replacing_a_room() -> None:
    m = table(
        rooms={"b2": {"room": "flooded", "closed": True, "locked": True}},
        at={"sarah": "b2", "max": "b2"},
        more={"max": {"drown": 2}},
        programs={"sarah": ["special"], "max": ["look", "push"], "bruce": ["look"]},
    )
    play(m, "play")
    new = room(m, "b2")
    assert (new["room"], new["face_up"], new["closed"], new["locked"]) == ("empty", True, False, False)
    assert new["characters"] == ["max", "sarah"]
    assert m.view(None)["removed"] == ["flooded"], "the old tile has left the game"
    assert character(m, "max")["drowns_in_round"] is None


@pytest.mark.rule("R25-10.8")
def test_robots_stay_on_a_replaced_room() -> None:
    """Sarah replaces the room she shares with a robot and leaves the robot alone."""
    m = table(
        rooms={"b2": "prison"},
        at={"sarah": "b2"},
        robots=["b2", None],
        programs={"sarah": ["special"], "bruce": ["look"]},
    )
    play(m, "play", "ability:sabotage_room")
    assert (room(m, "b2")["room"], room(m, "b2")["robots"]) == ("empty", [1])
    assert m.view(None)["removed"] == ["prison"]


@pytest.mark.rule("R25-10.9")
def test_a_room_turned_face_down_is_reset() -> None:
    """A flooded room that Emmet has reactivated floods again for whoever enters next."""
    m = table(
        rooms={"b2": {"room": "flooded", "closed": True}},
        at={"emmet": "b1", "max": "b3"},
        programs={"emmet": ["special"], "max": ["move"], "bruce": ["look"]},
    )
    play(m, "play", "ability:reactivation", "play")
    assert (room(m, "b2")["face_up"], room(m, "b2")["closed"]) == (False, False)
    assert room(m, "b2", 3)["room"] == "flooded", "everybody remembers it"
    play(m, "move:b2")
    assert (room(m, "b2")["face_up"], room(m, "b2")["closed"]) == (True, True)
    assert happened(m, "room_revealed") == [{"cell": "b2", "room": "flooded"}]
    assert character(m, "max")["drowns_in_round"] == 3


@pytest.mark.rule("R25-10.10")
def test_two_who_enter_together() -> None:
    """One choice, one building change; personal effects for each."""
    m = table(
        rooms={"b1": "vision", "a1": "?trap", "e1": "?acid"},
        at={"max": "b2", "emmet": "b2"},
        programs={"max": ["special"], "bruce": ["look"]},
        more={"max": {"reminder": "none"}},
    )
    play(m, "play", "room:b1", "room:e1")
    assert asked(m) == [("bruce", "play_or_wait")], "nobody chooses a second room"
    assert [room(m, "e1", seat)["room"] for seat in (0, 2, 1)] == ["acid", "acid", None], "the same for both"
    timer = table(
        rooms={"b1": "timer"}, at={"max": "b2", "emmet": "b2"}, programs={"max": ["special"], "bruce": ["look"]}
    )
    play(timer, "play", "room:b1")
    assert timer.view(None)["rounds_left"] == 5, "once"
    mortal = table(
        rooms={"b1": "mortal"}, at={"max": "b2", "emmet": "b2"}, programs={"max": ["special"], "bruce": ["look"]}
    )
    play(mortal, "play", "room:b1")
    assert (where(mortal, "max"), where(mortal, "emmet")) == (None, None)
