"""The example game as the kernel's tests play it."""

from __future__ import annotations

from typing import Any

import chronotable as ct
from chronotable.kernel.match import Match
from docs.examples.relics.game import GAME


def table(*hands: list[int], **described: Any) -> Match:
    """A first round with these hands; the sundial (worth 1) is turned up first, then the hourglass, and so on."""
    position = {
        "options": {"players": len(hands), "rounds": len(hands[0])},
        "hands": [list(hand) for hand in hands],
        "pile": [5, 4, 3, 2, 1, 0],
        **described,
    }
    return ct.position(GAME, position, seed=1)


def keys(match: Match, seat: int) -> list[str]:
    """What the seat may choose."""
    return [option.key for decision in match.decisions if decision.seat == seat for option in decision.options]


def kinds(match: Match, since: int = 0) -> list[str]:
    return [event["kind"] for event in match.events(since)]


def choose(match: Match, *choices: tuple[int, str]) -> Match:
    for seat, key in choices:
        match.choose(key, seat)
    return match
