"""The components, set-up and missions in the data say what the rule ledger says (chapters 1 to 9 and 19).

A test is marked with a rule only where the data settles that rule; what the data merely feeds (missions, abilities,
modes at play) is marked by the tests that play it, and here named by its ID in the parameters.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.loop.shipped import AGENTS, CARDS, COMPONENTS, DATA, MODES, RING, count, distance

# Components and limits


@pytest.mark.rule("LOOP-1.1")
def test_seven_eras_form_a_ring_in_this_order() -> None:
    assert [(era["index"], era["id"]) for era in DATA["eras"]] == list(enumerate(RING))
    assert DATA["era_rules"]["count"] == 7


@pytest.mark.rule("LOOP-1.2")
def test_an_era_has_three_rift_slots() -> None:
    assert DATA["era_rules"]["rift_slots_per_era"] == 3


@pytest.mark.rule("LOOP-1.3")
def test_cards_are_as_many_as_printed() -> None:
    assert COMPONENTS["artifact_cards"]["count"] == len(CARDS) == 79
    assert COMPONENTS["artifact_cards"]["split"] == {"starting": 30, "arsenal": 49}
    assert (len(DATA["starting_cards"]), len(DATA["arsenal_cards"])) == (30, 49)
    assert Counter(card["agent"] for card in DATA["starting_cards"]) == dict.fromkeys(AGENTS, 6)
    assert count("doctor_cards") == 7
    assert [card["era"] for card in DATA["doctor_cards"]] == RING
    assert count("ultramachine_cards") == len(DATA["ultramachine_cards"]) == 14


@pytest.mark.rule("LOOP-1.4")
def test_tokens_and_cubes_are_as_many_as_printed() -> None:
    assert count("clone_tokens") == len(DATA["clones"]) == 28
    assert count("super_clone_tokens") == len(DATA["super_clones"]) == 7
    assert count("centrifuge_tokens") == 3
    cubes = {
        name: (component["colour"], component["count"])
        for name, component in COMPONENTS.items()
        if "colour" in component
    }
    assert cubes == {"rift_cubes": ("red", 30), "energy_cubes": ("green", 30), "eternal_energy_cubes": ("blue", 5)}


@pytest.mark.rule("LOOP-1.5")
def test_tiles_are_as_many_as_printed() -> None:
    sabotage = COMPONENTS["sabotage_tiles"]
    assert (sabotage["count"], sabotage["used_per_game"], len(DATA["missions"])) == (10, 7, 10)
    assert (count("vortex_tiles"), COMPONENTS["vortex_tiles"]["sides"]) == (3, ["vortex", "mega_vortex"])
    assert (count("agent_tiles"), COMPONENTS["agent_tiles"]["sides"]) == (5, ["charged", "drained"])
    assert count("mode_tiles") == 2
    assert COMPONENTS["mode_tiles"]["sides_total"] == 2 * count("mode_tiles") == len(MODES)
    assert count("reminder_tile") == 1


@pytest.mark.rule("LOOP-1.6")
def test_every_clone_has_a_start_era_and_a_destroy_era() -> None:
    for clone in [*DATA["clones"], *DATA["super_clones"]]:
        assert {clone["start"], clone["destroy"]} <= set(RING)


@pytest.mark.rule("LOOP-1.7")
def test_one_clone_for_every_pair_of_eras_neither_equal_nor_adjacent() -> None:
    pairs = [(clone["start"], clone["destroy"]) for clone in DATA["clones"]]
    expected = {(start, destroy) for start in RING for destroy in RING if distance(start, destroy) in (2, 3, 4, 5)}
    assert len(pairs) == len(expected) == 28
    assert set(pairs) == expected
    assert {clone["source"] for clone in DATA["clones"]} == {"public"}


@pytest.mark.rule("LOOP-1.1")
def test_every_era_has_a_colour_of_its_own() -> None:
    colours = {record["id"]: record["colour"] for record in DATA["era_colours"]}
    assert list(colours) == RING
    assert len(set(colours.values())) == 7
    assert colours["globalization"] == "orange", "as the clone of the worked example shows"


@pytest.mark.rule("LOOP-1.8")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_an_artifact_has_name_dimension_icons_text_and_origin(card: dict[str, Any]) -> None:
    assert card["name"]["en"]
    assert card["dimension"] in {"spiral", "stripes", "star", "black_hole"}
    assert card["kinds"]
    assert set(card["kinds"]) <= {"energy", "rift", "clone", "move", "card"}
    assert card["text"]
    if card["set"] == "starting":
        assert card["agent"] in AGENTS
    else:
        assert card["origin"] in RING
        assert "agent" not in card


@pytest.mark.rule("LOOP-1.9")
def test_starting_cards_come_from_their_agents_starting_era() -> None:
    """The data gives a starting card no origin beside its agent, so it can only be the agent's era."""
    assert not [card["id"] for card in DATA["starting_cards"] if "origin" in card]
    origins = Counter(AGENTS[card["agent"]]["starting_era"] for card in DATA["starting_cards"])
    assert origins == dict.fromkeys(["dawn", "renaissance", "globalization", "robots", "end"], 6)


def test_limits_of_the_supplies() -> None:
    """LOOP-1.10 at play is tested with the effects."""
    limits = DATA["limits"]
    assert limits["rift_supply_is_limited"]
    assert limits["energy_supply_is_limited"]
    assert not limits["damage_markers_use_supply"]
    assert limits["eternal_energy_limit"] == count("eternal_energy_cubes")


@pytest.mark.rule("LOOP-1.11")
@pytest.mark.parametrize("agent", DATA["agents"], ids=lambda agent: agent["id"])
def test_an_agent_tile_shows_era_ability_and_the_spread_of_its_cards(agent: dict[str, Any]) -> None:
    assert agent["name"]["en"]
    assert agent["starting_era"] in RING
    assert agent["ability"]["text"]
    assert agent["ability"]["timing"] in DATA["effect_vocabulary"]["ability_timings"]
    own = Counter(card["dimension"] for card in DATA["starting_cards"] if card["agent"] == agent["id"])
    assert own == agent["starting_dimensions"]
    assert own.total() == 6


# Set-up, cycles and the machine


@pytest.mark.rule("LOOP-2.11")
@pytest.mark.parametrize(("players", "clones", "cards"), [(1, 7, 2), (2, 7, 2), (3, 5, 3), (4, 4, 4)])
def test_clones_and_cards_at_setup(players: int, clones: int, cards: int) -> None:
    table = DATA["setup_table"]["by_players"]
    assert [row for row in table if row["players"] == players] == [
        {"players": players, "clones": clones, "cards": cards}
    ]


def test_setup_constants() -> None:
    constants = DATA["setup_constants"]
    assert constants["sabotage_tiles_placed"] == 7  # LOOP-2.2
    assert constants["starting_cards_per_agent"] == 6  # LOOP-2.8
    assert constants["doctor_cards_revealed"] == 2  # LOOP-2.9
    assert constants["rifts_on_each_revealed_era"] == 1
    assert constants["energy_on_each_other_era"] == 1  # LOOP-2.10
    assert constants["opening_hand"] == 3  # LOOP-2.12
    assert constants["face_up_missions"] == 2  # LOOP-7.1


@pytest.mark.rule("LOOP-5.3")
def test_the_cycle_track() -> None:
    assert [(row["cycle"], row["clones"], row["cards"]) for row in DATA["cycle_track"]] == [
        (1, 1, 1),
        (2, 2, 1),
        (3, 3, 1),
    ]
    assert len(DATA["cycle_track"]) == COMPONENTS["hq_board"]["cycle_spaces"]


@pytest.mark.rule("LOOP-7.6")
def test_four_tiles_can_be_archived_whatever_the_vortices_take() -> None:
    least = DATA["setup_constants"]["sabotage_tiles_placed"] - count("vortex_tiles")
    assert least == 4
    assert {mode["win"]["archived_tiles"] for mode in MODES.values()} == {least}


def test_three_dimensions_can_be_looped() -> None:
    """LOOP-8.9 and LOOP-8.10 at play are tested with the LOOP action."""
    assert {dimension["id"]: dimension["loopable"] for dimension in DATA["dimensions"]} == {
        "spiral": True,
        "stripes": True,
        "star": True,
        "black_hole": False,
    }


def test_weights_of_the_machine() -> None:
    """LOOP-19.2 and LOOP-19.3: the default and its alternatives."""
    machine = DATA["machine"]
    assert machine["default_model"] == "independent_weighted"
    assert machine["weights"] == {"previous": 1, "doctor": 2, "next": 1}
    presets = {row["id"]: [row.get(era) for era in ("previous", "doctor", "next")] for row in machine["alternatives"]}
    assert presets == {"uniform": [1, 1, 1], "narrow": [1, 4, 1], "manual": [None, None, None]}
    assert COMPONENTS["machine"]["ramps"] == len(machine["weights"])


# Missions


@pytest.mark.parametrize(
    ("mission", "required", "slots", "per_turn"),
    [
        pytest.param("surround_doctor", 3, "generic", 1, id="LOOP-9.10"),
        pytest.param("quantum_putty", 3, "per_era", 1, id="LOOP-9.11"),
        pytest.param("clog_machine", 5, "generic", None, id="LOOP-9.12"),
        pytest.param("loop_on_doctor", 4, "generic", None, id="LOOP-9.13"),
        pytest.param("declone_doctor", 4, "generic", None, id="LOOP-9.14"),
        pytest.param("patch_spacetime", 7, "per_era", None, id="LOOP-9.15"),
        pytest.param("loop_everywhere", 6, "per_era", None, id="LOOP-9.16"),
        pytest.param("exterminate_clones", 6, "per_era", None, id="LOOP-9.17"),
        pytest.param("tune_time_stream", 3, "generic", None, id="LOOP-9.18"),
        pytest.param("quantum_bomb", 6, "generic", None, id="LOOP-9.20"),
    ],
)
def test_how_many_cubes_a_mission_needs(mission: str, required: int, slots: str, per_turn: int | None) -> None:
    record = next(record for record in DATA["missions"] if record["id"] == mission)
    assert (record["required"], record["slots"], record["per_turn_cap"]) == (required, slots, per_turn)


def test_what_damages_a_mission_and_where() -> None:
    """LOOP-9.12 to 9.20 at play are tested with the missions."""
    per_event = {
        mission["id"]: (mission["kind"], mission["where"])
        for mission in DATA["missions"]
        if mission["check"] == "per_event"
    }
    assert per_event == {
        "clog_machine": ("remove_rift", "doctor_era"),
        "loop_on_doctor": ("loop", "doctor_era"),
        "declone_doctor": ("destroy_clone", "doctor_era"),
        "patch_spacetime": ("remove_rift", "any_era"),
        "loop_everywhere": ("loop", "any_era"),
        "exterminate_clones": ("destroy_clone", "any_era"),
        "tune_time_stream": ("add_energy", "tile_era"),
        "quantum_bomb": ("add_energy", "tile_era"),
    }


def test_only_the_time_stream_has_a_precondition() -> None:
    assert [mission["id"] for mission in DATA["missions"] if "precondition" in mission] == ["tune_time_stream"]


def test_missions_of_position_are_checked_between_actions() -> None:
    between = {mission["id"] for mission in DATA["missions"] if mission["check"] == "before_or_after_action"}
    assert between == {"surround_doctor", "quantum_putty"}
