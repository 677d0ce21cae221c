"""Chapter 8: clean-up."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.merchants.table import (
    BOATS,
    berth,
    covered,
    figures,
    goods,
    line,
    me,
    pier,
    staff,
    stream,
    table,
    tiles,
    token,
    town_square,
)
from tests.games.playing import event_kinds

BUSY = {
    "chronomancer": "p2",
    "assistant": "p3",
    "tiles": {"top_left": "t10w", "bottom_left": "t05b"},
    "stream": ["t01w", "t02b", "t04b", "t06w", "t08b", "t09b"],
    "covered": ["green"],
    "staff": {"splitter": "l05"},
    "shelf": {"artifact_green": 1},
    "corruption": {"corruption_2": 2},
}
BOARD = {"top_left": "t10w", "top_right": "t03w", "bottom_left": "t05b", "bottom_right": "t07w"}
BERTHS = {"berth1": "boat1", "berth2": "boat2", "berth3": "boat5", "berth4": "boat4"}


def cleaned(**described: Any) -> Match:
    """A market without sales on day 1: the next day begins."""
    piers = {"small_pier": {"red": 2, "rogue": 3}, "black_market": {"blue": 4}}
    m = table(phase="market", **{"piers": piers, "berths": BERTHS, "token": 10, **described})
    assert m.view(None)["day"] == 2
    return m


@pytest.mark.rule("COVE-8.1")
def test_everybody_on_the_piers_goes_back_into_the_bag() -> None:
    m = cleaned(halls={"red": 9, "green": 9, "blue": 5, "yellow": 8}, lair=5, boats={})
    assert [pier(m, word) for word in ("large_pier", "small_pier", "black_market")] == [{}, {}, {}]
    found = dict(m.view(None)["bag"])
    for aboard in m.view(None)["boats"]:
        for kind, n in aboard["passengers"].items():
            found[kind] += n
    assert found == {"red": 4, "green": 4, "blue": 4, "yellow": 1, "rogue": 3}, "the bag was empty before"


@pytest.mark.rule("COVE-8.2")
def test_boats_return_empty_to_their_side_of_the_sea() -> None:
    m = cleaned()
    assert {berth(m, word) for word in BOATS} == {None}
    assert [found["side"] for found in m.view(None)["boats"]] == ["left"] * 3 + ["right"] * 3
    assert {found["free_seats"] for found in m.view(None)["boats"]} == {2}, "only the two of the new arrival"


@pytest.mark.rule("COVE-8.3")
def test_halls_and_lair_keep_their_pieces() -> None:
    m = cleaned(boats={"boat3": ["green", "rogue"]}, halls={"green": 4, "yellow": 3}, lair=2)
    assert (m.view(None)["halls"]["green"], m.view(None)["halls"]["yellow"], m.view(None)["lair"]) == (5, 3, 3)


@pytest.mark.rule("COVE-8.4")
def test_pieces_go_back_in_market_order_and_the_token_is_removed() -> None:
    clock = [{"piece": f"player{n}", "hour": hour} for n, hour in ((3, 10), (1, 10), (4, 12), (2, 13))]
    m = cleaned(clock=clock)
    assert line(m) == [("player2", 0), ("player4", 0), ("player3", 0), ("player1", 0)]
    assert token(m) is None
    assert m.decision is not None
    assert m.decision.seat == 1


@pytest.mark.rule("COVE-8.5")
def test_nothing_on_a_chronomancers_boards_is_reset() -> None:
    m = cleaned(me={**BUSY, "tiles": BOARD})
    assert (figures(m), tiles(m), stream(m)) == (("p2", "p3"), BOARD, BUSY["stream"])
    assert (covered(m), staff(m), goods(m, "shelf")) == (["green"], {"splitter": "l05"}, {"artifact_green": 1})
    assert me(m)["corruption"] == {"corruption_1": 0, "corruption_2": 2}


@pytest.mark.rule("COVE-8.6")
def test_the_first_card_of_the_town_square_is_discarded_and_the_others_slide() -> None:
    m = cleaned(square=["l01", "m01", "m05", "l11"], deck_top=["m12"])
    assert town_square(m) == ["m01", "m05", "l11", "m12"]
    assert m.view(None)["townsfolk_discard"] == ["l01"]


@pytest.mark.rule("COVE-8.6")
def test_an_empty_deck_is_made_from_the_discards() -> None:
    locals_ = [f"l{n:02}" for n in range(1, 13)]
    mercenaries = [f"m{n:02}" for n in range(1, 13)]
    m = cleaned(square=["l01", "m01", "m05", "l11"], deck=[], discard=[
        card for card in [*locals_, *mercenaries] if card not in ("l01", "m01", "m05", "l11")])  # fmt: skip
    assert town_square(m)[:3] == ["m01", "m05", "l11"]
    assert len(town_square(m)) == 4
    assert (m.view(None)["townsfolk_deck"], m.view(None)["townsfolk_discard"]) == (20, [])


@pytest.mark.rule("COVE-8.1", "COVE-9.1")
def test_there_is_no_clean_up_after_the_last_day() -> None:
    m = table(phase="market", day=3, piers={"small_pier": {"red": 2}}, square=["l01", "m01", "m05", "l11"])
    assert m.result is not None
    assert (pier(m, "small_pier"), town_square(m)) == ({"red": 2, "rogue": 2}, ["l01", "m01", "m05", "l11"])
    assert "day_started" not in event_kinds(m)
