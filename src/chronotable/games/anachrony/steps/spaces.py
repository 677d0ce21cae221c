"""Chapter 9: which spaces are open to which workers."""

from __future__ import annotations

from chronotable.games.anachrony.box import X_TUG, X_WATER, Ability
from chronotable.games.anachrony.effect_text import tile_text
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import anomaly_at, can_remove_anomaly
from chronotable.games.anachrony.steps.buildable import IMPOSSIBLE
from chronotable.games.anachrony.steps.capital import capital_water, copyable, hex_is_free, hexes_each
from chronotable.games.anachrony.steps.effect import all_possible
from chronotable.games.anachrony.steps.evacuation import can_evacuate
from chronotable.games.anachrony.steps.goods import can_pay, tug
from chronotable.games.anachrony.steps.modifiers import first_slot, is_covered, meets, water_for_costs
from chronotable.games.anachrony.steps.outland import can_trade
from chronotable.games.anachrony.steps.supply import can_supply
from chronotable.games.anachrony.terms import (
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    CAPITAL_TILE_TERMS,
    COUNCIL_LEFT,
    COUNCIL_RIGHT,
    COVERED_COUNCIL,
    EVACUATION,
    FIRST_SLOT,
    FREE,
    HEXES,
    HEXES_EACH,
    MAIN_SPACES,
    MINE_TOP,
    NO_TILE,
    NO_WORKER,
    PURIFY,
    SLOT_TERMS,
    SLOTS,
    SPACE_TERMS,
    SUPPLY,
    TRADE,
    WATER,
    WORKERS,
)
from chronotable.kernel.asking import slug
from chronotable.kernel.message import Message
from chronotable.kernel.step import Things

# ---- which workers a space would take


def active_types(player: Player) -> list[int]:
    active = player.active
    return [worker for worker in range(WORKERS) if active[worker]]


def hex_cost(s: AnachronyState, hex: int) -> int:
    """(ANA-10.2, 10.4)"""
    return 0 if s.impact else s.box.hex_water[hex]


def council_closed(s: AnachronyState, space: int) -> bool:
    """Harder games cover the right hex (ANA-26.1, 37.54)."""
    if space != COUNCIL_RIGHT:
        return False
    return s.settings.harder or (s.opponent is not None and s.opponent.rules.numbers[COVERED_COUNCIL] > 0)


def types_for(s: AnachronyState, who: int, space: int) -> list[int]:
    """The types of active workers that may be placed on a space now: whole cost payable, some effect (ANA-9.11)."""
    player = s.players[who]
    types = active_types(player)
    if space < MAIN_SPACES:
        return types_on_main_board(s, who, space, types) if player.suits else []
    if space == SUPPLY:
        if player.board.supply_free or player.supply_worker != NO_WORKER or not can_supply(s, who):
            return []
        return types
    slot = space - FIRST_SLOT
    if anomaly_at(player, slot):
        return types if can_remove_anomaly(s, who) else []
    ability = open_ability(s, player, slot)
    if ability is None or not can_start(s, who, ability):
        return []
    return [worker for worker in types if can_use(s, who, ability, worker)]


def types_on_main_board(s: AnachronyState, who: int, space: int, types: list[int]) -> list[int]:
    if space < HEXES and s.hexes[space] >= 0:
        return []
    if space < CAPITAL_HEXES:
        if not hex_is_free(s, space) or space % HEXES_EACH >= hexes_each(s):
            return []
        water = water_for_costs(s, who) - hex_cost(s, space)
        action = space // HEXES_EACH
        tile = s.tiles[space]
        return [worker for worker in types if capital_water(s, who, action, worker, worker, tile) <= water]
    if space <= COUNCIL_RIGHT:
        water = water_for_costs(s, who) - s.box.hex_water[space]
        if water < 0 or council_closed(s, space):
            return []
        if space == COUNCIL_LEFT:
            return types
        return [worker for worker in types if copyable(s, who, worker, worker, water)]
    if space == TRADE:
        return types if can_trade(s.players[who]) else []
    if space == EVACUATION:
        return types if can_evacuate(s, s.players[who]) else []
    return types


def open_ability(s: AnachronyState, player: Player, slot: int) -> Ability | None:
    """The worker action of the tile on a slot, if nobody stands there and no anomaly lies on it (ANA-5.18, 9.7)."""
    tile = player.slots[slot]
    if tile in (FREE, s.box.anomaly) or player.slot_worker[slot] != NO_WORKER:
        return None
    if not first_slot(player, slot) or is_covered(player, slot):
        return None
    return s.box.work[tile]


def can_start(s: AnachronyState, who: int, ability: Ability) -> bool:
    """Can the cost of an ability be paid, whoever is placed?"""
    if not can_pay(s, who, ability.cost):
        return False
    held = s.players[who].goods
    if ability.tug and tug(held) - tug(ability.cost) < ability.tug:
        return False
    if ability.x == X_WATER:
        return water_for_costs(s, who) > ability.cost[WATER]
    return ability.x != X_TUG or tug(held) > tug(ability.cost)


def can_use(s: AnachronyState, who: int, ability: Ability, worker: int) -> bool:
    """May this worker take the ability, and would it do something (ANA-9.11, 9.15)?"""
    return meets(s.players[who], worker, ability.worker) and all_possible(
        ability.program, s, who, worker, worker, water_for_costs(s, who) - ability.cost[WATER]
    )


# ---- which spaces are open


def main_spaces(s: AnachronyState, who: int) -> list[int]:
    """Main-board spaces where some active worker in a powered exosuit may be placed."""
    player = s.players[who]
    if not player.suits:
        return []
    types = active_types(player)
    if not types:
        return []
    found: list[int] = []
    water = water_for_costs(s, who)
    each = hexes_each(s)
    for action in range(CAPITAL_ACTIONS):
        needed = -1  # the same for every hex without a collapsing tile
        at = action * HEXES_EACH
        for hex in range(at, at + each):
            if s.hexes[hex] >= 0 or s.flipped >> hex & 1:
                continue
            tile = s.tiles[hex]
            if needed < 0 or tile != NO_TILE:
                needed = IMPOSSIBLE
                for worker in types:
                    least = capital_water(s, who, action, worker, worker, tile)
                    if least < needed:
                        needed = least
            if needed + hex_cost(s, hex) <= water:
                found.append(hex)
    if s.hexes[COUNCIL_LEFT] < 0 and water >= s.box.hex_water[COUNCIL_LEFT]:
        found.append(COUNCIL_LEFT)
    if s.hexes[COUNCIL_RIGHT] < 0 and types_on_main_board(s, who, COUNCIL_RIGHT, types):
        found.append(COUNCIL_RIGHT)
    for hex in range(MINE_TOP, HEXES):
        if s.hexes[hex] < 0:
            found.append(hex)
    found.append(PURIFY)
    if can_trade(player):
        found.append(TRADE)
    if s.impact and can_evacuate(s, player):
        found.append(EVACUATION)
    return found


def own_spaces(s: AnachronyState, who: int) -> list[int]:
    """Worker spots of the own board where some active worker may be placed."""
    player = s.players[who]
    if not any(player.active):
        return []
    found: list[int] = []
    if player.supply_worker == NO_WORKER and not player.board.supply_free and can_supply(s, who):
        found.append(SUPPLY)
    slots = player.slots
    for slot in range(SLOTS):
        if slots[slot] != FREE and types_for(s, who, FIRST_SLOT + slot):
            found.append(FIRST_SLOT + slot)
    return found


def space_key(s: AnachronyState, who: int, space: int) -> str:
    if space < FIRST_SLOT:
        return f"place:{SPACE_TERMS[space]}"
    player = s.players[who]
    slot = space - FIRST_SLOT
    if anomaly_at(player, slot):
        return f"anomaly:{SLOT_TERMS[slot]}"
    return f"use:{s.box.tile_ids[player.slots[slot]]}"


def space_rule(space: int) -> str:
    if space < CAPITAL_HEXES:
        return ("ANA-11.1", "ANA-12.1", "ANA-13.1")[space // HEXES_EACH]
    if space <= COUNCIL_RIGHT:
        return "ANA-14.1"
    if space < HEXES:
        return "ANA-15.1"
    if space < FIRST_SLOT:
        return ("ANA-16.1", "ANA-17.1", "ANA-18.2", "ANA-19.1")[space - HEXES]
    return "ANA-22.1"


def space_label(space: int) -> str:
    """Which label the option of a space has, where it is not the verb's own."""
    return "place-hex" if space < CAPITAL_HEXES else ""


def space_things(s: AnachronyState, who: int, space: int) -> Things:
    """What a capital hex costs, and what lies on it after the Impact; what the tile on a slot does."""
    if space < CAPITAL_HEXES:
        tile = s.tiles[space]
        things: Things = {"n": hex_cost(s, space), "collapsed": "no", "hexes": hexes_each(s)}
        if tile != NO_TILE:
            things["collapsed"] = "yes"
            things["tile"] = Message(f"anachrony-capital-tile-{slug(CAPITAL_TILE_TERMS[tile])}")
        return things
    if space < FIRST_SLOT or anomaly_at(s.players[who], space - FIRST_SLOT):
        return {}
    return {"text": tile_text(s.box, s.box.tile_ids[s.players[who].slots[space - FIRST_SLOT]])}
