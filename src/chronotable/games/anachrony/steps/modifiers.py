"""Chapter 22, passive abilities: all that lasting effects change is found here, and nowhere else.

A player's `mods` hold what uncovered tiles and the leader add to each parameter.  `refresh` makes them anew whenever a
tile comes, goes or is covered; the rules ask the questions below.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    ADMINISTRATOR,
    ANOMALY_RELIEF,
    ARCHIVE,
    CONSTRUCT,
    DIES,
    ENGINEER,
    FREE,
    GENIUS,
    HALVED_SUPPLY,
    HARDENED,
    LIMIT,
    MODIFIERS,
    MOTIVATED,
    NEUROENHANCED,
    NO_GLOOM,
    NO_ROW,
    NO_WORKER,
    RANGE,
    RECRUIT,
    RESEARCH,
    RESERVOIR,
    SCIENTIST,
    SLOTS,
    TIRED,
    WATER,
)

ANOMALY_VP: Final = -3


def refresh(s: AnachronyState, player: Player) -> None:
    """What passive abilities of uncovered tiles and the leader add up to (ANA-5.18, 22.3)."""
    mods = [0] * MODIFIERS
    if player.leader >= 0:
        for parameter, value in s.box.leader_mods[player.leader]:
            mods[parameter] += value
    for slot in range(SLOTS):
        tile = player.slots[slot]
        if tile != FREE and tile != s.box.anomaly and first_slot(player, slot) and not is_covered(player, slot):
            for parameter, value in s.box.tile_mods[tile]:
                mods[parameter] += value
    player.mods = mods


def first_slot(player: Player, slot: int) -> bool:
    """Is this the slot a tile is counted by?  A superproject lies on two (ANA-11.7)."""
    tile = player.slots[slot]
    board = player.board
    return tile < board.buildings or tile == board.anomaly or player.slots.index(tile) == slot


def is_covered(player: Player, slot: int) -> bool:
    """Does an anomaly lie on the tile of this slot (ANA-5.18)?"""
    tile = player.slots[slot]
    if tile < player.board.buildings or tile == player.board.anomaly:
        return bool(player.over >> slot & 1)
    left = player.slots.index(tile)
    return bool(player.over >> left & 3)


def kind_of(player: Player, worker: int) -> int:
    """What a worker counts as when placed and retrieved (ANA-9.2, 29.5)."""
    if worker == SCIENTIST and player.mods[NEUROENHANCED]:
        return GENIUS
    return worker


def meets(player: Player, worker: int, wanted: int) -> bool:
    """May this worker stand where `wanted` is asked for?"""
    return wanted == NO_WORKER or worker == wanted or kind_of(player, worker) == GENIUS


def counts_as(player: Player, worker: int, wanted: int) -> bool:
    """Does this worker earn the reward of the wanted type?"""
    return worker == wanted or kind_of(player, worker) == GENIUS


def may_take(player: Player, worker: int, action: int) -> bool:
    """Does the matrix of workers allow a capital action (ANA-9.12)?"""
    kind = kind_of(player, worker)
    if action == CONSTRUCT:
        return kind != ADMINISTRATOR
    return kind != SCIENTIST if action == RECRUIT else action != RESEARCH or meets(player, worker, SCIENTIST)


def reservoir(s: AnachronyState, who: int) -> int:
    """Water by which the costs of this turn are still to be lowered (ANA-28.4, 28.22)."""
    if s.phase != ACTION_PHASE or s.reservoir_used or who != s.acting:
        return 0
    return s.players[who].mods[RESERVOIR]


def water_for_costs(s: AnachronyState, who: int) -> int:
    """How much the costs of this turn may ask for."""
    return s.players[who].goods[WATER] + reservoir(s, who)


def paradox_limit(player: Player) -> int:
    """(ANA-5.9)"""
    return player.board.paradox_limit + player.mods[LIMIT]


def power_range(player: Player, printed: int) -> int:
    """A power plant's range with the owner's labs (ANA-20.3)."""
    return printed + player.mods[RANGE]


def supply_price(player: Player) -> int:
    """Half with one of the buildings, rounded up, nothing with both (ANA-19.11)."""
    price = player.board.supply_cost[player.morale]
    halvings = player.mods[HALVED_SUPPLY]
    if halvings == 0:
        return price
    return (price + 1) // 2 if halvings == 1 else 0


def supply_fate(player: Player, worker: int) -> int:
    """(ANA-19.5)"""
    return MOTIVATED if player.board.motivates and counts_as(player, worker, ADMINISTRATOR) else TIRED


def mine_fate(player: Player, worker: int) -> int:
    """(ANA-15.2)"""
    return MOTIVATED if counts_as(player, worker, ENGINEER) else TIRED


def tile_fate(player: Player, worker: int, row: int, fate: int, motivates: int) -> int:
    """By the tile's own rule, or the board's for scientists on own buildings of a row (ANA-22.6, 33.23)."""
    if fate == DIES:
        return DIES
    if motivates != NO_WORKER and counts_as(player, worker, motivates):
        return MOTIVATED
    if row != NO_ROW and player.board.scientist_rows >> row & 1:
        if counts_as(player, worker, SCIENTIST):  # a genius too (ANA-9.2)
            return MOTIVATED
    return fate


def anomaly_vp(player: Player) -> int:
    """(ANA-25.9)"""
    return ANOMALY_VP + player.mods[ANOMALY_RELIEF]


def morale_vp(player: Player) -> int:
    """(ANA-25.11, 28.10)"""
    value = player.board.morale_vp[player.morale]
    return max(0, value) if player.mods[NO_GLOOM] else value


def travel_vp(player: Player) -> int:
    """(ANA-25.10, 28.2)"""
    return player.board.travel_vp[player.travel] + player.travel * player.mods[ARCHIVE]


def covered_by_impact(player: Player) -> int:
    """(ANA-24.4, 24.5)"""
    return 0 if player.mods[HARDENED] else player.board.covers
