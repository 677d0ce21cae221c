"""How a game ended, as people are told, and how it went."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.course import course
from chronotable.kernel.match import Match
from chronotable.kernel.outcome import final_sheet
from tests.games.playing import play
from tests.games.room25.leaving import FOUR, leave
from tests.games.room25.table import table


def played(seed: int, **options: Any) -> Match:
    match = ct.new("room25", seed=3, **options)
    chance = random.Random(seed)
    while (decision := match.decision) is not None:
        match.choose(chance.choice(decision.options).key, decision.seat)
    return match


def victor(m: Match) -> str:
    return str(m.game.victor(m.position))


@pytest.mark.rule("R25-18.5", "R25-19.1")
def test_the_guards_win_and_everybody_is_told_who_was_what_and_died_where() -> None:
    m = played(1, players=6, mode="suspicion", announcements=False)
    assert victor(m) == "The guards have won."
    notes = [[str(note) for note in row.notes] for row in final_sheet(m).rows]
    assert notes[1] == ["prisoner", "Kevin was eliminated in round 3, in C4: Shredder Room."]
    assert notes[3] == ["guard", "Jennifer was in D4 at the end: Acid Bath."]
    told = {event["character"]: event["cell"] for event in m.events() if event["kind"] == "eliminated"}
    assert told == {"kevin": "c4", "franck": "d4"}


@pytest.mark.rule("R25-18.4")
def test_the_prisoners_escape() -> None:
    m = leave("suspicion", FOUR, FOUR)
    assert victor(m) == "The prisoners have won."
    assert "was in Room 25 at the end" in str(final_sheet(m).rows[0].notes[-1])


@pytest.mark.rule("R25-18.1")
def test_single_players_and_teams_have_names_enough() -> None:
    m = leave("competition", FOUR, ["max", "alice"])
    assert m.game.victor(m.position) is None
    assert m.result is not None
    assert m.result.winners


@pytest.mark.rule("R25-18.11")
def test_where_all_play_together_nobody_has_escaped_or_everybody() -> None:
    assert victor(played(1, players=1, mode="solo")) == "Nobody has escaped."


@pytest.mark.rule("R25-2.6")
def test_the_course_measures_the_way_to_room_25() -> None:
    m = table(rooms={"a1": "room25"}, at={"max": "a3", "alice": "a4"}, programs={"max": ["move"]})
    play(m, "play", "move:a2")
    lines = course(m).lines
    names = [str(line.measure.name) for line in lines]
    assert names[:2] == ["Rooms face up", "Characters in the game"]
    own = next(line for line in lines if line.values[:1] == [2])
    assert own.values[-1] == 1
