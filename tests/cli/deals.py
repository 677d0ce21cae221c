"""Deals that tests need, looked for and not named: which seed deals what is nobody's promise."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import chronotable
from chronotable.kernel.match import Match

_TRIED = 20_000


def seed_that_deals(wanted: Callable[[Match], bool]) -> int:
    """The first seed of a usual game of The LOOP for two that deals what is wanted."""
    for seed in range(_TRIED):
        if wanted(chronotable.new("loop", players=2, seed=seed)):
            return seed
    raise AssertionError(f"none of {_TRIED} seeds deals that")


def keys(match: Match) -> list[str]:
    return [option.key for decision in match.decisions for option in decision.options]


def hand_after_done(match: Match) -> list[str]:
    """The cards that can be used once nothing is negated, in the order of the options."""
    later = match.clone()
    later.choose("done")
    return [key.removeprefix("play:") for key in keys(later) if key.startswith("play:")]


def asks_what_to_negate(match: Match) -> bool:
    """Time Prowler may negate a rift in one of two eras, then LOOP and use the Quantum Patch; no card waits for her."""
    if keys(match) != ["negate:industrial", "negate:globalization", "done"]:
        return False
    later = match.clone()
    later.choose("done")
    if not {"play:quantum_patch", "loop:star"} <= {*keys(later)}:
        return False
    later.choose("done")
    return not keys(later)[0].startswith("take:")


@cache
def negating() -> str:
    """The seed of a game that begins with a rift to negate, as it is typed."""
    return str(seed_that_deals(asks_what_to_negate))
