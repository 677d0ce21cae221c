"""Reading and playing a match of any game as a player does: decisions, events, explanations."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match

Json = dict[str, Any]


def decision(m: Match) -> Decision:
    """The pending decision; a test that asks for it expects one."""
    found = m.decision
    assert found is not None, "the game is over"
    return found


def keys(m: Match, seat: int | None = None) -> list[str]:
    """What may be chosen now: by the seat, or by whoever is (first) to choose."""
    found = [d for d in m.decisions if seat is None or d.seat == seat]
    return [option.key for option in found[0].options] if found else []


def play(m: Match, *choices: str) -> Match:
    """Make these choices one after another, whoever has to choose."""
    for key in choices:
        m.choose(key, decision(m).seat)
    return m


def refused(m: Match, key: str, seat: int | None = None) -> str:
    """The rule that forbids a key; it is really refused, and refusing changes nothing."""
    before = ct.position_of(m)
    chooser = decision(m).seat if seat is None else seat
    explanation = m.explain(key, chooser)
    assert not explanation.allowed, f"{key} is allowed"
    with pytest.raises(ct.IllegalChoice) as caught:
        m.choose(key, chooser)
    assert (caught.value.key, caught.value.reason, caught.value.rule) == (key, explanation.reason, explanation.rule)
    assert ct.position_of(m) == before
    return explanation.rule


def happened(m: Match, kind: str, since: int = 0, seat: int | None = None) -> list[Json]:
    """The events of one kind, without their numbers."""
    return [
        {name: value for name, value in event.items() if name not in ("number", "kind")}
        for event in m.events(since, seat)
        if event["kind"] == kind
    ]


def event_kinds(m: Match, since: int = 0) -> list[str]:
    """The kinds of all events, in order."""
    return [event["kind"] for event in m.events(since)]
