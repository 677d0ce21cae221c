"""Bots at Merchants Cove: they see what is a turn away, and what their portals promise."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.bots import Bot, Greedy, Search
from chronotable.bots.series import Task, play
from tests.games.merchants.table import table

LOOKING_AHEAD = {"greedy": Greedy(), "search": Search(simulations=80)}
looking_ahead = pytest.mark.parametrize("bot", LOOKING_AHEAD.values(), ids=list(LOOKING_AHEAD))


def chosen(bot: Bot, match: ct.Match) -> str:
    decision = match.decision
    assert decision is not None
    return bot.choose(match, decision.seat)


@looking_ahead
def test_sells_where_the_customers_are(bot: Bot) -> None:
    piers = {"small_pier": {"red": 5}, "black_market": {"red": 1}}
    match = table(phase="market", piers=piers, me={"shelf": {"relic_red": 3}})
    while "relic_red" in (key := chosen(bot, match)):
        assert key.startswith("sell:small_pier:")
        match.choose(key)
        if match.decision is None or match.view(0)["merchants"][0]["gold"] == 30:
            break
    assert match.view(0)["merchants"][0]["gold"] == 30


@looking_ahead
def test_keeps_a_symbol_that_is_about_to_pay(bot: Bot) -> None:
    """The hour that the token would save is beyond the end of the day; the symbol pays for six pieces."""
    me = {"assistant": "p1", "covered": ["green", "blue", "yellow"]}
    match = table(hour=11, others=12, halls={"red": 6}, me=me)
    match.choose("move:assistant:p2")
    assert chosen(bot, match) == "spend:none"


@looking_ahead
def test_pushes_in_a_tile_that_makes_what_sells(bot: Bot) -> None:
    """Yellow artifacts have four customers on the Bazaar; the other tiles make what hardly anybody buys."""
    match = table(
        hour=1,
        piers={"large_pier": {"yellow": 4}},
        berths={"berth1": "boat1"},
        me={"chronomancer": "p6", "assistant": "la"},
    )
    assert chosen(bot, match) == "insert:t06"


def test_greedy_earns_more_than_random() -> None:
    """The same two games; no more than a sanity check, `docs/bots.md` has the measured strengths."""
    options = ct.new("merchants", players=1, seed=0).origin.options
    gold = {
        name: sum(play(Task("merchants", options, (), seed, (name,))).scores[0] for seed in range(2))
        for name in ("random", "greedy:2")
    }
    assert gold["greedy:2"] > gold["random"] + 60
