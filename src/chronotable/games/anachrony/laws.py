"""What is true of every state between steps (ANA-0.4, 0.6, 1.2 to 1.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.laws_opponent import opponent_laws
from chronotable.games.anachrony.laws_order import order_laws
from chronotable.games.anachrony.laws_time import law, seats_at, time_laws
from chronotable.games.anachrony.laws_workers import space_laws
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.counting import tiles_of
from chronotable.games.anachrony.steps.drafts import ASSETS, ASSETS_DEALT, ENDGAME_DEALT
from chronotable.games.anachrony.steps.modifiers import is_covered, paradox_limit
from chronotable.games.anachrony.steps.power_up import PowerUp, PowerUpReveal
from chronotable.games.anachrony.steps.warp import RevealWarp, Warp
from chronotable.kernel.engine import whole_agenda
from chronotable.kernel.message import Message
from chronotable.kernel.step import Simultaneously, Step, of_kind


def laws(s: AnachronyState) -> list[Message]:
    """The laws that a state breaks; none for a possible state."""
    steps = pending_steps(s)
    broken = [*tile_laws(s), *table_laws(s), *draft_laws(s, steps), *secret_laws(s, steps), *time_laws(s, steps)]
    broken += [*space_laws(s), *order_laws(s)]
    if s.opponent is not None:
        broken += opponent_laws(s, s.opponent)
    for seat, player in enumerate(s.players):
        broken += [*goods_laws(s, seat, player), *worker_laws(s, seat, player), *board_laws(s, seat, player)]
    return broken


def tile_laws(s: AnachronyState) -> Iterator[Message]:
    """Every building, superproject and breakthrough is somewhere, once (ANA-1.2 to 1.4, 1.10)."""
    built = [tile for player in s.players for tile in tiles_of(player)]
    if s.opponent is not None:
        built += [*s.opponent.buildings, *s.opponent.projects]
    piles = [tile for stacks in (s.primary, s.secondary) for pile in stacks for tile in pile]
    above = [tile for tile in s.projects if tile != terms.FREE]
    if sorted([*built, *piles, *above, *s.unused_projects]) != list(range(len(s.box.tile_ids))):
        yield law("tiles")
    for row in range(terms.ROWS):
        if any(s.box.tile_row[tile] != row for tile in [*s.primary[row], *s.secondary[row]]):
            yield law("stacks")
    if terms.FREE in s.projects[s.era :] or len(s.unused_projects) != terms.SUPERPROJECTS - terms.ERAS:
        yield law("superprojects")
    if any(len(pile) > s.era for pile in s.secondary):
        yield law("secondary")
    if any(s.returned) and not any(player.board.give_up for player in s.players):
        yield law("returned")
    if s.alternates and not s.settings.alternate_timeline:
        yield law("timeline")
    for tile in range(terms.BREAKTHROUGHS):
        held = [player.breakthroughs[tile] for player in s.players]
        held += [s.opponent.breakthroughs[tile]] if s.opponent else []
        if min([s.supply[tile], *held]) < 0 or s.supply[tile] + sum(held) != terms.COPIES:
            yield law("breakthroughs")


def table_laws(s: AnachronyState) -> Iterator[Message]:
    if not 0 <= s.era <= terms.ERAS or min([*s.recruit_pool, *s.mine_pool]) < 0:
        yield law("table")
    if s.era and (
        len(set(s.endgame)) != (terms.ENDGAME_CARDS if s.opponent is None else 0)
        or not all(0 <= c < len(terms.ENDGAME_TERMS) for c in s.endgame)
    ):
        yield law("endgame")
    taken = sorted(player.evacuation for player in s.players if player.evacuation)
    if taken != list(range(1, len(taken) + 1)) or s.evacuations != len(taken) or (taken and not s.impact):
        yield law("evacuation")
    for hex in range(terms.CAPITAL_HEXES):
        inside = hex % terms.HEXES_EACH < hexes_each(s)
        tile = s.tiles[hex]
        misplaced = tile != terms.NO_TILE and tile // terms.TILES_EACH != hex // terms.HEXES_EACH
        if misplaced or (tile == terms.NO_TILE) == (s.impact and inside) or (s.hexes[hex] >= 0 and not inside):
            yield law("capital")
        if s.flipped >> hex & 1 and (tile == terms.NO_TILE or s.hexes[hex] >= 0):
            yield law("flipped")
    if len(s.tiles) - s.tiles.count(terms.NO_TILE) != len({tile for tile in s.tiles if tile != terms.NO_TILE}):
        yield law("capital")


def pending_steps(s: AnachronyState) -> list[Step[Any]]:
    """All that is pending, simultaneous steps one by one."""
    found: list[Step[Any]] = []
    for step in whole_agenda(s):
        found += step.steps if isinstance(step, Simultaneously) else [step]
    return found


def secret_laws(s: AnachronyState, steps: list[Step[Any]]) -> Iterator[Message]:
    """Whoever is to reveal something, once, has chosen what is possible or is still choosing; nobody else has."""
    revealing = seats_at(steps, RevealWarp)
    if of_kind(steps, PowerUpReveal):
        revealing += range(len(s.players))
    choosing = seats_at(steps, Warp, PowerUp)
    for seat, player in enumerate(s.players):
        choice = PowerUp(seat) if s.phase == terms.POWER_UP else Warp(seat)
        chosen = player.secret >= 0
        expected = seat in revealing and seat not in choosing
        possible = not chosen or player.secret in choice.options(s)
        if chosen != expected or not possible or revealing.count(seat) > 1:
            yield law("secret", seat=seat + 1)


def draft_laws(s: AnachronyState, steps: list[Step[Any]]) -> list[Message]:
    """While a draft goes on its cards are in hands or kept, once each; at other times there are none."""
    pending = {step.term for step in steps}
    count = len(s.players)
    if not pending.isdisjoint(("assets_drafted", "draft_asset")):
        fits = [len(hand) + len(kept) == ASSETS_DEALT[count] for hand, kept in zip(s.hands, s.cards_kept)]
        cards = [card for pile in [*s.hands, *s.cards_kept] for card in pile]
        known, rule = range(ASSETS), "ANA-26.11"
    elif not pending.isdisjoint(("endgame_drafted", "draft_endgame")):
        dealt = ENDGAME_DEALT[count]
        fits = [len(hand) == dealt and set(kept) <= set(hand) for hand, kept in zip(s.hands, s.cards_kept)]
        cards = [card for hand in s.hands for card in hand]
        known, rule = range(len(terms.ENDGAME_TERMS)), "ANA-26.15"
    else:
        return [law("no-draft")] if s.hands or s.cards_kept else []
    whole = fits == [True] * count and len(s.hands) == len(s.cards_kept) == count
    if whole and len(set(cards)) == len(cards) and all(card in known for card in cards):
        return []
    return [law("draft", rule=rule)]


def goods_laws(s: AnachronyState, seat: int, player: Player) -> Iterator[Message]:
    """Nothing below zero (ANA-0.9); markers on their tracks."""
    if min(player.goods) < 0:
        yield law("goods", seat=seat + 1)
    if not 0 <= player.paradoxes < paradox_limit(player):
        yield law("paradoxes", seat=seat + 1)
    if not (
        0 <= player.morale <= terms.MORALE_TOP and 0 <= player.travel <= terms.TRACK and 1 <= player.focus <= terms.ERAS
    ):
        if s.phase != terms.SETUP_PHASE or player.path >= 0:
            yield law("markers", seat=seat + 1)
    if s.era:
        paths = [other.path for other in s.players]
        if min(paths) < 0 or len(set(paths)) != len(paths):
            yield law("paths")
        elif (
            player.leader // terms.LEADERS_EACH != player.path or player.condition // terms.LEADERS_EACH != player.path
        ):
            yield law("path", seat=seat + 1)


def worker_laws(s: AnachronyState, seat: int, player: Player) -> Iterator[Message]:
    """Workers and exosuits are in one state each (ANA-0.4, 0.6)."""
    if min([*player.active, *player.tired, *player.aside]) < 0:
        yield law("workers", seat=seat + 1)
    placed = [0] * terms.BUSY
    deployed = 0
    for at in [*s.hexes, *(at % (terms.SEATS * terms.BUSY) for at in s.pools)]:
        if at >= 0 and at // terms.BUSY == seat:
            placed[at % terms.BUSY] += 1
            deployed += 1
    for worker in [*player.slot_worker, player.supply_worker]:
        if worker != terms.NO_WORKER:
            placed[worker] += 1
    if placed != player.busy:
        yield law("busy", seat=seat + 1)
    if (
        deployed != player.deployed
        or player.suits.bit_count() + deployed > terms.EXOSUITS
        or player.suits >= 1 << terms.EXOSUITS
    ):
        yield law("exosuits", seat=seat + 1)


def board_laws(s: AnachronyState, seat: int, player: Player) -> Iterator[Message]:
    for slot in range(terms.SLOTS):
        tile = player.slots[slot]
        where = {"seat": seat + 1, "slot": terms.SLOT_TERMS[slot]}
        if 0 <= tile < s.box.buildings and s.box.tile_row[tile] != slot // terms.COLUMNS:
            yield law("row", **where)
        if s.box.buildings <= tile < s.box.anomaly:
            first = player.slots.index(tile)
            pair = first % terms.COLUMNS < terms.COLUMNS - 1 and player.slots[first + 1] == tile
            if not pair or player.slots.count(tile) != 2:
                yield law("two-slots", **where)
        if player.over >> slot & 1 and (tile in (terms.FREE, s.box.anomaly) or not is_covered(player, slot)):
            yield law("covered", **where)
        if player.slot_worker[slot] != terms.NO_WORKER and (
            tile in (terms.FREE, s.box.anomaly) or s.box.work[tile] is None
        ):
            yield law("spot", **where)
    spaces = [(player.warp_at[tile], player.warp_space[tile]) for tile in range(terms.WARPS) if player.warp_at[tile]]
    if any(not 1 <= at <= s.era for at, _ in spaces) or any(not 0 <= space <= terms.WARP_SPACES for _, space in spaces):
        yield law("warps", seat=seat + 1)
    if s.settings.alternate_timeline:
        others = [(other.warp_at[tile], other.warp_space[tile]) for other in s.players for tile in range(terms.WARPS)
                  if other.warp_at[tile]]  # fmt: skip
        others += [divmod(warp, terms.WARP_BASE) for warp in s.opponent.warps] if s.opponent else []
        if len(set(others)) != len(others) or any(space == 0 for _, space in spaces):
            yield law("warp-spaces", seat=seat + 1)
