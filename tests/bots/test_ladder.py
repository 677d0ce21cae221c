"""A game offers the bots worth playing against, and says who plays and advises where nobody else is asked."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable import bots
from chronotable.games import game
from chronotable.kernel.ladder import Ladder


@pytest.mark.parametrize("name", ct.games())
def test_every_rung_is_a_bot_that_people_have_a_name_for(name: str) -> None:
    ladder = game(name).ladder
    assert {ladder.usual} <= set(ladder.rungs) <= set(bots.STRENGTHS)
    assert ladder.hint in bots.STRENGTHS  # the usual one's quicker sister, where hints would take too long
    assert ladder.rungs[0] == "random"
    assert ladder.pace > 0
    for rung in ladder.rungs:
        assert bots.title(bots.make(rung).name).id.startswith("bots-name-")


def test_the_usual_bot_is_offered_first_then_the_strongest() -> None:
    ladder = Ladder(("random", "greedy", "search:200", "planner"), usual="search:200")
    assert ladder.offered() == ("search:200", "planner", "greedy", "random")
