"""The guided first game: its script can be played from beginning to end, and points at things that are there."""

from __future__ import annotations

import chronotable as ct
from chronotable.games.anachrony.game import GAME
from chronotable.kernel.match import Match


def steps() -> list[tuple[str, list[str], str | None]]:
    return [(step["text"], step.get("targets", []), step.get("choose")) for step in GAME.tours()["first"]["steps"]]


def dealt() -> Match:
    tour = GAME.tours()["first"]
    return ct.new("anachrony", seed=tour["seed"], **tour["options"])


def let_the_other_play(m: Match, last: bool) -> None:
    """The bot of the second seat may do anything: the script must not depend on it."""
    while m.decision_of(0) is None:
        decision = m.decision_of(1)
        assert decision is not None
        m.choose(decision.options[-1 if last else 0].key, 1)


def test_every_choice_of_the_script_is_offered_when_it_is_asked_for_whatever_the_other_does() -> None:
    for last in (False, True):
        m = dealt()
        for text, targets, key in steps():
            if key is None:
                continue
            let_the_other_play(m, last)
            decision = m.decision_of(0)
            assert decision is not None
            fitting = [option for option in decision.options if option.key.startswith(key)]
            assert fitting, (text, key, [option.key for option in decision.options])
            assert set(targets) <= set(fitting[0].targets), (text, fitting[0].targets)
            m.choose(fitting[0].key, 0)


def test_the_script_shows_a_whole_round_of_power_warp_and_actions() -> None:
    m = dealt()
    for _, _, key in steps():
        if key is not None:
            let_the_other_play(m, False)
            decision = m.decision_of(0)
            assert decision is not None
            m.choose(next(option.key for option in decision.options if option.key.startswith(key)), 0)
    mine = m.view(0)["seats"][0]
    assert mine["slots"]["life_support_1"]["tile"] == "306"
    assert mine["slots"]["life_support_1"]["worker"] == "scientist"
    assert mine["warps"] == {"titanium": 1, "water": 1}
    assert 10 <= len(steps()) <= 14
