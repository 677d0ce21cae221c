"""How a seat stands, as a number for bots.

Rooms count only where the seat knows them: the states that come here are drawn from what it could see, and a room drawn
at random is no knowledge.  A bot's plan ends where somebody else chooses, so what a program is worth must be read off
the tokens themselves.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.routes import danger_of_unknown, routes
from chronotable.games.room25.state import Figure, Room25State
from chronotable.games.room25.steps.escape import members, side_of
from chronotable.games.room25.terms import (
    ACID,
    ADRENALINE,
    CELLS,
    CENTRAL,
    COLD,
    COMPETITION,
    CONTROL,
    COOPERATION,
    DARK,
    DECLARED,
    EXIT_ZONE,
    FRANCK,
    GUARD,
    KEY_ROOM,
    LOOK,
    MOVE,
    NEIGHBOURS,
    NO_TOKEN,
    PARANOIA,
    PRISON,
    PRISONER,
    PUSH,
    ROOM25,
    SARAH,
    SHREDDER,
    SOLO,
    SPECIAL,
    SUSPICION,
    TEAM,
)

LEAST: Final = 0.02
MOST: Final = 0.98
# What merely being in the game is worth where one elimination may lose it: little is worth a step into the unknown, as
# long as so many rounds are left that there is time to look first.
HOPE: Final = 0.4
UNHURRIED: Final = 3


def evaluate(s: Room25State, seat: int) -> float:
    """From 0 (lost) to 1 (won), as the seat's own side sees it."""
    if s.ending:
        if s.winners >> seat & 1:
            return 1.0
        return 0.4 if not s.winners and s.settings.mode in (TEAM, COMPETITION) else 0.0
    own = 0
    while s.figures[own].seat != seat:
        own += 1
    if s.settings.mode == SUSPICION:
        prisoners = [number for number in range(len(s.figures)) if s.figures[number].role == PRISONER]
        value = prospect(s, prisoners, seat)
        if s.figures[own].role == GUARD:
            return bounded(1.0 - value + hindrance(s, s.figures[own]))
        return bounded(value)
    side = side_of(s, own)
    value = prospect(s, members(s, side), seat)
    if s.settings.mode in (COOPERATION, SOLO):
        hope = HOPE * min(1.0, (s.rounds_left - 1) / UNHURRIED)
        return bounded(hope + (1.0 - hope) * value)
    best = 0.0
    for other in sorted({side_of(s, number) for number in range(len(s.figures))}):
        if other != side:
            best = max(best, prospect(s, members(s, other), seat))
    return bounded(0.5 + 0.5 * (value - 0.7 * best))


def bounded(value: float) -> float:
    return min(MOST, max(LEAST, value))


def knows(s: Room25State, seat: int, tile: int) -> bool:
    return s.up[tile] or s.seen[seat * CELLS + tile] >= 0


def prospect(s: Room25State, group: list[int], seat: int) -> float:
    """How near a group is to leaving through Room 25 together: find the exit and the key, then meet there."""
    alive = [number for number in group if s.figures[number].alive]
    if not alive:
        return LEAST
    known = [knows(s, seat, tile) for tile in range(CELLS)]
    unknown_cost = danger_of_unknown(s, known)
    exit_tile = s.kind.index(ROOM25)
    found = known[exit_tile]
    locked_out = KEY_ROOM in s.kind
    hunting = locked_out and not known[s.kind.index(KEY_ROOM)]
    if not found:
        goals = [tile for tile in EXIT_ZONE if not known[tile]]  # a tile's number is the cell it was dealt to
    elif hunting:
        goals = [tile for tile in range(CELLS) if not known[tile]]
    else:
        goals = [exit_tile]
    way = routes(s, known, unknown_cost, goals)
    steps = [way[s.tile_cell[s.figures[number].tile]] for number in alive]
    near = 0.0
    for cost in steps:
        near += 30.0 / (30.0 + cost)
    near /= len(alive)
    value = 0.1 + 0.012 * s.rounds_left - fallen_cost(s, len(group) - len(alive))
    if found:
        value += 0.17
    else:
        value += 0.15 * (1.0 - len(goals) / 12.0)
    if locked_out:
        value += key_value(s, alive, known, unknown_cost)
    else:
        value += 0.16
    if found and not locked_out:
        furthest = max(steps)
        value += 0.2 * near + 0.1 * 30.0 / (30.0 + furthest)
        value += 0.08 if s.tile_cell[exit_tile] in EXIT_ZONE else 0.0
        late = furthest / 10.0 - 1.3 * s.rounds_left
        if late > 0.0:
            value -= min(0.15, 0.05 * late)
    else:
        value += 0.1 * near
    for number in alive:
        value += plight(s, number)
    return value + programs(s, alive, known, exit_tile if found and not hunting else -1, way)


def fallen_cost(s: Room25State, fallen: int) -> float:
    """What the eliminated of a side mean for it: one may be missing, at best in the last round."""
    if not fallen:
        return 0.0
    if s.settings.mode == COOPERATION:
        return 0.15
    return 0.3 * fallen if s.settings.mode == SUSPICION else 0.2 * fallen


def key_value(s: Room25State, alive: list[int], known: list[bool], unknown_cost: int) -> float:
    """Somebody must have been in the key room before anybody can leave (R25-12.40)."""
    tile = s.kind.index(KEY_ROOM)
    if not known[tile]:
        return 0.06 * len([other for other in range(CELLS) if known[other]]) / CELLS
    way = routes(s, known, unknown_cost, [tile])
    nearest = min([way[s.tile_cell[s.figures[number].tile]] for number in alive])
    return 0.07 + 0.06 * 30.0 / (30.0 + nearest)


def plight(s: Room25State, number: int) -> float:
    """What the room a figure stands in threatens it with."""
    figure = s.figures[number]
    kind = s.kind[figure.tile]
    value = 0.0
    if figure.trap:
        value -= 0.03
    if figure.drown:
        value -= 0.02 if figure.drown > s.round else 0.04
    if kind == PARANOIA and figure.paranoid:
        value -= 0.06
    elif kind == COLD:
        value -= 0.015
    elif kind == PRISON:
        value -= 0.03
    elif kind == ACID:
        value -= 0.015
    elif kind == SHREDDER and len(s.on_tile(figure.tile)) > 1:
        value -= 0.08
    if figure.adrenaline == ADRENALINE:
        value += 0.008
    if figure.reminder >= 0:
        value -= 0.001  # bots forget nothing
    return value


# ---- programs


def programs(s: Room25State, alive: list[int], known: list[bool], exit_tile: int, way: list[int]) -> float:
    """What the tokens still face down promise; a drawn or spent program promises nothing."""
    inside = 0  # figures that will be in Room 25 after the first pass
    for number in alive:
        figure = s.figures[number]
        if figure.tile == exit_tile:
            inside += figure.first != MOVE
        elif exit_tile >= 0 and beside(s, figure.tile, exit_tile):
            inside += figure.first == MOVE or figure.first == NO_TOKEN
    in_zone = exit_tile >= 0 and s.tile_cell[exit_tile] in EXIT_ZONE
    ready = in_zone and inside == len(alive) and KEY_ROOM not in s.kind
    value = 0.0
    steered = False
    leaving = False  # one of them is enough to slide Room 25 out
    for number in alive:
        figure = s.figures[number]
        if ready and not leaving and controls_in_time(s, alive, figure, exit_tile):
            leaving = True
            value += 0.2
        if figure.tile == exit_tile and (figure.first == CONTROL or figure.second == CONTROL):
            value += 0.03 if not in_zone and not steered else -0.03
            steered = True
        value += one_program(s, number, figure, known, exit_tile, way)
    return value


def controls_in_time(s: Room25State, alive: list[int], figure: Figure, exit_tile: int) -> bool:
    """Is a Control token waiting that comes up when all of them are inside?"""
    if figure.second == CONTROL:
        return True
    if figure.adrenaline == DECLARED:
        return True
    if figure.first != CONTROL or figure.tile != exit_tile:
        return False
    if figure.waiting:
        return True
    return not [number for number in alive if s.figures[number].tile != exit_tile]


def one_program(
    s: Room25State, number: int, figure: Figure, known: list[bool], exit_tile: int, way: list[int]
) -> float:
    """The tokens of one figure, whatever the others do."""
    first = figure.first
    second = figure.second
    moves = first == MOVE or second == MOVE
    value = 0.0
    if figure.adrenaline == DECLARED:
        value += 0.02 if exit_tile >= 0 and figure.tile != exit_tile else -0.01
    if first == NO_TOKEN and second == NO_TOKEN:
        return value
    if figure.trap:
        saved = first == MOVE or (first == SPECIAL and figure.id == SARAH and figure.spare > 0)
        return value + (0.0 if saved else -0.25)
    if figure.drown and figure.drown <= s.round and not moves:
        return value - 0.25
    company = len(s.on_tile(figure.tile)) > 1
    if figure.tile == exit_tile:  # stay, and disturb nobody
        if moves:
            value -= 0.12
        if (first == PUSH or second == PUSH) and company:
            value -= 0.12
        return value
    kind = s.kind[figure.tile]
    unseen = 0
    open_ways = 0
    for cell in NEIGHBOURS[s.tile_cell[figure.tile]]:
        tile = s.cell_tile[cell]
        if not s.up[tile] and not known[tile]:
            unseen += 1
        elif way[cell] < way[s.tile_cell[figure.tile]] and not s.closed[tile]:
            open_ways += 1
    looks = (first == LOOK or second == LOOK) and unseen > 0 and kind != DARK
    if moves:
        value += 0.05
        if first == MOVE:
            value += 0.01 if open_ways else -0.03  # the way is known: go, and look from there
    if looks:
        value += 0.02 if exit_tile < 0 else 0.01
        if first == LOOK and not open_ways:
            value += 0.025  # look before you leap
    elif second == LOOK and first == MOVE:
        value += 0.015  # from the next room
    if kind != CENTRAL or first == MOVE:
        if second == CONTROL and first == MOVE and exit_tile >= 0 and beside(s, figure.tile, exit_tile):
            value += 0.005
        elif first == CONTROL or second == CONTROL:
            value -= 0.005
        if first == PUSH or second == PUSH:
            value -= 0.05 if company else 0.01
    if first == SPECIAL or second == SPECIAL:
        value += 0.015 if figure.id == FRANCK and not figure.adrenaline else -0.01
    return value


def beside(s: Room25State, one: int, other: int) -> bool:
    return s.tile_cell[other] in NEIGHBOURS[s.tile_cell[one]]


def hindrance(s: Room25State, guard: Figure) -> float:
    """What a guard's own tokens can do against the prisoners beside it."""
    if not guard.alive:
        return -0.05
    value = 0.0
    company = len(s.on_tile(guard.tile)) > 1
    pushes = guard.first == PUSH or guard.second == PUSH
    if pushes:
        value += 0.06 if company and s.kind[guard.tile] != CENTRAL else 0.0
    if guard.first == MOVE or guard.second == MOVE:
        value += 0.03
    if guard.first == CONTROL or guard.second == CONTROL:
        value += 0.04 if s.kind[guard.tile] == ROOM25 else 0.01
    return value
