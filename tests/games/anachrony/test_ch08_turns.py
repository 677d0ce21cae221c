"""Chapter 8: turns, free actions, passing."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.anachrony.components import data
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, keys, play, refused


@pytest.mark.rule("ANA-8.1")
def test_turns_go_clockwise_and_skip_who_has_passed() -> None:
    seats: list[dict[str, Any]] = [{}, {"passed": True}, {}]
    m = table(players=3, seats=[{**seat, "active": {"engineer": 2}, "powered": 2} for seat in seats])
    play(m, "place:purify")
    assert decision(m).seat == 2
    play(m, "place:purify")
    assert decision(m).seat == 0
    m = table(players=3, seats=[{}, {}, {}], phase="warp", first=2)
    play(m, "warp:none", "warp:none", "warp:none")
    assert decision(m).seat == 2, "from the first player"


@pytest.mark.rule("ANA-8.2")
def test_free_actions_then_one_placement() -> None:
    m = table(slots={"life_support_1": "303", "life_support_2": "304", "life_support_3": "305"}, powered=1,
              active={"engineer": 2}, other={"passed": False})  # fmt: skip
    play(m, "free:303", "free:304")
    assert decision(m).seat == 0
    play(m, "use:305")
    assert decision(m).seat == 1, "one placement ends the turn"
    assert refused(m, "place:purify", 0) == "ANA-8.1"


@pytest.mark.rule("ANA-8.3")
def test_who_cannot_place_passes() -> None:
    m = table(morale=1)
    assert m.view(None)["era"] == 3, "nothing else could be done, so it was not asked"
    assert keys(table(morale=4)) == ["pass", "free:force_workers"]
    m = table(active={"engineer": 1}, powered=1)
    assert {"pass", "place:purify"} <= set(keys(m)), "and who will not may"


@pytest.mark.rule("ANA-8.4", "ANA-8.5", "ANA-38.18")
def test_passing_is_final_but_free_actions_may_come_first() -> None:
    m = table(tired={"scientist": 1}, morale=4, slots={"life_support_1": "303"}, other={"passed": False})
    play(m, "free:force_workers", "pass")
    assert (workers(m, "active"), player(m)["morale"]) == ({"scientist": 1}, 3)
    assert refused(m, "free:303", 0) == "ANA-8.4"
    play(m, "pass")
    assert (m.view(None)["era"], workers(m, "active")) == (3, {"scientist": 1})


@pytest.mark.rule("ANA-8.6", "ANA-22.2", "ANA-38.17")
def test_each_free_action_once_an_era() -> None:
    m = table(goods={"water": 3}, active={"engineer": 1},
              slots={"life_support_1": "303", "factory_1": "215", "life_support_2": "305"})  # fmt: skip
    play(m, "free:303", "free:215", "take:titanium", "use:305")
    assert goods(m) == {"water": 7, "titanium": 1}
    assert player(m)["used"] == ["factory_1", "life_support_1"]
    assert "free:303" not in keys(m)
    assert "free:215" not in keys(m)
    m.choose("pass", 0)
    assert (player(m)["used"], workers(m, "active")) == ([], {"engineer": 1})


@pytest.mark.rule("ANA-8.7", "ANA-22.5")
def test_the_free_action_of_a_new_building_waits_for_the_next_turn() -> None:
    m = table(goods={"titanium": 2}, active={"scientist": 1}, powered=1, secondary={"life_support": ["303"]},
              other={"passed": False})  # fmt: skip
    play(m, "place:construct_top", "build:303")
    assert decision(m).seat == 1
    play(m, "pass")
    assert "free:303" in keys(m)


@pytest.mark.rule("ANA-8.8")
def test_the_phase_ends_when_all_have_passed() -> None:
    m = table(players=3, seats=[{}, {}, {}])
    play(m, "pass", "pass")
    assert m.view(None)["phase"] == "action"
    play(m, "pass")
    assert m.view(None)["era"] == 3


@pytest.mark.rule("ANA-8.9")
def test_all_sources_of_free_actions() -> None:
    tiles = [*data()["buildings"], *data()["superprojects"]]
    free = [str(t["id"]) for t in tiles if any(ability["kind"] == "free_action" for ability in t["abilities"])]
    assert free == ["215", "301", "302", "303", "304", "414", "uranium_cores", "particle_collider", "temporal_tourism",
                    "exocrawler", "dark_matter_converter"]  # fmt: skip
    assert [x["id"] for x in data()["leaders"] if x["kind"] == "free_action"] == ["haulani", "caratacus"]
    m = table(options={"side": "b", "paths": ["dominance", "harmony"]}, goods={"water": 9})
    assert {"free:force_workers", "free:supply"} <= set(keys(m))
    slots: dict[str, Any] = {"life_support_1": "301", "life_support_2": "302", "lab_1": "414", "factory_1": "215"}
    m = table(goods={"water": 9}, slots=slots, active={"engineer": 1})
    assert {f"free:{word}" for word in ("force_workers", "haulani", "301", "302", "414", "215")} == {
        key for key in keys(m) if key.startswith("free:")
    }


@pytest.mark.rule("ANA-8.10", "ANA-14.8")
def test_a_new_first_player_waits_for_the_next_era() -> None:
    seats: list[dict[str, Any]] = [{}, {"active": {"engineer": 1}, "powered": 1, "goods": {"water": 2}}, {}]
    m = table(players=3, seats=seats, acting=1)
    play(m, "place:council_left")
    assert m.view(None)["first"] == 1, "the banner moves at once"
    assert decision(m).seat == 2, "the running phase goes on clockwise"
    play(m, "pass", "pass", "pass")
    assert (m.view(None)["era"], decision(m).seat) == (3, 1)


@pytest.mark.rule("ANA-36.17", "ANA-36.23")
def test_after_the_main_step_no_free_action_is_left_in_the_turn() -> None:
    m = table(slots={"life_support_1": "303"}, active={"engineer": 1}, powered=1, other={"passed": False})
    play(m, "place:purify")
    with pytest.raises(ct.IllegalChoice):
        m.choose("free:303", 0)
    play(m, "pass")
    assert "free:303" in keys(m, 0), "any own turn will do"
