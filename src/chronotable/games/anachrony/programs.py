"""What can be left of a turn, an ability or a warp: effects in their order, the first ones done, one of them under way.

What a tile or a leader does is a program (see `chronotable.games.anachrony.abilities`), and so are the bonuses of
collapsing tiles and of the alternate timeline: all that is pending over a turn follows from the data and from what each
effect brings with it.  Whoever lets a step push something new adds it to `BRINGS`: otherwise real positions can no
longer be described.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import (
    Paradox,
    RemoveAnomaly,
    RescueWarp,
    RetrieveWarp,
    TakeAnomaly,
    anomaly_at,
)
from chronotable.games.anachrony.steps.buildable import leftmost_free, project_in_focus, project_places
from chronotable.games.anachrony.steps.capital import (
    COPY,
    COPY_OR_NOT,
    STANDARD,
    CopyAction,
    StandardAction,
    capital_step,
    is_full,
)
from chronotable.games.anachrony.steps.construct import (
    Built,
    Construct,
    PayBreakthroughs,
    PayConstruction,
    ProjectPlace,
    has_bonus,
)
from chronotable.games.anachrony.steps.copy_tile import CopyTile, is_copier
from chronotable.games.anachrony.steps.counting import tiles_of
from chronotable.games.anachrony.steps.effect import Program
from chronotable.games.anachrony.steps.goods import Choose, GainTug, May, PayTug
from chronotable.games.anachrony.steps.modifiers import counts_as
from chronotable.games.anachrony.steps.outland import MINE, TRADE_ONCE, TRADE_TWICE, TRADES, Mine, Trade
from chronotable.games.anachrony.steps.placement import (
    CHOOSE_WORKER,
    PAY_X,
    ChooseWorker,
    PlaceAgain,
)
from chronotable.games.anachrony.steps.recruit import RECRUIT_BONUS, Recruit
from chronotable.games.anachrony.steps.research import NameIcon, Reroll, Research, is_left
from chronotable.games.anachrony.steps.spaces import main_spaces, own_spaces
from chronotable.games.anachrony.steps.supply import FORCE_STEP, SUPPLY_STEP, ForceWorkers
from chronotable.games.anachrony.steps.time_travel import SEND_BACK, Focus, PayX
from chronotable.games.anachrony.steps.warp import CHOICES, PlaceWarp, pool_of
from chronotable.games.anachrony.steps.workers import LOSE_WORKER, Morale, PayWorker
from chronotable.games.anachrony.terms import (
    ADMINISTRATOR,
    ANY_ICON,
    BUSY,
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    DRILL,
    FATES,
    FIRST_FREE_SLOT,
    FIRST_SLOT,
    FORCE,
    FREE,
    HEXES,
    HEXES_EACH,
    ICONS,
    LEADER,
    NO_TILE,
    NO_WORKER,
    ROWS,
    SEATS,
    SHAPES,
    SLOTS,
    SUPPLY,
    SUPPLY_FREE,
    TRADE,
    TUG,
    WARPS,
)
from chronotable.kernel.step import Step

Steps = Sequence[Step[Any]]  # the next one first


# ---- what is left of what has begun


def is_rest_of(s: AnachronyState, beginnings: Iterator[Steps], found: Steps) -> bool:
    """Can these steps be what is left of one of several sequences?"""
    lines = [line(step) for step in found]
    tried: set[tuple[str, int]] = set()
    return any(is_left_of(s, begun, lines, tried) for begun in beginnings)


def is_left_of(s: AnachronyState, begun: Steps, found: list[str], tried: set[tuple[str, int]]) -> bool:
    """Are the first steps of a sequence done, and is one perhaps under way?

    `tried` remembers effects with the number of steps over them: what they bring is looked at once.
    """
    following: list[str] = []
    for step in reversed(begun):
        if following != found[len(found) - len(following) :]:
            return False
        inner = found[: len(found) - len(following)]
        if not inner:
            return True
        word = line(step)
        if inner == [word]:
            return True
        if (word, len(inner)) not in tried:
            tried.add((word, len(inner)))
            if any(is_left_of(s, brought, inner, tried) for brought in brings(s, step)):
                return True
        following = [word, *following]
    return following == found


def line(step: Step[Any]) -> str:
    """A step as text, equal for equal steps."""
    return f"{step.term} {json.dumps(step.parameters(), sort_keys=True)}"


def brings(s: AnachronyState, step: Step[Any]) -> Iterator[Steps]:
    """What an effect may have put on the agenda, given how all lies now."""
    found = BRINGS.get(type(step))
    return iter(()) if found is None else found(s, step)


def in_order(program: Program) -> Steps:
    return program[::-1]


# ---- where a turn, a Clean Up and a warp begin


def placements(s: AnachronyState) -> Iterator[Steps]:
    """The placement of a turn (ANA-8.2)."""
    yield from ([step] for step in choices_of_worker(s, [*main_spaces(s, s.acting), *own_spaces(s, s.acting)]))


def free_actions(s: AnachronyState) -> Iterator[Steps]:
    """Free actions of whoever acts that are marked as used (ANA-8.6, 8.9)."""
    player = s.players[s.acting]
    for option, step in ((FORCE, FORCE_STEP), (SUPPLY_FREE, SUPPLY_STEP)):
        if player.used >> (option - FORCE) & 1:
            yield [step]
    abilities: list[Ability | None] = []
    if player.used >> (LEADER - FORCE) & 1:
        abilities.append(s.box.leader_free[player.leader])
    for slot in range(SLOTS):
        if player.used >> (FIRST_FREE_SLOT - FORCE + slot) & 1 and player.slots[slot] not in (FREE, s.box.anomaly):
            abilities.append(s.box.free[player.slots[slot]])
    abilities += [s.box.free[tile] for tile in given_up(player)]  # which have no mark any more
    yield from (started(ability) for ability in abilities if ability is not None)


def clean_ups(s: AnachronyState) -> Iterator[Steps]:
    """(ANA-23.1)"""
    yield in_order(s.box.leader_clean_up[s.players[s.acting].leader])


def warps(s: AnachronyState) -> Iterator[Steps]:
    """Tiles that are placed on an alternate timeline, and what its spaces bring (ANA-26.5, 26.6)."""
    if not s.settings.alternate_timeline:
        return
    pool = pool_of(s.players[s.acting])
    yield from ([PlaceWarp(mask)] for mask in CHOICES if mask and not mask & ~pool)
    for effect in {effect for effect in s.box.spaces_of_tile[s.alternates[s.era - 1]] if effect >= 0}:
        program = in_order(s.box.space_effects[effect])
        yield program
        yield from ([*program, PlaceWarp(1 << tile)] for tile in range(WARPS) if pool >> tile & 1)


# ---- placing workers


def choices_of_worker(s: AnachronyState, open_now: list[int]) -> Iterator[ChooseWorker]:
    """Spaces that are still open, and those where the worker at work stands."""
    for space, step in enumerate(CHOOSE_WORKER):
        if space in open_now or next(placed(s, step), None) is not None:
            yield step


def placed(s: AnachronyState, step: ChooseWorker) -> Iterator[Steps]:
    """The action of a space, if the worker at work was placed there (ANA-9.4 to 9.10)."""
    space, player = step.space, s.players[s.acting]
    if space >= FIRST_SLOT:
        yield from placed_on_tile(s, player, space - FIRST_SLOT)
    elif space == SUPPLY:
        if player.supply_worker != NO_WORKER and player.supply_worker // FATES == s.worker:
            yield [SUPPLY_STEP]
    elif stands_on(s, space):
        yield [] if (action := main_action(s, player, space)) is None else [action]


def stands_on(s: AnachronyState, space: int) -> bool:
    """Is the worker at work on this space of the main board?"""
    taken = (
        [s.hexes[space]] if space < HEXES else [at % (SEATS * BUSY) for at in s.pools if at // BUSY // SEATS == space]
    )
    return any(at >= 0 and at // BUSY == s.acting and at % BUSY // FATES == s.worker for at in taken)


def main_action(s: AnachronyState, player: Player, space: int) -> Step[Any] | None:
    if space < CAPITAL_HEXES:
        return capital_step(space // HEXES_EACH, s.tiles[space])
    if space <= COUNCIL_RIGHT:
        return COPY_OR_NOT if space == COUNCIL_LEFT else COPY
    if space < HEXES:
        return MINE
    if space == TRADE:
        return TRADE_TWICE if counts_as(player, s.worker, ADMINISTRATOR) else TRADE_ONCE
    return None  # water and evacuation come at once


def placed_on_tile(s: AnachronyState, player: Player, slot: int) -> Iterator[Steps]:
    """A worker action, or the removal of an anomaly (ANA-21.1, 22.1)."""
    if anomaly_at(player, slot):
        yield [RemoveAnomaly(slot)]
    busy, tile = player.slot_worker[slot], player.slots[slot]
    abilities: list[Ability | None] = []
    if busy != NO_WORKER and busy // FATES == s.worker and tile not in (FREE, s.box.anomaly):
        abilities.append(s.box.work[tile])
    if s.worker != NO_WORKER and player.aside[s.worker]:
        abilities += [s.box.work[tile] for tile in given_up(player)]
    yield from (started(ability) for ability in abilities if ability is not None)


def given_up(player: Player) -> range:
    """What may have been given up since its effects began: any building, where the board allows it (ANA-33.14)."""
    return range(player.board.buildings if player.board.give_up else 0)


def started(ability: Ability) -> Steps:
    """What is to be chosen of an ability's price, then its effects."""
    price: Program = [PayTug(ability.tug)] if ability.tug else []
    if ability.x:
        price.append(PAY_X[ability.x - 1])
    return [*price, *in_order(ability.program)]


def placed_again(s: AnachronyState, step: PlaceAgain) -> Iterator[Steps]:
    """(ANA-28.11, 29.1)"""
    open_now = own_spaces(s, s.acting) if step.own else main_spaces(s, s.acting)
    for choice in choices_of_worker(s, open_now):
        if step.own == (choice.space >= SUPPLY):
            yield [choice]


def copied(s: AnachronyState, step: CopyTile) -> Iterator[Steps]:
    """The worker action of any tile on a board (ANA-28.17)."""
    tiles = [tile for player in s.players for tile in tiles_of(player)]
    for tile in [*tiles, *given_up(s.players[s.acting])]:
        ability = s.box.work[tile]
        if ability is not None and not is_copier(ability):
            yield started(ability)


# ---- capital actions


def constructed(s: AnachronyState, step: Construct) -> Iterator[Steps]:
    """What is to be built and paid for, or what a tile that was just built brings (ANA-11.2, 11.6, 11.15)."""
    player = s.players[s.acting]
    for row in range(0 if step.projects_only else ROWS):
        slot = leftmost_free(player, row)
        for stack in (s.primary[row], s.secondary[row]):
            if slot >= 0 and stack:
                yield [PayConstruction(stack[-1], slot, step.tile), Built(stack[-1], slot, step.tile)]
    yield [ProjectPlace(step.tile)]
    for tile in [*tiles_of(player), *given_up(player)]:
        if tile >= s.box.buildings or not step.projects_only:
            bonus = s.box.capital_after[step.tile] if has_bonus(s, tile, step.tile) else []
            yield [*in_order(s.box.tile_once[tile]), *in_order(bonus)]


def project_placed(s: AnachronyState, step: ProjectPlace) -> Iterator[Steps]:
    """(ANA-11.7 to 11.11)"""
    player = s.players[s.acting]
    target = project_in_focus(s, player)
    if target == FREE:
        return
    project = target - s.box.buildings
    worker = s.box.project_worker[project]
    workers: Steps = [] if worker == NO_WORKER else [PayWorker(worker)]
    for slot in project_places(player):
        building = [PayConstruction(target, slot, step.tile), Built(target, slot, step.tile)]
        yield [PayBreakthroughs(project), *workers, *building]


def recruited(s: AnachronyState, step: Recruit) -> Iterator[Steps]:
    """(ANA-12.2, 31.9)"""
    after = [] if step.tile == NO_TILE else in_order(s.box.capital_after[step.tile])
    times = 2 if step.tile != NO_TILE and s.box.capital_twice[step.tile] else 1
    yield after
    yield [*[RECRUIT_BONUS] * times, *after]


def researched(s: AnachronyState, step: Research) -> Iterator[Steps]:
    """(ANA-13.2, 13.4)"""
    after = [] if step.tile == NO_TILE else in_order(s.box.capital_after[step.tile])
    yield after
    for shape in range(SHAPES):
        if is_left(s, shape, ANY_ICON):
            yield [NameIcon(shape), *after]
        for icon in range(ICONS + 1):
            if not is_left(s, shape, icon):
                yield [Reroll(shape, icon), *after]


def council(s: AnachronyState, step: CopyAction) -> Iterator[Steps]:
    """(ANA-14.2)"""
    yield from ([STANDARD[action]] for action in range(CAPITAL_ACTIONS) if is_full(s, action))


# ---- goods and time


def traded(s: AnachronyState, step: Trade) -> Iterator[Steps]:
    """(ANA-17.1, 17.3)"""
    for give, units, take, n in TRADES:
        found: Program = [PayTug(units)] if give == TUG else []
        if take == TUG:
            found.append(GainTug(n))
        if step.more:
            found.append(Trade(step.more - 1, True))
        yield found


def mined(s: AnachronyState, step: Mine) -> Iterator[Steps]:
    """(ANA-28.13)"""
    extra = s.players[s.acting].mods[DRILL]
    if extra:
        yield [GainTug(extra)]


def returned(s: AnachronyState, step: RetrieveWarp) -> Iterator[Steps]:
    if step.n > 1:
        yield [RetrieveWarp(step.n - 1, step.optional)]


def paradox(s: AnachronyState, step: Paradox) -> Iterator[Steps]:
    """(ANA-5.14 to 5.16)"""
    if step.delta > 0:
        yield [RescueWarp(s.acting), TakeAnomaly(s.acting)]


def paid_x(s: AnachronyState, step: PayX) -> Iterator[Steps]:
    """(ANA-27.113)"""
    if not step.water:
        yield [PayTug(s.x)]


def lost_morale(s: AnachronyState, step: Morale) -> Iterator[Steps]:
    """(ANA-19.8)"""
    if step.delta < 0:
        yield [LOSE_WORKER]


BRINGS: Final[dict[type[Step[Any]], Callable[[AnachronyState, Any], Iterator[Steps]]]] = {
    Choose: lambda s, step: (in_order(block) for block in step.blocks),
    ChooseWorker: placed,
    Construct: constructed,
    CopyAction: council,
    CopyTile: copied,
    Focus: lambda s, step: iter([[SEND_BACK]]),
    ForceWorkers: lambda s, step: iter([[LOSE_WORKER]]),
    May: lambda s, step: iter([in_order(step.block)]),
    Mine: mined,
    Morale: lost_morale,
    Paradox: paradox,
    PayX: paid_x,
    PlaceAgain: placed_again,
    ProjectPlace: project_placed,
    Recruit: recruited,
    Research: researched,
    RetrieveWarp: returned,
    StandardAction: lambda s, step: ([STANDARD[action]] for action in step.actions),
    Trade: traded,
}
