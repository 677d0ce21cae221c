"""What is true of every state between steps: 25 rooms, each tile once, tokens add up."""
from __future__ import annotations

from typing import Final

from chronotable.games.room25.setup import role_tiles
from chronotable.games.room25.state import Room25State
from chronotable.games.room25.steps.escape import after_eliminations
from chronotable.games.room25.words import (
    BLUE,
    CELL_WORDS,
    CELLS,
    CENTRAL,
    CENTRE,
    CHARACTER_WORDS,
    NO_TOKEN,
    RED,
    RUNNING,
    SUSPICION,
)
from chronotable.kernel.message import Message

MOST_ROUNDS: Final = 10  # spaces of the countdown board's longer side (R25-1.1)


def law(name: str, **args: object) -> Message:
    return Message(f"room25-law-{name}", **args)


def laws(s: Room25State) -> list[Message]:
    """The laws that a state breaks; none for a possible state."""
    return [*building_laws(s), *figure_laws(s), *order_laws(s), *card_laws(s), *ending_laws(s)]


def building_laws(s: Room25State) -> list[Message]:
    broken: list[Message] = []
    if sorted(s.cell_tile) != list(range(CELLS)) or any(s.cell_tile[s.tile_cell[t]] != t for t in range(CELLS)):
        broken.append(law("tiles"))
    if len(s.kind) != CELLS or s.kind[s.cell_tile[CENTRE]] != CENTRAL or s.kind.count(CENTRAL) != 1:
        broken.append(law("centre"))
    for tile in range(CELLS):
        cell = CELL_WORDS[s.tile_cell[tile]]
        if not s.up[tile] and (s.closed[tile] or s.locked[tile]):
            broken.append(law("covered-token", cell=cell))
        if s.locked[tile] and s.colour(tile) == BLUE:
            broken.append(law("locked-blue", cell=cell))
    if s.locked.count(True) > 2:
        broken.append(law("locks", n=s.locked.count(True)))
    for tile in s.robot_tile:
        if tile >= 0 and (not s.up[tile] or s.colour(tile) == RED):
            broken.append(law("robot", cell=CELL_WORDS[s.tile_cell[tile]]))
    return broken


def figure_laws(s: Room25State) -> list[Message]:
    broken: list[Message] = []
    for figure in s.figures:
        who = CHARACTER_WORDS[figure.id]
        if figure.alive != (figure.tile >= 0):
            broken.append(law("place", character=who))
        elif figure.alive and not s.up[figure.tile] and not s.ending:
            broken.append(law("covered", character=who))
        if figure.first != NO_TOKEN and figure.first == figure.second:
            broken.append(law("token-twice", character=who))
        if figure.reminder >= 0 and s.up[figure.reminder]:
            broken.append(law("reminder", character=who))
    if len({figure.id for figure in s.figures}) != len(s.figures):
        broken.append(law("characters"))
    if s.settings.mode == SUSPICION:
        if sorted([*(figure.role for figure in s.figures), *s.unseen_roles]) != sorted(role_tiles(s)):
            broken.append(law("roles"))
    return broken


def order_laws(s: Room25State) -> list[Message]:
    broken: list[Message] = []
    marked = [*s.order, *s.returning]
    if len(set(marked)) != len(marked):
        broken.append(law("markers"))
    for number, figure in enumerate(s.figures):
        if figure.alive and number not in marked and not s.ending:
            broken.append(law("no-marker", character=CHARACTER_WORDS[figure.id]))
        if figure.alive == (number in s.fallen):
            broken.append(law("fallen", character=CHARACTER_WORDS[figure.id]))
    if s.ending == RUNNING and not 1 <= s.rounds_left <= MOST_ROUNDS:
        broken.append(law("rounds", n=s.rounds_left))
    return broken


def card_laws(s: Room25State) -> list[Message]:
    cards = [*s.deck, *s.discard, *s.display]
    return [law("cards")] if len(set(cards)) != len(cards) else []


def ending_laws(s: Room25State) -> list[Message]:
    """While the game runs nobody has won, and nobody is out whose elimination would have ended it."""
    if s.ending != RUNNING:
        return []
    broken = [law("winners")] if s.winners else []
    if after_eliminations(s)[0] != RUNNING:
        broken.append(law("over"))
    return broken
