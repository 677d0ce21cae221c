"""Chapter 1: scope and terms."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.merchants.table import cards, gold, goods, hour, me, play_until, space, table, tokens
from tests.games.playing import keys, play, refused


@pytest.mark.rule("COVE-1.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_players_play_three_days(players: int) -> None:
    m = ct.new("merchants", players=players, seed=3)
    assert (m.seats, m.view(None)["days"]) == (players, 3)
    play_until(m, "over")
    assert m.view(None)["day"] == 3
    assert [event["n"] for event in m.events() if event["kind"] == "day_started"] == [1, 2, 3]


@pytest.mark.rule("COVE-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_no_game_for_nobody_or_five(players: int) -> None:
    with pytest.raises(ct.BadOption):
        ct.new("merchants", players=players)


@pytest.mark.rule("COVE-1.1")
def test_most_gold_after_final_scoring_wins() -> None:
    rich_until_scoring = {"gold": 20, "corruption": {"corruption_1": 6}}
    m = table(players=2, day=3, phase="market", lair=2, me=rich_until_scoring, rivals=[{"gold": 9}])
    assert m.result is not None
    assert (m.result.scores, m.result.winners) == ((8.0, 9.0), (1,))


@pytest.mark.rule("COVE-1.2")
def test_everybody_runs_a_chronomancer() -> None:
    m = ct.new("merchants", players=4, seed=1)
    assert [merchant["merchant"] for merchant in m.view(None)["merchants"]] == ["chronomancer"] * 4
    with pytest.raises(ct.BadOption):
        ct.new("merchants", players=2, merchants=["alchemist", "captain"])


@pytest.mark.rule("COVE-1.3")
def test_a_made_good_goes_from_the_pool_to_the_shelf() -> None:
    m = table(hour=3)
    assert (me(m)["pool"]["relic_blue"], goods(m, "shelf")) == (3, {})
    play(m, "move:assistant:p1", "take:relic_blue", "seat:boat1")
    assert (me(m)["pool"]["relic_blue"], goods(m, "shelf")) == (2, {"relic_blue": 1})


@pytest.mark.rule("COVE-1.3")
def test_tokens_and_corruption_cards_are_kept_in_the_pool() -> None:
    m = table(me={"covered": ["red"], "corruption": {"corruption_1": 2}})
    assert (tokens(m), cards(m)) == (3, 2)


@pytest.mark.rule("COVE-1.4")
def test_five_kinds_of_adventurers_of_which_rogues_buy_nothing() -> None:
    shelf = {"relic_red": 1, "relic_blue": 1}
    m = table(phase="market", piers={"small_pier": {"rogue": 4, "red": 1}}, me={"shelf": shelf})
    assert list(m.view(None)["bag"]) == ["red", "green", "blue", "yellow", "rogue"]
    assert keys(m) == ["sell:small_pier:relic_red:1", "done"]
    assert refused(m, "sell:small_pier:relic_red:1:rogue") == "COVE-10.3"
    play(m, "sell:small_pier:relic_red:1")
    assert gold(m) == 2, "one customer, not five"


@pytest.mark.rule("COVE-1.5")
def test_goods_are_small_relics_and_large_artifacts_of_four_colours() -> None:
    colours = ("red", "green", "blue", "yellow")
    m = table()
    assert list(me(m)["pool"]) == [f"{size}_{colour}" for size in ("relic", "artifact") for colour in colours]
    accepts = {pier["pier"]: pier["accepts"] for pier in m.view(None)["piers"]}
    assert accepts == {"large_pier": ["large"], "small_pier": ["small"], "black_market": ["small", "large"]}


@pytest.mark.rule("COVE-1.6")
@pytest.mark.parametrize("pieces", [1, 2, 7])
def test_a_hall_supports_with_a_gold_for_each_piece_in_it(pieces: int) -> None:
    m = table(me={"chronomancer": "rc", "assistant": "ra"}, halls={"green": pieces})
    play(m, "move:assistant:p6", "support:green")
    assert gold(m) == pieces


@pytest.mark.rule("COVE-1.7")
def test_symbols_are_hours_to_pay_and_corruption_cards_to_draw() -> None:
    m = table(me={"chronomancer": "rc", "assistant": "ra"})
    assert (space(m, "p4")["hours"], space(m, "p4")["corruption"]) == (2, 1)
    play(m, "move:assistant:p4")
    assert (hour(m), cards(m)) == (4 + 2, 1)
