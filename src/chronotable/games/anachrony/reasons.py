"""What a hint may say for a choice in Anachrony.  The words are in `anachrony_reasons.ftl`.

Worth is measured in victory points, roughly as the evaluation does (`weights.py`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chronotable.games.anachrony.evaluate import standing
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.anomalies import anomalies, on_timeline
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.modifiers import first_slot
from chronotable.games.anachrony.steps.scoring import WARP_PENALTY
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    ACTION_TERMS,
    CAPITAL_ACTIONS,
    CORE,
    FREE,
    GOLD,
    GOODS_TERMS,
    HEXES_EACH,
    NEUTRONIUM,
    POWER_UP,
    SLOTS,
    TITANIUM,
    URANIUM,
    WARPS,
    WATER,
    WORKER_TERMS,
    WORKERS,
)
from chronotable.kernel.reasons import Found, Passage, Reason, Reasons, found, less, more

Way = Passage[AnachronyState]


# ---- numbers of a seat


def points(s: AnachronyState, seat: int) -> int:
    """Victory points so far: tokens, tiles, tracks, Breakthroughs (ANA-25)."""
    return round(standing(s, s.players[seat]))


def water(s: AnachronyState, seat: int) -> int:
    return s.players[seat].goods[WATER]


def cores(s: AnachronyState, seat: int) -> int:
    return s.players[seat].goods[CORE]


def neutronium(s: AnachronyState, seat: int) -> int:
    return s.players[seat].goods[NEUTRONIUM]


def active(s: AnachronyState, seat: int) -> int:
    return sum(s.players[seat].active)


def suits(s: AnachronyState, seat: int) -> int:
    return s.players[seat].suits.bit_count()


def breakthroughs(s: AnachronyState, seat: int) -> int:
    return sum(s.players[seat].breakthroughs)


def travel(s: AnachronyState, seat: int) -> int:
    return s.players[seat].travel


def morale(s: AnachronyState, seat: int) -> int:
    return s.players[seat].morale


def debts(s: AnachronyState, seat: int) -> int:
    """Warp tiles on the Timeline (ANA-7.4)."""
    return len(on_timeline(s.players[seat]))


def anomalies_of(s: AnachronyState, seat: int) -> int:
    return anomalies(s.players[seat])


def paradoxes(s: AnachronyState, seat: int) -> int:
    return s.players[seat].paradoxes


# ---- what is found


def resources(way: Way) -> Iterable[Found]:
    """Titanium, uranium and gold, each by its name."""
    for goods in (TITANIUM, URANIUM, GOLD):
        n = way.after.players[way.seat].goods[goods] - way.before.players[way.seat].goods[goods]
        if n > 0:
            yield found(n, goods=GOODS_TERMS[goods])


def resources_spent(way: Way) -> Iterable[Found]:
    for goods in (TITANIUM, URANIUM, GOLD):
        n = way.before.players[way.seat].goods[goods] - way.after.players[way.seat].goods[goods]
        if n > 0:
            yield found(n, goods=GOODS_TERMS[goods])


def recruited(way: Way) -> Iterable[Found]:
    """Workers of a type that the seat has more of, in whatever state (ANA-18.7)."""
    for worker in range(WORKERS):
        n = way.after.players[way.seat].owned(worker) - way.before.players[way.seat].owned(worker)
        if n > 0:
            yield found(n, worker=WORKER_TERMS[worker])


def used(way: Way) -> Iterable[Found]:
    """Active Workers of a type that are fewer now."""
    for worker in range(WORKERS):
        n = way.before.players[way.seat].active[worker] - way.after.players[way.seat].active[worker]
        if n > 0:
            yield found(n, worker=WORKER_TERMS[worker])


def built(way: Way) -> Iterable[Found]:
    """Buildings and Superprojects that the seat has now and had not."""
    before, after = way.before.players[way.seat], way.after.players[way.seat]
    box = way.before.box
    for slot in range(SLOTS):
        tile = after.slots[slot]
        is_new = tile not in (FREE, box.anomaly) and tile not in before.slots
        if is_new and tile < box.buildings and first_slot(after, slot):
            yield found(tile=box.tile_ids[tile])


def superprojects(way: Way) -> Iterable[Found]:
    before, after = way.before.players[way.seat], way.after.players[way.seat]
    box = way.before.box
    for slot in range(SLOTS):
        tile = after.slots[slot]
        is_new = tile not in (FREE, box.anomaly) and tile not in before.slots
        if is_new and tile >= box.buildings and first_slot(after, slot):
            yield found(tile=box.tile_ids[tile])


def evacuated(way: Way) -> Iterable[Found]:
    if way.after.players[way.seat].evacuation and not way.before.players[way.seat].evacuation:
        yield found()


def first_player(way: Way) -> Iterable[Found]:
    if way.after.first == way.seat != way.before.first:
        yield found()


def passed(way: Way) -> Iterable[Found]:
    """No more actions in this Era."""
    if way.after.players[way.seat].passed and not way.before.players[way.seat].passed:
        yield found()


def free_hexes(s: AnachronyState, action: int) -> int:
    """Hexes of a Capital Action where a Worker can still be placed."""
    there = range(action * HEXES_EACH, action * HEXES_EACH + hexes_each(s))
    return sum(s.hexes[hex] < 0 and not s.flipped >> hex & 1 for hex in there)


def crowded_out(way: Way) -> Iterable[Found]:
    """Capital Actions that others take the last hex of before the seat's next turn (ANA-9.4)."""
    before, after, later = way.before, way.after, way.later
    player = later.players[way.seat]
    if before.phase != ACTION_PHASE or later.era != before.era or later.ending or player.passed:
        return
    for action in range(CAPITAL_ACTIONS):
        if free_hexes(after, action) and not free_hexes(later, action) and sum(player.active) and player.suits:
            yield found(action=ACTION_TERMS[action])


def paradox_to_come(way: Way) -> Iterable[Found]:
    """Paradoxes that the dice bring before the seat chooses again (ANA-5.3)."""
    gained = sum(
        event.args.get("n", 1)
        for event in way.answered
        if event.kind == "paradoxes_gained" and event.args.get("seat") == way.seat
    )
    if gained:
        yield found(gained)


def anomaly_to_come(way: Way) -> Iterable[Found]:
    if anomalies_of(way.later, way.seat) > anomalies_of(way.after, way.seat):
        yield found()


def powered(way: Way) -> Iterable[Found]:
    """Exosuits that a way to power up, chosen in secret perhaps, brings (ANA-6.2)."""
    if way.before.phase == POWER_UP:
        n = way.later.players[way.seat].suits.bit_count() - way.before.players[way.seat].suits.bit_count()
        if n > 0:
            yield found(n)


def warped(way: Way) -> Iterable[Found]:
    """Warp tiles that are put on the Timeline, revealed with everybody's (ANA-7.4)."""
    was, now = way.before.players[way.seat], way.later.players[way.seat]
    n = sum(now.warp_at[tile] > 0 and was.warp_at[tile] == 0 for tile in range(WARPS))
    if n:
        yield found(n)


REASONS: Final[Reasons[AnachronyState]] = Reasons(
    (
        Reason("superproject", 3.0, superprojects),
        Reason("evacuated", 3.0, evacuated),
        Reason("points", 1.0, more(points), about="points", counted=True),
        Reason("built", 2.0, built),
        Reason("breakthroughs", 2.0, more(breakthroughs), counted=True),
        Reason("recruited", 2.5, recruited),
        Reason("woken", 1.2, more(active), about="active", counted=True),
        Reason("travelled", 1.5, more(travel), counted=True),
        Reason("debts_paid", -float(WARP_PENALTY) / 2, less(debts), counted=True),
        Reason("anomaly_removed", 3.0, less(anomalies_of)),
        Reason("paradoxes_returned", 1.0, less(paradoxes), about="paradox", counted=True),
        Reason("morale", 0.7, more(morale)),
        Reason("neutronium", 1.2, more(neutronium), about="neutronium", counted=True),
        Reason("resources", 0.8, resources, about="resources", counted=True),
        Reason("water", 0.5, more(water), about="water", counted=True),
        Reason("cores", 0.8, more(cores), about="cores", counted=True),
        Reason("powered", 1.2, powered, counted=True),
        Reason("warped", 0.8, warped, counted=True),
        Reason("first_player", 0.8, first_player),
        Reason("crowded_out", -1.5, crowded_out, unsure=True),
        Reason("anomaly", -3.0, anomaly_to_come, unsure=True, about="paradox"),
        Reason("paradoxes", -1.0, paradox_to_come, counted=True, unsure=True, about="paradox"),
        Reason("passed", -1.5, passed),
        Reason("suits_used", -1.2, less(suits), counted=True),
        Reason("worker_used", -1.2, used, about="active"),
        Reason("water_spent", -0.5, less(water), about="water", counted=True),
        Reason("resources_spent", -0.8, resources_spent, about="resources", counted=True),
        Reason("neutronium_spent", -1.2, less(neutronium), about="neutronium", counted=True),
        Reason("cores_spent", -0.8, less(cores), about="cores", counted=True),
        Reason("morale_lost", -0.7, less(morale)),
    ),
    answered=True,
    least=0.3,
    width=4,
    worlds=5,
)
