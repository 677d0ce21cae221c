"""Chapter 12: phase V, the end of a turn, and the cycles."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from tests.games.loop.table import ERAS, agent, hand, random_game, table
from tests.games.playing import event_kinds, happened, keys, play

MANUAL = {"machine": "manual"}  # the next turn stops at the landing, before anything else can happen


@pytest.mark.rule("LOOP-12.1")
def test_charge_then_discard_then_draw() -> None:
    """The deck holds one card, so the rest of the new hand comes from a pile with the hand just discarded."""
    m = table(
        agents={
            "v_girl": {
                "charged": False,
                "hand": ["super_underpants", "grabber_arm"],
                "exhausted": ["grabber_arm"],
                "deck": ["mecha_fist"],
                "discard": [],
            },
            "mr_time": {},
        },
        options=MANUAL,
    )
    seen = len(m.events())
    play(m, "done")
    assert agent(m, "v_girl")["charged"]
    assert hand(m, "v_girl") == dict.fromkeys(["mecha_fist", "super_underpants", "grabber_arm"], True)
    drawing = [kind for kind in event_kinds(m, seen) if kind in ("turn_ended", "card_drawn", "deck_shuffled")]
    assert drawing == ["turn_ended", "card_drawn", "deck_shuffled", "card_drawn", "card_drawn"]


@pytest.mark.rule("LOOP-12.1")
def test_the_whole_hand_is_discarded_used_or_not() -> None:
    held = ["super_underpants", "grabber_arm", "mecha_fist", "war_horse"]
    fresh = ["rocket_boots", "donut_reactor", "team_huddle"]
    m = table(
        agents={
            "v_girl": {"hand": held, "exhausted": ["war_horse"], "deck": fresh},
            "mr_time": {},
        },
        options=MANUAL,
    )
    play(m, "done")
    assert sorted(agent(m, "v_girl")["deck"]["discard"]) == sorted(held)
    assert list(hand(m, "v_girl")) == fresh


@pytest.mark.rule("LOOP-12.1")
def test_every_player_below_three_cards_draws() -> None:
    m = table(
        agents={
            "v_girl": {},
            "mr_time": {"hand": ["pop_quiz"], "deck": ["ion_chronograph", "chalkboard_eraser", "mechanical_grapple"]},
            "cztwyzzek": {},
        },
        options=MANUAL,
    )
    play(m, "done")
    assert list(hand(m, "mr_time")) == ["pop_quiz", "ion_chronograph", "chalkboard_eraser"]
    assert len(hand(m, "cztwyzzek")) == 3


@pytest.mark.rule("LOOP-12.2")
def test_others_keep_extra_cards_and_what_is_exhausted() -> None:
    held = ["mechanical_grapple", "ion_chronograph", "pop_quiz", "war_horse"]
    m = table(agents={"v_girl": {}, "mr_time": {"hand": held, "exhausted": ["pop_quiz"]}}, options=MANUAL)
    play(m, "done")
    assert hand(m, "mr_time") == {card: card != "pop_quiz" for card in held}


@pytest.mark.rule("LOOP-12.3")
def test_hands_are_refilled_clockwise_from_the_active_player() -> None:
    seated = ["v_girl", "mr_time", "cztwyzzek"]
    m = table(agents={id: {"hand": []} for id in seated}, active="mr_time", options=MANUAL)
    seen = len(m.events())
    play(m, "done")
    drawn = [event["agent"] for event in happened(m, "card_drawn", seen)]
    assert drawn == ["mr_time"] * 3 + ["cztwyzzek"] * 3 + ["v_girl"] * 3


def last_turn_of_cycle(cycle: int, **described: Any) -> ct.Match:
    """All seven doctor cards lie in the row; V-Girl's actions are about to end."""
    return table(doctor="end", doctor_row=ERAS, cycle=cycle, turn=7 * cycle, options=MANUAL, **described)


@pytest.mark.rule("LOOP-12.4")
@pytest.mark.parametrize("cycle", [1, 2])
def test_an_empty_doctor_deck_is_shuffled_onto_the_next_space(cycle: int) -> None:
    firsts = set()
    for seed in range(20):
        m = last_turn_of_cycle(cycle, seed=seed)
        play(m, "done")
        view = m.view(None)
        assert view["cycle"] == cycle + 1
        assert len(view["doctor_row"]) == 1  # the first card of the new cycle
        assert sorted([*view["doctor_row"], *view["doctor_deck"]]) == sorted(ERAS)
        kinds = event_kinds(m)
        assert kinds.index("card_drawn") < kinds.index("cycle_started") < kinds.index("turn_started")
        assert len(happened(m, "clone_generated")) == cycle + 1  # by the new space
        firsts.add(view["doctor"])
    assert len(firsts) > 4


@pytest.mark.rule("LOOP-12.4")
def test_a_deck_with_cards_stays_on_its_space() -> None:
    m = table(doctor="end", doctor_row=[id for id in ERAS if id != "dawn"], options=MANUAL)
    play(m, "done")
    assert m.view(None)["cycle"] == 1
    assert m.view(None)["doctor_deck"] == []  # the last card is revealed now; this turn is still of cycle 1
    assert "cycle_started" not in event_kinds(m)


@pytest.mark.rule("LOOP-12.5")
def test_after_the_third_space_the_game_is_lost() -> None:
    m = last_turn_of_cycle(3)
    play(m, "done")
    assert m.result is not None
    assert m.result.details["ending"] == "time_is_up"
    assert event_kinds(m)[-1] == "game_over"
    assert "cycle_started" not in event_kinds(m)


@pytest.mark.rule("LOOP-12.5")
def test_a_fourth_tile_archived_in_the_very_last_turn_still_wins() -> None:
    m = last_turn_of_cycle(
        3,
        at="medieval",
        missions={"medieval": ("clog_machine", 5), "robots": "quantum_bomb"},
        archived=["loop_everywhere", "patch_spacetime", "surround_doctor"],
    )
    play(m, "done", "archive:clog_machine")
    assert m.result is not None
    assert m.result.details["ending"] == "won"


@pytest.mark.rule("LOOP-12.6")
def test_a_cycle_is_seven_turns_and_a_game_at_most_twenty_one() -> None:
    """Idle players at a table that is tidied in every action phase, so that only time can defeat them."""
    m = table(
        turn=1,
        doctor_row=["end"],
        agents={"v_girl": {"hand": []}, "mr_time": {"hand": []}},
        options=MANUAL,
    )
    while m.decision is not None:
        described = ct.position_of(m)
        if "done" in keys(m):
            for words in described["eras"].values():
                words["rifts"] = 0
                words["clones"] = []
            described.pop("bag")
            m = ct.position("loop", described, seed=described["turn"])
        key = "done" if "done" in keys(m) else next(key for key in keys(m) if key.split(":")[1:3] == ["1", "1"])
        play(m, key)
        if m.decision is not None:
            view = m.view(None)
            assert view["cycle"] == (view["turn"] - 1) // 7 + 1
            assert len(view["doctor_row"]) == (view["turn"] - 1) % 7 + 1
    assert m.result is not None
    assert (m.result.details["turns"], m.result.details["ending"]) == (21, "time_is_up")


@pytest.mark.rule("LOOP-12.6")
def test_no_game_is_longer() -> None:
    for seed in range(10):
        result = random_game(seed, level="intern").result
        assert result is not None
        assert result.details["turns"] <= 21


@pytest.mark.rule("LOOP-12.7")
def test_then_the_next_players_turn_begins() -> None:
    played: dict[str, Any] = {"turn": 3, "doctor_row": ["dawn", "robots", "end"], "loops": 2, "ability_uses": 1}
    m = table(active="mr_time", options=MANUAL, **played)
    play(m, "done")
    view = m.view(None)
    assert (view["turn"], view["active"], view["phase"], view["loops"], view["ability_uses"]) == (
        4, "v_girl", "doctor", 0, 0,
    )  # fmt: skip
    assert happened(m, "turn_started") == [{"agent": "v_girl", "n": 4}]
