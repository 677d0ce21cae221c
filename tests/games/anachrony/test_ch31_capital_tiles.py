"""Chapter 31: the fifteen collapsing capital tiles."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, tiles, workers
from tests.games.playing import decision, keys, play, refused

RICH = {"water": 9, "titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9}


def on(tile: str, worker: str, **words: Any) -> Match:
    """The worker stands on the tile, which lies on the top hex of its action."""
    hex = f"{tile.split('_')[0]}_top"
    described: dict[str, Any] = {"era": 5, "active": {worker: 1}, "powered": 1, "capital_tiles": {hex: tile}, **words}
    return play(table(**described), f"place:{hex}")


@pytest.mark.rule("ANA-31.1")
@pytest.mark.parametrize("discount", ["titanium", "uranium"])
def test_construct_1(discount: str) -> None:
    m = on("construct_1", "scientist", goods=RICH, secondary={"lab": ["413"]})
    play(m, "build:413", f"discount:{discount}")
    left = {**RICH, "uranium": 8, "titanium": 7, "water": 8}
    assert goods(m) == {**left, discount: left[discount] + 1}


@pytest.mark.rule("ANA-31.2")
def test_construct_2() -> None:
    held = {"titanium": 2, "water": 1}
    m = on("construct_2", "scientist", goods=held, secondary={"power_plant": ["101"]})
    assert (goods(play(m, "build:101")), tiles(m)) == ({}, {"power_plant_1": "101"})
    m = on("construct_2", "scientist", goods=held, superprojects=["exocrawler"])
    assert not [key for key in keys(m) if key.startswith("build:4")], "only neutronium is cheaper"


@pytest.mark.rule("ANA-31.3")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_construct_3(column: int) -> None:
    slots = {f"lab_{at}": f"40{at}" for at in range(1, column)}
    m = play(on("construct_3", "scientist", goods=RICH, slots=slots, secondary={"lab": ["413"]}), "build:413")
    assert goods(m)["vp"] == column


CHAMELEON: dict[str, Any] = {
    "goods": RICH, "superprojects": ["exocrawler", "quantum_chameleon"], "focus": 2, "breakthroughs": {"square_war": 2},
}  # fmt: skip


@pytest.mark.rule("ANA-31.3", "ANA-31.4")
@pytest.mark.parametrize(("tile", "vp"), [("construct_3", 0), ("construct_4", 2)])
def test_points_for_a_superproject(tile: str, vp: int) -> None:
    m = play(on(tile, "scientist", **CHAMELEON), "build:quantum_chameleon", "slot:lab_1")
    assert goods(m).get("vp", 0) == vp
    m = play(on("construct_4", "scientist", goods=RICH, secondary={"lab": ["413"]}), "build:413")
    assert "vp" not in goods(m), "nothing for a building"


@pytest.mark.rule("ANA-31.5", "ANA-31.16")
def test_construct_5() -> None:
    m = on("construct_5", "engineer", goods=RICH, secondary={"lab": ["413"], "life_support": ["303"]})
    play(m, "build:413", "build:303")
    assert tiles(m) == {"lab_1": "413", "life_support_1": "303"}
    assert goods(m)["titanium"] == 9 - 1 - 1, "the engineer saves titanium twice"
    assert "pass" in keys(m), "and no third one"
    m = play(on("construct_5", "engineer", goods=RICH, secondary={"lab": ["413"]}), "build:413", "done")
    assert tiles(m) == {"lab_1": "413"}


@pytest.mark.rule("ANA-31.6")
def test_recruit_1() -> None:
    m = play(on("recruit_1", "administrator", recruit_pool={"scientist": 1, "genius": 1}), "recruit:scientist")
    assert goods(m) == {"water": 4}
    m = play(on("recruit_1", "administrator", recruit_pool={"scientist": 1, "genius": 1}), "recruit:genius")
    play(m, "bonus:water", "bonus:energy_core")
    assert (goods(m), workers(m, "active")) == ({"water": 2, "energy_core": 1}, {"genius": 1})


@pytest.mark.rule("ANA-31.7", "ANA-31.17")
def test_recruit_2() -> None:
    m = on("recruit_2", "administrator", recruit_pool={"engineer": 1})
    assert (workers(m, "active"), player(m)["exosuits"]["powered"]) == ({"engineer": 1}, 1)
    busy = [{"space": "purify", "seat": 0, "worker": "engineer"}] * 2
    m = on("recruit_2", "administrator", recruit_pool={"engineer": 1}, powered=4, pools=busy)
    assert player(m)["exosuits"] == {"unpowered": 0, "powered": 3, "deployed": 3, "total": 6}
    assert (workers(m, "active"), goods(m)) == ({"engineer": 1}, {"energy_core": 1}), "the recruit stands"


@pytest.mark.rule("ANA-31.8")
def test_recruit_3() -> None:
    assert player(on("recruit_3", "administrator", recruit_pool={"engineer": 1}, morale=4))["morale"] == 5


@pytest.mark.rule("ANA-31.9")
def test_recruit_4() -> None:
    m = on("recruit_4", "administrator", recruit_pool={"engineer": 1}, tired={"scientist": 2})
    assert (workers(m, "active"), workers(m, "tired")) == ({"scientist": 2, "engineer": 1}, {})


@pytest.mark.rule("ANA-31.10", "ANA-31.16")
def test_recruit_5() -> None:
    m = on("recruit_5", "engineer", recruit_pool={"engineer": 1, "scientist": 1, "genius": 1})
    play(m, "recruit:scientist")
    assert keys(m) == ["recruit:engineer", "done"], "an engineer still takes no genius"
    play(m, "recruit:engineer")
    assert (workers(m, "active"), goods(m)) == ({"scientist": 1, "engineer": 1}, {"water": 2, "energy_core": 1})
    assert "pass" in keys(m)
    m = play(on("recruit_5", "engineer", recruit_pool={"engineer": 1, "scientist": 1}), "recruit:scientist", "done")
    assert workers(m, "active") == {"scientist": 1}


@pytest.mark.rule("ANA-31.11", "ANA-13.7")
def test_research_1() -> None:
    m = on("research_1", "scientist", other={"passed": True, "breakthroughs": {"circle_war": 3}})
    assert "set:circle:war" not in keys(m)
    play(m, "set:circle:time")
    assert (player(m)["breakthroughs"], goods(m)) == ({"circle_time": 1}, {})
    m = play(on("research_1", "scientist", fate=["war"]), "set:square")
    assert player(m)["breakthroughs"] == {"square_war": 1}, "it may"


@pytest.mark.rule("ANA-31.12")
def test_research_2() -> None:
    m = play(on("research_2", "scientist", fate=["war"]), "set:square")
    assert (player(m)["breakthroughs"], goods(m)) == ({"square_war": 1}, {"vp": 2})


@pytest.mark.rule("ANA-31.13")
@pytest.mark.parametrize(("worker", "titanium"), [("scientist", 8), ("genius", 9)])
def test_research_3(worker: str, titanium: int) -> None:
    """A genius saves the one titanium that the superproject costs."""
    words = {**CHAMELEON, "breakthroughs": {"square_war": 1}, "fate": ["time"]}
    m = play(on("research_3", worker, **words), "set:square")
    assert keys(m) == ["build:quantum_chameleon", "done"]
    assert refused(m, "build:413") == "ANA-31.13"
    play(m, "build:quantum_chameleon", "slot:lab_1")
    assert goods(m)["titanium"] == titanium
    assert player(m)["breakthroughs"] == {}, "what was just researched could pay"
    m = play(on("research_3", worker, **words), "set:square", "done")
    assert tiles(m) == {}


@pytest.mark.rule("ANA-31.14")
@pytest.mark.parametrize(("held", "offered"), [
    (2, ["return:2", "return:1", "return:0"]), (1, ["return:1", "return:0"]),
])  # fmt: skip
def test_research_4(held: int, offered: list[str]) -> None:
    m = play(on("research_4", "scientist", paradoxes=held, fate=["war"]), "set:square")
    assert keys(m) == offered
    assert player(play(m, offered[0]))["paradoxes"] == 0


@pytest.mark.rule("ANA-31.15", "ANA-31.16")
def test_research_5() -> None:
    m = play(on("research_5", "scientist", fate=["war", "time"]), "set:square", "set:circle")
    assert player(m)["breakthroughs"] == {"square_war": 1, "circle_time": 1}
    assert decision(m).seat == 0
    assert "pass" in keys(m), "not a third time"
    m = play(on("research_5", "scientist", fate=["war"]), "set:square", "done")
    assert player(m)["breakthroughs"] == {"square_war": 1}
