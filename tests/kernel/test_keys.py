"""Keys of several parts: in any order where that means nothing else; a mistyped one is told which it nearly is."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.merchants.table import table
from tests.games.playing import play


def test_repeated_parts_may_stand_in_any_order_and_the_proper_key_is_recorded() -> None:
    m = play(table(), "move:assistant:ra")
    assert m.explain("freeze:blue:red", 0).allowed
    m.choose("freeze:blue:red")
    assert m.history[-1].key == "freeze:red:blue"
    assert ct.load(m.save()) == m


def test_parts_of_different_kinds_may_stand_in_any_order() -> None:
    m = table()
    m.choose("move:ra:assistant")
    assert m.history[-1].key == "move:assistant:ra"


def test_an_order_that_means_something_else_is_not_changed() -> None:
    """Both parts are colours: what is given, and what is wanted for it (COVE-15.2)."""
    m = table(me={"staff": {"bulbulator": "l02"}, "shelf": {"relic_red": 1}, "chronomancer": "p3", "assistant": "ra"})
    assert not m.explain("bulbulator:green:red", 0).allowed


@pytest.mark.parametrize("key", ["mvoe:assistant:ra", "move:assistent:ra", "move:assistant"])
def test_a_key_that_nearly_fits_is_told_what_was_meant(key: str) -> None:
    m = table()
    with pytest.raises(ct.IllegalChoice, match="Did you mean"):
        m.choose(key)
    assert not m.history
