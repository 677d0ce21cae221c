"""Who is a guard: what everybody did and said is remembered, and those who imagine what is hidden go by it."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.room25.evaluate import evaluate
from chronotable.games.room25.evaluate_news import outlook
from chronotable.games.room25.foresight import imagine
from chronotable.games.room25.hidden import determinise
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import GUARD
from chronotable.kernel.match import Match
from chronotable.kernel.rng import spread
from tests.games.playing import play
from tests.games.room25.table import character, table

SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
ROLES = {"max": "prisoner", "alice": "prisoner", "kevin": "guard", "emmet": "prisoner"}
WORLDS = 200


def suspicion(**described: Any) -> Match:
    return table(
        "suspicion", cast=SIX, options={"ruleset": "classic", "announcements": True}, **{"roles": ROLES, **described}
    )


def state_of(match: Match) -> Room25State:
    state = match.position
    assert isinstance(state, Room25State)
    return state


def guards(match: Match, seat: int, *, by_deeds: bool = True) -> list[int]:
    """In how many imagined worlds each of the six is a guard."""
    s = state_of(match)
    worlds = [(imagine if by_deeds else determinise)(s, seat, spread(number)) for number in range(WORLDS)]
    return [sum(world.figures[number].role == GUARD for world in worlds) for number in range(len(SIX))]


def deeds(match: Match, who: str, seat: int | None = None) -> list[int]:
    return [character(match, who, seat)[word] for word in ("truths", "lies", "blows")]


@pytest.mark.parametrize(("colour", "found"), [("red", [0, 1, 0]), ("green", [1, 0, 0])])
def test_a_word_is_found_out_when_the_room_is_entered_and_everybody_remembers(colour: str, found: list[int]) -> None:
    match = suspicion(
        rooms={"b2": "?empty"},
        at={"max": "b3"},
        programs={"max": ["move", None], "alice": ["look", None]},
        announced=[{"character": "kevin", "cell": "b2", "colour": colour, "round": 1}],
    )
    assert deeds(match, "kevin") == [0, 0, 0]
    play(match, "move:b2")
    assert [deeds(match, "kevin", seat) for seat in (None, 0, 2, 5)] == [found] * 4


def test_pushes_and_slides_of_room_25_away_from_the_edge_are_remembered() -> None:
    match = suspicion(
        rooms={"e4": "room25"},
        at={"kevin": "e4", "max": "b2", "alice": "b2"},
        programs={"max": ["push", None], "kevin": ["control", None], "emmet": ["look", None]},
    )
    play(match, "push:alice", "room:b1")
    before = deeds(match, "kevin")
    play(match, "slide:column_e:up")
    assert (deeds(match, "max"), before, deeds(match, "kevin")) == ([0, 0, 1], [0, 0, 0], [0, 0, 1])


def test_other_modes_remember_nothing_of_the_kind() -> None:
    match = table(at={"max": "b2", "kevin": "b2"}, programs={"max": ["push", "move"]})
    play(match, "room:b1")
    assert "blows" not in character(match, "max")


def test_who_lied_is_imagined_a_guard_more_often_and_who_told_the_truth_more_seldom() -> None:
    match = suspicion(more={"alice": {"lies": 2}, "emmet": {"truths": 4}})
    found, others = guards(match, 0), guards(match, 0, by_deeds=False)
    assert found[0] == 0
    assert found[1] > 2 * found[2] > 0
    assert found[3] < found[2]
    assert max(others[1:]) < 1.5 * min(others[1:]), "bots of old hold all for equally likely"


def test_who_has_looked_knows_of_a_lie_before_all_others_do() -> None:
    looked = {"b2": 1}
    match = suspicion(
        rooms={"b2": "?empty"},
        seen=[looked],
        announced=[{"character": "alice", "cell": "b2", "colour": "red", "round": 1}],
    )
    assert guards(match, 0)[1] > 1.5 * guards(match, 2)[1]


def test_beliefs_come_from_nothing_that_the_seat_cannot_know() -> None:
    worlds = []
    for roles in (ROLES, {"max": "prisoner", "alice": "guard", "kevin": "prisoner", "emmet": "prisoner"}):
        match = suspicion(
            roles={**roles, "franck": "prisoner", "jennifer": "guard"},
            rooms={"b2": "?empty", "b4": "?trap"},
            unseen_roles=[],
            more={"alice": {"lies": 1}, "kevin": {"blows": 1}},
            announced=[{"character": "kevin", "cell": "b2", "colour": "red", "round": 1}],
        )
        worlds.append([match.game.describe(imagine(state_of(match), 0, spread(number))) for number in range(6)])
    assert worlds[0] == worlds[1]


def test_a_guard_had_better_not_be_seen_at_it_before_it_is_known() -> None:
    values = []
    for more in ({}, {"blows": 2}, {"blows": 2, "shown": 1}):
        s = state_of(suspicion(more={"kevin": more}))
        values.append((outlook(s, 2) - evaluate(s, 2), outlook(s, 0) - evaluate(s, 0)))
    assert values[1][0] < values[0][0] == values[2][0]
    assert {others for _, others in values} == {0.0}
