"""Chapter 4: the round and the arrival."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.merchants.table import BOATS, boat, play_until, table
from tests.games.playing import event_kinds, happened, keys, play


@pytest.mark.rule("COVE-4.1")
def test_arrival_production_market_and_clean_up_follow_each_other() -> None:
    m = play_until(ct.new("merchants", players=2, seed=5), "over")
    told = event_kinds(m)
    days = [number for number, kind in enumerate(told) if kind == "day_started"]
    for start, end in zip(days, [*days[1:], len(told)], strict=True):
        day = told[start:end]
        assert day[1:7] == ["boat_arrived"] * 6
        assert day.count("boat_arrived") == 6
        market = day.index("market_opened")
        assert "figure_moved" in day[7:market]
        assert not {"figure_moved", "adventurer_drawn"} & set(day[market:])
        assert not {"sold", "support_collected", "sea_passengers_left"} & set(day[:market])
    assert told[days[1] - 1] == "townsfolk_shown", "the clean-up shows a new card"


@pytest.mark.rule("COVE-4.2")
def test_two_adventurers_arrive_in_each_boat_by_number() -> None:
    m = table(
        players=1, mode="solo_score", phase="arrival", hour=0,
        fate=["red", "red", "red", "blue", "rogue", "rogue", "green", "rogue", "yellow", "yellow", "blue", "green"],
    )  # fmt: skip
    assert [boat(m, word) for word in BOATS] == [
        {"red": 2}, {"red": 1, "blue": 1}, {"rogue": 2}, {"green": 1, "rogue": 1}, {"yellow": 2},
        {"green": 1, "blue": 1},
    ]  # fmt: skip
    assert [event["boat"] for event in happened(m, "boat_arrived")] == BOATS
    assert m.view(None)["bag"] == {"red": 9, "green": 10, "blue": 6, "yellow": 6, "rogue": 3}


@pytest.mark.rule("COVE-4.2")
@pytest.mark.parametrize("card", ["criminals", "cultists", "robbers"])
def test_rogues_take_a_seat_like_anyone_else_at_the_arrival(card: str) -> None:
    m = table(players=2, phase="arrival", hour=0, others=0, rogue_card=card, fate=["red", "rogue"])
    assert boat(m, "boat1") == {"red": 1, "rogue": 1}
    assert keys(m)[0].startswith("move:"), "nobody is asked to push anyone"


@pytest.mark.rule("COVE-4.3")
def test_what_is_not_in_the_bag_does_not_arrive() -> None:
    halls = {"red": 12, "green": 13, "blue": 9, "yellow": 9}
    m = table(phase="arrival", halls=halls, lair=4, boats={})
    assert [sum(boat(m, word).values()) for word in BOATS] == [2, 2, 1, 0, 0, 0]


@pytest.mark.rule("COVE-4.3")
def test_an_empty_bag_brings_nobody_at_a_clock_symbol() -> None:
    halls = {"red": 7, "green": 7, "blue": 9, "yellow": 9}
    m = table(hour=6, halls=halls, lair=8)
    play(m, "move:assistant:p1", "take:relic_red")
    assert happened(m, "adventurer_drawn") == []
    assert keys(m)[0].startswith("move:")
