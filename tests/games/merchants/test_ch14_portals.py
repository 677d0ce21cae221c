"""Chapter 14: portal spaces and portal actions."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.merchants.components import data
from chronotable.kernel.match import Match
from tests.games.merchants.table import cards, cost, gold, goods, hour, me, moves, space, staff, table
from tests.games.playing import keys, play, refused

TILES = {tile["id"].lower(): tile for tile in data()["portal_tiles"]}
RIM = {half["id"]: half for half in data()["shop_layout"]["board_halves"]}
Half = str | tuple[str, str]
SIDES = {"w": "white", "b": "blue"}
# The left and the right half of each portal (COVE-14.1): a slot and an edge of the tile there, or a part of the rim.
HALVES: dict[str, tuple[Half, Half]] = {
    "p1": ("left_top", ("top_left", "left")),
    "p2": (("top_left", "right"), ("top_right", "left")),
    "p3": (("top_right", "right"), "right_top"),
    "p4": (("bottom_right", "right"), "right_bottom"),
    "p5": (("bottom_left", "right"), ("bottom_right", "left")),
    "p6": ("left_bottom", ("bottom_left", "left")),
}
BOARDS = [
    {"top_left": "t04w", "top_right": "t06b", "bottom_left": "t10w", "bottom_right": "t05w"},
    {"top_left": "t09b", "top_right": "t08w", "bottom_left": "t01w", "bottom_right": "t04b"},
    {"top_left": "t03w", "top_right": "t10b", "bottom_left": "t06w", "bottom_right": "t02b"},
]


def symbols(board: dict[str, str], half: Half) -> tuple[int, int]:
    """Hours and corruption on a half portal, as the data file has them."""
    if isinstance(half, str):
        return RIM[half]["hours"], RIM[half]["corruption"]
    slot, edge = half
    found = TILES[board[slot][:-1]][SIDES[board[slot][-1]]][edge]
    return found["hours"], found["corruption"]


def shown_action(board: dict[str, str], half: Half) -> tuple[str, list[str]]:
    found = RIM[half] if isinstance(half, str) else TILES[board[half[0]][:-1]]
    return found["action"]["type"], found["action"].get("colours", [])


def below(**described: Any) -> Match:
    """Both figures in the right machine: the Assistant may go to P4, P5, P6."""
    return table(me={"chronomancer": "rc", "assistant": "ra", **described}, halls={"red": 5, "blue": 4})


@pytest.mark.rule("COVE-14.1", "COVE-14.2", "COVE-14.3")
@pytest.mark.parametrize("board", BOARDS)
def test_a_portal_has_the_action_of_its_left_half_and_the_symbols_of_both(board: dict[str, str]) -> None:
    m = table(me={"tiles": board})
    for word, (left, right) in HALVES.items():
        both = [sum(pair) for pair in zip(symbols(board, left), symbols(board, right), strict=True)]
        assert cost(m, word) == tuple(both), word
        assert (space(m, word)["action"], space(m, word)["colours"]) == shown_action(board, left), word


@pytest.mark.rule("COVE-14.3")
def test_the_cost_is_really_paid() -> None:
    m = below(tiles={"bottom_right": "t05w"})
    assert cost(m, "p4") == (2, 2)
    play(m, "move:assistant:p4")
    assert (hour(m), cards(m), goods(m, "shelf")) == (6, 2, {"artifact_blue": 1})


@pytest.mark.rule("COVE-14.4")
def test_action_and_cost_change_with_a_tile_or_its_side() -> None:
    white, blue = (table(me={"tiles": {"top_right": f"t08{side}"}}) for side in "wb")
    assert (cost(white, "p3"), cost(blue, "p3")) == ((2, 1), (2, 0))
    other = table(me={"tiles": {"top_right": "t06b"}})
    assert (space(other, "p3")["action"], space(other, "p3")["colours"]) == ("artifact", ["yellow"])


# ---- the five actions


@pytest.mark.rule("COVE-14.5")
def test_artifact() -> None:
    m = below()
    play(m, "move:assistant:p4")
    assert (goods(m, "shelf"), me(m)["pool"]["artifact_red"]) == ({"artifact_red": 1}, 1)


@pytest.mark.rule("COVE-14.5")
def test_relic() -> None:
    m = below()
    play(m, "move:assistant:p5")
    assert keys(m) == ["take:relic_red", "take:relic_green"], "one of those shown, and not none"
    assert refused(m, "done") == "COVE-5.4"
    play(m, "take:relic_green")
    assert goods(m, "shelf") == {"relic_green": 1}


@pytest.mark.rule("COVE-14.5")
def test_activate_staff() -> None:
    m = table(me={"staff": {"enlarger": "l02"}, "shelf": {"relic_red": 1}})
    play(m, "move:assistant:p2", "enlarger:red")
    assert goods(m, "shelf") == {"artifact_red": 1}


@pytest.mark.rule("COVE-14.5")
def test_relic_or_support() -> None:
    m = below(tiles={"bottom_left": "t09b"})
    play(m, "move:assistant:p5")
    assert keys(m) == ["take:relic_red", "take:relic_blue", "support:red", "support:blue"]
    play(m, "support:blue")
    assert (gold(m), goods(m, "shelf")) == (4, {})
    m = below(tiles={"bottom_left": "t09b"})
    play(m, "move:assistant:p5", "take:relic_blue")
    assert (gold(m), goods(m, "shelf")) == (0, {"relic_blue": 1})


@pytest.mark.rule("COVE-14.5")
def test_hire() -> None:
    m = below(tiles={"bottom_right": "t01b"})
    assert cost(m, "p4") == (1, 1)
    play(m, "move:assistant:p4", "hire:l11", "assign:guard")
    assert (staff(m), hour(m)) == ({"guard": "l11"}, 5), "the 3 hours of slot 4 are ignored"


@pytest.mark.rule("COVE-14.6")
@pytest.mark.parametrize(("adds", "hours"), [(False, 2), (True, 4)])
def test_an_activate_portal_costs_only_its_own_symbols(adds: bool, hours: int) -> None:
    m = table(portal_activate_adds_two_hours=adds, others=12)
    assert cost(m, "p2") == (hours, 0)
    assert cost(m, "p3") == (2, 1), "the other actions cost the same"
    play(m, "move:assistant:p2")
    assert hour(m) == 4 + hours


@pytest.mark.rule("COVE-14.7")
@pytest.mark.parametrize("covered", [[], ["red", "green", "blue", "yellow"]])
def test_immediate_support_is_for_a_shown_colour_covered_or_not(covered: list[str]) -> None:
    m = below(tiles={"bottom_left": "t09b"}, covered=covered)
    play(m, "move:assistant:p5")
    assert refused(m, "support:green") == "COVE-14.7"
    play(m, "support:red")
    assert gold(m) == 5


@pytest.mark.rule("COVE-14.8")
def test_what_is_not_in_the_pool_cannot_be_taken() -> None:
    m = below(shelf={"relic_red": 3})
    play(m, "move:assistant:p5")
    assert goods(m, "shelf") == {"relic_red": 3, "relic_green": 1}, "the only one left"
    m = below(shelf={"relic_red": 3, "relic_green": 3})
    play(m, "move:assistant:p5")
    assert (goods(m, "shelf"), hour(m)) == ({"relic_red": 3, "relic_green": 3}, 6), "nothing, at full cost"
    m = below(shelf={"relic_red": 3}, tiles={"bottom_left": "t09b"})
    play(m, "move:assistant:p5")
    assert keys(m) == ["take:relic_blue", "support:red", "support:blue"]
    assert refused(m, "take:relic_red") == "COVE-14.8"
    assert refused(m, "take:artifact_blue") == "COVE-14.5", "not shown"


@pytest.mark.rule("COVE-14.9")
def test_the_shelf_holds_all_pieces() -> None:
    relics = {f"relic_{colour}": 3 for colour in ("red", "green", "blue", "yellow")}
    artifacts = {f"artifact_{colour}": 2 for colour in ("red", "green", "blue", "yellow")}
    m = below(shelf={**relics, **artifacts, "artifact_red": 1})
    play(m, "move:assistant:p4")
    assert (goods(m, "shelf"), goods(m, "pool")) == ({**relics, **artifacts}, {})
    assert moves(m, "assistant") == ["p5", "p6", "la"]
