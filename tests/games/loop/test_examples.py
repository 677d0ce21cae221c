"""The worked examples of the ledger (chapter 22), followed step by step."""

from __future__ import annotations

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import ERAS, agent, clones, era, face_up, hand, mission, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-EX-1")
def test_first_turn() -> None:
    for seed in range(5):
        m = ct.new("loop", players=2, seed=seed)
        first = m.events()[event_kinds(m).index("turn_started")]["number"]
        assert m.view(None)["cycle"] == 1
        step_a = event_kinds(m, first)[: event_kinds(m, first).index("doctor_moved")]
        assert step_a.count("clone_generated") == 1
        assert step_a.count("card_available") == 1


@pytest.mark.rule("LOOP-EX-2")
def test_rift_drop() -> None:
    m = table(
        phase="doctor",
        doctor_next=["industrial"],
        eras={"industrial": {"clones": ["industrial>robots"]}},
        bag_top=["dawn>robots"],
        fate=["previous", "doctor", "doctor"],
    )
    assert m.view(None)["doctor"] == "industrial"
    dropped = {"n": 3, "landing": {"renaissance": 1, "industrial": 2, "globalization": 0}}
    assert happened(m, "rifts_dropped") == [dropped]
    assert {id: era(m, id)["rifts"] for id in ERAS if era(m, id)["rifts"]} == {"renaissance": 1, "industrial": 2}
    assert not any(era(m, id)["vortex"] for id in ERAS)


@pytest.mark.rule("LOOP-EX-3")
def test_vortex() -> None:
    m = table(
        phase="doctor",
        doctor_next=["globalization"],
        eras={
            "industrial": {"rifts": 3, "available": ["matryoshka"]},
            "globalization": {"rifts": 1, "clones": ["globalization>dawn", "globalization>end"]},
        },
        missions={"industrial": "clog_machine", "end": "loop_on_doctor"},
        bag_top=["dawn>robots"],
        arsenal_top=["cave_map"],
        fate=["previous", "previous", "doctor", "doctor"],
    )
    dropped = {"n": 4, "landing": {"industrial": 2, "globalization": 2, "robots": 0}}
    assert happened(m, "rifts_dropped") == [dropped]
    industrial = era(m, "industrial")
    assert (industrial["vortex"], industrial["rifts"], industrial["available"]) == (True, 0, [])
    assert industrial["mission"] is None
    assert m.view(None)["lost_missions"] == ["clog_machine"]
    assert m.view(None)["destroyed"] == ["matryoshka"]
    assert era(m, "globalization")["rifts"] == 3
    assert m.view(None)["supply"]["rifts"] == 27, "only the three of globalization are on the board"
    assert m.view(None)["supply"]["vortex_tiles"] == 2
    assert face_up(m) == ["globalization", "end"], "one more mission, searched from the doctor's era"
    assert m.view(None)["phase"] == "action"


@pytest.mark.rule("LOOP-EX-4")
def test_several_damages_from_one_action() -> None:
    m = table(
        at="medieval",
        doctor="medieval",
        hand=["spartan_shield", "super_underpants"],
        eras={"medieval": {"rifts": 3}},
        missions={"dawn": "clog_machine", "end": "quantum_putty"},
    )
    play(m, "play:spartan_shield")
    assert mission(m, "dawn")["damage"] == 2
    assert era(m, "medieval")["rifts"] == 1
    assert mission(m, "end")["damage"] == 0
    assert refused(m, "damage:quantum_putty") == "LOOP-9.11"
    play(m, "play:super_underpants")
    assert mission(m, "dawn")["damage"] == 3
    assert era(m, "medieval")["rifts"] == 0
    play(m, "damage:quantum_putty")
    assert mission(m, "end")["slots"] == ["medieval"]


@pytest.mark.rule("LOOP-EX-5")
def test_a_full_action_phase() -> None:
    m = table(
        agents={
            "mr_time": {"era": "industrial", "hand": ["gutenberg_wormhole", "mechanical_grapple", "ion_chronograph"]},
            "time_thief": {"era": "end"},
        },
        doctor="globalization",
        eras={
            "robots": {"vortex": True, "rifts": 3, "energy": 0, "clones": ["dawn>globalization"]},
            "industrial": {"rifts": 1, "energy": 1},
        },
        missions={"dawn": "declone_doctor", "medieval": "quantum_bomb"},
    )
    # 1. one rift of industrial, one of the vortex
    play(m, "play:gutenberg_wormhole")
    assert (era(m, "industrial")["rifts"], era(m, "robots")["rifts"]) == (0, 2)
    # 2. a paid move
    play(m, "move:next")
    assert agent(m, "mr_time")["era"] == "globalization"
    assert era(m, "industrial")["energy"] == 0
    # 3. the orange clone meets its end at the doctor's
    assert "dawn>globalization" not in m.view(None)["bag"]
    play(m, "play:mechanical_grapple")
    assert clones(m, "globalization") == clones(m, "robots") == []
    assert "dawn>globalization" in m.view(None)["bag"]
    assert mission(m, "dawn")["damage"] == 1
    # 4. the special ability
    play(m, "ability", "era:robots")
    assert agent(m, "time_thief")["era"] == "robots"
    # 5. energy where she is now
    play(m, "play:ion_chronograph", "choose:2")
    assert era(m, "robots")["energy"] == 1
    # 6. the free move
    assert agent(m, "mr_time")["charged"]
    play(m, "free:next")
    assert (agent(m, "mr_time")["era"], agent(m, "mr_time")["charged"]) == ("robots", False)
    # 7. the first LOOP of the turn
    assert m.view(None)["loop_cost"] == 1
    play(m, "loop:stripes")
    assert era(m, "robots")["energy"] == 0
    assert hand(m, "mr_time") == {"gutenberg_wormhole": True, "mechanical_grapple": False, "ion_chronograph": True}
    # 8. both rifts of the vortex he stands on
    play(m, "play:gutenberg_wormhole")
    assert [event["n"] for event in happened(m, "rift_removed")[-2:]] == [1, 1]
    assert era(m, "robots")["rifts"] == 0
    # 9. energy again
    play(m, "play:ion_chronograph", "choose:2")
    # after
    assert (era(m, "robots")["rifts"], era(m, "robots")["energy"]) == (0, 1)
    assert not any(hand(m, "mr_time").values())
    assert not agent(m, "mr_time")["charged"]
    assert (m.view(None)["loops"], m.view(None)["loop_cost"]) == (1, 2)
    assert refused(m, "loop:stripes") == "LOOP-8.11"


def in_medieval() -> Match:
    return table(
        phase="acquire",
        at="medieval",
        agents={"v_girl": {"hand": []}, "mr_time": {}},
        eras={"medieval": {"available": ["war_horse", "holy_grail"]}},
        doctor_next=["robots"],
        fate=["doctor"] * 9,
    )


@pytest.mark.rule("LOOP-EX-6")
def test_taking_a_card() -> None:
    m = in_medieval()
    assert keys(m) == ["take:war_horse", "take:holy_grail", "done"]
    play(m, "take:war_horse")
    assert era(m, "medieval")["available"] == ["holy_grail"], "no second card this turn"
    assert happened(m, "card_taken") == [{"agent": "v_girl", "card": "war_horse"}]
    assert m.view(None)["active"] == "mr_time"
    drawn = [event["card"] for event in happened(m, "card_drawn") if event["agent"] == "v_girl"]
    assert drawn[0] == "war_horse", "it lay on top of her deck"
    m = play(in_medieval(), "done")
    assert era(m, "medieval")["available"] == ["war_horse", "holy_grail"]
    assert "war_horse" not in hand(m, "v_girl")


@pytest.mark.rule("LOOP-EX-7")
def test_new_cycle() -> None:
    m = table(cycle=1, turn=7, doctor_deck=[], doctor_row=ERAS, fate=["doctor"] * 9)
    before = len(m.events())
    play(m, "done")
    assert happened(m, "cycle_started", before) == [{"n": 2}]
    assert m.view(None)["cycle"] == 2
    assert len(m.view(None)["doctor_deck"]) == 6, "seven were shuffled, the next turn has revealed one"
    assert len(m.view(None)["doctor_row"]) == 1
    assert event_kinds(m, before).count("clone_generated") == 2
    assert event_kinds(m, before).count("card_available") == 1


@pytest.mark.rule("LOOP-EX-8")
def test_holy_grail() -> None:
    m = table(at="medieval", hand=["holy_grail"], eras={"dawn": {"energy": 1, "rifts": 3}})
    play(m, "play:holy_grail", "era:dawn")
    assert era(m, "dawn")["energy"] == 3
    assert happened(m, "energy_added") == [{"era": "dawn", "n": 2}]
    m = table(at="medieval", hand=["holy_grail"], eras={"dawn": {"energy": 2, "rifts": 1}})
    play(m, "play:holy_grail")
    assert era(m, "dawn")["energy"] == 2
    assert "energy_added" not in event_kinds(m)


def carrying(card: str, *, vortex: str | None = None) -> Match:
    """From medieval by renaissance to industrial, a clone in each era of the way."""
    m = table(
        at="medieval",
        hand=[card],
        eras={
            id: {"clones": [clone], "vortex": id == vortex}
            for id, clone in (
                ("medieval", "medieval>robots"),
                ("renaissance", "renaissance>end"),
                ("industrial", "industrial>dawn"),
            )
        },
        missions={"dawn": "quantum_bomb", "end": "loop_on_doctor"},
    )
    return play(m, f"play:{card}", "era:industrial")


@pytest.mark.rule("LOOP-EX-9")
def test_carrying_over_two_eras() -> None:
    m = carrying("war_horse")
    assert set(keys(m)) == {"clone:medieval:robots", "clone:renaissance:end", "done"}
    play(m, "clone:medieval:robots")
    assert keys(m) == ["era:renaissance", "era:industrial"]
    play(m, "era:renaissance")
    assert clones(m, "renaissance") == ["robots", "end"]
    m = play(carrying("war_horse"), "clone:medieval:robots", "era:industrial")
    assert clones(m, "industrial") == ["dawn", "robots"]
    m = play(carrying("war_horse"), "clone:renaissance:end")  # only industrial is left
    assert clones(m, "industrial") == ["dawn", "end"]


@pytest.mark.rule("LOOP-EX-9")
@pytest.mark.parametrize(("vortex", "clone"), [("medieval", "robots"), ("renaissance", "end")])
def test_carrying_with_the_double_joystick(vortex: str, clone: str) -> None:
    assert keys(carrying("double_joystick", vortex=vortex)) == [f"clone:{vortex}:{clone}", "done"]
    assert carrying("double_joystick").view(None)["using"] is None, "no vortex, no clone"


@pytest.mark.rule("LOOP-EX-10")
def test_quarterly_bonus() -> None:
    m = table(
        phase="archive",
        agents={"v_girl": {"era": "dawn"}, "mr_time": {}, "time_thief": {}},
        missions={"dawn": ("quantum_bomb", 6), "end": "loop_on_doctor"},
        arsenal_top=["cave_map", "rivet_gun", "ash_cloak", "walkman"],
        doctor_next=["industrial"],
        fate=["doctor"] * 9,
    )
    play(m, "archive:quantum_bomb")
    assert [event["card"] for event in happened(m, "bonus_revealed")] == [
        "cave_map",
        "rivet_gun",
        "ash_cloak",
        "walkman",
    ]
    assert decision(m).seat == 0
    play(m, "take:rivet_gun")
    assert agent(m, "v_girl")["deck"]["top"] == ["rivet_gun"]
    m.choose("take:walkman", seat=1)
    assert agent(m, "mr_time")["deck"]["top"] == ["walkman"]
    m.choose("take:cave_map", seat=2)
    assert agent(m, "time_thief")["deck"]["top"] == ["cave_map"]
    assert m.view(None)["destroyed"] == ["ash_cloak"]
    assert m.view(None)["archived"] == ["quantum_bomb"]


@pytest.mark.rule("LOOP-EX-11")
def test_a_players_zones() -> None:
    m = table(
        agents={
            "v_girl": {
                "era": "dawn",
                "hand": ["super_underpants", "grabber_arm", "mecha_fist"],
                "exhausted": ["grabber_arm"],
                "deck": ["rocket_boots", "donut_reactor"],
                "discard": ["team_huddle"],
            },
            "mr_time": {},
        },
        eras={"dawn": {"energy": 1}},
    )
    shown = agent(m, "v_girl")
    assert hand(m, "v_girl") == {"super_underpants": True, "grabber_arm": False, "mecha_fist": True}
    assert shown["deck"]["top"] == [], "face down: nobody sees the order"
    assert shown["deck"]["rest"] == ["donut_reactor", "rocket_boots"]
    assert shown["deck"]["discard"] == ["team_huddle"]
    assert refused(m, "play:grabber_arm") == "LOOP-4.2"
    play(m, "loop:star")
    assert "play:grabber_arm" in keys(m)
