"""Chapter 11, phase IV: archive a sabotage tile, and the quarterly bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.cards import destroy_card, from_arsenal, put_on_deck
from chronotable.games.loop.steps.ending import check_victory
from chronotable.games.loop.steps.missions import damage_on, fulfilled, place_of, reveal_missions, watch_missions
from chronotable.games.loop.steps.modes import DISCARD_ULTRA
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import ARCHIVE
from chronotable.kernel.step import Refusal, Step, Things, refuse

NO_TILE: Final = 0
THE_TILE: Final = 1


class ArchiveTile(Step[LoopState]):
    """You may archive the tile of your era if it carries all its damage (LOOP-11.1)."""

    __slots__ = ()

    term: ClassVar[str] = "archive"
    rule: ClassVar[str] = "LOOP-11.1"

    def options(self, s: LoopState) -> list[int]:
        return [THE_TILE, NO_TILE] if fulfilled(s, s.agents[s.active].era) else []

    def apply(self, s: LoopState, option: int) -> None:
        if option == THE_TILE:
            archive(s, s.agents[s.active].era)

    def seat(self, s: LoopState) -> int:
        return s.seat_of(s.active)

    def key(self, s: LoopState, option: int) -> str:
        if option == NO_TILE:
            return "done"
        return f"archive:{s.box.mission_ids[s.tile[s.agents[s.active].era]]}"

    def why_not(self, s: LoopState, verb: str, given: Things) -> Refusal | None:
        if verb != "archive":
            return None
        if s.phase != ARCHIVE:
            return refuse("phase", "LOOP-11.1", phase=ARCHIVE)
        at = place_of(s, given["mission"])
        if at < 0:
            return refuse("mission_not_face_up", "LOOP-11.1")
        if not fulfilled(s, at):
            required = s.box.mission_required[s.tile[at]]
            return refuse("not_fulfilled", "LOOP-11.1", damage=damage_on(s, at), required=required)
        return None if at == s.agents[s.active].era else refuse("mission_elsewhere", "LOOP-11.1", era=at)


def archive(s: LoopState, era: int) -> None:
    """To the archive; victory is checked at once, then come a new mission and the bonus (LOOP-11.2 to 11.6)."""
    mission = s.tile[era]
    s.archived.append(mission)
    s.tile[era] = -1
    s.face_up[era] = False
    s.damage[era] = 0
    watch_missions(s)
    if s.witness is not None:
        tell(s, "mission_archived", agent=s.active, mission=mission, era=era)
    check_victory(s)
    if s.ending:
        return
    if s.ultra_row:
        s.agenda.append(DISCARD_ULTRA)
    reveal_missions(s)
    quarterly_bonus(s)


def quarterly_bonus(s: LoopState) -> None:
    """One arsenal card more than agents; each takes one, the last is destroyed (LOOP-11.6 to 11.9, 18.7)."""
    count = len(s.agents)
    for _ in range(count + 1):
        card = from_arsenal(s)
        if card < 0:
            break
        s.offer.append(card)
        if s.witness is not None:
            tell(s, "bonus_revealed", card=card)
    s.agenda.append(DESTROY_BONUS)
    for distance in range(count - 1, -1, -1):
        s.agenda.append(BONUS[(s.active + distance) % count])


class TakeBonus(Step[LoopState]):
    """An agent adds one of the revealed bonus cards to the own deck (LOOP-11.6)."""

    __slots__ = ("agent",)

    rule: ClassVar[str] = "LOOP-11.6"
    asks: ClassVar[tuple[str, ...]] = ("agent",)

    def __init__(self, agent: int) -> None:
        self.agent = agent

    def options(self, s: LoopState) -> list[int]:
        return s.offer.copy()

    def apply(self, s: LoopState, option: int) -> None:
        s.offer.remove(option)
        put_on_deck(s, self.agent, option)
        if s.witness is not None:
            tell(s, "bonus_taken", agent=self.agent, card=option)

    def seat(self, s: LoopState) -> int:
        return s.seat_of(self.agent)

    def key(self, s: LoopState, option: int) -> str:
        return f"take:{s.box.card_ids[option]}"


class DestroyBonus(Step[LoopState]):
    """The card nobody took is destroyed (LOOP-11.6)."""

    __slots__ = ()

    rule: ClassVar[str] = "LOOP-11.6"

    def apply(self, s: LoopState, option: int) -> None:
        for card in s.offer:
            destroy_card(s, card)
        s.offer = []


ARCHIVE_TILE = ArchiveTile()
DESTROY_BONUS = DestroyBonus()
BONUS = [TakeBonus(agent) for agent in range(5)]
