"""Chapters 18 and 32: Evacuation and its conditions."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, keys, play, refused

LIFE = {"life_support_1": "303", "life_support_2": "304", "life_support_3": "305"}
FACTORIES = {"factory_1": "201", "factory_2": "202", "factory_3": "203"}
LABS = {"lab_1": "401", "lab_2": "402", "lab_3": "403"}
PLANTS = {"power_plant_1": "101", "power_plant_2": "102", "power_plant_3": "103"}


def leave(path: str, side: str = "a", **words: Any) -> Match:
    """Era 5, one worker in an exosuit; the other player is of another path."""
    other = "harmony" if path != "harmony" else "dominance"
    described = {"active": {"scientist": 1}, "powered": 1, "era": 5, "condition": f"{path}_{side}", **words}
    return table(options={"paths": [path, other]}, **described)


def points(m: Match) -> int:
    return int(player(play(m, "place:evacuation"))["goods"]["vp"])


CASES = [
    pytest.param("harmony", "a", {"slots": LIFE, "active": {"genius": 2, "scientist": 1}, "goods": {"gold": 1}}, 5,
                 {"slots": {k: LIFE[k] for k in list(LIFE)[:2]}}, marks=pytest.mark.rule("ANA-32.1")),
    pytest.param("harmony", "b", {"slots": {**LIFE, **FACTORIES}, "active": {"administrator": 2, "scientist": 1}}, 8,
                 {"slots": {**LIFE, "factory_1": "201", "factory_2": "202"}}, marks=pytest.mark.rule("ANA-32.2")),
    pytest.param("dominance", "a", {"slots": FACTORIES, "active": {"engineer": 3}, "goods": {"titanium": 2}}, 9,
                 {"slots": LIFE}, marks=pytest.mark.rule("ANA-32.3")),
    pytest.param("dominance", "b", {"morale": 7, "active": {"engineer": 2}, "tired": {"genius": 2}}, 7,
                 {"morale": 6}, marks=pytest.mark.rule("ANA-32.4")),
    pytest.param("progress", "a", {"slots": LABS, "active": {"scientist": 5},
                                   "breakthroughs": {"circle_war": 2, "square_war": 1}}, 14,
                 {"slots": {"lab_1": "401", "lab_2": "402"}}, marks=pytest.mark.rule("ANA-32.5")),
    pytest.param("progress", "b", {"goods": {"water": 8}, "slots": {"lab_1": "cloning_vat", "factory_1": "exocrawler"}},
                 13, {"goods": {"water": 7}}, marks=pytest.mark.rule("ANA-32.6")),
    pytest.param("salvation", "a", {"slots": PLANTS, "goods": {"neutronium": 3}}, 12, {"slots": LABS},
                 marks=pytest.mark.rule("ANA-32.7")),
    pytest.param("salvation", "b", {"slots": {"lab_1": "anomaly", "lab_2": "anomaly"}, "time_travel": 5,
                                    "goods": {"uranium": 6}}, 14, {"slots": {"lab_1": "anomaly"}},
                 marks=pytest.mark.rule("ANA-32.8", "ANA-18.11")),
]  # fmt: skip


@pytest.mark.rule("ANA-18.2", "ANA-18.5")
@pytest.mark.parametrize(("path", "side", "words", "vp", "short"), CASES)
def test_the_conditions(path: str, side: str, words: dict[str, Any], vp: int, short: dict[str, Any]) -> None:
    m = leave(path, side, **words)
    play(m, "place:evacuation")
    if keys(m)[0].startswith("worker:"):
        play(m, keys(m)[0])
    assert player(m)["goods"]["vp"] == vp
    assert refused(leave(path, side, **{**words, **short}), "place:evacuation") == "ANA-18.2"


@pytest.mark.rule("ANA-18.1")
def test_only_after_the_impact() -> None:
    assert refused(leave("harmony", slots=LIFE, era=4), "place:evacuation") == "ANA-18.1"
    seats = [{"slots": {slot: {"tile": tile} for slot, tile in LIFE.items()}, "active": {"scientist": 1}, "powered": 1,
              "condition": "harmony_a"}, {"condition": "dominance_b", "morale": 7, "active": {"genius": 1},
                                          "powered": 1}]  # fmt: skip
    m = table(era=5, seats=seats)
    play(m, "place:evacuation", "place:evacuation")
    assert len(m.view(None)["pools"]) == 2, "a hex pool"


@pytest.mark.rule("ANA-18.2")
def test_once_a_game() -> None:
    m = leave("harmony", slots=LIFE, active={"scientist": 2}, powered=2)
    play(m, "place:evacuation")
    assert refused(m, "place:evacuation") == "ANA-18.2"


@pytest.mark.rule("ANA-18.3")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_any_worker_in_an_exosuit(worker: str) -> None:
    m = play(leave("harmony", slots=LIFE, active={worker: 1}), "place:evacuation")
    assert player(m)["exosuits"]["deployed"] == 1
    assert refused(leave("harmony", slots=LIFE, active={worker: 1}, powered=0), "place:evacuation") == "ANA-9.8"


@pytest.mark.rule("ANA-18.4")
def test_markers_fill_the_slots_one_by_one() -> None:
    seat = {"active": {"genius": 1}, "powered": 1, "morale": 7, "condition": "dominance_b"}
    m = table(era=5, players=3, seats=[{}, seat, {}], acting=1)
    play(m, "place:evacuation")
    assert [player(m, s)["evacuation"] for s in (0, 1, 2)] == [0, 1, 0]
    assert m.view(None)["evacuations"] == 1


@pytest.mark.rule("ANA-18.6", "ANA-18.7", "ANA-38.37")
def test_workers_in_every_state_count_and_goods_are_kept() -> None:
    slots: dict[str, Any] = {**FACTORIES, "factory_1": {"tile": "212", "worker": "engineer"}}
    m = leave("dominance", slots=slots, tired={"engineer": 1}, active={"engineer": 1}, goods={"titanium": 3},
              pools=[{"space": "purify", "seat": 0, "worker": "engineer"}])  # fmt: skip
    play(m, "place:evacuation")
    assert goods(m) == {"titanium": 3, "vp": 11}
    assert workers(m, "tired") == {"engineer": 1}


@pytest.mark.rule("ANA-18.8", "ANA-38.38")
@pytest.mark.parametrize(("players", "before", "vp"), [
    (2, 0, 3), (2, 1, 0), (3, 1, 3), (3, 2, 0), (4, 2, 3), (4, 3, 0),
])  # fmt: skip
def test_the_last_possible_evacuation_loses_three(players: int, before: int, vp: int) -> None:
    paths = ["progress", "harmony", "dominance", "salvation"][:players]
    seats: list[dict[str, Any]] = [{"condition": "progress_b", "goods": {"water": 9}, "active": {"engineer": 1},
                                    "powered": 1}]  # fmt: skip
    seats += [{"evacuation": n + 1 if n < before else 0, "passed": True} for n in range(players - 1)]
    m = play(table(era=6, players=players, seats=seats, options={"paths": paths}), "place:evacuation")
    assert goods(m) == ({"water": 9, "vp": vp} if vp else {"water": 9})


@pytest.mark.rule("ANA-18.8", "ANA-18.9")
def test_never_below_zero() -> None:
    late = leave("harmony", slots=LIFE, goods={"vp": 4}, other={"evacuation": 1, "passed": True})
    assert points(late) == 4, "2 - 3 takes nothing away"


@pytest.mark.rule("ANA-18.9")
def test_at_most_thirty_also_after_the_three() -> None:
    words: dict[str, Any] = {"slots": PLANTS, "goods": {"neutronium": 20}}
    assert points(leave("salvation", **words)) == 30
    late = leave("salvation", **words, other={"evacuation": 1, "passed": True})
    assert points(late) == 30, "63 - 3 is still above the limit"
    late = leave("salvation", slots=PLANTS, goods={"neutronium": 9}, other={"evacuation": 1, "passed": True})
    assert points(late) == 27, "30 - 3"


@pytest.mark.rule("ANA-18.10")
def test_counts_are_taken_after_the_placement_is_paid() -> None:
    """The exosuit and worker are paid first; the worker still counts, nothing else was paid."""
    m = leave("dominance", "b", morale=7, active={"engineer": 1})
    assert points(m) == 4
    assert player(m)["exosuits"] == {"unpowered": 5, "powered": 0, "deployed": 1, "total": 6}


@pytest.mark.rule("ANA-32.9", "ANA-32.10", "ANA-36.3", "ANA-30.9")
def test_slots_and_buildings_of_natures_resurgence() -> None:
    """Anomalies fill slots, superprojects two; only building tiles count for the bonus, covered ones included."""
    slots: dict[str, Any] = {
        "lab_1": "cloning_vat", "factory_1": "anomaly", "factory_2": "anomaly", "life_support_1": "303",
        "life_support_2": {"tile": "304", "covered": True},
    }  # fmt: skip
    m = leave("harmony", "b", slots=slots, active={"administrator": 5})
    assert points(m) == 2 + 3 * 2
    del slots["factory_2"]
    assert refused(leave("harmony", "b", slots=slots, active={"administrator": 5}), "place:evacuation") == "ANA-18.2"


@pytest.mark.rule("ANA-30.9")
def test_covered_buildings_count_for_the_condition() -> None:
    slots: dict[str, Any] = {**LIFE, "life_support_1": {"tile": "303", "covered": True}}
    assert "place:evacuation" in keys(leave("harmony", slots=slots))


@pytest.mark.rule("ANA-32.11", "ANA-28.14", "ANA-38.39")
def test_rescue_pods_replace_the_condition() -> None:
    words: dict[str, Any] = {"active": {"genius": 2}, "goods": {"gold": 1}}
    m = leave("harmony", slots={"life_support_1": "303", "lab_1": "rescue_pods"}, **words)
    assert points(m) == 5
    assert decision(m).seat == 0
    assert refused(leave("harmony", slots={"life_support_1": "303"}, **words), "place:evacuation") == "ANA-18.2"
