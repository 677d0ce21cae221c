"""Why a key is not offered: computed on demand, never during search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.anachrony.effect_text import Said, ref, tile_name
from chronotable.games.anachrony.explain_space import (
    why_capital,
    why_cost,
    why_free,
    why_goods,
    why_no_effect,
    why_space,
    why_worker,
)
from chronotable.games.anachrony.state import AnachronyState, Player
from chronotable.games.anachrony.steps.capital import CopyAction, StandardAction, is_full
from chronotable.games.anachrony.steps.construct import (
    Construct,
    Discounts,
    breakthrough_ways,
    discounts,
    goods_suffice,
    has_worker_for,
    leftmost_free,
    project_in_focus,
    project_places,
)
from chronotable.games.anachrony.steps.copy_tile import CopyTile, is_copier
from chronotable.games.anachrony.steps.drafts import ENDGAME_KEPT, DraftAsset, DraftEndgame
from chronotable.games.anachrony.steps.modifiers import is_covered, water_for_costs
from chronotable.games.anachrony.steps.placement import ChooseWorker, PlaceAgain
from chronotable.games.anachrony.steps.power_up import PowerUp, power_key
from chronotable.games.anachrony.steps.recruit import Recruit
from chronotable.games.anachrony.steps.time_travel import Focus, SendBack
from chronotable.games.anachrony.steps.turn import Turn
from chronotable.games.anachrony.steps.warp import Warp
from chronotable.games.anachrony.terms import (
    ACTION_TERMS,
    BUILDINGS,
    CAPITAL_ACTIONS,
    CORE,
    ENGINEER,
    ERAS,
    EXOSUITS,
    FIRST_SLOT,
    GENIUS,
    NEUTRONIUM,
    NO_TILE,
    NO_WORKER,
    PER_ROW,
    ROW_TERMS,
    SLOT_TERMS,
    SPACE_TERMS,
    TITANIUM,
    WARP_TERMS,
    WATER,
    WORKER_TERMS,
)
from chronotable.games.anachrony.text import OPTION_PARTS, prompt
from chronotable.kernel.engine import pending
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

Why = tuple[Message, str]


def explain(s: AnachronyState, seat: int, key: str) -> Why:
    verb, *parts = key.split(":")
    if not well_formed(verb, parts):
        return Message("anachrony-why-unknown-key", key=key, verbs=sorted(OPTION_PARTS)), ""
    mine = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    if mine is None:
        if s.players[seat].passed:
            return Message("anachrony-why-passed"), "ANA-8.4"
        waiting = sorted({chooser for chooser, _, _ in pending(s)})
        choosing = [Message("kernel-player", seat=chooser + 1) for chooser in waiting]
        return Message("anachrony-why-not-your-turn", seats=choosing), "ANA-8.1"
    reason = REASONS.get(verb)
    if reason is not None and (why := reason(s, seat, parts, mine)) is not None:
        return why
    if isinstance(mine, Turn) and verb in PLACED_FIRST:
        kind, place, rule = PLACED_FIRST[verb]
        return Message("anachrony-why-place-first", action=ref(kind, place)), rule
    phase, rule, asked = DONE_IN_PHASE.get(verb, ("", "", Step))
    if not isinstance(mine, asked):
        return Message("anachrony-why-other-phase", phase=ref("phase", phase)), rule
    return Message("anachrony-why-other-question", key=key, prompt=prompt(s, mine)), mine.rule


def well_formed(verb: str, parts: list[str]) -> bool:
    names = OPTION_PARTS.get(verb)
    if names is None:
        return False
    least = len([name for name in names if name[-1] not in "?+"])
    most = 99 if any(name.endswith("+") for name in names) else len(names)
    return least <= len(parts) <= most and all(parts)


def why_place(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """A space of the main board, or Supply."""
    if not isinstance(step, (Turn, PlaceAgain)):
        return None
    if parts[0] not in SPACE_TERMS:
        return Message("anachrony-why-no-such-space", id=parts[0]), "ANA-9.4"
    space = SPACE_TERMS.index(parts[0])
    if isinstance(step, PlaceAgain) and step.own != (space >= FIRST_SLOT - 1):
        return Message("anachrony-why-free-placement"), "ANA-28.11"
    return why_space(s, seat, space)


def why_use(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """A building or superproject of the own board."""
    if not isinstance(step, (Turn, PlaceAgain)):
        return None
    if parts[0] not in s.box.tile_ids:
        return Message("anachrony-why-no-such-tile", id=parts[0]), "ANA-1.2"
    tile = s.box.tile_ids.index(parts[0])
    if tile not in s.players[seat].slots:
        return Message("anachrony-why-not-yours", tile=tile_name(parts[0])), "ANA-22.1"
    return why_space(s, seat, FIRST_SLOT + s.players[seat].slots.index(tile))


def why_anomaly(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, (Turn, PlaceAgain)):
        return None
    if parts[0] not in SLOT_TERMS:
        return Message("anachrony-why-no-such-slot", id=parts[0]), "ANA-21.1"
    return why_space(s, seat, FIRST_SLOT + SLOT_TERMS.index(parts[0]))


def why_pick_worker(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in WORKER_TERMS:
        return None
    if isinstance(step, (Turn, PlaceAgain)):
        return Message("anachrony-why-place-before-worker"), "ANA-8.2"
    if not isinstance(step, ChooseWorker):
        return None
    return why_worker(s, seat, step.space, WORKER_TERMS.index(parts[0]))


def why_take_free(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    return why_free(s, seat, parts[0]) if isinstance(step, Turn) else None


def why_build(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    worker = s.worker
    if isinstance(step, Turn):  # what would be in the way
        step = Construct(NO_TILE, False, False)
        worker = ENGINEER if s.players[seat].active[ENGINEER] else NO_WORKER
    if not isinstance(step, Construct):
        return None
    if parts[0] not in s.box.tile_ids:
        return Message("anachrony-why-no-such-tile", id=parts[0]), "ANA-1.2"
    tile = s.box.tile_ids.index(parts[0])
    player = s.players[seat]
    name = tile_name(parts[0])
    lowered = discounts(s, player, worker, step.tile)
    if tile >= BUILDINGS:
        return why_project(s, seat, tile, lowered)
    if step.projects_only:
        return Message("anachrony-why-projects-only"), "ANA-31.13"
    row = tile // PER_ROW
    tops = [stack[-1] for stack in (s.primary[row], s.secondary[row]) if stack]
    if tile not in tops:
        return Message("anachrony-why-not-on-top", tile=name), "ANA-4.5"
    slot = leftmost_free(player, row)
    if slot < 0:
        return Message("anachrony-why-row-full", row=ref("row", ROW_TERMS[row])), "ANA-11.3"
    cost = player.board.slot_cost[slot]
    if not goods_suffice(player.goods, cost, lowered) or cost[WATER] > water_for_costs(s, seat):
        return why_construction(player, name, cost, lowered)
    return None


def why_project(s: AnachronyState, seat: int, tile: int, lowered: Discounts) -> Why | None:
    player = s.players[seat]
    name = tile_name(s.box.tile_ids[tile])
    if tile != project_in_focus(s, player):
        return Message("anachrony-why-not-in-focus", tile=name, n=player.focus), "ANA-11.6"
    if not project_places(player):
        return Message("anachrony-why-no-two-slots"), "ANA-11.7"
    project = tile - BUILDINGS
    if not breakthrough_ways(s, player, project):
        return Message("anachrony-why-no-breakthrough", tile=name), "ANA-11.10"
    if not has_worker_for(s, player, project, NO_WORKER):
        worker = ref("worker", WORKER_TERMS[s.box.project_worker[project]])
        return Message("anachrony-why-no-worker-to-pay", worker=worker), "ANA-11.11"
    cost = s.box.project_cost[project]
    if cost[CORE] > player.goods[CORE] or cost[WATER] > water_for_costs(s, seat) or not goods_suffice(
        player.goods, cost, lowered
    ):  # fmt: skip
        return why_construction(player, name, cost, lowered)
    return None


def why_construction(player: Player, tile: Said, printed: list[int], lowered: Discounts) -> Why:
    """The price as it is for this worker; a discount of choice would not be enough either."""
    cost = printed.copy()
    cost[TITANIUM] = max(0, cost[TITANIUM] - lowered.titanium)
    cost[NEUTRONIUM] = max(0, cost[NEUTRONIUM] - lowered.neutronium)
    return Message("anachrony-why-cannot-pay", tile=tile, price=why_goods(player, cost)), "ANA-0.9"


def why_recruit(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, Recruit) or parts[0] not in WORKER_TERMS:
        return None
    worker = WORKER_TERMS.index(parts[0])
    if not s.recruit_pool[worker]:
        return Message("anachrony-why-not-in-pool", worker=ref("worker", parts[0])), "ANA-12.1"
    if worker == GENIUS and s.worker == ENGINEER:
        return Message("anachrony-why-engineer-genius"), "ANA-12.3"
    return None


def why_focus(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, Focus) or not parts[0].isdigit() or not 1 <= int(parts[0]) <= ERAS:
        return None
    era = int(parts[0])
    if era >= s.era:
        return Message("anachrony-why-not-past", n=era), "ANA-20.2"
    return Message("anachrony-why-out-of-range", n=s.era - era, most=s.era - min(step.options(s))), "ANA-20.2"


def why_send(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, SendBack) or parts[0] not in WARP_TERMS:
        return None
    player = s.players[seat]
    warp = ref("warp", parts[0])
    if player.warp_at[WARP_TERMS.index(parts[0])] != player.focus:
        return Message("anachrony-why-warp-elsewhere", warp=warp, n=player.focus), "ANA-35.3"
    return Message("anachrony-why-cannot-send", warp=warp), "ANA-20.8"


def why_power(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """More exosuits than hexes, a way to pay that no hexes have, or one that is too dear."""
    if not isinstance(step, PowerUp) or not parts[0].isdigit():
        return None
    player = s.players[seat]
    hexes = EXOSUITS - player.covered.bit_count()
    if int(parts[0]) > hexes:
        return Message("anachrony-why-hexes", n=hexes), "ANA-6.5" if player.covered else "ANA-6.2"
    key = ":".join(["power", *parts])
    for way in player.board.ways[player.covered]:
        if power_key(way.code) == key:
            return why_goods(player, way.cost), "ANA-6.3"
    return Message("anachrony-why-hex-price"), "ANA-6.9"


def why_action(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """A capital action to be copied by the World Council or taken through a superproject."""
    if not isinstance(step, (CopyAction, StandardAction)) or parts[0] not in ACTION_TERMS:
        return None
    action = ACTION_TERMS.index(parts[0])
    name = ref("action", parts[0])
    if action >= CAPITAL_ACTIONS:
        return Message("anachrony-why-not-capital", action=name), "ANA-14.7"
    if isinstance(step, CopyAction) and not is_full(s, action):
        return Message("anachrony-why-action-has-hex", action=name), "ANA-14.2"
    return why_capital(s.players[seat], s.worker, action)


def why_copy(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """A worker action for the Quantum Chameleon, which can be had only where it stands (ANA-28.17, 28.20)."""
    if parts[0] not in s.box.tile_ids:
        return Message("anachrony-why-no-such-tile", id=parts[0]), "ANA-1.2"
    tile, name = s.box.tile_ids.index(parts[0]), tile_name(parts[0])
    owner = next((player for player in s.players if tile in player.slots), None)
    if isinstance(step, (Turn, PlaceAgain)) and owner is not s.players[seat]:
        return Message("anachrony-why-not-yours", tile=name), "ANA-22.1"
    if not isinstance(step, CopyTile):
        return None
    ability = s.box.work[tile]
    if owner is None:
        return Message("anachrony-why-not-built", tile=name), "ANA-28.17"
    if is_covered(owner, owner.slots.index(tile)):
        return Message("anachrony-why-covered", tile=name), "ANA-28.20"
    if ability is None or is_copier(ability):
        return Message("anachrony-why-nothing-to-copy-there", tile=name), "ANA-28.20"
    return why_cost(s, seat, ability) or why_no_effect(s, seat, ability)


def why_card(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    """A draft offers the cards in hand, and says how many are kept."""
    if isinstance(step, DraftAsset):
        return Message("anachrony-why-not-in-hand"), step.rule
    if not isinstance(step, DraftEndgame):
        return None
    n = ENDGAME_KEPT[len(s.players)]
    return Message("anachrony-why-keep", n=n), step.rule


def why_warp(s: AnachronyState, seat: int, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, Warp):
        return None
    player = s.players[seat]
    if len(parts) > 2:
        return Message("anachrony-why-two-warps"), "ANA-7.1"
    for word in parts:
        if word not in WARP_TERMS:
            return Message("anachrony-why-no-such-warp", id=word), "ANA-7.4"
        if player.warp_at[WARP_TERMS.index(word)]:
            return Message("anachrony-why-warp-out", warp=ref("warp", word)), "ANA-7.1"
        if word == "exosuit" and not player.unpowered:
            return Message("anachrony-why-no-unpowered"), "ANA-7.9"
    if sum(word in WORKER_TERMS for word in parts) > player.goods[WATER]:
        return Message("anachrony-why-warp-water"), "ANA-7.5"
    return None


# Questions that follow only when a worker takes the action.
PLACED_FIRST: Final = {
    "action": ("action", "world_council", "ANA-14.2"),
    "build": ("action", "construct", "ANA-11.1"),
    "focus": ("row", "power_plant", "ANA-20.1"),
    "icon": ("action", "research", "ANA-13.1"),
    "mine": ("action", "mine", "ANA-15.1"),
    "recruit": ("action", "recruit", "ANA-12.1"),
    "set": ("action", "research", "ANA-13.1"),
    "trade": ("action", "trade", "ANA-17.1"),
}
# What is decided in a phase of its own, and the question asked there.
DONE_IN_PHASE: Final[dict[str, tuple[str, str, type[Step[Any]]]]] = {
    "power": ("power_up", "ANA-6.1", PowerUp), "warp": ("warp", "ANA-7.1", Warp),
}  # fmt: skip

REASONS: Final[dict[str, Callable[[AnachronyState, int, list[str], Step[Any]], Why | None]]] = {
    "action": why_action,
    "anomaly": why_anomaly,
    "build": why_build,
    "card": why_card,
    "copy": why_copy,
    "focus": why_focus,
    "free": why_take_free,
    "keep": why_card,
    "place": why_place,
    "power": why_power,
    "recruit": why_recruit,
    "send": why_send,
    "use": why_use,
    "warp": why_warp,
    "worker": why_pick_worker,
}
