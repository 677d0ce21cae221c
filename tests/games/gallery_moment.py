"""Moments of games that the page's gallery shows; a game has its own in `tests/games/<game>/gallery_moments.py`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from chronotable.kernel.match import Match

SEAT = 0  # who looks
View = dict[str, Any]


class Moment(NamedTuple):
    """A kind of game, and when it is worth a look: asked with what the looking seat sees."""

    options: dict[str, Any]
    has_come: Callable[[View, Match], bool]


def choosing(match: Match, start: str = "") -> bool:
    """Is the looking seat asked something with several answers, one of which begins like this?"""
    asked = match.decision_of(SEAT)
    return asked is not None and len(asked.options) > 1 and any(each.key.startswith(start) for each in asked.options)


def over(_: View, match: Match) -> bool:
    return match.result is not None
