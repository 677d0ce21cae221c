"""Chapter 6: Power Up."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table
from tests.games.playing import decision, keys, play, refused


def power_up(options: dict[str, Any] | None = None, **words: Any) -> Match:
    chosen = {"paths": ["harmony", "dominance"], **(options or {})}
    return table(phase="power_up", options=chosen, **words)


@pytest.mark.rule("ANA-6.1")
def test_players_power_up_in_turn_order() -> None:
    m = power_up(first=1, other={"leader": "samira"})
    assert decision(m).seat == 1
    assert [d.seat for d in m.decisions] == [1]
    play(m, "power:3")
    assert decision(m).seat == 0


@pytest.mark.rule("ANA-6.2", "ANA-6.3", "ANA-33.9")
def test_three_hexes_are_free_and_three_cost_a_core() -> None:
    m = power_up(goods={"energy_core": 9, "water": 9})
    assert keys(m) == ["power:0", "power:1", "power:2", "power:3", "power:4:energy_core:1", "power:5:energy_core:2",
                       "power:6:energy_core:3"]  # fmt: skip
    assert player(m)["hex_prices"] == {
        "top_left": ["free"], "top_middle": ["free"], "top_right": ["free"],
        "bottom_left": ["EC"], "bottom_middle": ["EC"], "bottom_right": ["EC"],
    }  # fmt: skip
    assert keys(power_up()) == ["power:0", "power:1", "power:2", "power:3"], "without cores"


@pytest.mark.rule("ANA-6.4", "ANA-38.10")
def test_empty_hexes_give_water() -> None:
    m = play(power_up(goods={"energy_core": 3, "water": 2}), "power:4:energy_core:1")
    assert goods(m) == {"energy_core": 2, "water": 4}
    assert player(m)["exosuits"]["powered"] == 4


@pytest.mark.rule("ANA-6.4", "ANA-33.11", "ANA-33.15")
def test_water_of_empty_hexes_on_side_b() -> None:
    m = power_up({"side": "b"}, other={"leader": "samira"})
    play(m, "power:2", "power:1")
    assert [goods(m, seat) for seat in (0, 1)] == [{"water": 8}, {}]


@pytest.mark.rule("ANA-6.5", "ANA-24.8", "ANA-38.11")
def test_covered_hexes_take_no_exosuit_and_give_no_water() -> None:
    m = power_up(era=5, goods={"energy_core": 9})
    assert keys(m)[-1] == "power:4:energy_core:3"
    m = power_up(era=5, goods={"energy_core": 2})
    play(m, "power:3:energy_core:2")
    assert goods(m) == {"water": 1}
    assert player(m)["exosuits"]["powered"] == 3
    m = power_up({"paths": ["salvation", "harmony"], "leaders": ["amena", "zaida"]}, era=5, goods={"energy_core": 9})
    assert keys(m)[-1] == "power:6:energy_core:3", "Amena's hexes stay open"


@pytest.mark.rule("ANA-6.6")
def test_an_exosuit_that_comes_later_takes_no_water_back() -> None:
    m = power_up(other={"leader": "samira"})
    play(m, "power:3", "power:3")
    assert goods(m) == {"water": 3}
    play(m, "warp:exosuit", "warp:none")
    assert goods(m) == {"water": 3}
    assert player(m)["exosuits"]["powered"] == 4


WOLFE = {"paths": ["dominance", "harmony"]}


@pytest.mark.rule("ANA-6.7", "ANA-29.3", "ANA-38.12")
def test_wolfe_turns_water_into_cores_before_paying() -> None:
    m = power_up(WOLFE, goods={"water": 4})
    play(m, "power:5:energy_core:2")
    assert goods(m) == {"water": 1}
    assert player(m)["exosuits"]["powered"] == 5
    assert refused(power_up(WOLFE, goods={"water": 3}), "power:5:energy_core:2") != ""


@pytest.mark.rule("ANA-6.7", "ANA-29.3")
def test_wolfe_exchanges_both_ways_as_often_as_he_likes() -> None:
    m = play(power_up(WOLFE, goods={"energy_core": 2, "water": 2}), "power:3")
    assert goods(m) == {"energy_core": 2, "water": 5}, "also after the water gain"
    assert keys(m) == ["exchange:energy_core:2", "exchange:energy_core:1", "exchange:water:1", "exchange:water:2",
                       "done"]  # fmt: skip
    assert goods(play(m, "exchange:energy_core:2")) == {"water": 9}
    m = play(power_up(WOLFE, goods={"energy_core": 2, "water": 2}), "power:3", "exchange:water:2")
    assert goods(m) == {"energy_core": 4, "water": 1}
    assert decision(m).seat == 1


@pytest.mark.rule("ANA-6.8")
def test_nobody_has_to_power_anything() -> None:
    m = play(power_up(), "power:0")
    assert (player(m)["exosuits"]["powered"], goods(m)) == (0, {"water": 6})


@pytest.mark.rule("ANA-6.9")
def test_a_paid_hex_is_not_used_while_a_free_one_is_empty() -> None:
    m = power_up(goods={"energy_core": 9})
    assert refused(m, "power:1:energy_core:1") != ""
    assert refused(m, "power:3:energy_core:1") != ""


@pytest.mark.rule("ANA-33.10")
def test_harmony_b_pays_cores_or_water() -> None:
    m = power_up({"side": "b"}, goods={"water": 6, "energy_core": 1})
    assert keys(m)[4:] == [
        "power:4:energy_core:1", "power:4:water:3", "power:5:energy_core:1:water:3", "power:5:water:6",
        "power:6:energy_core:1:water:6",
    ]  # fmt: skip
    m = power_up({"side": "b"}, goods={"water": 6})
    assert "power:6:energy_core:1:water:6" not in keys(m), "the lower middle hex takes cores only"
    assert player(m)["hex_prices"]["bottom_middle"] == ["EC"]


@pytest.mark.rule("ANA-33.20")
def test_progress_b_pays_cores_or_resources() -> None:
    m = power_up({"side": "b", "paths": ["progress", "harmony"]}, goods={"gold": 1, "energy_core": 1, "neutronium": 1})
    assert keys(m)[4:] == ["power:4:energy_core:1", "power:4:gold:1", "power:5:energy_core:1:gold:1"]


@pytest.mark.rule("ANA-33.26", "ANA-38.13")
def test_salvation_b_has_its_own_prices() -> None:
    m = power_up({"side": "b", "paths": ["salvation", "harmony"]}, goods={"titanium": 1, "energy_core": 1})
    assert keys(m) == ["power:0", "power:1", "power:2", "power:3:energy_core:1", "power:3:titanium:1",
                       "power:4:energy_core:1:titanium:1"]  # fmt: skip
    play(m, "power:4:energy_core:1:titanium:1")
    assert goods(m) == {"water": 2}
    assert player(m)["exosuits"]["powered"] == 4
    assert player(m)["hex_prices"] == {
        "top_left": ["TUG"], "top_middle": ["free"], "top_right": ["EC"],
        "bottom_left": ["TUG"], "bottom_middle": ["free"], "bottom_right": ["EC"],
    }  # fmt: skip
    m = power_up({"side": "b", "paths": ["salvation", "harmony"]}, goods={"titanium": 3, "energy_core": 3}, era=5)
    assert set(keys(m)) == {
        "power:0", "power:1", "power:2", "power:3:energy_core:1", "power:3:titanium:1",
        "power:4:energy_core:1:titanium:1",
    }, "after the Impact: one left hex, one right hex, both middle ones"  # fmt: skip


@pytest.mark.rule("ANA-35.8")
def test_exosuits_are_powered_anew_each_era() -> None:
    m = play(table(powered=5), "pass")
    assert (m.view(None)["era"], player(m)["exosuits"]["powered"]) == (3, 0)
