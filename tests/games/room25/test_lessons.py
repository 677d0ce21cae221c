"""The lessons: what their words say is true."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from chronotable.lessons.course import find_lesson
from chronotable.lessons.standing import scripted
from tests.games.room25.table import character, room
from tests.lessons.rehearsal import rehearse

FIRST = find_lesson("room25", "first")
KEYS = [step.choose[0] for step in FIRST.steps if step.choose]
ME = 0


def played(others_first: bool, keys: list[str]) -> Match:
    """The steps, with others that are quicker or slower than the learner: some of them choose at the same time."""
    m = FIRST.begin()
    left = list(keys)
    while True:
        others = [seat for seat in m.waiting() if seat != ME]
        if ME in m.waiting() and not (others_first and others):
            if not left:
                return m
            m.choose(left.pop(0), ME)
        else:
            m.choose(scripted(FIRST, m, others[0]) or m.ask(others[0]).options[0].key, others[0])


@pytest.mark.parametrize("others_first", [True, False])
def test_what_the_steps_say_is_true(others_first: bool) -> None:
    start = played(others_first, [])
    assert start.view(ME)["order"][0] == "emmet", "the learner comes first"
    assert start.view(ME)["rounds_left"] == 8

    m = played(others_first, KEYS)
    view = m.view(ME)
    assert [figure["alive"] for figure in view["characters"]] == [True] * 4
    looked = [event for event in m.events(seat=ME) if event["kind"] == "room_looked_at" and "room" in event]
    assert [(event["cell"], event["room"]) for event in looked] == [
        ("c2", "empty"), ("c4", "mortal"), ("d1", "room25"),
    ]  # fmt: skip
    assert character(m, "emmet")["cell"] == "d2"
    assert "emmet" in room(m, "d2")["characters"]
    assert view["round"] == 3, "two rounds were guided"


def test_the_learner_acts_last_in_the_second_round() -> None:
    second = KEYS.index("program:control:look")
    assert played(True, KEYS[:second]).view(ME)["order"][-1] == "emmet"


def kinds(id: str) -> list[str]:
    return [event["kind"] for event in rehearse("room25", id).match.events()]


def test_four_new_rooms_are_entered_and_one_makes_paranoid() -> None:
    found = rehearse("room25", "new-rooms").match
    revealed = [event["room"] for event in found.events() if event["kind"] == "room_revealed"]
    assert revealed == ["pivoting", "mirror", "shredder", "paranoia"]
    assert [figure["paranoid"] for figure in found.view(ME)["characters"]] == [False, False, False, True]


def test_the_abilities_do_what_the_lesson_says() -> None:
    found = rehearse("room25", "abilities").match
    alice, _, bruce, franck = found.view(ME)["characters"]
    assert alice["hidden"]
    assert not room(found, "d2")["face_up"]
    assert [figure["adrenaline"] for figure in (bruce, franck)] == ["ready", "ready"]


def test_a_team_escapes_in_the_middle_of_a_round() -> None:
    found = rehearse("room25", "teams").match
    assert found.result is not None
    assert found.result.winners == (1, 3)
