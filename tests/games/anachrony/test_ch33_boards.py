"""Chapters 33, 34 and 36: player boards, cards, and what the register of rulings decides."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.anachrony.components import data
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import decision, keys, play, refused

NAMES = {"N": "neutronium", "T": "titanium", "G": "gold", "U": "uranium", "W": "water"}
SIDE_A = {
    "power_plant_1": "N1 T2 W1", "power_plant_2": "N1 T2 G1 W2", "power_plant_3": "N2 T2 W2",
    "factory_1": "T2 G1", "factory_2": "T2 G1 W2", "factory_3": "T2 G2 W2",
    "life_support_1": "T2", "life_support_2": "U1 T2 W1", "life_support_3": "U1 T2 G1 W2",
    "lab_1": "U1 T2 W1", "lab_2": "U1 T2 W2", "lab_3": "U2 T2 G1 W2",
}  # fmt: skip
DIFFERENCES = {
    "harmony": {"factory_1": "T2 G1 W1", "life_support_1": "T2 W1"},
    "dominance": {"power_plant_2": "N1 T2 W2", "factory_3": "T2 G1 W2", "life_support_2": "T2 W1"},
    "progress": {"power_plant_1": "N1 T2 G1 W1", "life_support_1": "U1 T2"},
    "salvation": {"power_plant_2": "N1 T2 W2", "lab_3": "N1 T2 W2"},
}

LEADER = {"harmony": "zaida", "dominance": "wolfe", "progress": "cornella", "salvation": "amena"}


def on_b(path: str, **words: Any) -> Match:
    """Side B; the other player is of another path."""
    other = "harmony" if path != "harmony" else "salvation"
    return table(options={"side": "b", "paths": [path, other]}, **words)


@pytest.mark.rule("ANA-33.31", "ANA-33.6")
@pytest.mark.parametrize("path", [
    pytest.param("harmony", marks=pytest.mark.rule("ANA-33.13")),
    pytest.param("dominance", marks=pytest.mark.rule("ANA-33.17")),
    pytest.param("progress", marks=pytest.mark.rule("ANA-33.22")),
    pytest.param("salvation", marks=pytest.mark.rule("ANA-33.28", "ANA-36.1")),
])  # fmt: skip
def test_slot_costs_of_side_b(path: str) -> None:
    """The board shows them, and building on a changed slot costs what it shows."""
    expected = {slot: {NAMES[word[0]]: int(word[1:]) for word in cost.split()}
                for slot, cost in {**SIDE_A, **DIFFERENCES[path]}.items()}  # fmt: skip
    assert player(on_b(path))["slot_costs"] == expected
    for slot in DIFFERENCES[path]:
        row, _, column = slot.rpartition("_")
        first = {"power_plant": "1", "factory": "2", "life_support": "3", "lab": "4"}[row]
        before = {f"{row}_{at}": f"{first}0{at}" for at in range(1, int(column))}
        m = on_b(path, goods=expected[slot], active={"scientist": 1}, powered=1, slots=before, leader=LEADER[path],
                 secondary={row: [f"{first}12"]})  # fmt: skip
        play(m, "place:construct_top", f"build:{first}12")
        assert (goods(m), tiles(m)[slot]) == ({}, f"{first}12")


TRACKS = [
    pytest.param("harmony", [-4, -2, 0, 2, 4, 6, 8], [4, 4, 5, 5, 6, 7, 8], 3,
                 marks=pytest.mark.rule("ANA-33.12", "ANA-36.20")),
    pytest.param("dominance", [-3, -2, -1, 0, 2, 4, 6], [4, 4, 4, 4, 5, 5, 5], 4, marks=pytest.mark.rule("ANA-33.16")),
    pytest.param("progress", [-6, -4, -2, 0, 3, 5, 7], [4, 4, 5, 5, 7, 8, 8], 4, marks=pytest.mark.rule("ANA-33.21")),
    pytest.param("salvation", [-8, -6, -4, -2, 0, 2, 4], [4, 4, 4, 5, 5, 6, 7], 5,
                 marks=pytest.mark.rule("ANA-33.27", "ANA-36.20")),
]  # fmt: skip


@pytest.mark.parametrize(("path", "points", "prices", "start"), TRACKS)
def test_morale_of_side_b(path: str, points: list[int], prices: list[int], start: int) -> None:
    assert player(on_b(path, slots={"life_support_1": "303"}))["morale"] == start
    for space, (vp, price) in enumerate(zip(points, prices, strict=True), 1):
        m = on_b(path, morale=space, goods={"water": price}, active={"engineer": 1})
        assert player(m)["score_sheet"]["morale"] == vp
        assert player(m)["supply_price"] == price
        play(m, "free:supply" if path == "dominance" else "place:supply")
        assert "water" not in goods(m)
        assert player(m)["morale"] == min(7, space + 1)


@pytest.mark.parametrize(("path", "points"), [
    pytest.param("harmony", [0, 2, 4, 6, 8, 10, 12, 14, 16], marks=pytest.mark.rule("ANA-33.31")),
    pytest.param("dominance", [0, 2, 4, 6, 8, 10, 12, 12, 12], marks=pytest.mark.rule("ANA-33.18")),
    pytest.param("progress", [0, 1, 2, 4, 8, 10, 12, 14, 16], marks=pytest.mark.rule("ANA-33.25")),
    pytest.param("salvation", [0, 2, 4, 6, 8, 12, 14, 16, 20], marks=pytest.mark.rule("ANA-33.29")),
])  # fmt: skip
def test_time_travel_of_side_b(path: str, points: list[int]) -> None:
    found = [player(on_b(path, time_travel=steps, slots={"life_support_1": "303"}))["score_sheet"]["time_travel"]
             for steps in range(9)]  # fmt: skip
    assert found == points


@pytest.mark.rule("ANA-33.16", "ANA-38.64")
def test_supply_of_dominance_b_is_a_free_action() -> None:
    m = on_b("dominance", morale=3, goods={"water": 5}, tired={"engineer": 1}, powered=1, other={"passed": False})
    play(m, "free:supply")
    assert (goods(m), workers(m, "active"), player(m)["morale"]) == ({"water": 1}, {"engineer": 1}, 4)
    assert decision(m).seat == 0
    assert "place:purify" in keys(m), "the main step is still open"
    assert "free:supply" not in keys(m), "once an Era"
    m = on_b("dominance", goods={"water": 9}, active={"engineer": 1})
    assert refused(m, "place:supply") == "ANA-33.16", "no worker is placed there"


PROGRESS_B: dict[str, Any] = {"leader": "cornella"}


@pytest.mark.rule("ANA-33.23", "ANA-38.66")
@pytest.mark.parametrize(("tile", "slot", "column"), [
    ("102", "power_plant_1", "active"), ("202", "factory_1", "active"), ("407", "lab_1", "active"),
    ("413", "lab_1", "active"), ("415", "lab_1", ""), ("309", "life_support_1", "tired"), ("310", "life_support_1", ""),
    ("cloning_vat", "lab_1", "tired"),
])  # fmt: skip
def test_scientists_of_progress_b_stay_motivated(tile: str, slot: str, column: str) -> None:
    m = on_b("progress", **PROGRESS_B, slots={slot: tile}, active={"scientist": 1}, warps={"gold": 1},
             goods={"water": 1, "neutronium": 1})  # fmt: skip
    play(m, f"use:{tile}", "pass")
    while m.view(None)["phase"] != "power_up":
        play(m, "done")
    expected = {"active": 1} if column == "active" else {"tired": 2 if tile == "cloning_vat" else 1} if column else {}
    found = {name: n for name in ("active", "tired") if (n := workers(m, name).get("scientist", 0))}
    assert found == expected


@pytest.mark.rule("ANA-38.66")
def test_a_scientist_of_progress_b_is_no_engineer() -> None:
    m = on_b("progress", **PROGRESS_B, slots={"factory_1": "212"}, active={"scientist": 1})
    assert refused(m, "use:212") == "ANA-9.9"


@pytest.mark.rule("ANA-33.23", "ANA-36.24", "ANA-9.2", "ANA-38.66")
@pytest.mark.parametrize(("tile", "slot", "column"), [
    ("102", "power_plant_1", "active"), ("212", "factory_1", "active"), ("407", "lab_1", "active"),
    ("415", "lab_1", ""), ("309", "life_support_1", "tired"),
])  # fmt: skip
def test_a_genius_of_progress_b_counts_as_a_scientist(tile: str, slot: str, column: str) -> None:
    """On its own buildings it stays motivated like one, and dies like one."""
    m = on_b("progress", **PROGRESS_B, slots={slot: tile}, active={"genius": 1}, warps={"gold": 1},
             goods={"water": 1, "neutronium": 1})  # fmt: skip
    play(m, f"use:{tile}", "pass")
    while m.view(None)["phase"] != "power_up":
        play(m, "done")
    found = {name: n for name in ("active", "tired") if (n := workers(m, name).get("genius", 0))}
    assert found == ({column: 1} if column else {})


@pytest.mark.rule("ANA-33.23")
def test_only_scientists_and_only_own_buildings() -> None:
    m = on_b("progress", **PROGRESS_B, slots={"power_plant_1": "102"}, active={"engineer": 1})
    play(m, "use:102", "pass")
    assert workers(m, "tired") == {"engineer": 1}
    m = on_b("progress", leader="valerian", slots={"lab_1": "quantum_chameleon"}, active={"scientist": 1},
             other={"slots": {"lab_1": "413"}, "passed": True})  # fmt: skip
    play(m, "use:quantum_chameleon", "pass")
    assert workers(m, "tired") == {"scientist": 1}, "a copied building is not used itself"


@pytest.mark.rule("ANA-33.24")
def test_progress_b_bears_a_third_paradox() -> None:
    m = on_b("progress", slots={"lab_1": "414"}, paradoxes=2)
    assert player(m)["paradox_limit"] == 4
    assert player(play(m, "free:414"))["paradoxes"] == 3


@pytest.mark.rule("ANA-34.1", "ANA-34.3", "ANA-36.13")
@pytest.mark.parametrize(("number", "counts"), [
    (1, "1/0/1/2"), (2, "2/1/0/1"), (3, "1/2/1/0"), (4, "2/1/0/1"), (5, "2/0/1/1"), (6, "0/2/0/2"), (7, "1/1/1/1"),
    (8, "0/1/1/2"), (9, "0/2/1/1"), (10, "0/2/2/0"), (11, "1/0/2/1"),
])  # fmt: skip
def test_recruit_cards(number: int, counts: str) -> None:
    """Administrators, engineers, geniuses, scientists."""
    m = play(table(recruit_deck=[f"recruit_{number:02}"]), "pass")
    pool = m.view(None)["recruit_pool"]
    assert "/".join(str(pool[w]) for w in ("administrator", "engineer", "genius", "scientist")) == counts
    assert sum(pool.values()) == 4


@pytest.mark.rule("ANA-34.2", "ANA-34.3")
@pytest.mark.parametrize(("number", "row"), [
    (1, "GUUUT"), (2, "NGUTT"), (3, "NGGUT"), (4, "NGUUT"), (5, "NNGTT"), (6, "NNUUU"), (7, "GGGUT"), (8, "GGUTT"),
    (9, "GGUUT"), (10, "GUTTT"), (11, "NGTTT"),
])  # fmt: skip
def test_mine_cards(number: int, row: str) -> None:
    for era, shown in ((2, row), (5, "N" + row[1:])):
        m = play(table(era=era, mine_deck=[f"mine_{number:02}"]), "pass")
        pool = {name: n for name, n in m.view(None)["mine_pool"].items() if n}
        assert pool == {NAMES[code]: shown.count(code) for code in shown}


@pytest.mark.rule("ANA-36.14")
def test_each_breakthrough_belongs_to_one_superproject() -> None:
    exact = [record["cost_breakthrough"]["exact"] for record in data()["superprojects"]]
    found = [(cost["shape"], cost["icon"]) for cost in exact if cost]
    assert len(found) == len(set(found)) == 15
