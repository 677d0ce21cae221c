"""Chapters 14 to 17: World Council, Mine Resource, Purify Water, Trade with Nomads."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from chronotable.games.anachrony.components import data, hex_extra
from chronotable.games.anachrony.terms import GOLD, GOODS, HEXES, MINE_TOP, TITANIUM, URANIUM
from chronotable.kernel.match import Match
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import decision, keys, play, refused

THEIRS = {"construct": "engineer", "recruit": "engineer", "research": "scientist"}


def full(*actions: str) -> dict[str, Any]:
    """Both hexes of these actions are occupied."""
    return {f"{action}_{row}": {"seat": 1, "worker": THEIRS[action]} for action in actions for row in ("top", "middle")}


def one(worker: str, **words: Any) -> Match:
    return table(**{"active": {worker: 1}, "powered": 1, **words})


@pytest.mark.rule("ANA-14.1", "ANA-14.2", "ANA-14.3", "ANA-38.30", "ANA-35.9")
def test_the_council_copies_a_full_capital_action() -> None:
    m = one("scientist", players=3, hexes=full("research"), goods={"water": 2}, fate=["time"])
    play(m, "place:council_right", "set:circle")
    assert (goods(m), player(m)["breakthroughs"]) == ({"water": 1}, {"circle_time": 1})
    assert refused(one("scientist", players=3, goods={"water": 2}), "place:council_right") == "ANA-14.2"
    m = one("engineer", players=3, hexes=full("research"), goods={"water": 2})
    assert refused(m, "place:council_right") == "ANA-14.5", "the copied action's restrictions apply"
    m = one("engineer", hexes=full("construct"), goods={"water": 1, "titanium": 1}, secondary={"life_support": ["303"]})
    play(m, "place:council_right", "build:303")
    assert goods(m) == {}, "and its rewards"


@pytest.mark.rule("ANA-14.4", "ANA-14.8", "ANA-38.31")
def test_the_left_hex_makes_first_player_without_any_action() -> None:
    m = table(seats=[{"passed": True}, {"active": {"administrator": 1}, "powered": 1, "goods": {"water": 2}}], acting=1)
    play(m, "place:council_left")
    assert (goods(m, 1), m.view(None)["first"]) == ({}, 1)
    assert decision(m).seat == 1
    assert "pass" in keys(m), "no action was asked for"
    play(m, "pass")
    assert (m.view(None)["era"], decision(m).seat) == (3, 1)
    m = one("scientist", hexes=full("research"), goods={"water": 2})
    play(m, "place:council_left")
    assert "done" in keys(m), "a copy may be declined"
    play(m, "done")
    assert player(m)["breakthroughs"] == {}


@pytest.mark.rule("ANA-14.5")
def test_the_right_hex_needs_a_copy_that_can_be_carried_out() -> None:
    m = one("administrator", hexes=full("recruit"), goods={"water": 1}, recruit_pool={})
    assert refused(m, "place:council_right") == "ANA-14.5"
    assert refused(one("administrator", hexes=full("recruit")), "place:council_right") == "ANA-14.1"


@pytest.mark.rule("ANA-14.6", "ANA-38.32", "ANA-14.10")
def test_flipped_tiles_are_not_free() -> None:
    m = one("engineer", era=6, flipped=["recruit_top"], hexes={"recruit_middle": {"seat": 1, "worker": "engineer"}},
            goods={"water": 1}, recruit_pool={"scientist": 1},
            capital_tiles={"recruit_top": "recruit_1", "recruit_middle": "recruit_3"}, morale=4)  # fmt: skip
    play(m, "place:council_right")
    assert (goods(m), workers(m, "active")) == ({"water": 2}, {"scientist": 1})
    assert player(m)["morale"] == 4, "no tile bonus"
    play(m, "pass")
    assert m.view(None)["flipped"] == ["recruit_top", "recruit_middle"], "only what held an exosuit itself"
    m = one("engineer", era=6, flipped=["recruit_top"], goods={"water": 1})
    assert refused(m, "place:council_right") == "ANA-14.2", "the other hex is free"


@pytest.mark.rule("ANA-14.10")
@pytest.mark.parametrize("era", [2, 6])
def test_the_council_costs_the_same_after_the_impact(era: int) -> None:
    m = play(one("scientist", era=era, goods={"water": 2}), "place:council_left")
    assert goods(m) == {}
    assert refused(one("scientist", era=era, goods={"water": 1}), "place:council_left") == "ANA-14.1"


@pytest.mark.rule("ANA-14.9")
def test_the_first_player_may_stay_first() -> None:
    m = play(one("scientist", goods={"water": 2}), "place:council_left")
    assert (m.view(None)["first"], goods(m)) == (0, {})


@pytest.mark.rule("ANA-15.1", "ANA-15.2", "ANA-38.33")
def test_one_resource_of_the_pool_and_the_extra_of_the_hex() -> None:
    pool = {"neutronium": 1, "gold": 1, "uranium": 1, "titanium": 2}
    m = one("engineer", mine_pool=pool)
    play(m, "place:mine_middle")
    assert keys(m) == ["mine:titanium", "mine:uranium", "mine:gold", "mine:neutronium"]
    play(m, "mine:neutronium")
    assert goods(m) == {"neutronium": 1, "gold": 1}
    assert m.view(None)["mine_pool"]["neutronium"] == 0
    play(m, "pass")
    assert workers(m, "active") == {"engineer": 1}
    m = one("engineer", mine_pool=pool, slots={"lab_1": "tectonic_drill"})
    play(m, "place:mine_top", "mine:neutronium", "take:titanium")
    assert goods(m) == {"neutronium": 1, "uranium": 1, "titanium": 1}


@pytest.mark.rule("ANA-15.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_mine_hexes_for_any_number_of_players(players: int) -> None:
    m = one("scientist", players=players)
    assert [key for key in keys(m) if "mine" in key] == ["place:mine_top", "place:mine_middle", "place:mine_bottom"]


@pytest.mark.rule("ANA-15.4")
def test_the_mine_is_not_refilled_within_an_era() -> None:
    m = table(active={"engineer": 2}, powered=2,
              mine_pool={"neutronium": 1, "gold": 1, "uranium": 1, "titanium": 2})  # fmt: skip
    play(m, "place:mine_top", "mine:neutronium", "place:mine_middle")
    assert keys(m) == ["mine:titanium", "mine:uranium", "mine:gold"], "the neutronium is gone"
    assert sum(m.view(None)["mine_pool"].values()) == 4


@pytest.mark.rule("ANA-16.1", "ANA-38.34")
@pytest.mark.parametrize(("worker", "water"), [("scientist", 4), ("engineer", 3), ("administrator", 3), ("genius", 4)])
def test_purified_water(worker: str, water: int) -> None:
    m = play(one(worker), "place:purify")
    assert goods(m) == {"water": water}
    play(m, "pass")
    assert workers(m, "tired") == {worker: 1}


@pytest.mark.rule("ANA-17.1", "ANA-17.2")
@pytest.mark.parametrize(("held", "choices", "after"), [
    ({"water": 3}, ["trade:water:energy_core"], {"energy_core": 1}),
    ({"energy_core": 1}, ["trade:energy_core:water"], {"water": 3}),
    ({"energy_core": 1}, ["trade:energy_core:neutronium"], {"neutronium": 1}),
    ({"neutronium": 1}, ["trade:neutronium:energy_core"], {"energy_core": 1}),
    ({"neutronium": 1}, ["trade:neutronium:tug", "take:titanium:gold"], {"titanium": 1, "gold": 1}),
    ({"uranium": 1, "gold": 1}, ["trade:tug:neutronium"], {"neutronium": 1}),
    ({"titanium": 2, "gold": 1}, ["trade:tug:water", "pay:titanium:gold"], {"titanium": 1, "water": 3}),
    ({"water": 3}, ["trade:water:tug", "take:uranium:uranium"], {"uranium": 2}),
])  # fmt: skip
def test_the_exchanges(held: dict[str, int], choices: list[str], after: dict[str, int]) -> None:
    assert goods(play(one("engineer", goods=held), "place:trade", *choices)) == after


@pytest.mark.rule("ANA-17.2", "ANA-38.36")
def test_two_different_resources_for_water() -> None:
    m = play(one("scientist", goods={"titanium": 1, "gold": 1}), "place:trade", "trade:tug:water")
    assert goods(m) == {"water": 3}


@pytest.mark.rule("ANA-17.3", "ANA-38.35", "ANA-36.10")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_two_exchanges_and_the_first_may_pay_the_second(worker: str) -> None:
    m = play(one(worker, goods={"water": 3}), "place:trade", "trade:water:energy_core", "trade:energy_core:neutronium")
    assert goods(m) == {"neutronium": 1}
    assert "pass" in keys(m), "no third one"
    m = play(one(worker, goods={"water": 6}), "place:trade", "trade:water:energy_core", "trade:water:energy_core")
    assert goods(m) == {"energy_core": 2}, "the same one twice"
    m = play(one(worker, goods={"water": 6}), "place:trade", "trade:water:energy_core", "done")
    assert goods(m) == {"energy_core": 1, "water": 3}


@pytest.mark.rule("ANA-17.4")
def test_one_exchange_must_be_made() -> None:
    m = play(one("administrator", goods={"water": 3}), "place:trade")
    assert "done" not in keys(m)
    assert refused(one("administrator", goods={"water": 2, "gold": 1}), "place:trade") == "ANA-17.1"


@pytest.mark.rule("ANA-17.5")
def test_the_reservoir_does_not_lower_trade_prices() -> None:
    m = one("engineer", goods={"water": 2}, slots={"lab_1": "grand_reservoir"})
    assert refused(m, "place:trade") == "ANA-17.1"
    m = play(one("engineer", goods={"water": 3}, slots={"lab_1": "grand_reservoir"}), "place:trade",
             "trade:water:energy_core")  # fmt: skip
    assert goods(m) == {"energy_core": 1}


@pytest.mark.rule("ANA-15.1")
def test_what_the_mine_hexes_add_is_printed_on_them() -> None:
    content = deepcopy(data())
    mine = next(action for action in content["main_board_actions"] if action["id"] == "mine")
    mine["hexes"][0]["extra"] = {"G": 2}
    assert hex_extra(content)[MINE_TOP][GOLD] == 2
    for hex, expected in zip(hex_extra(data())[MINE_TOP:HEXES], (URANIUM, GOLD, TITANIUM), strict=True):
        assert [kind for kind in range(GOODS) for _ in range(hex[kind])] == [expected]
