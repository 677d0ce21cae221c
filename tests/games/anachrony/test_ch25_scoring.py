"""Chapters 25 and 30: untangling, scores, ties, endgame cards."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import play

QUIET_CARDS = ["breakthroughs", "occupied_building_slots", "sum_of_time_travel_ranges", "superprojects",
               "time_travel_track_position"]  # fmt: skip
CARDS = ["workers", "water", "breakthroughs", "occupied_building_slots", "morale_position",
         "sum_of_time_travel_ranges", "superprojects", "time_travel_track_position"]  # fmt: skip


def ended(**words: Any) -> Match:
    """The last Era has been cleaned up."""
    m = table(era=7, **words)
    if m.decision is not None:  # an only choice, to pass, is not asked
        play(m, "pass")
    assert m.view(None)["ending"] == "last_era"
    return m


def sheet(m: Match, seat: int = 0) -> dict[str, int]:
    found: dict[str, int] = player(m, seat)["score_sheet"]
    return found


@pytest.mark.rule("ANA-25.2", "ANA-25.3", "ANA-25.4", "ANA-25.5", "ANA-38.59")
def test_untangling() -> None:
    m = ended(warps={"engineer": 5, "exosuit": 6, "water": 7}, active={"engineer": 1}, powered=1, goods={"water": 1})
    assert player(m)["warps"] == {"water": 7}
    assert (workers(m, "active"), goods(m), player(m)["exosuits"]["powered"]) == ({}, {"water": 1}, 0)
    assert (sheet(m)["warp_penalty"], player(m)["time_travel"]) == (-2, 0)


@pytest.mark.rule("ANA-25.2")
def test_tired_workers_and_used_exosuits_do_not_untangle() -> None:
    m = table(era=7, warps={"scientist": 5, "exosuit": 6, "gold": 1}, active={"scientist": 1}, powered=1,
              goods={"gold": 1})  # fmt: skip
    play(m, "place:purify", "pass")
    assert player(m)["warps"] == {"scientist": 5, "exosuit": 6}, "gold must be paid"
    assert (goods(m), sheet(m)["warp_penalty"]) == ({"water": 4}, -4)


@pytest.mark.rule("ANA-25.6", "ANA-38.61")
def test_the_most_and_all_tied_score_three() -> None:
    seats: list[dict[str, Any]] = [{"goods": {"water": 4}}, {"goods": {"water": 4}, "leader": "wolfe"},
                                   {"goods": {"water": 1}, "leader": "valerian"}]  # fmt: skip
    endgame = ["water", *QUIET_CARDS[:4]]
    m = table(era=7, players=3, seats=[{**seat, "passed": n > 0} for n, seat in enumerate(seats)], endgame=endgame)
    assert m.view(2)["endgame_now"]["water"] == {"counts": [4, 4, 1], "leaders": [0, 1]}
    play(m, "pass")
    assert [sheet(m, seat)["endgame_conditions"] - 12 for seat in (0, 1, 2)] == [3, 3, 0]


@pytest.mark.rule("ANA-25.7")
def test_a_tie_at_zero_scores_too() -> None:
    m = ended(endgame=QUIET_CARDS)
    assert [sheet(m, seat)["endgame_conditions"] for seat in (0, 1)] == [15, 15]


@pytest.mark.rule("ANA-25.8")
def test_buildings_and_superprojects_at_their_printed_value() -> None:
    m = ended(slots={"power_plant_1": "101", "lab_1": "cloning_vat", "factory_1": {"tile": "206", "covered": True}})
    assert (sheet(m)["buildings"], sheet(m)["superprojects"]) == (7, 6)


@pytest.mark.rule("ANA-25.10", "ANA-33.8")
@pytest.mark.parametrize(("steps", "vp"), [(0, 0), (1, 2), (5, 10), (8, 16)])
def test_the_time_travel_track(steps: int, vp: int) -> None:
    assert sheet(ended(time_travel=steps))["time_travel"] == vp


@pytest.mark.rule("ANA-25.11", "ANA-33.7")
@pytest.mark.parametrize(("space", "vp"), [(1, -6), (2, -4), (3, -2), (4, 0), (5, 2), (6, 4), (7, 6)])
def test_the_morale_track(space: int, vp: int) -> None:
    assert sheet(ended(morale=space))["morale"] == vp


@pytest.mark.rule("ANA-25.12", "ANA-38.60")
@pytest.mark.parametrize(("held", "vp"), [
    ({"circle_war": 2, "circle_time": 1, "triangle_war": 2, "square_society": 1}, 8), ({"circle_war": 3}, 3),
    ({"circle_war": 2, "triangle_time": 2, "square_war": 2}, 10), ({}, 0),
])  # fmt: skip
def test_breakthroughs_and_their_sets(held: dict[str, int], vp: int) -> None:
    assert sheet(ended(breakthroughs=held))["breakthroughs"] == vp


@pytest.mark.rule("ANA-25.13")
def test_tokens_count_with_those_of_the_evacuation() -> None:
    m = table(era=7, goods={"vp": 4}, active={"genius": 1}, powered=1,
              slots={"life_support_1": "303", "life_support_2": "304", "life_support_3": "305"})  # fmt: skip
    play(m, "place:evacuation", "pass")
    assert sheet(m)["vp_tokens"] == 6


@pytest.mark.rule("ANA-38.62", "ANA-25.9", "ANA-28.16")
def test_a_whole_score_sheet() -> None:
    slots = {
        "power_plant_1": "101", "factory_1": "206", "life_support_1": "305", "lab_1": "406",
        "power_plant_2": "ultimate_plan", "factory_2": "cloning_vat", "life_support_2": "anomaly", "lab_2": "anomaly",
    }  # fmt: skip
    other = {
        "passed": True, "goods": {"water": 1}, "active": {"genius": 1}, "morale": 7, "time_travel": 0,
        "breakthroughs": {"square_war": 3, "square_time": 1},
    }  # fmt: skip
    m = ended(slots=slots, time_travel=3, morale=6, breakthroughs={"circle_war": 2, "triangle_war": 1},
              goods={"vp": 11}, warps={"gold": 3}, other=other,
              endgame=["workers", "water", "breakthroughs", "occupied_building_slots", "superprojects"])  # fmt: skip
    assert sheet(m) == {
        "buildings": 12, "superprojects": 15, "anomalies": -2, "time_travel": 6, "morale": 4, "breakthroughs": 3,
        "vp_tokens": 11, "warp_penalty": -2, "endgame_conditions": 6,
    }  # fmt: skip
    assert player(m)["score"] == 53


@pytest.mark.rule("ANA-25.14", "ANA-38.63")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [
    ({"water": 3}, {"water": 2, "gold": 9}, [0]), ({"water": 2, "titanium": 3}, {"water": 2, "neutronium": 5}, [1]),
    ({"water": 2, "titanium": 2, "gold": 1}, {"water": 2, "neutronium": 3}, [0, 1]),
])  # fmt: skip
def test_ties(mine: dict[str, int], theirs: dict[str, int], winners: list[int]) -> None:
    m = ended(goods=mine, other={"goods": theirs, "passed": True}, endgame=QUIET_CARDS)
    assert player(m, 0)["score"] == player(m, 1)["score"]
    assert m.view(None)["winners"] == winners


@pytest.mark.rule("ANA-25.14")
def test_ties_are_counted_after_untangling() -> None:
    m = ended(goods={"water": 3, "vp": 2}, warps={"water": 1}, other={"goods": {"water": 2, "vp": 2}, "passed": True},
              endgame=QUIET_CARDS)  # fmt: skip
    assert goods(m) == {"water": 1, "vp": 2}
    assert m.view(None)["winners"] == [1]


@pytest.mark.parametrize(("card", "mine", "theirs"), [
    pytest.param("workers", {"active": {"genius": 1}, "tired": {"engineer": 1}}, {"active": {"genius": 1}},
                 marks=pytest.mark.rule("ANA-30.1")),
    pytest.param("water", {"goods": {"water": 2}}, {"goods": {"water": 1}}, marks=pytest.mark.rule("ANA-30.2")),
    pytest.param("breakthroughs", {"breakthroughs": {"circle_war": 2}},
                 {"breakthroughs": {"circle_war": 1}}, marks=pytest.mark.rule("ANA-30.3")),
    pytest.param("occupied_building_slots", {"slots": {"lab_1": "cloning_vat", "factory_1": "anomaly"}},
                 {"slots": {"lab_1": {"tile": "413", "covered": True}, "lab_2": "412"}},
                 marks=pytest.mark.rule("ANA-30.4")),
    pytest.param("morale_position", {"morale": 5}, {"morale": 4}, marks=pytest.mark.rule("ANA-30.5")),
    pytest.param("superprojects", {"slots": {"lab_1": "cloning_vat"}}, {"slots": {"lab_1": "413"}},
                 marks=pytest.mark.rule("ANA-30.7")),
    pytest.param("time_travel_track_position", {"time_travel": 2}, {"time_travel": 1},
                 marks=pytest.mark.rule("ANA-30.8")),
])  # fmt: skip
def test_what_the_cards_compare(card: str, mine: dict[str, Any], theirs: dict[str, Any]) -> None:
    ties = [other for other in CARDS if other not in (card, "superprojects", "occupied_building_slots")][:4]
    m = ended(**mine, other={**theirs, "passed": True}, endgame=[card, *ties])
    assert [sheet(m, seat)["endgame_conditions"] for seat in (0, 1)] == [15, 12]


@pytest.mark.rule("ANA-30.5")
def test_morale_is_compared_by_position_not_by_value() -> None:
    """Salvation's fifth space of side B is worth nothing, Harmony's third as well."""
    m = ended(options={"side": "b", "paths": ["salvation", "harmony"]}, morale=5, other={"morale": 4, "passed": True},
              endgame=["morale_position", *QUIET_CARDS[:4]])  # fmt: skip
    assert (sheet(m, 0)["morale"], sheet(m, 1)["morale"]) == (0, 2)
    assert [sheet(m, seat)["endgame_conditions"] for seat in (0, 1)] == [15, 12]


@pytest.mark.rule("ANA-30.6", "ANA-30.9")
@pytest.mark.parametrize(("range", "tiles"), [
    (1, "101 112 113 401"), (2, "102 103 104 108 402"), (3, "105 106 107 109 111 114 115 temporal_tourism"), (4, "110"),
    (0, "404 exocrawler"),
])  # fmt: skip
def test_the_ranges_that_are_added_up(range: int, tiles: str) -> None:
    """Compared with a rival's plants, also under an anomaly."""
    rivals = {1: {"power_plant_1": "101"}, 2: {"power_plant_1": "102"}, 3: {"power_plant_1": "105"},
              4: {"power_plant_1": "110"}, 0: {}}  # fmt: skip
    more = {1: "102", 2: "105", 3: "110"}
    for tile in tiles.split():
        slot = "lab_1" if tile[0] not in "1" else "power_plant_1"
        rival = dict(rivals[range])
        if rival.get("power_plant_1") == tile:
            continue
        for covered in (False, True):
            mine = {slot: {"tile": tile, "covered": covered}}
            m = ended(
                slots=mine,
                other={"slots": rival, "passed": True},
                endgame=["sum_of_time_travel_ranges", "workers", "water", "breakthroughs", "morale_position"],
            )
            assert [sheet(m, seat)["endgame_conditions"] for seat in (0, 1)] == [15, 15], tile
        if range in more and more[range] != tile:
            m = ended(
                slots=mine,
                other={"slots": {"power_plant_1": more[range]}, "passed": True},
                endgame=["sum_of_time_travel_ranges", "workers", "water", "breakthroughs", "morale_position"],
            )
            assert sheet(m, 0)["endgame_conditions"] == 12, tile
