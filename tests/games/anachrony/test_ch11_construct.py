"""Chapter 11: buildings and superprojects, their costs and discounts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import keys, play, refused


@pytest.mark.rule("ANA-38.19", "ANA-11.13")
def test_an_engineer_builds_for_one_titanium_less() -> None:
    held = {"titanium": 3, "gold": 1, "water": 6}
    m = table(goods=held, active={"engineer": 1}, powered=1, secondary={"factory": ["201"]})
    play(m, "place:construct_middle", "build:201", "pass")
    assert tiles(m) == {"factory_1": "201"}
    assert goods(m)["titanium"] == 2
    assert "gold" not in goods(m)


@pytest.mark.rule("ANA-38.20")
def test_the_second_slot_asks_its_own_price() -> None:
    held = {"uranium": 1, "titanium": 2, "water": 1}
    m = table(goods=held, active={"scientist": 1}, powered=1, slots={"life_support_1": "305"},
              secondary={"life_support": ["303"]})  # fmt: skip
    play(m, "place:construct_top")
    assert refused(m, "build:305") == "ANA-4.5"
    play(m, "build:303")
    assert goods(m) == {}
    assert tiles(m)["life_support_2"] == "303"
    assert "free:303" in keys(m)


@pytest.mark.rule("ANA-38.24", "ANA-11.14")
def test_discounts_add_up() -> None:
    m = table(era=5, goods={"water": 2}, active={"engineer": 1}, powered=1, primary={"lab": ["401"]},
              slots={"lab_1": "415", "factory_1": "anti_gravity_field"},
              capital_tiles={"construct_top": "construct_1"})  # fmt: skip
    play(m, "place:construct_top", "build:401")
    assert goods(m) == {}
    assert tiles(m)["lab_2"] == "401"


@pytest.mark.rule("ANA-38.22", "ANA-9.3", "ANA-11.11")
def test_a_genius_builds_but_does_not_pay_for_an_engineer() -> None:
    field: dict[str, Any] = {
        "superprojects": ["continuum_stabilizer", "anti_gravity_field"],
        "focus": 2,
        "goods": {"titanium": 3},
        "breakthroughs": {"triangle_technology": 1},
        "active": {"genius": 2},
        "powered": 1,
    }
    m = play(table(**field), "place:construct_top")
    assert refused(m, "build:anti_gravity_field") == "ANA-11.11"
    m = table(**field, tired={"engineer": 1})
    play(m, "place:construct_top", "build:anti_gravity_field", "slot:power_plant_1")
    assert goods(m) == {}
    assert workers(m, "tired") == {}
    assert player(m)["breakthroughs"] == {}
