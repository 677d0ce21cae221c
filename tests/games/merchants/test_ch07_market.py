"""Chapter 7: the market phase."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.merchants.table import BOATS, boat, cards, gold, goods, me, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

CROWDS = {
    "large_pier": {"red": 1, "blue": 2},
    "small_pier": {"red": 3, "green": 1},
    "black_market": {"blue": 2, "yellow": 1, "rogue": 1},
}


def market(**described: Any) -> Any:
    return table(phase="market", **{"piers": CROWDS, **described})


# ---- who is still at sea


@pytest.mark.rule("COVE-7.1")
def test_passengers_at_sea_go_to_the_halls_and_the_lair_before_any_gold_is_counted() -> None:
    m = market(
        boats={"boat1": ["red", "red", "rogue"], "boat5": ["yellow"]},
        halls={"red": 2, "yellow": 1},
        lair=2,
        me={"covered": ["green", "blue", "yellow"], "shelf": {"relic_red": 1}},
    )
    assert m.view(None)["halls"] | {"red": 4, "yellow": 2} == m.view(None)["halls"]
    assert m.view(None)["lair"] == 3
    assert {sum(boat(m, word).values()) for word in BOATS} == {0}
    play(m, "done")
    assert happened(m, "support_collected") == [{"who": "player1", "gold": 4}]


@pytest.mark.rule("COVE-7.1")
def test_with_the_switch_they_leave_after_the_guild_support() -> None:
    m = market(
        players=1,
        mode="solo_score",
        day=3,
        boats={"boat1": ["red", "red", "rogue"]},
        halls={"red": 2},
        lair=2,
        me={"covered": ["green", "blue", "yellow"], "staff": {"guard": "l01"}, "corruption": {"corruption_1": 1}},
        square=["m01"],
        sea_passengers_sorted_before_sales=False,
    )
    assert happened(m, "support_collected") == [{"who": "player1", "gold": 2}]
    assert event_kinds(m).index("sea_passengers_left") > event_kinds(m).index("support_collected")
    assert happened(m, "final_scoring") == [{"who": "player1", "gold": 8, "loss": 3, "symbols": 1, "total": 7}]
    left = [text for line in m.log() if "at sea" in (text := ct.render(line, "en"))]
    assert [line.partition(":")[0] for line in left] == [
        "Still at sea, they go to their guild hall",
        "Still at sea, they go to the lair",
    ]


# ---- sales


@pytest.mark.rule("COVE-7.2")
def test_the_leader_sells_first_and_on_one_hour_the_top_piece() -> None:
    stock = {"shelf": {"relic_red": 1}}
    clock = [{"piece": f"player{n}", "hour": hour} for n, hour in ((3, 10), (1, 10), (4, 12), (2, 13))]
    m = market(clock=clock, token=10, me=stock, rivals=[stock, stock, stock])
    sellers = []
    while m.view(None)["phase"] == "market":
        sellers.append(decision(m).seat + 1)
        play(m, "sell:small_pier:relic_red:1")
    assert sellers == [2, 4, 3, 1]


@pytest.mark.rule("COVE-7.3")
def test_a_good_needs_a_pier_for_its_size_with_a_customer_of_its_colour() -> None:
    m = market(me={"shelf": {"relic_red": 2, "relic_blue": 1, "artifact_blue": 1, "artifact_green": 1}})
    assert keys(m) == [
        "sell:small_pier:relic_red:1", "sell:small_pier:relic_red:2", "sell:black_market:relic_blue:1",
        "sell:large_pier:artifact_blue:1", "sell:black_market:artifact_blue:1", "done",
    ]  # fmt: skip
    assert refused(m, "sell:large_pier:relic_red:1") == "COVE-6.9"
    assert refused(m, "sell:small_pier:artifact_blue:1") == "COVE-6.9"
    assert refused(m, "sell:small_pier:relic_blue:1") == "COVE-7.3", "no blue customer there"
    assert refused(m, "sell:small_pier:relic_red:3") == "COVE-7.3", "only two on the shelf"


@pytest.mark.rule("COVE-7.3", "COVE-7.9")
def test_selling_is_optional_and_what_is_not_sold_stays_on_the_shelf() -> None:
    m = market(me={"shelf": {"relic_red": 2}})
    play(m, "sell:small_pier:relic_red:1", "done")
    assert (gold(m), m.view(None)["day"], goods(m, "shelf")) == (6, 2, {"relic_red": 1})


@pytest.mark.rule("COVE-7.4")
def test_income_is_the_sum_of_the_prices_times_the_customers() -> None:
    m = market(me={"shelf": {"relic_blue": 2, "artifact_blue": 1}})
    play(m, "sell:black_market:relic_blue:2", "sell:black_market:artifact_blue:1")
    assert gold(m) == (3 + 3 + 9) * 2


@pytest.mark.rule("COVE-7.4")
def test_every_player_sells_to_the_same_crowd() -> None:
    stock = {"shelf": {"relic_red": 1}}
    m = market(me=stock, rivals=[stock])
    play(m, "sell:small_pier:relic_red:1", "sell:small_pier:relic_red:1")
    assert (gold(m, 0), gold(m, 1)) == (6, 6)


@pytest.mark.rule("COVE-7.5")
def test_prices() -> None:
    prices = me(table())["prices"]
    assert [prices[f"relic_{colour}"] for colour in ("red", "green", "blue", "yellow")] == [2, 2, 3, 3]
    assert [prices[f"artifact_{colour}"] for colour in ("red", "green", "blue", "yellow")] == [6, 6, 9, 9]


@pytest.mark.rule("COVE-7.6")
@pytest.mark.parametrize(("mode", "owed"), [("per_colour_batch", 2), ("per_good", 4), ("per_visit", 1)])
def test_the_black_market_costs_corruption(mode: str, owed: int) -> None:
    shelf = {"relic_blue": 2, "artifact_blue": 1, "relic_yellow": 1}
    m = market(me={"shelf": shelf}, black_market_corruption_mode=mode)
    play(m, "sell:black_market:relic_blue:2", "sell:black_market:relic_yellow:1", "sell:black_market:artifact_blue:1")
    assert (gold(m), cards(m)) == ((3 + 3 + 9) * 2 + 3, owed)


@pytest.mark.rule("COVE-7.6")
def test_the_other_piers_cost_none() -> None:
    m = market(me={"shelf": {"relic_red": 1, "artifact_blue": 1}})
    play(m, "sell:small_pier:relic_red:1", "sell:large_pier:artifact_blue:1")
    assert (gold(m), cards(m)) == (6 + 18, 0)


@pytest.mark.rule("COVE-7.6")
def test_every_player_pays_for_his_own_batch() -> None:
    stock = {"shelf": {"relic_blue": 1}}
    m = market(me=stock, rivals=[stock])
    play(m, "sell:black_market:relic_blue:1", "sell:black_market:relic_blue:1")
    assert (cards(m, 0), cards(m, 1)) == (1, 1)


@pytest.mark.rule("COVE-7.7")
def test_sold_goods_return_to_the_pool_at_once() -> None:
    m = market(me={"shelf": {"relic_red": 3, "artifact_blue": 1}})
    assert me(m)["pool"]["relic_red"] == 0
    play(m, "sell:small_pier:relic_red:2")
    assert (me(m)["pool"]["relic_red"], goods(m, "shelf")) == (2, {"relic_red": 1, "artifact_blue": 1})


@pytest.mark.rule("COVE-7.10")
def test_a_batch_sold_in_several_decisions_is_one_batch() -> None:
    m = market(me={"shelf": {"relic_blue": 3, "artifact_blue": 1}})
    play(m, "sell:black_market:relic_blue:1")
    assert cards(m) == 1, "with its first goods"
    play(m, "sell:black_market:artifact_blue:1", "sell:black_market:relic_blue:2")
    assert (gold(m), cards(m)) == ((3 + 9 + 3 + 3) * 2, 1)


# ---- guild support


@pytest.mark.rule("COVE-7.8")
def test_uncovered_symbols_pay_after_all_sales_in_market_order() -> None:
    halls = {"red": 4, "green": 3, "blue": 2, "yellow": 5}
    m = market(
        hour=12,
        halls=halls,
        me={"covered": ["red", "yellow"], "shelf": {"relic_red": 1}},
        rivals=[{"covered": ["red", "green", "blue"], "shelf": {"relic_red": 1}}, {}, {}],
    )
    assert decision(m).seat == 0
    play(m, "sell:small_pier:relic_red:1")
    assert happened(m, "support_collected") == [], "player 2 has yet to sell"
    play(m, "sell:small_pier:relic_red:1")
    assert happened(m, "support_collected") == [{"who": "player1", "gold": 3 + 2}, {"who": "player2", "gold": 5}]
    assert [gold(m, seat) for seat in range(4)] == [6 + 5, 6 + 5, 0, 0], "covered symbols pay nothing"
