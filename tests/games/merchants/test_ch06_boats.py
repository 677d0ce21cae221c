"""Chapter 6: full boats dock."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.merchants.table import berth, boat, pier, table
from tests.games.playing import decision, keys, play, refused

THREE = ["red", "blue", "rogue"]


def arriving(*, hour: int = 6, **described: Any) -> Match:
    """A green adventurer comes on hour 8."""
    m = table(hour=hour, fate=["green"], **described)
    return play(m, "move:assistant:p1", "take:relic_red")


@pytest.mark.rule("COVE-6.6", "COVE-6.7")
def test_with_four_passengers_a_boat_docks_and_all_step_onto_the_pier() -> None:
    m = arriving(boats={"boat1": THREE})
    play(m, "seat:boat1")
    assert keys(m) == ["dock:berth1", "dock:berth2"]
    assert decision(m).seat == 0, "whoever seated the last passenger chooses"
    play(m, "dock:berth2")
    assert (berth(m, "boat1"), boat(m, "boat1")) == ("berth2", {})
    assert pier(m, "small_pier") == {"red": 1, "green": 1, "blue": 1, "rogue": 1}


@pytest.mark.rule("COVE-6.6")
def test_three_passengers_do_not_fill_a_boat() -> None:
    m = arriving()
    play(m, "seat:boat1")
    assert (berth(m, "boat1"), boat(m, "boat1")) == (None, {"red": 1, "green": 2})


@pytest.mark.rule("COVE-6.7")
@pytest.mark.parametrize(("word", "free"), [("boat3", ["berth1", "berth2"]), ("boat4", ["berth3", "berth4"])])
def test_only_berths_on_the_boats_side_qualify(word: str, free: list[str]) -> None:
    m = arriving(boats={word: THREE})
    play(m, f"seat:{word}")
    assert keys(m) == [f"dock:{place}" for place in free]
    for other in {"berth1", "berth2", "berth3", "berth4"} - set(free):
        assert refused(m, f"dock:{other}") == "COVE-6.7"


@pytest.mark.rule("COVE-6.7")
def test_a_taken_berth_is_not_free() -> None:
    m = arriving(boats={"boat6": THREE}, berths={"berth3": "boat4"})
    play(m, "seat:boat6")
    assert berth(m, "boat6") == "berth4"
    assert pier(m, "black_market") == {"red": 1, "green": 1, "blue": 1, "rogue": 1}


@pytest.mark.rule("COVE-6.8")
def test_without_a_free_berth_on_its_side_a_full_boat_stays_at_sea() -> None:
    m = arriving(boats={"boat3": THREE}, berths={"berth1": "boat1", "berth2": "boat2"})
    play(m, "seat:boat3")
    assert (berth(m, "boat3"), sum(boat(m, "boat3").values())) == (None, 4)
    assert keys(m)[0].startswith("move:")


@pytest.mark.rule("COVE-6.9")
def test_three_piers_and_four_berths() -> None:
    piers = {found["pier"]: found for found in table().view(None)["piers"]}
    assert {word: found["accepts"] for word, found in piers.items()} == {
        "large_pier": ["large"], "small_pier": ["small"], "black_market": ["small", "large"]}  # fmt: skip
    sides = {word: [place["side"] for place in found["berths"]] for word, found in piers.items()}
    assert sides == {"large_pier": ["left"], "small_pier": ["left", "right"], "black_market": ["right"]}


@pytest.mark.rule("COVE-6.10")
def test_a_docked_boat_is_out_of_the_round() -> None:
    m = arriving(boats={"boat1": THREE})
    play(m, "seat:boat1", "dock:berth1")
    found = next(found for found in m.view(None)["boats"] if found["boat"] == "boat1")
    assert found["free_seats"] == 0
    m = arriving(berths={"berth1": "boat1"})
    assert "seat:boat1" not in keys(m)
