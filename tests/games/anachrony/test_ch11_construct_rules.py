"""Chapter 11, rule by rule: what can be built where, for what, in which order."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles
from tests.games.playing import decision, keys, play, refused

RICH = {"water": 9, "titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "energy_core": 9}


def building(worker: str = "scientist", **words: Any) -> Match:
    """At the question what to build."""
    described = {"goods": RICH, "active": {worker: 1}, "powered": 1, **words}
    return play(table(**described), "place:construct_top")


def paid(m: Match) -> dict[str, int]:
    return {name: RICH[name] - goods(m).get(name, 0) for name in RICH if goods(m).get(name, 0) != RICH[name]}


@pytest.mark.rule("ANA-11.1")
def test_a_building_or_a_superproject() -> None:
    m = building(superprojects=["welfare_society", "quantum_chameleon"], breakthroughs={"square_war": 2})
    assert len(keys(m)) == 9
    assert keys(m)[-1] == "build:quantum_chameleon"


@pytest.mark.rule("ANA-11.2", "ANA-11.5", "ANA-33.6")
@pytest.mark.parametrize(("tile", "column", "price"), [
    ("101", 1, "N1 T2 W1"), ("101", 2, "N1 T2 G1 W2"), ("101", 3, "N2 T2 W2"),
    ("201", 1, "T2 G1"), ("201", 2, "T2 G1 W2"), ("201", 3, "T2 G2 W2"),
    ("301", 1, "T2"), ("301", 2, "U1 T2 W1"), ("301", 3, "U1 T2 G1 W2"),
    ("401", 1, "U1 T2 W1"), ("401", 2, "U1 T2 W2"), ("401", 3, "U2 T2 G1 W2"),
])  # fmt: skip
def test_the_leftmost_free_slot_sets_the_price(tile: str, column: int, price: str) -> None:
    row = ("power_plant", "factory", "life_support", "lab")[int(tile[0]) - 1]
    slots = {f"{row}_{at}": f"{tile[0]}0{at + 3}" for at in range(1, column)}
    m = play(building(slots=slots, secondary={row: [tile]}), f"build:{tile}")
    names = {"N": "neutronium", "T": "titanium", "G": "gold", "U": "uranium", "W": "water"}
    expected = {names[part[0]]: int(part[1]) for part in price.split()}
    if tile == "301":
        expected["water"] = expected.get("water", 0) - 3  # it brings 3 water at once
    assert paid(m) == expected
    assert tiles(m)[f"{row}_{column}"] == tile


@pytest.mark.rule("ANA-11.2", "ANA-11.14")
@pytest.mark.parametrize(("worker", "label"), [
    ("scientist", "Build Factory 201 for 2 titanium and 1 gold ("),
    ("engineer", "Build Factory 201 for 1 titanium and 1 gold ("),
])  # fmt: skip
def test_an_option_says_the_price_for_this_worker(worker: str, label: str) -> None:
    m = building(worker, secondary={"factory": ["201"]})
    assert any(str(option.label).startswith(label) for option in decision(m).options)


@pytest.mark.rule("ANA-11.8", "ANA-11.11")
def test_a_superproject_says_its_worker_too() -> None:
    tokens = {"circle_war": 2, "square_war": 2, "triangle_war": 2}
    m = building(superprojects=["uranium_cores"], breakthroughs=tokens, focus=1, tired={"scientist": 1})
    (project,) = [option for option in decision(m).options if option.key == "build:uranium_cores"]
    assert "Scientist" in str(project.label).partition("(")[0]


@pytest.mark.rule("ANA-11.3")
def test_a_full_row_takes_no_more() -> None:
    full = {"factory_1": "204", "factory_2": "205", "factory_3": "206"}
    m = building(slots=full, secondary={"factory": ["201"]})
    assert not [key for key in keys(m) if key.startswith("build:2")]
    assert refused(m, "build:201") == "ANA-11.3"


@pytest.mark.rule("ANA-11.4")
def test_the_building_below_is_available_at_once() -> None:
    m = table(goods=RICH, active={"scientist": 2}, powered=2, secondary={"lab": ["413", "412"]})
    play(m, "place:construct_top", "build:413", "place:construct_middle")
    assert "build:412" in keys(m)


@pytest.mark.rule("ANA-11.6")
def test_only_the_superproject_in_focus() -> None:
    row = ["cloning_vat", "quantum_chameleon", "ultimate_plan"]
    tokens = {"circle_war": 2, "square_war": 2, "triangle_war": 2}
    m = building(era=3, superprojects=row, breakthroughs=tokens, focus=1, tired={"scientist": 1})
    assert "build:cloning_vat" in keys(m)
    assert refused(m, "build:quantum_chameleon") == refused(m, "build:ultimate_plan") == "ANA-11.6"
    m = building(era=3, superprojects=[None, *row[1:]], breakthroughs=tokens, focus=1,
                 other={"slots": {"lab_1": "cloning_vat"}, "passed": True})  # fmt: skip
    assert refused(m, "build:cloning_vat") == "ANA-11.6", "it was built before"


@pytest.mark.rule("ANA-11.7", "ANA-38.23", "ANA-11.8")
def test_a_superproject_goes_as_far_left_as_possible() -> None:
    rows: dict[str, Any] = {
        "power_plant_1": "101", "factory_1": "201", "factory_3": "202",
        "life_support_1": "301", "life_support_2": "302", "life_support_3": "303",
    }  # fmt: skip
    chameleon: dict[str, Any] = {
        "superprojects": ["welfare_society", "quantum_chameleon"], "breakthroughs": {"square_war": 2},
    }  # fmt: skip
    m = play(building(slots=rows, **chameleon), "build:quantum_chameleon")
    assert tiles(m)["lab_1"] == "quantum_chameleon"
    m = play(building(slots={**rows, "lab_1": "413"}, **chameleon), "build:quantum_chameleon")
    assert keys(m) == ["slot:power_plant_2", "slot:lab_2"]
    m = play(building(**chameleon), "build:quantum_chameleon")
    assert keys(m) == ["slot:power_plant_1", "slot:factory_1", "slot:life_support_1", "slot:lab_1"], "in any row"
    play(m, "slot:factory_1")
    assert paid(m) == {"neutronium": 1, "uranium": 1, "titanium": 1, "gold": 1}


@pytest.mark.rule("ANA-33.19")
def test_dominance_b_builds_superprojects_on_any_two_neighbours() -> None:
    m = building(options={"side": "b", "paths": ["dominance", "harmony"]}, slots={"lab_3": "413", "factory_2": "201"},
                 superprojects=["welfare_society", "quantum_chameleon"], breakthroughs={"square_war": 2})  # fmt: skip
    play(m, "build:quantum_chameleon")
    assert sorted(keys(m)) == ["slot:lab_1", "slot:life_support_1", "slot:life_support_2", "slot:power_plant_1",
                               "slot:power_plant_2"]  # fmt: skip


@pytest.mark.rule("ANA-11.9")
def test_slot_prices_do_not_matter_for_superprojects() -> None:
    m = building(superprojects=["welfare_society", "exocrawler"], breakthroughs={"circle_war": 1})
    play(m, "build:exocrawler", "slot:power_plant_1")
    assert paid(m) == {"uranium": 2, "titanium": 3}


@pytest.mark.rule("ANA-11.10")
def test_the_exact_breakthrough_or_two_of_the_other_shapes() -> None:
    words: dict[str, Any] = {"superprojects": ["welfare_society", "exocrawler"]}
    tokens = {"circle_war": 1, "triangle_time": 1, "square_time": 1, "square_society": 1}
    m = play(building(**words, breakthroughs=tokens), "build:exocrawler", "slot:lab_1")
    assert keys(m) == ["spend:circle_war", "spend:triangle_time:square_time", "spend:triangle_time:square_society"]
    play(m, "spend:triangle_time:square_time")
    assert player(m)["breakthroughs"] == {"circle_war": 1, "square_society": 1}
    for held in ({"circle_time": 1}, {"circle_time": 2}, {"square_war": 2}, {}):
        assert refused(building(**words, breakthroughs=held), "build:exocrawler") == "ANA-11.10"
    pairs: dict[str, Any] = {"superprojects": ["welfare_society", "cloning_vat"]}
    assert refused(building(**pairs, breakthroughs={"circle_war": 1}), "build:cloning_vat") == "ANA-11.10"
    for two in ({"circle_war": 1, "circle_time": 1}, {"circle_war": 2}):
        m = play(building(**pairs, breakthroughs=two), "build:cloning_vat", "slot:lab_1")
        assert player(m)["breakthroughs"] == {}


@pytest.mark.rule("ANA-11.11")
def test_who_constructs_cannot_be_the_worker_that_is_paid() -> None:
    words: dict[str, Any] = {
        "superprojects": ["welfare_society", "uranium_cores"], "goods": {"uranium": 3, "titanium": 1}, "powered": 1,
        "breakthroughs": {"triangle_war": 1},
    }  # fmt: skip
    assert refused(table(**words, active={"scientist": 1}), "place:construct_top") == "ANA-9.11"
    m = play(table(**words, active={"scientist": 2}), "place:construct_top", "slot:lab_1")
    assert tiles(m) == {"lab_1": "uranium_cores"}
    assert player(m)["active"]["scientist"] == 0


@pytest.mark.rule("ANA-11.12")
def test_administrators_do_not_construct() -> None:
    assert refused(table(goods=RICH, active={"administrator": 1}, powered=1), "place:construct_top") == "ANA-11.12"


@pytest.mark.rule("ANA-11.13")
@pytest.mark.parametrize(("worker", "price"), [("scientist", 2), ("engineer", 1), ("genius", 1)])
def test_who_saves_titanium(worker: str, price: int) -> None:
    m = play(building(worker, secondary={"life_support": ["303"]}), "build:303")
    assert paid(m) == {"titanium": price}


@pytest.mark.rule("ANA-11.13", "ANA-11.14")
def test_a_discount_without_its_component_is_lost() -> None:
    m = building(era=5, capital_tiles={"construct_top": "construct_2"}, secondary={"lab": ["413"]})
    play(m, "build:413")
    assert paid(m) == {"uranium": 1, "titanium": 2, "water": 1}, "no neutronium, nothing off"
    assert min(record["cost"].get("T", 0) for record in data()["superprojects"]) == 1, "all prices ask for titanium"


@pytest.mark.rule("ANA-11.15", "ANA-22.4")
def test_one_time_abilities_follow_at_once_and_only_once() -> None:
    m = play(building(secondary={"life_support": ["315"]}), "build:315")
    assert goods(m)["water"] == RICH["water"] + 8
    assert not [key for key in keys(m) if "315" in key]
    play(m, "pass")
    assert goods(m)["water"] == RICH["water"] + 8


@pytest.mark.rule("ANA-11.16")
def test_a_gap_is_filled_first() -> None:
    m = table(goods=RICH, active={"scientist": 2}, powered=1, slots={"lab_1": "anomaly", "lab_2": "412"},
              secondary={"lab": ["413"]})  # fmt: skip
    play(m, "anomaly:lab_1", "pay:neutronium", "place:construct_top", "build:413")
    assert tiles(m) == {"lab_1": "413", "lab_2": "412"}


@pytest.mark.rule("ANA-11.17")
def test_what_a_building_brings_does_not_pay_for_it() -> None:
    m = table(goods={"titanium": 2, "uranium": 1}, active={"scientist": 1}, powered=1,
              slots={"life_support_1": "303"}, secondary={"life_support": ["315"]})  # fmt: skip
    assert refused(m, "place:construct_top") == "ANA-9.11"


@pytest.mark.rule("ANA-11.18")
def test_the_hex_is_paid_before_the_building_is_chosen() -> None:
    held = {"titanium": 2, "uranium": 1, "water": 1}
    m = table(goods=held, active={"scientist": 1}, powered=1, secondary={"life_support": ["303"], "lab": ["413"]})
    play(m, "place:construct_middle")
    assert goods(m) == {"titanium": 2, "uranium": 1}
    assert all(key.startswith("build:3") for key in keys(m)), "no water is left for a lab"
    m = table(era=5, goods=RICH, active={"scientist": 1}, powered=1, capital_tiles={"construct_top": "construct_5"},
              warps={"gold": 2}, secondary={"power_plant": ["111"]})  # fmt: skip
    play(m, "place:construct_top", "build:111")
    assert keys(m) == ["retrieve:gold", "done"], "first the one-time ability"
    play(m, "done")
    assert any(key.startswith("build:") for key in keys(m)), "then the tile's extra action"
    assert decision(m).seat == 0
