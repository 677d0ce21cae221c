"""Chapters 23 and 24: Clean Up and the Impact."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.effect import SeatStep
from chronotable.games.anachrony.steps.modifiers import covered_by_impact
from chronotable.games.anachrony.steps.scoring import finish
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import (
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    CAPITAL_TILE_TERMS,
    CLEAN_UP,
    COLLAPSED,
    ERAS,
    FATES,
    HEXES,
    HEXES_EACH,
    IMPACT_ERA,
    LAST_ERA,
    MOTIVATED,
    NO_TILE,
    NO_WORKER,
    SLOTS,
    TILES_EACH,
    TIRED,
    WORKERS,
)
from chronotable.kernel.step import Step


class CleanUp(Step[AnachronyState]):
    """Leaders first, in turn order; then the steps A to D (ANA-23.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = CLEAN_UP
        s.turn += 1
        s.agenda.append(RETRIEVE)
        for seat in reversed(s.seats_from(s.starter)):  # a banner taken in this Era waits for the next (ANA-14.8)
            if s.box.leader_clean_up[s.players[seat].leader]:
                s.agenda.append(LeaderCleanUp(seat))


class LeaderCleanUp(SeatStep):
    """A leader's ability of this phase (ANA-23.1, 29.2, 29.4, 29.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.acting = self.who
        s.worker = NO_WORKER
        s.agenda += s.box.leader_clean_up[s.players[self.who].leader]


class Retrieve(Step[AnachronyState]):
    """Steps A to D (ANA-23.2 to 23.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.2"

    def apply(self, s: AnachronyState, option: int) -> None:
        for player in s.players:
            retrieve(player)
        for hex in range(CAPITAL_HEXES):
            if s.hexes[hex] >= 0 and s.tiles[hex] != NO_TILE:
                s.flipped |= 1 << hex
                if s.witness is not None:
                    tell(s, "tile_flipped", space=hex, words={"word": CAPITAL_TILE_TERMS[s.tiles[hex]]})
        s.hexes = [-1] * HEXES
        s.pools = []
        if s.era == IMPACT_ERA:
            impact(s)
        elif s.impact and s.flipped.bit_count() == CAPITAL_ACTIONS * hexes_each(s):
            finish(s, COLLAPSED)
            return
        if s.era == ERAS:
            finish(s, LAST_ERA)
            return
        for player in s.players:
            player.suits = 0
            player.focus = s.era + 1


def retrieve(player: Player) -> None:
    """Workers, exosuits and markers of one player come back (ANA-23.2, 23.3, 23.5)."""
    for worker in range(WORKERS):
        player.tired[worker] += player.busy[worker * FATES + TIRED]
        player.active[worker] += player.busy[worker * FATES + MOTIVATED]
    player.busy = [0] * (WORKERS * FATES)
    player.slot_worker = [NO_WORKER] * SLOTS
    player.supply_worker = NO_WORKER
    player.deployed = 0
    player.used = 0
    player.passed = False


def impact(s: AnachronyState) -> None:
    """The asteroid strikes: the capital collapses, evacuation begins, hexes are lost (ANA-24.1 to 24.5)."""
    s.impact = True
    if s.witness is not None:
        tell(s, "impact")
    for action in range(CAPITAL_ACTIONS):
        drawn = list(range(action * TILES_EACH, (action + 1) * TILES_EACH))
        s.shuffle(drawn)
        for hex in range(hexes_each(s)):
            s.tiles[action * HEXES_EACH + hex] = drawn[hex]
            if s.witness is not None:
                tell(s, "tile_drawn", space=action * HEXES_EACH + hex, words={"word": CAPITAL_TILE_TERMS[drawn[hex]]})
    for player in s.players:
        player.covered = covered_by_impact(player)


RETRIEVE: Final = Retrieve()
CLEAN_UP_STEP: Final = CleanUp()
