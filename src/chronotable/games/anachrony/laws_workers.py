"""Who may stand where, and what becomes of whom: workers on spaces (chapters 9, 14, 18, 19, 26)."""

from __future__ import annotations

from collections.abc import Iterator

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.laws_time import law
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.capital import is_full
from chronotable.games.anachrony.steps.copy_tile import is_copier
from chronotable.games.anachrony.steps.modifiers import (
    first_slot,
    may_take,
    meets,
    mine_fate,
    supply_fate,
    tile_fate,
)
from chronotable.games.anachrony.steps.spaces import council_closed
from chronotable.kernel.message import Message


def space_laws(s: AnachronyState) -> list[Message]:
    broken = [*hex_laws(s), *pool_laws(s)]
    for seat, player in enumerate(s.players):
        broken += [*own_board_laws(s, seat, player), *free_action_laws(s, seat, player)]
    return broken


def wrong_worker(seat: int, worker: int, space: str, rule: str) -> Message:
    return law("wrong-worker", seat=seat + 1, worker=terms.WORKER_TERMS[worker], space=space, rule=rule)


def wrong_fate(seat: int, space: str) -> Message:
    return law("retrieved", seat=seat + 1, space=space)


WRONG_WORKER_RULES = ("ANA-11.12", "ANA-12.3", "ANA-13.5")


def hex_laws(s: AnachronyState) -> Iterator[Message]:
    """Types of workers on hexes (ANA-9.12), the World Council (ANA-14.2, 14.5, 26.1), motivation (ANA-15.2)."""
    for hex in range(terms.HEXES):
        at = s.hexes[hex]
        if at < 0:
            continue
        if at == terms.OPPONENT_SUIT:
            if council_closed(s, hex):
                yield law("closed-council")
            continue
        seat, worker, fate = at // terms.BUSY, at % terms.BUSY // terms.FATES, at % terms.FATES
        player = s.players[seat]
        if hex < terms.CAPITAL_HEXES and not may_take(player, worker, hex // terms.HEXES_EACH):
            yield wrong_worker(seat, worker, terms.SPACE_TERMS[hex], WRONG_WORKER_RULES[hex // terms.HEXES_EACH])
        if council_closed(s, hex):
            yield law("closed-council")
        elif hex == terms.COUNCIL_RIGHT and not any(
            is_full(s, action) and may_take(player, worker, action) for action in range(terms.CAPITAL_ACTIONS)
        ):
            yield law("nothing-copied", seat=seat + 1)
        if fate != (mine_fate(player, worker) if hex >= terms.MINE_TOP else terms.TIRED):
            yield wrong_fate(seat, terms.SPACE_TERMS[hex])


def pool_laws(s: AnachronyState) -> Iterator[Message]:
    """Whoever stands on Evacuation has evacuated, once, after the Impact (ANA-18.1, 18.2)."""
    evacuating: list[int] = []
    for at in s.pools:
        space, seat = at // terms.BUSY // terms.SEATS, at // terms.BUSY % terms.SEATS
        if at % terms.FATES != terms.TIRED:
            yield wrong_fate(seat, terms.SPACE_TERMS[space])
        if space == terms.EVACUATION:
            evacuating.append(seat)
    for seat in sorted(set(evacuating)):
        if not s.impact or not s.players[seat].evacuation or evacuating.count(seat) > 1:
            yield law("evacuating", seat=seat + 1)


def own_board_laws(s: AnachronyState, seat: int, player: Player) -> Iterator[Message]:
    """Supply (ANA-19.1, 19.5, 33.16) and the worker spots of tiles (ANA-9.9, 22.6)."""
    if player.supply_worker != terms.NO_WORKER:
        if player.board.supply_free:
            yield law("free-supply", seat=seat + 1)
        elif player.supply_worker % terms.FATES != supply_fate(player, player.supply_worker // terms.FATES):
            yield wrong_fate(seat, terms.SPACE_TERMS[terms.SUPPLY])
    for slot in range(terms.SLOTS):
        tile, busy = player.slots[slot], player.slot_worker[slot]
        work = None if tile in (terms.FREE, s.box.anomaly) else s.box.work[tile]
        if busy == terms.NO_WORKER or work is None:
            continue
        worker, fate = busy // terms.FATES, busy % terms.FATES
        if not meets(player, worker, work.worker) or not first_slot(player, slot):
            yield wrong_worker(seat, worker, terms.SLOT_TERMS[slot], "ANA-9.9")
        elif not is_copier(work) and fate != tile_fate(player, worker, s.box.tile_row[tile], work.fate, work.motivates):
            yield wrong_fate(seat, terms.SLOT_TERMS[slot])


def free_action_laws(s: AnachronyState, seat: int, player: Player) -> list[Message]:
    """Marked free actions are there to be taken (ANA-8.6, 8.9)."""
    open_to = [terms.FORCE]
    if player.board.supply_free:
        open_to.append(terms.SUPPLY_FREE)
    if player.leader >= 0 and s.box.leader_free[player.leader] is not None:
        open_to.append(terms.LEADER)
    for slot in range(terms.SLOTS):
        tile = player.slots[slot]
        if tile not in (terms.FREE, s.box.anomaly) and first_slot(player, slot) and s.box.free[tile] is not None:
            open_to.append(terms.FIRST_FREE_SLOT + slot)
    known = sum(1 << (option - terms.FORCE) for option in open_to)
    return [law("used", seat=seat + 1)] if player.used & ~known else []
