"""Chapter 28: every superproject, its points, its cost and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import decision, keys, play, refused

GOODS = {"W": "water", "T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "C": "energy_core"}
RICH = {"water": 9, "titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "energy_core": 9}
TYPES = {"S": "scientist", "E": "engineer"}

# Superproject, points, goods, worker, exact breakthrough or "", the other two shapes.
COSTS = [
    pytest.param("welfare_society", 6, "T2 G2 W4", "", "circle_society", "triangle square",
                 marks=pytest.mark.rule("ANA-28.1")),
    pytest.param("archive_of_the_eras", 5, "N1 T2 G2", "", "circle_time", "triangle square",
                 marks=pytest.mark.rule("ANA-28.2")),
    pytest.param("continuum_stabilizer", 6, "T2 G2", "", "square_time", "triangle circle",
                 marks=pytest.mark.rule("ANA-28.3")),
    pytest.param("grand_reservoir", 6, "U2 T2 W2", "E", "square_society", "triangle circle",
                 marks=pytest.mark.rule("ANA-28.4")),
    pytest.param("anti_gravity_field", 6, "T4", "E", "triangle_technology", "circle square",
                 marks=pytest.mark.rule("ANA-28.5")),
    pytest.param("uranium_cores", 5, "U3 T1", "S", "triangle_war", "circle square",
                 marks=pytest.mark.rule("ANA-28.6")),
    pytest.param("particle_collider", 7, "U1 T2 G1 W2", "", "square_technology", "triangle circle",
                 marks=pytest.mark.rule("ANA-28.7")),
    pytest.param("temporal_tourism", 6, "N1 T3 W3", "", "triangle_time", "circle square",
                 marks=pytest.mark.rule("ANA-28.8")),
    pytest.param("outback_conditioner", 4, "U2 T2 G2", "", "square_genetics", "triangle circle",
                 marks=pytest.mark.rule("ANA-28.9")),
    pytest.param("synthetic_endorphins", 5, "T3 W3", "S", "triangle_genetics", "circle square",
                 marks=pytest.mark.rule("ANA-28.10")),
    pytest.param("exocrawler", 6, "U2 T3", "", "circle_war", "triangle square", marks=pytest.mark.rule("ANA-28.11")),
    pytest.param("dark_matter_converter", 6, "T2 G2 W2", "", "circle_genetics", "triangle square",
                 marks=pytest.mark.rule("ANA-28.12")),
    pytest.param("tectonic_drill", 6, "T3 G1", "E", "square_war", "triangle circle",
                 marks=pytest.mark.rule("ANA-28.13")),
    pytest.param("rescue_pods", 5, "C1 T2 W3", "", "triangle_society", "circle square",
                 marks=pytest.mark.rule("ANA-28.14")),
    pytest.param("neutronium_research_center", 8, "N2 T3", "S", "circle_technology", "triangle square",
                 marks=pytest.mark.rule("ANA-28.15")),
    pytest.param("ultimate_plan", 3, "U1 T2 G1", "S", "", "triangle triangle", marks=pytest.mark.rule("ANA-28.16")),
    pytest.param("quantum_chameleon", 5, "N1 U1 T1 G1", "", "", "square square", marks=pytest.mark.rule("ANA-28.17")),
    pytest.param("cloning_vat", 6, "U2 T2 W4", "", "", "circle circle", marks=pytest.mark.rule("ANA-28.18")),
]  # fmt: skip


def first_other(project: str) -> str:
    return "welfare_society" if project != "welfare_society" else "exocrawler"


@pytest.mark.parametrize(("project", "vp", "cost", "worker", "exact", "pair"), COSTS)
def test_points_and_costs(project: str, vp: int, cost: str, worker: str, exact: str, pair: str) -> None:
    shown: dict[str, Any] = {"superprojects": [first_other(project), project], "powered": 1}
    price = {GOODS[word[0]]: int(word[1:]) for word in cost.split()}
    one, other = pair.split()
    two = {f"{one}_war": 1, f"{other}_time": 1}
    crew = {"administrator": 1, "scientist": 1, **({TYPES[worker]: 2 if worker == "S" else 1} if worker else {})}
    for tokens in ([{exact: 1}] if exact else []) + [two]:
        m = table(**shown, goods=RICH, active=crew, breakthroughs=tokens)
        play(m, "place:construct_top", *(["worker:scientist"] if worker == "E" else []))
        play(m, f"build:{project}", "slot:lab_1")
        while keys(m)[0].startswith(("retrieve", "set")):
            play(m, "done")
        left = {name: RICH[name] - price.get(name, 0) for name in RICH}
        assert goods(m) == {name: n for name, n in left.items() if n}
        assert sum(workers(m, "active").values()) == 1, "the worker of the cost is gone, one is busy"
        assert player(m)["breakthroughs"] == {}
        assert tiles(m) == {"lab_1": project}
        expected = vp + (3 if project == "ultimate_plan" else 0)
        assert player(m)["score_sheet"]["superprojects"] == expected
    for tokens in [{f"{one}_war": 1}, *([{f"{exact.split('_')[0]}_{i}": 1} for i in ("time", "war", "genetics")
                                        if not exact.endswith(i)] if exact else [])]:  # fmt: skip
        m = play(table(**shown, goods=RICH, active={"genius": 1}, breakthroughs=tokens), "place:construct_top")
        assert refused(m, f"build:{project}") == "ANA-11.10"
    if worker:
        m = table(**shown, goods=RICH, active={"genius": 3}, breakthroughs=two)
        assert refused(play(m, "place:construct_top"), f"build:{project}") == "ANA-11.11"


def owner(project: str, **words: Any) -> Match:
    extra = words.pop("slots", {})
    return table(slots={"lab_1": project, **extra}, **words)


@pytest.mark.rule("ANA-28.1")
def test_welfare_society_raises_morale() -> None:
    m = play(owner("welfare_society", goods={"water": 1}, active={"administrator": 1}, morale=4), "use:welfare_society")
    assert (goods(m), player(m)["morale"]) == ({}, 5)
    play(m, "pass")
    assert workers(m, "tired") == {"administrator": 1}
    m = owner("welfare_society", goods={"water": 1}, active={"engineer": 1})
    assert refused(m, "use:welfare_society") == "ANA-9.9"


@pytest.mark.rule("ANA-28.2")
def test_the_archive_adds_a_point_a_step() -> None:
    assert player(owner("archive_of_the_eras", time_travel=5))["score_sheet"]["time_travel"] == 15
    assert player(table(time_travel=5))["score_sheet"]["time_travel"] == 10


@pytest.mark.rule("ANA-28.3", "ANA-38.21")
def test_the_stabilizer_retrieves_up_to_three_warp_tiles() -> None:
    words: dict[str, Any] = {
        "era": 4, "superprojects": ["exocrawler", "continuum_stabilizer"], "focus": 2, "powered": 1,
        "goods": {"titanium": 2, "gold": 2}, "active": {"scientist": 1},
        "breakthroughs": {"triangle_war": 1, "circle_society": 1},
    }  # fmt: skip
    m = table(**words, warps={"neutronium": 1, "engineer": 3, "water": 4})
    play(m, "place:construct_top", "build:continuum_stabilizer", "slot:power_plant_1")
    play(m, "retrieve:neutronium", "retrieve:engineer", "retrieve:water")
    assert (goods(m), player(m)["breakthroughs"], player(m)["warps"]) == ({}, {}, {})
    assert player(m)["time_travel"] == 0
    m = table(**words, warps={"neutronium": 1, "engineer": 1, "water": 2, "gold": 2})
    play(m, "place:construct_top", "build:continuum_stabilizer", "slot:power_plant_1")
    play(m, "retrieve:neutronium", "retrieve:engineer", "retrieve:water")
    assert player(m)["warps"] == {"gold": 2}, "several from one tile, three in all"
    m = table(**words, warps={"neutronium": 1, "gold": 1})
    play(m, "place:construct_top", "build:continuum_stabilizer", "slot:power_plant_1", "done")
    assert player(m)["warps"] == {"neutronium": 1, "gold": 1}


@pytest.mark.rule("ANA-28.4", "ANA-28.22", "ANA-38.52", "ANA-36.12")
def test_the_reservoir_takes_one_water_off_a_turn() -> None:
    words: dict[str, Any] = {"goods": {"water": 3, "titanium": 2, "gold": 1}, "active": {"scientist": 1}, "powered": 1,
                             "secondary": {"factory": ["204"]}}  # fmt: skip
    m = owner("grand_reservoir", slots={"factory_1": "215"}, **words)
    play(m, "free:215", "take:titanium", "place:construct_middle", "build:204")
    assert goods(m) == {"titanium": 1}
    without = table(slots={"factory_1": "215"}, **words)
    play(without, "free:215", "take:titanium", "place:construct_middle")
    assert refused(without, "build:204") == "ANA-0.9"


@pytest.mark.rule("ANA-28.22")
def test_the_reservoir_works_in_every_own_turn_but_not_elsewhere() -> None:
    m = owner("grand_reservoir", slots={"factory_1": "205", "factory_2": "207"}, active={"engineer": 2})
    play(m, "use:205", "use:207")
    assert goods(m) == {"gold": 2, "uranium": 2}, "once in each of two turns"
    m = owner("grand_reservoir", leader="zaida", goods={"water": 1})
    play(m, "pass")
    assert m.view(None)["era"] == 3, "in Clean Up Zaida costs the full 2 water, so she is not even asked"
    m = owner("grand_reservoir", era=2, slots={"power_plant_1": "105"}, warps={"water": 1}, goods={"water": 1},
              active={"engineer": 1})  # fmt: skip
    play(m, "use:105")
    assert player(m)["warps"] == {"water": 1}, "water sent back is no cost"
    m = table(phase="warp", slots={"lab_1": "grand_reservoir"})
    assert refused(m, "warp:engineer", 0) == "ANA-7.5"


@pytest.mark.rule("ANA-28.22")
@pytest.mark.parametrize(("words", "choices", "water"), [
    ({"active": {"engineer": 1}, "powered": 1}, ["place:council_left"], 1),
    ({"active": {"scientist": 1}, "powered": 1, "fate": ["war"]}, ["place:research_middle", "set:circle"], 0),
    ({"active": {"engineer": 1}, "slots": {"factory_1": "anomaly"}, "neutronium": 1}, ["anomaly:factory_1"], 1),
    ({"active": {"engineer": 1}, "morale": 4}, ["place:supply"], 4),
    ({"paradoxes": 1, "options": {"paths": ["salvation", "harmony"]}}, ["free:caratacus", "choose:2"], 1),
])  # fmt: skip
def test_what_the_reservoir_makes_cheaper(words: dict[str, Any], choices: list[str], water: int) -> None:
    words = dict(words)
    held = {"water": water, "neutronium": words.pop("neutronium", 0)}
    m = play(owner("grand_reservoir", goods=held, **words), *choices)
    assert goods(m) == {}


@pytest.mark.rule("ANA-28.27")
def test_the_reservoir_and_buildings_411_and_112() -> None:
    m = owner("grand_reservoir", slots={"factory_1": "204"}, active={"scientist": 1}, powered=1)
    assert "set:circle:war" not in keys(play(m, "place:research_top"))
    m = table(slots={"factory_1": "grand_reservoir", "lab_1": "411"}, active={"scientist": 1}, powered=1)
    play(m, "place:research_top", "set:circle:war")
    assert player(m)["breakthroughs"] == {"circle_war": 1}
    m = owner("grand_reservoir", era=4, slots={"power_plant_1": "112"}, active={"engineer": 1}, goods={"water": 1})
    play(m, "use:112", "x:2")
    assert keys(m) == ["focus:3", "focus:2"], "the range stays x"
    assert goods(m) == {}


@pytest.mark.rule("ANA-28.5")
@pytest.mark.parametrize(("discount", "paid"), [("titanium", "uranium"), ("uranium", "titanium")])
def test_the_field_lowers_a_construction_by_one(discount: str, paid: str) -> None:
    held = {"uranium": 5, "titanium": 5, "water": 5}
    m = table(slots={"factory_1": "anti_gravity_field"}, goods=held, active={"scientist": 1}, powered=1,
              secondary={"lab": ["413"]})  # fmt: skip
    play(m, "place:construct_top", "build:413", f"discount:{discount}")
    after = {"uranium": 4, "titanium": 3, "water": 4}
    assert goods(m) == {**after, discount: after[discount] + 1}
    assert paid in goods(m)


@pytest.mark.rule("ANA-28.6")
def test_uranium_cores_power_an_exosuit() -> None:
    m = play(owner("uranium_cores"), "free:uranium_cores")
    assert player(m)["exosuits"]["powered"] == 1
    assert "free:uranium_cores" not in keys(m)


@pytest.mark.rule("ANA-28.7")
def test_the_collider_exchanges_both_ways() -> None:
    m = play(owner("particle_collider", goods={"gold": 1, "titanium": 1}), "free:particle_collider")
    assert goods(m) == {"neutronium": 1}
    m = play(owner("particle_collider", goods={"neutronium": 1}), "free:particle_collider", "take:titanium:gold")
    assert goods(m) == {"titanium": 1, "gold": 1}
    m = play(owner("particle_collider", goods={"neutronium": 1, "gold": 2}), "free:particle_collider")
    assert keys(m) == ["choose:1", "choose:2"]
    assert refused(owner("particle_collider", goods={"gold": 1}), "free:particle_collider") != ""


@pytest.mark.rule("ANA-28.9")
def test_the_conditioner_costs_two_water() -> None:
    m = owner("outback_conditioner", goods={"water": 1}, active={"scientist": 1})
    assert refused(m, "use:outback_conditioner") == "ANA-0.9"
    m = owner("outback_conditioner", goods={"water": 2}, active={"scientist": 1}, fate=["war"])
    play(m, "use:outback_conditioner", "set:square")
    assert (goods(m), player(m)["breakthroughs"]) == ({}, {"square_war": 1})


@pytest.mark.rule("ANA-28.10")
@pytest.mark.parametrize(("space", "vp"), [(1, 0), (3, 0), (4, 0), (6, 4)])
def test_endorphins_know_no_negative_morale(space: int, vp: int) -> None:
    assert player(owner("synthetic_endorphins", morale=space))["score_sheet"]["morale"] == vp


@pytest.mark.rule("ANA-28.11", "ANA-28.25", "ANA-38.53")
def test_the_exocrawler_makes_two_placements_in_a_turn() -> None:
    m = owner("exocrawler", powered=2, active={"scientist": 1, "engineer": 1},
              mine_pool={"gold": 2, "uranium": 1, "titanium": 2}, other={"passed": False})  # fmt: skip
    play(m, "free:exocrawler", "place:purify", "worker:scientist")
    assert decision(m).seat == 0
    play(m, "place:mine_top", "mine:gold")
    assert decision(m).seat == 1
    assert goods(m) == {"water": 4, "gold": 1, "uranium": 1}
    assert player(m)["exosuits"]["deployed"] == 2


@pytest.mark.rule("ANA-28.11")
def test_the_exocrawler_pays_and_needs_an_exosuit() -> None:
    assert refused(owner("exocrawler", active={"engineer": 1}), "free:exocrawler") != ""
    m = owner("exocrawler", active={"scientist": 1}, powered=1, goods={"water": 1}, fate=["war"])
    play(m, "free:exocrawler", "place:research_middle", "set:circle")
    assert goods(m) == {}


@pytest.mark.rule("ANA-28.12", "ANA-38.54")
@pytest.mark.parametrize(("choice", "active", "held"), [
    ("choose:1", {"genius": 1}, {}), ("choose:2", {}, {"neutronium": 1}), ("choose:3", {}, {"energy_core": 1}),
])  # fmt: skip
def test_the_converter_turns_a_worker_into_something(choice: str, active: dict[str, int], held: dict[str, int]) -> None:
    m = owner("dark_matter_converter", tired={"scientist": 1}, powered=1)
    play(m, "free:dark_matter_converter", choice)
    assert (workers(m, "active"), workers(m, "tired"), goods(m)) == (active, {}, held)
    assert ("place:purify" in keys(m)) == bool(active), "usable in the same turn"


@pytest.mark.rule("ANA-28.13", "ANA-28.28")
def test_the_drill_adds_a_resource_to_each_mine() -> None:
    m = owner("tectonic_drill", powered=2, active={"engineer": 2},
              mine_pool={"neutronium": 2, "gold": 1, "titanium": 2})  # fmt: skip
    play(m, "place:mine_top", "mine:neutronium")
    assert keys(m) == ["take:titanium", "take:uranium", "take:gold"], "it is always taken"
    play(m, "take:gold", "place:mine_middle", "mine:neutronium", "take:titanium")
    assert goods(m) == {"neutronium": 2, "uranium": 1, "gold": 2, "titanium": 1}
    assert sum(m.view(None)["mine_pool"].values()) == 3, "from the general supply"


@pytest.mark.rule("ANA-28.14")
def test_rescue_pods_open_the_evacuation() -> None:
    m = play(owner("rescue_pods", era=5, active={"engineer": 1}, powered=1), "place:evacuation")
    assert goods(m) == {"vp": 2}


@pytest.mark.rule("ANA-28.15", "ANA-13.8")
def test_the_research_center_researches_up_to_twice() -> None:
    words: dict[str, Any] = {
        "superprojects": ["exocrawler", "neutronium_research_center"], "goods": {"neutronium": 2, "titanium": 3},
        "breakthroughs": {"circle_technology": 1}, "tired": {"scientist": 1}, "active": {"scientist": 1}, "powered": 1,
    }  # fmt: skip
    m = table(**words, fate=["war", "square"])
    play(m, "place:construct_top", "build:neutronium_research_center", "slot:lab_1", "set:circle", "set:time")
    assert player(m)["breakthroughs"] == {"circle_war": 1, "square_time": 1}
    m = table(**words, fate=["war"])
    play(m, "place:construct_top", "build:neutronium_research_center", "slot:lab_1", "set:circle", "done")
    assert player(m)["breakthroughs"] == {"circle_war": 1}


@pytest.mark.rule("ANA-28.16")
def test_the_plan_makes_every_superproject_worth_three_more() -> None:
    sheet = player(owner("ultimate_plan", slots={"factory_1": "cloning_vat"}))["score_sheet"]
    assert sheet["superprojects"] == 3 + 6 + 2 * 3


def chameleon(**words: Any) -> Match:
    return play(owner("quantum_chameleon", **{"active": {"genius": 1}, **words}), "use:quantum_chameleon")


@pytest.mark.rule("ANA-28.17", "ANA-28.19", "ANA-38.51")
def test_the_chameleon_copies_an_occupied_building_of_a_rival() -> None:
    rival = {"slots": {"life_support_1": {"tile": "310", "worker": "engineer", "retrieved": "dies"}}, "passed": True}
    m = chameleon(other=rival)
    assert goods(m) == {"water": 7}
    assert player(m, 1)["slots"]["life_support_1"]["worker"] == "engineer"
    play(m, "pass")
    assert workers(m, "tired") == workers(m, "active") == {}, "the rule of the copied tile applies"
    m = table(slots={"lab_1": "quantum_chameleon", "life_support_1": "305"}, active={"genius": 2})
    play(m, "use:quantum_chameleon", "use:305")
    assert goods(m) == {"water": 6}, "the copy does not occupy the spot"
    play(m, "pass")
    assert workers(m, "active") == {"genius": 2}, "motivated there and so here"


@pytest.mark.rule("ANA-28.17")
def test_the_chameleon_wants_a_genius_and_pays_the_cost() -> None:
    rival = {"slots": {"factory_1": "208", "factory_2": "212"}, "passed": True}
    m = owner("quantum_chameleon", other=rival, active={"engineer": 1})
    assert refused(m, "use:quantum_chameleon") == "ANA-9.9"
    m = chameleon(other=rival, goods={"gold": 1, "water": 1})
    assert keys(m) == ["copy:208", "copy:212"]
    assert goods(play(m, "copy:208")) == {"neutronium": 1, "vp": 1}


@pytest.mark.rule("ANA-28.20")
def test_what_the_chameleon_cannot_copy() -> None:
    slots: dict[str, Any] = {
        "factory_1": {"tile": "212", "covered": True}, "factory_2": "215", "life_support_1": "anomaly",
        "life_support_2": "303", "power_plant_1": "exocrawler", "lab_3": "413",
    }  # fmt: skip
    m = owner("quantum_chameleon", active={"genius": 1}, slots=slots, goods={"water": 20, "neutronium": 1})
    assert "use:quantum_chameleon" in keys(m)
    play(m, "use:quantum_chameleon")
    assert goods(m) == {"water": 21, "neutronium": 1, "vp": 1}, "only 413 was left to copy"


@pytest.mark.rule("ANA-28.21")
def test_a_copied_plant_uses_the_copiers_labs_and_warp_tiles() -> None:
    rival = {"slots": {"power_plant_1": "102", "lab_1": "402"}, "passed": True, "warps": {"gold": 5}}
    m = chameleon(era=7, other=rival, slots={"lab_3": "401"}, warps={"titanium": 4}, goods={"titanium": 1})
    assert keys(m) == ["focus:6", "focus:5", "focus:4"]
    play(m, "focus:4", "send:titanium")
    assert (player(m)["time_travel"], player(m)["focus"], player(m, 1)["time_travel"]) == (1, 4, 0)


@pytest.mark.rule("ANA-28.18")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_the_vat_clones_the_placed_worker(worker: str) -> None:
    m = play(owner("cloning_vat", active={worker: 1}), "use:cloning_vat")
    assert (workers(m, "active"), workers(m, "tired")) == ({}, {worker: 1})
    play(m, "pass")
    assert workers(m, "tired") == {worker: 2}


@pytest.mark.rule("ANA-28.24", "ANA-29.6")
def test_valerians_scientists_at_the_chameleon_and_the_vat() -> None:
    progress: dict[str, Any] = {"options": {"paths": ["progress", "harmony"]}, "leader": "valerian"}
    m = owner("quantum_chameleon", **progress, active={"scientist": 1}, slots={"factory_1": "cloning_vat"})
    play(m, "use:quantum_chameleon")
    assert workers(m, "tired") == {"scientist": 1}
    m = play(owner("cloning_vat", **progress, active={"scientist": 1}), "use:cloning_vat")
    assert workers(m, "tired") == {"scientist": 1}


@pytest.mark.rule("ANA-28.26")
def test_each_superproject_exists_once() -> None:
    m = table(seats=[{"goods": RICH, "active": {"scientist": 1}, "powered": 1, "breakthroughs": {"square_war": 2}},
                     {"slots": {"lab_1": {"tile": "quantum_chameleon"}}, "passed": True}])  # fmt: skip
    assert all(tile["superproject"] != "quantum_chameleon" for tile in m.view(None)["timeline"])
