"""The guided first game of the web page, played with the real engine: every step asks for something that is offered."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.games.room25.game import GAME
from chronotable.kernel.match import Match
from tests.games.room25.table import character, room

KEYS = [step["choose"] for step in GAME.tours()["first"]["steps"] if "choose" in step]
ME = 0


def played(bots_first: bool, keys: list[str]) -> Match:
    """The steps, with bots that are quicker or slower than the person: some of them choose at the same time."""
    tour = GAME.tours()["first"]
    m = ct.new("room25", seed=tour["seed"], **tour["options"])
    bot = ct.bot(tour["bots"])
    left = list(keys)
    while True:
        asked = [seat for seat in range(m.seats) if m.decision_of(seat) is not None]
        others = [seat for seat in asked if seat != ME]
        if ME in asked and not (bots_first and others):
            if not left:
                return m
            m.choose(left.pop(0), ME)
        else:
            m.choose(bot.choose(m, others[0]), others[0])


@pytest.mark.parametrize("bots_first", [True, False])
def test_what_the_steps_say_is_true(bots_first: bool) -> None:
    start = played(bots_first, [])
    assert start.view(ME)["order"][0] == "emmet", "the person comes first"
    assert start.view(ME)["rounds_left"] == 8

    m = played(bots_first, KEYS)
    view = m.view(ME)
    assert [figure["alive"] for figure in view["characters"]] == [True] * 4
    looked = [event for event in m.events(seat=ME) if event["kind"] == "room_looked_at" and "room" in event]
    assert [(event["cell"], event["room"]) for event in looked] == [
        ("c2", "empty"), ("c4", "mortal"), ("d1", "room25"),
    ]  # fmt: skip
    assert character(m, "emmet")["cell"] == "d2"
    assert "emmet" in room(m, "d2")["characters"]
    assert view["round"] == 3, "two rounds were guided"


def test_the_person_acts_last_in_the_second_round() -> None:
    second = KEYS.index("program:control:look")
    assert played(True, KEYS[:second]).view(ME)["order"][-1] == "emmet"


def test_both_rounds_teach_a_programme() -> None:
    assert [key for key in KEYS if key.startswith("program:")] == ["program:look:move", "program:control:look"]
