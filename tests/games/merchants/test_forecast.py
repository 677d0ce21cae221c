"""The gold forecast of views: what the market and the final scoring then really give."""

from __future__ import annotations

import pytest

from tests.games.merchants.table import me, table
from tests.games.playing import play

PIERS = {"small_pier": {"red": 3, "blue": 1}, "black_market": {"blue": 4}, "large_pier": {"blue": 2, "green": 2}}
SHELF = {"relic_red": 2, "relic_blue": 1, "artifact_blue": 1, "relic_green": 1}


@pytest.mark.rule("COVE-7.3")
def test_every_good_goes_to_the_pier_that_pays_most() -> None:
    m = table(piers=PIERS, me={"shelf": SHELF})
    sales = {sale["good"]: sale for sale in me(m)["forecast"]["sales"]}
    assert (sales["relic_red"]["pier"], sales["relic_red"]["gold"]) == ("small_pier", 2 * 2 * 3)
    assert (sales["relic_blue"]["pier"], sales["relic_blue"]["gold"]) == ("black_market", 3 * 4)
    assert (sales["artifact_blue"]["pier"], sales["artifact_blue"]["gold"]) == ("black_market", 9 * 4)
    assert (sales["relic_green"]["pier"], sales["relic_green"]["gold"]) == (None, 0)


@pytest.mark.rule("COVE-7.6")
def test_corruption_is_counted_once_for_a_colour() -> None:
    m = table(piers=PIERS, me={"shelf": SHELF})
    cards = {sale["good"]: sale["corruption"] for sale in me(m)["forecast"]["sales"]}
    assert (cards["relic_red"], cards["relic_blue"], cards["artifact_blue"]) == (0, 1, 0)


@pytest.mark.rule("COVE-7.1", "COVE-7.8")
def test_support_counts_those_who_are_still_at_sea() -> None:
    boats = {"boat1": ["red", "red"], "boat2": ["blue"], **{f"boat{n}": [] for n in range(3, 7)}}
    m = table(halls={"red": 2}, boats=boats, me={"covered": ["green", "blue", "yellow"]})
    assert me(m)["forecast"]["support"] == [{"colour": "red", "gold": 4}]
    later = table(halls={"red": 2}, boats=boats, me={"covered": ["green"]}, sea_passengers_sorted_before_sales=False)
    assert me(later)["forecast"]["support"][0] == {"colour": "red", "gold": 2}


@pytest.mark.rule("COVE-9.2", "COVE-9.3")
def test_the_forecast_of_the_last_market_comes_true() -> None:
    m = table(
        players=2,
        day=3,
        phase="market",
        piers=PIERS,
        halls={"red": 4, "blue": 2},
        lair=3,
        me={"shelf": {"relic_red": 2}, "staff": {"guard": "l06"}, "corruption": {"corruption_2": 2}, "covered": []},
    )
    mine, yours = me(m), m.view(0)["yours"]
    assert mine["forecast"]["symbols"] == [{"colour": "red", "n": 1, "gold": 4}, {"colour": "blue", "n": 1, "gold": 2}]
    assert yours["losses"] == {"rogue_symbols": 4, "gold": 12}
    expected = mine["gold"] + mine["forecast"]["market"] + 6 - 12
    play(m, "sell:small_pier:relic_red:2")
    assert m.result is not None
    assert m.result.scores[0] == expected
    assert (m.view(0)["yours"], me(m)["forecast"]) == (None, None)


@pytest.mark.rule("COVE-10.1")
def test_what_corruption_costs_is_for_its_owner_alone() -> None:
    m = table(players=2, me={"corruption": {"corruption_2": 1}}, rivals=[{"corruption": {"corruption_1": 3}}])
    assert m.view(0)["yours"]["losses"]["rogue_symbols"] == 2
    assert m.view(1)["yours"]["losses"]["rogue_symbols"] == 3
    assert m.view(None)["yours"] is None
    assert m.view(0)["merchants"][1]["forecast"] == m.view(1)["merchants"][1]["forecast"]


@pytest.mark.rule("COVE-13.10", "COVE-13.12")
def test_a_previewed_timeline_change_comes_true() -> None:
    m = table(me={"chronomancer": "p3", "assistant": "ra"})  # there is only one way on
    promised = m.view(0)["yours"]["preview"]["timeline"]["right"]["t08"]
    assert promised["out"]["tile"] == "t03"
    play(m, "insert:t08")
    shop = me(m)["shop"]
    for space in shop["spaces"]:
        if space["space"] in promised["spaces"]:
            made = {name: space[name] for name in ("action", "colours", "hours", "corruption")}
            assert made == promised["spaces"][space["space"]]
    assert sorted(promised["spaces"]) == ["p2", "p3", "p4", "p5"]
    assert shop["stream"][-1] == promised["out"]


@pytest.mark.rule("COVE-5.9", "COVE-6.3")
def test_a_landing_tells_hour_and_adventurers() -> None:
    m = table(players=2, hour=4, me={"chronomancer": "p1", "assistant": "p3"})
    landings = m.view(0)["yours"]["preview"]["landings"]
    assert landings["p2"] == {"hour": 6, "adventurers": 1}
    assert landings["rc"] == {"hour": 5, "adventurers": 0}
