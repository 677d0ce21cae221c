"""Chapters 9 and 10: workers, action spaces, capital actions in general."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, keys, play, refused

RICH = {"water": 9, "titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "energy_core": 9}
WORKERS = ("scientist", "engineer", "administrator", "genius")
POOL: dict[str, Any] = {"recruit_pool": {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}}


def alone(worker: str, **words: Any) -> Match:
    """One worker in one exosuit, and goods for everything."""
    return table(**{"goods": RICH, "active": {worker: 1}, "powered": 1, **POOL, **words})


@pytest.mark.rule("ANA-9.1")
def test_four_types_of_workers() -> None:
    assert list(player(table())["active"]) == list(WORKERS)


MATRIX = [
    ("construct_top", "yes yes no yes", "ANA-11.12"), ("recruit_top", "no yes yes yes", "ANA-12.3"),
    ("research_top", "yes no no yes", "ANA-13.5"), ("council_left", "yes yes yes yes", ""),
    ("mine_top", "yes yes yes yes", ""), ("purify", "yes yes yes yes", ""), ("trade", "yes yes yes yes", ""),
    ("supply", "yes yes yes yes", ""),
]  # fmt: skip


@pytest.mark.rule("ANA-9.12", "ANA-9.2", "ANA-9.9")
@pytest.mark.parametrize(("space", "allowed", "rule"), MATRIX)
def test_who_may_be_placed_where(space: str, allowed: str, rule: str) -> None:
    for worker, answer in zip(WORKERS, allowed.split(), strict=True):
        m = alone(worker)
        if answer == "yes":
            assert f"place:{space}" in keys(m), worker
        else:
            assert refused(m, f"place:{space}") == rule


@pytest.mark.rule("ANA-9.12", "ANA-9.2", "ANA-9.10", "ANA-35.7")
@pytest.mark.parametrize(("space", "choices", "motivated"), [
    ("mine_top", ["mine:gold"], "engineer genius"), ("supply", [], "administrator genius"), ("purify", [], ""),
    ("trade", ["trade:neutronium:energy_core"], ""), ("council_left", [], ""),
])  # fmt: skip
def test_whom_a_space_keeps_motivated(space: str, choices: list[str], motivated: str) -> None:
    for worker in WORKERS:
        m = alone(worker, mine_pool={"gold": 2, "uranium": 1, "titanium": 2})
        play(m, f"place:{space}", *choices)
        if "done" in keys(m):
            play(m, "done")
        column = "active" if worker in motivated.split() else "tired"
        play(m, "pass")
        assert workers(m, column) == {worker: 1}, worker


@pytest.mark.rule("ANA-9.3", "ANA-35.1")
def test_a_genius_is_never_spent_or_counted_for_another_type() -> None:
    m = table(era=3, slots={"power_plant_1": "102"}, warps={"scientist": 2, "gold": 2}, goods={"gold": 1},
              active={"genius": 2})  # fmt: skip
    play(m, "use:102", "focus:2")
    assert keys(m) == ["send:gold", "done"]
    factories = {"factory_1": "201", "factory_2": "202", "factory_3": "203"}
    m = table(era=5, options={"paths": ["dominance", "harmony"]}, slots=factories, goods={"titanium": 9},
              active={"genius": 3}, powered=1)  # fmt: skip
    play(m, "place:evacuation")
    assert goods(m)["vp"] == 5, "no engineer, no set"


@pytest.mark.rule("ANA-9.4")
def test_a_hex_takes_one_exosuit_until_the_era_ends() -> None:
    m = table(active={"engineer": 2}, powered=2)
    play(m, "place:mine_top")
    play(m, keys(m)[0])
    assert refused(m, "place:mine_top") == "ANA-9.4"
    play(m, "pass")
    assert m.view(None)["hexes"] == {}


@pytest.mark.rule("ANA-9.5")
def test_hexes_of_an_action_in_any_order() -> None:
    m = alone("scientist", players=4)
    assert {"place:research_top", "place:research_middle", "place:research_bottom"} <= set(keys(m))
    play(m, "place:research_bottom", "set:time")
    assert goods(m)["water"] == 7


@pytest.mark.rule("ANA-9.6")
def test_a_hex_pool_is_never_full() -> None:
    m = table(active={"engineer": 6}, powered=6)
    play(m, *["place:purify"] * 6)
    assert goods(m) == {"water": 18}


@pytest.mark.rule("ANA-9.7", "ANA-22.1")
def test_a_worker_spot_takes_one_worker_an_era_and_no_exosuit() -> None:
    m = table(active={"engineer": 2}, slots={"life_support_1": "305"}, goods={"water": 20})
    play(m, "use:305")
    assert refused(m, "use:305") == "ANA-9.7"
    play(m, "place:supply")
    assert player(m)["exosuits"]["deployed"] == 0
    m = table(active={"engineer": 2}, supply_worker={"worker": "scientist"}, goods={"water": 20})
    assert refused(m, "place:supply") == "ANA-9.7"


@pytest.mark.rule("ANA-9.8")
def test_only_active_workers_in_powered_exosuits_reach_the_main_board() -> None:
    assert refused(table(active={"engineer": 1}), "place:purify") == "ANA-9.8"
    m = table(active={"engineer": 1, "scientist": 1}, tired={"genius": 1}, powered=1)
    play(m, "place:purify")
    assert refused(m, "worker:genius") == "ANA-9.8"


@pytest.mark.rule("ANA-9.11")
def test_no_placement_without_effect() -> None:
    m = table(active={"scientist": 1}, powered=1)
    assert refused(m, "place:construct_top") == "ANA-9.11"
    assert refused(m, "place:trade") == "ANA-17.1"
    m = table(active={"scientist": 1}, powered=1, goods={"titanium": 2}, primary={"life_support": ["303"]})
    assert "place:construct_top" in keys(m)
    assert refused(m, "place:construct_middle") == "ANA-10.2", "the hex and the building are to be paid together"


@pytest.mark.rule("ANA-9.13", "ANA-35.2", "ANA-11.11")
@pytest.mark.parametrize("column", ["active", "tired"])
def test_a_worker_cost_takes_active_and_tired_ones(column: str) -> None:
    field: dict[str, Any] = {
        "superprojects": ["archive_of_the_eras", "anti_gravity_field"], "goods": {"titanium": 4}, "powered": 1,
        "breakthroughs": {"triangle_technology": 1},
    }  # fmt: skip
    held: dict[str, Any] = {"active": {"scientist": 1}, "tired": {}}
    held[column] = {**held[column], "engineer": 1}
    m = table(**field, **held)
    play(m, "place:construct_top", *(["worker:scientist"] if column == "active" else []), "build:anti_gravity_field",
         "slot:lab_1")  # fmt: skip
    assert workers(m, "active") == workers(m, "tired") == {}
    m = table(**field, active={"scientist": 1}, slots={"lab_1": {"tile": "413", "worker": "engineer"}})
    play(m, "place:construct_top")
    assert refused(m, "build:anti_gravity_field") == "ANA-11.11", "a busy one is not spent"


@pytest.mark.rule("ANA-9.14")
def test_any_active_or_tired_worker_can_be_lost() -> None:
    m = table(slots={"lab_1": "dark_matter_converter"}, active={"administrator": 1}, tired={"genius": 1})
    play(m, "free:dark_matter_converter")
    assert keys(m) == ["lose:active:administrator", "lose:tired:genius"]
    m = table(slots={"lab_1": "dark_matter_converter"})
    assert refused(m, "free:dark_matter_converter") == "ANA-9.14"


@pytest.mark.rule("ANA-9.15")
@pytest.mark.parametrize(("tile", "words", "enough"), [
    ("404", {}, {"paradoxes": 1}), ("407", {}, {"warps": {"gold": 2}}), ("408", {}, {"tired": {"engineer": 1}}),
    ("403", {"powered": 6, "goods": {"energy_core": 1}}, {"powered": 5}),
    ("quantum_chameleon", {}, {"other": {"slots": {"lab_1": "413"}, "passed": True}}),
])  # fmt: skip
def test_abilities_without_object_are_not_offered(tile: str, words: dict[str, Any], enough: dict[str, Any]) -> None:
    described: dict[str, Any] = {"active": {"genius": 1}, "slots": {"lab_2": tile}, **words}
    assert refused(table(**described), f"use:{tile}") == "ANA-9.15"
    assert f"use:{tile}" in keys(table(**{**described, **enough}))


@pytest.mark.rule("ANA-10.1", "ANA-14.7")
def test_only_construct_recruit_and_research_are_capital_actions() -> None:
    hexes = [f"{a}_{row}" for a in ("construct", "recruit", "research", "mine") for row in ("top", "middle")]
    taken = {hex: {"seat": 1 + n % 2, "worker": "scientist" if "research" in hex else "engineer"}
             for n, hex in enumerate([*hexes, "mine_bottom"])}  # fmt: skip
    m = alone("genius", players=3, hexes=taken)
    play(m, "place:council_right")
    assert keys(m) == ["action:construct", "action:recruit", "action:research"]


@pytest.mark.rule("ANA-10.2")
@pytest.mark.parametrize(("hex", "price"), [("top", 0), ("middle", 1), ("bottom", 2)])
def test_what_a_capital_hex_costs(hex: str, price: int) -> None:
    for action, rest in (("recruit", ["recruit:administrator"]), ("research", ["set:circle"])):
        m = alone("genius", players=4, goods={"water": price}, fate=["time"])
        play(m, f"place:{action}_{hex}", *rest)
        assert "water" not in goods(m)
        if price:
            m = alone("genius", players=4, goods={"water": price - 1})
            assert refused(m, f"place:{action}_{hex}") == "ANA-10.2"


@pytest.mark.rule("ANA-10.3", "ANA-10.4")
def test_after_the_impact_hexes_cost_no_water_but_keep_their_restrictions() -> None:
    m = alone("administrator", era=5, goods={}, capital_tiles={"recruit_middle": "recruit_2"})
    assert len(m.view(None)["capital_tiles"]) == 6
    play(m, "place:recruit_middle", "recruit:administrator")
    assert goods(m) == {"vp": 1}
    assert refused(alone("scientist", era=5), "place:recruit_middle") == "ANA-12.3"
    m = alone("engineer", era=5, goods={"titanium": 1}, primary={"life_support": ["303"]},
              capital_tiles={"construct_top": "construct_4"})  # fmt: skip
    play(m, "place:construct_top", "build:303")
    assert goods(m) == {}, "the engineer's reward stays"


@pytest.mark.rule("ANA-10.5")
def test_a_flipped_tile_accepts_nobody() -> None:
    assert refused(alone("genius", era=6, flipped=["recruit_top"]), "place:recruit_top") == "ANA-10.5"


@pytest.mark.rule("ANA-10.6", "ANA-28.23", "ANA-28.9")
def test_a_standard_action_has_neither_hex_cost_nor_tile_bonus() -> None:
    m = table(era=6, slots={"lab_1": "outback_conditioner"}, goods={"water": 2}, active={"scientist": 1}, fate=["time"],
              capital_tiles={"research_top": "research_2", "research_middle": "research_3"})  # fmt: skip
    play(m, "use:outback_conditioner", "set:circle")
    assert (goods(m), player(m)["breakthroughs"]) == ({}, {"circle_time": 1})
    m = table(slots={"lab_1": "outback_conditioner"}, goods={"water": 2}, active={"administrator": 1}, **POOL)
    play(m, "use:outback_conditioner")
    assert keys(m) == ["recruit:scientist", "recruit:engineer", "recruit:administrator", "recruit:genius"]
    m = table(slots={"lab_1": "outback_conditioner"}, goods={"water": 9, "titanium": 1}, active={"engineer": 1}, **POOL,
              secondary={"life_support": ["303"]})  # fmt: skip
    play(m, "use:outback_conditioner")
    assert sorted(keys(m)) == ["action:construct", "action:recruit"], "an engineer does no research"
    play(m, "action:construct", "build:303")
    assert goods(m) == {"water": 7}, "with the engineer's reward"
    assert decision(m).seat == 0
