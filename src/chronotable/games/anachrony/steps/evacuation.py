"""Chapters 18 and 32: Evacuation and its conditions."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import anomalies
from chronotable.games.anachrony.steps.counting import buildings_of, count, occupied_slots
from chronotable.games.anachrony.steps.goods import gain
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.terms import MORALE_TOP, PODS, VP, WATER

# What a base condition asks for; rows of buildings come first.
NEEDS_SLOTS: Final = 4
NEEDS_MORALE: Final = 5
NEEDS_WATER: Final = 6
NEEDS_ANOMALIES: Final = 7

LATE: Final = 3  # what the last slot takes off (ANA-18.8)
MOST: Final = 30  # (ANA-18.9)


def meets_condition(s: AnachronyState, player: Player) -> bool:
    """The base condition of the own path board, or Rescue Pods (ANA-18.2, 32.11)."""
    if player.mods[PODS]:
        return True
    needed = s.box.condition_n[player.condition]
    kind = s.box.condition_kind[player.condition]
    if kind == NEEDS_SLOTS:
        return occupied_slots(player) >= needed
    if kind == NEEDS_MORALE:
        return player.morale == MORALE_TOP
    if kind == NEEDS_WATER:
        return player.goods[WATER] >= needed
    if kind == NEEDS_ANOMALIES:
        return anomalies(player) >= needed
    return buildings_of(player, kind) >= needed


def can_evacuate(s: AnachronyState, player: Player) -> bool:
    return s.impact and player.evacuation == 0 and meets_condition(s, player)


def evacuation_vp(s: AnachronyState, player: Player, slot: int) -> int:
    """Base and bonus, less on the last slot, from 0 to 30 (ANA-18.5 to 18.9)."""
    sets = min([count(player, thing) // n for thing, n in s.box.condition_sets[player.condition]])
    total = s.box.condition_base[player.condition] + s.box.condition_bonus[player.condition] * sets
    if slot == s.sides():
        total -= LATE
    return max(0, min(MOST, total))


def evacuate(s: AnachronyState, who: int) -> None:
    """(ANA-18.4, 18.5)"""
    player = s.players[who]
    s.evacuations += 1
    player.evacuation = s.evacuations
    if s.witness is not None:
        tell(s, "evacuated", seat=who, n=s.evacuations)
    gain(s, who, VP, evacuation_vp(s, player, s.evacuations))
