"""Chapter 10: corruption cards are drawn, kept and shed."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE, SeatStep
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import KINDS


def take_corruption(s: MerchantsState, who: int, n: int) -> None:
    """Draw cards from the corruption deck; an empty deck is made anew from the discards (COVE-10.1, 10.2)."""
    for _ in range(n):
        left = sum(s.corruption_deck)
        if not left:
            s.corruption_deck = s.corruption_discard
            s.corruption_discard = [0] * len(s.corruption_deck)
            left = sum(s.corruption_deck)
            if not left:
                return
        face = draw_face(s, left)
        s.corruption_deck[face] -= 1
        s.players[who].corruption[face] += 1
        if s.witness is not None:
            tell(s, "corruption_taken", who=who, face=face, secret=("face",), seats=(who,))


def draw_face(s: MerchantsState, left: int) -> int:
    """A face of the deck, every card equally likely, unless a described position has fixed it."""
    if s.fate:
        return s.fixed_outcome([KINDS + face for face, n in enumerate(s.corruption_deck) if n]) - KINDS
    number = s.below(left)
    face = 0
    while number >= s.corruption_deck[face]:
        number -= s.corruption_deck[face]
        face += 1
    return face


def shed_corruption(s: MerchantsState, who: int, face: int) -> None:
    """Discard a card; everybody sees the discards (COVE-10.2, 18.1)."""
    s.players[who].corruption[face] -= 1
    s.corruption_discard[face] += 1
    s.reveal()
    if s.witness is not None:
        tell(s, "corruption_shed", who=who, face=face)


def faces_held(s: MerchantsState, who: int) -> list[int]:
    held = s.players[who].corruption
    return [face for face in range(len(held)) if held[face]]


class TakeCorruption(SeatStep):
    """The corruption that an action costs (COVE-5.6)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "COVE-5.6"

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n = n

    def apply(self, s: MerchantsState, option: int) -> None:
        take_corruption(s, self.who, self.n)


class DiscardCorruption(SeatStep):
    """Discard up to n corruption cards of one's choice (COVE-11.10)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "COVE-11.10"
    asks: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n = n

    def options(self, s: MerchantsState) -> list[int]:
        found = faces_held(s, self.who)
        return [*found, DONE] if found else []

    def apply(self, s: MerchantsState, option: int) -> None:
        if option == DONE:
            return
        shed_corruption(s, self.who, option)
        if self.n > 1:
            s.agenda.append(DiscardCorruption(self.who, self.n - 1))

    def key(self, s: MerchantsState, option: int) -> str:
        return "done" if option == DONE else f"discard:{s.box.corruption_ids[option]}"
