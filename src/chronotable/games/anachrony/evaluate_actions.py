"""What an action under way will bring.

Half-way through, the worker and the cost are gone and nothing has been gained.  Bots that compare such states need to
know what is still to come, or they would shun every action of several choices.
"""

from __future__ import annotations

from chronotable.games.anachrony.evaluate_tiles import (
    TilePrices,
    price_of,
    project_ready,
    tile_worth,
)
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.buildable import leftmost_free
from chronotable.games.anachrony.steps.construct import Built, Construct
from chronotable.games.anachrony.steps.evacuation import evacuation_vp
from chronotable.games.anachrony.steps.modifiers import supply_price
from chronotable.games.anachrony.steps.placement import ChooseWorker
from chronotable.games.anachrony.terms import (
    CAPITAL_HEXES,
    CONSTRUCT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_SLOT,
    FREE,
    HEXES,
    HEXES_EACH,
    NEUTRONIUM,
    NO_TILE,
    PURIFY,
    ROWS,
    SUPPLY,
    TITANIUM,
    TRADE,
    WATER,
)
from chronotable.games.anachrony.weights import ACTIONS, TILE_WEIGHTS
from chronotable.kernel.step import of_kind


def pending_worth(s: AnachronyState, prices: TilePrices, left: float) -> float:
    """What the acting player has paid for and will get by the choice that is asked for now."""
    step = s.step
    if step is None:
        return 0.0
    player = s.players[s.acting]
    if step.term == ChooseWorker.term:
        return space_worth(s, player, prices, step.parameters()["space"], left)
    if step.term == Construct.term:
        best = 0.0
        for tile in s.options:
            if tile >= 0:
                best = max(best, tile_worth(s, prices, tile, left) - price_of(s, player, tile))
        return best
    built = of_kind(s.agenda, Built)
    if built:
        return tile_worth(s, prices, built[0].target, left)
    return ACTIONS.pending.get(step.term, 0.0)


def space_worth(s: AnachronyState, player: Player, prices: TilePrices, space: int, left: float) -> float:
    """What a worker may do on a space, roughly: it says which spaces are worth a closer look."""
    weights = ACTIONS
    unit_worth = TILE_WEIGHTS.goods
    if space < CAPITAL_HEXES:
        action = space // HEXES_EACH
        worth = best_building(s, player, prices, left) if action == CONSTRUCT else weights.capital[action]
        if s.tiles[space] != NO_TILE:
            return worth + weights.capital_tile
        return worth - unit_worth[WATER] * (space % HEXES_EACH)
    if space <= COUNCIL_RIGHT:
        return weights.council
    if space < HEXES:
        best = extra = 0.0
        for goods in range(TITANIUM, NEUTRONIUM + 1):
            extra += unit_worth[goods] * s.box.hex_extra[space][goods]
            if s.mine_pool[goods]:
                best = max(best, unit_worth[goods])
        return best + extra + weights.mine
    if space == PURIFY:
        return weights.purified * unit_worth[WATER]
    if space == TRADE:
        return weights.trade
    if space == EVACUATION:
        return weights.evacuation * evacuation_vp(s, player, s.evacuations + 1)
    if space == SUPPLY:
        worth = weights.supply + weights.woken * sum(player.tired) - unit_worth[WATER] * supply_price(player)
        return worth + weights.no_exosuit
    tile = player.slots[space - FIRST_SLOT]
    if tile == s.box.anomaly:
        return weights.no_exosuit + weights.anomaly_gone
    return weights.no_exosuit + prices.each_era[tile] + (weights.travel if prices.travels[tile] else 0.0)


def best_building(s: AnachronyState, player: Player, prices: TilePrices, left: float) -> float:
    """What the best tile that could be built brings, less its price."""
    best = 0.0
    for row in range(ROWS):
        slot = leftmost_free(player, row)
        if slot < 0:
            continue
        price = TILE_WEIGHTS.of_goods(player.board.slot_cost[slot])
        if s.primary[row]:
            best = max(best, tile_worth(s, prices, s.primary[row][-1], left) - price)
        if s.secondary[row]:
            best = max(best, tile_worth(s, prices, s.secondary[row][-1], left) - price)
    tile = s.projects[player.focus - 1]
    project = tile - s.box.buildings
    if tile != FREE and project_ready(s, player, project) > ACTIONS.ready:
        price = TILE_WEIGHTS.of_goods(s.box.project_cost[project])
        best = max(best, tile_worth(s, prices, tile, left) - price)
    return best
