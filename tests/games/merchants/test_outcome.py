"""How a game ended, as people are told, and how it went."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.course import course
from chronotable.kernel.match import Match
from chronotable.kernel.outcome import final_sheet


def played(**options: Any) -> Match:
    match = ct.new("merchants", seed=3, **options)
    chance = random.Random(1)
    while (decision := match.decision) is not None:
        match.choose(chance.choice(decision.options).key, decision.seat)
    return match


@pytest.mark.rule("COVE-16.9")
def test_the_peddler_wins_and_stands_in_the_standings() -> None:
    m = played(players=1, mode="solo_peddler")
    assert m.result is not None
    assert m.result.winners == ()
    own, peddler = final_sheet(m).rows
    assert str(m.game.victor(m.position)) == f"The Peddler wins, {peddler.total} : {own.total}."
    assert (own.seat, peddler.seat, str(peddler.called)) == (0, None, "Peddler Nozama")
    assert (own.total, peddler.total) == (m.result.scores[0], m.result.details["peddler"])
    assert sum(peddler.numbers) == peddler.total


@pytest.mark.rule("COVE-9.2", "COVE-9.3")
def test_gold_by_where_it_came_from_and_what_the_rogues_cost() -> None:
    m = played(players=3)
    sheet = final_sheet(m)
    assert [str(column) for column in sheet.columns] == ["Sales", "Guild support", "Guild symbols", "Rogue symbols"]
    assert all(sum(row.numbers) == row.total for row in sheet.rows), "nothing is left unexplained"
    assert [row.total for row in sheet.rows] == list(m.result.scores if m.result else ())
    scored = [event for event in m.events() if event["kind"] == "final_scoring"]
    assert [row.numbers[-1] for row in sheet.rows] == [-event["loss"] for event in scored]
    assert str(sheet.facts[0]) == "Player 2: 14 rogue symbols cost 70 gold; the first place was 32 gold away."


@pytest.mark.rule("COVE-9.1")
def test_the_course_counts_as_if_the_game_ended_there() -> None:
    m = played(players=1, mode="solo_peddler")
    own, peddler, market = course(m).lines
    assert (own.measure.name, own.measure.seat) == (peddler.measure.name, 0)
    assert str(market.measure.name) != str(own.measure.name)
    assert market.values[-1] == own.values[-1], "when all is over, the market can bring no more"
    assert [own.values[-1], peddler.values[-1]] == [row.total for row in final_sheet(m).rows]
    assert [str(part.name) for part in course(m).parts] == ["Day 1", "Day 2", "Day 3"]
