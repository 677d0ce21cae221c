"""Chapter 27: every building, its points and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import keys, play, refused

ROWS = ("power_plant", "factory", "life_support", "lab")
GOODS = {"W": "water", "T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "C": "energy_core", "V": "vp"}
TYPES = {"S": "scientist", "E": "engineer", "A": "administrator", "g": "genius"}


def amounts(words: str) -> dict[str, int]:
    """`W2 N1` in full."""
    return {GOODS[word[0]]: int(word[1:]) for word in words.split()}


def slot_of(tile: str, column: int = 1) -> str:
    return f"{ROWS[int(tile[0]) - 1]}_{column}"


def owner(tile: str, **words: Any) -> Match:
    return table(slots={slot_of(tile): tile}, **words)


def value(tile: str) -> int:
    return int(player(owner(tile))["score_sheet"]["buildings"])


PLANTS = [
    pytest.param("101", 4, "any", "", 1, "", marks=pytest.mark.rule("ANA-27.101")),
    pytest.param("102", 3, "any", "", 2, "", marks=pytest.mark.rule("ANA-27.102")),
    pytest.param("103", 3, "any", "", 2, "", marks=pytest.mark.rule("ANA-27.103")),
    pytest.param("104", 4, "S", "", 2, "", marks=pytest.mark.rule("ANA-27.104")),
    pytest.param("105", 2, "any", "", 3, "", marks=pytest.mark.rule("ANA-27.105")),
    pytest.param("106", 2, "any", "", 3, "", marks=pytest.mark.rule("ANA-27.106")),
    pytest.param("107", 3, "any", "U1", 3, "V1", marks=pytest.mark.rule("ANA-27.107")),
    pytest.param("108", 2, "S motivated", "", 2, "", marks=pytest.mark.rule("ANA-27.108")),
    pytest.param("109", 2, "S", "N1", 3, "V2", marks=pytest.mark.rule("ANA-27.109")),
    pytest.param("110", 2, "any", "W1", 4, "", marks=pytest.mark.rule("ANA-27.110")),
    pytest.param("111", 1, "any", "", 3, "", marks=pytest.mark.rule("ANA-27.111")),
    pytest.param("115", 3, "any", "G1", 3, "V1", marks=pytest.mark.rule("ANA-27.115")),
]  # fmt: skip


def check_worker(tile: str, asked: str, cost: dict[str, int], choices: list[str], **words: Any) -> None:
    """Which workers may stand there, and in which column they end."""
    wanted, _, fate = asked.partition(" ")
    for code, worker in TYPES.items():
        m = owner(tile, goods=cost, active={worker: 1}, **words)
        if wanted not in ("any", code) and code != "g":
            assert refused(m, f"use:{tile}") == "ANA-9.9"
            continue
        play(m, f"use:{tile}", *choices, "pass")
        column = "active" if fate == "motivated" else "tired"
        assert workers(m, column).get(worker, 0) == (0 if fate == "dies" else 1), f"{worker} on {tile}"


@pytest.mark.parametrize(("tile", "vp", "asked", "cost", "reach", "gain"), PLANTS)
def test_power_plants(tile: str, vp: int, asked: str, cost: str, reach: int, gain: str) -> None:
    assert value(tile) == vp
    m = owner(tile, era=6, goods=amounts(cost), active={"genius": 1})
    play(m, f"use:{tile}")
    if reach > 1:
        assert keys(m) == [f"focus:{6 - back}" for back in range(1, reach + 1)]
        play(m, "focus:4")
    assert player(m)["focus"] == (4 if reach > 1 else 5)
    assert goods(m) == amounts(gain)
    if cost:
        assert refused(owner(tile, era=6, active={"genius": 1}), f"use:{tile}") == "ANA-0.9"
    check_worker(tile, asked, amounts(cost), ["focus:4"] if reach > 1 else [], era=6)


@pytest.mark.rule("ANA-27.111")
def test_111_retrieves_a_warp_tile_when_built() -> None:
    held = {"neutronium": 1, "titanium": 2, "water": 1}
    for choice, left in (("retrieve:gold", {"titanium": 1}), ("done", {"titanium": 1, "gold": 2})):
        m = table(goods=held, active={"scientist": 1}, powered=1, warps={"gold": 2, "titanium": 1},
                  secondary={"power_plant": ["111"]})  # fmt: skip
        play(m, "place:construct_top", "build:111")
        assert keys(m) == ["retrieve:titanium", "retrieve:gold", "done"]
        play(m, choice)
        assert (player(m)["warps"], player(m)["time_travel"]) == (left, 0)


@pytest.mark.rule("ANA-27.112", "ANA-36.21")
def test_112_goes_as_far_as_water_is_paid() -> None:
    assert value("112") == 1
    m = play(owner("112", era=4, goods={"water": 9}, active={"engineer": 1}), "use:112")
    assert keys(m) == ["x:1", "x:2", "x:3"], "no more than there are past Eras"
    play(m, "x:2")
    assert keys(m) == ["focus:3", "focus:2"]
    assert goods(play(m, "focus:2")) == {"water": 7, "vp": 1}
    assert refused(owner("112", era=4, active={"engineer": 1}), "use:112") == "ANA-27.112", "at least one"
    m = table(slots={"power_plant_1": "112", "lab_1": "402"}, era=5, goods={"water": 1}, active={"engineer": 1})
    play(m, "use:112")
    assert keys(m) == ["focus:4", "focus:3", "focus:2"], "labs add to it"
    m = table(slots={"power_plant_1": "112", "lab_1": "401"}, era=4, goods={"water": 9}, active={"engineer": 1})
    assert keys(play(m, "use:112")) == ["x:1", "x:2"], "with the lab 2 reach the first tile, more would be lost"
    m = table(slots={"power_plant_1": "112", "lab_1": "402", "lab_2": "401"}, era=3, goods={"water": 9},
              active={"engineer": 1})  # fmt: skip
    assert keys(play(m, "use:112")) == ["focus:2", "focus:1"], "never less than 1"
    assert goods(m)["water"] == 8


@pytest.mark.rule("ANA-27.113", "ANA-38.48", "ANA-36.9")
def test_113_goes_as_far_as_resources_are_paid() -> None:
    assert value("113") == 1
    m = table(slots={"power_plant_1": "113", "lab_1": "401"}, era=5, goods={"titanium": 2}, active={"engineer": 1})
    play(m, "use:113", "x:2")
    assert keys(m) == ["focus:4", "focus:3", "focus:2"], "labs extend the distance"
    assert goods(play(m, "focus:2")) == {"vp": 2}, "but not the points"
    m = play(owner("113", era=3, goods={"gold": 3, "uranium": 2}, active={"engineer": 1}), "use:113")
    assert keys(m) == ["x:1", "x:2"]
    assert keys(play(m, "x:2")) == ["pay:uranium:uranium", "pay:uranium:gold", "pay:gold:gold"]
    assert refused(owner("113", era=3, goods={"neutronium": 1}, active={"engineer": 1}), "use:113") == "ANA-0.9"


@pytest.mark.rule("ANA-27.114")
def test_114_wants_a_scientist_and_water() -> None:
    assert value("114") == 1
    assert refused(owner("114", era=5, goods={"water": 1}, active={"engineer": 1}), "use:114") == "ANA-9.9"
    assert refused(owner("114", era=5, active={"scientist": 1}), "use:114") == "ANA-0.9"
    m = play(owner("114", era=5, goods={"water": 1}, active={"scientist": 1}), "use:114", "focus:2")
    assert keys(m) == ["focus:4", "focus:3", "focus:2"], "a second time"


# Tile, points, worker and fate, cost, choices, gain.
WORK = [
    pytest.param("201", 1, "any motivated", "", [], "T2", marks=pytest.mark.rule("ANA-27.201")),
    pytest.param("202", 1, "any", "W1", [], "T3", marks=pytest.mark.rule("ANA-27.202")),
    pytest.param("203", 2, "any motivated", "W1", ["take:gold"], "G1", marks=pytest.mark.rule("ANA-27.203")),
    pytest.param("204", 3, "any motivated", "", [], "G1", marks=pytest.mark.rule("ANA-27.204")),
    pytest.param("205", 2, "any", "W1", [], "G2", marks=pytest.mark.rule("ANA-27.205")),
    pytest.param("206", 3, "any motivated", "", [], "U1", marks=pytest.mark.rule("ANA-27.206")),
    pytest.param("207", 2, "any", "W1", [], "U2", marks=pytest.mark.rule("ANA-27.207")),
    pytest.param("208", 2, "any", "G1 W1", [], "N1 V1", marks=pytest.mark.rule("ANA-27.208")),
    pytest.param("209", 2, "any", "U1 W1", [], "N1 V1", marks=pytest.mark.rule("ANA-27.209")),
    pytest.param("210", 1, "E", "W3", ["choose:1", "take:titanium:uranium:gold"], "T1 U1 G1",
                 marks=pytest.mark.rule("ANA-27.210")),
    pytest.param("210", 1, "E", "W3", ["choose:2"], "N1", marks=pytest.mark.rule("ANA-27.210")),
    pytest.param("211", 3, "E motivated", "T1", [], "C1", marks=pytest.mark.rule("ANA-27.211")),
    pytest.param("212", 2, "E", "", [], "C1", marks=pytest.mark.rule("ANA-27.212")),
    pytest.param("213", 2, "E", "T1 G1", [], "C2", marks=pytest.mark.rule("ANA-27.213")),
    pytest.param("214", 1, "E", "W3", [], "C2", marks=pytest.mark.rule("ANA-27.214")),
    pytest.param("305", 3, "any motivated", "", [], "W3", marks=pytest.mark.rule("ANA-27.305")),
    pytest.param("306", 3, "any motivated", "", [], "W3", marks=pytest.mark.rule("ANA-27.306")),
    pytest.param("307", 2, "A", "", [], "W5", marks=pytest.mark.rule("ANA-27.307")),
    pytest.param("308", 2, "A", "", [], "W5", marks=pytest.mark.rule("ANA-27.308")),
    pytest.param("309", 2, "any", "N1", [], "W8", marks=pytest.mark.rule("ANA-27.309")),
    pytest.param("310", 2, "any dies", "", [], "W7", marks=pytest.mark.rule("ANA-27.310")),
    pytest.param("313", 1, "any motivated", "U1", [], "W6 V1", marks=pytest.mark.rule("ANA-27.313")),
    pytest.param("314", 1, "any motivated", "G1", [], "W6 V1", marks=pytest.mark.rule("ANA-27.314")),
    pytest.param("403", 2, "any motivated", "C1", [], "", marks=pytest.mark.rule("ANA-27.403")),
    pytest.param("412", 2, "any", "G1", [], "V2", marks=pytest.mark.rule("ANA-27.412")),
    pytest.param("413", 2, "any", "", [], "W1 V1", marks=pytest.mark.rule("ANA-27.413")),
    pytest.param("415", 2, "S dies", "", [], "W2 V2", marks=pytest.mark.rule("ANA-27.415")),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "vp", "asked", "cost", "choices", "gain"), WORK)
def test_worker_actions(tile: str, vp: int, asked: str, cost: str, choices: list[str], gain: str) -> None:
    assert value(tile) == vp
    m = owner(tile, goods=amounts(cost), active={"genius": 1})
    play(m, f"use:{tile}", *choices)
    assert goods(m) == amounts(gain)
    for name, n in amounts(cost).items():
        short = {**amounts(cost), name: n - 1}
        assert refused(owner(tile, goods=short, active={"genius": 1}), f"use:{tile}") == "ANA-0.9"
    check_worker(tile, asked, amounts(cost), choices)


# Tile, points, cost, choices, gain.
FREE = [
    pytest.param("215", 1, "W1", ["take:uranium"], "U1", marks=pytest.mark.rule("ANA-27.215")),
    pytest.param("301", 1, "", [], "W1", marks=pytest.mark.rule("ANA-27.301")),
    pytest.param("302", 1, "", [], "W1", marks=pytest.mark.rule("ANA-27.302")),
    pytest.param("303", 1, "", [], "W2", marks=pytest.mark.rule("ANA-27.303")),
    pytest.param("304", 1, "", [], "W2", marks=pytest.mark.rule("ANA-27.304")),
    pytest.param("414", 1, "", [], "V2", marks=pytest.mark.rule("ANA-27.414")),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "vp", "cost", "choices", "gain"), FREE)
def test_free_actions(tile: str, vp: int, cost: str, choices: list[str], gain: str) -> None:
    assert value(tile) == vp
    m = play(owner(tile, goods=amounts(cost)), f"free:{tile}", *choices)
    assert goods(m) == amounts(gain)
    assert player(m)["paradoxes"] == (1 if tile == "414" else 0)
    assert f"free:{tile}" not in keys(m)
    if cost:
        assert refused(owner(tile), f"free:{tile}") == "ANA-0.9"


@pytest.mark.parametrize(("tile", "vp", "water"), [
    pytest.param("301", 1, 3, marks=pytest.mark.rule("ANA-27.301")),
    pytest.param("302", 1, 3, marks=pytest.mark.rule("ANA-27.302")),
    pytest.param("303", 1, 0, marks=pytest.mark.rule("ANA-27.303")),
    pytest.param("315", 2, 8, marks=pytest.mark.rule("ANA-27.315")),
])  # fmt: skip
def test_water_when_built(tile: str, vp: int, water: int) -> None:
    assert value(tile) == vp
    m = table(goods={"titanium": 2}, active={"scientist": 1}, powered=1, secondary={"life_support": [tile]})
    play(m, "place:construct_top", f"build:{tile}")
    assert goods(m) == ({"water": water} if water else {})


@pytest.mark.parametrize(("tile", "vp"), [
    pytest.param("311", 1, marks=pytest.mark.rule("ANA-27.311")),
    pytest.param("312", 1, marks=pytest.mark.rule("ANA-27.312")),
])  # fmt: skip
def test_cheaper_supply(tile: str, vp: int) -> None:
    assert value(tile) == vp
    m = play(owner(tile, goods={"water": 3}, active={"engineer": 1}, morale=4), "place:supply")
    assert (goods(m), player(m)["morale"]) == ({}, 5)
    both = table(slots={"life_support_1": "311", "life_support_2": "312"}, active={"engineer": 1}, morale=7)
    assert goods(play(both, "place:supply")) == {"vp": 2}


@pytest.mark.parametrize(("tile", "vp", "more"), [
    pytest.param("401", 4, 1, marks=pytest.mark.rule("ANA-27.401")),
    pytest.param("402", 3, 2, marks=pytest.mark.rule("ANA-27.402")),
])  # fmt: skip
def test_longer_ranges(tile: str, vp: int, more: int) -> None:
    assert value(tile) == vp
    m = table(era=7, slots={"lab_1": tile, "power_plant_1": "102"}, active={"engineer": 1})
    assert keys(play(m, "use:102")) == [f"focus:{7 - back}" for back in range(1, 3 + more)]


@pytest.mark.rule("ANA-27.403", "ANA-27.501")
def test_403_powers_an_exosuit_also_on_a_covered_hex() -> None:
    free = ["top_middle", "bottom_left", "bottom_middle", "bottom_right"]
    m = play(owner("403", era=5, goods={"energy_core": 1}, active={"engineer": 1}, powered=free), "use:403")
    assert player(m)["exosuits"] == {"unpowered": 1, "powered": 5, "deployed": 0, "total": 6}


@pytest.mark.rule("ANA-27.404")
def test_404_returns_a_paradox() -> None:
    assert value("404") == 3
    m = play(owner("404", paradoxes=2, active={"scientist": 1}), "use:404")
    assert player(m)["paradoxes"] == 1
    assert refused(owner("404", paradoxes=2, active={"engineer": 1}), "use:404") == "ANA-9.9"
    play(m, "pass")
    assert workers(m, "tired") == {"scientist": 1}


@pytest.mark.rule("ANA-27.405")
def test_405_raises_the_limit() -> None:
    assert value("405") == 3
    m = play(table(slots={"lab_1": "405", "lab_2": "414"}, paradoxes=2), "free:414")
    assert player(m)["paradoxes"] == 3
    assert "anomaly" not in str(player(m)["slots"])


@pytest.mark.rule("ANA-27.406", "ANA-36.8")
def test_406_makes_anomalies_cheaper() -> None:
    assert value("406") == 2
    anomalies = {"factory_1": "anomaly", "factory_2": "anomaly", "factory_3": "anomaly"}
    assert player(table(slots={"lab_1": "406", **anomalies}))["score_sheet"]["anomalies"] == -3
    assert player(table(slots=anomalies))["score_sheet"]["anomalies"] == -9


@pytest.mark.rule("ANA-27.407")
def test_407_retrieves_a_warp_tile() -> None:
    assert value("407") == 2
    m = play(owner("407", era=3, warps={"gold": 1, "titanium": 3}, active={"scientist": 1}), "use:407")
    assert keys(m) == ["retrieve:titanium", "retrieve:gold"]
    play(m, "retrieve:gold", "pass")
    assert (player(m)["warps"], player(m)["time_travel"]) == ({"titanium": 3}, 0)
    assert workers(m, "tired") == {"scientist": 1}
    assert refused(owner("407", warps={"gold": 1}, active={"administrator": 1}), "use:407") == "ANA-9.9"


@pytest.mark.rule("ANA-27.408")
@pytest.mark.parametrize(("worker", "column"), [("scientist", "tired"), ("engineer", "tired"),
                                                ("administrator", "active"), ("genius", "active")])  # fmt: skip
def test_408_wakes_all(worker: str, column: str) -> None:
    assert value("408") == 2
    m = play(owner("408", active={worker: 1}, tired={worker: 2}), "use:408")
    assert (workers(m, "active"), workers(m, "tired")) == ({worker: 2}, {})
    play(m, "pass")
    assert workers(m, column)[worker] == (3 if column == "active" else 1)


@pytest.mark.rule("ANA-27.409", "ANA-27.500")
def test_409_gains_a_scientist_or_an_engineer() -> None:
    assert value("409") == 2
    m = play(owner("409", goods={"water": 2}, active={"administrator": 1}), "use:409")
    assert keys(m) == ["worker:scientist", "worker:engineer"]
    play(m, "worker:engineer")
    assert (workers(m, "active"), goods(m)) == ({"engineer": 1}, {}), "no recruit bonus"
    play(m, "pass")
    assert workers(m, "active") == {"engineer": 1, "administrator": 1}
    assert refused(owner("409", goods={"water": 2}, active={"engineer": 1}), "use:409") == "ANA-9.9"
    assert refused(owner("409", goods={"water": 1}, active={"administrator": 1}), "use:409") == "ANA-0.9"


@pytest.mark.rule("ANA-27.410", "ANA-27.500")
def test_410_gains_a_genius() -> None:
    assert value("410") == 1
    pool = {"recruit_pool": {"genius": 1}}
    m = play(owner("410", goods={"water": 2}, active={"administrator": 1}, **pool), "use:410")
    assert (workers(m, "active"), goods(m)) == ({"genius": 1}, {})
    assert m.view(None)["recruit_pool"]["genius"] == 1, "from the general supply"
    play(m, "pass")
    assert workers(m, "active") == {"genius": 1, "administrator": 1}
    assert refused(owner("410", goods={"water": 2}, active={"engineer": 1}), "use:410") == "ANA-9.9"


@pytest.mark.rule("ANA-27.411")
def test_411_is_worth_two() -> None:
    assert value("411") == 2


@pytest.mark.rule("ANA-27.414", "ANA-5.10")
def test_414_may_bring_an_anomaly() -> None:
    m = play(owner("414", paradoxes=2), "free:414")
    assert keys(m) == ["slot:power_plant_1", "slot:factory_1", "slot:life_support_1"]
