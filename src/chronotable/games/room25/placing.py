"""The rooms that a described position leaves open: dealt as usual, so that what is described is possible there."""

from __future__ import annotations

from chronotable.games.room25 import terms
from chronotable.games.room25.laws import cooperative
from chronotable.games.room25.setup import far_rooms
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.building import put
from chronotable.games.room25.steps.rooms import ALARM
from chronotable.kernel.nouns import Json


def deal_around(s: Room25State, described: dict[int, int], gone: list[int]) -> None:
    """The other tiles are as they were dealt, but those that are described elsewhere or gone are not there twice.

    Blue rooms keep a place; an empty room lies where one is gone.
    """
    left = s.kind.copy()
    for kind in described.values():
        if kind in left:
            left.remove(kind)
    for kind in gone:
        if kind in left:
            left[left.index(kind)] = terms.EMPTY
    homeless: list[int] = []
    for tile in range(terms.CELLS):
        if tile in described:
            s.kind[tile] = described[tile]
        elif s.kind[tile] in left:
            left.remove(s.kind[tile])
        else:
            homeless.append(tile)
    left.sort(key=lambda kind: s.box.room_colour[kind] != terms.BLUE)
    for tile, kind in zip(homeless, left):
        s.kind[tile] = kind


def exchange_impossible(s: Room25State, described: dict[int, int], position: Json) -> None:
    """A room that cannot be where it was dealt changes places with another, of its own zone if there is one."""
    free = [tile for tile in range(terms.CELLS) if tile not in described and s.kind[tile] != terms.CENTRAL]
    for tile in free:
        if is_possible(s, position, tile, s.kind[tile]):
            continue
        for other in sorted(free, key=lambda other: (other in terms.EXIT_ZONE) != (tile in terms.EXIT_ZONE)):
            both = is_possible(s, position, tile, s.kind[other]) and is_possible(s, position, other, s.kind[tile])
            if both:
                s.kind[tile], s.kind[other] = s.kind[other], s.kind[tile]
                break


def deal_far_rooms_to_their_zone(s: Room25State, told: list[int]) -> None:
    """A far room of which nobody says where it was dealt came from an exit zone, wherever it lies now (R25-3.2)."""
    far = far_rooms(s.settings)
    others = [other for other in terms.EXIT_ZONE if other not in told and s.kind[other] not in far]
    for tile in terms.INNER_DIAMOND:
        if s.kind[tile] in far and tile not in told and others:
            other = others.pop(0)
            here, there = s.tile_cell[tile], s.tile_cell[other]
            put(s, other, here)
            put(s, tile, there)
            s.kind[tile], s.kind[other] = s.kind[other], s.kind[tile]


def is_possible(s: Room25State, position: Json, tile: int, kind: int) -> bool:
    """May a room be of this kind, with what is described on it?  (The laws say the same of the whole table.)"""
    word = terms.CELL_TERMS[s.tile_cell[tile]]
    room: Json = position.get("rooms", {}).get(word, {})
    colour = s.box.room_colour[kind]
    if room.get("closed") and kind not in (terms.FLOODED, terms.SHREDDER):
        return False
    inside = [words for words in position.get("characters", {}).values() if words.get("cell") == word]
    has_robot = word in position.get("robots", [])
    if kind == terms.FLOODED and room.get("closed") is False and (room.get("face_up") or inside or has_robot):
        return False
    if (room.get("locked") and colour == terms.BLUE) or (has_robot and colour == terms.RED):
        return False
    if kind == terms.ACID and len(inside) > 1:
        return False
    if kind == terms.ROOM25 and inside and position.get("rounds_left", s.rounds_left) > ALARM and not cooperative(s):
        return False
    return all(has_that_threat(words, kind) for words in inside)


def has_that_threat(words: Json, kind: int) -> bool:
    """Is what threatens a character, as far as it is described, what threatens it in such a room?"""
    if words.get("paranoid") and kind != terms.PARANOIA:
        return False
    threats = (("trap", terms.TRAP), ("drown", terms.FLOODED))
    return all(bool(words[name]) == (kind == threat) for name, threat in threats if name in words)
