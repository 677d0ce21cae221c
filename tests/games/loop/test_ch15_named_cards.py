"""Chapter 15: what an effect names for the one after it, when it could be carried out only in part or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from chronotable.games.loop.vocabulary import VOCABULARY
from chronotable.kernel.match import Match
from tests.games.loop.table import AFTER_AN_ACTION, ARSENAL, STARTING, era, hand, in_use, table
from tests.games.playing import Json, happened, keys, play

DRAW_TWO: Json = {"draw": {"who": "self", "n": 2}}
ENERGY_THERE: Json = {"add_energy": {"era": "card_origin", "n": 1}}
RIFT_THERE: Json = {"remove_rift": {"era": "arrival", "n": 1}}


def carry_out(*effects: Json, **words: Any) -> Match:
    """A table in the middle of V-Girl's action: a card with these effects is in use."""
    return table(**in_use("telegraph", *effects), **words)


@pytest.mark.rule("LOOP-8.7", "LOOP-15.14")
def test_a_draw_that_is_only_partly_possible_names_the_card_it_did_draw() -> None:
    v_girl = {"hand": STARTING["v_girl"][:5], "deck": STARTING["v_girl"][5:], "discard": []}
    m = carry_out(DRAW_TWO, ENERGY_THERE, agents={"v_girl": v_girl, "mr_time": {}})
    assert len(hand(m, "v_girl")) == 6
    assert happened(m, "energy_added") == [{"era": "end", "n": 1}], "V-Girl's cards come from the end of times"


@pytest.mark.rule("LOOP-8.7", "LOOP-15.14")
def test_the_same_when_another_agent_draws() -> None:
    mr_time = {"hand": STARTING["mr_time"][:5], "deck": STARTING["mr_time"][5:], "discard": []}
    other = {"draw": {"who": "other", "n": 2}}
    m = carry_out(other, ENERGY_THERE, agents={"v_girl": {}, "mr_time": mr_time})
    assert happened(m, "energy_added") == [{"era": "renaissance", "n": 1}]


@pytest.mark.rule("LOOP-8.7", "LOOP-15.14")
def test_a_reveal_that_is_only_partly_possible_names_the_card_it_did_reveal() -> None:
    elsewhere = [card for card in ARSENAL if card != "cave_map"]
    m = carry_out(
        {"reveal_card": {"n": 2}},
        ENERGY_THERE,
        agents={"v_girl": {"discard": elsewhere}, "mr_time": {}},
        arsenal=["cave_map"],
        destroyed=[],
    )
    assert happened(m, "card_available") == [{"card": "cave_map", "era": "dawn"}]
    assert happened(m, "energy_added") == [{"era": "dawn", "n": 1}]


@pytest.mark.rule("LOOP-8.7", "LOOP-15.14")
def test_losing_fewer_cards_than_asked_for_names_the_last_one_lost() -> None:
    agents = {"v_girl": {"hand": ["cave_map"]}, "mr_time": {}}
    m = carry_out({"lose_card": {"n": 2, "how": "discard"}}, ENERGY_THERE, agents=agents)
    assert happened(m, "energy_added") == [{"era": "dawn", "n": 1}]


@pytest.mark.rule("LOOP-8.7", "LOOP-15.7")
def test_pushing_fewer_clones_than_asked_for_names_the_era_of_the_last() -> None:
    eras = {"medieval": {"clones": ["dawn>robots"]}, "dawn": {"rifts": 1}, "renaissance": {"rifts": 1}}
    agents = {"time_thief": {"era": "medieval"}, "mr_time": {}}
    m = carry_out({"push_clone": {"from": "own", "n": 3}}, RIFT_THERE, agents=agents, eras=eras)
    play(m, "era:dawn")
    assert era(m, "dawn")["rifts"] == 0
    assert era(m, "renaissance")["rifts"] == 1


@pytest.mark.rule("LOOP-15.14")
def test_a_card_named_earlier_never_stands_for_one_that_was_not_found() -> None:
    m = carry_out(DRAW_TWO, {"may": [{"take_available": {"era": "own"}}, ENERGY_THERE]})
    play(m, "may:yes")  # there is no card to take, so there is no era either
    assert len(happened(m, "card_drawn")) == 2
    assert happened(m, "energy_added") == []


@pytest.mark.rule("LOOP-15.14")
def test_a_card_named_inside_a_block_is_forgotten_too() -> None:
    program = VOCABULARY.compile([{"may": [DRAW_TWO]}, {"take_available": {"era": "own"}}, ENERGY_THERE])
    assert [step.term for step in reversed(program)] == ["may", "forget_card", "take_available", "add_energy"]


@pytest.mark.rule("LOOP-15.16")
def test_another_player_cannot_use_a_card_that_is_running() -> None:
    """It may have come to that hand in the meantime."""
    m = table(
        agents={"v_girl": {}, "mr_time": {"hand": ["cave_map", "dynamite"]}},
        action={"using": "patrons_commission", "callers": ["cave_map"]},
        agenda=[
            {"step": "use_own", "agent": "mr_time"},
            {"step": "resume", "you": "v_girl", "using": "cave_map", "last_card": None, "arrival": None, "callers": 1},
            *AFTER_AN_ACTION,
        ],
    )
    assert keys(m) == ["use:dynamite", "done"]
