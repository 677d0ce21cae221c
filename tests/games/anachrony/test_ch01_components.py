"""Chapter 1: what is in the box, and what can run out."""

from __future__ import annotations

from collections import Counter

import pytest

import chronotable as ct
from chronotable.games.anachrony.components import data
from tests.games.anachrony.table import goods, player, table, workers
from tests.games.playing import play, refused

COUNTS = {record["id"]: record["count"] for record in data()["components"]}


def box_of(words: str) -> list[int]:
    return [COUNTS[word] for word in words.split()]


@pytest.mark.rule("ANA-1.1")
def test_shared_pieces() -> None:
    assert box_of("main_board impact_tile timeline_tile_double_sided evacuation_tile_double_sided") == [1, 1, 9, 1]
    assert box_of("research_die paradox_die") == [2, 1]
    assert len(table().view(None)["timeline"]) == 7, "seven are used"
    assert len(data()["alternate_timeline"]["tiles"]) == 9


@pytest.mark.rule("ANA-1.2")
def test_sixty_buildings_each_once() -> None:
    expected = [str(hundred * 100 + n) for hundred in (1, 2, 3, 4) for n in range(1, 16)]
    assert [str(record["id"]) for record in data()["buildings"]] == expected
    position = ct.position_of(ct.new("anachrony", seed=3, players=4, paths="random", leaders="random"))
    piles = [id for name in ("primary", "secondary") for pile in position[name].values() for id in pile]
    assert sorted(piles) == expected


@pytest.mark.rule("ANA-1.3")
def test_superprojects_anomalies_breakthroughs() -> None:
    assert len({record["id"] for record in data()["superprojects"]}) == COUNTS["superproject_tile"] == 18
    assert COUNTS["anomaly_tile"] == 12
    assert COUNTS["breakthrough_tile_per_shape"] == 15


@pytest.mark.rule("ANA-1.4")
def test_three_copies_of_fifteen_breakthroughs() -> None:
    shapes, icons = data()["breakthroughs"]["shapes"], data()["breakthroughs"]["icons"]
    assert (len(shapes), len(icons)) == (3, 5)
    assert table().view(None)["breakthroughs_left"] == [3] * 15
    with pytest.raises(ct.BadPosition):
        table(breakthroughs={"circle_war": 4})


@pytest.mark.rule("ANA-1.5")
def test_cards_and_tokens() -> None:
    words = "recruit_pool_card mine_pool_card collapsing_capital_tile hex_unavailable_tile endgame_condition_card"
    assert box_of(words) == [11, 11, 15, 9, 8]
    assert box_of("starting_asset_card paradox_token vp_token_5 vp_token_1 vp_token_minus_3") == [16, 16, 30, 35, 1]
    assert Counter(tile["action"] for tile in data()["collapsing_capital_tiles"]) == {
        "construct": 5, "recruit": 5, "research": 5,
    }  # fmt: skip
    assert len(data()["recruit_pool_cards"]) == len(data()["mine_pool_cards"]) == 11
    assert (len(data()["endgame_conditions"]), len(data()["starting_assets"]["cards"])) == (8, 16)


@pytest.mark.rule("ANA-1.6")
def test_workers_cubes_water_cores() -> None:
    assert box_of("scientist engineer administrator genius") == [25, 25, 15, 15]
    assert box_of("neutronium_cube gold_cube uranium_cube titanium_cube") == [15, 20, 20, 25]
    assert box_of("water_drop_1 water_drop_5 energy_core") == [24, 6, 24]


@pytest.mark.rule("ANA-1.7", "ANA-36.19")
def test_an_empty_supply_blocks_no_gain() -> None:
    m = table(goods={"gold": 20, "water": 54}, active={"genius": 15, "administrator": 15}, powered=1,
              slots={"factory_1": "204", "lab_1": "410", "life_support_1": "305"})  # fmt: skip
    play(m, "use:204", "worker:genius", "use:410", "worker:administrator")
    assert goods(m)["gold"] == 21
    assert workers(m, "active")["genius"] == 15, "one placed, one gained"
    play(m, "use:305", "worker:genius")
    assert goods(m)["water"] == 55


@pytest.mark.rule("ANA-1.8")
def test_markers_for_free_actions_never_run_out() -> None:
    """Eight markers, one of them on the timeline: yet nine free actions."""
    slots = {
        "factory_1": "215", "life_support_1": "301", "life_support_2": "302", "life_support_3": "303",
        "lab_1": "414", "power_plant_1": "dark_matter_converter", "factory_2": "uranium_cores",
        "lab_2": "particle_collider",
    }  # fmt: skip
    m = table(era=3, slots=slots, goods={"neutronium": 1}, active={"scientist": 2, "engineer": 2},
              tired={"engineer": 1}, morale=4)  # fmt: skip
    play(m, "free:301", "free:302", "free:303", "free:215", "take:gold", "free:414", "free:uranium_cores")
    play(m, "free:particle_collider", "take:gold:gold", "free:dark_matter_converter")
    play(m, "lose:tired:engineer", "choose:3", "free:force_workers")
    assert len(player(m)["used"]) == 9


@pytest.mark.rule("ANA-1.9")
def test_cores_points_paradoxes_and_anomalies_are_unlimited_too() -> None:
    m = table(goods={"energy_core": 24}, active={"engineer": 1}, slots={"factory_1": "212"})
    assert goods(play(m, "use:212"))["energy_core"] == 25
    full = {f"{row}_{column}": "anomaly" for row in ("power_plant", "factory", "life_support") for column in (1, 2, 3)}
    mine = {**full, "lab_1": "414", "lab_2": "anomaly"}
    m = table(slots=mine, paradoxes=2, other={"slots": {"power_plant_1": "anomaly", "lab_1": "anomaly"},
                                             "passed": True})  # fmt: skip
    play(m, "free:414")
    assert player(m)["slots"]["lab_3"]["tile"] == "anomaly", "the thirteenth"


@pytest.mark.rule("ANA-1.10")
def test_a_spent_breakthrough_can_be_researched_again() -> None:
    m = table(superprojects=["continuum_stabilizer", "welfare_society"], goods={"titanium": 2, "gold": 2, "water": 4},
              breakthroughs={"circle_society": 3}, active={"scientist": 2}, powered=2, fate=["society"])  # fmt: skip
    assert 0 in m.view(None)["breakthroughs_left"]
    play(m, "place:construct_top", "build:welfare_society", "slot:lab_1", "place:research_top", "set:circle")
    assert player(m)["breakthroughs"] == {"circle_society": 3}


@pytest.mark.rule("ANA-1.11")
def test_pieces_of_each_player() -> None:
    words = "exosuit_per_player warp_tile_per_player path_marker_per_player morale_marker_per_player leader_card"
    assert box_of(words) == [6, 9, 8, 1, 8]
    assert box_of("player_board path_board_double_sided player_banner time_travel_marker_per_player") == [4, 4, 4, 1]
    m = table()
    assert len(player(m)["warp_pool"]) == 9
    assert player(m)["exosuits"]["total"] == 6
    assert refused(table(phase="warp"), "warp:gold:gold:water", 0) == "ANA-7.1"


@pytest.mark.rule("ANA-1.12")
def test_pieces_without_rules() -> None:
    assert box_of("reference_card_double_sided score_pad") == [4, 1]
