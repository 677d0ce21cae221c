"""Why a space, a worker or a free action is not open: occupied, too dear, wrong worker, without effect."""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.box import X_TUG, Ability
from chronotable.games.anachrony.effect_text import amount, ref, slug, tile_name
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import REMOVAL_WATER, Paradox, RetrieveWarp, anomaly_at
from chronotable.games.anachrony.steps.capital import StandardAction, hexes_each, is_full
from chronotable.games.anachrony.steps.copy_tile import CopyTile
from chronotable.games.anachrony.steps.effect import Effect
from chronotable.games.anachrony.steps.goods import tug
from chronotable.games.anachrony.steps.modifiers import (
    is_covered,
    may_take,
    meets,
    supply_price,
    water_for_costs,
)
from chronotable.games.anachrony.steps.placement import PlaceAgain
from chronotable.games.anachrony.steps.spaces import active_types, council_closed, hex_cost, types_for
from chronotable.games.anachrony.steps.time_travel import Focus
from chronotable.games.anachrony.steps.turn import free_ability
from chronotable.games.anachrony.steps.workers import GainExosuit, LoseWorker, WakeAll
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    BUSY,
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    CONDITION_TERMS,
    CONSTRUCT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_FREE_SLOT,
    FIRST_SLOT,
    FORCE,
    FREE,
    GOODS_TERMS,
    HEXES,
    HEXES_EACH,
    LEADER,
    LEADER_TERMS,
    MAIN_SPACES,
    NO_WORKER,
    RECRUIT,
    SPACE_TERMS,
    SUPPLY,
    SUPPLY_FREE,
    TRADE,
    WATER,
    WORKER_TERMS,
)
from chronotable.kernel.message import Message

Why = tuple[Message, str]


def why_space(s: AnachronyState, seat: int, space: int) -> Why:
    """Why no worker can be placed on a space."""
    player = s.players[seat]
    if not active_types(player):
        return Message("anachrony-why-no-active"), "ANA-9.8"
    if space < MAIN_SPACES:
        return why_main(s, seat, space)
    if space == SUPPLY:
        return why_supply(s, seat)
    slot = space - FIRST_SLOT
    if player.slots[slot] == FREE:
        return Message("anachrony-why-empty-slot"), "ANA-9.7"
    if anomaly_at(player, slot):
        if water_for_costs(s, seat) < REMOVAL_WATER:
            return Message("anachrony-why-water", needed=REMOVAL_WATER, held=player.goods[WATER]), "ANA-21.1"
        return Message("anachrony-why-anomaly-price"), "ANA-21.1"
    name = tile_name(s.box.tile_ids[player.slots[slot]])
    if is_covered(player, slot):
        return Message("anachrony-why-covered", tile=name), "ANA-5.18"
    ability = s.box.work[player.slots[slot]]
    if ability is None:
        return Message("anachrony-why-no-worker-action", tile=name), "ANA-22.1"
    if player.slot_worker[slot] != NO_WORKER:
        return Message("anachrony-why-spot-taken", tile=name), "ANA-9.7"
    if (why := why_cost(s, seat, ability)) is not None:
        return why
    return why_ability(s, seat, ability)


def why_main(s: AnachronyState, seat: int, space: int) -> Why:
    player = s.players[seat]
    name = ref("space", SPACE_TERMS[space])
    if not player.suits:
        return Message("anachrony-why-no-exosuit"), "ANA-9.8"
    if space < CAPITAL_HEXES and space % HEXES_EACH >= hexes_each(s):
        return Message("anachrony-why-no-third-hex"), "ANA-2.1"
    if space < HEXES and s.hexes[space] >= 0:
        return Message("anachrony-why-occupied", space=name, seat=s.hexes[space] // BUSY + 1), "ANA-9.4"
    if council_closed(s, space):
        return Message("anachrony-why-council-closed"), "ANA-26.1"
    if space < CAPITAL_HEXES and s.flipped >> space & 1:
        return Message("anachrony-why-flipped", space=name), "ANA-10.5"
    price = 0
    if space < CAPITAL_HEXES:
        price = hex_cost(s, space)
    elif space <= COUNCIL_RIGHT:
        price = s.box.hex_water[space]
    if price > water_for_costs(s, seat):
        rule = "ANA-10.2" if space < CAPITAL_HEXES else "ANA-14.1"
        return Message("anachrony-why-water", needed=price, held=player.goods[WATER]), rule
    if space == TRADE:
        return Message("anachrony-why-no-trade"), "ANA-17.1"
    if space == EVACUATION:
        return why_evacuation(s, player)
    if space == COUNCIL_RIGHT:
        if not any(is_full(s, action) for action in range(CAPITAL_ACTIONS)):
            return Message("anachrony-why-hex-free"), "ANA-14.2"
        return Message("anachrony-why-no-copy"), "ANA-14.5"
    # A worker who may take this action tells more about what is missing than one who never may.
    fitting = [worker for worker in active_types(player) if may_take(player, worker, space // HEXES_EACH)]
    return why_worker(s, seat, space, (fitting or active_types(player))[0])


def why_evacuation(s: AnachronyState, player: Player) -> Why:
    if not s.impact:
        return Message("anachrony-why-before-impact"), "ANA-18.1"
    if player.evacuation:
        return Message("anachrony-why-evacuated"), "ANA-18.2"
    words = Message(f"anachrony-condition-text-{slug(CONDITION_TERMS[player.condition])}")
    return Message("anachrony-why-condition", condition=words), "ANA-18.2"


def why_supply(s: AnachronyState, seat: int) -> Why:
    player = s.players[seat]
    if player.board.supply_free:
        return Message("anachrony-why-supply-free"), "ANA-33.16"
    if player.supply_worker != NO_WORKER:
        return Message("anachrony-why-supply-taken"), "ANA-9.7"
    return Message("anachrony-why-water", needed=supply_price(player), held=player.goods[WATER]), "ANA-19.1"


def why_cost(s: AnachronyState, seat: int, ability: Ability) -> Why | None:
    player = s.players[seat]
    if ability.cost[WATER] > water_for_costs(s, seat):
        return Message("anachrony-why-water", needed=ability.cost[WATER], held=player.goods[WATER]), "ANA-0.9"
    if any(ability.cost[goods] > player.goods[goods] for goods in range(WATER + 1, len(ability.cost))):
        return why_goods(player, ability.cost), "ANA-0.9"
    units = max(ability.tug, 1 if ability.x == X_TUG else 0)
    if tug(player.goods) < units:
        cost, held = [amount("tug", units)], [amount("tug", tug(player.goods))]
        return Message("anachrony-why-goods", cost=cost, held=held), "ANA-0.9"
    if ability.x and water_for_costs(s, seat) == 0:
        return Message("anachrony-why-water", needed=1, held=0), "ANA-27.112"
    return None


def why_goods(player: Player, cost: list[int]) -> Message:
    """What a cost asks for, and what the player has of it."""
    asked = [goods for goods in range(len(cost)) if cost[goods]]
    return Message(
        "anachrony-why-goods",
        cost=[amount(GOODS_TERMS[goods], cost[goods]) for goods in asked],
        held=[amount(GOODS_TERMS[goods], player.goods[goods]) for goods in asked],
    )


def why_ability(s: AnachronyState, seat: int, ability: Ability) -> Why:
    """Affordable, but no active worker fits, or nothing would come of it (ANA-9.11, 9.15)."""
    player = s.players[seat]
    if not any(meets(player, worker, ability.worker) for worker in active_types(player)):
        return Message("anachrony-why-needs-worker", worker=ref("worker", WORKER_TERMS[ability.worker])), "ANA-9.9"
    return why_no_effect(s, seat, ability)


def why_no_effect(s: AnachronyState, seat: int, ability: Ability) -> Why:
    water = water_for_costs(s, seat) - ability.cost[WATER]
    for step in ability.program:
        if not isinstance(step, Effect) or step.possible(s, seat, NO_WORKER, NO_WORKER, water):
            continue
        if isinstance(step, Focus):
            return Message("anachrony-why-no-past"), "ANA-20.7"
        if isinstance(step, Paradox):
            return Message("anachrony-why-no-paradox"), "ANA-9.15"
        if isinstance(step, RetrieveWarp):
            return Message("anachrony-why-no-warp"), "ANA-9.15"
        if isinstance(step, WakeAll):
            return Message("anachrony-why-no-tired"), "ANA-9.15"
        if isinstance(step, GainExosuit):
            return Message("anachrony-why-no-unpowered"), "ANA-9.15"
        if isinstance(step, CopyTile):
            return Message("anachrony-why-nothing-to-copy"), "ANA-9.15"
        if isinstance(step, LoseWorker):
            return Message("anachrony-why-nobody-to-lose"), "ANA-9.14"
        if isinstance(step, (StandardAction, PlaceAgain)):
            break
    return Message("anachrony-why-no-effect"), "ANA-9.11"


def why_worker(s: AnachronyState, seat: int, space: int, worker: int) -> Why:
    """Why this worker cannot be placed on a space."""
    player = s.players[seat]
    name = ref("worker", WORKER_TERMS[worker])
    if not player.active[worker]:
        busy = player.owned(worker) - player.active[worker]
        return Message("anachrony-why-not-active", worker=name, busy="yes" if busy else "no"), "ANA-9.8"
    if types_for(s, seat, space) and worker in types_for(s, seat, space):
        return Message("anachrony-why-no-effect"), "ANA-9.11"
    if space < CAPITAL_HEXES and (why := why_capital(player, worker, space // HEXES_EACH)) is not None:
        return why
    if space >= FIRST_SLOT:
        ability = s.box.work[player.slots[space - FIRST_SLOT]]
        if ability is not None and not meets(player, worker, ability.worker):
            wanted = ref("worker", WORKER_TERMS[ability.worker])
            return Message("anachrony-why-needs-worker", worker=wanted), "ANA-9.9"
    return Message("anachrony-why-no-effect"), "ANA-9.11"


WRONG_WORKER_RULES: Final = ["ANA-11.12", "ANA-12.3", "ANA-13.5"]


def why_capital(player: Player, worker: int, action: int) -> Why | None:
    """Why a worker cannot take a capital action: never, or not now."""
    if not may_take(player, worker, action):
        name, taken = ref("worker", WORKER_TERMS[worker]), ref("action", ACTION_TERMS[action])
        return Message("anachrony-why-wrong-worker", worker=name, space=taken), WRONG_WORKER_RULES[action]
    if action == CONSTRUCT:
        return Message("anachrony-why-nothing-to-build"), "ANA-9.11"
    return (Message("anachrony-why-nobody-to-recruit"), "ANA-12.4") if action == RECRUIT else None


def why_free(s: AnachronyState, seat: int, word: str) -> Why:
    """Why a free action is not open (ANA-8.6, 8.9)."""
    player = s.players[seat]
    option = free_option(s, player, word)
    if option < 0:
        return Message("anachrony-why-no-free-action"), "ANA-8.9"
    if player.used >> (option - FORCE) & 1:
        return Message("anachrony-why-used"), "ANA-8.6"
    if option == FORCE:
        return Message("anachrony-why-nobody-to-lose"), "ANA-19.9"
    if option == SUPPLY_FREE:
        return Message("anachrony-why-water", needed=supply_price(player), held=player.goods[WATER]), "ANA-19.1"
    ability = free_ability(s, player, option)
    if ability is None:
        slot = option - FIRST_FREE_SLOT
        if slot >= 0 and is_covered(player, slot):
            return Message("anachrony-why-covered", tile=tile_name(word)), "ANA-5.18"
        return Message("anachrony-why-no-free-action"), "ANA-8.9"
    if (why := why_cost(s, seat, ability)) is not None:
        return why
    return why_no_effect(s, seat, ability)


def free_option(s: AnachronyState, player: Player, word: str) -> int:
    """The option of a free action by its word, -1 if the player has no such thing."""
    if word == "force_workers":
        return FORCE
    if word == "supply":
        return SUPPLY_FREE if player.board.supply_free else -1
    if word in LEADER_TERMS:
        return LEADER if player.leader == LEADER_TERMS.index(word) else -1
    if word in s.box.tile_ids and s.box.tile_ids.index(word) in player.slots:
        return FIRST_FREE_SLOT + player.slots.index(s.box.tile_ids.index(word))
    return -1
