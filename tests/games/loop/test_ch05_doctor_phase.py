"""Chapter 5: the structure of a turn, and phase I."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.match import Match
from tests.games.loop.table import CLONES, ERAS, agent, clones, era, table
from tests.games.playing import decision, event_kinds, happened, keys, play, refused


def doctor_phase(card: str = "industrial", **described: Any) -> Match:
    """Phase I of V-Girl's turn with this doctor card on top, seen when it is over."""
    return table(phase="doctor", doctor_next=[card], **described)


def rifts(m: Match) -> dict[str, int]:
    return {id: era(m, id)["rifts"] for id in ERAS if era(m, id)["rifts"]}


@pytest.mark.rule("LOOP-5.1")
def test_players_take_turns_clockwise() -> None:
    seated = ["mr_time", "v_girl", "exterminatrix_404"]
    first = 1
    m = table(agents={id: {} for id in seated}, active=seated[first], turn=1)
    for turn in range(5):
        assert decision(m).seat == (first + turn) % 3
        assert m.view(None)["active"] == seated[(first + turn) % 3]
        waiting = (first + turn + 1) % 3
        assert m.explain("done", waiting).rule == "LOOP-5.1"
        with pytest.raises(ct.IllegalChoice):
            m.choose("done", waiting)
        while m.view(None)["turn"] == turn + 1:
            play(m, "done")


@pytest.mark.rule("LOOP-5.2")
def test_five_phases_in_order() -> None:
    m = table(
        phase="doctor",
        agents={"time_thief": {"era": "dawn"}, "mr_time": {}},
        doctor_next=["industrial"],
        missions={"dawn": ("clog_machine", 5), "end": "quantum_bomb"},
        eras={"dawn": {"available": ["cave_map"]}},
    )
    phases = [m.view(None)["phase"]]
    for key in ("done", "done", "take:cave_map", "archive:clog_machine"):
        play(m, key)
        phases.append(m.view(None)["phase"])
    assert phases == ["doctor", "action", "acquire", "archive", "archive"]  # the last one chooses a bonus card
    seen = len(m.events())
    play(m, keys(m)[0])
    play(m, keys(m)[0])  # Mr Time's bonus card
    assert event_kinds(m, seen).index("turn_ended") < event_kinds(m, seen).index("turn_started")
    assert m.view(None)["active"] == "mr_time"
    milestones = ("rifts_dropped", "card_taken", "mission_archived", "turn_ended")
    order = [kind for kind in event_kinds(m) if kind in milestones]
    assert order == ["rifts_dropped", "card_taken", "mission_archived", "turn_ended", "rifts_dropped"]


@pytest.mark.rule("LOOP-5.2")
def test_what_belongs_to_another_phase_is_refused_by_its_rule() -> None:
    described: dict[str, Any] = {
        "at": "dawn",
        "missions": {"dawn": ("clog_machine", 5), "end": "quantum_bomb"},
        "eras": {"dawn": {"available": ["cave_map"], "energy": 3}},
    }
    action = table(phase="action", **described)
    assert refused(action, "take:cave_map") == "LOOP-10.1"
    assert refused(action, "archive:clog_machine") == "LOOP-11.1"
    acquire = table(phase="acquire", **described)
    for key in ("play:super_underpants", "move:next", "free:next", "loop:star"):
        assert refused(acquire, key) == "LOOP-8.1"
    assert refused(acquire, "archive:clog_machine") == "LOOP-11.1"
    archive = table(phase="archive", **described)
    assert refused(archive, "take:cave_map") == "LOOP-10.1"
    assert refused(archive, "play:super_underpants") == "LOOP-8.1"


@pytest.mark.rule("LOOP-5.3")
@pytest.mark.parametrize(("cycle", "generated"), [(1, 1), (2, 2), (3, 3)])
def test_the_cycle_space_says_how_many_clones_and_cards_come(cycle: int, generated: int) -> None:
    m = doctor_phase("dawn", cycle=cycle, bag_top=["medieval>robots", "medieval>end", "end>medieval"])
    steps = [kind for kind in event_kinds(m) if kind in ("clone_generated", "card_available", "doctor_moved")]
    assert steps == ["clone_generated"] * generated + ["card_available", "doctor_moved"]
    assert len(clones(m, "medieval")) == min(generated, 2)
    assert len(clones(m, "end")) == (generated == 3)


@pytest.mark.rule("LOOP-5.4")
def test_a_clone_is_drawn_at_random_and_put_in_its_start_era() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(50):
        m = doctor_phase("dawn", seed=seed, cycle=3)
        generated = happened(m, "clone_generated")
        for clone in generated:
            assert clone["destroy"] in clones(m, clone["era"])
        words = [f"{clone['era']}>{clone['destroy']}" for clone in generated]
        assert sorted([*words, *m.view(None)["bag"]]) == sorted(CLONES)
        drawn.update(words)
    assert len(drawn) > 25  # of 28 tokens, each drawn 5.4 times on average
    assert max(drawn.values()) < 16


@pytest.mark.rule("LOOP-5.5")
def test_an_empty_bag_gives_no_clone() -> None:
    start = {id: [word for word in CLONES if word.startswith(f"{id}>")] for id in ERAS}
    left = start["end"].pop()
    m = doctor_phase("dawn", cycle=3, bag=[left], eras={id: {"clones": words} for id, words in start.items()})
    assert len(happened(m, "clone_generated")) == 1  # of three
    assert m.view(None)["bag"] == []
    assert len(happened(m, "card_available")) == 1


@pytest.mark.rule("LOOP-5.6")
def test_a_card_becomes_available_at_its_origin_and_can_be_taken_there() -> None:
    m = doctor_phase(arsenal_top=["war_horse", "last_match"], at="medieval")
    assert era(m, "medieval")["available"] == ["war_horse"]
    assert "war_horse" not in m.view(None)["arsenal"]
    play(m, "done")
    assert keys(m) == ["take:war_horse", "done"]


@pytest.mark.rule("LOOP-5.7")
def test_a_card_that_would_become_available_at_a_vortex_is_destroyed() -> None:
    m = doctor_phase(arsenal_top=["war_horse"], eras={"medieval": {"vortex": True}}, lost_missions=["clog_machine"])
    assert era(m, "medieval")["available"] == []
    assert m.view(None)["destroyed"] == ["war_horse"]


@pytest.mark.rule("LOOP-5.8")
def test_the_top_doctor_card_joins_the_row_and_turns_the_machine() -> None:
    m = doctor_phase("robots", doctor="dawn", doctor_row=["dawn"])
    view = m.view(None)
    assert view["doctor_row"] == ["dawn", "robots"]
    assert "robots" not in view["doctor_deck"]
    assert len(view["doctor_deck"]) == 5
    assert view["doctor"] == "robots"


@pytest.mark.rule("LOOP-5.9")
@pytest.mark.parametrize("standing", [0, 1, 3])
def test_two_rifts_and_one_for_each_clone_in_the_doctors_era_are_dropped(standing: int) -> None:
    here = ["dawn>robots", "dawn>renaissance", "dawn>globalization"][:standing]
    m = doctor_phase(
        "industrial",
        eras={"industrial": {"clones": here}, "globalization": {"clones": ["globalization>end"]}},
        bag_top=["medieval>robots"],
    )
    (drop,) = happened(m, "rifts_dropped")
    assert drop["n"] == sum(drop["landing"].values()) == 2 + standing


@pytest.mark.rule("LOOP-5.9")
def test_a_clone_generated_this_turn_counts() -> None:
    m = doctor_phase("industrial", bag_top=["industrial>robots"], fate=["previous", "doctor", "next"])
    assert happened(m, "rifts_dropped")[0]["n"] == 3
    assert rifts(m) == {"renaissance": 1, "industrial": 1, "globalization": 1}


@pytest.mark.rule("LOOP-5.10")
def test_cubes_end_at_the_doctor_or_beside_him() -> None:
    landed: Counter[str] = Counter()
    for seed in range(40):
        m = doctor_phase("dawn", seed=seed, bag_top=["industrial>robots"])
        landed.update(rifts(m))
        assert sum(rifts(m).values()) == 2
    assert set(landed) == {"end", "dawn", "medieval"}


@pytest.mark.rule("LOOP-5.11", "LOOP-20.1")
def test_the_time_prowler_negates_after_the_landing_is_known_and_before_placement() -> None:
    m = doctor_phase(
        "industrial",
        agents={"time_thief": {}, "mr_time": {}},
        bag_top=["industrial>robots"],
        eras={"industrial": {"rifts": 2}},
        fate=["doctor", "doctor", "next"],
    )
    assert decision(m).seat == 0
    assert m.view(None)["drop"] == {"industrial": 2, "globalization": 1}
    assert rifts(m) == {"industrial": 2}  # nothing placed yet
    assert keys(m) == ["negate:industrial", "negate:globalization", "done"]
    assert refused(m, "negate:renaissance") == "LOOP-16.3"
    play(m, "negate:industrial")
    assert rifts(m) == {"industrial": 3, "globalization": 1}
    assert not era(m, "industrial")["vortex"]
    assert m.view(None)["supply"]["rifts"] == 26


@pytest.mark.rule("LOOP-5.11")
def test_the_time_prowler_is_not_asked_in_another_players_turn() -> None:
    m = doctor_phase(agents={"mr_time": {}, "time_thief": {}})
    assert m.view(None)["phase"] == "action"
    assert "rift_negated" not in event_kinds(m)


@pytest.mark.rule("LOOP-5.12")
def test_three_rifts_are_harmless() -> None:
    here = {"industrial": {"rifts": 1}}
    m = doctor_phase("industrial", eras=here, fate=["doctor", "doctor"], bag_top=["end>medieval"])
    assert era(m, "industrial")["rifts"] == 3
    assert not era(m, "industrial")["vortex"]
    assert "vortex_opened" not in event_kinds(m)


@pytest.mark.rule("LOOP-5.13")
@pytest.mark.parametrize("already", [2, 3])
def test_a_fourth_rift_makes_a_vortex(already: int) -> None:
    m = doctor_phase(
        "industrial",
        eras={"industrial": {"rifts": already}},
        fate=["doctor", "doctor"],
        bag_top=["dawn>robots"],
    )
    assert era(m, "industrial")["vortex"]


@pytest.mark.rule("LOOP-5.14")
def test_eras_that_overflow_together_are_resolved_from_previous_to_next() -> None:
    m = doctor_phase(
        "industrial",
        eras={id: {"rifts": 3} for id in ("renaissance", "industrial", "globalization")},
        bag_top=["industrial>robots"],
        fate=["next", "doctor", "previous"],
    )
    assert [event["era"] for event in happened(m, "vortex_opened")] == ["renaissance", "industrial", "globalization"]
    assert m.result is None


@pytest.mark.rule("LOOP-5.14")
def test_loss_is_checked_after_each_overflow() -> None:
    m = doctor_phase(
        "industrial",
        eras={
            "renaissance": {"rifts": 3},
            "industrial": {"rifts": 3},
            "globalization": {"rifts": 3},
            "dawn": {"vortex": True},
            "medieval": {"vortex": True},
        },
        bag_top=["industrial>robots"],
        fate=["next", "doctor", "previous"],
    )
    assert [event["era"] for event in happened(m, "vortex_opened")] == ["renaissance"]  # the third one
    assert m.result is not None
    assert m.result.details["ending"] == "fourth_vortex"
    assert era(m, "globalization")["rifts"] == 3


@pytest.mark.rule("LOOP-5.15")
def test_only_the_rifts_that_are_left_are_dropped() -> None:
    """Rare but possible: a full board and a crowd of clones where the doctor comes."""
    full = {id: {"rifts": 3} for id in ERAS if id not in ("industrial", "renaissance", "globalization")}
    many = [word for word in CLONES if "industrial" not in word][:20]
    m = doctor_phase(
        "industrial",
        eras={**full, "industrial": {"clones": many}},
        bag_top=["industrial>robots"],
        agents={"time_thief": {}, "mr_time": {}},
    )
    assert happened(m, "rifts_dropped")[0]["n"] == 30 - 12  # not 2 + 21
    assert m.view(None)["supply"]["rifts"] == 0
    assert agent(m, "time_thief")["era"] == "medieval"
