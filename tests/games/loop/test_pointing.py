"""Pointing at a board element: which choices a person may mean, and that each of them gets an answer."""

from __future__ import annotations

import random

import pytest

import chronotable as ct
from chronotable.games.loop.game import GAME
from chronotable.games.loop.state import LoopState
from chronotable.kernel.match import Match
from tests.games.loop.table import table
from tests.games.playing import decision


def state_of(m: Match) -> LoopState:
    state = m.position
    assert isinstance(state, LoopState)
    return state


def meant(m: Match, target: str, seat: int = 0) -> tuple[str, ...]:
    return GAME.keys_at(state_of(m), seat, target)


@pytest.mark.rule("LOOP-8.3", "LOOP-8.4")
def test_a_neighbouring_era_means_moving_there() -> None:
    m = table(at="medieval", eras={"medieval": {"energy": 1}})
    assert set(meant(m, "era:renaissance")[:2]) == {"move:next", "free:next"}
    assert set(meant(m, "era:dawn")[:2]) == {"move:previous", "free:previous"}


@pytest.mark.rule("LOOP-8.3")
def test_a_far_era_means_a_move_too_so_that_the_answer_says_how_far_one_may_go() -> None:
    m = table(at="medieval")
    first = meant(m, "era:robots")[0]
    assert m.explain(first, 0).rule in ("LOOP-8.3", "LOOP-8.5")


@pytest.mark.rule("LOOP-8.6")
def test_a_card_of_the_hand_means_playing_it_even_if_it_is_exhausted() -> None:
    m = table(hand=["spartan_shield"])
    assert meant(m, "card:spartan_shield")[0] == "play:spartan_shield"


@pytest.mark.rule("LOOP-10.1")
def test_an_available_card_means_taking_it() -> None:
    m = table(at="dawn", eras={"dawn": {"available": ["cave_map"]}})
    assert meant(m, "card:cave_map")[0] == "take:cave_map"
    assert m.explain("take:cave_map", 0).rule == "LOOP-10.1"


@pytest.mark.rule("LOOP-8.11")
def test_a_dimension_means_a_loop_and_the_answer_names_its_cost() -> None:
    m = table(at="medieval")
    assert meant(m, "dimension:star") == ("loop:star",)
    assert m.explain("loop:star", 0).rule == "LOOP-8.11"


@pytest.mark.rule("LOOP-11.1")
def test_a_mission_means_damage_or_archiving() -> None:
    m = table(missions={"medieval": "clog_machine", "end": "loop_on_doctor"})
    assert set(meant(m, "mission:clog_machine")) == {"damage:clog_machine", "archive:clog_machine"}


def test_nothing_is_meant_by_what_is_no_element() -> None:
    m = table()
    assert meant(m, "moon:cheese") == ()
    assert meant(m, "era:atlantis") == ()
    assert meant(m, "") == ()


@pytest.mark.parametrize("mode", ["sabotage", "centrifuges", "super_clones", "ultramachine"])
def test_every_offered_option_is_among_the_keys_of_each_of_its_targets(mode: str) -> None:
    """In whole games of every mode: clicking a highlighted element never asks about something else."""
    for seed in range(3):
        m = ct.new("loop", players=2, seed=seed, mode=mode)
        chance = random.Random(seed)
        while m.decision is not None:
            open_now = decision(m)
            for option in open_now.options:
                for target in option.targets:
                    assert option.key in meant(m, target, open_now.seat), (option.key, target)
            m.choose(chance.choice(open_now.options).key, open_now.seat)


@pytest.mark.rule("LOOP-8.2")
def test_whatever_is_meant_has_an_answer() -> None:
    """Asking about anything on the board at any moment of a game explains it in words."""
    m = ct.new("loop", players=2, seed=4)
    chance = random.Random(4)
    for _ in range(60):
        if m.decision is None:
            break
        view = m.view(0)
        targets = [f"era:{era['id']}" for era in view["eras"]]
        targets += [f"clone:{era['id']}:{clone['destroy']}" for era in view["eras"] for clone in era["clones"]]
        targets += [f"card:{held['card']}" for agent in view["agents"] for held in agent["hand"]]
        targets += [f"card:{card}" for era in view["eras"] for card in era["available"]]
        targets += [f"{kind}:{agent['id']}" for agent in view["agents"] for kind in ("agent", "ability", "battery")]
        for target in targets:
            keys = meant(m, target, m.decision.seat)
            assert keys, target
            assert str(m.explain(keys[0], m.decision.seat).reason)
        m.choose(chance.choice(m.decision.options).key, m.decision.seat)
