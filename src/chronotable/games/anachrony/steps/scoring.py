"""Chapter 25: the end of the game and its scores."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.state import AnachronyState, Opponent, Player
from chronotable.games.anachrony.steps.anomalies import anomalies
from chronotable.games.anachrony.steps.counting import endgame_count, projects, tiles_of
from chronotable.games.anachrony.steps.modifiers import anomaly_vp, morale_vp, travel_vp
from chronotable.games.anachrony.steps.opponent_plan import shape_count
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.time_travel import can_send, send
from chronotable.games.anachrony.terms import (
    BREAKTHROUGH_SET_VP,
    BREAKTHROUGH_VP,
    CORES_VP,
    ENDINGS,
    ICONS,
    NEUTRONIUM,
    OPPONENT_ANOMALY_VP,
    PLAN,
    SHAPES,
    TITANIUM,
    VP,
    WARPS,
    WATER,
)

WARP_PENALTY: Final = -2  # (ANA-25.5)
CARD_VP: Final = 3  # (ANA-25.6)
SET_VP: Final = 2  # (ANA-25.12)


def finish(s: AnachronyState, ending: int) -> None:
    """Untangle the continuum; the game is over (ANA-23.7, 25.2)."""
    for seat in s.seats_in_order():
        player = s.players[seat]
        for tile in range(WARPS):
            if player.warp_at[tile] and can_send(player, tile):
                send(s, seat, tile)
    s.ending = ending
    s.agenda.clear()
    if s.witness is not None:
        tell(s, "game_over", words={"word": ENDINGS[ending]})


def score_sheet(s: AnachronyState, seat: int) -> list[int]:
    """Victory points by category, in the order of CATEGORIES (ANA-25.5 to 25.13)."""
    player = s.players[seat]
    buildings = 0
    superprojects = projects(player) * player.mods[PLAN]
    for tile in tiles_of(player):
        if tile < s.box.buildings:
            buildings += s.box.tile_vp[tile]
        else:
            superprojects += s.box.tile_vp[tile]
    return [
        buildings,
        superprojects,
        anomalies(player) * anomaly_vp(player),
        travel_vp(player),
        morale_vp(player),
        breakthrough_vp(player),
        player.goods[VP],
        (WARPS - player.warp_at.count(0)) * WARP_PENALTY,
        sum([CARD_VP for card in s.endgame if has_most(s, seat, card)]) + objectives_vp(s, player),
    ]


def breakthrough_vp(player: Player) -> int:
    """One each, and two for a set of the three shapes (ANA-25.12)."""
    held = player.breakthroughs
    total = sum(held)
    if total < SHAPES:
        return total
    shapes = [sum(held[shape * ICONS : (shape + 1) * ICONS]) for shape in range(SHAPES)]
    return total + SET_VP * min(shapes)


def has_most(s: AnachronyState, seat: int, card: int) -> bool:
    """Ties score for all, also at zero (ANA-25.6, 25.7)."""
    mine = endgame_count(s, s.players[seat], card)
    return all(endgame_count(s, player, card) <= mine for player in s.players)


def score(s: AnachronyState, seat: int) -> int:
    return sum(score_sheet(s, seat))


def resources(player: Player) -> int:
    return sum(player.goods[TITANIUM : NEUTRONIUM + 1])


def opponent_sheet(s: AnachronyState, o: Opponent) -> list[int]:
    """Victory points of a single player's opponent, in the order of OPPONENT_CATEGORIES (ANA-37.48, 37.72)."""
    numbers = o.rules.numbers
    shapes = [shape_count(o.breakthroughs, shape) for shape in range(SHAPES)]
    return [
        sum([s.box.tile_vp[tile] for tile in o.buildings]),
        sum([s.box.tile_vp[tile] for tile in o.projects]),
        o.anomalies * numbers[OPPONENT_ANOMALY_VP],
        o.rules.travel_vp[o.travel],
        sum(shapes) * numbers[BREAKTHROUGH_VP] + min(shapes) * numbers[BREAKTHROUGH_SET_VP],
        o.vp,
        o.cores * numbers[CORES_VP],
    ]


def level_reached(s: AnachronyState, player: Player, card: int) -> int:
    """The highest level of an objective that a player has reached, from 0; -1 for none (ANA-37.64 to 37.66)."""
    reached = endgame_count(s, player, card)
    return sum([reached >= asked for asked in s.box.objective_levels[card]]) - 1


def objectives_vp(s: AnachronyState, player: Player) -> int:
    """(ANA-37.64, 37.67)"""
    total = 0
    if s.opponent is not None:
        for card in s.opponent.objectives:
            level = level_reached(s, player, card)
            total += s.box.objective_vp[card][level] if level >= 0 else 0
    return total


def winners(s: AnachronyState) -> list[int]:
    """Most points, then most water, then most Resources, then shared (ANA-25.14); alone, more than it (ANA-37.49)."""
    if s.opponent is not None:
        return [0] if score(s, 0) > sum(opponent_sheet(s, s.opponent)) else []
    ranks = [(score(s, seat), player.goods[WATER], resources(player)) for seat, player in enumerate(s.players)]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
