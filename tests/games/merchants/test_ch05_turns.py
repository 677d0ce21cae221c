"""Chapter 5: whose turn it is, and what a turn is."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import chronotable as ct
from tests.games.merchants.table import cards, figures, gold, hour, line, moves, space, table, token
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

GUARDED = {"staff": {"guard": "l02"}, "tiles": {"top_right": "t04w"}}  # P2 activates for 1 hour and 1 corruption


# ---- whose turn


@pytest.mark.rule("COVE-5.1")
def test_the_rearmost_piece_acts() -> None:
    m = table(players=3, clock=[{"piece": f"player{n}", "hour": hour} for n, hour in ((3, 2), (1, 4), (2, 6))])
    assert decision(m).seat == 2
    play(m, "move:assistant:ra", "freeze:red:green", "spend:none", "seat:boat1")
    assert decision(m).seat == 2, "hour 4, on top of player 1"
    assert refused(m, "move:assistant:p1", seat=0) == "COVE-5.1"


@pytest.mark.rule("COVE-5.1")
def test_on_one_hour_the_top_piece_acts() -> None:
    m = table(players=3, clock=[{"piece": f"player{n}", "hour": 4} for n in (2, 3, 1)])
    assert [piece for piece, _ in line(m)] == ["player2", "player3", "player1"]
    assert decision(m).seat == 1
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat1")
    assert decision(m).seat == 2, "the next one in the stack"


@pytest.mark.rule("COVE-5.2")
def test_a_piece_that_moves_onto_an_occupied_hour_comes_on_top() -> None:
    m = table(players=3, clock=[{"piece": f"player{n}", "hour": hour} for n, hour in ((1, 3), (2, 5), (3, 5))])
    play(m, "move:assistant:p1", "take:relic_red")
    assert line(m) == [("player1", 5), ("player2", 5), ("player3", 5)]
    assert decision(m).seat == 0


@pytest.mark.rule("COVE-5.3")
def test_whoever_reached_or_passed_the_token_is_finished() -> None:
    m = table(players=2, hour=5, others=7, token=7)
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat3")
    assert m.view(None)["day"] == 2, "5 and 2 are 7: everybody is finished and nobody has anything to sell"
    m = table(players=2, hour=5, others=6, token=7)
    play(m, "move:assistant:p1", "take:relic_red", "seat:boat3")
    assert decision(m).seat == 1, "6 is before 7"
    m = table(players=2, hour=8, others=6, token=7)
    assert decision(m).seat == 1, "8 is past it"


@pytest.mark.rule("COVE-5.3")
def test_without_a_token_hour_12_ends_the_day() -> None:
    m = table(players=2, hour=11, others=11, me={"shelf": {"relic_red": 1}}, boats={"boat1": ["red"] * 3})
    play(m, "move:assistant:p1", "take:relic_blue", "seat:boat2")
    assert (hour(m), decision(m).seat) == (13, 1)
    play(m, "move:assistant:p1", "take:relic_blue", "seat:boat3")
    assert (token(m), m.view(None)["day"]) == (None, 2)
    assert len(happened(m, "market_opened")) == 1


@pytest.mark.rule("COVE-5.4")
def test_a_turn_cannot_be_passed() -> None:
    m = table()
    assert refused(m, "done") == "COVE-5.4"
    assert "pass" not in keys(m)


# ---- what a turn is


@pytest.mark.rule("COVE-5.5")
def test_move_action_payment_clock_symbols_token() -> None:
    m = table(
        players=2,
        hour=5,
        others=9,
        me={"chronomancer": "rc", "assistant": "ra", "covered": ["red"]},
        boats={"boat2": ["red"] * 3},
        berths={"berth2": "boat1", "berth3": "boat4", "berth4": "boat5"},
    )
    play(m, "move:assistant:p4", "spend:blue", "seat:boat2")
    assert event_kinds(m) == [
        "figure_moved", "good_made", "corruption_taken", "tokens_spent", "hours_passed", "adventurer_drawn",
        "adventurer_seated", "boat_docked", "market_token_placed",
    ]  # fmt: skip


@pytest.mark.rule("COVE-5.6")
def test_corruption_that_an_action_costs_cannot_be_discarded_by_it() -> None:
    m = table(me=GUARDED)
    assert (space(m, "p2")["hours"], space(m, "p2")["corruption"]) == (1, 1)
    play(m, "move:assistant:p2")
    assert (cards(m), happened(m, "corruption_shed")) == (1, []), "the Guard had no card to discard"
    m = table(me={**GUARDED, "corruption": {"corruption_2": 1}}, fate=["corruption_1"])
    play(m, "move:assistant:p2")
    assert keys(m) == ["guard:corruption_2", "done"], "only the card held before"


@pytest.mark.rule("COVE-5.6")
def test_with_the_switch_corruption_is_drawn_before_the_action() -> None:
    m = table(me=GUARDED, corruption_paid_before_effect=True, fate=["corruption_2"])
    play(m, "move:assistant:p2", "guard:corruption_2")
    assert (cards(m), hour(m)) == (0, 5)


@pytest.mark.rule("COVE-5.6")
def test_corruption_is_drawn_before_the_hours_are_settled() -> None:
    m = table(me={"chronomancer": "rc", "assistant": "ra", "covered": ["red"]})
    play(m, "move:assistant:p4")
    assert "spend:green" in keys(m)
    assert (cards(m), hour(m)) == (1, 4)


@pytest.mark.rule("COVE-5.7")
def test_the_full_cost_is_due_without_an_effect() -> None:
    m = table(me=GUARDED | {"staff": {}})
    play(m, "move:assistant:p2")
    assert (hour(m), cards(m)) == (5, 1), "there is no staff to activate"
    m = table(me={"chronomancer": "rc", "assistant": "ra", "shelf": {"artifact_red": 2}})
    play(m, "move:assistant:p4")
    assert (hour(m), cards(m)) == (6, 1), "no red artifact is left"


@pytest.mark.rule("COVE-5.8")
@pytest.mark.parametrize("seed", range(3))
def test_no_location_is_used_on_two_consecutive_turns(seed: int) -> None:
    m = ct.new("merchants", players=2, seed=seed)
    chance = Random(seed)
    while m.decision is not None:
        play(m, chance.choice(keys(m)))
    for piece in ("player1", "player2"):
        used = [event["space"] for event in happened(m, "figure_moved") if event["who"] == piece]
        assert len(used) > 10
        assert all(one != two for one, two in pairwise(used))


@pytest.mark.rule("COVE-5.8")
def test_a_figure_must_move_on() -> None:
    m = table(me={"chronomancer": "p1", "assistant": "p3"})
    assert figures(m) == ("p1", "p3")
    assert ("p1" in moves(m, "chronomancer"), "p3" in moves(m, "assistant")) == (False, False)


@pytest.mark.rule("COVE-5.9")
def test_a_turn_of_no_hours_changes_nothing_in_the_stack() -> None:
    m = table(
        players=2,
        clock=[{"piece": "player1", "hour": 6}, {"piece": "player2", "hour": 6}],
        me={"chronomancer": "lc", "assistant": "p2", "covered": ["red", "green"], "tiles": {"top_left": "t04b"}},
    )
    assert space(m, "p1")["hours"] == 1
    play(m, "move:chronomancer:p1", "take:relic_red", "spend:blue")
    assert line(m) == [("player1", 6), ("player2", 6)]
    assert (decision(m).seat, happened(m, "hours_passed"), happened(m, "adventurer_drawn")) == (0, [], [])
    assert gold(m) == 0
