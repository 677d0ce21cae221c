"""Chapters 5 and 12: a turn from its beginning to its end, and the cycles."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.acquire import ACQUIRE_CARD
from chronotable.games.loop.steps.actions import ACTIONS, BEGIN_ACTIONS
from chronotable.games.loop.steps.archive import ARCHIVE_TILE
from chronotable.games.loop.steps.cards import draw
from chronotable.games.loop.steps.doctor_phase import ACTIVATE, GENERATE
from chronotable.games.loop.steps.ending import finish
from chronotable.games.loop.steps.modes import new_cycle
from chronotable.games.loop.steps.solo import DEAL
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import ACQUIRE, ARCHIVE, CYCLES, END, ERAS, HAND, TIME_IS_UP
from chronotable.kernel.step import Step


class NewTurn(Step[LoopState]):
    """The next player's turn, or a solo player's deal that decides whose turn it is (LOOP-5.1, 18.3)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-5.1"

    def apply(self, s: LoopState, option: int) -> None:
        s.turn += 1
        s.agenda.append(BEGIN_TURN)
        if s.solo:
            s.agenda.append(DEAL)


class BeginTurn(Step[LoopState]):
    """Five phases in order (LOOP-5.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-5.2"

    def apply(self, s: LoopState, option: int) -> None:
        if s.witness is not None:
            tell(s, "turn_started", agent=s.active, n=s.turn)
        s.agenda.extend(PHASES)


class EnterPhase(Step[LoopState]):
    """The next phase of the turn begins (LOOP-5.2)."""

    __slots__ = ("phase",)

    rule: ClassVar[str] = "LOOP-5.2"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def apply(self, s: LoopState, option: int) -> None:
        s.phase = self.phase


class EndOfTurn(Step[LoopState]):
    """Charge, discard, refill hands, look at the doctor deck (LOOP-12.1 to 12.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-12.1"

    def apply(self, s: LoopState, option: int) -> None:
        s.phase = END
        agent = s.agents[s.active]
        agent.charged = True
        s.deck_owner(agent).discard.extend(agent.hand)
        agent.hand = []
        agent.ready = []
        s.eternal_used = [0] * ERAS
        s.loops = 0
        s.destructions = 0
        s.used_ability = 0
        s.capped = 0
        if s.witness is not None:
            tell(s, "turn_ended", agent=s.active)
        count = len(s.agents)
        if not s.solo:
            for distance in range(count):
                who = (s.active + distance) % count
                missing = HAND - len(s.agents[who].hand)
                if missing > 0:
                    draw(s, who, missing)
        if not s.doctor_deck and not next_cycle(s):
            return
        if not s.solo:
            s.active = (s.active + 1) % count
            s.you = s.active
        s.agenda.append(NEW_TURN)


def next_cycle(s: LoopState) -> bool:
    """The doctor deck is used up: on to the next cycle space, or the game is lost (LOOP-12.4, 12.5)."""
    if s.cycle + 1 >= CYCLES:
        finish(s, TIME_IS_UP)
        return False
    s.cycle += 1
    s.doctor_deck = s.doctor_row
    s.doctor_row = []
    s.shuffle(s.doctor_deck)
    if s.witness is not None:
        tell(s, "cycle_started", n=s.cycle + 1)
    new_cycle(s)
    return True


NEW_TURN = NewTurn()
BEGIN_TURN = BeginTurn()
ENTER_ACQUIRE = EnterPhase(ACQUIRE)
ENTER_ARCHIVE = EnterPhase(ARCHIVE)
END_OF_TURN = EndOfTurn()

# The five phases, the last one first.
PHASES: Final[list[Step[LoopState]]] = [
    END_OF_TURN,
    ARCHIVE_TILE,
    ENTER_ARCHIVE,
    ACQUIRE_CARD,
    ENTER_ACQUIRE,
    ACTIONS,
    BEGIN_ACTIONS,
    ACTIVATE,
    GENERATE,
]
