"""Chapter 4: the phases of an Era, and Preparation."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.clean_up import CLEAN_UP_STEP
from chronotable.games.anachrony.steps.paradox import PARADOX
from chronotable.games.anachrony.steps.power_up import POWER_UP_STEP
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.turn import ACTION_STEP
from chronotable.games.anachrony.steps.warp import WARP_STEP
from chronotable.games.anachrony.terms import ERAS, FREE, GOODS, NEUTRONIUM, PREPARATION, ROWS
from chronotable.kernel.step import Step


class Era(Step[AnachronyState]):
    """Six phases in order; the first Era has no Paradox phase (ANA-4.1, 4.2)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-4.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.era += 1
        s.turn += 1
        if s.witness is not None:
            tell(s, "era_started", n=s.era)
        s.agenda.append(self)  # the next one, unless the game ends
        s.agenda.append(CLEAN_UP_STEP)
        s.agenda.append(ACTION_STEP)
        s.agenda.append(WARP_STEP)
        s.agenda.append(POWER_UP_STEP)
        if s.era > 1:
            s.agenda.append(PARADOX)
        s.phase = PREPARATION
        prepare(s)


def prepare(s: AnachronyState) -> None:
    """Superproject, buildings, recruits, mine (ANA-4.3 to 4.12)."""
    s.reveal()
    if s.witness is not None and s.era < ERAS and s.projects[s.era] != FREE:
        tell(s, "superproject_revealed", tile=s.projects[s.era], n=s.era + 1)
    for row in range(ROWS):
        if s.primary[row]:
            s.secondary[row].append(s.primary[row].pop())
    s.recruit_card = s.recruit_deck.pop()
    s.recruit_pool = recruits(s, s.recruit_card)
    s.mine_pool = mined(s, s.mine_deck.pop(), s.impact)
    if s.witness is not None:
        tell(s, "prepared", n=s.era)


def recruits(s: AnachronyState, card: int) -> list[int]:
    """The pool that a recruit card fills (ANA-4.7)."""
    return s.box.recruit_cards[card].copy()


def mined(s: AnachronyState, card: int, impact: bool) -> list[int]:
    """The pool that a mine card fills: after the Impact the first Resource is neutronium (ANA-4.8, 4.10)."""
    pool = [0] * GOODS
    for place, goods in enumerate(s.box.mine_cards[card]):
        pool[NEUTRONIUM if place == 0 and impact else goods] += 1
    return pool


def is_left_of(pool: list[int], card: list[int]) -> bool:
    """Could a pool be what is left of what a card filled?"""
    return all(left <= filled for left, filled in zip(pool, card, strict=True))


ERA: Final = Era()
