"""Chapter 17: the mega-vortex, eternal energy and centrifuges."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.modes import CALM, EMPLOYEE, LEGEND, LEVELS, MODES, eras_with, mode
from tests.games.loop.table import ERAS, era, mission
from tests.games.playing import event_kinds, keys, play, refused

# ---- S.A.B.O.T.A.G.E. and the mega-vortex


@pytest.mark.rule("LOOP-17.4")
def test_the_legend_of_sabotage_uses_the_mega_vortex() -> None:
    sides = [ct.new("loop", seed=1, level=level).view(None)["vortex_side"] for level in LEVELS]
    assert sides == ["vortex", "vortex", "mega_vortex"]


@pytest.mark.rule("LOOP-17.14")
@pytest.mark.parametrize("id", MODES)
def test_every_mode_uses_the_mega_vortex_at_the_highest_level_only(id: str) -> None:
    sides = [ct.new("loop", seed=1, mode=id, level=level).view(None)["vortex_side"] for level in LEVELS]
    assert sides == ["vortex", "vortex", "mega_vortex"]


def third_rift(level: str) -> Match:
    """The doctor drops one cube on a vortex that holds two."""
    return mode(
        "sabotage",
        level,
        phase="doctor",
        doctor_next=["dawn"],
        fate=["doctor", "next"],
        bag_top=["end>medieval"],
        arsenal_top=["rivet_gun"],
        eras={"dawn": {"vortex": True, "rifts": 2}},
    )


@pytest.mark.rule("LOOP-17.5")
def test_a_third_rift_on_a_mega_vortex_loses_the_game() -> None:
    m = third_rift(LEGEND)
    assert m.result is not None
    assert (m.result.winners, m.result.details["ending"]) == ((), "second_vortex")
    m = third_rift(EMPLOYEE)
    assert m.result is None
    assert (era(m, "dawn")["rifts"], era(m, "dawn")["rift_slots"]) == (3, 3)


@pytest.mark.rule("LOOP-17.5")
def test_a_mega_vortex_is_a_vortex_otherwise_and_other_eras_keep_three_slots() -> None:
    m = mode(
        "sabotage",
        LEGEND,
        phase="doctor",
        doctor_next=["dawn"],
        fate=["doctor"] * 2 + ["next"],
        bag_top=["end>medieval"],
        arsenal_top=["cave_map"],
        at="dawn",
        eras={"dawn": {"rifts": 2}, "medieval": {"rifts": 3}},
    )
    assert era(m, "dawn")["vortex"], "four rifts, as always"
    assert era(m, "dawn")["rift_slots"] == 2
    assert era(m, "medieval")["rift_slots"] == 3
    assert era(m, "dawn")["rifts"] == 0
    m = mode("sabotage", LEGEND, at="dawn", hand=["hourglass_vacuum"], eras={"dawn": {"vortex": True, "rifts": 2}})
    play(m, "play:hourglass_vacuum", "choose:2")
    assert era(m, "dawn")["rifts"] == 0, "cards speak of it as of any vortex"


# ---- eternal energy


@pytest.mark.rule("LOOP-17.6")
def test_eternal_energy_pays_stays_and_comes_back_at_the_end_of_the_turn() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"eternal": 1, "energy": 1}}, doctor_next=["industrial"], **CALM)
    play(m, "loop:spiral")
    shown = era(m, "dawn")
    assert (shown["eternal"], shown["eternal_used"], shown["energy"]) == (1, 1, 1)
    assert refused(m, "loop:spiral") == "LOOP-8.11", "one of the two is used"
    play(m, "move:next", "done")
    shown = era(m, "dawn")
    assert (shown["eternal"], shown["eternal_used"], shown["energy"]) == (1, 0, 0)


@pytest.mark.rule("LOOP-17.6")
def test_eternal_energy_counts_for_conditions_and_comparisons() -> None:
    energy = {id: {"energy": 1} for id in ERAS if id != "dawn"}
    m = mode(
        "centrifuges",
        at="dawn",
        hand=["campfire_reactor"],
        eras={**energy, "dawn": {"eternal": 1}},
        missions={"dawn": "tune_time_stream", "medieval": "loop_on_doctor"},
    )
    play(m, "play:campfire_reactor")
    assert mission(m, "dawn")["damage"] == 2, "every era held energy"
    m = mode("centrifuges", at="dawn", hand=["holy_grail"], eras={"medieval": {"eternal": 1, "rifts": 3}})
    play(m, "play:holy_grail", "era:medieval")
    assert (era(m, "medieval")["energy"], era(m, "medieval")["eternal"]) == (2, 1)


@pytest.mark.rule("LOOP-17.6")
def test_placing_eternal_energy_is_not_adding_energy() -> None:
    m = mode(
        "centrifuges",
        at="dawn",
        eras={"dawn": {"centrifuge": True, "energy": 3}},
        missions={"dawn": "quantum_bomb", "medieval": "loop_on_doctor"},
    )
    play(m, "dismantle")
    assert era(m, "dawn")["eternal"] == 1
    assert mission(m, "dawn")["damage"] == 0
    assert "energy_added" not in event_kinds(m)


# ---- centrifuges


@pytest.mark.rule("LOOP-17.7")
def test_centrifuges_and_eternal_energy_lie_on_different_random_eras() -> None:
    places = set()
    for seed in range(8):
        m = ct.new("loop", seed=seed, mode="centrifuges", level="intern", agents=["mr_time", "v_girl"])
        spinning, blue = eras_with(m, "centrifuge"), eras_with(m, "eternal")
        assert (len(spinning), len(blue)) == (3, 2)
        assert not set(spinning) & set(blue)
        places.add((*spinning, *blue))
        assert len(m.view(None)["doctor_deck"]) == 6, "the revealed doctor cards were shuffled back"
    assert len(places) > 4


@pytest.mark.rule("LOOP-17.8")
def test_a_centrifuge_swallows_the_green_energy_of_the_doctors_era() -> None:
    eras = {"dawn": {"centrifuge": True, "energy": 3, "eternal": 1}, "medieval": {"centrifuge": True, "energy": 2}}
    m = mode("centrifuges", phase="doctor", doctor_next=["dawn"], eras=eras, bag_top=["end>medieval"], **CALM)
    assert (era(m, "dawn")["energy"], era(m, "dawn")["eternal"]) == (0, 1)
    assert era(m, "medieval")["energy"] == 2, "the doctor is not there"
    kinds = event_kinds(m)
    assert kinds.index("doctor_moved") < kinds.index("energy_lost") < kinds.index("rifts_dropped")


@pytest.mark.rule("LOOP-17.8")
def test_without_a_centrifuge_the_energy_stays() -> None:
    m = mode("centrifuges", phase="doctor", doctor_next=["dawn"], eras={"dawn": {"energy": 3}}, **CALM)
    assert era(m, "dawn")["energy"] == 3


@pytest.mark.rule("LOOP-17.9")
@pytest.mark.parametrize(("level", "cost"), [("intern", 2), (EMPLOYEE, 3), (LEGEND, 3)])
def test_dismantling_costs_energy_of_your_era_and_leaves_eternal_energy(level: str, cost: int) -> None:
    poor = mode("centrifuges", level, at="dawn", eras={"dawn": {"centrifuge": True, "energy": cost - 1}})
    assert refused(poor, "dismantle") == "LOOP-17.9"
    m = mode("centrifuges", level, at="dawn", eras={"dawn": {"centrifuge": True, "energy": cost}})
    play(m, "dismantle")
    shown = era(m, "dawn")
    assert (shown["energy"], shown["eternal"], shown["eternal_used"], shown["centrifuge"]) == (0, 1, 0, False)
    assert m.view(None)["dismantled"] == 3
    assert m.result is None, "no tile is archived"
    assert "done" in keys(m), "an action like others: the phase goes on"


@pytest.mark.rule("LOOP-17.9")
def test_only_a_centrifuge_of_your_own_era_can_be_dismantled() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"energy": 5}, "medieval": {"centrifuge": True, "energy": 5}})
    assert refused(m, "dismantle") == "LOOP-17.9"


@pytest.mark.rule("LOOP-17.9")
def test_eternal_energy_helps_to_pay() -> None:
    m = mode("centrifuges", at="dawn", eras={"dawn": {"centrifuge": True, "energy": 2, "eternal": 1}})
    play(m, "dismantle")
    shown = era(m, "dawn")
    assert (shown["energy"], shown["eternal"], shown["eternal_used"]) == (0, 2, 1)
