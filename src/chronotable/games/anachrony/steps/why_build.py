"""Chapter 11: why something cannot be built."""

from __future__ import annotations

from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps import buildable
from chronotable.games.anachrony.steps.goods import price_and_held
from chronotable.games.anachrony.steps.modifiers import water_for_costs
from chronotable.games.anachrony.terms import NO_WORKER, WATER
from chronotable.kernel.message import Message
from chronotable.kernel.step import Refusal, all_of, refuse


def why_build(s: AnachronyState, who: int, worker: int, capital_tile: int, tile: int) -> Refusal | None:
    """All that is in the way, in the order of the rules."""
    lowered = buildable.discounts(s, s.players[who], worker, capital_tile)
    return all_of(why_building(s, who, tile, lowered) if tile < s.box.buildings else why_project(s, who, tile, lowered))


def why_building(s: AnachronyState, who: int, tile: int, lowered: buildable.Discounts) -> list[Refusal]:
    player = s.players[who]
    row = s.box.tile_row[tile]
    found: list[Refusal] = []
    if tile not in [stack[-1] for stack in (s.primary[row], s.secondary[row]) if stack]:
        found.append(refuse("not-on-top", "ANA-4.5", tile=tile))
    slot = buildable.leftmost_free(player, row)
    if slot < 0:
        return [*found, refuse("row-full", "ANA-11.3", row=row)]
    return found + why_price(s, who, tile, player.board.slot_cost[slot], lowered)


def why_project(s: AnachronyState, who: int, tile: int, lowered: buildable.Discounts) -> list[Refusal]:
    player = s.players[who]
    project = tile - s.box.buildings
    found: list[Refusal] = []
    if tile != buildable.project_in_focus(s, player):
        found.append(refuse("not-in-focus", "ANA-11.6", tile=tile, n=player.focus))
    if not buildable.project_places(player):
        found.append(refuse("no-two-slots", "ANA-11.7"))
    if not buildable.breakthrough_ways(s, player, project):
        found.append(refuse("no-breakthrough", "ANA-11.10", tile=tile))
    if not buildable.has_worker_for(s, player, project, NO_WORKER):
        found.append(refuse("no-worker-to-pay", "ANA-11.11", worker=s.box.project_worker[project]))
    return found + why_price(s, who, tile, s.box.project_cost[project], lowered)


def why_price(
    s: AnachronyState, who: int, tile: int, printed: list[int], lowered: buildable.Discounts
) -> list[Refusal]:
    """The price as it is for this worker; a discount of choice would not be enough either."""
    player = s.players[who]
    if buildable.goods_suffice(player.goods, printed, lowered) and printed[WATER] <= water_for_costs(s, who):
        return []
    price = Message("anachrony-why-goods", **price_and_held(player, buildable.lowered_cost(printed, lowered)))
    return [refuse("cannot-pay", "ANA-0.9", tile=tile, price=price)]
