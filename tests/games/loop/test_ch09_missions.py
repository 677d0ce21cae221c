"""Chapter 9: what damages each sabotage tile."""

from __future__ import annotations

import pytest

from chronotable.kernel.match import Match
from tests.games.loop.table import ERAS, agent, damage, mission, table
from tests.games.playing import event_kinds, happened, play, refused

EVERYWHERE_ENERGY = {era: {"energy": 1} for era in ERAS}


# ---- Surround Dr Faux


def surround(**described: object) -> Match:
    """The doctor at end, V-Girl next to him in robots; Mr Time elsewhere."""
    agents = {"v_girl": {"era": "robots", "hand": ["rocket_boots"]}, "mr_time": {"era": "renaissance"}}
    words = {"agents": agents, "missions": {"medieval": "surround_doctor", "industrial": "quantum_bomb"}, **described}
    return table(doctor="end", **words)  # type: ignore[arg-type]  # plain words of a position


@pytest.mark.rule("LOOP-9.10")
def test_two_agents_around_the_doctor_count_before_the_first_action() -> None:
    m = surround(agents={"v_girl": {"era": "robots"}, "mr_time": {"era": "dawn"}})
    assert damage(m, "medieval") == 1
    assert mission(m, "medieval")["required"] == 3
    assert "card_used" not in event_kinds(m)


@pytest.mark.rule("LOOP-9.10")
def test_the_other_agent_must_stand_on_the_other_side() -> None:
    for place in ("robots", "end", "medieval"):
        assert damage(surround(agents={"v_girl": {"era": "robots"}, "mr_time": {"era": place}}), "medieval") == 0
    m = surround(agents={"v_girl": {"era": "renaissance"}, "mr_time": {"era": "robots"}, "time_thief": {"era": "dawn"}})
    assert damage(m, "medieval") == 0, "the active agent is not one of the two"


@pytest.mark.rule("LOOP-9.10")
def test_surrounding_counts_after_an_action_but_once_a_turn() -> None:
    m = table(
        doctor="end",
        agents={"mr_time": {"era": "robots"}, "v_girl": {"era": "medieval"}},
        eras={"dawn": {"energy": 1}, "robots": {"energy": 2}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
    )
    assert damage(m, "medieval") == 0
    play(m, "ability", "era:dawn")
    assert damage(m, "medieval") == 1
    assert mission(m, "medieval")["capped"]
    play(m, "loop:spiral")
    assert damage(m, "medieval") == 1


@pytest.mark.rule("LOOP-9.10")
def test_surrounding_in_the_middle_of_an_action_does_not_count() -> None:
    """The bus passes through: V-Girl is at dawn only until she moves Mr Time away from robots."""
    m = table(
        doctor="end",
        at="medieval",
        hand=["autonomous_bus"],
        agents={"v_girl": {}, "mr_time": {"era": "robots"}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "play:autonomous_bus", "era:dawn", "may:yes")
    assert damage(m, "medieval") == 0
    play(m, "era:globalization")
    assert damage(m, "medieval") == 0


@pytest.mark.rule("LOOP-9.10")
def test_the_cap_is_lifted_in_the_next_turn() -> None:
    m = table(
        doctor="end",
        doctor_next=["medieval"],
        fate=["doctor", "doctor"],
        agents={"v_girl": {"era": "robots"}, "mr_time": {"era": "dawn"}, "cztwyzzek": {"era": "renaissance"}},
        missions={"medieval": "surround_doctor", "industrial": "quantum_bomb"},
        bag_top=["dawn>robots"],
        arsenal_top=["war_horse"],
    )
    assert damage(m, "medieval") == 1
    play(m, "done")
    assert m.view(None)["active"] == "mr_time"
    assert damage(m, "medieval") == 2


# ---- Quantum Putty


@pytest.mark.rule("LOOP-9.11")
def test_putty_needs_an_era_without_rifts_and_clones() -> None:
    missions = {"dawn": "quantum_putty", "end": "loop_on_doctor"}
    assert refused(
        table(at="medieval", missions=missions, eras={"medieval": {"rifts": 1}}), "damage:quantum_putty"
    ) == ("LOOP-9.11")
    crowded = table(at="medieval", missions=missions, eras={"medieval": {"clones": ["dawn>robots"]}})
    assert refused(crowded, "damage:quantum_putty") == "LOOP-9.11"
    m = play(table(at="medieval", missions=missions), "damage:quantum_putty")
    assert mission(m, "dawn")["slots"] == ["medieval"]
    assert mission(m, "dawn")["required"] == 3


@pytest.mark.rule("LOOP-9.11")
def test_putty_may_wait_for_a_later_moment_but_comes_once_a_turn() -> None:
    m = table(
        at="medieval", eras={"medieval": {"energy": 1}}, missions={"dawn": "quantum_putty", "end": "loop_on_doctor"}
    )
    play(m, "move:next", "damage:quantum_putty")
    assert mission(m, "dawn")["slots"] == ["renaissance"]
    play(m, "free:next")
    assert refused(m, "damage:quantum_putty") == "LOOP-9.11"
    assert damage(m, "dawn") == 1


@pytest.mark.rule("LOOP-9.11", "LOOP-9.7")
def test_putty_takes_each_era_once() -> None:
    m = table(at="medieval", missions={"dawn": ("quantum_putty", ["medieval"]), "end": "loop_on_doctor"})
    assert refused(m, "damage:quantum_putty") == "LOOP-9.7"
    play(m, "free:next", "damage:quantum_putty")
    assert mission(m, "dawn")["slots"] == ["medieval", "renaissance"]


@pytest.mark.rule("LOOP-9.11")
def test_putty_cannot_be_placed_in_the_middle_of_an_action() -> None:
    m = table(at="medieval", hand=["rocket_boots"], missions={"dawn": "quantum_putty", "end": "loop_on_doctor"})
    play(m, "play:rocket_boots")
    assert refused(m, "damage:quantum_putty") == "LOOP-8.2"


@pytest.mark.rule("LOOP-9.11")
def test_putty_may_be_declined_altogether() -> None:
    m = table(at="medieval", doctor_next=["dawn"], missions={"robots": "quantum_putty", "end": "loop_on_doctor"})
    play(m, "done")
    assert happened(m, "turn_ended") == [{"agent": "v_girl"}]
    assert "mission_damaged" not in event_kinds(m)


# ---- rifts


@pytest.mark.rule("LOOP-9.12")
def test_clog_machine_counts_each_rift_removed_at_the_doctors() -> None:
    m = table(
        at="dawn",
        doctor="end",
        hand=["doomsday_clock", "super_underpants"],
        eras={"end": {"rifts": 3}, "dawn": {"rifts": 1}},
        missions={"medieval": "clog_machine", "industrial": "quantum_bomb"},
    )
    play(m, "play:super_underpants")
    assert damage(m, "medieval") == 0
    play(m, "play:doomsday_clock")
    assert damage(m, "medieval") == 2
    assert mission(m, "medieval")["required"] == 5


@pytest.mark.rule("LOOP-9.15")
def test_patch_spacetime_needs_a_rift_removed_from_all_seven_eras() -> None:
    m = table(
        at="medieval",
        hand=["drone_swarm", "portcullis"],
        eras={"dawn": {"rifts": 1}, "renaissance": {"rifts": 2}, "medieval": {"rifts": 1}},
        missions={
            "dawn": ("patch_spacetime", ["industrial", "globalization", "robots", "end"]),
            "industrial": "quantum_bomb",
        },
    )
    assert mission(m, "dawn")["required"] == 7
    play(m, "play:drone_swarm")
    assert mission(m, "dawn")["slots"] == ["dawn", "renaissance", "industrial", "globalization", "robots", "end"]
    play(m, "play:portcullis")
    assert damage(m, "dawn") == 7


# ---- LOOPs


@pytest.mark.rule("LOOP-9.13")
def test_loop_on_doctor_counts_each_loop_in_his_era() -> None:
    m = table(
        at="end",
        doctor="end",
        eras={"end": {"energy": 3}, "dawn": {"energy": 3}},
        missions={"medieval": "loop_on_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "loop:spiral", "loop:spiral")
    assert damage(m, "medieval") == 2
    assert mission(m, "medieval")["required"] == 4
    play(m, "free:next", "loop:star")
    assert agent(m, "v_girl")["era"] == "dawn"
    assert damage(m, "medieval") == 2


@pytest.mark.rule("LOOP-9.16")
def test_loop_everywhere_takes_one_loop_an_era() -> None:
    m = table(
        at="medieval",
        eras={"medieval": {"energy": 3}, "renaissance": {"energy": 3}},
        missions={"dawn": "loop_everywhere", "industrial": "quantum_bomb"},
    )
    assert mission(m, "dawn")["required"] == 6
    play(m, "loop:spiral", "loop:star")
    assert mission(m, "dawn")["slots"] == ["medieval"]
    play(m, "free:next", "loop:spiral")
    assert mission(m, "dawn")["slots"] == ["medieval", "renaissance"]


# ---- clones


@pytest.mark.rule("LOOP-9.14")
def test_declone_doctor_counts_each_clone_destroyed_at_his_era() -> None:
    m = table(
        at="end",
        doctor="end",
        hand=["dynamite", "grabber_arm"],
        eras={"end": {"clones": ["dawn>robots", "dawn>globalization"]}, "dawn": {"clones": ["medieval>end"]}},
        missions={"medieval": "declone_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "play:dynamite", "clone:end:robots", "clone:end:globalization")
    assert damage(m, "medieval") == 2
    play(m, "play:grabber_arm")
    assert damage(m, "medieval") == 3
    assert mission(m, "medieval")["required"] == 4


@pytest.mark.rule("LOOP-9.14")
def test_clones_destroyed_elsewhere_do_not_damage_declone_doctor() -> None:
    m = table(
        at="dawn",
        doctor="end",
        hand=["dynamite"],
        eras={"dawn": {"clones": ["medieval>end"]}},
        missions={"medieval": "declone_doctor", "industrial": "quantum_bomb"},
    )
    play(m, "play:dynamite")
    assert "clone_destroyed" in event_kinds(m)
    assert damage(m, "medieval") == 0


@pytest.mark.rule("LOOP-9.17")
def test_exterminate_clones_takes_one_clone_an_era() -> None:
    m = table(
        at="dawn",
        hand=["dynamite", "mecha_fist"],
        eras={"dawn": {"clones": ["dawn>robots", "dawn>globalization", "globalization>medieval"]}},
        missions={"medieval": "exterminate_clones", "industrial": "quantum_bomb"},
    )
    assert mission(m, "medieval")["required"] == 6
    play(m, "play:dynamite", "clone:dawn:robots", "clone:dawn:globalization")
    assert mission(m, "medieval")["slots"] == ["dawn"]
    play(m, "play:mecha_fist", "era:medieval")
    assert mission(m, "medieval")["slots"] == ["dawn", "medieval"]


@pytest.mark.rule("LOOP-9.22")
def test_a_clone_brought_to_its_destroy_era_is_destroyed_there_not_where_it_came_from() -> None:
    m = table(
        at="dawn",
        hand=["mecha_fist"],
        eras={"dawn": {"clones": ["globalization>medieval"]}},
        missions={"robots": "exterminate_clones", "industrial": "quantum_bomb"},
    )
    play(m, "play:mecha_fist", "era:medieval")
    assert mission(m, "robots")["slots"] == ["medieval"]
    assert happened(m, "clone_destroyed") == [{"destroy": "medieval", "super": False, "era": "medieval"}]


# ---- energy


@pytest.mark.rule("LOOP-9.18")
def test_time_stream_counts_energy_added_at_its_tile_while_every_era_has_energy() -> None:
    m = table(
        at="medieval",
        hand=["donut_reactor", "campfire_reactor"],
        eras=EVERYWHERE_ENERGY,
        missions={"renaissance": "tune_time_stream", "end": "loop_on_doctor"},
    )
    assert mission(m, "renaissance")["required"] == 3
    play(m, "play:donut_reactor", "era:renaissance")  # you need not be there
    assert damage(m, "renaissance") == 1
    play(m, "play:campfire_reactor")  # not the era of the tile
    assert damage(m, "renaissance") == 1


@pytest.mark.rule("LOOP-9.18")
@pytest.mark.parametrize("empty", ["robots", "medieval"])
def test_time_stream_is_not_tuned_while_one_era_has_no_energy(empty: str) -> None:
    m = table(
        at="medieval",
        hand=["campfire_reactor"],
        eras={**EVERYWHERE_ENERGY, empty: {"energy": 0}},
        missions={"medieval": "tune_time_stream", "end": "loop_on_doctor"},
    )
    play(m, "play:campfire_reactor")
    assert damage(m, "medieval") == 0


@pytest.mark.rule("LOOP-9.19")
def test_the_time_stream_is_checked_before_any_effect_of_the_action() -> None:
    """The first energy of the card makes all eras full; the second would count, had it been so at the start."""
    m = table(
        at="medieval",
        hand=["donut_reactor"],
        eras={**EVERYWHERE_ENERGY, "medieval": {"energy": 0}},
        missions={"renaissance": "tune_time_stream", "end": "loop_on_doctor"},
    )
    play(m, "play:donut_reactor", "era:renaissance")
    assert damage(m, "renaissance") == 0


@pytest.mark.rule("LOOP-9.19")
def test_the_time_stream_is_checked_anew_for_each_action() -> None:
    m = table(
        at="medieval",
        hand=["donut_reactor", "last_match"],
        eras={**EVERYWHERE_ENERGY, "medieval": {"energy": 0}},
        missions={"renaissance": "tune_time_stream", "end": "loop_on_doctor"},
    )
    play(m, "play:donut_reactor", "era:dawn", "play:last_match")
    assert damage(m, "renaissance") == 1
    play(m, "loop:spiral", "play:last_match")  # the LOOP took 1 of medieval's 2
    assert damage(m, "renaissance") == 2
    play(m, "loop:spiral")
    assert m.view(None)["eras"][1]["energy"] == 0
    play(m, "play:last_match")
    assert damage(m, "renaissance") == 2, "medieval was empty when the action began"


@pytest.mark.rule("LOOP-9.20")
def test_quantum_bomb_counts_each_energy_added_at_its_tile() -> None:
    m = table(
        at="medieval",
        hand=["campfire_reactor", "last_match"],
        missions={"medieval": "quantum_bomb", "end": "loop_on_doctor"},
    )
    assert mission(m, "medieval")["required"] == 6
    play(m, "play:campfire_reactor")
    assert damage(m, "medieval") == 2
    play(m, "free:previous", "play:last_match")  # from dawn: the bomb lies in the next era
    assert damage(m, "medieval") == 3


@pytest.mark.rule("LOOP-9.20", "LOOP-1.10")
def test_energy_the_supply_lacks_does_not_count_as_added() -> None:
    m = table(
        at="medieval",
        hand=["singularity_core"],
        eras={"dawn": {"energy": 29}},
        missions={"medieval": "quantum_bomb", "end": "loop_on_doctor"},
    )
    play(m, "play:singularity_core")
    assert damage(m, "medieval") == 1


@pytest.mark.rule("LOOP-9.21")
def test_missions_about_events_have_no_cap_a_turn() -> None:
    m = table(
        at="end",
        doctor="end",
        hand=["singularity_core", "spartan_shield", "doomsday_clock"],
        eras={"end": {"rifts": 3, "energy": 3}},
        missions={"end": "quantum_bomb", "medieval": "clog_machine"},
    )
    play(m, "play:singularity_core", "play:spartan_shield", "play:doomsday_clock")
    assert (damage(m, "end"), damage(m, "medieval")) == (3, 3)
    m = table(
        at="end", doctor="end", eras={"end": {"energy": 3}}, missions={"dawn": "loop_on_doctor", "end": "quantum_bomb"}
    )
    play(m, "loop:spiral", "loop:spiral")
    assert damage(m, "dawn") == 2


@pytest.mark.rule("LOOP-9.23")
def test_what_happens_on_a_vortex_counts_like_anywhere() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["spartan_shield", "dynamite"],
        eras={"medieval": {"vortex": True, "rifts": 2, "energy": 1, "clones": ["dawn>robots"]}},
        missions={"dawn": "patch_spacetime", "industrial": "exterminate_clones"},
    )
    play(m, "play:spartan_shield", "play:dynamite")
    assert mission(m, "dawn")["slots"] == mission(m, "industrial")["slots"] == ["medieval"]
    m = table(
        at="medieval",
        doctor="medieval",
        eras={"medieval": {"vortex": True, "energy": 1}},
        missions={"dawn": "loop_on_doctor", "industrial": "loop_everywhere"},
    )
    play(m, "loop:star")
    assert (damage(m, "dawn"), damage(m, "industrial")) == (1, 1)
