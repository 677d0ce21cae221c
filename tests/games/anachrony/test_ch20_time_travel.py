"""Chapters 20 to 22: power plants, focus, time travel; removing anomalies; kinds of abilities."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import keys, play, refused


def travel(plant: str = "105", **words: Any) -> Match:
    """A worker is placed on a power plant."""
    extra = words.pop("slots", {})
    described = {"active": {"genius": 1}, "slots": {"power_plant_1": plant, **extra}, **words}
    return play(table(**described), f"use:{plant}")


@pytest.mark.rule("ANA-20.1", "ANA-20.2", "ANA-38.44", "ANA-35.6")
def test_focus_then_goods_then_the_marker() -> None:
    m = travel(era=5, warps={"uranium": 2, "scientist": 2}, goods={"uranium": 1})
    assert keys(m) == ["focus:4", "focus:3", "focus:2"]
    play(m, "focus:2")
    assert keys(m) == ["send:uranium", "done"]
    play(m, "send:uranium")
    assert goods(m) == {}
    assert (player(m)["warps"], player(m)["time_travel"], player(m)["focus"]) == ({"scientist": 2}, 1, 2)
    assert "uranium" in player(m)["warp_pool"]
    m = play(travel(era=5, warps={"uranium": 2}, goods={"uranium": 1}), "focus:2", "done")
    assert player(m)["time_travel"] == 0, "both must be done"


@pytest.mark.rule("ANA-20.2", "ANA-35.5")
@pytest.mark.parametrize(("era", "plant", "eras"), [(2, "105", [1]), (5, "101", [4]), (6, "102", [5, 4]),
                                                    (7, "110", [6, 5, 4, 3]), (3, "110", [2, 1])])  # fmt: skip
def test_how_far_back(era: int, plant: str, eras: list[int]) -> None:
    """Between Eras 4 and 5 lies the Impact, which is no Era."""
    m = table(era=era, active={"genius": 1}, goods={"water": 1}, slots={"power_plant_1": plant})
    play(m, f"use:{plant}")
    if len(eras) == 1:
        assert player(m)["focus"] == eras[0], "nothing to choose"
        return
    assert keys(m) == [f"focus:{at}" for at in eras]
    assert refused(m, f"focus:{era}") == "ANA-20.2"
    if eras[-1] > 1:
        assert refused(m, f"focus:{eras[-1] - 1}") == "ANA-20.2"


@pytest.mark.rule("ANA-20.3")
@pytest.mark.parametrize(("labs", "least"), [({}, 6), ({"lab_1": "401"}, 5), ({"lab_1": "402"}, 4),
                                             ({"lab_1": "401", "lab_2": "402"}, 3)])  # fmt: skip
def test_labs_raise_the_range(labs: dict[str, str], least: int) -> None:
    m = table(era=7, active={"genius": 1}, slots={"power_plant_1": "101", "power_plant_2": "102", **labs})
    play(m, "use:101")
    if least == 6:
        assert player(m)["focus"] == 6, "another plant adds nothing"
    else:
        assert keys(m)[-1] == f"focus:{least}"


@pytest.mark.rule("ANA-20.4", "ANA-38.45")
def test_the_marker_may_stay_where_it_is() -> None:
    m = travel("102", era=4, focus=2, warps={"scientist": 2}, active={"scientist": 1, "engineer": 1})
    play(m, "worker:engineer", "focus:2", "send:scientist")
    assert (workers(m, "active"), workers(m, "tired"), player(m)["time_travel"]) == ({}, {}, 1)


@pytest.mark.rule("ANA-20.18", "ANA-9.11")
def test_a_plant_whose_marker_stays_may_be_used() -> None:
    m = table(slots={"power_plant_1": "110"}, era=2, focus=1, active={"engineer": 1}, goods={"water": 1})
    play(m, "use:110")
    assert (player(m)["focus"], goods(m)) == (1, {})


@pytest.mark.rule("ANA-20.5")
def test_the_marker_leaves_the_current_tile() -> None:
    m = travel(era=4)
    assert "focus:4" not in keys(m)
    assert "done" not in keys(m)


@pytest.mark.rule("ANA-20.6")
def test_the_marker_may_move_to_the_right() -> None:
    m = play(travel(era=5, focus=1), "focus:4")
    assert player(m)["focus"] == 4


@pytest.mark.rule("ANA-20.7")
def test_no_past_in_the_first_era() -> None:
    m = table(era=1, active={"genius": 1}, slots={"power_plant_1": "105", "lab_1": "temporal_tourism"})
    assert refused(m, "use:105") == "ANA-20.7"
    assert refused(m, "free:temporal_tourism") == "ANA-20.7"


@pytest.mark.rule("ANA-20.8", "ANA-20.9", "ANA-20.10", "ANA-35.2")
def test_exactly_the_goods_of_the_tile_are_sent_back() -> None:
    m = travel(era=2, warps={"engineer": 1, "gold": 1}, goods={"water": 2}, active={"genius": 1, "engineer": 1})
    play(m, "worker:genius")
    assert keys(m) == ["send:engineer", "done"], "no gold"
    assert refused(m, "send:gold") == "ANA-20.8"
    play(m, "send:engineer")
    assert (workers(m, "active"), goods(m)) == ({}, {"water": 2}), "the worker alone, not the water it once cost"
    m = travel(era=2, warps={"exosuit": 1, "scientist": 1}, active={"genius": 1}, powered=1, tired={"scientist": 1})
    assert keys(m) == ["send:exosuit", "done"], "no active scientist"
    play(m, "send:exosuit")
    assert player(m)["exosuits"] == {"unpowered": 6, "powered": 0, "deployed": 0, "total": 6}
    m = travel(era=2, warps={"water": 1, "exosuit": 1}, goods={"water": 2}, active={"genius": 1})
    assert goods(play(m, "send:water")) == {}


@pytest.mark.rule("ANA-20.11", "ANA-38.46", "ANA-27.114", "ANA-36.2")
def test_plant_114_travels_twice() -> None:
    m = travel("114", era=3, active={"scientist": 1}, goods={"water": 3, "titanium": 1},
               warps={"water": 1, "titanium": 2})  # fmt: skip
    assert goods(m) == {"water": 2, "titanium": 1}
    play(m, "focus:1", "send:water", "focus:2", "send:titanium")
    assert (goods(m), player(m)["time_travel"], player(m)["focus"]) == ({}, 2, 2)
    m = travel(era=3, warps={"gold": 1, "titanium": 1}, goods={"gold": 1, "titanium": 1})
    play(m, "focus:1", "send:gold")
    assert "pass" in keys(m), "any other plant once, one warp tile"


@pytest.mark.rule("ANA-20.12", "ANA-20.13", "ANA-38.47", "ANA-35.4", "ANA-27.407")
def test_retrieval_reaches_the_current_tile_and_moves_no_marker() -> None:
    m = table(era=3, slots={"lab_1": "407", "power_plant_1": "105"}, warps={"neutronium": 3}, goods={"neutronium": 1},
              active={"scientist": 2})  # fmt: skip
    play(m, "use:105")
    assert "focus:3" not in keys(m), "a plant does not reach it"
    play(m, "focus:2", "use:407")
    assert (player(m)["warps"], goods(m), player(m)["time_travel"]) == ({}, {"neutronium": 1}, 0)


@pytest.mark.rule("ANA-20.14")
def test_the_track_ends_after_eight_steps() -> None:
    m = travel(era=2, warps={"gold": 1}, goods={"gold": 1}, time_travel=8)
    play(m, "send:gold")
    assert (player(m)["time_travel"], player(m)["warps"]) == (8, {})
    assert len(player(m)["time_travel_vp"]) == 9


@pytest.mark.rule("ANA-20.15", "ANA-38.49")
def test_focus_decides_which_superproject_can_be_built() -> None:
    row = ["welfare_society", "cloning_vat", "exocrawler", "archive_of_the_eras", "quantum_chameleon"]
    rich = dict.fromkeys(("water", "titanium", "uranium", "gold", "neutronium"), 9)
    m = travel(era=5, goods=rich, superprojects=row, active={"genius": 2}, powered=1,
               breakthroughs={"circle_war": 2, "square_war": 2})  # fmt: skip
    play(m, "focus:2", "place:construct_top")
    assert "build:cloning_vat" in keys(m)
    assert refused(m, "build:quantum_chameleon") == "ANA-11.6"


@pytest.mark.rule("ANA-20.16", "ANA-23.8")
def test_focus_moves_on_with_the_era() -> None:
    m = play(table(era=3, focus=1), "pass")
    assert m.view(None)["timeline"][3]["focus"] == [0, 1]


@pytest.mark.rule("ANA-20.17", "ANA-28.8")
def test_temporal_tourism_reaches_three_eras_without_labs() -> None:
    m = table(era=7, slots={"power_plant_1": "temporal_tourism", "lab_1": "402"}, warps={"gold": 4}, goods={"gold": 1})
    play(m, "free:temporal_tourism")
    assert keys(m) == ["focus:6", "focus:5", "focus:4"]
    play(m, "focus:4", "send:gold")
    assert (player(m)["time_travel"], player(m)["focus"]) == (1, 4)
    assert "pass" in keys(m), "a free action"


@pytest.mark.rule("ANA-35.3")
def test_goods_go_back_only_to_the_tile_in_focus() -> None:
    m = travel(era=4, focus=2, warps={"gold": 1, "titanium": 3}, goods={"gold": 1, "titanium": 1})
    play(m, "focus:1")
    assert keys(m) == ["send:gold", "done"]
    assert refused(m, "send:titanium") == "ANA-35.3"


ONE: dict[str, Any] = {"slots": {"lab_1": "anomaly"}, "active": {"scientist": 1}}


@pytest.mark.rule("ANA-21.1", "ANA-21.2", "ANA-38.50", "ANA-35.10")
def test_removing_an_anomaly_costs_the_worker_too() -> None:
    m = table(**ONE, goods={"neutronium": 1, "water": 2}, other={"passed": False})
    play(m, "anomaly:lab_1")
    assert (goods(m), tiles(m)) == ({}, {})
    assert workers(m, "active") == workers(m, "tired") == {}
    play(m, "pass", "pass")
    assert workers(m, "active") == workers(m, "tired") == {}


@pytest.mark.rule("ANA-21.1")
def test_the_two_prices_of_an_anomaly() -> None:
    m = play(table(**ONE, goods={"neutronium": 1, "titanium": 1, "gold": 2, "water": 3}), "anomaly:lab_1")
    assert keys(m) == ["pay:neutronium", "pay:titanium:gold", "pay:gold:gold"]
    play(m, "pay:titanium:gold")
    assert goods(m) == {"neutronium": 1, "gold": 1, "water": 1}
    for held in ({"neutronium": 1, "water": 1}, {"gold": 1, "water": 2}, {"water": 9}):
        assert refused(table(**ONE, goods=held), "anomaly:lab_1") == "ANA-21.1"


@pytest.mark.rule("ANA-21.3")
def test_a_building_below_works_again() -> None:
    slots: dict[str, Any] = {"life_support_1": {"tile": "303", "covered": True}}
    m = table(slots=slots, active={"engineer": 1}, goods={"neutronium": 1, "water": 2})
    assert refused(m, "free:303") == "ANA-5.18"
    play(m, "anomaly:life_support_1")
    assert "free:303" in keys(m)
    assert player(m)["slots"] == {"life_support_1": {"tile": "303"}}


@pytest.mark.rule("ANA-21.4", "ANA-25.9")
def test_anomalies_that_stay_cost_points() -> None:
    slots: dict[str, Any] = {"lab_1": "anomaly", "factory_1": {"tile": "201", "covered": True}}
    assert player(table(slots=slots))["score_sheet"]["anomalies"] == -6
    assert player(table(slots={**slots, "lab_2": "406"}))["score_sheet"]["anomalies"] == -2


@pytest.mark.rule("ANA-22.3")
def test_passive_abilities_work_from_construction_on() -> None:
    m = table(goods={"uranium": 1, "titanium": 2, "water": 1}, active={"scientist": 1}, powered=1, paradoxes=2,
              secondary={"lab": ["405"]})  # fmt: skip
    play(m, "place:construct_top", "build:405")
    assert player(m)["paradox_limit"] == 4


@pytest.mark.rule("ANA-22.6")
def test_who_dies_when_retrieved_is_busy_until_clean_up() -> None:
    m = play(table(era=5, slots={"life_support_1": "310"}, active={"engineer": 1}), "use:310")
    assert player(m)["slots"]["life_support_1"] == {"tile": "310", "worker": "engineer", "retrieved": "dies"}
    play(m, "pass")
    assert workers(m, "active") == workers(m, "tired") == {}


@pytest.mark.rule("ANA-22.7")
def test_what_a_free_placement_builds_is_usable_in_the_same_turn() -> None:
    m = table(slots={"lab_1": "exocrawler"}, goods={"titanium": 2}, active={"scientist": 2}, powered=2,
              secondary={"life_support": ["303"]}, other={"passed": False})  # fmt: skip
    play(m, "free:exocrawler", "place:construct_top", "build:303", "free:303")
    assert goods(m) == {"water": 2}
    m = table(slots={"lab_1": "exocrawler"}, goods={"titanium": 2}, active={"scientist": 2}, powered=2,
              secondary={"life_support": ["305"]}, other={"passed": False})  # fmt: skip
    play(m, "free:exocrawler", "place:construct_top", "build:305", "use:305")
    assert goods(m) == {"water": 3}
