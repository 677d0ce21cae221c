"""Chapter 7: Warp."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import happened, keys, play, refused


def warp(**words: Any) -> Match:
    return table(phase="warp", **words)


@pytest.mark.rule("ANA-7.1")
def test_up_to_two_tiles_of_the_own_pool() -> None:
    m = warp(warps={"gold": 1, "uranium": 1})
    offered = [key.split(":")[1:] for key in keys(m, 0)]
    assert {len(words) for words in offered} == {1, 2}
    assert ["none"] in offered
    assert not any("gold" in words for words in offered)
    assert refused(m, "warp:gold", 0) == "ANA-7.1"
    assert refused(m, "warp:titanium:water:neutronium", 0) == "ANA-7.1"
    assert {d.seat for d in m.decisions} == {0, 1}, "all at the same time"


@pytest.mark.rule("ANA-7.2", "ANA-7.3")
def test_all_reveal_and_receive_in_turn_order() -> None:
    m = warp(era=3, first=1)
    m.choose("warp:neutronium:gold", 0)
    assert goods(m) == {}
    m.choose("warp:titanium", 1)
    assert [event["seat"] for event in happened(m, "warped")] == [1, 0]
    assert (goods(m), goods(m, 1)) == ({"neutronium": 1, "gold": 1}, {"titanium": 1})
    on_tile = m.view(None)["timeline"][2]["warps"]
    assert [(w["seat"], w["warp"], w["space"]) for w in on_tile] == [
        (0, "neutronium", 0), (0, "gold", 0), (1, "titanium", 0),
    ]  # fmt: skip


@pytest.mark.rule("ANA-7.4")
@pytest.mark.parametrize(("tile", "held", "hired"), [
    ("neutronium", {"neutronium": 1}, None), ("uranium", {"uranium": 1}, None), ("titanium", {"titanium": 1}, None),
    ("gold", {"gold": 1}, None), ("water", {"water": 2}, None), ("administrator", {}, "administrator"),
    ("engineer", {}, "engineer"), ("scientist", {}, "scientist"), ("exosuit", {}, None),
])  # fmt: skip
def test_the_nine_warp_tiles(tile: str, held: dict[str, int], hired: str | None) -> None:
    assert len(data()["warp_tiles"]) == 9
    m = warp(goods={"water": 1 if hired else 0})
    play(m, f"warp:{tile}", "warp:none")
    assert goods(m) == held
    assert workers(m, "active") == ({hired: 1} if hired else {})
    assert player(m)["exosuits"]["powered"] == (1 if tile == "exosuit" else 0)
    assert tile not in player(m)["warp_pool"]
    assert len(player(m)["warp_pool"]) == 8


@pytest.mark.rule("ANA-7.5", "ANA-7.6", "ANA-38.15")
def test_each_worker_costs_one_water() -> None:
    m = warp(goods={"water": 1})
    assert refused(m, "warp:administrator:scientist", 0) == "ANA-7.5"
    play(m, "warp:neutronium:scientist", "warp:none")
    assert (goods(m), workers(m, "active")) == ({"neutronium": 1}, {"scientist": 1})
    assert refused(warp(), "warp:engineer", 0) == "ANA-7.5"


@pytest.mark.rule("ANA-7.6", "ANA-7.7", "ANA-38.14", "ANA-36.11")
def test_warped_water_pays_for_warped_workers() -> None:
    m = play(warp(), "warp:water:engineer", "warp:none")
    assert goods(m) == {"water": 1}
    assert (workers(m, "active"), workers(m, "tired")) == ({"engineer": 1}, {})
    assert player(m)["warps"] == {"water": 2, "engineer": 2}


@pytest.mark.rule("ANA-7.8", "ANA-38.16", "ANA-36.7")
def test_a_warped_exosuit_may_stand_on_a_covered_hex() -> None:
    free = ["top_middle", "bottom_left", "bottom_middle", "bottom_right"]
    m = warp(era=5, powered=free)
    play(m, "warp:exosuit", "warp:none")
    assert player(m)["exosuits"]["powered"] == 5
    assert set(player(m)["powered"]) - set(free) <= set(player(m)["covered_hexes"])


@pytest.mark.rule("ANA-7.9")
def test_the_exosuit_tile_needs_an_unpowered_exosuit() -> None:
    assert refused(warp(powered=6), "warp:exosuit", 0) == "ANA-7.9"


@pytest.mark.rule("ANA-7.10")
def test_warp_tiles_stay_on_the_timeline() -> None:
    m = play(warp(), "warp:gold", "warp:none", "pass", "pass")
    assert (m.view(None)["era"], player(m)["warps"]) == (3, {"gold": 2})


@pytest.mark.rule("ANA-7.11")
@pytest.mark.parametrize("era", [1, 7])
def test_warping_in_the_first_and_in_the_last_era(era: int) -> None:
    m = play(warp(era=era), "warp:gold", "warp:none")
    assert (goods(m), player(m)["warps"]) == ({"gold": 1}, {"gold": era})
