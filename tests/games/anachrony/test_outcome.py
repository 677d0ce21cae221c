"""How a game ended, as people are told, and how it went."""

from __future__ import annotations

import pytest

from chronotable.games.anachrony.terms import CATEGORIES
from chronotable.kernel.course import course
from chronotable.kernel.outcome import final_sheet
from tests.games.anachrony.table import player
from tests.games.anachrony.test_ch25_scoring import ended


@pytest.mark.rule("ANA-25.5", "ANA-25.12", "ANA-25.13")
def test_every_category_of_every_player_stands_in_the_sheet() -> None:
    m = ended(seats=[{"goods": {"vp": 9}}, {"goods": {"vp": 2}, "passed": True, "leader": "wolfe"}], players=2)
    sheet = final_sheet(m)
    assert len(sheet.columns) == len(CATEGORIES)
    assert str(sheet.columns[0]) == "Buildings"
    for row in sheet.rows:
        assert row.seat is not None
        assert dict(zip(CATEGORIES, row.numbers)) == player(m, row.seat)["score_sheet"]
        assert row.total == sum(row.numbers)
    assert "VP tokens" in str(sheet.facts[0])
    assert "the margin was 7" in str(sheet.facts[0])
    assert [line.values[-1] for line in course(m).lines] == [row.total for row in sheet.rows]
    assert m.game.victor(m.position) is None


@pytest.mark.rule("ANA-25.14")
def test_equal_points_are_decided_by_water() -> None:
    m = ended(seats=[{"goods": {"water": 3}}, {"goods": {"water": 1}, "passed": True, "leader": "wolfe"}], players=2,
              endgame=["breakthroughs", "occupied_building_slots", "sum_of_time_travel_ranges", "superprojects",
                       "time_travel_track_position"])  # fmt: skip
    totals = [row.total for row in final_sheet(m).rows]
    assert totals[0] == totals[1]
    assert str(final_sheet(m).facts[0]) == "Equal points: water decided, 3 to 1."
