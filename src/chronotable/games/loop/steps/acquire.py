"""Chapter 10, phase III: add one available card to your deck."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import cards_available, put_on_deck
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import NO_ACQUIRE
from chronotable.kernel.step import Step

NO_CARD: Final = -1


def take_card(s: LoopState, agent: int, card: int) -> None:
    """An available card, face down on top of the agent's deck (LOOP-10.1)."""
    s.available.remove(card)
    put_on_deck(s, agent, card)
    if s.witness is not None:
        tell(s, "card_taken", agent=agent, card=card)


class AcquireCard(Step[LoopState]):
    """You may take one card available in your era (LOOP-10.1)."""

    __slots__ = ()

    term: ClassVar[str] = "acquire"
    rule: ClassVar[str] = "LOOP-10.1"

    def options(self, s: LoopState) -> list[int]:
        era = s.agents[s.active].era
        if s.ultra(NO_ACQUIRE, era):
            return []
        cards = cards_available(s, [era])
        return [*cards, NO_CARD] if cards else []

    def apply(self, s: LoopState, option: int) -> None:
        if option != NO_CARD:
            take_card(s, s.active, option)

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == NO_CARD else f"take:{s.box.card_ids[option]}"


ACQUIRE_CARD = AcquireCard()
