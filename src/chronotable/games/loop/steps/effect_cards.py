"""Card effects on cards: draw, lose, reveal, take, use, ready (LOOP-4.4 to 4.9, 14.15, chapter 15)."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.acquire import take_card
from chronotable.games.loop.steps.cards import (
    card_things,
    cards_available,
    destroy_card,
    discard,
    draw,
    leave_hand,
    make_available,
)
from chronotable.games.loop.steps.effect import Effect
from chronotable.games.loop.steps.effect_moves import AgentEffect, other_agents
from chronotable.games.loop.steps.resume import Resume
from chronotable.games.loop.steps.selectors import eras
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import SELECTOR_TERMS
from chronotable.kernel.step import Things

NO_CARD: Final = -1


class Draw(Effect):
    """Draw from your own deck (LOOP-4.4)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "LOOP-4.4"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, s: LoopState, option: int) -> None:
        s.last_card = draw(s, s.you, self.n)

    def parameters(self) -> dict[str, object]:
        return {"who": "self", "n": self.n}


class OtherDraws(AgentEffect):
    """Another agent draws (LOOP-4.4, 14.3)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "LOOP-4.4"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, s: LoopState, option: int) -> None:
        s.last_card = draw(s, option, self.n)

    def parameters(self) -> dict[str, object]:
        return {"who": "other", "n": self.n}


LOSE_TERMS: Final = ["discard", "destroy", "either"]
DISCARD: Final = 0
DESTROY: Final = 1
EITHER: Final = 2


class LoseCard(Effect):
    """Discard or destroy a card of your hand, exhausted ones and the one in use included (LOOP-14.15)."""

    __slots__ = ("how", "n")

    rule: ClassVar[str] = "LOOP-14.15"
    leaves: ClassVar[tuple[str, ...]] = ("lose_card",)

    def __init__(self, n: int, how: int) -> None:
        self.n = n
        self.how = how

    def options(self, s: LoopState) -> list[int]:
        hand = s.agents[s.you].hand
        if self.how == EITHER:
            return [card * 2 + way for card in hand for way in (DISCARD, DESTROY)]
        return [card * 2 + self.how for card in hand]

    def apply(self, s: LoopState, option: int) -> None:
        card, way = divmod(option, 2)
        s.last_card = card
        if way == DISCARD:
            discard(s, s.you, card)
        else:
            leave_hand(s, s.you, card)
            destroy_card(s, card)
        if self.n > 1:
            s.agenda.append(LoseCard(self.n - 1, self.how))

    def key(self, s: LoopState, option: int) -> str:
        return f"{LOSE_TERMS[option % 2]}:{s.box.card_ids[option // 2]}"

    def parameters(self) -> dict[str, object]:
        return {"n": self.n, "how": LOSE_TERMS[self.how]}


class RevealCard(Effect):
    """Make cards available (LOOP-5.6, 15.5)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "LOOP-5.6"

    def __init__(self, n: int) -> None:
        self.n = n

    def apply(self, s: LoopState, option: int) -> None:
        s.last_card = -1
        for _ in range(self.n):
            card = make_available(s, by_effect=True)
            if card < 0:
                break
            s.last_card = card

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}


class AvailableEffect(Effect):
    """An effect on one available card of the named eras (LOOP-14.14)."""

    __slots__ = ("selector",)

    term: ClassVar[str] = ""

    def __init__(self, selector: int) -> None:
        self.selector = selector

    def parameters(self) -> dict[str, object]:
        return {"era": SELECTOR_TERMS[self.selector]}


class TakeAvailable(AvailableEffect):
    """Take an available card to the top of your deck (LOOP-4.9)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-4.9"

    def options(self, s: LoopState) -> list[int]:
        return cards_available(s, eras(s, self.selector))

    def apply(self, s: LoopState, option: int) -> None:
        take_card(s, s.you, option)
        s.last_card = option

    def key(self, s: LoopState, option: int) -> str:
        return f"take:{s.box.card_ids[option]}"


def use_inside(s: LoopState, agent: int, card: int) -> None:
    """Resolve another card inside the effect of the one in use, from this agent's position (LOOP-15.1, 15.2).

    An ability may have a card used too; then there is no card in use yet.
    """
    callers = 1 if s.using >= 0 else 0
    s.agenda.append(Resume(s.you, s.using, s.last_card, s.arrival, callers))
    if callers:
        s.callers.append(s.using)
    s.you = agent
    s.using = card
    s.last_card = -1
    s.arrival = -1
    if s.witness is not None:
        tell(s, "card_used", agent=agent, card=card)
    s.agenda.extend(s.box.card_program[card])


class UseAvailable(AvailableEffect):
    """Apply an available card as if it were played; it stays where it is (LOOP-15.1).

    A card whose effect is running cannot be used once more inside itself (LOOP-15.16).
    """

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-15.1"

    def options(self, s: LoopState) -> list[int]:
        cards = cards_available(s, eras(s, self.selector))
        return [card for card in cards if card != s.using and card not in s.callers]

    def apply(self, s: LoopState, option: int) -> None:
        use_inside(s, s.you, option)

    def key(self, s: LoopState, option: int) -> str:
        return f"use:{s.box.card_ids[option]}"

    def label_things(self, s: LoopState, option: int) -> Things:
        return card_things(s, option)


class LetAgentUse(AgentEffect):
    """Another agent may use a ready card of the own hand, from the own position (LOOP-15.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-15.2"
    leaves: ClassVar[tuple[str, ...]] = ("use_own",)

    def options(self, s: LoopState) -> list[int]:
        return [other for other in other_agents(s) if True in s.agents[other].ready]

    def apply(self, s: LoopState, option: int) -> None:
        s.agenda.append(USE_OWN[option])

    def parameters(self) -> dict[str, object]:
        return {"who": "other"}


class UseOwn(Effect):
    """The other agent's player picks the card, or none (LOOP-15.2); never one that is running (LOOP-15.16)."""

    __slots__ = ("agent",)

    rule: ClassVar[str] = "LOOP-15.2"
    asks: ClassVar[tuple[str, ...]] = ("agent",)

    def __init__(self, agent: int) -> None:
        self.agent = agent

    def options(self, s: LoopState) -> list[int]:
        agent = s.agents[self.agent]
        found = [
            card
            for card, ready in zip(agent.hand, agent.ready, strict=True)
            if ready and card != s.using and card not in s.callers
        ]
        return [*found, NO_CARD]

    def apply(self, s: LoopState, option: int) -> None:
        if option != NO_CARD:
            agent = s.agents[self.agent]
            agent.ready[agent.hand.index(option)] = False
            use_inside(s, self.agent, option)

    def seat(self, s: LoopState) -> int:
        return s.seat_of(self.agent)

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == NO_CARD else f"use:{s.box.card_ids[option]}"

    def label_things(self, s: LoopState, option: int) -> Things:
        return card_things(s, option)

    def can_be(self, s: LoopState) -> bool:
        return self.agent != s.you


USE_OWN = [UseOwn(agent) for agent in range(5)]


class Ready(Effect):
    """Ready up to so many of your exhausted cards, never one whose effect is running (LOOP-15.15)."""

    __slots__ = ("n",)

    rule: ClassVar[str] = "LOOP-15.15"
    leaves: ClassVar[tuple[str, ...]] = ("ready",)

    def __init__(self, n: int) -> None:
        self.n = n

    def options(self, s: LoopState) -> list[int]:
        agent = s.agents[s.you]
        found = [
            card
            for card, ready in zip(agent.hand, agent.ready, strict=True)
            if not ready and card != s.using and card not in s.callers
        ]
        return [*found, NO_CARD] if found else []

    def apply(self, s: LoopState, option: int) -> None:
        if option == NO_CARD:
            return
        agent = s.agents[s.you]
        agent.ready[agent.hand.index(option)] = True
        if s.witness is not None:
            tell(s, "card_readied", agent=s.you, card=option)
        if self.n > 1:
            s.agenda.append(Ready(self.n - 1))

    def key(self, s: LoopState, option: int) -> str:
        return "done" if option == NO_CARD else f"ready:{s.box.card_ids[option]}"

    def parameters(self) -> dict[str, object]:
        return {"n": self.n}
