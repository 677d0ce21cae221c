"""What evacuation conditions and endgame cards count (ANA-18.7, 30.1 to 30.9, 32.9, 32.10)."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.modifiers import first_slot
from chronotable.games.anachrony.terms import COLUMNS, FREE, SLOTS, WATER

# Things that are counted: workers by type, then the following, then goods from FIRST_GOODS on.
ALL_WORKERS: Final = 4
ALL_BUILDINGS: Final = 5
ALL_PROJECTS: Final = 6
ALL_BREAKTHROUGHS: Final = 7
TRAVEL_STEPS: Final = 8
FIRST_GOODS: Final = 10
COUNTED_TERMS: Final = {
    "scientist": 0, "engineer": 1, "administrator": 2, "genius": 3, "worker": ALL_WORKERS, "building": ALL_BUILDINGS,
    "superproject": ALL_PROJECTS, "breakthrough": ALL_BREAKTHROUGHS, "time_travel_steps": TRAVEL_STEPS,
}  # fmt: skip


def workers(player: Player) -> int:
    return sum(player.active) + sum(player.tired) + sum(player.aside) + sum(player.busy)


def occupied_slots(player: Player) -> int:
    """A superproject fills two, a covered building one (ANA-30.4)."""
    return SLOTS - player.slots.count(FREE)


def buildings(player: Player) -> int:
    behind = player.board.buildings
    return sum([0 <= tile < behind for tile in player.slots])


def buildings_of(player: Player, row: int) -> int:
    """They lie nowhere but in their row (ANA-11.2)."""
    behind = player.board.buildings
    return sum([0 <= tile < behind for tile in player.slots[row * COLUMNS : (row + 1) * COLUMNS]])


def projects(player: Player) -> int:
    first, behind = player.board.buildings, player.board.anomaly
    return sum([first <= tile < behind for tile in player.slots]) // 2


def tiles_of(player: Player) -> list[int]:
    """Every own building and superproject once, covered ones included (ANA-5.18, 30.9)."""
    anomaly = player.board.anomaly
    return [player.slots[slot] for slot in range(SLOTS)
            if player.slots[slot] != FREE and player.slots[slot] != anomaly and first_slot(player, slot)]  # fmt: skip


def given_up(player: Player) -> list[int]:
    """What may have been given up since its effects began: any building, where the board allows it (ANA-33.14)."""
    return list(range(player.board.buildings)) if player.board.give_up else []


def ranges(s: AnachronyState, player: Player) -> int:
    """(ANA-30.6)"""
    box = s.box
    anomaly, first, each = box.anomaly, box.buildings, box.tile_range
    found = 0
    counted = FREE  # a superproject lies on two slots, one behind the other
    for tile in player.slots:
        if tile != FREE and tile != anomaly and (tile < first or tile != counted):
            found += each[tile]
            counted = tile
    return found


def count(player: Player, thing: int) -> int:
    """How many of a counted thing a player has."""
    if thing >= FIRST_GOODS:
        return player.goods[thing - FIRST_GOODS]
    if thing == ALL_WORKERS:
        return workers(player)
    if thing == ALL_BUILDINGS:
        return buildings(player)
    if thing == ALL_PROJECTS:
        return projects(player)
    if thing == ALL_BREAKTHROUGHS:
        return sum(player.breakthroughs)
    if thing == TRAVEL_STEPS:
        return player.travel
    return player.owned(thing)


def endgame_count(s: AnachronyState, player: Player, card: int) -> int:
    """What an endgame card compares, by its number (ANA-30.1 to 30.8)."""
    if card == 0:
        return workers(player)
    if card == 1:
        return player.goods[WATER]
    if card == 2:
        return sum(player.breakthroughs)
    if card == 3:
        return occupied_slots(player)
    if card == 4:
        return player.morale
    if card == 5:
        return ranges(s, player)
    if card == 6:
        return projects(player)
    return player.travel
