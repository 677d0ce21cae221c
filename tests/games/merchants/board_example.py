"""The recorded positions that the browser board's tests draw; `tools/generate` writes them.

The guided game up to where the Chronomancer chooses a tile to push in, and its market later on.
"""

from __future__ import annotations

from typing import Any

import msgspec

import chronotable as ct
from chronotable.games.merchants.game import GAME
from chronotable.kernel.match import Match
from chronotable.server.wire import Words

TOUR = [step["choose"] for step in GAME.tours()["first"]["steps"] if "choose" in step]
PUSH = TOUR.index("insert:t08")


def toured(steps: int) -> Match:
    """The guided game after so many of its choices."""
    tour = GAME.tours()["first"]
    match = ct.new("merchants", seed=tour["seed"], **tour["options"])
    for key in TOUR[:steps]:
        match.choose(key, 0)
    return match


def market() -> Match:
    """The guided game, played on without much thought until goods can be sold."""
    match = toured(len(TOUR))
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
    moments = {"push": shown(toured(PUSH)), "market": shown(market())}
    return {"example": {"catalogue": GAME.catalogue(()), **moments}}
