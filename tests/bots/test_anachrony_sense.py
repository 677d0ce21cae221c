"""Anachrony: bots do what is plainly right, and the evaluation knows better from worse."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.bots import Bot, Greedy, Search
from chronotable.bots.series import Task, play
from chronotable.games.anachrony.components import box
from chronotable.games.anachrony.evaluate_tiles import tile_prices
from tests.games.anachrony.table import table
from tests.games.playing import play as play_keys

LOOKING_AHEAD = {"greedy": Greedy(), "search": Search(simulations=60)}
looking_ahead = pytest.mark.parametrize("bot", LOOKING_AHEAD.values(), ids=list(LOOKING_AHEAD))


def value(seat: int = 0, **described: Any) -> float:
    match = table(**described)
    return match.game.evaluate(match.determinise(seat, 0), seat)


@looking_ahead
def test_evacuates_in_the_last_era_when_it_can(bot: Bot) -> None:
    """At once or, after something that does not stand in its way, a turn later.  The capital is closed."""
    capital = ["construct_top", "construct_middle", "recruit_top", "recruit_middle", "research_top"]
    match = table(
        era=7,
        impact=True,
        flipped=capital,
        options={"paths": ["dominance", "harmony"]},
        active={"engineer": 1},
        powered=1,
        goods={"titanium": 1},
        slots={"factory_1": "201", "factory_2": "202", "factory_3": "204"},
    )
    others = ct.bot("random")
    while (decision := match.decision) is not None:
        match.choose((bot if decision.seat == 0 else others).choose(match, decision.seat), decision.seat)
    assert "place:evacuation" in [choice.key for choice in match.history if choice.seat == 0]


@looking_ahead
def test_pays_back_what_it_owes_to_the_past(bot: Bot) -> None:
    match = table(active={"scientist": 1}, goods={"gold": 1}, slots={"power_plant_1": "105"}, warps={"gold": 1}, era=3)
    while (decision := match.decision) is not None and decision.seat == 0 and match.view(None)["era"] == 3:
        match.choose(bot.choose(match, 0), 0)
    assert "send:gold" in [choice.key for choice in match.history]


@looking_ahead
def test_powers_exosuits_for_the_workers_it_has(bot: Bot) -> None:
    match = table(phase="power_up", active={"scientist": 2, "engineer": 2}, goods={"energy_core": 2})
    assert bot.choose(match, 0) in ("power:3", "power:4:energy_core:1", "power:5:energy_core:2")


@looking_ahead
@pytest.mark.parametrize("era", [3, 7])
def test_rolls_until_there_is_a_tile(bot: Bot, era: int) -> None:
    """All tiles of a subject are gone: rolling nothing but the shape again would never end (ANA-13.4)."""
    gone = {f"{shape}_war": 3 for shape in ("circle", "triangle", "square")}
    other = {"passed": True, "breakthroughs": gone}
    match = table(era=era, active={"scientist": 1}, powered=1, other=other, fate=["war"])
    play_keys(match, "place:research_top", "set:circle")
    for _ in range(20):
        match.choose(bot.choose(match, 0), 0)
        if sum(match.view(0)["seats"][0]["breakthroughs"].values()):
            return
    raise AssertionError("still rolling")


def test_greedy_scores_more_than_random() -> None:
    """The same deal from both seats, so no more than a sanity check: `docs/bots.md` has the measured strengths."""
    options = ct.new("anachrony", players=2, seed=0).origin.options
    there = play(Task("anachrony", options, (), 5, ("greedy", "random"))).scores
    back = play(Task("anachrony", options, (), 5, ("random", "greedy"))).scores
    assert there[0] + back[1] > there[1] + back[0] + 20


# ---- the evaluation


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"goods": {"titanium": 2}}, {"goods": {"titanium": 1}}),
        ({"goods": {"neutronium": 1}}, {"goods": {"titanium": 1}}),
        ({"active": {"engineer": 1}}, {"tired": {"engineer": 1}}),
        ({"tired": {"engineer": 1}}, {}),
        ({"active": {"engineer": 1}, "powered": 1}, {"active": {"engineer": 1}}),
        ({}, {"paradoxes": 2}),
        ({}, {"slots": {"factory_1": {"tile": "anomaly"}}}),
        ({"slots": {"life_support_1": "305"}}, {}),
        ({"time_travel": 2}, {"time_travel": 1}),
        ({"morale": 5}, {"morale": 4}),
        ({}, {"warps": {"gold": 1}}),
        ({"breakthroughs": {"circle_time": 1}}, {}),
        ({"era": 3, "warps": {"gold": 2}, "slots": {"power_plant_1": "105"}}, {"era": 3, "warps": {"gold": 2}}),
        ({"slots": {"factory_1": "201", "factory_2": "202"}, "options": {"paths": ["dominance", "harmony"]}},
         {"slots": {"factory_1": "201", "factory_2": "202"}, "options": {"paths": ["salvation", "harmony"]}}),
    ],
)  # fmt: skip
def test_better_is_more(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert value(**better) > value(**worse)


def test_goods_lose_their_worth_when_there_is_no_time_left_to_use_them() -> None:
    early = value(era=2, goods={"titanium": 3}) - value(era=2)
    late = value(era=7, impact=True, goods={"titanium": 3}) - value(era=7, impact=True)
    assert early > late >= 0.0


def test_an_own_secret_choice_counts_and_anothers_does_not() -> None:
    """Before the reveal a seat knows what it has warped itself, and nothing of the others (ANA-7.1)."""
    match = ct.new("anachrony", players=2, seed=4, paths=["harmony", "dominance"], leaders=["zaida", "samira"])
    while match.decision is not None and not match.decision.options[0].key.startswith("warp:"):
        match.choose(match.decision.options[-1].key, match.decision.seat)
    assert match.decision is not None
    seat = match.decision.seat
    before = [match.game.evaluate(match.determinise(each, 0), each) for each in (0, 1)]
    match.choose("warp:neutronium", seat)
    after = [match.game.evaluate(match.determinise(each, 0), each) for each in (0, 1)]
    assert after[seat] != before[seat]
    assert after[1 - seat] == before[1 - seat]


def test_the_value_lies_between_lost_and_won() -> None:
    match = table(era=7, impact=True, goods={"vp": 30})
    assert 0.0 < match.game.evaluate(match.determinise(0, 0), 0) < 1.0
    match.choose("pass", 0)
    assert match.result is not None
    won, lost = (match.game.evaluate(match.determinise(seat, 0), seat) for seat in (0, 1))
    assert 0.9 <= won <= 1.0
    assert 0.0 <= lost <= 0.1


def test_every_ability_of_the_data_file_has_a_price() -> None:
    """Tiles that only count at the end, or only once, bring nothing in an Era."""
    prices = tile_prices(box())
    idle = {id for id, worth in zip(box().tile_ids, prices.each_era, strict=True) if worth == 0.0}
    assert idle == {"315", "continuum_stabilizer", "neutronium_research_center"}
    assert all(worth >= 0.0 for worth in prices.each_era)
    travelling = [id for id, travels in zip(box().tile_ids, prices.travels, strict=True) if travels]
    assert travelling == [str(number) for number in range(101, 116)] + ["temporal_tourism"]


def test_evaluating_changes_nothing() -> None:
    match = table(phase="power_up", active={"scientist": 1})
    s = match.determinise(0, 0)
    before = match.game.describe(s)
    match.game.evaluate(s, 0)
    assert match.game.describe(s) == before
