"""Bots search while Python looks for no garbage in circles: with thousands of states that takes longer than they do."""

from __future__ import annotations

import gc

import pytest

import chronotable as ct
from chronotable.bots.bot import Bot, finished
from chronotable.bots.greedy import Greedy
from chronotable.bots.search import Search
from chronotable.bots.strong import Strong
from chronotable.bots.turns import undisturbed

SEARCHES = [Greedy(), Search(simulations=3), Strong(budget=1, width=2)]


@pytest.mark.parametrize("bot", SEARCHES, ids=lambda bot: bot.name)
def test_no_search_is_disturbed(bot: Bot) -> None:
    match = ct.new("anachrony", players=2, seed=3)
    seat = match.waiting()[0]
    known = match.determinise(seat, 1)
    looks: list[str] = []

    def note(phase: str, info: dict[str, int]) -> None:
        looks.append(phase)

    usual = gc.get_threshold()
    gc.collect()
    gc.set_threshold(50)  # sooner than usual: so it would be some two hundred times
    gc.callbacks.append(note)
    try:
        finished(bot.picking(match.game, known, seat, 1))
    finally:
        gc.callbacks.remove(note)
        gc.set_threshold(*usual)
    assert len(looks) < 50


def test_python_looks_again_afterwards_even_after_a_mistake() -> None:
    def mistaken() -> None:
        assert not gc.isenabled()
        raise LookupError

    with pytest.raises(LookupError):
        undisturbed(mistaken)
    assert gc.isenabled()
