"""Chapter 21: the worked examples of the ledger, followed step by step; the booklet's own comes first."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from tests.games.merchants.table import (
    berth,
    boat,
    cards,
    cost,
    covered,
    figures,
    gold,
    goods,
    hour,
    line,
    me,
    moves,
    pier,
    play_until,
    space,
    stream,
    table,
    tiles,
    token,
    tokens,
)
from tests.games.playing import decision, happened, keys, play, refused

HALLS = {"red": 4, "green": 3, "blue": 2, "yellow": 5}


def moved(m: Match) -> list[tuple[str, str]]:
    """Every move of a figure so far."""
    return [(event["figure"], event["space"]) for event in happened(m, "figure_moved")]


@pytest.mark.rule("COVE-EX-1", "COVE-12.3", "COVE-12.4", "COVE-12.5", "COVE-12.7", "COVE-12.8", "COVE-12.9")
def test_example_1_six_turns_of_movement() -> None:
    m = table(hour=0)
    assert (moves(m, "assistant"), moves(m, "chronomancer")) == (["p1", "p2", "p3", "ra"], [])
    assert refused(m, "move:chronomancer:p1") == "COVE-12.7", "stuck behind the Assistant"
    assert (space(m, "p3")["action"], cost(m, "p3")) == ("hire", (2, 1))
    play(m, "move:assistant:p3", "hire:m01", "done", "assign:guard")
    assert (hour(m), cards(m), figures(m)) == (2, 1, ("lc", "p3"))

    assert (moves(m, "assistant"), moves(m, "chronomancer")) == (["ra"], ["p1", "p2"])
    assert cost(m, "p2") == (2, 0)
    play(m, "move:chronomancer:p2", "done", "seat:boat1")
    assert (figures(m)[0], cards(m)) == ("p2", 1), "two spaces on, past no one"

    assert moved(m)[2:] == [("assistant", "ra")], "turn 3 has no other move, so it is made without asking"
    assert "freeze:red:green" in keys(m)
    assert hour(m) == 4
    play(m, "freeze:red:green", "spend:none")
    assert (hour(m), figures(m)) == (6, ("p2", "ra"))

    assert (moves(m, "chronomancer"), moves(m, "assistant")) == (["p3", "rc"], [])
    assert refused(m, "move:assistant:p4") == "COVE-12.9", "he waits for the Chronomancer"
    play(m, "move:chronomancer:p3", "hire:m05", "done", "assign:enlarger", "spend:none", "seat:boat1", "dock:berth2")
    assert (hour(m), cards(m)) == (8, 2)

    assert moved(m)[4:] == [("chronomancer", "rc")], "turn 5 again has no other move"
    assert keys(m) == [f"insert:{tile}" for tile in ("t04", "t05", "t06", "t08", "t09", "t10")]
    play(m, "insert:t08", "spend:none")
    assert (hour(m), cards(m), figures(m)) == (9, 2, ("rc", "ra")), "9 hours and 2 corruption cards in all"

    assert (moves(m, "assistant"), moves(m, "chronomancer")) == (["p4", "p5", "p6", "la"], [])
    assert refused(m, "move:chronomancer:p4") == "COVE-12.7", "it is the Assistant who has to go"


@pytest.mark.rule("COVE-EX-2", "COVE-13.10", "COVE-13.11", "COVE-13.15", "COVE-14.3")
def test_example_2_timeline_change_on_the_right() -> None:
    m = table(me={"chronomancer": "p3", "assistant": "ra"})
    unchanged = [space(m, word) for word in ("p1", "p6")]
    assert stream(m) == ["t04b", "t05b", "t06b", "t08b", "t09b", "t10b"]
    play(m, "insert:t08")
    assert tiles(m) == {"top_left": "t02w", "top_right": "t08b", "bottom_left": "t07w", "bottom_right": "t01w"}
    assert stream(m) == ["t04b", "t05b", "t06b", "t09b", "t10b", "t03b"]
    assert (space(m, "p2")["action"], cost(m, "p2")) == ("activate_staff", (2, 0))
    assert (space(m, "p3")["action"], space(m, "p3")["colours"], cost(m, "p3")) == ("relic", ["blue", "yellow"], (2, 0))
    assert (space(m, "p4")["action"], cost(m, "p4")) == ("hire", (1, 2))
    assert (space(m, "p5")["action"], space(m, "p5")["colours"], cost(m, "p5")) == ("relic", ["red", "green"], (2, 0))
    assert [space(m, word) for word in ("p1", "p6")] == unchanged
    assert (cost(m, "p1"), cost(m, "p6")) == ((2, 0), (2, 0))


@pytest.mark.rule("COVE-EX-3", "COVE-13.11", "COVE-13.12")
def test_example_3_a_blue_tile_comes_out_white() -> None:
    board = {"top_left": "t09b", "top_right": "t01w", "bottom_left": "t07b", "bottom_right": "t03w"}
    m = table(me={"chronomancer": "p6", "assistant": "la", "tiles": board})
    play(m, "insert:t04")
    assert figures(m) == ("lc", "la")
    assert tiles(m) == {**board, "top_left": "t04b", "bottom_left": "t09b"}
    assert stream(m)[-1] == "t07w"


def frozen() -> Match:
    """COVE-EX-4: the Assistant enters the right machine on hour 5 and takes the red and the blue token."""
    m = table(hour=5, me={"chronomancer": "p1", "assistant": "p3", "tiles": {"top_right": "t05w"}})
    assert (tokens(m), covered(m)) == (0, ["red", "green", "blue", "yellow"])
    play(m, "move:assistant:ra", "freeze:red:blue")
    assert tokens(m) == 2
    play(m, "spend:none")
    assert (hour(m), covered(m)) == (7, ["green", "yellow"])
    assert space(m, "p3")["hours"] == 3
    return play(m, "move:chronomancer:p3")


@pytest.mark.rule("COVE-EX-4", "COVE-13.1", "COVE-13.4", "COVE-13.6")
def test_example_4_freeze_and_spend() -> None:
    m = frozen()
    play(m, "spend:red:blue")
    assert (hour(m), tokens(m), covered(m)) == (8, 0, ["red", "green", "blue", "yellow"])
    m = frozen()
    play(m, "spend:blue")
    assert (hour(m), tokens(m), covered(m)) == (9, 1, ["green", "blue", "yellow"]), "red stays uncovered"


@pytest.mark.rule("COVE-EX-5", "COVE-15.3", "COVE-15.4", "COVE-15.7")
def test_example_5_staff_chain() -> None:
    described = {"shelf": {"relic_red": 1}, "staff": {"enlarger": "l02", "splitter": "l03"}}
    m = table(me=described)
    play(m, "move:assistant:p2")
    assert keys(m) == ["enlarger:red", "done"], "the Splitter has no artifact"
    assert refused(m, "splitter:red") == "COVE-15.5"
    play(m, "enlarger:red")
    assert goods(m, "shelf") == {"artifact_red": 1}
    assert (me(m)["pool"]["relic_red"], me(m)["pool"]["artifact_red"]) == (3, 1)
    play(m, "splitter:red")
    assert goods(m, "shelf") == {"relic_red": 2}
    assert (me(m)["pool"]["relic_red"], me(m)["pool"]["artifact_red"]) == (1, 2)
    assert hour(m) == 6, "both are used, so the turn is over"


@pytest.mark.rule("COVE-EX-6", "COVE-6.3", "COVE-6.4", "COVE-6.7", "COVE-6.11")
def test_example_6_clock_docking_and_market_token() -> None:
    m = table(
        players=2,
        hour=5,
        others=9,
        me={"chronomancer": "rc", "assistant": "ra", "tiles": {"bottom_right": "t06w"}},
        boats={"boat2": ["red", "green", "blue"], "boat6": ["yellow", "green"]},
        berths={"berth2": "boat1", "berth3": "boat4", "berth4": "boat5"},
        fate=["corruption_1", "red", "rogue"],
    )
    assert cost(m, "p4") == (3, 1)
    play(m, "move:assistant:p4")
    assert line(m) == [("player1", 8), ("player2", 9)]
    assert m.view(None)["drawn"] == "red", "seen before the boat is chosen"
    play(m, "seat:boat2")
    assert (berth(m, "boat2"), pier(m, "large_pier")) == ("berth1", {"red": 2, "green": 1, "blue": 1})
    assert token(m) is None, "not before the end of the turn"
    assert m.view(None)["drawn"] == "rogue"
    play(m, "seat:boat6")
    assert boat(m, "boat6") == {"green": 1, "yellow": 1, "rogue": 1}
    assert token(m) == 10
    assert decision(m).seat == 0, "8 is behind 9"
    play_until(m, "market")
    assert all(reached >= 10 for _, reached in line(m))


@pytest.mark.rule("COVE-EX-7", "COVE-7.4", "COVE-7.6")
def test_example_7_sale() -> None:
    shelf = {"relic_red": 2, "relic_blue": 1, "artifact_blue": 1, "artifact_yellow": 1}
    piers = {
        "small_pier": {"red": 4, "blue": 2, "yellow": 1, "rogue": 1},
        "large_pier": {"blue": 2, "green": 1, "red": 1},
        "black_market": {"yellow": 3, "rogue": 1},
    }
    best = (
        ("sell:small_pier:relic_red:2", 16),
        ("sell:small_pier:relic_blue:1", 6),
        ("sell:large_pier:artifact_blue:1", 18),
        ("sell:black_market:artifact_yellow:1", 27),
    )
    m = table(phase="market", day=1, me={"shelf": shelf}, piers=piers)
    for sale, income in best:
        before = gold(m)
        play(m, sale)
        assert gold(m) - before == income
    assert (gold(m), cards(m)) == (67, 1)
    m = table(phase="market", me={"shelf": {**shelf, "relic_yellow": 1}}, piers=piers)
    play(m, *(sale for sale, _ in best), "sell:black_market:relic_yellow:1")
    assert (gold(m), cards(m)) == (67 + 9, 1), "one batch, one card"


@pytest.mark.rule("COVE-EX-8", "COVE-7.8", "COVE-9.2", "COVE-9.3")
def test_example_8_support_and_final_scoring() -> None:
    ann = {
        "covered": ["red", "blue"],
        "staff": {"guard": "l07", "enlarger": "m05"},
        "corruption": {"corruption_1": 1, "corruption_2": 1},
    }
    m = table(players=1, mode="solo_score", day=3, phase="market", me=ann, halls=HALLS, lair=3, square=["l01"])
    assert happened(m, "support_collected") == [{"who": "player1", "gold": 8}]
    assert happened(m, "final_scoring") == [{"who": "player1", "gold": 13, "loss": 12, "symbols": 4, "total": 8 + 1}]
    assert m.result is not None
    assert m.result.scores == (9.0,)


@pytest.mark.rule("COVE-EX-9", "COVE-14.7", "COVE-14.8")
def test_example_9_relic_or_support() -> None:
    described = {"tiles": {"top_left": "t09w"}, "shelf": {"relic_red": 3, "relic_blue": 3}}
    m = table(me=described, halls=HALLS)
    assert space(m, "p2")["colours"] == ["red", "blue"]
    play(m, "move:assistant:p2")
    assert keys(m) == ["support:red", "support:blue"], "no relic of either colour is in the pool"
    play(m, "support:red")
    assert (gold(m), goods(m, "shelf")) == (4, {"relic_red": 3, "relic_blue": 3})


@pytest.mark.rule("COVE-EX-10", "COVE-5.9", "COVE-13.5")
def test_example_10_zero_hours() -> None:
    described = {
        "chronomancer": "rc",
        "assistant": "ra",
        "tiles": {"bottom_right": "t01b"},
        "covered": ["red", "green", "blue"],
    }
    m = table(players=2, hour=6, others=7, me=described)
    assert cost(m, "p4") == (1, 1)
    play(m, "move:assistant:p4", "hire:m01", "done", "assign:guard")
    assert keys(m) == ["spend:none", "spend:yellow"]
    play(m, "spend:yellow")
    assert (cards(m), hour(m)) == (1, 6)
    assert happened(m, "adventurer_drawn") == []
    assert decision(m).seat == 0, "the same player acts again"
