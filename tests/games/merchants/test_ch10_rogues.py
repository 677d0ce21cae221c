"""Chapter 10: corruption and rogues."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.merchants.table import berth, boat, cards, gold, hour, me, pier, table
from tests.games.playing import happened, keys, play, refused

AT_P4 = {"chronomancer": "rc", "assistant": "ra"}  # the Assistant may go to P4: 2 hours and 1 corruption card


# ---- corruption


@pytest.mark.rule("COVE-10.1")
def test_corruption_cards_are_drawn_and_kept_and_only_their_owner_sees_the_faces() -> None:
    m = table(me={**AT_P4, "corruption": {"corruption_1": 1}}, fate=["corruption_2"])
    play(m, "move:assistant:p4")
    assert me(m)["corruption"] == {"corruption_1": 1, "corruption_2": 1}
    assert m.view(None)["corruption_deck"] == 58
    for seat in (1, None):
        seen = m.view(seat)["merchants"][0]
        assert (seen["corruption_cards"], seen["corruption"]) == (2, None)
    assert happened(m, "corruption_taken", seat=0) == [{"who": "player1", "face": "corruption_2"}]
    assert happened(m, "corruption_taken", seat=1) == [{"who": "player1"}]


@pytest.mark.rule("COVE-10.2")
def test_45_cards_with_one_symbol_and_15_with_two() -> None:
    held = {"corruption_1": 45, "corruption_2": 15}
    m = table(players=1, mode="solo_score", phase="market", day=3, lair=2, me={"corruption": held})
    assert m.result is not None
    assert m.result.scores == (-150.0,)


@pytest.mark.rule("COVE-10.2")
def test_discards_become_a_new_deck_when_the_old_one_is_empty() -> None:
    m = table(
        me={**AT_P4, "corruption": {"corruption_1": 44, "corruption_2": 15}},
        corruption_deck={},
        corruption_discard={"corruption_1": 1},
    )
    play(m, "move:assistant:p4")
    assert (cards(m), m.view(None)["corruption_discard"]["corruption_1"]) == (60, 0)


@pytest.mark.rule("COVE-10.2")
def test_no_card_is_taken_when_there_is_none() -> None:
    m = table(me={**AT_P4, "corruption": {"corruption_1": 45, "corruption_2": 15}})
    play(m, "move:assistant:p4")
    assert (cards(m), hour(m), me(m)["shelf"]["artifact_red"]) == (60, 6, 1), "the rest of the turn goes on"


@pytest.mark.rule("COVE-10.2")
def test_discarded_cards_form_an_open_pile() -> None:
    m = table(me={"staff": {"guard": "l02"}, "corruption": {"corruption_2": 1}})
    play(m, "move:assistant:p2", "guard:corruption_2")
    assert (cards(m), m.view(None)["corruption_discard"]) == (0, {"corruption_1": 0, "corruption_2": 1})


# ---- rogues


@pytest.mark.rule("COVE-10.3")
def test_rogues_take_seats_and_reach_piers_and_lair_but_buy_nothing() -> None:
    m = table(hour=6, boats={"boat1": ["rogue", "rogue", "red"], "boat4": ["rogue"]}, fate=["rogue"])
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat1", "dock:berth2")
    assert pier(m, "small_pier") == {"red": 1, "rogue": 3}
    m = table(
        phase="market", boats={"boat4": ["rogue"]}, lair=2, piers={"small_pier": {"rogue": 4}},
        me={"shelf": {"relic_red": 1}},
    )  # fmt: skip
    assert (m.view(None)["lair"], m.view(None)["day"]) == (3, 2), "nothing could be sold"


def selling(card: str = "cultists", **described: Any) -> Match:
    piers = {"small_pier": {"red": 2, "rogue": 3}, "black_market": {"blue": 1, "rogue": 2}, "large_pier": {"rogue": 1}}
    return table(phase="market", rogue_card=card, piers=piers, **described)


@pytest.mark.rule("COVE-10.4")
@pytest.mark.parametrize("card", ["criminals", "robbers"])
def test_only_cultists_buy(card: str) -> None:
    m = selling(card, me={"shelf": {"relic_red": 1}})
    assert keys(m) == ["sell:small_pier:relic_red:1", "done"]
    assert refused(m, "sell:small_pier:relic_red:1:rogue") == "COVE-10.3"


@pytest.mark.rule("COVE-10.4")
def test_with_cultists_rogues_may_count_as_customers_for_a_corruption_card() -> None:
    shelf = {"relic_red": 1, "artifact_green": 1}
    m = selling(me={"shelf": shelf})
    assert keys(m) == [
        "sell:small_pier:relic_red:1", "sell:small_pier:relic_red:1:rogue", "sell:black_market:relic_red:1:rogue",
        "sell:large_pier:artifact_green:1:rogue", "sell:black_market:artifact_green:1:rogue", "done",
    ]  # fmt: skip
    play(m, "sell:small_pier:relic_red:1:rogue")
    assert (gold(m), cards(m)) == (2 * 5, 1)
    play(m, "sell:large_pier:artifact_green:1:rogue")
    assert (gold(m), cards(m)) == (10 + 6, 2), "a colour without customers there can be sold"


@pytest.mark.rule("COVE-10.4")
def test_at_the_black_market_the_card_comes_on_top() -> None:
    m = selling(me={"shelf": {"relic_blue": 1, "artifact_blue": 1}})
    play(m, "sell:black_market:relic_blue:1:rogue")
    assert (gold(m), cards(m)) == (3 * 3, 2)
    assert keys(m) == ["sell:large_pier:artifact_blue:1:rogue", "sell:black_market:artifact_blue:1:rogue", "done"]
    play(m, "sell:black_market:artifact_blue:1:rogue")
    assert (gold(m), cards(m)) == (9 + 9 * 3, 2), "one card for the whole batch"


@pytest.mark.rule("COVE-7.10", "COVE-10.4")
def test_whether_rogues_count_is_decided_with_the_first_goods_of_a_batch() -> None:
    m = selling(me={"shelf": {"relic_red": 3}})
    play(m, "sell:small_pier:relic_red:1")
    assert refused(m, "sell:small_pier:relic_red:1:rogue") == "COVE-10.4"
    m = selling(me={"shelf": {"relic_red": 3}})
    play(m, "sell:small_pier:relic_red:1:rogue")
    assert refused(m, "sell:small_pier:relic_red:1") == "COVE-10.4"
    play(m, "sell:small_pier:relic_red:2:rogue")
    assert (gold(m), cards(m)) == (6 * 5, 1)


def seated(card: str = "robbers", **described: Any) -> Match:
    """A rogue came on hour 8 and takes a seat in boat 1."""
    boats = {"boat1": ["red", "blue"], **described.pop("boats", {})}
    m = table(hour=6, rogue_card=card, boats=boats, fate=["rogue"], **described)
    return play(m, "move:assistant:p1", "take:relic_red", "seat:boat1")


@pytest.mark.rule("COVE-10.4")
@pytest.mark.parametrize("card", ["criminals", "cultists"])
def test_only_robbers_push(card: str) -> None:
    m = seated(card)
    assert boat(m, "boat1") == {"red": 1, "blue": 1, "rogue": 1}
    assert keys(m)[0].startswith("move:")


@pytest.mark.rule("COVE-10.4")
def test_with_robbers_another_passenger_may_be_moved() -> None:
    m = seated()
    assert keys(m) == ["passenger:boat1:red", "passenger:boat1:blue", "done"], "not the rogue itself"
    play(m, "passenger:boat1:blue")
    assert keys(m) == [f"seat:boat{n}" for n in (2, 3, 4, 5, 6)], "another boat"
    assert refused(m, "seat:boat1") == "COVE-11.10"
    play(m, "seat:boat4")
    assert (boat(m, "boat1"), boat(m, "boat4")) == ({"red": 1, "rogue": 1}, {"red": 1, "green": 1, "blue": 1})


@pytest.mark.rule("COVE-10.4")
def test_robbers_need_not_push_and_cannot_without_a_free_seat_elsewhere() -> None:
    m = play(seated(), "done")
    assert boat(m, "boat1") == {"red": 1, "blue": 1, "rogue": 1}
    boats = {"boat1": ["red"], "boat6": ["red", "green", "green", "yellow"]}
    berths = {"berth1": "boat3", "berth2": "boat2", "berth3": "boat4", "berth4": "boat5"}
    m = table(hour=6, rogue_card="robbers", boats=boats, berths=berths, token=11, fate=["rogue"])
    play(m, "move:assistant:p1", "take:relic_red")
    assert boat(m, "boat1") == {"red": 1, "rogue": 1}, "the only seat there was"
    assert keys(m)[0].startswith("move:")


@pytest.mark.rule("COVE-10.4")
def test_another_rogue_may_be_pushed() -> None:
    m = seated(boats={"boat1": ["rogue", "red"]})
    assert keys(m) == ["passenger:boat1:red", "passenger:boat1:rogue", "done"]


@pytest.mark.rule("COVE-10.5")
def test_a_moved_passenger_can_fill_a_boat_which_docks_at_once() -> None:
    m = seated(boats={"boat5": ["green"] * 3})
    play(m, "passenger:boat1:red", "seat:boat5")
    assert keys(m) == ["dock:berth3", "dock:berth4"]
    play(m, "dock:berth4")
    assert pier(m, "black_market") == {"red": 1, "green": 3}


@pytest.mark.rule("COVE-10.6")
def test_the_passenger_is_moved_before_the_boat_docks() -> None:
    boats = {"boat1": ["red", "blue", "green"]}
    m = seated(boats=boats)
    assert keys(m)[-1] == "done", "the boat is full but has not docked yet"
    play(m, "passenger:boat1:red", "seat:boat2")
    assert (berth(m, "boat1"), sum(boat(m, "boat1").values())) == (None, 3)
    m = play(seated(boats=boats), "done", "dock:berth1")
    assert pier(m, "large_pier") == {"red": 1, "green": 1, "blue": 1, "rogue": 1}


@pytest.mark.rule("COVE-10.6")
def test_a_rogue_that_is_moved_pushes_nobody() -> None:
    m = seated(boats={"boat1": ["rogue", "red"]})
    play(m, "passenger:boat1:rogue", "seat:boat2")
    assert keys(m)[0].startswith("move:")


@pytest.mark.rule("COVE-10.6")
def test_the_peddler_pushes_nobody() -> None:
    m = table(
        players=1, mode="solo_peddler", rogue_card="robbers", hour=11, others=7, fate=["rogue"], peddler_deck=["pd01"],
        boats={"boat1": ["red", "blue", "green"], "boat2": ["red"]},
    )  # fmt: skip
    assert pier(m, "small_pier") == {"red": 1, "green": 1, "blue": 1, "rogue": 1}
    assert happened(m, "adventurer_seated")[0] == {"who": "peddler", "adventurer": "rogue", "boat": "boat1"}
