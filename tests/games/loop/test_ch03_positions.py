"""Chapter 3: eras, neighbours and the doctor's place."""

from __future__ import annotations

import pytest

from tests.games.loop.table import ERAS, agent, clones, era, table
from tests.games.playing import keys, play, refused


@pytest.mark.rule("LOOP-3.1")
def test_your_era_is_the_era_of_your_pawn() -> None:
    m = table(at="robots", hand=["campfire_reactor"], agents={"v_girl": {}, "mr_time": {"era": "dawn"}})
    play(m, "play:campfire_reactor")
    assert {id: era(m, id)["energy"] for id in ERAS if era(m, id)["energy"]} == {"robots": 2}
    play(m, "free:next", "done")
    assert agent(m, "v_girl")["era"] == "end"


@pytest.mark.rule("LOOP-3.2")
@pytest.mark.parametrize("at", ERAS)
def test_next_is_clockwise_previous_counter_clockwise_and_the_ring_closes(at: str) -> None:
    here = ERAS.index(at)
    for key, there in (("move:next", ERAS[(here + 1) % 7]), ("move:previous", ERAS[(here - 1) % 7])):
        m = play(table(at=at, eras={at: {"energy": 1}}), key)
        assert agent(m, "v_girl")["era"] == there
    for card, there, key in (("last_match", here + 1, "energy"), ("rivet_gun", here - 1, "rifts")):
        target = ERAS[there % 7]
        m = table(at=at, hand=[card], eras={id: {"rifts": 2} for id in ERAS})
        before = era(m, target)[key]
        play(m, f"play:{card}")
        assert era(m, target)[key] != before


@pytest.mark.rule("LOOP-3.3")
def test_an_adjacent_era_is_adjacent_to_your_own_pawn_and_you_choose_which() -> None:
    m = table(at="dawn", hand=["portcullis"], eras={id: {"rifts": 1} for id in ERAS})
    play(m, "play:portcullis")
    assert sorted(keys(m)) == ["era:end", "era:medieval"]
    assert refused(m, "era:industrial") == "LOOP-14.7"
    play(m, "era:end")
    assert [id for id in ERAS if not era(m, id)["rifts"]] == ["dawn", "end"]


@pytest.mark.rule("LOOP-3.3")
def test_adjacent_follows_the_pawn_of_whoever_resolves_the_effect() -> None:
    m = table(
        at="dawn",
        hand=["patrons_commission"],
        agents={"v_girl": {}, "mr_time": {"era": "globalization", "hand": ["gold_chain_capacitor"]}},
    )
    play(m, "play:patrons_commission", "use:gold_chain_capacitor")
    assert sorted(keys(m)) == ["era:industrial", "era:robots"]


@pytest.mark.rule("LOOP-3.4")
def test_an_adjacent_clone_is_one_in_an_adjacent_era() -> None:
    m = table(
        at="dawn",
        hand=["grabber_arm"],
        eras={
            "dawn": {"clones": ["dawn>industrial"]},
            "medieval": {"clones": ["medieval>robots"]},
            "renaissance": {"clones": ["renaissance>robots"]},
            "end": {"clones": ["end>globalization"]},
        },
    )
    play(m, "play:grabber_arm")
    assert sorted(keys(m)) == ["clone:end:globalization", "clone:medieval:robots"]
    play(m, "clone:end:globalization")
    assert clones(m, "dawn") == ["industrial", "globalization"]
    assert clones(m, "renaissance") == ["robots"]


@pytest.mark.rule("LOOP-3.5")
def test_the_doctor_is_where_his_last_resolved_card_says() -> None:
    m = table(phase="doctor", doctor_next=["medieval"], fate=["doctor", "doctor"], bag_top=["dawn>robots"])
    assert m.view(None)["doctor"] == "medieval"
    assert m.view(None)["doctor_row"] == ["end", "medieval"]
    assert era(m, "medieval")["rifts"] == 2


@pytest.mark.rule("LOOP-3.5")
def test_a_new_cycle_does_not_move_the_doctor() -> None:
    """A solo player is asked between the shuffling of the doctor deck and the next doctor card."""
    m = table(
        doctor="renaissance",
        doctor_row=[*(id for id in ERAS if id != "renaissance"), "renaissance"],
        turn=7,
        options={"players": 1},
        agents={"v_girl": {"deck": ["war_horse", "mecha_fist"]}, "mr_time": {}},
    )
    play(m, "done")
    assert keys(m) == ["agent:v_girl", "agent:mr_time"]  # who gets War Horse?
    view = m.view(None)
    assert (view["cycle"], view["doctor_row"], len(view["doctor_deck"])) == (2, [], 7)
    assert view["doctor"] == "renaissance"


@pytest.mark.rule("LOOP-3.5")
def test_between_two_cycles_missions_are_still_revealed_from_the_old_era() -> None:
    m = table(
        doctor="renaissance",
        doctor_row=[*(id for id in ERAS if id != "renaissance"), "renaissance"],
        at="robots",
        phase="archive",
        missions={"robots": ("declone_doctor", 4), "end": "loop_on_doctor"},
    )
    play(m, "archive:declone_doctor")
    assert m.view(None)["doctor"] == "renaissance"
    assert [id for id in ERAS if era(m, id)["mission"] and era(m, id)["mission"]["face_up"]] == ["renaissance", "end"]


@pytest.mark.rule("LOOP-3.6")
def test_any_number_of_agents_may_share_an_era() -> None:
    together = ["v_girl", "mr_time", "cztwyzzek", "time_thief"]
    m = table(agents={id: {"era": "dawn"} for id in together})
    assert era(m, "dawn")["agents"] == together
    m = table(at="dawn", eras={"dawn": {"energy": 1}}, agents={"v_girl": {}, "mr_time": {"era": "medieval"}})
    play(m, "move:next")
    assert era(m, "medieval")["agents"] == ["v_girl", "mr_time"]
