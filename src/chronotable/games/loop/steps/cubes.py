"""Energy and rifts come and go (LOOP-1.10, 8.17, 14.7)."""

from __future__ import annotations

from chronotable.games.loop.state import LoopState
from chronotable.games.loop.steps.missions import happened
from chronotable.games.loop.steps.telling import tell
from chronotable.games.loop.terms import ADD_ENERGY, CUBES, REMOVE_RIFT, SLOW_REPAIR


def energy_supply(s: LoopState) -> int:
    return CUBES - sum(s.energy)


def rift_supply(s: LoopState) -> int:
    return CUBES - sum(s.rifts)


def add_energy(s: LoopState, era: int, n: int) -> None:
    """From the supply to the era, as many as there are (LOOP-1.10)."""
    n = min(n, energy_supply(s))
    if n <= 0:
        return
    s.energy[era] += n
    if s.witness is not None:
        tell(s, "energy_added", era=era, n=n)
    happened(s, ADD_ENERGY, era, n)


def return_energy(s: LoopState, era: int, n: int) -> None:
    """Green energy of an era back to the supply, as much as there is; eternal energy stays (LOOP-17.6)."""
    n = min(n, s.energy[era])
    if n > 0:
        s.energy[era] -= n
        if s.witness is not None:
            tell(s, "energy_lost", era=era, n=n)


def spend_energy(s: LoopState, era: int, n: int) -> None:
    """Pay from an era; eternal energy first, since it comes back (LOOP-8.17, 17.6)."""
    eternal = min(n, s.eternal[era] - s.eternal_used[era])
    s.eternal_used[era] += eternal
    s.energy[era] -= n - eternal
    if s.witness is not None:
        tell(s, "energy_spent", era=era, n=n)


def removable_rifts(s: LoopState, era: int) -> int:
    """Rifts that effects can still take from an era in this action (LOOP-17.13)."""
    if s.ultra_row and (limit := s.ultra(SLOW_REPAIR, era)):
        return max(0, min(s.rifts[era], limit - s.removed[era]))
    return s.rifts[era]


def remove_rifts(s: LoopState, era: int, n: int) -> None:
    """From the era to the supply, as many as there are (LOOP-8.7)."""
    n = min(n, removable_rifts(s, era))
    if n <= 0:
        return
    s.rifts[era] -= n
    if s.ultra_row:
        s.removed[era] += n
    if s.witness is not None:
        tell(s, "rift_removed", era=era, n=n)
    happened(s, REMOVE_RIFT, era, n)
