"""Pointing at the board: every choosable element leads to its options, every other one to a reason."""

from __future__ import annotations

import random
from typing import Any

import pytest

import chronotable as ct
from chronotable.games.merchants.game import GAME
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import ADVENTURER_TERMS, BERTH_TERMS, BOAT_TERMS, COLOUR_TERMS, PIER_TERMS
from chronotable.kernel.match import Match
from tests.games.merchants.table import table
from tests.games.playing import play

SPACES = ("lc", "la", "p1", "p2", "p3", "rc", "ra", "p4", "p5", "p6")
GOODS = [f"{kind}_{colour}" for kind in ("relic", "artifact") for colour in COLOUR_TERMS]
ABILITIES = ("bulbulator", "enlarger", "splitter", "guard")
ELEMENTS = [
    *(f"space:{id}" for id in SPACES),
    *(f"figure:{id}" for id in ("chronomancer", "assistant")),
    *(f"tile:t{number:02}" for number in range(1, 11)),
    *(f"symbol:{colour}" for colour in COLOUR_TERMS), "tokens:none", "tokens:red:blue",
    *(f"good:{id}" for id in GOODS), *(f"ability:{id}" for id in ABILITIES),
    *(f"hall:{colour}" for colour in COLOUR_TERMS),
    *(f"boat:{id}" for id in BOAT_TERMS), *(f"berth:{id}" for id in BERTH_TERMS), *(f"pier:{id}" for id in PIER_TERMS),
    *(f"passenger:{boat}:{kind}" for boat in BOAT_TERMS for kind in ADVENTURER_TERMS),
    "face:corruption_1", "face:corruption_2", "card:l01", "card:m12", "bag:bag",
    "sale:small_pier:relic_red:1", "sale:black_market:artifact_blue:2:rogue",
]  # fmt: skip
NOTHING = [
    "", "deck:1", "space:p7", "figure:peddler", "tile:t11", "symbol:grey", "tokens:grey", "good:relic_grey",
    "ability:cook", "hall:rogue", "boat:boat7", "berth:berth5", "pier:bay", "passenger:boat1", "passenger:boat1:blue2",
    "face:corruption_9", "card:x01", "bag:1", "sale:small_pier:relic_red", "sale:small_pier:relic_red:one",
    "sale:small_pier:relic_red:1:bard",
]  # fmt: skip


def state_of(m: Match) -> MerchantsState:
    assert isinstance(m.position, MerchantsState)
    return m.position


def pointed(m: Match, seat: int, target: str) -> tuple[str, ...]:
    return GAME.keys_at(state_of(m), seat, target)


def games() -> list[Match]:
    """Random games of all modes at some of their points, and wherever an element can be chosen for the first time."""
    found = []
    met: set[str] = set()
    modes: list[tuple[int, dict[str, Any]]] = [
        (1, {"mode": "solo_peddler"}),
        (1, {"mode": "solo_score"}),
        (2, {"rogue_card": "cultists"}),
        (3, {"rogue_card": "robbers", "townsfolk_sets": ["mercenaries", "sailors"]}),
    ]
    for number, (players, more) in enumerate(modes):
        m = ct.new("merchants", seed=number, players=players, **more)
        rng = random.Random(number)
        for turn in range(260):
            d = m.decision
            if d is None:
                break
            kinds = {target.partition(":")[0] for option in d.options for target in option.targets}
            if turn % 12 == 0 or not kinds <= met:
                met |= kinds
                found.append(m.clone())
            m.choose(rng.choice(d.options).key, d.seat)
    return found


def test_every_choosable_element_leads_to_its_options() -> None:
    seen: set[str] = set()
    for m in games():
        for d in m.decisions:
            for option in d.options:
                assert option.targets or option.key == "done", option.key
                for target in option.targets:
                    seen.add(target.partition(":")[0])
                    assert option.key in pointed(m, d.seat, target), (target, option.key)
    assert {"space", "figure", "tile", "symbol", "tokens", "good", "card", "ability", "boat", "sale", "pier"} <= seen


def test_every_element_has_an_answer_and_what_is_no_element_has_none() -> None:
    for m in games()[::3]:
        for seat in range(m.seats):
            for target in ELEMENTS:
                keys = pointed(m, seat, target)
                assert keys, target
                for key in keys:
                    why = m.explain(key, seat)
                    assert why.allowed or why.reason.id != "kernel-why-unknown-key", (target, key)
            assert [pointed(m, seat, target) for target in NOTHING] == [()] * len(NOTHING)


def test_keys_follow_from_what_the_seat_knows() -> None:
    for m in games()[::3]:
        for seat in range(m.seats):
            imagined = m.determinise(seat, 7)
            assert isinstance(imagined, MerchantsState)
            for target in ELEMENTS:
                assert GAME.keys_at(imagined, seat, target) == pointed(m, seat, target)


def first_reason(m: Match, target: str, seat: int = 0) -> tuple[str, str]:
    why = m.explain(pointed(m, seat, target)[0], seat)
    assert not why.allowed
    return why.reason.id, why.rule


@pytest.mark.rule("COVE-12.7")
def test_the_chronomancer_does_not_pass_the_assistant() -> None:
    m = table(me={"chronomancer": "p1", "assistant": "p3"})
    assert pointed(m, 0, "space:p2")[0] == "move:chronomancer:p2"
    assert first_reason(m, "space:p4") == ("merchants-why-behind-assistant", "COVE-12.7")


@pytest.mark.rule("COVE-12.9")
def test_the_assistant_waits_in_the_machine() -> None:
    m = table(me={"chronomancer": "p2", "assistant": "ra"})
    assert first_reason(m, "figure:assistant") == ("merchants-why-assistant-waits", "COVE-12.9")


@pytest.mark.rule("COVE-13.1")
def test_symbols_lead_to_all_ways_to_freeze() -> None:
    m = table(me={"covered": ["red", "green", "blue"]})
    play(m, "move:assistant:ra")
    assert pointed(m, 0, "symbol:red")[:2] == ("freeze:red:green", "freeze:red:blue")
    assert pointed(m, 0, "tokens:green:blue")[0] == "freeze:green:blue"
    assert first_reason(m, "symbol:yellow") == ("merchants-why-uncovered", "COVE-13.1")


@pytest.mark.rule("COVE-14.5")
def test_only_goods_that_the_portal_shows_are_made() -> None:
    m = table(me={"chronomancer": "rc", "assistant": "ra"})
    play(m, "move:assistant:p5")
    assert pointed(m, 0, "good:relic_green")[0] == "take:relic_green"
    assert first_reason(m, "good:artifact_blue") == ("merchants-why-other-goods", "COVE-14.5")


@pytest.mark.rule("COVE-7.3")
def test_goods_and_piers_while_selling() -> None:
    piers = {"small_pier": {"red": 2}}
    m = table(phase="market", piers=piers, me={"shelf": {"relic_red": 2, "artifact_blue": 1}})
    assert pointed(m, 0, "good:relic_red")[:2] == ("sell:small_pier:relic_red:1", "sell:small_pier:relic_red:2")
    assert pointed(m, 0, "sale:small_pier:relic_red:2") == ("sell:small_pier:relic_red:2",)
    assert first_reason(m, "good:artifact_blue") == ("merchants-why-no-customers", "COVE-7.3")
    assert pointed(m, 0, "pier:large_pier")[0] == "sell:large_pier:artifact_blue:1", "what it takes comes first"


def test_another_question_is_open() -> None:
    m = table()
    why = m.explain(pointed(m, 0, "card:l01")[0], 0)
    assert why.reason.id == "kernel-why-other-question"
    assert "hire:" not in str(why.reason), "people read sentences, not keys"
