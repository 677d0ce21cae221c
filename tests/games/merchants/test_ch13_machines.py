"""Chapter 13: machine actions and frozen-time tokens."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.merchants.table import cards, cost, covered, gold, hour, space, stream, table, tiles, tokens
from tests.games.playing import happened, keys, play, refused

COLOURS = ["red", "green", "blue", "yellow"]


def freezing(**described: Any) -> Match:
    """The Assistant enters the right machine."""
    return play(table(me={"covered": COLOURS, **described}, hour=4), "move:assistant:ra")


def changing(side: str, **described: Any) -> Match:
    """The Chronomancer enters a machine in which the Assistant waits."""
    figures = {"left": {"chronomancer": "p6", "assistant": "la"}, "right": {"chronomancer": "p3", "assistant": "ra"}}
    return table(me={**figures[side], **described})


# ---- freezing


@pytest.mark.rule("COVE-13.1")
def test_any_two_tokens_are_taken_and_uncover_their_symbols() -> None:
    m = freezing()
    assert sorted(keys(m)) == sorted(f"freeze:{one}:{two}" for one, two in combinations(COLOURS, 2))
    play(m, "freeze:green:yellow", "spend:none")
    assert (tokens(m), covered(m), hour(m)) == (2, ["red", "blue"], 6)


@pytest.mark.rule("COVE-13.1")
def test_uncovered_symbols_pay_for_as_long_as_they_stay_uncovered() -> None:
    m = table(players=2, phase="market", halls={"red": 3, "blue": 4}, me={"covered": ["green", "yellow"]})
    assert gold(m) == 7
    assert covered(m) == ["green", "yellow"], "still uncovered on the next day"


@pytest.mark.rule("COVE-13.1")
def test_a_freeze_takes_neither_one_nor_three_tokens_nor_uncovered_ones() -> None:
    m = freezing(covered=["red", "green", "blue"])
    for key in ("freeze:red", "freeze:red:green:blue", "freeze:red:yellow"):
        assert refused(m, key) == "COVE-13.1"


@pytest.mark.rule("COVE-13.2")
def test_with_one_token_on_the_board_that_one_is_taken() -> None:
    m = freezing(covered=["blue"])
    assert (tokens(m), covered(m)) == (4, [])
    play(m, "spend:none")
    assert hour(m) == 6


@pytest.mark.rule("COVE-13.2")
def test_with_none_the_freeze_has_no_effect_but_costs_its_hours() -> None:
    m = freezing(covered=[])
    assert (tokens(m), happened(m, "time_frozen")) == (4, [])
    play(m, "spend:none")
    assert hour(m) == 6


@pytest.mark.rule("COVE-13.3")
def test_the_assistant_cannot_skip_the_space_and_the_chronomancer_always_does() -> None:
    m = table()
    assert refused(m, "move:assistant:p4") == "COVE-12.8"
    assert not [key for key in keys(changing("right", chronomancer="p1")) if key.endswith(":ra")]


# ---- spending


@pytest.mark.rule("COVE-13.4")
@pytest.mark.parametrize(("spend", "hours"), [("none", 2), ("red", 1), ("blue", 1), ("red:blue", 0)])
def test_each_token_lowers_the_hours_by_one(spend: str, hours: int) -> None:
    m = table(me={"covered": ["green", "yellow"]})
    play(m, "move:assistant:p1", "take:relic_red", f"spend:{spend}")
    assert hour(m) == 4 + hours


@pytest.mark.rule("COVE-13.4")
def test_tokens_may_be_spent_on_every_kind_of_action() -> None:
    m = changing("right", covered=["red", "green", "blue"])
    play(m, "insert:t08", "spend:yellow")
    assert (hour(m), tokens(m)) == (4, 0)


@pytest.mark.rule("COVE-13.5")
def test_no_more_tokens_than_hours() -> None:
    m = table(me={"covered": []})
    play(m, "move:assistant:p1", "take:relic_red")
    assert max(key.count(":") for key in keys(m)) == 2, "P1 costs 2 hours"
    assert refused(m, "spend:red:green:blue") == "COVE-13.5"
    m = changing("right", covered=[])
    play(m, "insert:t08")
    assert keys(m) == ["spend:none", *(f"spend:{colour}" for colour in COLOURS)], "a timeline change costs 1"


@pytest.mark.rule("COVE-13.6")
def test_a_spent_token_covers_an_uncovered_symbol_of_ones_choice() -> None:
    m = table(me={"covered": ["green", "yellow"]})
    play(m, "move:assistant:p1", "take:relic_red")
    assert keys(m) == ["spend:none", "spend:red", "spend:blue", "spend:red:blue"]
    assert refused(m, "spend:green") == "COVE-13.6"
    play(m, "spend:blue")
    assert (covered(m), tokens(m)) == (["green", "blue", "yellow"], 1)


@pytest.mark.rule("COVE-13.7")
@pytest.mark.parametrize("seed", range(2))
def test_there_are_as_many_uncovered_symbols_as_tokens_in_the_pool(seed: int) -> None:
    m = ct.new("merchants", players=2, seed=seed)
    chance = Random(seed)
    met = set()
    while m.decision is not None:
        for seat in (0, 1):
            assert tokens(m, seat) + len(covered(m, seat)) == 4
            met.add(tokens(m, seat))
        play(m, chance.choice(keys(m)))
    assert met >= {0, 1, 2}


@pytest.mark.rule("COVE-13.8")
def test_tokens_of_a_freeze_may_pay_for_it() -> None:
    m = play(freezing(), "freeze:red:blue")
    assert keys(m) == ["spend:none", "spend:red", "spend:blue", "spend:red:blue"]
    play(m, "spend:red:blue")
    assert (hour(m), tokens(m)) == (4, 0)


@pytest.mark.rule("COVE-13.8")
def test_with_the_switch_fresh_tokens_wait_for_the_next_action() -> None:
    m = table(freeze_tokens_usable_same_turn=False)
    play(m, "move:assistant:ra", "freeze:red:blue")
    assert (hour(m), tokens(m)) == (6, 2), "nothing could be spent"
    play(m, "move:chronomancer:p1", "take:relic_red", "spend:red:blue")
    assert hour(m) == 6
    m = table(freeze_tokens_usable_same_turn=False, me={"covered": ["green", "blue", "yellow"]})
    play(m, "move:assistant:ra", "freeze:blue:yellow")
    assert keys(m) == ["spend:none", "spend:red", "spend:blue", "spend:yellow"], "one old token, on any symbol"
    assert refused(m, "spend:red:blue") == "COVE-13.8"


@pytest.mark.rule("COVE-13.9")
def test_tokens_never_reduce_corruption() -> None:
    m = table(me={"chronomancer": "rc", "assistant": "ra", "covered": []})
    assert cost(m, "p4") == (2, 1)
    play(m, "move:assistant:p4", "spend:red:green")
    assert (hour(m), cards(m), tokens(m)) == (4, 1, 2)


# ---- the timeline


@pytest.mark.rule("COVE-13.10")
@pytest.mark.parametrize(
    ("side", "after"),
    [
        ("left", {"top_left": "t09b", "top_right": "t01w", "bottom_left": "t02w", "bottom_right": "t03w"}),
        ("right", {"top_left": "t02w", "top_right": "t09b", "bottom_left": "t07w", "bottom_right": "t01w"}),
    ],
)
def test_a_tile_is_pushed_into_the_column_of_the_machine(side: str, after: dict[str, str]) -> None:
    m = changing(side)
    assert keys(m) == [f"insert:{tile}" for tile in ("t04", "t05", "t06", "t08", "t09", "t10")]
    play(m, "insert:t09")
    assert tiles(m) == after
    assert hour(m) == 5, "for one hour"


@pytest.mark.rule("COVE-13.10")
def test_the_pushed_tile_is_not_turned_over() -> None:
    flow = ["t04b", "t05w", "t06b", "t08b", "t09b", "t10b"]
    board = {"top_left": "t02w", "top_right": "t01w", "bottom_left": "t07w", "bottom_right": "t03w"}
    m = play(changing("right", tiles=board, stream=flow), "insert:t05")
    assert tiles(m)["top_right"] == "t05w"


@pytest.mark.rule("COVE-13.11", "COVE-13.12")
@pytest.mark.parametrize(("below", "after"), [("t03w", "t03b"), ("t03b", "t03w")])
def test_the_tile_that_leaves_is_turned_over_and_joins_the_stream(below: str, after: str) -> None:
    m = changing("right", tiles={"top_right": "t01b", "bottom_right": below})
    play(m, "insert:t04")
    assert stream(m) == ["t05b", "t06b", "t08b", "t09b", "t10b", after]
    assert tiles(m)["bottom_right"] == "t01b", "what slides keeps its side"


@pytest.mark.rule("COVE-13.13")
def test_six_tiles_are_in_the_stream_and_the_one_pushed_out_cannot_be_chosen() -> None:
    m = changing("right")
    assert "insert:t03" not in keys(m)
    assert refused(m, "insert:t03") == "COVE-13.10"
    play(m, "insert:t04")
    assert len(stream(m)) == 6
    assert len({face[:-1] for face in [*stream(m), *tiles(m).values()]}) == 10


@pytest.mark.rule("COVE-13.14")
def test_the_change_is_not_optional() -> None:
    m = changing("left")
    assert refused(m, "done") == "COVE-5.4"


@pytest.mark.rule("COVE-13.15")
@pytest.mark.parametrize(("side", "others"), [("left", ["p3", "p4"]), ("right", ["p1", "p6"])])
@pytest.mark.parametrize("tile", ["t04", "t05", "t06", "t08", "t09", "t10"])
def test_only_portals_next_to_the_column_change(side: str, others: list[str], tile: str) -> None:
    m = changing(side)
    portals = [f"p{n}" for n in range(1, 7)]
    kept = ("action", "colours", "hours", "corruption")
    before = {word: [space(m, word)[name] for name in kept] for word in portals}
    play(m, f"insert:{tile}")
    changed = [word for word in portals if [space(m, word)[name] for name in kept] != before[word]]
    assert changed
    assert not set(changed) & set(others)
