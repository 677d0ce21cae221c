"""Bare states for search: options are checked once, and every game begins as if they had been checked for it alone."""

from __future__ import annotations

import pytest

from chronotable.games import game, names
from chronotable.kernel.engine import playout
from chronotable.kernel.errors import BadOption


@pytest.mark.parametrize("name", names())
def test_a_game_leaves_no_trace_in_the_next(name: str) -> None:
    rules = game(name)
    first = rules.start({}, 5)
    before = rules.describe(first)
    playout(first, first.clone(), 60)
    assert rules.describe(rules.start({}, 5)) == before


@pytest.mark.parametrize("name", names())
def test_options_are_those_that_are_given_now(name: str) -> None:
    rules = game(name)
    given = {"players": 2}
    assert rules.seats(rules.start(given, 1)) == 2
    given["players"] = 4
    assert rules.seats(rules.start(given, 1)) == 4
    for _ in range(2):
        with pytest.raises(BadOption):
            rules.start({"players": 99}, 1)
