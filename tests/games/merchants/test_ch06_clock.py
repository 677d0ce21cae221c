"""Chapter 6: the clock, its symbols, the market token and the end of production."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import chronotable as ct
from tests.games.merchants.table import BOATS, berth, boat, cards, hour, line, pier, table, token
from tests.games.playing import decision, happened, keys, play, refused

THREE_TAKEN = {"berth2": "boat1", "berth3": "boat4", "berth4": "boat5"}


@pytest.mark.rule("COVE-6.1")
def test_twelve_hours_and_a_piece_may_end_beyond() -> None:
    m = table(players=2, hour=11, others=11)
    assert m.view(None)["clock"]["hours"] == 12
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat1")
    assert hour(m) == 13


@pytest.mark.rule("COVE-6.2")
@pytest.mark.parametrize(
    ("options", "symbols"),
    [
        ({"players": 4}, [4, 8, 12]),
        ({"players": 3}, [3, 6, 9, 12]),
        ({"players": 2}, [2, 4, 6, 8, 10, 12]),
        ({"players": 1, "mode": "solo_peddler"}, [2, 4, 6, 8, 10, 12]),
        ({"players": 1, "mode": "solo_score"}, list(range(1, 13))),
    ],
)
def test_the_hours_with_a_symbol_depend_on_the_number_of_pieces(options: dict[str, Any], symbols: list[int]) -> None:
    assert ct.new("merchants", seed=1, **options).view(None)["clock"]["symbols"] == symbols


@pytest.mark.rule("COVE-6.2")
def test_beyond_12_there_are_no_symbols() -> None:
    m = table(players=1, mode="solo_score", hour=11, boats={"boat1": []})
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat1")
    assert len(happened(m, "adventurer_drawn")) == 1, "on 12; 13 has none"


@pytest.mark.rule("COVE-6.3")
def test_an_adventurer_is_drawn_for_every_symbol_passed_or_reached() -> None:
    m = table(players=1, mode="solo_score", hour=4, fate=["blue", "yellow"])
    bag = m.view(None)["bag"]
    play(m, "move:assistant:p1", "take:relic_red")
    assert m.view(None)["drawn"] == "blue", "seen before the boat is chosen"
    play(m, "seat:boat3")
    assert (m.view(None)["drawn"], boat(m, "boat3")) == ("yellow", {"red": 1, "green": 1, "blue": 1})
    play(m, "seat:boat6")
    assert boat(m, "boat6") == {"red": 1, "green": 1, "yellow": 1}
    assert m.view(None)["bag"] == {**bag, "blue": bag["blue"] - 1, "yellow": bag["yellow"] - 1}
    assert keys(m)[0].startswith("move:"), "two symbols, two adventurers"


@pytest.mark.rule("COVE-6.3")
def test_the_hour_a_piece_starts_from_is_not_passed() -> None:
    m = table(hour=4)
    play(m, "move:assistant:p1", "take:relic_red")
    assert (hour(m), happened(m, "adventurer_drawn")) == (6, [])
    m = table(hour=6)
    play(m, "move:assistant:p1", "take:relic_red")
    assert len(happened(m, "adventurer_drawn")) == 1, "landing on 8"


@pytest.mark.rule("COVE-6.4")
def test_the_piece_moves_all_the_way_before_anybody_arrives() -> None:
    m = table(players=1, mode="solo_score", hour=4)
    play(m, "move:assistant:p1", "take:relic_red")
    assert (hour(m), decision(m).options[0].key) == (6, "seat:boat1")


@pytest.mark.rule("COVE-6.5", "COVE-6.6", "COVE-6.10")
def test_only_boats_at_sea_with_a_free_seat_can_be_chosen() -> None:
    full = ["red", "green", "blue", "yellow"]
    m = table(hour=6, boats={"boat3": full, "boat6": ["red"] * 3}, berths={"berth1": "boat1", "berth2": "boat2"})
    play(m, "move:assistant:p1", "take:relic_red")
    assert keys(m) == ["seat:boat4", "seat:boat5", "seat:boat6"]
    assert refused(m, "seat:boat1") == "COVE-6.10", "docked"
    assert refused(m, "seat:boat3") == "COVE-6.6", "full, with 4 passengers"
    assert refused(m, "done") == "COVE-5.4", "one must be chosen"


@pytest.mark.rule("COVE-6.5")
def test_without_a_free_seat_nothing_is_drawn() -> None:
    full = ["red", "green", "blue", "yellow"]
    berths = {"berth1": "boat1", "berth2": "boat2", "berth3": "boat4", "berth4": "boat5"}
    m = table(hour=6, token=11, boats={"boat3": full, "boat6": full}, berths=berths)
    bag = m.view(None)["bag"]
    play(m, "move:assistant:p1", "take:relic_red")
    assert (hour(m), m.view(None)["bag"], happened(m, "adventurer_drawn")) == (8, bag, [])


@pytest.mark.rule("COVE-6.11")
@pytest.mark.parametrize(("others", "expected"), [(7, 9), (9, 10), (11, 12), (13, 12)])
def test_the_token_comes_on_the_hour_after_the_leader_but_not_beyond_12(others: int, expected: int) -> None:
    m = table(hour=6, others=others, boats={"boat2": ["red"] * 3}, berths=THREE_TAKEN)
    play(m, "move:assistant:p1", "take:relic_red")
    assert token(m) is None
    play(m, "seat:boat2")
    assert token(m) == expected
    assert happened(m, "market_token_placed") == [{"n": expected}]


@pytest.mark.rule("COVE-6.11")
def test_three_berths_are_not_enough() -> None:
    m = table(hour=6, boats={"boat2": ["red"] * 3}, berths={"berth2": "boat1", "berth3": "boat4"})
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat2")
    assert (berth(m, "boat2"), token(m)) == ("berth1", None)


@pytest.mark.rule("COVE-6.12")
def test_production_goes_on_until_everybody_has_reached_the_token() -> None:
    m = table(players=2, hour=5, others=9, token=8, berths={**THREE_TAKEN, "berth1": "boat2"}, fate=["blue", "red"])
    play(m, "move:assistant:p1", "take:relic_red")
    assert m.view(None)["drawn"] == "blue", "symbols still bring adventurers"
    play(m, "seat:boat3")
    assert boat(m, "boat3")["blue"] == 1
    assert (line(m), token(m)) == ([("player1", 7), ("player2", 9)], 8), "once placed the token stays"
    assert (decision(m).seat, happened(m, "market_opened")) == (0, [])
    play(m, "move:assistant:p2", "seat:boat3")
    assert len(happened(m, "market_opened")) == 1


@pytest.mark.rule("COVE-6.13")
def test_production_ends_without_a_token_when_everybody_is_finished() -> None:
    m = table(players=1, mode="solo_score", hour=11, me={"shelf": {"relic_red": 1}}, piers={"small_pier": {"red": 1}})
    play(m, "move:assistant:p1", "take:relic_blue", "seat:boat2")
    assert token(m) is None
    assert m.view(None)["phase"] == "market"


@pytest.mark.rule("COVE-6.13")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_twelve_arrivals_are_possible_and_eleven_fill_four_berths(players: int) -> None:
    mode = {"mode": "solo_score"} if players == 1 else {}
    for seed in range(2):
        m = ct.new("merchants", players=players, seed=seed, **mode)
        chance = Random(seed)
        assert len(m.view(None)["clock"]["symbols"]) * players == 12
        while m.decision is not None and m.view(None)["day"] == 1:
            play(m, chance.choice(keys(m)))
            if len(happened(m, "adventurer_seated")) >= 11 and m.view(None)["day"] == 1:
                assert None not in [place["boat"] for found in m.view(None)["piers"] for place in found["berths"]]


@pytest.mark.rule("COVE-6.14")
def test_the_clock_hands_out_no_corruption() -> None:
    m = table(players=1, mode="solo_score", hour=0, boats={word: [] for word in BOATS})
    while hour(m) < 10:
        free = [key for key in keys(m) if not key.startswith("move:") or key.rpartition(":")[2] not in ("p3", "p4")]
        play(m, free[0])
    assert cards(m) == 0
    assert pier(m, "small_pier") or pier(m, "large_pier")
