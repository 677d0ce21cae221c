"""Chapter 5: the Paradox phase."""

from __future__ import annotations

from typing import ClassVar

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.anomalies import bring_anomaly, gain_paradox
from chronotable.games.anachrony.steps.opponent_phases import opponent_rolls, paradox_die, roll_paradox, take_anomaly
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import PARADOX_PHASE
from chronotable.kernel.step import Step


class ParadoxPhase(Step[AnachronyState]):
    """Tile by tile, the players with most warp tiles roll; who reaches the limit rolls no more (ANA-5.1 to 5.12)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-5.1"

    def apply(self, s: AnachronyState, option: int) -> None:
        s.phase = PARADOX_PHASE
        order = s.seats_in_order()
        stopped: list[int] = []
        opponent = s.opponent
        hit = False
        for tile in range(1, s.era):
            for seat in rollers(s, tile):
                if seat not in stopped and roll(s, seat, tile):
                    stopped.append(seat)
            if opponent is not None and not hit and opponent_rolls(s, tile):
                hit = roll_paradox(s, opponent, tile)
        if opponent is not None and hit:
            take_anomaly(s, opponent)
        for seat in reversed(order):
            if seat in stopped:
                bring_anomaly(s, seat)


def rollers(s: AnachronyState, tile: int) -> list[int]:
    """Who has most warp tiles on a timeline tile, in turn order; nobody where none lies."""
    counts = [player.warp_at.count(tile) for player in s.players]
    most = max(counts) if s.opponent is None else max(*counts, s.opponent.warps_at(tile))
    return [seat for seat in s.seats_in_order() if counts[seat] == most] if most else []


def roll(s: AnachronyState, seat: int, tile: int) -> bool:
    """One roll; true when it brings an anomaly."""
    n = 1
    if not s.settings.predictable:
        n = paradox_die(s)
    if s.witness is not None:
        tell(s, "paradox_rolled", seat=seat, n=n, words={"word": str(tile)})
    return gain_paradox(s, seat, n)


PARADOX = ParadoxPhase()
