"""How well a seat stands: the score so far and what its goods, workers and board promise, against the others' scores.

What each thing promises stands in `weights.py`.
"""

from __future__ import annotations

from math import exp

from chronotable.games.anachrony.evaluate_actions import pending_worth
from chronotable.games.anachrony.evaluate_tiles import (
    TilePrices,
    price_of,
    project_ready,
    tile_prices,
    tile_worth,
)
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.anomalies import anomalies
from chronotable.games.anachrony.steps.buildable import has_project_place
from chronotable.games.anachrony.steps.capital import hexes_each
from chronotable.games.anachrony.steps.counting import buildings_of, endgame_count, occupied_slots
from chronotable.games.anachrony.steps.evacuation import (
    NEEDS_ANOMALIES,
    NEEDS_MORALE,
    NEEDS_SLOTS,
    NEEDS_WATER,
    evacuation_vp,
    meets_condition,
)
from chronotable.games.anachrony.steps.modifiers import (
    anomaly_vp,
    first_slot,
    is_covered,
    morale_vp,
    paradox_limit,
    travel_vp,
)
from chronotable.games.anachrony.steps.power_up import cores_lacking, way_of
from chronotable.games.anachrony.steps.scoring import (
    CARD_VP,
    WARP_PENALTY,
    breakthrough_vp,
    objectives_vp,
    opponent_sheet,
    score,
    winners,
)
from chronotable.games.anachrony.steps.time_travel import can_send
from chronotable.games.anachrony.terms import (
    ACTION_PHASE,
    CAPITAL_ACTIONS,
    CAPITAL_HEXES,
    CORE,
    ERAS,
    EXOSUITS,
    FATES,
    FREE,
    GENIUS,
    GOODS,
    IMPACT_ERA,
    MORALE_TOP,
    MOTIVATED,
    NO_WORKER,
    PLAN,
    POWER_UP,
    TIRED,
    TRACK,
    VP,
    WARP_GOODS,
    WARP_PHASE,
    WARP_WATER,
    WARP_WORKERS,
    WARPS,
    WATER,
    WATER_OF_TILE,
    WORKERS,
)
from chronotable.games.anachrony.weights import TILE_WEIGHTS, WEIGHTS


def evaluate(s: AnachronyState, seat: int) -> float:
    """From 0 (lost) to 1 (won)."""
    weights = WEIGHTS
    others = 0.0
    for other in range(len(s.players)):
        if other != seat:
            others = max(others, standing(s, s.players[other]))
    if s.opponent is not None:
        others = float(sum(opponent_sheet(s, s.opponent)))
    if s.ending:
        won = 1.0 if seat in winners(s) else 0.0
        return weights.winning * won + (1.0 - weights.winning) * likely(weights.steepness * (score(s, seat) - others))
    mine = promise(s, seat)
    if s.era == ERAS and s.phase >= ACTION_PHASE:  # nearly the end: no leap there that makes bots end it in haste
        lead = mine - others
        by_much = likely(weights.steepness * lead)
        return weights.winning * likely(lead / weights.still_open) + (1.0 - weights.winning) * by_much
    chance = likely(weights.steepness * (mine - weights.others * others - weights.usual_lead))
    return weights.least + weights.running * chance


def likely(x: float) -> float:
    """From 0 over a half, where x is 0, to 1."""
    return 1.0 / (1.0 + exp(-x))


def standing(s: AnachronyState, player: Player) -> float:
    """Victory points so far, without endgame cards and debts."""
    value = player.goods[VP] + travel_vp(player) + morale_vp(player) + breakthrough_vp(player)
    value += anomalies(player) * anomaly_vp(player)
    box = s.box
    buildings, anomaly, worth = box.buildings, box.anomaly, box.tile_vp
    counted = FREE  # the superproject whose left slot came last: the right one is not counted
    for tile in player.slots:
        if tile != FREE and tile != anomaly:
            if tile < buildings:
                value += worth[tile]
            elif tile != counted:
                counted = tile
                value += worth[tile] + player.mods[PLAN]
    return float(value)


def promise(s: AnachronyState, seat: int) -> float:
    """Points so far, and what will come of the rest if it is used."""
    weights = WEIGHTS
    player = s.players[seat]
    if player.secret >= 0:
        player = as_revealed(s, player)
    prices = tile_prices(s.box)
    left = eras_left(s)
    acting = not player.passed and s.phase <= ACTION_PHASE
    value = standing(s, player)
    value += crew_worth(player, left, acting)
    active = sum(player.active)
    now = min(1.0, weights.worker_now * active) if acting else 0.0
    value += held_worth(player, left + weights.goods_now * now)
    value += board_worth(s, player, prices, left + weights.tiles_now * now)
    value += timeline_worth(s, seat, player, prices, left, now)
    can_place = acting and (s.phase < ACTION_PHASE or (active > 0 and player.suits > 0))
    value += project_worth(s, player, prices, left, can_place)
    value += evacuation_worth(s, player, left, can_place)
    value += card_worth(s, seat, player, left)
    if s.opponent is not None and s.opponent.objectives:
        value += objectives_vp(s, player)
    if s.acting == seat and s.phase == ACTION_PHASE:
        value += pending_worth(s, prices, left)
    if s.first == seat:
        value += weights.first_player * left
    return value


def eras_left(s: AnachronyState) -> float:
    """Eras that come after this one; the capital may collapse before the last (ANA-23.7)."""
    if s.era >= ERAS:
        return 0.0
    if not s.impact:
        return IMPACT_ERA - s.era + WEIGHTS.eras_after_impact
    intact = CAPITAL_ACTIONS * hexes_each(s) - s.flipped.bit_count()
    for hex in range(CAPITAL_HEXES):
        if s.hexes[hex] >= 0 and s.tiles[hex] >= 0:
            intact -= 1
    return min(float(ERAS - s.era), intact / (WEIGHTS.hexes_an_era * s.sides()))


def as_revealed(s: AnachronyState, player: Player) -> Player:
    """A copy in which the own secret choice has been carried out."""
    copy = player.clone()
    copy.secret = -1
    if s.phase == WARP_PHASE:
        for tile in range(WARPS):
            if player.secret >> tile & 1:
                copy.warp_at[tile] = s.era
                if WARP_GOODS[tile] >= 0:
                    copy.goods[WARP_GOODS[tile]] += WATER_OF_TILE if tile == WARP_WATER else 1
                elif WARP_WORKERS[tile] != NO_WORKER:
                    copy.active[WARP_WORKERS[tile]] += 1
                    copy.goods[WATER] -= 1
                else:
                    copy.suits |= copy.suits + 1
    elif s.phase == POWER_UP:
        way = way_of(player, player.secret)
        lacking = cores_lacking(player, way)
        copy.goods[CORE] += lacking
        copy.goods[WATER] -= lacking * s.box.leader_exchange[player.leader]
        for goods in range(GOODS):
            copy.goods[goods] -= way.cost[goods]
        copy.suits = way.mask
        copy.goods[WATER] += (EXOSUITS - (way.mask | player.covered).bit_count()) * player.board.water_per_hex
    return copy


def held_worth(player: Player, time: float) -> float:
    """Goods, by the time there is to use them."""
    weights = WEIGHTS
    value = 0.0
    for held, worth in zip(player.goods, weights.held):
        value += worth[held] if held < len(worth) else worth[-1] + weights.beyond * (held - len(worth) + 1)
    return value * time / (time + 1.0)


def crew_worth(player: Player, left: float, acting: bool) -> float:
    """Workers by what they will do: those who are awake more, most of all in an exosuit."""
    weights = WEIGHTS
    awake = 0
    tired = 0
    value = 0.0
    later = min(1.0, left)
    ready, weary, aside, busy = player.active, player.tired, player.aside, player.busy
    for worker in range(WORKERS):
        up = ready[worker] + busy[worker * FATES + MOTIVATED]
        resting = weary[worker] + aside[worker] + busy[worker * FATES + TIRED]
        awake += up
        tired += resting
        if up + resting:
            value += weights.first_of_type * later
            if worker == GENIUS:
                value += weights.genius * later * (up + resting)
    crew = awake + tired
    done = weights.crew
    so_many = done[crew] if crew < len(done) else done[-1] + weights.crew_beyond * (crew - len(done) + 1)
    value += so_many * left * weights.worker_era
    enough = weights.busy_crew
    value += weights.awake * later * (awake if awake <= enough else enough + weights.idle * (awake - enough))
    if acting:
        active = sum(player.active)
        suits = player.suits.bit_count()
        suited = weights.suited
        value += suited[min(suits, active)]
        if suits > active:
            value += weights.suit_waiting * (suited[min(suits, active + sum(player.tired))] - suited[active])
        value += weights.active * min(active, suits + 2)
    return value


def board_worth(s: AnachronyState, player: Player, prices: TilePrices, time: float) -> float:
    """Abilities of tiles, and slots."""
    value = 0.0
    abilities = 0.0
    anomaly = s.box.anomaly
    for slot, tile in enumerate(player.slots):
        if tile == FREE:
            continue
        if tile == anomaly:
            value -= WEIGHTS.blocked * min(1.0, time / 2)
            continue
        value += TILE_WEIGHTS.slot_filled
        if first_slot(player, slot) and not is_covered(player, slot):
            abilities += prices.each_era[tile]
    return value + TILE_WEIGHTS.used * time * abilities / (1.0 + WEIGHTS.abilities_overlap * abilities)


def timeline_worth(s: AnachronyState, seat: int, player: Player, prices: TilePrices, left: float, now: float) -> float:
    """Steps of time travel to come, against debts and the paradoxes they bring."""
    weights = WEIGHTS
    debts = 0
    value = 0.0
    led = 0  # bit set of Eras whose tile has been looked at
    for tile in range(WARPS):
        era = player.warp_at[tile]
        if era == 0:
            continue
        debts += 1
        if left > 0:
            value -= weights.debt
        elif not can_send(player, tile):
            value += WARP_PENALTY
        if not led >> era & 1:
            led |= 1 << era
            if leads(s, seat, player, era):
                value -= weights.roll * min(left, weights.rolls)
    plants = 0
    anomaly = s.box.anomaly
    for slot, tile in enumerate(player.slots):
        if tile >= 0 and tile != anomaly and prices.travels[tile] and first_slot(player, slot):
            plants += 1
    if plants:
        steps = min(debts + weights.travel_more * left, plants * (left + weights.travel_now * now))
        value += weights.travel * min(steps, float(TRACK - player.travel))
    share = player.paradoxes / paradox_limit(player)
    return value - weights.paradox_limit_reached * share * (0.5 + 0.5 * share) * min(1.0, left)


def leads(s: AnachronyState, seat: int, player: Player, era: int) -> bool:
    """Has nobody more warp tiles on that tile (ANA-5.2)?"""
    mine = player.warp_at.count(era)
    for other in range(len(s.players)):
        if other != seat and s.players[other].warp_at.count(era) > mine:
            return False
    return s.opponent is None or s.opponent.warps_at(era) <= mine


def project_worth(s: AnachronyState, player: Player, prices: TilePrices, left: float, can_place: bool) -> float:
    """The superproject that is nearest to being built, and a little for the next one."""
    weights = WEIGHTS
    if left <= 0 and not can_place:
        return 0.0
    if not has_project_place(player):
        return 0.0
    travelling = False
    for tile in player.slots:
        if tile >= 0 and tile != s.box.anomaly and prices.travels[tile]:
            travelling = True
    best = 0.0
    second = 0.0
    for place in range(min(s.era + 1, ERAS)):
        tile = s.projects[place]
        if tile == FREE:
            continue
        if place == player.focus - 1 and can_place:
            chance = 1.0
        elif place == s.era:
            chance = weights.project_next_era * min(1.0, left)
        elif travelling and place < s.era:
            chance = weights.project_past * min(1.0, left + (weights.project_past_now if can_place else 0.0))
        else:
            continue
        worth = tile_worth(s, prices, tile, left) - price_of(s, player, tile)
        hope = chance * worth * project_ready(s, player, tile - s.box.buildings)
        if hope > best:
            second = best
            best = hope
        elif hope > second:
            second = hope
    return weights.project * (best + weights.second_project * second)


def evacuation_worth(s: AnachronyState, player: Player, left: float, can_place: bool) -> float:
    """What Evacuation would bring now, by how near its condition is."""
    if player.evacuation or player.condition < 0:
        return 0.0
    if left <= 0 and not (can_place and s.impact):
        return 0.0
    weights = WEIGHTS
    vp = evacuation_vp(s, player, s.evacuations + 1)
    lasting = 1.0 if s.impact or s.box.condition_kind[player.condition] != NEEDS_WATER else weights.ebb
    if meets_condition(s, player):
        return vp * lasting * (weights.evacuation if left > 0 else weights.evacuation_at_end)
    near = condition_share(s, player)
    return (weights.evacuation_to_come * vp + weights.evacuation_more) * lasting * near * near * min(1.0, left / 2)


def condition_share(s: AnachronyState, player: Player) -> float:
    """How much of the base condition is there."""
    needed = s.box.condition_n[player.condition]
    kind = s.box.condition_kind[player.condition]
    if kind == NEEDS_SLOTS:
        return min(1.0, occupied_slots(player) / needed)
    if kind == NEEDS_MORALE:
        return player.morale / MORALE_TOP
    if kind == NEEDS_WATER:
        return min(1.0, player.goods[WATER] / needed)
    if kind == NEEDS_ANOMALIES:
        return WEIGHTS.anomalies_kept * min(1.0, anomalies(player) / needed)
    return min(1.0, buildings_of(player, kind) / needed)


def card_worth(s: AnachronyState, seat: int, player: Player, left: float) -> float:
    """Endgame cards: a lead counts the more the later it is."""
    weights = WEIGHTS
    value = 0.0
    sure = 1.0 / (1.0 + weights.card_unsure * left)
    scale = weights.card_scale_now + weights.card_scale_era * left
    own = s.players[seat]  # `player` may be a copy
    for card in s.endgame:
        mine = endgame_count(s, player, card)
        best = 0
        for other in s.players:
            if other is not own:
                count = endgame_count(s, other, card)
                if count > best:
                    best = count
        lead = (mine - best + weights.card_tie) / (weights.card_scale[card] * scale)
        value += CARD_VP * sure * (0.5 + 0.5 * max(-1.0, min(1.0, lead)))
    return value
