"""`strong` compares the best choices of plans by what comes of them, in the same worlds, for as much work as it may."""

from __future__ import annotations

import pytest

from chronotable.bots import Strong
from chronotable.bots.bot import finished
from chronotable.bots.contest import Contest
from chronotable.kernel.match import Match
from tests.bots.test_planner import GAMES, midgame


def contest(match: Match, budget: int, width: int = 4) -> Contest:
    seat = match.waiting()[0]
    known = match.determinise(seat, 0)
    return finished(Strong(budget, width).contesting(match.game, known, seat, 5))


@pytest.mark.parametrize("game", GAMES)
def test_a_world_is_begun_only_while_work_is_left(game: str) -> None:
    match = midgame(game)
    seat = match.waiting()[0]
    known = match.determinise(seat, 0)
    worlds = []
    for work in (20, 400):
        found = Contest(match.game, known, seat, 5, 4, work)
        run, weighed = 0, 0
        while found.advance():
            assert found.run == run or weighed < work
            run, weighed = found.run, found.weighed
        worlds.append(found.run)
    assert worlds[0] <= worlds[1]


def test_all_who_are_left_have_run_through_the_same_worlds() -> None:
    found = contest(midgame("anachrony"), 40)
    farthest = max(len(runner.endings) for runner in found.runners)
    assert all(len(runner.endings) == farthest for runner in found.running)
    assert found.winner() in [runner.index for runner in found.running]
    shares = [share for _, share in found.opinions()]
    assert sum(shares) == pytest.approx(1)
