"""Chapter 10, phase III: add one available card to your deck."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import cards_available, put_on_deck
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import ACQUIRE, NO_ACQUIRE
from chronotable.kernel.step import Refusal, Step, Things, refuse

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

    def why_not(self, s: LoopState, verb: str, given: Things) -> Refusal | None:
        if verb != "take" or s.offer:  # of the offer of a quarterly bonus others are asked
            return None
        card, era = given["card"], s.agents[s.active].era
        if card not in s.available:
            return refuse("not_available", "LOOP-10.1", card=card)
        if s.box.card_origin[card] != era:
            return refuse("other_era", "LOOP-10.1", card=card, era=s.box.card_origin[card])
        if s.ultra(NO_ACQUIRE, era):
            return refuse("no_acquire", "LOOP-17.13", era=era)
        return None if s.phase == ACQUIRE else refuse("phase", "LOOP-10.1", phase=ACQUIRE)


ACQUIRE_CARD = AcquireCard()
