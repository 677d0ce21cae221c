"""Chapter 18: the solo player's deal decides which agent takes the next turn."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import top_card
from chronotable.games.loop.steps.telling import agent_word, tell
from chronotable.games.loop.terms import DEAL as DEAL_PHASE
from chronotable.games.loop.terms import HAND
from chronotable.kernel.step import Step

REVEAL: Final = -1


class Deal(Step[LoopState]):
    """Reveal cards one at a time until an agent has three; that agent takes the turn (LOOP-18.3, 18.4, 18.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-18.4"

    def options(self, s: LoopState) -> list[int]:
        sizes = [len(agent.hand) for agent in s.agents]
        most = max(sizes)
        if most < HAND and (s.agents[0].deck or s.agents[0].discard):
            return [REVEAL]
        enough = min(most, HAND)
        return [agent for agent, size in enumerate(sizes) if size >= enough]

    def apply(self, s: LoopState, option: int) -> None:
        s.phase = DEAL_PHASE
        if option != REVEAL:
            s.active = option
            s.you = option
            return
        s.agenda.append(self)
        card = top_card(s, 0)
        owner = s.box.card_agent[card]
        for number, agent in enumerate(s.agents):
            if agent.id == owner:
                give(s, number, card)
                return
        s.agenda.append(GiveCard(card))

    def key(self, s: LoopState, option: int) -> str:
        return f"agent:{agent_word(s, option)}"


class GiveCard(Step[LoopState]):
    """A card without an agent's symbol goes to an agent of your choice (LOOP-18.3)."""

    __slots__ = ("card",)

    rule: ClassVar[str] = "LOOP-18.3"
    asks: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def options(self, s: LoopState) -> list[int]:
        return list(range(len(s.agents)))

    def apply(self, s: LoopState, option: int) -> None:
        give(s, option, self.card)

    def key(self, s: LoopState, option: int) -> str:
        return f"agent:{agent_word(s, option)}"


def give(s: LoopState, agent: int, card: int) -> None:
    s.agents[agent].hand.append(card)
    s.agents[agent].ready.append(True)
    if s.witness is not None:
        tell(s, "card_dealt", agent=agent, card=card)


DEAL = Deal()
