"""Chapter 6: an era that overflows becomes a vortex."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games.loop.components import data
from chronotable.kernel.match import Match
from tests.games.loop.table import ERAS, agent, clones, era, face_up, hand, mission, random_game, table
from tests.games.playing import event_kinds, happened, keys, play
from tests.worded import worded

QUIET_BAG = ["medieval>robots"]


def overflow(here: dict[str, Any], **described: Any) -> Match:
    """Phase I: two cubes fall on industrial, which already holds three rifts and what the test puts there."""
    words: dict[str, Any] = {"bag_top": QUIET_BAG, "arsenal_top": ["spartan_shield"], **described}
    eras = {"industrial": {"rifts": 3, **here}, **words.pop("eras", {})}
    return table(phase="doctor", doctor_next=["industrial"], fate=["doctor", "doctor"], eras=eras, **words)


@pytest.mark.rule("LOOP-6.1")
def test_an_overflowing_era_takes_a_vortex_tile() -> None:
    m = overflow({})
    assert [id for id in ERAS if era(m, id)["vortex"]] == ["industrial"]
    assert m.view(None)["supply"]["vortex_tiles"] == 2
    assert happened(m, "vortex_opened") == [{"era": "industrial"}]


@pytest.mark.rule("LOOP-6.2")
def test_a_second_vortex_in_an_era_loses_before_anything_else_happens() -> None:
    m = overflow({"vortex": True})
    assert m.told_result is not None
    assert m.told_result.details["ending"] == "second_vortex"
    assert event_kinds(m)[-2:] == ["rifts_dropped", "game_over"]
    assert m.decision is None


@pytest.mark.rule("LOOP-6.2")
@pytest.mark.parametrize(
    ("here", "elsewhere", "ending", "reason"),
    [
        (
            {"vortex": True},
            {},
            "second_vortex",
            "Defeat: a second vortex would open in the Industrial Era (3 rifts there and 2 more).",
        ),
        (
            {},
            {id: {"vortex": True} for id in ("dawn", "medieval", "robots")},
            "fourth_vortex",
            "Defeat: a fourth vortex would open in the Industrial Era (3 rifts there and 2 more).",
        ),
    ],
)
def test_the_defeat_names_the_era_and_the_rifts_that_tore_it_apart(
    here: dict[str, Any], elsewhere: dict[str, Any], ending: str, reason: str
) -> None:
    m = overflow(here, eras=elsewhere, missions={"renaissance": "clog_machine", "end": "quantum_bomb"})
    torn = {"era": "industrial", "rifts": 3, "n": 2}
    assert happened(m, "game_over") == [{"reason": ending, **torn}]
    assert m.told_result is not None
    assert m.told_result.details["torn"] == torn
    assert worded(m.told_result.reason, "en") == reason
    assert worded(m.log()[-1], "en") == reason
    as_described = ct.position("loop", ct.position_of(m)).result  # nobody has told that one what happened
    assert as_described is not None
    assert "torn" not in as_described.details
    assert worded(as_described.reason, "en").endswith(("in the same era.", "would open."))


@pytest.mark.rule("LOOP-6.2")
def test_without_a_vortex_tile_left_the_game_is_lost_and_the_era_stays_as_it_was() -> None:
    three = {id: {"vortex": True} for id in ("dawn", "medieval", "robots")}
    m = overflow(
        {"available": ["telegraph"]}, eras=three, missions={"industrial": "clog_machine", "end": "quantum_bomb"}
    )
    assert m.told_result is not None
    assert m.told_result.details["ending"] == "fourth_vortex"
    assert not era(m, "industrial")["vortex"]
    assert era(m, "industrial")["available"] == ["telegraph"]
    assert mission(m, "industrial")["id"] == "clog_machine"


@pytest.mark.rule("LOOP-6.3")
def test_a_face_up_mission_leaves_for_the_box_with_its_damage() -> None:
    m = overflow({}, missions={"industrial": ("clog_machine", 5), "end": "quantum_bomb"}, at="industrial")
    assert era(m, "industrial")["mission"] is None
    assert m.view(None)["lost_missions"] == ["clog_machine"]
    assert m.view(None)["archived"] == []
    play(m, "done")  # nothing to archive in the vortex, though all its damage was there
    assert "mission_archived" not in event_kinds(m)
    assert m.view(None)["active"] == "mr_time"


@pytest.mark.rule("LOOP-6.3")
def test_a_face_down_mission_leaves_unseen() -> None:
    m = overflow({})
    assert era(m, "industrial")["mission"] is None
    assert happened(m, "hidden_mission_lost") == [{"era": "industrial"}]
    assert m.view(None)["lost_missions"] == []
    assert len(m.view(None)["unseen_missions"]) == 8  # four on the board, three never dealt, this one


@pytest.mark.rule("LOOP-6.4")
@pytest.mark.parametrize(("already", "cubes"), [(3, 2), (2, 2), (0, 6), (3, 6)])
def test_all_rifts_of_the_era_go_and_one_batch_makes_one_vortex(already: int, cubes: int) -> None:
    """Six cubes on three rifts would be room for two overflows, but the batch counts once."""
    waiting = ["dawn>globalization", "dawn>renaissance", "dawn>robots", "medieval>end"][: cubes - 2]
    m = table(
        phase="doctor",
        doctor_next=["industrial"],
        fate=["doctor"] * cubes,
        bag_top=["medieval>robots"],
        eras={"industrial": {"rifts": already, "clones": waiting}},
    )
    assert len(happened(m, "vortex_opened")) == 1
    assert era(m, "industrial")["rifts"] == 0
    assert m.view(None)["supply"]["rifts"] == 30
    assert m.result is None


@pytest.mark.rule("LOOP-6.5")
def test_available_cards_are_destroyed_now_and_later() -> None:
    m = overflow(
        {"available": ["matryoshka", "telegraph"]},
        arsenal_top=["spartan_shield", "dynamite"],
        eras={"medieval": {"available": ["war_horse"]}},
    )
    assert sorted(m.view(None)["destroyed"]) == ["matryoshka", "telegraph"]
    assert era(m, "industrial")["available"] == []
    assert era(m, "medieval")["available"] == ["war_horse"]
    play(m, "done")
    assert keys(m) == ["take:war_horse", "done"]
    play(m, "done")  # the next turn reveals Dynamite, of industrial
    assert "dynamite" in m.view(None)["destroyed"]
    assert era(m, "industrial")["available"] == []


@pytest.mark.rule("LOOP-6.6")
def test_agents_clones_and_energy_stay_in_a_vortex_and_everything_works_there() -> None:
    m = overflow(
        {"clones": [], "energy": 3},
        at="industrial",
        hand=["super_underpants", "grabber_arm", "rocket_boots"],
        eras={"globalization": {"clones": ["globalization>dawn"]}, "renaissance": {"energy": 1}},
    )
    assert agent(m, "v_girl")["era"] == "industrial"
    assert era(m, "industrial")["energy"] == 3
    play(m, "play:grabber_arm")
    assert clones(m, "industrial") == ["dawn"]  # a clone can come in
    play(m, "loop:star")
    assert hand(m, "v_girl")["grabber_arm"]
    play(m, "move:previous", "move:next")  # out and in again
    assert agent(m, "v_girl")["era"] == "industrial"
    assert era(m, "industrial")["energy"] == 1


@pytest.mark.rule("LOOP-6.6")
def test_a_vortex_has_three_slots_for_new_rifts() -> None:
    m = table(
        phase="doctor",
        doctor_next=["industrial"],
        eras={"industrial": {"vortex": True, "rifts": 1}},
        fate=["doctor", "doctor"],
        bag_top=["medieval>robots"],
        at="industrial",
        hand=["super_underpants", "grabber_arm", "rocket_boots"],
    )
    assert era(m, "industrial")["rifts"] == 3
    assert m.result is None
    play(m, "play:super_underpants")
    assert era(m, "industrial")["rifts"] == 2


@pytest.mark.rule("LOOP-6.6")
def test_clones_of_the_era_survive_the_vortex() -> None:
    m = table(
        phase="doctor",
        doctor_next=["industrial"],
        eras={"industrial": {"rifts": 3, "clones": ["dawn>robots", "dawn>renaissance"]}},
        fate=["doctor"] * 4,
        bag_top=["medieval>robots"],
    )
    assert era(m, "industrial")["vortex"]
    assert clones(m, "industrial") == ["renaissance", "robots"]


@pytest.mark.rule("LOOP-6.7")
def test_a_lost_face_up_mission_is_replaced_at_once() -> None:
    m = overflow({}, missions={"industrial": "clog_machine", "end": "quantum_bomb"})
    assert event_kinds(m)[-2:] == ["mission_lost", "mission_revealed"]
    assert face_up(m) == ["globalization", "end"]  # the next tile clockwise from the doctor's era


@pytest.mark.rule("LOOP-6.7")
def test_a_lost_face_down_mission_reveals_none() -> None:
    m = overflow({})
    assert "mission_revealed" not in event_kinds(m)
    assert face_up(m) == ["robots", "end"]


@pytest.mark.rule("LOOP-6.8")
def test_on_a_vortex_means_any_era_with_a_vortex() -> None:
    m = table(
        at="dawn",
        hand=["gutenberg_wormhole"],
        eras={"medieval": {"vortex": True, "rifts": 1}, "robots": {"vortex": True, "rifts": 2}, "end": {"rifts": 3}},
        missions={"end": "loop_on_doctor", "dawn": "clog_machine"},
    )
    play(m, "play:gutenberg_wormhole")
    assert sorted(keys(m)) == ["era:medieval", "era:robots"]


@pytest.mark.rule("LOOP-6.9")
def test_an_era_whose_tile_was_archived_can_become_a_vortex() -> None:
    m = overflow({"mission": None}, archived=["patch_spacetime"])
    assert era(m, "industrial")["vortex"]
    assert not happened(m, "mission_lost")
    assert not happened(m, "hidden_mission_lost")
    assert m.view(None)["archived"] == ["patch_spacetime"]
    assert face_up(m) == ["robots", "end"]


@pytest.mark.rule("LOOP-6.10")
def test_no_card_effect_puts_rifts_on_the_board() -> None:
    """Rifts come by the machine alone, so no vortex opens outside phase I."""
    for card in data()["starting_cards"] + data()["arsenal_cards"]:
        for word in words_of(card["effect"]):
            assert "rift" not in word or word == "remove_rift"
    for match in [item for card in data()["arsenal_cards"] for item in card["effect"] if "match" in item]:
        assert match["match"]["element"] != "rift" or match["match"]["direction"] == "remove"


def words_of(effect: Any) -> list[str]:
    """Every word of an effect, inner blocks included."""
    found: list[str] = []
    for item in effect:
        if isinstance(item, list):
            found += words_of(item)
            continue
        for word, parameters in item.items():
            found.append(word)
            if isinstance(parameters, list):
                found += words_of(parameters)
    return found


@pytest.mark.rule("LOOP-6.10")
def test_vortices_open_only_in_the_doctor_phase() -> None:
    opened = 0
    for seed in range(12):
        m = random_game(seed)
        phase = ""
        for event in m.events():
            if event["kind"] in ("turn_started", "rifts_dropped", "turn_ended"):
                phase = event["kind"]
            elif event["kind"] in ("card_used", "agent_moved", "loop_made"):
                phase = "action"
            elif event["kind"] in ("vortex_opened", "rifts_placed"):
                assert phase == "rifts_dropped"
                opened += event["kind"] == "vortex_opened"
    assert opened > 12
