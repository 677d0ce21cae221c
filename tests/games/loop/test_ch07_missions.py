"""Chapter 7: which missions are face up."""

from __future__ import annotations

import pytest

import chronotable as ct
from tests.games.loop.table import ERAS, MISSIONS, era, face_up, mission, random_choice, table
from tests.games.playing import Json, event_kinds, happened, keys, play, refused


@pytest.mark.rule("LOOP-7.1")
def test_two_missions_are_face_up_all_game_long() -> None:
    fewer = 0
    for seed in range(8):
        m = ct.new("loop", players=2, seed=seed)
        number = seed
        while m.decision is not None:
            on_board = [found["mission"] for found in m.view(None)["eras"] if found["mission"]]
            assert len(face_up(m)) == min(2, len(on_board))
            fewer += len(on_board) < 7
            number = random_choice(m, number)
    assert fewer > 20


@pytest.mark.rule("LOOP-7.1")
def test_the_last_tile_lies_face_up_alone() -> None:
    gone: dict[str, Json] = {id: {"mission": None} for id in ERAS if id not in ("medieval", "end")}
    gone["renaissance"]["vortex"] = gone["globalization"]["vortex"] = True  # where the two lost ones were
    m = table(
        phase="doctor",
        doctor_next=["end"],
        doctor="dawn",
        eras={**gone, "end": {"rifts": 3}},
        missions={"medieval": "clog_machine", "end": "quantum_bomb"},
        archived=["patch_spacetime", "surround_doctor", "quantum_putty"],
        lost_missions=["loop_everywhere", "loop_on_doctor"],
        fate=["doctor", "doctor"],
        bag_top=["medieval>robots"],
    )
    assert face_up(m) == ["medieval"]
    assert era(m, "end")["mission"] is None


@pytest.mark.rule("LOOP-7.2")
@pytest.mark.parametrize(
    ("doctor", "revealed"),
    [
        ("globalization", "globalization"),  # the doctor's own era
        ("medieval", "renaissance"),  # no tile there any more: the one archived
        ("robots", "dawn"),  # face up already, the era after it too: on to dawn
    ],
)
def test_the_tile_of_the_doctors_era_or_the_next_one_clockwise_is_revealed(doctor: str, revealed: str) -> None:
    m = table(
        at="medieval",
        phase="archive",
        doctor=doctor,
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        eras={"end": {"mission": None}},
        archived=["surround_doctor"],
    )
    assert keys(m) == ["archive:clog_machine", "done"]
    seen = len(m.events())
    play(m, "archive:clog_machine")
    assert [event["era"] for event in happened(m, "mission_revealed", seen)] == [revealed]
    assert event_kinds(m, seen)[:2] == ["mission_archived", "mission_revealed"]  # at once
    assert sorted(face_up(m)) == sorted([revealed, "robots"])
    assert mission(m, revealed)["id"] in MISSIONS


@pytest.mark.rule("LOOP-7.3")
def test_each_search_starts_anew_at_the_doctor_and_wraps() -> None:
    """Both face-up tiles are lost in one drop: end and dawn overflow, the doctor stands at end."""
    m = table(
        phase="doctor",
        doctor="robots",
        doctor_next=["end"],
        missions={"end": "clog_machine", "dawn": "quantum_bomb"},
        eras={"end": {"rifts": 3}, "dawn": {"rifts": 3}},
        fate=["doctor", "next"],
        bag_top=["medieval>robots"],
    )
    revealed = [event["era"] for event in happened(m, "mission_revealed")]
    assert revealed == ["medieval", "renaissance"]  # past end and dawn, round the ring, twice from end on
    assert face_up(m) == ["medieval", "renaissance"]


@pytest.mark.rule("LOOP-7.4")
def test_a_fulfilled_mission_is_still_one_of_the_two() -> None:
    m = table(
        at="medieval",
        hand=["super_underpants"],
        doctor="medieval",
        eras={"medieval": {"rifts": 2}},
        missions={"dawn": ("clog_machine", 4), "end": "quantum_bomb"},
    )
    play(m, "play:super_underpants")
    assert mission(m, "dawn")["damage"] == mission(m, "dawn")["required"] == 5
    assert face_up(m) == ["dawn", "end"]
    assert "mission_revealed" not in event_kinds(m)
    play(m, "done")
    assert face_up(m) == ["dawn", "end"]  # nobody stood at dawn, nothing was archived


@pytest.mark.rule("LOOP-7.5")
def test_a_face_down_mission_takes_no_damage_and_nothing_counts_afterwards() -> None:
    m = table(
        at="robots",
        hand=["doomsday_clock"],
        doctor="medieval",
        eras={"medieval": {"rifts": 3, "mission": {"id": "clog_machine", "face_up": False}}},
        missions={"robots": ("quantum_bomb", 6), "end": "loop_on_doctor"},
    )
    play(m, "play:doomsday_clock")
    assert era(m, "medieval")["rifts"] == 1
    assert mission(m, "medieval") == {"face_up": False}
    assert "mission_damaged" not in event_kinds(m)
    assert refused(m, "damage:clog_machine") == "LOOP-7.5"
    play(m, "done", "archive:quantum_bomb")  # now Clog the Machine is turned up
    assert (mission(m, "medieval")["id"], mission(m, "medieval")["damage"]) == ("clog_machine", 0)


@pytest.mark.rule("LOOP-7.6")
def test_three_vortices_leave_four_tiles_to_archive() -> None:
    three = {id: {"rifts": 3} for id in ("renaissance", "industrial", "globalization")}
    m = table(
        phase="doctor",
        doctor_next=["industrial"],
        eras=three,
        bag_top=["industrial>dawn"],
        fate=["previous", "doctor", "next"],
    )
    view = m.view(None)
    assert view["supply"]["vortex_tiles"] == 0
    assert m.result is None
    assert sum(found["mission"] is not None for found in view["eras"]) == view["missing"]["archived_tiles"] == 4
