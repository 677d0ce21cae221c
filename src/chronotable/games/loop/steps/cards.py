"""Chapter 4 and LOOP-5.6: decks, hands, discard piles, the arsenal and the destroyed pile."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.telling import tell
from chronotable.kernel.step import Step, Things


def top_card(s: LoopState, agent: int) -> int:
    """Take the top card of an agent's deck, shuffling the discard pile in when needed; -1 if there is none."""
    owner = s.deck_owner(s.agents[agent])
    if not owner.deck:
        if not owner.discard:
            return -1
        owner.deck = owner.discard
        owner.discard = []
        owner.known = 0
        s.shuffle(owner.deck)
        if s.witness is not None:
            tell(s, "deck_shuffled", agent=agent)
    if owner.known:
        owner.known -= 1
    s.reveal()
    return owner.deck.pop()


def draw(s: LoopState, agent: int, n: int) -> int:
    """So many cards into the hand, ready, as far as there are any; the last one drawn, -1 if none (LOOP-4.4 to 4.6)."""
    drawn = -1
    for _ in range(n):
        card = top_card(s, agent)
        if card < 0:
            break
        drawn = card
        s.agents[agent].hand.append(card)
        s.agents[agent].ready.append(True)
        if s.witness is not None:
            tell(s, "card_drawn", agent=agent, card=card)
    return drawn


def card_things(s: LoopState, card: int) -> Things:
    """What the label of a card to use tells of it."""
    return {"effect": s.box.card_text[card], "dimension": s.box.card_dimension[card]}


def put_on_deck(s: LoopState, agent: int, card: int) -> None:
    """Add a card to a deck: face down on top, where everybody has seen it go (LOOP-4.9)."""
    owner = s.deck_owner(s.agents[agent])
    owner.deck.append(card)
    owner.known += 1


def leave_hand(s: LoopState, agent: int, card: int) -> None:
    hand = s.agents[agent].hand
    slot = hand.index(card)
    hand.pop(slot)
    s.agents[agent].ready.pop(slot)


def discard(s: LoopState, agent: int, card: int) -> None:
    """From hand, face up on the own discard pile (LOOP-4.7)."""
    leave_hand(s, agent, card)
    s.deck_owner(s.agents[agent]).discard.append(card)
    if s.witness is not None:
        tell(s, "card_discarded", agent=agent, card=card)


def destroy_card(s: LoopState, card: int) -> None:
    """Face up on top of the common destroyed pile (LOOP-4.8)."""
    s.destroyed.append(card)
    if s.witness is not None:
        tell(s, "card_destroyed", card=card)


def destroy_cards(s: LoopState, cards: list[int]) -> None:
    """Several at once, in any order: asked for if the table wants to be asked (LOOP-4.8, 20.3)."""
    if s.order_destroyed and len(cards) > 1:
        s.limbo.extend(cards)
        s.agenda.append(ORDER_DESTROYED)
        return
    for card in cards:
        destroy_card(s, card)


class OrderDestroyed(Step[LoopState]):
    """Which of several destroyed cards goes to the pile next (LOOP-4.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-4.8"

    def options(self, s: LoopState) -> list[int]:
        return s.limbo.copy()

    def apply(self, s: LoopState, option: int) -> None:
        s.limbo.remove(option)
        destroy_card(s, option)
        s.agenda.append(self)

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        return f"destroy:{s.box.card_ids[option]}"


ORDER_DESTROYED = OrderDestroyed()


def from_arsenal(s: LoopState) -> int:
    """The top card of the arsenal, made anew from the destroyed pile when empty; -1 if there is none (LOOP-4.10)."""
    if not s.arsenal:
        if not s.destroyed:
            return -1
        s.arsenal = s.destroyed
        s.destroyed = []
        s.shuffle(s.arsenal)
        if s.witness is not None:
            tell(s, "arsenal_recycled", n=len(s.arsenal))
    s.reveal()
    return s.arsenal.pop()


def make_available(s: LoopState, *, by_effect: bool) -> int:
    """Reveal an arsenal card at its era of origin; at a vortex it is destroyed (LOOP-5.6, 5.7).

    A card revealed by a card's effect is destroyed only when that whole effect is done (LOOP-15.5).
    """
    card = from_arsenal(s)
    if card < 0:
        return card
    era = s.box.card_origin[card]
    if s.witness is not None:
        tell(s, "card_available", card=card, era=era)
    if not s.vortex[era]:
        s.available.append(card)
    elif by_effect:
        s.limbo.append(card)
    else:
        destroy_card(s, card)
    return card


def cards_available(s: LoopState, eras: list[int]) -> list[int]:
    """The cards of these eras, era by era as given; within an era in the order in which they came.

    The order between cards of different eras is nothing that lies on the table, so nothing may depend on it.
    """
    if not s.available:
        return []
    origin = s.box.card_origin
    if len(eras) == 1:
        return [card for card in s.available if origin[card] == eras[0]]
    return [card for era in eras for card in s.available if origin[card] == era]
