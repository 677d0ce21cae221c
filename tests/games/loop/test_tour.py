"""The guided first game: its script can be played from beginning to end, and points at things that are there."""

from __future__ import annotations

import chronotable as ct
from chronotable.games.loop.game import GAME


def steps() -> list[tuple[str, list[str], str | None]]:
    return [(step["text"], step.get("targets", []), step.get("choose")) for step in GAME.tours()["first"]["steps"]]


def test_every_choice_of_the_script_is_offered_when_it_is_asked_for() -> None:
    tour = GAME.tours()["first"]
    m = ct.new("loop", seed=tour["seed"], **tour["options"])
    chosen = 0
    for text, targets, key in steps():
        assert m.decision is not None
        if key is None:
            continue
        fitting = [option for option in m.decision.options if option.key.startswith(key)]
        assert fitting, (text, key)
        assert not targets or any(target in fitting[0].targets for target in targets), (text, fitting[0].targets)
        m.choose(fitting[0].key, 0)  # always the first seat: the script is one person's turn
        chosen += 1
    assert chosen >= 8
    assert 10 <= len(steps()) <= 14


def test_the_script_ends_when_the_turn_does() -> None:
    tour = GAME.tours()["first"]
    m = ct.new("loop", seed=tour["seed"], **tour["options"])
    for _, _, key in steps():
        if key is not None:
            m.choose(key, 0)
    assert m.view(0)["turn"] == 2
    putty = next(era["mission"] for era in m.view(0)["eras"] if (era["mission"] or {}).get("id") == "quantum_putty")
    assert putty["damage"] == 1
