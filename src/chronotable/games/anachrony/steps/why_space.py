"""Chapter 9: why a worker cannot be placed: a space that is occupied or too dear, a wrong worker, no effect."""

from __future__ import annotations

from chronotable.games.anachrony import terms
from chronotable.games.anachrony.box import X_TUG, Ability
from chronotable.games.anachrony.naming import amount, ref
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import REMOVAL_WATER, anomaly_at
from chronotable.games.anachrony.steps.capital import hexes_each, is_full, why_capital
from chronotable.games.anachrony.steps.goods import price_and_held, tug
from chronotable.games.anachrony.steps.modifiers import is_covered, may_take, meets, supply_price, water_for_costs
from chronotable.games.anachrony.steps.spaces import active_types, council_closed, hex_cost, types_for
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.kernel.step import Refusal, Things, refuse


def why_placing(s: AnachronyState, who: int, verb: str, given: Things) -> Refusal | None:
    """Why a key does not place a worker, where a placement is asked for."""
    slots = s.players[who].slots
    if verb == "worker":
        return refuse("place-before-worker", "ANA-8.2")
    if verb == "place":
        return why_space(s, who, given["space"])
    if verb == "anomaly":
        return why_space(s, who, terms.FIRST_SLOT + given["slot"])
    if verb in ("use", "copy") and given["tile"] not in slots:
        return refuse("not-yours", "ANA-22.1", tile=given["tile"])
    return why_space(s, who, terms.FIRST_SLOT + slots.index(given["tile"])) if verb == "use" else None


def why_space(s: AnachronyState, who: int, space: int) -> Refusal:
    """Why no worker can be placed on a space."""
    if not active_types(s.players[who]):
        return refuse("no-active", "ANA-9.8")
    if space < terms.MAIN_SPACES:
        return why_main(s, who, space)
    return why_supply(s, who) if space == terms.SUPPLY else why_slot(s, who, space - terms.FIRST_SLOT)


def why_main(s: AnachronyState, who: int, space: int) -> Refusal:
    player = s.players[who]
    if not player.suits:
        return refuse("no-exosuit", "ANA-9.8")
    if space < terms.CAPITAL_HEXES and space % terms.HEXES_EACH >= hexes_each(s):
        return refuse("no-third-hex", "ANA-2.1")
    if space < terms.HEXES and s.hexes[space] >= 0:
        return refuse("occupied", "ANA-9.4", space=space, seat=s.hexes[space] // terms.BUSY)
    if council_closed(s, space):
        return refuse("council-closed", "ANA-26.1")
    if space < terms.CAPITAL_HEXES and s.flipped >> space & 1:
        return refuse("flipped", "ANA-10.5", space=space)
    if space < terms.CAPITAL_HEXES and hex_cost(s, space) > water_for_costs(s, who):
        return too_little_water(player, hex_cost(s, space), "ANA-10.2")
    if terms.CAPITAL_HEXES <= space <= terms.COUNCIL_RIGHT and s.box.hex_water[space] > water_for_costs(s, who):
        return too_little_water(player, s.box.hex_water[space], "ANA-14.1")
    if space == terms.TRADE:
        return refuse("no-trade", "ANA-17.1")
    if space == terms.EVACUATION:
        return why_evacuation(s, player)
    if space == terms.COUNCIL_RIGHT:
        if not any(is_full(s, action) for action in range(terms.CAPITAL_ACTIONS)):
            return refuse("hex-free", "ANA-14.2")
        return refuse("no-copy", "ANA-14.5")
    # A worker who may take this action tells more about what is missing than one who never may.
    fitting = [worker for worker in active_types(player) if may_take(player, worker, space // terms.HEXES_EACH)]
    return why_worker(s, who, space, (fitting or active_types(player))[0])


def why_no_hex(s: AnachronyState, who: int, action: int) -> Refusal | None:
    """Nobody can be sent to a Capital Action: no exosuit, or no free hex (ANA-9.4, 9.8)."""
    if not s.players[who].suits:
        return refuse("no-exosuit", "ANA-9.8")
    return (
        refuse("no-free-hex", "ANA-9.4", action=ref("action", terms.ACTION_TERMS[action]))
        if is_full(s, action)
        else None
    )


def too_little_water(player: Player, needed: int, rule: str) -> Refusal:
    return refuse("water", rule, needed=needed, held=player.goods[terms.WATER])


def why_evacuation(s: AnachronyState, player: Player) -> Refusal:
    if not s.impact:
        return refuse("before-impact", "ANA-18.1")
    if player.evacuation:
        return refuse("evacuated", "ANA-18.2")
    words = Message(f"anachrony-condition-text-{slug(terms.CONDITION_TERMS[player.condition])}")
    return refuse("condition", "ANA-18.2", condition=words)


def why_supply(s: AnachronyState, who: int) -> Refusal:
    player = s.players[who]
    if player.board.supply_free:
        return refuse("supply-free", "ANA-33.16")
    if player.supply_worker != terms.NO_WORKER:
        return refuse("supply-taken", "ANA-9.7")
    return too_little_water(player, supply_price(player), "ANA-19.1")


def why_slot(s: AnachronyState, who: int, slot: int) -> Refusal:
    """A spot of the own board: an anomaly to be removed, or a worker action."""
    player = s.players[who]
    tile = player.slots[slot]
    if tile == terms.FREE:
        return refuse("empty-slot", "ANA-9.7")
    if anomaly_at(player, slot):
        if water_for_costs(s, who) < REMOVAL_WATER:
            return too_little_water(player, REMOVAL_WATER, "ANA-21.1")
        return refuse("anomaly-price", "ANA-21.1")
    if is_covered(player, slot):
        return refuse("covered", "ANA-5.18", tile=tile)
    ability = s.box.work[tile]
    if ability is None:
        return refuse("no-worker-action", "ANA-22.1", tile=tile)
    if player.slot_worker[slot] != terms.NO_WORKER:
        return refuse("spot-taken", "ANA-9.7", tile=tile)
    if (why := why_cost(s, who, ability)) is not None:
        return why
    if not any(meets(player, worker, ability.worker) for worker in active_types(player)):
        return refuse("needs-worker", "ANA-9.9", worker=ability.worker)
    return why_no_effect(s, who, ability)


def why_cost(s: AnachronyState, who: int, ability: Ability) -> Refusal | None:
    player = s.players[who]
    if ability.cost[terms.WATER] > water_for_costs(s, who):
        return too_little_water(player, ability.cost[terms.WATER], "ANA-0.9")
    if any(ability.cost[goods] > player.goods[goods] for goods in range(terms.WATER + 1, len(ability.cost))):
        return refuse("goods", "ANA-0.9", **price_and_held(player, ability.cost))
    units = max(ability.tug, 1 if ability.x == X_TUG else 0)
    if tug(player.goods) - tug(ability.cost) < units:
        fixed = price_and_held(player, ability.cost)
        held = [amount("tug", tug(player.goods))]
        return refuse("goods", "ANA-0.9", cost=[*fixed["cost"], amount("tug", units)], held=held)
    if ability.x and water_for_costs(s, who) <= ability.cost[terms.WATER]:
        return refuse("water", "ANA-27.112", needed=1, held=0)
    return None


def why_no_effect(s: AnachronyState, who: int, ability: Ability) -> Refusal:
    """Affordable, but nothing would come of it (ANA-9.11, 9.15)."""
    water = water_for_costs(s, who) - ability.cost[terms.WATER]
    for step in ability.program:
        if step.in_vain is not None and not step.possible(s, who, terms.NO_WORKER, terms.NO_WORKER, water):
            return step.in_vain
    return refuse("no-effect", "ANA-9.11")


def why_worker(s: AnachronyState, who: int, space: int, worker: int) -> Refusal:
    """Why this worker cannot be placed on a space."""
    player = s.players[who]
    if not player.active[worker]:
        return refuse("not-active", "ANA-9.8", worker=worker, busy="yes" if player.owned(worker) else "no")
    if worker not in types_for(s, who, space):
        if space < terms.CAPITAL_HEXES and (why := why_capital(player, worker, space // terms.HEXES_EACH)) is not None:
            return why
        ability = s.box.work[player.slots[space - terms.FIRST_SLOT]] if space >= terms.FIRST_SLOT else None
        if ability is not None and not meets(player, worker, ability.worker):
            return refuse("needs-worker", "ANA-9.9", worker=ability.worker)
    return refuse("no-effect", "ANA-9.11")
