"""What an action under way will bring.

Half-way through, the worker and the cost are gone and nothing has been gained.  Bots that compare such states need to
know what is still to come, or they would shun every action of several choices.
"""

from __future__ import annotations

from typing import Final

from chronotable.games.anachrony.evaluate_tiles import (
    GOODS_WORTH,
    TilePrices,
    goods_worth,
    price_of,
    project_ready,
    tile_worth,
)
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.construct import Built, Construct, leftmost_free
from chronotable.games.anachrony.steps.evacuation import evacuation_vp
from chronotable.games.anachrony.steps.modifiers import supply_price
from chronotable.games.anachrony.steps.placement import ChooseWorker
from chronotable.games.anachrony.terms import (
    ANOMALY,
    BUILDINGS,
    CAPITAL_HEXES,
    CONSTRUCT,
    COUNCIL_RIGHT,
    EVACUATION,
    FIRST_SLOT,
    FREE,
    HEXES,
    HEXES_EACH,
    MINE_EXTRA,
    MINE_TOP,
    NEUTRONIUM,
    NO_TILE,
    PURIFY,
    ROWS,
    SUPPLY,
    TITANIUM,
    TRADE,
    WATER,
)

# Steps that wait for a choice, by their word.  To reroll is worth nothing: who rolled a die that cannot help would
# be asked again, and must not like that better than the tile.
PENDING_WORTH: Final = {
    "recruit": 2.5, "research": 2.0, "mine": 0.9, "copy_action": 2.0, "standard_action": 2.5, "set_focus": 0.8,
    "name_icon": 1.5, "reroll": -1.0, "recruit_bonus": 0.9, "trade": 0.3, "place_worker": 1.0,
}  # fmt: skip
CAPITAL_WORTH: Final = [0.0, 2.5, 2.2]  # by capital action; Construct is looked at more closely
CAPITAL_TILE: Final = 0.8  # the bonus of a collapsing tile
COUNCIL_WORTH: Final = 1.2
MINE_MORE: Final = 0.3  # engineers stay motivated
PURIFIED_USUALLY: Final = 3.5
TRADE_WORTH: Final = 0.6
EVACUATION_PART: Final = 0.3  # the rest is counted before it is done
SUPPLY_WORTH: Final = 2.0
WOKEN: Final = 0.7  # for each worker
NO_EXOSUIT: Final = 1.5  # an action on the own board leaves it for another
ANOMALY_GONE: Final = 3.0
TRAVEL_MORE: Final = 1.0
READY: Final = 0.99


def pending_worth(s: AnachronyState, prices: TilePrices, left: float) -> float:
    """What the acting player has paid for and will get by the choice that is asked for now."""
    step = s.step
    if step is None:
        return 0.0
    player = s.players[s.acting]
    if isinstance(step, ChooseWorker):
        return space_worth(s, player, prices, step.space, left)
    if isinstance(step, Construct):
        best = 0.0
        for tile in s.options:
            if tile >= 0:
                best = max(best, tile_worth(s, prices, tile, left) - price_of(s, player, tile))
        return best
    for waiting in s.agenda:
        if isinstance(waiting, Built):
            return tile_worth(s, prices, waiting.target, left)
    return PENDING_WORTH.get(step.term, 0.0)


def space_worth(s: AnachronyState, player: Player, prices: TilePrices, space: int, left: float) -> float:
    """What a worker may do on a space, roughly: it says which spaces are worth a closer look."""
    if space < CAPITAL_HEXES:
        action = space // HEXES_EACH
        worth = best_building(s, player, prices, left) if action == CONSTRUCT else CAPITAL_WORTH[action]
        if s.tiles[space] != NO_TILE:
            return worth + CAPITAL_TILE
        return worth - GOODS_WORTH[WATER] * (space % HEXES_EACH)
    if space <= COUNCIL_RIGHT:
        return COUNCIL_WORTH
    if space < HEXES:
        best = 0.0
        for goods in range(TITANIUM, NEUTRONIUM + 1):
            if s.mine_pool[goods]:
                best = max(best, GOODS_WORTH[goods])
        return best + GOODS_WORTH[MINE_EXTRA[space - MINE_TOP]] + MINE_MORE
    if space == PURIFY:
        return PURIFIED_USUALLY * GOODS_WORTH[WATER]
    if space == TRADE:
        return TRADE_WORTH
    if space == EVACUATION:
        return EVACUATION_PART * evacuation_vp(s, player, s.evacuations + 1)
    if space == SUPPLY:
        return SUPPLY_WORTH + WOKEN * sum(player.tired) - GOODS_WORTH[WATER] * supply_price(player) + NO_EXOSUIT
    tile = player.slots[space - FIRST_SLOT]
    if tile == ANOMALY:
        return NO_EXOSUIT + ANOMALY_GONE
    return NO_EXOSUIT + prices.each_era[tile] + (TRAVEL_MORE if prices.travels[tile] else 0.0)


def best_building(s: AnachronyState, player: Player, prices: TilePrices, left: float) -> float:
    """What the best tile that could be built brings, less its price."""
    best = 0.0
    for row in range(ROWS):
        slot = leftmost_free(player, row)
        if slot < 0:
            continue
        price = goods_worth(player.board.slot_cost[slot])
        if s.primary[row]:
            best = max(best, tile_worth(s, prices, s.primary[row][-1], left) - price)
        if s.secondary[row]:
            best = max(best, tile_worth(s, prices, s.secondary[row][-1], left) - price)
    tile = s.projects[player.focus - 1]
    if tile != FREE and project_ready(s, player, tile - BUILDINGS) > READY:
        best = max(best, tile_worth(s, prices, tile, left) - goods_worth(s.box.project_cost[tile - BUILDINGS]))
    return best
