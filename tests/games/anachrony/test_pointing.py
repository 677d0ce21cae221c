"""Pointing at a board element: which choices a person may mean, and that each of them gets an answer."""

from __future__ import annotations

import random

import pytest

import chronotable as ct
from chronotable.games.anachrony.game import GAME
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.terms import HEX_TERMS, SLOT_TERMS, SPACE_TERMS, WARP_TERMS, WORKER_TERMS
from chronotable.kernel.match import Match


def state_of(m: Match) -> AnachronyState:
    state = m.position
    assert isinstance(state, AnachronyState)
    return state


def meant(m: Match, target: str, seat: int = 0) -> tuple[str, ...]:
    return GAME.keys_at(state_of(m), seat, target)


def table() -> Match:
    """Up to the first turn of the first seat, with four powered exosuits and two warp tiles."""
    m = ct.new("anachrony", seed=11, players=2, paths=["harmony", "dominance"], leaders=["haulani", "wolfe"])
    while (decision := m.decision_of(0)) is None or decision.options[0].key.split(":")[0] in ("power", "warp"):
        decision = decision or m.decision_of(1)
        assert decision is not None
        keys = [option.key for option in decision.options]
        m.choose(next((key for key in keys if key in ("power:4:energy_core:1", "warp:titanium:water")), keys[0]),
                 decision.seat)  # fmt: skip
    return m


@pytest.mark.rule("ANA-10.2")
def test_a_hex_means_placing_a_worker_there() -> None:
    m = table()
    assert meant(m, "space:construct_middle") == ("place:construct_middle",)


@pytest.mark.rule("ANA-14.2")
def test_a_space_that_is_closed_to_me_answers_why() -> None:
    m = table()
    key = meant(m, "space:council_right")[0]
    assert m.explain(key, 0).rule == "ANA-14.2"
    assert m.explain(meant(m, "space:evacuation")[0], 0).rule == "ANA-18.1"


@pytest.mark.rule("ANA-11.6", "ANA-11.10")
def test_a_superproject_says_what_is_missing_even_before_a_worker_is_placed() -> None:
    m = table()
    view = m.view(0)
    here, next_one = (view["timeline"][era]["superproject"] for era in (0, 1))
    assert m.explain(meant(m, f"tile:{here}")[0], 0).rule == "ANA-11.10"  # no breakthrough yet
    assert m.explain(meant(m, f"tile:{next_one}")[0], 0).rule == "ANA-11.6"  # not above the focus


@pytest.mark.rule("ANA-11.1")
def test_an_affordable_building_asks_for_a_worker_on_construct_first() -> None:
    m = table()
    why = m.explain(meant(m, "tile:306")[0], 0)
    assert why.rule == "ANA-11.1"
    assert "Construct" in str(why.reason)


@pytest.mark.rule("ANA-11.2")
def test_a_building_on_top_of_its_stack_is_built_a_covered_one_answers_why() -> None:
    m = table()
    m.choose("place:construct_top", 0)
    m.choose("worker:engineer", 0)
    assert meant(m, "tile:306")[0] == "build:306"
    assert m.explain(meant(m, "tile:307")[0], 0).rule == "ANA-4.5"


@pytest.mark.rule("ANA-9.7", "ANA-22.1")
def test_an_own_building_is_used_and_an_empty_slot_says_so() -> None:
    m = table()
    for key in ("place:construct_top", "worker:engineer", "build:306"):
        m.choose(key, 0)
    assert meant(m, "tile:306")[0] == "use:306"
    assert meant(m, "slot:life_support_1")[0] == "use:306"
    assert meant(m, "slot:lab_1") == ("anomaly:lab_1", "slot:lab_1")


@pytest.mark.rule("ANA-6.2")
def test_a_hex_of_the_own_board_means_powering_up_to_it() -> None:
    m = ct.new("anachrony", seed=11, players=2, paths=["harmony", "dominance"], leaders=["haulani", "wolfe"])
    assert meant(m, "hex:bottom_left")[0] == "power:4:energy_core:1"
    assert "power:3" in meant(m, "hex:top_right")


@pytest.mark.rule("ANA-7.1")
def test_a_warp_tile_means_every_choice_with_it() -> None:
    m = ct.new("anachrony", seed=11, players=2, paths=["harmony", "dominance"], leaders=["haulani", "wolfe"])
    while (decision := m.decision_of(0)) is None or not decision.options[0].key.startswith("warp"):
        decision = decision or m.decision_of(1)
        assert decision is not None
        m.choose(decision.options[0].key, decision.seat)
    keys = meant(m, "warp:gold")
    assert {"warp:gold", "warp:gold:water"} <= set(keys)
    assert all("gold" in key for key in keys)


def test_every_option_points_at_elements_the_board_knows_and_every_pointing_gets_an_answer() -> None:
    """A whole game at random: offered options come first where they point, whatever is asked."""
    m = ct.new("anachrony", seed=3, players=2, starting_asset_draft=True, endgame_condition_draft=True)
    rng = random.Random(3)
    places = [
        *(f"space:{word}" for word in SPACE_TERMS), *(f"slot:{word}" for word in SLOT_TERMS),
        *(f"hex:{word}" for word in HEX_TERMS), *(f"warp:{word}" for word in WARP_TERMS),
        *(f"worker:active:{word}" for word in WORKER_TERMS), "free:force_workers", "timeline:2", "paradox",
    ]  # fmt: skip
    seen: set[str] = set()
    while m.result is None:
        decision = m.decision
        assert decision is not None
        for option in decision.options:
            for target in option.targets:
                kind, _, id = target.partition(":")
                seen.add(kind)
                assert GAME.asking.meant(state_of(m), decision.seat, kind, id), target  # whatever is asked
                assert option.key in meant(m, target, decision.seat), (option.key, target)
        place = rng.choice(places)
        for key in meant(m, place, decision.seat):
            assert str(m.explain(key, decision.seat).reason)
        m.choose(rng.choice(decision.options).key, decision.seat)
    assert {"space", "tile", "hex", "warp", "worker", "goods", "path", "leader", "asset", "endgame"} <= seen
