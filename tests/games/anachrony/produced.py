"""The message ids that Anachrony makes from words, by the beginning that stands in the source."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from chronotable.games.anachrony import effect_text, options, terms
from chronotable.games.anachrony.components import box, data
from chronotable.games.anachrony.verbs import VERBS
from chronotable.kernel.message import Message
from tests.locale.produced import dones, ids, laws, prompts, refusals, told, words


def messages_in(said: object) -> Iterator[str]:
    """The ids of a message and of all messages in its arguments."""
    if isinstance(said, Message):
        yield said.id
        for argument in said.args.values():
            yield from messages_in(argument)
    elif isinstance(said, list):
        for item in said:
            yield from messages_in(item)


def tile_effects() -> set[str]:
    """Everything that is said about tiles, and about the leader who has a choice."""
    content = data()
    tiles = [str(record["id"]) for record in content["buildings"] + content["superprojects"]]
    choices = [effect for leader in content["leaders"] for effect in leader["effects"] if "choose" in effect]
    said = [effect_text.tile_text(box(()), id) for id in tiles]
    said += [effect_text.effect_text(effect) for effect in choices]
    return {id for message in said for id in messages_in(message)}


def produced() -> dict[str, set[str]]:
    """The ids that Anachrony makes from words and from the records of tiles."""
    content = data()
    named = terms
    verbs = [verb for verb in VERBS if verb != "done"]
    labels = ["set_both", "power_paid", "warp_none", "discount_none", "place_hex", "free_force_workers", "free_supply"]
    events = [*told("anachrony"), "worker_placed_on_tile", "worker_placed_on_anomaly", "warp_chosen_hidden",
              "warp_chosen_nothing", "warped_nothing", "asset_kept_hidden", "endgame_kept_hidden",
              "opponent_anomaly_full", "opponent_set_workers", "opponent_set_resources"]  # fmt: skip
    events.remove("opponent_set")
    effects = tile_effects()
    return {
        "anachrony-prompt-": prompts("anachrony"),
        "anachrony-done-": dones("anachrony", lambda step: '"done"' in inspect.getsource(step.key)),
        "anachrony-option-": words("anachrony-option", [*verbs, *labels]),
        "anachrony-event-": words("anachrony-event", events),
        "anachrony-result-": words("anachrony-result", [*named.ENDINGS[1:], "alone-won", "alone-lost"]),
        "anachrony-opponent-": words("anachrony-opponent", named.OPPONENT_TERMS),
        "anachrony-deed-": words("anachrony-deed", named.DEED_TERMS),
        "anachrony-cause-": words("anachrony-cause", [*named.WHY_TERMS, *named.PASS_TERMS]),
        "anachrony-harder-": words("anachrony-harder", options.HARDER_WAYS),
        "anachrony-level-": words("anachrony-level", named.LEVEL_TERMS),
        "anachrony-law-": laws("anachrony"),
        "anachrony-why-": refusals("anachrony"),
        "anachrony-ability-": {id for id in effects if id.startswith("anachrony-ability-")},
        "anachrony-effect-": {id for id in effects if id.startswith("anachrony-effect-")},
        "anachrony-free-": words("anachrony-free", ["force_workers", "supply"]),
        # named things
        "anachrony-goods-": words("anachrony-goods", named.GOODS_TERMS),
        "anachrony-amount-": words("anachrony-amount", [*named.GOODS_TERMS, "tug"]),
        "anachrony-worker-": words("anachrony-worker", [*named.WORKER_TERMS, "any", "same_as_placed"]),
        "anachrony-column-": words("anachrony-column", ["active", "tired"]),
        "anachrony-path-": ids("anachrony-path", content["paths"]),
        "anachrony-leader-": ids("anachrony-leader", content["leaders"])
        | ids("anachrony-leader-text", content["leaders"]),
        "anachrony-condition-": ids("anachrony-condition", content["evacuation_conditions"])
        | ids("anachrony-condition-text", content["evacuation_conditions"]),
        "anachrony-row-": words("anachrony-row", named.ROW_TERMS),
        "anachrony-slot-": words("anachrony-slot", named.SLOT_TERMS),
        "anachrony-action-": words("anachrony-action", named.ACTION_TERMS),
        "anachrony-space-": words("anachrony-space", named.SPACE_TERMS),
        "anachrony-superproject-": ids("anachrony-superproject", content["superprojects"]),
        "anachrony-warp-": words("anachrony-warp", named.WARP_TERMS)
        | words("anachrony-warp-space", named.SPACE_EFFECT_TERMS),
        "anachrony-shape-": words("anachrony-shape", named.SHAPE_TERMS),
        "anachrony-icon-": words("anachrony-icon", [*named.ICON_TERMS, "any"]),
        "anachrony-die-": words("anachrony-die", ["shape", "icon"]),
        "anachrony-capital-tile-": ids("anachrony-capital-tile", content["collapsing_capital_tiles"]),
        "anachrony-endgame-": words("anachrony-endgame", named.ENDGAME_TERMS),
        "anachrony-asset-": ids("anachrony-asset", content["starting_assets"]["cards"]),
        "anachrony-category-": words("anachrony-category", [*named.CATEGORIES, named.OBJECTIVES_CATEGORY]),
        "anachrony-phase-": words("anachrony-phase", named.PHASE_TERMS),
        # values of options; the set-up dialogue names them
        "anachrony-side-": words("anachrony-side", ["a", "b"]) | words("anachrony-side-text", ["a", "b"]),
        "anachrony-paths-": words("anachrony-paths", ["choose"]),
        "anachrony-leaders-": words("anachrony-leaders", ["choose"]),
        "anachrony-evacuation-": words("anachrony-evacuation", ["a", "b"]),
    }
