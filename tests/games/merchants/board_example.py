"""The recorded positions that the browser board's tests draw; `tools/generate` writes them.

The first lesson up to where the Chronomancer chooses a tile to push in, and its market later on.
"""

from __future__ import annotations

from typing import Any

import msgspec

from chronotable.games.merchants.game import GAME
from chronotable.kernel.match import Match
from chronotable.lessons.course import find_lesson
from chronotable.server.wire_parts import Words

LESSON = find_lesson("merchants", "first")
TAUGHT = [step.choose[0] for step in LESSON.steps if step.choose]
PUSH = TAUGHT.index("insert:t08")


def taught(steps: int) -> Match:
    """The first lesson after so many of its choices."""
    match = LESSON.begin()
    for key in TAUGHT[:steps]:
        match.choose(key, 0)
    return match


def market() -> Match:
    """The first lesson, played on without much thought until goods can be sold."""
    match = taught(len(TAUGHT))
    while (decision := match.decision) is not None:
        keys = [option.key for option in decision.options]
        if any(key.startswith("sell:") for key in keys):
            return match
        match.choose(keys[0], 0)
    raise AssertionError("the game ended without a market")


def shown(match: Match) -> dict[str, Any]:
    """What the server would send of it."""
    decision = match.decision
    assert decision is not None
    options = [
        {"key": option.key, "label": wire(option.label), "targets": list(option.targets), "rule": option.rule}
        for option in decision.options
    ]
    return {"view": match.view(0), "options": options}


def wire(message: Any) -> Any:
    return msgspec.to_builtins(Words.of(message))


def recorded() -> dict[str, Any]:
    moments = {"push": shown(taught(PUSH)), "market": shown(market())}
    return {"example": {"catalogue": GAME.catalogue(()), **moments}}
