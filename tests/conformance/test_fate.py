"""What a described position fixes of the coming chance comes to pass, in turn, or is an error: never passed over."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.games import names
from chronotable.kernel.match import Match
from chronotable.locale import LANGUAGES, render
from chronotable.testing.fate import Fate
from tests.conformance.games import tables

Json = dict[str, Any]
WITHOUT_FATE = ["room25"]  # it only shuffles: what comes is described by its piles

RESEARCH: Json = {
    "era": 2, "phase": "action",
    "players": [{"path": "harmony", "active": {"scientist": 1}, "powered": 1}, {"path": "dominance"}],
}  # fmt: skip
SAMIRA: Json = {"players": 2, "paths": ["harmony", "dominance"], "leaders": ["haulani", "samira"]}
WITH_SAMIRA: Json = {**RESEARCH, "options": SAMIRA}
CLOCK = [{"piece": "player1", "hour": 3}, {"piece": "player2", "hour": 9}]
FREEZE: Json = {"clock": CLOCK, "players": [{"chronomancer": "lc", "assistant": "p3"}]}


def played(game: str, position: Json, choices: list[str]) -> Match:
    m = ct.position(game, position, seed=1)
    for key in choices:
        m.choose(key)
    return m


@pytest.mark.parametrize(
    ("game", "position", "choices", "fate", "last", "allowed"),
    [
        ("anachrony", RESEARCH, ["place:research_top"], ["1"], "set:circle", "society"),
        ("anachrony", WITH_SAMIRA, ["place:research_top"], ["gold", "war"], "set:circle", "society"),
        ("anachrony", RESEARCH, ["place:research_top"], ["war", "war"], "set:war", "circle, triangle and square"),
        ("merchants", FREEZE, ["move:assistant:ra", "freeze:red:green"], ["corruption_1"], "spend:none", "red, green"),
        ("merchants", FREEZE | {"lair": 8}, ["move:assistant:ra", "freeze:red:green"], ["rogue"], "spend:none", "red"),
    ],
)
def test_an_outcome_that_is_not_due_is_an_error_and_nothing_happens(
    game: str, position: Json, choices: list[str], fate: list[str], last: str, allowed: str
) -> None:
    m = played(game, {**position, "fate": fate}, choices)
    before = ct.position_of(m), m.save(), m.events()
    for _ in range(2):
        with pytest.raises(ct.BadPosition) as caught:
            m.choose(last)
        assert f'"{fate[0]}" (fate)' in str(caught.value)
        assert allowed in str(caught.value), "what would fit is named"
        assert all(fate[0] in render(caught.value.message, language) for language in LANGUAGES)
        assert (ct.position_of(m), m.save(), m.events()) == before
    assert ct.load(m.save()) == m


@pytest.mark.parametrize(
    ("game", "position", "word", "why"),
    [
        ("loop", {"options": {"machine": [1, 0, 3]}}, "doctor", '"doctor", where no rift can fall'),
        ("loop", {"options": {"machine": "manual"}}, "doctor", "entered by hand (LOOP-19.4)"),
        ("anachrony", {"options": {"predictable_paradox": True}}, "1", '"1" (fate), which cannot come up in this game'),
    ],
)
def test_what_can_never_come_up_is_refused_at_once(game: str, position: Json, word: str, why: str) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        ct.position(game, {**position, "fate": [word]})
    assert "fate" in str(caught.value)
    assert why in str(caught.value)


@pytest.mark.parametrize("game", [name for name in names() if name not in WITHOUT_FATE])
def test_unknown_words_are_refused_at_once(game: str) -> None:
    assert "fate" in ct.position_schema(game)["properties"]
    with pytest.raises(ct.BadPosition):
        ct.position(game, {"fate": ["whatever"]})


@pytest.mark.parametrize("game", WITHOUT_FATE)
def test_a_game_without_dice_has_no_fate(game: str) -> None:
    with pytest.raises(ct.BadPosition, match="fate"):
        ct.position(game, {"fate": []})


class TestFate(Fate):
    tables = tables()
