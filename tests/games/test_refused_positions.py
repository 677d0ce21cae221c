"""Described positions that are refused: where, what is wrong there, and what is allowed, in every game alike."""

from __future__ import annotations

from typing import Any

import pytest

import chronotable as ct
from chronotable.locale import LANGUAGES, render_strictly

Json = dict[str, Any]
TWO_AGENTS = {"players": 2, "agents": ["v_girl", "time_thief"]}
FOUR_CHARACTERS = {"players": 4, "characters": ["franck", "alice", "jennifer", "max"]}
NOT_THERE = 'The character "kevin" is not in play. In play: franck, alice, jennifer and max. (R25-3.13)'
NO_AGENT = 'The agent "mr_time" is not in play. In play: v_girl and time_thief.'


@pytest.mark.parametrize(
    ("game", "position", "path", "words"),
    [
        # the place in a list
        ("loop", {"bag": ["dawn>robots", "dawn>dawn"]}, "bag.1", '"dawn>dawn" is not allowed. Allowed: dawn>'),
        ("loop", {"eras": {"dawn": {"clones": ["dawn>dawn"]}}}, "eras.dawn.clones.0", "Allowed: dawn>renaissance"),
        ("anachrony", {"agenda": [{"step": "turn", "who": 0}, {"step": "turn", "who": 9}]}, "agenda.1.who",
         "9 is too large; at most 3 is allowed."),
        ("merchants", {"agenda": [{"step": "end_turn"}, {"step": "zz"}]}, "agenda.1.step",
         "such as"),
        ("room25", {"agenda": [{"step": "simultaneously", "steps": [{"step": "remind", "figure": "zz"}]}]},
         "agenda.0.steps.0.figure", "In play:"),
        # who is not in play
        ("loop", {"options": TWO_AGENTS, "active": "mr_time"}, "active", NO_AGENT),
        ("loop", {"options": TWO_AGENTS, "agents": {"mr_time": {}}}, "agents.mr_time", NO_AGENT),
        ("room25", {"options": FOUR_CHARACTERS, "acting": "kevin"}, "acting", NOT_THERE),
        ("room25", {"options": FOUR_CHARACTERS, "order": ["franck", "kevin"]}, "order.1", NOT_THERE),
        ("room25", {"options": FOUR_CHARACTERS, "characters": {"kevin": {}}}, "characters.kevin", NOT_THERE),
        # too many words to tell them all
        ("room25", {"deck": ["abm_01", "abm_99"]}, "deck.1",
         '"abm_99" is not allowed. There are 58 words, such as abm_49, abm_39 and abm_29; '
         'all of them are in the schema or in the game’s reference. Did you mean "abm_49"? (R25-16.1)'),
        ("loop", {"arsenal": ["rivet_gum"]}, "arsenal.0", 'Did you mean "rivet_gun"?'),
        # one of several parts
        ("anachrony", {"players": [{"secret": {}}]}, "players.0.secret",
         "At least one of these is needed: warps and power."),
        ("anachrony", {"players": [{}, {"secret": {"pwoer": "a"}}]}, "players.1.secret",
         'Unknown: pwoer. Allowed: warps and power. Did you mean "power"?'),
        ("anachrony", {"players": [{"secret": {"power": "power:0", "warps": []}}]}, "players.0.secret",
         "Too much at once: power and warps. Only one of these is allowed: warps and power."),
        ("anachrony", {"players": [{}, {"secret": {"power": "zz"}}]}, "players.1.secret.power",
         '"zz" is not allowed. Allowed: power:0, power:1'),
        # what is told is what was described
        ("room25", {"round": -1}, "round", "-1 is too small; at least 0 is needed."),
    ],
)  # fmt: skip
def test_a_refusal_names_the_place_what_is_wrong_and_what_is_allowed(
    game: str, position: Json, path: str, words: str
) -> None:
    with pytest.raises(ct.BadPosition) as caught:
        ct.position(game, position, seed=1)
    said = str(caught.value)
    assert said.startswith(f"Position, {path}: "), said
    assert words in said, said
    assert len(said) < 600
    for language in LANGUAGES:
        assert render_strictly(caught.value.message, language)


def test_round_0_is_before_the_first() -> None:
    m = ct.position("room25", {"round": 0}, seed=1)
    assert m.view(None)["round"] == 1


def test_steps_that_cannot_be_pending_are_told_in_words() -> None:
    agenda = [{"step": "pass", "phase": "second_pass"}, {"step": "count_down"}]
    with pytest.raises(ct.BadPosition) as caught:
        ct.position("room25", {"phase": "programming", "agenda": agenda}, seed=1)
    assert "pass:second_pass" in str(caught.value)
