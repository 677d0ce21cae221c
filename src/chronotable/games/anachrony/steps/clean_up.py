"""Chapters 23 and 24: Clean Up and the Impact."""

from __future__ import annotations

from typing import ClassVar, Final

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.state import AnachronyState, Opponent, Player
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.modifiers import covered_by_impact
from chronotable.games.anachrony.steps.scoring import finish
from chronotable.games.anachrony.steps.telling import tell
from chronotable.kernel.step import SeatStep, Step


class CleanUp(Step[AnachronyState]):
    """Leaders first, in turn order; then the steps A to D (ANA-23.1)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = terms.CLEAN_UP
        s.turn += 1
        s.agenda.append(RETRIEVE)
        for seat in reversed(s.seats_from(s.starter)):  # a banner taken in this Era waits for the next (ANA-14.8)
            if s.box.leader_clean_up[s.players[seat].leader]:
                s.agenda.append(LeaderCleanUp(seat))


class LeaderCleanUp(SeatStep[AnachronyState]):
    """A leader's ability of this phase (ANA-23.1, 29.2, 29.4, 29.7)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.acting = self.who
        s.worker = terms.NO_WORKER
        s.agenda += s.box.leader_clean_up[s.players[self.who].leader]


class Retrieve(Step[AnachronyState]):
    """Steps A to D (ANA-23.2 to 23.8)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-23.2"

    def apply(self, s: AnachronyState, option: int) -> None:
        for player in s.players:
            retrieve(player)
        if s.opponent is not None:
            retrieve_opponent(s.opponent)
        for hex in range(terms.CAPITAL_HEXES):
            if s.hexes[hex] >= 0 and s.tiles[hex] != terms.NO_TILE:
                s.flipped |= 1 << hex
                if s.witness is not None:
                    tell(s, "tile_flipped", space=hex, words={"word": terms.CAPITAL_TILE_TERMS[s.tiles[hex]]})
        s.hexes = [-1] * terms.HEXES
        s.pools = []
        if s.era == terms.IMPACT_ERA:
            impact(s)
        elif s.impact and s.flipped.bit_count() == terms.CAPITAL_ACTIONS * hexes_each(s):
            finish(s, terms.COLLAPSED)
            return
        if s.era == terms.ERAS:
            finish(s, terms.LAST_ERA)
            return
        for player in s.players:
            player.suits = 0
            player.focus = s.era + 1
        if s.opponent is not None:
            s.opponent.suits = 0


def retrieve(player: Player) -> None:
    """Workers, exosuits and markers of one player come back (ANA-23.2, 23.3, 23.5)."""
    for worker in range(terms.WORKERS):
        player.tired[worker] += player.busy[worker * terms.FATES + terms.TIRED]
        player.active[worker] += player.busy[worker * terms.FATES + terms.MOTIVATED]
    player.busy = [0] * (terms.WORKERS * terms.FATES)
    player.slot_worker = [terms.NO_WORKER] * terms.SLOTS
    player.supply_worker = terms.NO_WORKER
    player.deployed = 0
    player.used = 0
    player.passed = False


def retrieve_opponent(o: Opponent) -> None:
    """Its exosuits come back; what it counts in an Era begins anew (ANA-37.18, 37.47)."""
    o.out = 0
    o.passed = False
    o.actions = 0
    o.extra = 0


def impact(s: AnachronyState) -> None:
    """The asteroid strikes: the capital collapses, evacuation begins, hexes are lost (ANA-24.1 to 24.5)."""
    s.impact = True
    if s.witness is not None:
        tell(s, "impact")
    for action in range(terms.CAPITAL_ACTIONS):
        drawn = list(range(action * terms.TILES_EACH, (action + 1) * terms.TILES_EACH))
        s.shuffle(drawn)
        for hex in range(hexes_each(s)):
            s.tiles[action * terms.HEXES_EACH + hex] = drawn[hex]
            if s.witness is not None:
                tell(
                    s,
                    "tile_drawn",
                    space=action * terms.HEXES_EACH + hex,
                    words={"word": terms.CAPITAL_TILE_TERMS[drawn[hex]]},
                )
    for player in s.players:
        player.covered = covered_by_impact(player)


RETRIEVE: Final = Retrieve()
CLEAN_UP_STEP: Final = CleanUp()
