"""What a turn, an ability or a warp begins with: all that is pending over it must be left of that.

What a tile or a leader does is a program (see `chronotable.games.anachrony.vocabulary`), and so are the bonuses of
collapsing tiles and of the alternate timeline; what each effect brings with it says its step (`brings`).
"""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.counting import given_up
from chronotable.games.anachrony.steps.placement import choices_of_worker, started
from chronotable.games.anachrony.steps.spaces import main_spaces, own_spaces
from chronotable.games.anachrony.steps.supply import FORCE_STEP, SUPPLY_STEP
from chronotable.games.anachrony.steps.warp import CHOICES, PlaceWarp, pool_of
from chronotable.kernel.under_way import Program


def placements(s: AnachronyState) -> Iterator[Program]:
    """The placement of a turn (ANA-8.2)."""
    yield from ([step] for step in choices_of_worker(s, [*main_spaces(s, s.acting), *own_spaces(s, s.acting)]))


def free_actions(s: AnachronyState) -> Iterator[Program]:
    """Free actions of whoever acts that are marked as used (ANA-8.6, 8.9)."""
    player = s.players[s.acting]
    for option, step in ((terms.FORCE, FORCE_STEP), (terms.SUPPLY_FREE, SUPPLY_STEP)):
        if player.used >> (option - terms.FORCE) & 1:
            yield [step]
    abilities: list[Ability | None] = []
    if player.used >> (terms.LEADER - terms.FORCE) & 1:
        abilities.append(s.box.leader_free[player.leader])
    for slot in range(terms.SLOTS):
        if player.used >> (terms.FIRST_FREE_SLOT - terms.FORCE + slot) & 1 and player.slots[slot] not in (
            terms.FREE,
            s.box.anomaly,
        ):
            abilities.append(s.box.free[player.slots[slot]])
    abilities += [s.box.free[tile] for tile in given_up(player)]  # which have no mark any more
    yield from (started(ability) for ability in abilities if ability is not None)


def clean_ups(s: AnachronyState) -> Iterator[Program]:
    """(ANA-23.1)"""
    yield s.box.leader_clean_up[s.players[s.acting].leader]


def warps(s: AnachronyState) -> Iterator[Program]:
    """Tiles that are placed on an alternate timeline, and what its spaces bring (ANA-26.5, 26.6)."""
    if not s.settings.alternate_timeline:
        return
    pool = pool_of(s.players[s.acting])
    yield from ([PlaceWarp(mask)] for mask in CHOICES if mask and not mask & ~pool)
    for effect in {effect for effect in s.box.spaces_of_tile[s.alternates[s.era - 1]] if effect >= 0}:
        program = s.box.space_effects[effect]
        yield program
        yield from ([PlaceWarp(1 << tile), *program] for tile in range(terms.WARPS) if pool >> tile & 1)
