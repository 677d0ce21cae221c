"""The guided first game of the web page, played with the real engine: every step asks for something that is offered."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import chronotable as ct
from chronotable.games.room25.game import GAME
from chronotable.kernel.match import Match
from tests.games.room25.table import room, state_of

STEPS = Path(__file__).parents[3] / "web/src/boards/room25/tour.ts"


@pytest.fixture
def played() -> Match:
    tour = GAME.tours()["first"]
    m = ct.new("room25", seed=tour["seed"], **tour["options"])
    for key in re.findall(r"choose: '([^']+)'", STEPS.read_text(encoding="utf-8")):
        decision = m.decision
        assert decision is not None
        m.choose(key, decision.seat)
    return m


def test_what_the_steps_say_is_true(played: Match) -> None:
    view = played.view(0)
    assert room(played, "d2")["characters"] == ["emmet", "kevin"]
    assert [figure["alive"] for figure in view["characters"]] == [True] * 4
    looked = [event for event in played.events(seat=0) if event["kind"] == "room_looked_at"]
    assert [(event["cell"], event["room"]) for event in looked] == [("c2", "empty"), ("b3", "mortal")]
    assert view["acting"] == "franck", "the rest of the round is the player's own"


def test_room_25_is_where_the_last_step_hints_at(played: Match) -> None:
    rooms = GAME.describe(state_of(played))["rooms"]
    assert rooms["d1"]["room"] == "room25"
