"""Which bots a game offers, and how much they get done: data of each game, as it was measured."""

from __future__ import annotations

from typing import NamedTuple


class Ladder(NamedTuple):
    """The rungs are names of bots, each measurably stronger than the one before it."""

    rungs: tuple[str, ...] = ("random", "greedy")  # the weakest first
    usual: str = "greedy"  # who plays where nobody says who
    hint: str = "greedy"  # who is asked for a hint: within 2 seconds of processor time, interpreted
    pace: int = 20  # choices that a planner weighs in a millisecond of processor time, compiled

    # how `strong` compares its plans (`chronotable.bots.contest`)
    effort: int = 1  # choices weighed while plans are made, one at least
    rivals: int = 6  # choices that are compared, at most
    ahead: int = 1  # chapters (`Game.chapter`) that they are played on
    quick: int = 1  # the width of the plans they are played on by

    def offered(self) -> tuple[str, ...]:
        """For people to choose from: the usual one first, then the strongest ones."""
        return (self.usual, *(rung for rung in reversed(self.rungs) if rung != self.usual))
