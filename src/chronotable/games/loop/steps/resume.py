"""Going back to the card that was being used after something inside its effect is done."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.loop.state import LoopState
from chronotable.kernel.step import Step


class Resume(Step[LoopState]):
    """Who was resolving which card, and what the step before named (LOOP-15.1, 15.2, 15.14)."""

    __slots__ = ("arrival", "callers", "last_card", "using", "you")

    rule: ClassVar[str] = "LOOP-8.2"

    def __init__(self, you: int, using: int, last_card: int, arrival: int, callers: int) -> None:
        self.you = you
        self.using = using
        self.last_card = last_card
        self.arrival = arrival
        self.callers = callers  # how many cards leave the chain of callers

    def apply(self, s: LoopState, option: int) -> None:
        s.you = self.you
        s.using = self.using
        s.last_card = self.last_card
        s.arrival = self.arrival
        if self.callers:
            s.callers.pop()


class ForgetCard(Step[LoopState]):
    """No card has been named yet by the coming step (LOOP-15.14)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-15.14"

    def apply(self, s: LoopState, option: int) -> None:
        s.last_card = -1


class ForgetClone(Step[LoopState]):
    """No clone has been moved yet by the coming step (LOOP-15.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-15.7"

    def apply(self, s: LoopState, option: int) -> None:
        s.arrival = -1
