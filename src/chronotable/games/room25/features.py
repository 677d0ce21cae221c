"""What tells how a game will end, of what everybody may know (see `chronotable.kernel.features`).

Rooms count when they lie open: what one player has seen, and whether an announcement is true, is not for all.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.room25 import terms
from chronotable.games.room25.state import Figure, Room25State
from chronotable.kernel.features import Feature, Features

MOST_ROUNDS: Final = 10


def setup(s: Room25State) -> str | None:
    """Co-operation of two players or more, at the standard difficulty, as announcements usually are."""
    chosen = s.settings
    usual = chosen.mode == terms.COOPERATION and chosen.difficulty == "standard" and chosen.announcements
    if not usual or s.round == 0:
        return None
    return f"{'season2' if chosen.season2 else 'classic'}, {chosen.players}"


def stage(s: Room25State) -> float:
    return 1.0 - min(1.0, s.rounds_left / MOST_ROUNDS)


def living(s: Room25State) -> list[Figure]:
    return [figure for figure in s.figures if figure.alive]


def exit_cell(s: Room25State) -> int:
    """Where Room 25 lies, when it lies open; -1 else."""
    for tile in range(terms.CELLS):
        if s.up[tile] and s.kind[tile] == terms.ROOM25:
            return s.tile_cell[tile]
    return -1


def distance(one: int, other: int) -> int:
    return abs(one // terms.SIZE - other // terms.SIZE) + abs(one % terms.SIZE - other % terms.SIZE)


def ways(s: Room25State) -> list[int]:
    """How far each character is from Room 25, or from the nearest closed room in which it may be."""
    at = exit_cell(s)
    goals = [at] if at >= 0 else [s.tile_cell[tile] for tile in terms.EXIT_ZONE if not s.up[tile]]
    if not goals:
        return [0 for _ in living(s)]
    return [min(distance(s.tile_cell[figure.tile], goal) for goal in goals) for figure in living(s)]


def found(s: Room25State, seat: int) -> bool:
    return exit_cell(s) >= 0


def farthest(s: Room25State, seat: int) -> int:
    return max(ways(s), default=terms.SIZE)


def average(s: Room25State, seat: int) -> float:
    far = ways(s)
    return sum(far) / len(far) if far else terms.SIZE


def late(s: Room25State, seat: int) -> float:
    """Steps that the farthest character has too many, with one step a round."""
    return max(0.0, farthest(s, seat) - s.rounds_left) if found(s, seat) else 0.0


def inside(s: Room25State, seat: int) -> float:
    """The share of the characters that stand in Room 25."""
    at = exit_cell(s)
    return sum(s.tile_cell[figure.tile] == at for figure in living(s)) / len(s.figures) if at >= 0 else 0.0


def all_inside(s: Room25State, seat: int) -> bool:
    at = exit_cell(s)
    return at >= 0 and all(s.tile_cell[figure.tile] == at for figure in living(s))


def on_the_edge(s: Room25State, seat: int) -> bool:
    """Is Room 25 where a slide can take it out?"""
    return exit_cell(s) in terms.EXIT_ZONE


def spread_out(s: Room25State, seat: int) -> float:
    """How far the characters are from one another."""
    cells = [s.tile_cell[figure.tile] for figure in living(s)]
    return max((distance(one, other) for one in cells for other in cells), default=0)


def closed_zone(s: Room25State, seat: int) -> int:
    return sum(not s.up[tile] for tile in terms.EXIT_ZONE)


def told(s: Room25State, seat: int) -> int:
    """Closed rooms of which somebody has told the colour, in the zone where Room 25 may lie."""
    return len({said.tile for said in s.announced if said.tile in terms.EXIT_ZONE})


def held(kind: int) -> Feature:
    """Characters in open rooms of a kind."""

    def count(s: Room25State, seat: int) -> int:
        return sum(s.up[figure.tile] and s.kind[figure.tile] == kind for figure in living(s))

    return Feature(f"in {terms.ROOM_TERMS[kind]}", count)


FEATURES: Final = Features(
    setup,
    stage,
    [
        Feature("rounds left", lambda s, seat: s.rounds_left),
        Feature("last round", lambda s, seat: s.rounds_left <= 1),
        Feature("fallen", lambda s, seat: len(s.figures) - len(living(s))),
        Feature("two fallen", lambda s, seat: len(s.figures) - len(living(s)) >= 2),
        Feature("found", found),
        Feature("farthest", farthest),
        Feature("average", average),
        Feature("farthest from found", lambda s, seat: farthest(s, seat) * found(s, seat)),
        Feature("average from found", lambda s, seat: average(s, seat) * found(s, seat)),
        Feature("late", late),
        Feature("very late", lambda s, seat: late(s, seat) > 0),
        Feature("inside", inside),
        Feature("all inside", all_inside),
        Feature("all in and on the edge", lambda s, seat: all_inside(s, seat) and on_the_edge(s, seat)),
        Feature("on the edge", on_the_edge),
        Feature("spread out", spread_out),
        Feature("open rooms", lambda s, seat: sum(s.up)),
        Feature("closed in zone", closed_zone),
        Feature("told in zone", told),
        Feature("key missing", lambda s, seat: terms.KEY_ROOM in s.kind and not s.key_active),
        Feature("trapped", lambda s, seat: sum(figure.trap > 0 for figure in living(s))),
        Feature("drowning", lambda s, seat: sum(figure.drown > 0 for figure in living(s))),
        Feature("paranoid", lambda s, seat: sum(figure.paranoid for figure in living(s))),
        Feature("without adrenaline", lambda s, seat: sum(not figure.adrenaline for figure in living(s))),
        Feature("robots", lambda s, seat: sum(tile >= 0 for tile in s.robot_tile)),
        *(held(kind) for kind in (terms.CENTRAL, terms.COLD, terms.DARK, terms.PRISON, terms.ACID)),
        Feature("second pass", lambda s, seat: terms.PHASE_TERMS[s.phase] == "second_pass"),
        Feature("programming", lambda s, seat: terms.PHASE_TERMS[s.phase] == "programming"),
        Feature("characters", lambda s, seat: len(s.figures)),
        Feature("season 2", lambda s, seat: s.settings.season2),
        Feature("season 2 with two", lambda s, seat: s.settings.season2 and s.settings.players == 2),
        Feature("in pairs", lambda s, seat: len(s.figures) > s.settings.players),
    ],
    rivals=False,
)
