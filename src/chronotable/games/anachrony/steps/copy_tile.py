"""Chapter 28: the Quantum Chameleon, which takes the worker action of any tile on a board."""

from __future__ import annotations

from typing import Any, ClassVar

from chronotable.games.anachrony.box import Ability
from chronotable.games.anachrony.effect_text import tile_text
from chronotable.games.anachrony.state import AnachronyState
from chronotable.games.anachrony.steps.counting import given_up, tiles_of
from chronotable.games.anachrony.steps.effect import Effect, all_possible
from chronotable.games.anachrony.steps.modifiers import first_slot, is_covered, tile_fate, water_for_costs
from chronotable.games.anachrony.steps.placement import start_ability, started
from chronotable.games.anachrony.steps.spaces import can_start
from chronotable.games.anachrony.steps.telling import tell
from chronotable.games.anachrony.steps.why_space import why_cost, why_no_effect
from chronotable.games.anachrony.terms import FATES, FREE, NO_ROW, NO_WORKER, SLOTS, WATER
from chronotable.kernel.step import Refusal, Things, refuse


def copies(s: AnachronyState, who: int, worker: int, placing: int) -> list[int]:
    """Worker actions that could be copied: any player's, uncovered, not another copy (ANA-28.17 to 28.21)."""
    found: list[int] = []
    for player in s.players:
        for slot in range(SLOTS):
            tile = player.slots[slot]
            if tile in (FREE, s.box.anomaly) or not first_slot(player, slot) or is_covered(player, slot):
                continue
            ability = s.box.work[tile]
            if ability is None or is_copier(ability):
                continue
            if can_start(s, who, ability) and all_possible(
                ability.program, s, who, worker, placing, water_for_costs(s, who) - ability.cost[WATER]
            ):
                found.append(tile)
    return found


def is_copier(ability: Ability) -> bool:
    return len(ability.program) == 1 and ability.program[0].term == CopyTile.term


class CopyTile(Effect):
    """Take the worker action of any built tile; its retrieval rule applies (ANA-28.17)."""

    __slots__ = ()

    rule: ClassVar[str] = "ANA-28.17"
    in_vain: ClassVar[Refusal | None] = refuse("nothing-to-copy", "ANA-9.15")

    def options(self, s: AnachronyState) -> list[int]:
        return copies(s, s.acting, s.worker, NO_WORKER)

    def apply(self, s: AnachronyState, option: int) -> None:
        player = s.players[s.acting]
        ability = s.box.work[option]
        assert ability is not None
        for slot in range(SLOTS):
            tile = player.slots[slot]
            project = s.box.buildings <= tile < s.box.anomaly
            own = s.box.work[tile] if project and player.slot_worker[slot] != NO_WORKER else None
            if own is not None and is_copier(own):
                player.busy[player.slot_worker[slot]] -= 1
                fate = tile_fate(player, s.worker, NO_ROW, ability.fate, ability.motivates)
                player.slot_worker[slot] = s.worker * FATES + fate
                player.busy[player.slot_worker[slot]] += 1
        if s.witness is not None:
            tell(s, "copied", seat=s.acting, tile=option)
        start_ability(s, s.acting, ability)

    def key(self, s: AnachronyState, option: int) -> str:
        return f"copy:{s.box.tile_ids[option]}"

    def brings(self, s: AnachronyState) -> list[list[Any]]:
        tiles = [tile for player in s.players for tile in tiles_of(player)]
        abilities = [s.box.work[tile] for tile in [*tiles, *given_up(s.players[s.acting])]]
        return [started(ability) for ability in abilities if ability is not None and not is_copier(ability)]

    def possible(self, s: AnachronyState, who: int, worker: int, placing: int, water: int) -> bool:
        return bool(copies(s, who, worker, placing))

    def label_things(self, s: AnachronyState, option: int) -> Things:
        return {"text": tile_text(s.box, s.box.tile_ids[option])}

    def why_not(self, s: AnachronyState, verb: str, given: Things) -> Refusal | None:
        return why_copy(s, given["tile"]) if verb == "copy" else None


def why_copy(s: AnachronyState, tile: int) -> Refusal:
    """A worker action can be had only where it stands (ANA-28.17, 28.20)."""
    owner = next((player for player in s.players if tile in player.slots), None)
    ability = s.box.work[tile]
    if owner is None:
        return refuse("not-built", "ANA-28.17", tile=tile)
    if is_covered(owner, owner.slots.index(tile)):
        return refuse("covered", "ANA-28.20", tile=tile)
    if ability is None or is_copier(ability):
        return refuse("nothing-to-copy-there", "ANA-28.20", tile=tile)
    return why_cost(s, s.acting, ability) or why_no_effect(s, s.acting, ability)
