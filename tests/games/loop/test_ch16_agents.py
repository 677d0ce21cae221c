"""Chapter 16: the five agents and their special abilities."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import STARTING, agent, clones, era, hand, mission, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused

STARTING_ERA = {
    "time_thief": "globalization",
    "mr_time": "renaissance",
    "exterminatrix_404": "robots",
    "cztwyzzek": "dawn",
    "v_girl": "end",
}


# ---- five agents


@pytest.mark.rule("LOOP-16.1")
@pytest.mark.parametrize("id", STARTING_ERA)
def test_each_agent_brings_six_cards_of_its_own(id: str) -> None:
    other = next(name for name in STARTING_ERA if name != id)
    m = ct.new("loop", players=2, seed=5, agents=[id, other])
    shown = agent(m, id)
    cards = [*hand(m, id), *shown["deck"]["top"], *shown["deck"]["rest"], *shown["deck"]["discard"]]
    assert sorted(cards) == sorted(STARTING[id])
    assert len(set(cards)) == 6


@pytest.mark.rule("LOOP-16.2")
@pytest.mark.parametrize("id", STARTING_ERA)
def test_each_agent_starts_in_its_own_era(id: str) -> None:
    other = next(name for name in STARTING_ERA if name != id)
    m = ct.new("loop", players=2, seed=5, agents=[other, id])
    assert agent(m, id)["era"] == STARTING_ERA[id]
    assert len(set(STARTING_ERA.values())) == 5
    assert "medieval" not in STARTING_ERA.values()


# ---- Time Prowler


def her_drop(**described: object) -> Match:
    """Her doctor phase, the doctor in industrial: one cube before him, one at his era; industrial is full."""
    words = {
        "phase": "doctor",
        "doctor_next": ["industrial"],
        "fate": ["previous", "doctor"],
        "bag_top": ["end>medieval"],
        "arsenal_top": ["cave_map"],
        "agents": {"time_thief": {"era": "dawn"}, "mr_time": {"era": "end"}},
        "eras": {"industrial": {"rifts": 3}},
        **described,
    }
    return table(**words)  # type: ignore[arg-type]  # plain words of a position


@pytest.mark.rule("LOOP-16.3")
def test_she_may_negate_one_dropped_cube_before_it_causes_a_vortex() -> None:
    m = her_drop()
    assert keys(m) == ["negate:renaissance", "negate:industrial", "done"]
    assert m.view(None)["drop"] == {"renaissance": 1, "industrial": 1}
    assert m.view(None)["supply"]["rifts"] == 25
    assert era(m, "renaissance")["rifts"] == 0, "nothing is placed yet"
    play(m, "negate:industrial")
    assert (era(m, "industrial")["rifts"], era(m, "renaissance")["rifts"]) == (3, 1)
    assert not era(m, "industrial")["vortex"]
    assert m.view(None)["supply"]["rifts"] == 26
    assert m.view(None)["phase"] == "action", "one cube only"


@pytest.mark.rule("LOOP-16.3")
def test_she_may_let_the_cubes_fall() -> None:
    m = play(her_drop(), "done")
    assert era(m, "industrial")["vortex"]
    assert era(m, "renaissance")["rifts"] == 1


@pytest.mark.rule("LOOP-16.3")
def test_a_negated_cube_is_not_a_removed_rift() -> None:
    m = her_drop(missions={"dawn": "patch_spacetime", "end": "clog_machine"})
    play(m, "negate:industrial")
    assert "rift_removed" not in event_kinds(m)
    assert (mission(m, "dawn")["damage"], mission(m, "end")["damage"]) == (0, 0)


@pytest.mark.rule("LOOP-16.3")
def test_she_negates_only_in_her_own_turn() -> None:
    m = her_drop(agents={"mr_time": {"era": "end"}, "time_thief": {"era": "dawn"}})
    assert m.view(None)["phase"] == "action"
    assert era(m, "industrial")["vortex"]


# ---- Mr Time


@pytest.mark.rule("LOOP-16.4")
def test_mr_time_moves_another_agent_one_era_as_an_action() -> None:
    m = table(
        agents={
            "mr_time": {"era": "dawn"},
            "v_girl": {"era": "industrial", "exhausted": ["mecha_fist"], "hand": ["mecha_fist"]},
            "time_thief": {"era": "end"},
        },
        eras={"industrial": {"clones": ["industrial>robots"], "energy": 1}},
    )
    before = agent(m, "v_girl")
    play(m, "ability")
    assert keys(m) == ["agent:v_girl", "agent:time_thief"]
    play(m, "agent:v_girl")
    assert keys(m) == ["era:globalization", "era:renaissance"]
    play(m, "era:globalization")
    assert agent(m, "v_girl") == before | {"era": "globalization"}, "battery and cards are untouched"
    assert clones(m, "industrial") == ["robots"]
    assert era(m, "industrial")["energy"] == 1, "it costs nothing"


@pytest.mark.rule("LOOP-16.4")
def test_mr_time_does_so_once_a_turn_and_only_in_his_own() -> None:
    m = table(agents={"mr_time": {"era": "dawn"}, "v_girl": {"era": "industrial"}})
    play(m, "ability", "era:renaissance")
    assert refused(m, "ability") == "LOOP-16.4"
    m = table(agents={"v_girl": {"era": "industrial"}, "mr_time": {"era": "dawn"}})
    assert refused(m, "ability") == "LOOP-8.14"
    m = table(
        agents={"mr_time": {}, "v_girl": {}}, ability_uses=1, doctor_next=["dawn", "medieval"], fate=["doctor"] * 9
    )
    play(m, "done", "done")  # his and her turn: then it is his again
    assert m.view(None)["active"] == "mr_time"
    assert "ability" in keys(m)


# ---- Robofinisher 404


def hunt(**described: object) -> Match:
    """Robofinisher in dawn with clones to blow up."""
    words = {
        "agents": {"exterminatrix_404": {"era": "dawn", "hand": ["dynamite"]}, "mr_time": {"era": "end"}},
        "eras": {"dawn": {"clones": ["dawn>robots", "dawn>globalization"]}},
        **described,
    }
    return table(**words)  # type: ignore[arg-type]  # plain words of a position


@pytest.mark.rule("LOOP-16.5")
def test_the_first_clone_of_her_turn_brings_nothing_the_second_energy_where_it_was_destroyed() -> None:
    m = play(hunt(), "play:dynamite", "clone:dawn:robots")
    assert keys(m) == ["clone:dawn:globalization", "done"], "no bonus for the first"
    play(m, "clone:dawn:globalization")
    assert keys(m) == ["ability", "done"]
    play(m, "ability")
    assert era(m, "dawn")["energy"] == 1
    assert happened(m, "ability_used") == [{"agent": "exterminatrix_404"}]


@pytest.mark.rule("LOOP-16.5")
def test_her_bonus_may_be_declined() -> None:
    m = play(hunt(destructions=1), "play:dynamite", "clone:dawn:robots", "done")
    assert era(m, "dawn")["energy"] == 0
    assert keys(m) == ["clone:dawn:globalization", "done"], "the card goes on"


@pytest.mark.rule("LOOP-16.5")
def test_her_bonus_is_for_the_era_where_the_clone_met_its_end() -> None:
    m = hunt(
        agents={"exterminatrix_404": {"era": "dawn", "hand": ["hydraulic_shove"]}, "mr_time": {"era": "end"}},
        eras={"dawn": {"clones": ["globalization>medieval"]}},
        destructions=1,
    )
    play(m, "play:hydraulic_shove", "era:medieval", "ability")
    assert (era(m, "medieval")["energy"], era(m, "dawn")["energy"]) == (1, 0)


@pytest.mark.rule("LOOP-16.5")
def test_every_further_clone_of_the_turn_triggers_and_the_count_starts_anew_each_turn() -> None:
    eras = {"dawn": {"clones": ["dawn>robots", "dawn>globalization"]}, "medieval": {"clones": ["globalization>dawn"]}}
    m = hunt(
        agents={"exterminatrix_404": {"era": "dawn", "hand": ["dynamite", "tractor_beam_eye"]}, "mr_time": {}},
        eras=eras,
    )
    play(
        m,
        "play:dynamite",
        "clone:dawn:robots",
        "clone:dawn:globalization",
        "ability",
        "play:tractor_beam_eye",
        "ability",
    )
    assert era(m, "dawn")["energy"] == 2
    later = {"doctor_next": ["industrial"], "fate": ["doctor"] * 9, "bag_top": ["end>medieval"]}
    m = hunt(active="mr_time", destructions=7, **later)
    play(m, "done", "play:dynamite", "clone:dawn:robots")
    assert keys(m) == ["clone:dawn:globalization", "done"], "the first of this turn"


@pytest.mark.rule("LOOP-16.5")
@pytest.mark.parametrize(("first", "second"), [("medieval", "end"), ("end", "medieval")])
def test_she_orders_clones_that_one_effect_destroys_in_different_eras(first: str, second: str) -> None:
    """The clones of both neighbours are pushed on into their destroy eras; only the later one brings energy."""
    doom = {"medieval": "renaissance", "end": "robots"}
    m = hunt(
        agents={"exterminatrix_404": {"era": "dawn", "hand": ["clone_compactor"]}, "mr_time": {"era": "industrial"}},
        eras={"medieval": {"clones": ["dawn>renaissance"]}, "end": {"clones": ["dawn>robots"]}},
    )
    play(
        m,
        "play:clone_compactor",
        f"clone:{first}:{doom[first]}",
        f"era:{doom[first]}",
        f"era:{doom[second]}",
        "ability",
    )
    assert (era(m, doom[first])["energy"], era(m, doom[second])["energy"]) == (0, 1)


@pytest.mark.rule("LOOP-16.5")
def test_her_bonus_comes_at_once_inside_the_running_action() -> None:
    m = hunt(
        agents={"exterminatrix_404": {"era": "dawn", "hand": ["sabretooth_trap"]}, "mr_time": {"era": "industrial"}},
        eras={"medieval": {"clones": ["globalization>dawn"]}, "dawn": {"rifts": 2}},
        missions={"dawn": "quantum_bomb", "end": "loop_on_doctor"},
        destructions=1,
    )
    play(m, "play:sabretooth_trap", "ability")
    kinds = event_kinds(m)
    assert kinds.index("clone_destroyed") < kinds.index("energy_added") < kinds.index("rift_removed")
    assert mission(m, "dawn")["damage"] == 1, "the energy is part of her action"


@pytest.mark.rule("LOOP-16.5")
def test_clones_others_destroy_in_her_turn_count_and_clones_of_other_turns_do_not() -> None:
    agents = {
        "exterminatrix_404": {"era": "dawn", "hand": ["patrons_commission"]},
        "mr_time": {"era": "medieval", "hand": ["mechanical_grapple"]},
    }
    eras = {"renaissance": {"clones": ["globalization>medieval"]}}
    m = play(hunt(agents=agents, eras=eras, destructions=1), "play:patrons_commission", "use:mechanical_grapple")
    assert (decision(m).seat, keys(m)) == (0, ["ability", "done"])
    play(m, "ability")
    assert era(m, "medieval")["energy"] == 1
    agents["exterminatrix_404"]["hand"] = ["tractor_beam_eye"]
    m = hunt(agents=agents, eras=eras, destructions=1, active="mr_time")
    play(m, "play:mechanical_grapple")
    assert "clone_destroyed" in event_kinds(m)
    assert "ability" in keys(m), "Mr Time's own ability, offered between actions"
    assert era(m, "medieval")["energy"] == 0


# ---- Cztwyzzek and V-Girl


@pytest.mark.rule("LOOP-16.6")
def test_cztwyzzeks_free_move_covers_any_number_of_eras() -> None:
    m = table(agents={"cztwyzzek": {"era": "dawn"}, "mr_time": {}}, eras={"dawn": {"energy": 1}})
    free = {key for key in keys(m) if key.startswith("free:")}
    assert free == {
        "free:next",
        "free:previous",
        "free:renaissance",
        "free:industrial",
        "free:globalization",
        "free:robots",
    }
    assert {key for key in keys(m) if key.startswith("move:")} == {"move:next", "move:previous"}, (
        "a paid move is no longer"
    )
    play(m, "free:globalization")
    assert agent(m, "cztwyzzek")["era"] == "globalization"
    assert not agent(m, "cztwyzzek")["charged"]
    assert refused(m, "free:dawn") == "LOOP-8.4"


@pytest.mark.rule("LOOP-16.6")
def test_other_agents_free_move_covers_one_era() -> None:
    m = table(at="dawn")
    assert {key for key in keys(m) if key.startswith("free:")} == {"free:next", "free:previous"}
    assert refused(m, "free:globalization") == "LOOP-8.5"


@pytest.mark.rule("LOOP-16.6")
def test_v_girl_may_push_a_clone_one_or_two_eras_in_one_direction() -> None:
    m = table(at="dawn", hand=["mecha_fist"], eras={"dawn": {"clones": ["dawn>industrial"]}})
    play(m, "play:mecha_fist")
    assert set(keys(m)) == {"era:medieval", "era:end", "era:renaissance", "era:robots"}
    play(m, "era:robots")
    assert clones(m, "robots") == ["industrial"]


@pytest.mark.rule("LOOP-16.6")
def test_v_girl_pushes_far_only_in_her_own_turn() -> None:
    m = table(
        agents={
            "mr_time": {"era": "dawn", "hand": ["patrons_commission"]},
            "v_girl": {"era": "industrial", "hand": ["mecha_fist"]},
        },
        eras={"industrial": {"clones": ["dawn>robots"]}},
    )
    play(m, "play:patrons_commission", "use:mecha_fist")
    assert set(keys(m)) == {"era:globalization", "era:renaissance"}


@pytest.mark.rule("LOOP-16.6")
def test_nobody_else_pushes_far_in_her_turn() -> None:
    m = table(
        agents={
            "v_girl": {"era": "dawn", "hand": ["patrons_commission"]},
            "time_thief": {"era": "industrial", "hand": ["shoulder_barge"]},
        },
        eras={"industrial": {"clones": ["dawn>robots"]}},
    )
    play(m, "play:patrons_commission", "use:shoulder_barge")
    assert set(keys(m)) == {"era:globalization", "era:renaissance"}


@pytest.mark.rule("LOOP-16.7")
def test_no_ability_in_the_middle_of_an_action() -> None:
    m = table(agents={"mr_time": {"era": "dawn", "hand": ["instructors_whistle"]}, "v_girl": {}})
    play(m, "play:instructors_whistle")
    assert refused(m, "ability") == "LOOP-8.2"
    play(m, "agent:v_girl")
    assert refused(m, "ability") == "LOOP-8.2"
    play(m, keys(m)[0])
    assert "ability" in keys(m)


@pytest.mark.rule("LOOP-16.7")
def test_riders_are_no_actions_of_their_own() -> None:
    """Robofinisher's bonus does not count as an action: the Time Stream is not checked anew for it."""
    energy = {id: {"energy": 1} for id in ("medieval", "renaissance", "industrial", "globalization", "robots", "end")}
    m = hunt(
        eras={**energy, "dawn": {"clones": ["dawn>robots", "dawn>globalization"], "energy": 0}},
        missions={"dawn": "tune_time_stream", "end": "loop_on_doctor"},
        destructions=1,
    )
    play(m, "play:dynamite", "clone:dawn:robots", "ability", "clone:dawn:globalization", "ability")
    assert era(m, "dawn")["energy"] == 2
    assert mission(m, "dawn")["damage"] == 0, "dawn had no energy when the action began"
