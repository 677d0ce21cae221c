"""Chapter 21: requirements for a digital version."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.room25.components import data
from chronotable.kernel.match import Match
from tests.games.playing import event_kinds, happened, keys, play
from tests.games.room25.table import asked, character, program, room, table, where

FOUR = ["max", "alice", "kevin", "emmet"]


def random_match(seed: int, **options: Any) -> Match:
    m = ct.new("room25", seed=seed, **options)
    rng = random.Random(seed)
    while m.decisions:
        decision = rng.choice(m.decisions)
        m.choose(rng.choice(decision.options).key, decision.seat)
    return m


@pytest.mark.rule("R25-21.1")
def test_no_program_leaves_its_seat_before_its_pass() -> None:
    """Whatever Max programs, nobody else gets other bytes until the token is played."""
    seen = set()
    for choice in ("program:move:look", "program:look:control", "program:special", "program:push:move"):
        for declared in ("adrenaline:no", "adrenaline:yes"):
            m = table("suspicion", cast=FOUR, phase="programming", roles={"max": "prisoner"})
            m.choose(choice, 0)
            m.choose(declared, 0)
            seen.add(repr([[m.view(seat), m.events(seat=seat), m.log(seat=seat)] for seat in (None, 1, 2, 3)]))
    assert len(seen) == 1


@pytest.mark.rule("R25-21.1")
def test_the_second_token_stays_face_down_in_the_first_pass() -> None:
    seen = set()
    for second in ("look", "push", "control", "special"):
        m = table("suspicion", cast=FOUR, phase="programming", order=FOUR, roles={"max": "prisoner"})
        program(m, {"max": f"move:{second}"})
        seen.add(repr([[m.view(seat), m.events(seat=seat)] for seat in (None, 1, 2, 3)]))
    assert len(seen) == 1


@pytest.mark.rule("R25-21.2")
def test_all_chance_comes_from_one_seed_and_can_be_replayed() -> None:
    options = {"mode": "suspicion", "players": 5, "characters": "random", "madness_cards_in_other_modes": True}
    m = random_match(4, **options)
    again = random_match(4, **options)
    assert again.save() == m.save()
    assert again.view(0) == m.view(0)
    assert m.verify()
    assert ct.load(m.save()) == m
    assert random_match(5, **options).save() != m.save()


@pytest.mark.rule("R25-21.3")
def test_every_decision_belongs_to_exactly_one_player() -> None:
    m = ct.new("room25", seed=2, mode="competition", players=4, madness_cards_in_other_modes=True)
    rng = random.Random(2)
    while m.decisions:
        seats = [decision.seat for decision in m.decisions]
        assert len(set(seats)) == len(seats)
        for question in m.view(None)["asked"]:
            if question["character"] is not None:
                assert character(m, question["character"])["seat"] == question["seat"]
        decision = rng.choice(m.decisions)
        m.choose(rng.choice(decision.options).key, decision.seat)


@pytest.mark.rule("R25-21.3")
def test_forced_effects_name_their_owner() -> None:
    """The one who entered chooses in a room, Max when he carries, Emmet which lock token is moved."""
    rooms = {"b1": "vision", "a1": "?trap", "e1": "?acid"}
    pushed = table(
        rooms=rooms, at={"max": "b2", "sarah": "b2"}, programs={"max": ["push"]}, more={"max": {"reminder": "none"}}
    )
    play(pushed, "play", "room:b1")
    assert (asked(pushed), pushed.decisions[0].seat) == ([("sarah", "vision")], 3)
    carried = table(
        rooms=rooms, at={"max": "b2", "sarah": "b2"}, programs={"max": ["special"]}, more={"max": {"reminder": "none"}}
    )
    play(carried, "play", "room:b1")
    assert (asked(carried), carried.decisions[0].seat) == ([("max", "vision")], 2)
    locked: dict[str, Any] = {cell: {"room": "empty", "locked": True} for cell in ("e1", "e3")}
    lockdown = table(
        rooms={"b3": "abm_room", **locked},
        programs={"max": ["move"]},
        deck=["abm_51"],
        options={"madness_cards_in_other_modes": True},
    )
    play(lockdown, "play", "move:b3", "room:b2")
    assert (asked(lockdown), lockdown.decisions[0].seat) == ([("emmet", "move_lock")], 0)


@pytest.mark.rule("R25-21.4")
def test_effects_are_resolved_depth_first() -> None:
    """Max goes into an illusion, which becomes the A.B.M. room, whose card slides a line: all before Kevin acts."""
    m = table(
        rooms={"b2": "illusion", "e4": "?abm_room"},
        at={"max": "b1"},
        programs={"max": ["move"], "kevin": ["move"]},
        deck=["abm_07"],
    )
    play(m, "play", "move:b2")
    assert [kind for kind in event_kinds(m) if kind != "token_played"] == [
        "entered", "rooms_swapped", "room_revealed", "card_drawn", "line_slid",
    ]  # fmt: skip
    assert asked(m) == [("kevin", "play_or_wait")]


@pytest.mark.rule("R25-21.4")
def test_an_eliminated_actor_chooses_no_more_but_other_consequences_happen() -> None:
    """Jennifer calls Max into the acid: she is eliminated, Max has entered all the same."""
    m = table(
        rooms={"b2": "acid"},
        at={"jennifer": "b2", "max": "b1"},
        programs={"jennifer": ["special", "move"], "kevin": ["look"]},
    )
    assert (where(m, "jennifer"), where(m, "max")) == (None, "b2")
    play(m, "wait")
    assert happened(m, "token_played")[-1]["character"] == "kevin", "her Move is gone"


@pytest.mark.rule("R25-21.5")
def test_every_chain_is_finite() -> None:
    """The illusion swaps with face-down rooms only; with none left it does nothing."""
    m = table(rooms={"b2": "illusion"}, at={"max": "b1"}, programs={"max": ["move"], "kevin": ["look"]})
    play(m, "play", "move:b2")
    assert (where(m, "max"), room(m, "b2")["room"]) == ("b2", "illusion")
    assert asked(m) == [("kevin", "play_or_wait")]
    two = table(
        rooms={"b2": "illusion", "e1": "?moving", "e3": "?trap"},
        at={"max": "b1"},
        programs={"max": ["move"], "kevin": ["look"]},
    )
    play(two, "play", "move:b2")
    assert keys(two) == ["room:e1", "room:e3"], "never a face-up one, never itself"


@pytest.mark.rule("R25-21.6")
def test_every_configurable_ruling_is_an_option_with_the_default_of_the_ledger() -> None:
    properties = ct.options("room25")["properties"]
    expected = {
        "key_room_in_exit_zone": False,
        "madness_draw_last_round": False,
        "prison_blocks_forced_exit": False,
        "barred_card_keeps_draw_symbol": False,
        "kevin_panic_rooms_adjacent_to": "kevin",
        "madness_recipe_as_standard": False,
        "five_player_guards": 2,
        "madness_cards_in_other_modes": False,
        "remembered_tiles_shown": False,
        "panic_moves_from_central": False,
        "no_reminder_tokens": False,
        "announcements": True,
    }
    assert {option["id"]: option["default"] for option in data()["options"]} == expected
    assert {name: properties[name]["default"] for name in expected} == expected
