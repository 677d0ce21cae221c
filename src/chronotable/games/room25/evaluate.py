"""How a seat stands, as a number for bots.

Rooms count only where the seat knows them: the states that come here are drawn from what it could see, and a room drawn
at random is no knowledge.  A bot's plan ends where somebody else chooses, so what a program is worth must be read off
the tokens themselves.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.room25.routes import STEP, building
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
from chronotable.games.room25.trust import trusts
from chronotable.games.room25.weights import WEIGHTS

LEAST: Final = 0.02
MOST: Final = 0.98


def evaluate(s: Room25State, seat: int) -> float:
    """From 0 (lost) to 1 (won), as the seat's own side sees it."""
    if s.ending:
        if s.winners >> seat & 1:
            return 1.0
        return WEIGHTS.nobody_won if not s.winners and s.settings.mode in (TEAM, COMPETITION) else 0.0
    own = 0
    while s.figures[own].seat != seat:
        own += 1
    candour = honesty(s, seat) if s.announced else 0.0
    if s.settings.mode == SUSPICION:
        prisoners = [number for number in range(len(s.figures)) if s.figures[number].role == PRISONER]
        value = prospect(s, prisoners, seat)
        if s.figures[own].role == GUARD:
            return bounded(1.0 - value + hindrance(s, s.figures[own]) + candour)
        return bounded(value + candour)
    side = side_of(s, own)
    value = prospect(s, members(s, side), seat)
    if s.settings.mode in (COOPERATION, SOLO):
        hope = WEIGHTS.hope * min(1.0, (s.rounds_left - 1) / WEIGHTS.unhurried)
        return bounded(hope + (1.0 - hope) * value + candour)
    best = 0.0
    for other in sorted({side_of(s, number) for number in range(len(s.figures))}):
        if other != side:
            best = max(best, prospect(s, members(s, other), seat))
    return bounded(0.5 + 0.5 * (value - WEIGHTS.rival * best))


def bounded(value: float) -> float:
    return min(MOST, max(LEAST, value))


def honesty(s: Room25State, seat: int) -> float:
    """True colours help those who share the building, and in Suspicion even a guard had better not be caught lying."""
    value = 0.0
    for said in s.announced:
        if s.figures[said.figure].seat == seat:
            value += WEIGHTS.told if s.colour(said.tile) == said.colour else -WEIGHTS.lied
    return value


def prospect(s: Room25State, group: list[int], seat: int) -> float:
    """How near a group is to leaving through Room 25 together: find the exit and the key, then meet there."""
    weights = WEIGHTS
    alive = [number for number in group if s.figures[number].alive]
    if not alive:
        return LEAST
    up, seen, row = s.up, s.seen, seat * CELLS
    known = [up[tile] or seen[row + tile] >= 0 for tile in range(CELLS)]
    for said in s.announced:
        if s.colour(said.tile) == said.colour and trusts(s, seat, said.figure):
            known[said.tile] = True
    exit_tile = s.kind.index(ROOM25)
    found = known[exit_tile]
    locked_out = KEY_ROOM in s.kind
    hunting = locked_out and not known[s.kind.index(KEY_ROOM)]
    lying = building(s, known)
    way = lying.way
    steps = [way[s.tile_cell[s.figures[number].tile]] for number in alive]
    half_near = weights.half_near
    near = 0.0
    for cost in steps:
        near += half_near / (half_near + cost)
    near /= len(alive)
    value = weights.alive + weights.round_left * s.rounds_left - fallen_cost(s, len(group) - len(alive))
    if found:
        value += weights.exit_found
    else:
        value += weights.exit_narrowed_down * (1.0 - len(lying.goals) / len(EXIT_ZONE))
    if locked_out:
        value += key_value(s, alive, known, lying.key_way)
    else:
        value += weights.no_lock
    if found and not locked_out:
        furthest = max(steps)
        value += weights.near_exit * near + weights.last_near_exit * half_near / (half_near + furthest)
        value += weights.exit_in_zone if s.tile_cell[exit_tile] in EXIT_ZONE else 0.0
        late = furthest / STEP - weights.steps_a_round * s.rounds_left
        if late > 0.0:
            value -= min(weights.most_late, weights.late * late)
    else:
        value += weights.near_unknown * near
    for number in alive:
        value += plight(s, number)
    return value + programs(s, alive, known, exit_tile if found and not hunting else -1, way)


def fallen_cost(s: Room25State, fallen: int) -> float:
    """What the eliminated of a side mean for it: one may be missing, at best in the last round."""
    if not fallen:
        return 0.0
    if s.settings.mode == COOPERATION:
        return WEIGHTS.fallen_comrade
    return (WEIGHTS.fallen_prisoner if s.settings.mode == SUSPICION else WEIGHTS.fallen) * fallen


def key_value(s: Room25State, alive: list[int], known: list[bool], way: list[int]) -> float:
    """Somebody must have been in the key room before anybody can leave (R25-12.40)."""
    tile = s.kind.index(KEY_ROOM)
    if not known[tile]:
        return WEIGHTS.key_search * len([other for other in range(CELLS) if known[other]]) / CELLS
    nearest = min([way[s.tile_cell[s.figures[number].tile]] for number in alive])
    return WEIGHTS.key_known + WEIGHTS.near_key * WEIGHTS.half_near / (WEIGHTS.half_near + nearest)


def plight(s: Room25State, number: int) -> float:
    """What the room a figure stands in threatens it with."""
    weights = WEIGHTS
    figure = s.figures[number]
    kind = s.kind[figure.tile]
    value = 0.0
    if figure.trap:
        value -= weights.trapped
    if figure.drown:
        value -= weights.drowning if figure.drown > s.round else weights.drowning_now
    if kind == PARANOIA and figure.paranoid:
        value -= weights.paranoid
    elif kind == COLD:
        value -= weights.cold
    elif kind == PRISON:
        value -= weights.imprisoned
    elif kind == ACID:
        value -= weights.acid
    elif kind == SHREDDER and len(s.on_tile(figure.tile)) > 1:
        value -= weights.shredder
    if figure.adrenaline == ADRENALINE:
        value += weights.adrenaline
    if figure.reminder >= 0:
        value -= weights.reminder
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
            value += WEIGHTS.leaving
        if figure.tile == exit_tile and (figure.first == CONTROL or figure.second == CONTROL):
            value += WEIGHTS.steering if not in_zone and not steered else -WEIGHTS.steering_needlessly
            steered = True
        value += one_program(s, figure, known, exit_tile, way)
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


def one_program(s: Room25State, figure: Figure, known: list[bool], exit_tile: int, way: list[int]) -> float:
    """The tokens of one figure, whatever the others do."""
    value = declaration(figure, exit_tile)
    if figure.first == NO_TOKEN and figure.second == NO_TOKEN:
        return value
    if is_doomed(s, figure):
        return value - WEIGHTS.doomed
    if figure.trap:  # it gets out of it, and that is all
        return value
    if figure.tile == exit_tile:
        return after_staying(value, s, figure)
    value = after_exploring(value, s, figure, known, exit_tile < 0, way)
    return after_meddling(value, s, figure, exit_tile)


def declaration(figure: Figure, exit_tile: int) -> float:
    """Adrenaline that will be used this round."""
    if figure.adrenaline != DECLARED:
        return 0.0
    if exit_tile >= 0 and figure.tile != exit_tile:
        return WEIGHTS.declared_outside
    return -WEIGHTS.declared_needlessly


def is_doomed(s: Room25State, figure: Figure) -> bool:
    """Does no token save it from the room it is in?"""
    if figure.trap:
        return figure.first != MOVE and not (figure.first == SPECIAL and figure.id == SARAH and figure.spare > 0)
    return 0 < figure.drown <= s.round and figure.first != MOVE and figure.second != MOVE


# Each of the following goes on with the sum so far: added up apart, it would be rounded otherwise.


def after_staying(value: float, s: Room25State, figure: Figure) -> float:
    """In Room 25: stay, and disturb nobody."""
    if figure.first == MOVE or figure.second == MOVE:
        value -= WEIGHTS.leaving_exit
    if (figure.first == PUSH or figure.second == PUSH) and len(s.on_tile(figure.tile)) > 1:
        value -= WEIGHTS.pushing_at_exit
    return value


def after_exploring(
    value: float, s: Room25State, figure: Figure, known: list[bool], searching: bool, way: list[int]
) -> float:
    """Moves and looks, by what is known of the rooms around."""
    weights = WEIGHTS
    first = figure.first
    second = figure.second
    here = s.tile_cell[figure.tile]
    unseen = False
    has_way = False
    for cell in NEIGHBOURS[here]:
        tile = s.cell_tile[cell]
        if not s.up[tile] and not known[tile]:
            unseen = True
        elif way[cell] < way[here] and not s.closed[tile]:
            has_way = True
    if first == MOVE:
        value += weights.moving
        value += weights.moving_closer if has_way else -weights.moving_blindly
    elif second == MOVE:
        value += weights.moving
    if (first == LOOK or second == LOOK) and unseen and s.kind[figure.tile] != DARK:
        value += weights.looking if searching else weights.looking_later
        if first == LOOK and not has_way:
            value += weights.looking_first
    elif second == LOOK and first == MOVE:
        value += weights.looking_next_door
    return value


def after_meddling(value: float, s: Room25State, figure: Figure, exit_tile: int) -> float:
    """Tokens that do something to others, or something special."""
    weights = WEIGHTS
    first = figure.first
    second = figure.second
    if first == MOVE or s.kind[figure.tile] != CENTRAL:
        if second == CONTROL and first == MOVE and exit_tile >= 0 and beside(s, figure.tile, exit_tile):
            value += weights.control_at_exit
        elif first == CONTROL or second == CONTROL:
            value -= weights.control
        if first == PUSH or second == PUSH:
            value -= weights.pushing if len(s.on_tile(figure.tile)) > 1 else weights.pushing_nobody
    if first == SPECIAL or second == SPECIAL:
        value += weights.franck_special if figure.id == FRANCK and not figure.adrenaline else -weights.special
    return value


def beside(s: Room25State, one: int, other: int) -> bool:
    return s.tile_cell[other] in NEIGHBOURS[s.tile_cell[one]]


def hindrance(s: Room25State, guard: Figure) -> float:
    """What a guard's own tokens can do against the prisoners beside it."""
    if not guard.alive:
        return -WEIGHTS.guard_fallen
    value = 0.0
    company = len(s.on_tile(guard.tile)) > 1
    pushes = guard.first == PUSH or guard.second == PUSH
    if pushes:
        value += WEIGHTS.guard_pushing if company and s.kind[guard.tile] != CENTRAL else 0.0
    if guard.first == MOVE or guard.second == MOVE:
        value += WEIGHTS.guard_moving
    if guard.first == CONTROL or guard.second == CONTROL:
        value += WEIGHTS.guard_control_at_exit if s.kind[guard.tile] == ROOM25 else WEIGHTS.guard_control
    return value
