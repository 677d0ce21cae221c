"""Pointing at the board: every choosable element leads to its options, every other one to a reason."""

from __future__ import annotations

import random

import pytest

import chronotable as ct
from chronotable.games.room25.game import GAME
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.terms import CELL_TERMS, CHARACTER_TERMS, LINE_TERMS, TOKEN_TERMS
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message
from tests.games.room25.table import state_of, table

WAYS = ("left", "right", "up", "down")
ELEMENTS = [
    *(f"room:{cell}" for cell in CELL_TERMS),
    *(f"{kind}:{id}" for kind in ("character", "adrenaline", "reminder", "role") for id in CHARACTER_TERMS),
    *(f"token:{token}" for token in TOKEN_TERMS),
    *(f"line:{line}" for line in LINE_TERMS),
    *(f"slide:{line}:{way}" for line in LINE_TERMS for way in (WAYS[:2] if line.startswith("row") else WAYS[2:])),
    "robot:1", "robot:2", "ability:hide", "program:look:move",
]  # fmt: skip
NOTHING = ["", "deck:1", "room:z9", "robot:3", "slide:row_1:up", "token:fly", "character:bob", "program:look:fly"]


def pointed(m: Match, seat: int, target: str) -> tuple[str, ...]:
    return GAME.keys_at(state_of(m), seat, target)


def games() -> list[Match]:
    """Random games of all modes at some of their points."""
    found = []
    for number, (mode, players) in enumerate(
        [("suspicion", 5), ("cooperation", 3), ("competition", 2), ("solo", 1), ("team", 4)]
    ):
        m = ct.new("room25", seed=number, mode=mode, players=players)
        rng = random.Random(number)
        for turn in range(90):
            d = m.decision
            if d is None:
                break
            if turn % 6 == 0:
                found.append(m.clone())
            m.choose(rng.choice(d.options).key, d.seat)
    return found


def test_every_choosable_element_leads_to_its_options() -> None:
    for m in games():
        for d in m.decisions:
            for option in d.options:
                for target in option.targets:
                    assert option.key in pointed(m, d.seat, target), (target, option.key)


def test_every_element_has_an_answer_and_what_is_no_element_has_none() -> None:
    for m in games():
        for seat in range(m.seats):
            for target in ELEMENTS:
                for key in pointed(m, seat, target):
                    why = m.explain(key, seat)
                    assert why.allowed or problem(why.reason).id != "kernel-why-unknown-key", (target, key)
                assert pointed(m, seat, target), target
            assert [pointed(m, seat, target) for target in NOTHING] == [()] * len(NOTHING)


def problem(reason: Message) -> Message:
    """What is wrong, without the key that may have been meant."""
    if reason.id != "kernel-schema-meant":
        return reason
    inner = reason.args["problem"]
    assert isinstance(inner, Message)
    return problem(inner)


def test_keys_follow_from_what_the_seat_knows() -> None:
    for m in games():
        for seat in range(m.seats):
            imagined = m.determinise(seat, 7)
            assert isinstance(imagined, Room25State)
            for target in ELEMENTS:
                assert GAME.keys_at(imagined, seat, target) == pointed(m, seat, target)


def first_reason(m: Match, seat: int, target: str) -> tuple[str, str]:
    why = m.explain(pointed(m, seat, target)[0], seat)
    return why.reason.id, why.rule


@pytest.mark.rule("R25-2.2")
def test_a_room_too_far_away() -> None:
    m = table(at={"max": "b2"}, programs={"max": ["move", "look"]})
    assert pointed(m, 2, "room:b3")[0] == "move:b3"
    assert first_reason(m, 2, "room:e5") == ("room25-why-not-adjacent", "R25-2.2")


@pytest.mark.rule("R25-9.1")
def test_a_face_up_room_while_looking() -> None:
    m = table(rooms={"b3": "?mortal", "a2": "?trap"}, at={"max": "b2"}, programs={"max": ["look"]})
    m.choose("play", 2)
    assert pointed(m, 2, "room:b3")[0] == "look:b3"
    assert first_reason(m, 2, "room:c2") == ("room25-why-face-up", "R25-9.1")


@pytest.mark.rule("R25-2.6")
def test_an_arrow_against_the_round_s_direction() -> None:
    m = table(at={"max": "b2", "alice": "b1"}, programs={"max": ["control"], "alice": ["control"]})
    m.choose("play", 2)
    assert pointed(m, 2, "slide:column_b:up") == ("slide:column_b:up",)
    assert pointed(m, 2, "line:column_b") == ("slide:column_b:up", "slide:column_b:down")
    m.choose("slide:column_b:up", 2)
    m.choose("play", 2)
    assert first_reason(m, 2, "slide:column_b:down") == ("room25-why-slide-lock", "R25-2.6")
    assert first_reason(m, 2, "slide:row_3:left") == ("room25-why-middle-line", "R25-2.4")


@pytest.mark.rule("R25-9.4")
def test_somebody_who_is_elsewhere_cannot_be_pushed() -> None:
    m = table(at={"max": "b2", "kevin": "b2", "alice": "b2"}, programs={"max": ["push", "move"]})
    assert pointed(m, 2, "character:kevin")[0] == "push:kevin"
    assert first_reason(m, 2, "character:bruce") == ("room25-why-elsewhere", "R25-9.4")


def test_another_question_is_open() -> None:
    m = table(phase="programming")
    assert first_reason(m, 0, "room:c2")[0] == "kernel-why-other-question"
    assert pointed(m, 0, "token:look")[0].startswith("program:look")
