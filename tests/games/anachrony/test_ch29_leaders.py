"""Chapter 29: the eight leaders."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from chronotable.games.anachrony.terms import ICON_TERMS, SHAPE_TERMS
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, happened, keys, play, refused

DOMINANCE: dict[str, Any] = {"options": {"paths": ["dominance", "harmony"]}}
PROGRESS: dict[str, Any] = {"options": {"paths": ["progress", "harmony"]}}
SALVATION: dict[str, Any] = {"options": {"paths": ["salvation", "harmony"]}}


@pytest.mark.rule("ANA-29.1", "ANA-38.55")
def test_haulani_places_a_worker_on_the_own_board() -> None:
    m = table(leader="haulani", slots={"factory_1": "212"}, active={"engineer": 1, "scientist": 1}, powered=1,
              other={"passed": False})  # fmt: skip
    play(m, "free:haulani")
    assert decision(m).seat == 0
    play(m, "place:purify")
    assert goods(m) == {"energy_core": 1, "water": 4}
    assert decision(m).seat == 1


@pytest.mark.rule("ANA-29.1", "ANA-22.7")
def test_haulani_serves_supply_anomalies_and_what_he_builds() -> None:
    m = table(leader="haulani", slots={"lab_1": "anomaly"}, active={"engineer": 2}, goods={"water": 9, "neutronium": 1})
    play(m, "free:haulani")
    assert keys(m) == ["place:supply", "anomaly:lab_1"], "the own board only"
    m = table(leader="haulani", slots={"lab_1": "outback_conditioner"}, active={"scientist": 2},
              goods={"water": 2, "titanium": 2}, secondary={"life_support": ["305"]})  # fmt: skip
    play(m, "free:haulani", "action:construct", "build:305", "use:305")
    assert goods(m) == {"water": 3}
    m = table(leader="haulani", active={"engineer": 1}, powered=1)
    assert "free:haulani" not in keys(m), "no spot of the own board is open"


def zaida(**words: Any) -> Match:
    return play(table(leader="zaida", recruit_card="recruit_06", **words), "pass")


@pytest.mark.rule("ANA-29.2")
def test_zaida_hires_for_two_water() -> None:
    m = zaida(goods={"water": 2}, recruit_pool={})
    assert keys(m) == ["ability:zaida", "done"]
    play(m, "ability:zaida")
    assert keys(m) == ["worker:scientist", "worker:engineer"], "types of this Era's card, though all were recruited"
    play(m, "worker:engineer")
    assert (workers(m, "active"), goods(m)) == ({"engineer": 1}, {}), "no recruit bonus"
    m = play(zaida(goods={"water": 2}), "done")
    assert (goods(m), workers(m, "active")) == ({"water": 2}, {})
    assert zaida(goods={"water": 1}).view(None)["era"] == 3


@pytest.mark.rule("ANA-29.4", "ANA-28.28", "ANA-36.4")
def test_samira_finds_a_random_resource_and_may_buy_another() -> None:
    m = play(table(**DOMINANCE, leader="samira", goods={"water": 2}, fate=["neutronium"]), "pass")
    assert goods(m) == {"neutronium": 1, "water": 2}, "the free one is always taken"
    assert keys(m) == ["ability:samira", "done"]
    play(m, "ability:samira")
    assert keys(m) == ["take:titanium", "take:uranium", "take:gold"], "no neutronium for water"
    assert goods(play(m, "take:gold")) == {"neutronium": 1, "gold": 1}
    m = play(table(**DOMINANCE, leader="samira", goods={"water": 2}, fate=["gold"]), "pass", "done")
    assert goods(m) == {"gold": 1, "water": 2}


@pytest.mark.rule("ANA-29.4", "ANA-36.23")
def test_samira_finds_each_kind_equally_often() -> None:
    found = Counter(next(iter(goods(play(table(**DOMINANCE, leader="samira", seed=seed), "pass"))))
                    for seed in range(120))  # fmt: skip
    assert set(found) == {"titanium", "uranium", "gold", "neutronium"}
    assert all(15 <= n <= 45 for n in found.values())


@pytest.mark.rule("ANA-29.11", "ANA-36.4")
def test_by_option_samira_finds_no_neutronium() -> None:
    options = {**DOMINANCE["options"], "samira_without_neutronium": True}
    samira: dict[str, Any] = {"options": options, "leader": "samira"}
    found = Counter(next(iter(goods(play(table(**samira, seed=seed), "pass")))) for seed in range(90))
    assert set(found) == {"titanium", "uranium", "gold"}
    assert all(15 <= n <= 45 for n in found.values()), "each kind equally often"
    m = play(table(**samira, goods={"water": 2}, fate=["gold"]), "pass", "ability:samira", "take:titanium")
    assert goods(m) == {"gold": 1, "titanium": 1}, "the bought one is chosen as ever"
    assert m.view(None)["variants"]["samira_without_neutronium"] is True
    assert table(**DOMINANCE).view(None)["variants"]["samira_without_neutronium"] is False, "as printed unless agreed"


VALERIAN: dict[str, Any] = {**PROGRESS, "leader": "valerian"}


@pytest.mark.rule("ANA-29.5")
def test_valerians_scientists_act_like_geniuses() -> None:
    pool = {"genius": 1, "engineer": 1}
    m = table(**VALERIAN, active={"scientist": 1}, powered=1, recruit_pool=pool, slots={"life_support_1": "307"})
    assert {"place:recruit_top", "use:307"} <= set(keys(m))
    play(m, "place:recruit_top", "recruit:genius", "bonus:vp")
    assert workers(m, "active") == {"genius": 1}
    m = table(**VALERIAN, active={"scientist": 1}, powered=1, goods={"titanium": 1},
              secondary={"life_support": ["303"]})  # fmt: skip
    assert goods(play(m, "place:construct_top", "build:303")) == {}, "an engineer's reward"
    m = table(**VALERIAN, active={"scientist": 1}, powered=1, goods={"water": 6})
    play(m, "place:trade", "trade:water:energy_core", "trade:water:energy_core")
    assert goods(m) == {"energy_core": 2}, "an administrator's"


@pytest.mark.rule("ANA-29.5", "ANA-36.16")
@pytest.mark.parametrize(("side", "space", "column"), [("a", "mine_top", "active"), ("a", "supply", "active"),
                                                       ("a", "purify", "tired"), ("b", "supply", "tired")])  # fmt: skip
def test_valerians_scientists_are_retrieved_like_geniuses(side: str, space: str, column: str) -> None:
    m = table(options={"paths": ["progress", "harmony"], "side": side}, leader="valerian", active={"scientist": 1},
              powered=1, goods={"water": 9})  # fmt: skip
    play(m, f"place:{space}")
    if keys(m)[0].startswith("mine:"):
        play(m, keys(m)[0])
    play(m, "pass")
    assert workers(m, column) == {"scientist": 1}


@pytest.mark.rule("ANA-29.6")
def test_valerians_scientists_stay_scientists_for_costs_and_counts() -> None:
    m = table(**VALERIAN, era=3, slots={"power_plant_1": "102"}, warps={"scientist": 2}, active={"scientist": 2})
    play(m, "use:102", "focus:2")
    assert keys(m) == ["send:scientist", "done"]
    labs = {"lab_1": "401", "lab_2": "402", "lab_3": "403"}
    m = table(**VALERIAN, era=5, slots=labs, active={"scientist": 2}, powered=1, breakthroughs={"circle_war": 1})
    assert goods(play(m, "place:evacuation")) == {"vp": 10}
    m = table(**VALERIAN, superprojects=["exocrawler", "anti_gravity_field"], goods={"titanium": 4}, powered=1,
              breakthroughs={"triangle_technology": 1}, active={"scientist": 2})  # fmt: skip
    assert refused(play(m, "place:construct_top"), "build:anti_gravity_field") == "ANA-11.11"


@pytest.mark.rule("ANA-29.7")
def test_cornella_researches_for_three_water() -> None:
    m = play(table(**PROGRESS, leader="cornella", goods={"water": 3}, fate=["war"]), "pass")
    play(m, "ability:cornella", "set:triangle")
    assert (goods(m), player(m)["breakthroughs"]) == ({}, {"triangle_war": 1})
    m = play(table(**PROGRESS, leader="cornella", goods={"water": 3}), "pass", "done")
    assert (goods(m), m.view(None)["era"]) == ({"water": 3}, 3)
    m = play(table(**PROGRESS, leader="cornella", goods={"water": 2}), "pass")
    assert m.view(None)["era"] == 3


ALL_BREAKTHROUGHS = {f"{shape}_{icon}": 3 for shape in SHAPE_TERMS for icon in ICON_TERMS}


@pytest.mark.rule("ANA-29.7", "ANA-23.11")
def test_cornella_pays_nothing_when_there_is_nothing_to_research() -> None:
    gone = {"breakthroughs": ALL_BREAKTHROUGHS, "passed": True}
    m = play(table(**PROGRESS, leader="cornella", goods={"water": 3}, other=gone), "pass")
    assert (m.view(None)["era"], goods(m)) == (3, {"water": 3}), "nobody is asked"
    gone["breakthroughs"] = {**ALL_BREAKTHROUGHS, "circle_war": 2}
    m = play(table(**PROGRESS, leader="cornella", goods={"water": 3}, other=gone), "pass")
    assert keys(m) == ["ability:cornella", "done"], "one is left"


@pytest.mark.rule("ANA-29.8", "ANA-29.10")
def test_caratacus_meddles_with_time() -> None:
    m = table(**SALVATION, leader="caratacus", paradoxes=1, goods={"water": 2})
    play(m, "free:caratacus")
    assert keys(m) == ["choose:1", "choose:2"]
    play(m, "choose:2")
    assert (goods(m), player(m)["paradoxes"]) == ({}, 0)
    assert "free:caratacus" not in keys(m), "one of the two, once an Era"
    m = play(table(**SALVATION, leader="caratacus", paradoxes=1, goods={"water": 2}), "free:caratacus", "choose:1")
    assert (goods(m), player(m)["paradoxes"]) == ({"water": 4}, 2)
    m = play(table(**SALVATION, leader="caratacus", goods={"water": 2}), "free:caratacus")
    assert (goods(m), player(m)["paradoxes"]) == ({"water": 4}, 1), "there was no paradox to return"
    m = play(table(**SALVATION, leader="caratacus", paradoxes=2), "free:caratacus")
    assert happened(m, "anomaly_triggered") == [{"seat": 0}]


@pytest.mark.rule("ANA-29.9")
def test_amena_loses_no_hex() -> None:
    m = play(table(**SALVATION, leader="amena", era=4), "pass")
    assert player(m)["covered_hexes"] == []
    m = play(table(**SALVATION, leader="caratacus", era=4), "pass")
    assert player(m)["covered_hexes"] == ["top_left", "top_right"]
