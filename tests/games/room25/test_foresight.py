"""What bots imagine the others to have programmed: what would suit them, drawn from nothing but the own view."""

from __future__ import annotations

from chronotable.games.room25.evaluate import evaluate
from chronotable.games.room25.foresight import imagine
from chronotable.games.room25.hidden import determinise
from chronotable.games.room25.state import Room25State
from chronotable.kernel.match import Match
from chronotable.kernel.rng import spread
from tests.games.room25.table import table

FOUR = ["max", "alice", "kevin", "emmet"]


def state_of(match: Match) -> Room25State:
    state = match.position
    assert isinstance(state, Room25State)
    return state


def test_others_are_imagined_with_what_suits_them() -> None:
    match = table(
        "cooperation",
        cast=FOUR,
        at={"alice": "b2"},
        programs={"max": ["move", None], "alice": ["push", "control"]},
        more={"alice": {"reminder": "none"}},
    )
    better = 0
    for number in range(8):
        imagined, drawn = imagine(state_of(match), 0, spread(number)), determinise(state_of(match), 0, spread(number))
        assert evaluate(imagined, 1) >= evaluate(drawn, 1)
        better += evaluate(imagined, 1) > evaluate(drawn, 1)
    assert better


def test_answers_of_this_moment_are_imagined_anew_and_betray_nothing() -> None:
    """Alice has programmed already: Max sees that she has, not what."""
    worlds = []
    for tokens in ("program:push:control", "program:move:look"):
        match = table("cooperation", cast=FOUR)
        match.choose(tokens, 1)
        worlds.append([match.game.describe(imagine(state_of(match), 0, spread(number))) for number in range(4)])
    assert worlds[0] == worlds[1]
