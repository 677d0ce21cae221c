"""Chapter 9: when sabotage tiles are damaged, and how often."""

from __future__ import annotations

import pytest

from tests.games.loop.table import damage, mission, table
from tests.games.playing import event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-9.1")
def test_a_mission_gets_one_cube_when_its_condition_is_met_and_none_otherwise() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["super_underpants", "donut_reactor"],
        eras={"medieval": {"rifts": 2}},
        missions={"dawn": "clog_machine", "robots": "quantum_bomb"},
    )
    play(m, "play:super_underpants")
    assert (damage(m, "dawn"), damage(m, "robots")) == (1, 0)
    assert happened(m, "mission_damaged") == [{"mission": "clog_machine", "era": "dawn", "n": 1}]
    play(m, "play:donut_reactor", "era:dawn")  # energy, but not at the tile of the bomb
    assert (damage(m, "dawn"), damage(m, "robots")) == (1, 0)


@pytest.mark.rule("LOOP-9.2")
def test_one_action_damages_every_mission_it_meets() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["super_underpants"],
        eras={"medieval": {"rifts": 1}},
        missions={"dawn": "clog_machine", "robots": "patch_spacetime"},
    )
    play(m, "play:super_underpants")
    assert (damage(m, "dawn"), damage(m, "robots")) == (1, 1)


@pytest.mark.rule("LOOP-9.3")
def test_one_action_that_meets_a_mission_several_times_damages_it_as_often() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["big_bang_jar"],
        eras={"medieval": {"rifts": 3}},
        missions={"dawn": "clog_machine", "robots": "patch_spacetime"},
    )
    play(m, "play:big_bang_jar")
    assert damage(m, "dawn") == 3
    assert damage(m, "robots") == 1, "patch_spacetime has one slot an era"


@pytest.mark.rule("LOOP-9.4")
def test_the_doctor_phase_deals_no_damage() -> None:
    m = table(
        phase="doctor",
        at="medieval",
        doctor="dawn",
        doctor_next=["medieval"],
        fate=["previous", "next"],
        eras={"dawn": {"clones": []}, "medieval": {"clones": [], "energy": 2}},
        missions={"dawn": "surround_doctor", "robots": "patch_spacetime"},
        agents={"time_thief": {"era": "renaissance"}, "mr_time": {"era": "end"}},
        bag_top=["globalization>dawn"],
    )
    play(m, "negate:dawn")  # back to the supply, but not removed from an era
    assert m.view(None)["phase"] == "action"
    assert "mission_damaged" not in event_kinds(m)


@pytest.mark.rule("LOOP-9.4")
def test_surrounding_the_doctor_in_phase_three_deals_no_damage() -> None:
    m = table(
        phase="acquire",
        at="robots",
        doctor="end",
        agents={"v_girl": {}, "mr_time": {"era": "dawn"}},
        eras={"robots": {"available": ["drone_swarm"]}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "take:drone_swarm")
    assert "mission_damaged" not in event_kinds(m)


@pytest.mark.rule("LOOP-9.5")
def test_what_another_player_does_inside_your_action_counts() -> None:
    m = table(
        at="medieval",
        doctor="industrial",
        hand=["patrons_commission"],
        agents={"v_girl": {}, "mr_time": {"era": "industrial", "hand": ["chalkboard_eraser"]}},
        eras={"industrial": {"rifts": 2}},
        missions={"dawn": "clog_machine", "robots": "patch_spacetime"},
    )
    play(m, "play:patrons_commission")
    m.choose("use:chalkboard_eraser", seat=1)
    assert damage(m, "dawn") == 1
    assert mission(m, "robots")["slots"] == ["industrial"]


@pytest.mark.rule("LOOP-9.6")
def test_damage_beyond_the_required_number_is_not_placed() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["big_bang_jar"],
        eras={"medieval": {"rifts": 3}},
        missions={"dawn": ("clog_machine", 4), "robots": "quantum_bomb"},
    )
    play(m, "play:big_bang_jar")
    assert damage(m, "dawn") == mission(m, "dawn")["required"] == 5
    assert len(happened(m, "mission_damaged")) == 1


@pytest.mark.rule("LOOP-9.7")
def test_an_era_slot_is_filled_once() -> None:
    m = table(
        at="medieval",
        hand=["super_underpants", "spartan_shield"],
        eras={"medieval": {"rifts": 3}},
        missions={"dawn": "patch_spacetime", "robots": "quantum_bomb"},
    )
    play(m, "play:super_underpants", "play:spartan_shield")
    assert mission(m, "dawn")["slots"] == ["medieval"]
    assert damage(m, "dawn") == 1


@pytest.mark.rule("LOOP-9.8")
def test_cubes_are_placed_without_a_question_except_for_quantum_putty() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["super_underpants"],
        eras={"medieval": {"rifts": 1}},
        missions={"dawn": "clog_machine", "robots": "quantum_putty"},
    )
    play(m, "play:super_underpants")
    assert damage(m, "dawn") == 1
    assert damage(m, "robots") == 0
    assert [key for key in keys(m) if key.startswith("damage:")] == ["damage:quantum_putty"]
    assert refused(m, "damage:clog_machine") == "LOOP-9.8"
