"""What a likely end is told by: numbers of a position that every seat and every spectator may know.

A game declares them in its `features.py`; weights that were learned from played games (`chronotable.likelihood`) make
a probability of them.  Like a view it is a whitelist: what a seat alone knows is no feature.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Feature(NamedTuple):
    """A number of the table, or of a seat of it."""

    name: str
    value: Callable[[Any, int], float]  # of the state and the seat


class Features(NamedTuple):
    """All of a game's."""

    setup: Callable[[Any], str | None]  # what the state's set-up is called in what was learned; None for one without
    stage: Callable[[Any], float]  # how far the game is, from 0 to 1: what a number means changes with it
    listed: Sequence[Feature]
    rivals: bool  # one seat's numbers stand against the others'; else all seats win or lose together
