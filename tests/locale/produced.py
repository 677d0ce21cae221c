"""The message ids that code can produce: literals in the source, and ids made from the games' words."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import chronotable
from chronotable.games import game
from chronotable.games.anachrony import components as anachrony_components
from chronotable.games.anachrony import effect_text as anachrony_effect_text
from chronotable.games.anachrony import events as anachrony_events
from chronotable.games.anachrony import terms as anachrony_terms
from chronotable.games.anachrony import text as anachrony_text
from chronotable.games.loop import components as loop_components
from chronotable.games.loop import events as loop_events
from chronotable.games.loop import terms as loop_terms
from chronotable.games.loop import text as loop_text
from chronotable.games.merchants import components as merchants_components
from chronotable.games.merchants import events as merchants_events
from chronotable.games.merchants import terms as merchants_terms
from chronotable.games.merchants import text as merchants_text
from chronotable.games.merchants.shops.chronomancer.rules import terms as chronomancer_terms
from chronotable.games.room25 import components as room25_components
from chronotable.games.room25 import events as room25_events
from chronotable.games.room25 import terms as room25_terms
from chronotable.games.room25 import text as room25_text
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

SOURCE = Path(chronotable.__file__).parent
# What this folder answers for wholly; of cli-* only that nothing is missing.
PREFIXES = ("anachrony-", "bots-", "kernel-", "loop-", "merchants-", "room25-")

Record = dict[str, Any]


def slug(word: str) -> str:
    return word.replace("_", "-")


def literals(prefixes: tuple[str, ...] = PREFIXES) -> Iterator[tuple[str, str, bool]]:
    """Message ids in the source: the file, the id or its beginning, and whether it is complete."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first = node.values[0] if node.values else None
                if isinstance(first, ast.Constant) and str(first.value).startswith(prefixes):
                    yield str(file.relative_to(SOURCE)), str(first.value), False
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                if node.value.startswith(prefixes) and " " not in node.value:
                    yield str(file.relative_to(SOURCE)), node.value, not node.value.endswith("-")


def said_with() -> Iterator[tuple[str, str, set[str]]]:
    """Messages whose id and arguments stand in the source: the file, the id, the names of the arguments."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            id, names = node.args[0], {keyword.arg for keyword in node.keywords}
            if not isinstance(id, ast.Constant) or None in names:
                continue
            if node.func.id == "Message" and str(id.value).startswith(PREFIXES):
                yield str(file.relative_to(SOURCE)), str(id.value), {str(name) for name in names}
            elif node.func.id == "law":
                yield file.parent.name, f"{file.parent.name}-law-{id.value!s}", {str(name) for name in names}


def steps(name: str, cls: type[Step[Any]] = Step) -> Iterator[type[Step[Any]]]:
    """Every kind of step of a game that can ask for a choice: those that name their options."""
    assert game(name).name == name  # its import brings all steps along
    for kind in cls.__subclasses__():
        yield from steps(name, kind)
        if kind.term and kind.__module__.startswith(f"chronotable.games.{name}.") and kind.key is not Step.key:
            yield kind


def laws(name: str) -> set[str]:
    """Ids of laws: the first argument of every call of `law` in a file of laws."""
    return {
        f"{name}-law-{node.args[0].value}"
        for file in sorted((SOURCE / "games" / name).glob("*laws*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "law"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[0].value, str)
    }


def prompts(name: str) -> set[str]:
    return {f"{name}-prompt-{slug(step.term)}" for step in steps(name)}


def dones(name: str, offers_done: Callable[[type[Step[Any]]], bool]) -> set[str]:
    return {f"{name}-done-{slug(step.term)}" for step in steps(name) if offers_done(step)}


def ids(beginning: str, records: list[Record]) -> set[str]:
    return {f"{beginning}-{slug(record['id'])}" for record in records}


def words(beginning: str, found: list[str]) -> set[str]:
    return {f"{beginning}-{slug(word)}" for word in found}


# ---- The LOOP


def loop_operations() -> set[str]:
    """Messages of card effects, named after the operations of the data file."""
    named = words("loop-effect", loop_components.data()["effect_vocabulary"]["operations"])
    moves = {"loop-effect-move-self", "loop-effect-move-agent"}
    written = {"loop-effect-choose"}  # is written as loop-effect-or
    return (named - moves - written) | {f"{move}-{how}" for move in moves for how in ("steps", "to")}


def loop_produced() -> dict[str, set[str]]:
    """The ids that The LOOP makes from words, by the beginning that stands in the source."""
    content = loop_components.data()
    return {
        "loop-prompt-": prompts("loop"),
        "loop-done-": dones("loop", lambda step: '"done"' in inspect.getsource(step.key)),
        "loop-option-": words("loop-option", [verb for verb in loop_text.OPTION_PARTS if verb != "done"]),
        "loop-event-": words("loop-event", [*loop_events.EVENTS.kinds]),
        "loop-result-": words("loop-result", [word for word in loop_terms.ENDINGS if word != "running"]),
        "loop-ability-": words("loop-ability", [*loop_terms.ABILITY_TIMINGS]),
        "loop-law-": laws("loop"),
        "loop-effect-": loop_operations() | {"loop-effect-energy-alone", "loop-effect-rift-alone"},
        # named things
        "loop-era-": ids("loop-era", content["eras"]),
        "loop-dimension-": ids("loop-dimension", content["dimensions"]),
        "loop-agent-": ids("loop-agent", content["agents"]),
        "loop-card-": ids("loop-card", content["starting_cards"] + content["arsenal_cards"]),
        "loop-mission-": ids("loop-mission", content["missions"])
        | ids("loop-mission-text", content["missions"])
        | words("loop-mission-does", [*loop_terms.MISSION_KINDS]),
        "loop-ultra-": ids("loop-ultra", content["ultramachine_cards"])
        | words("loop-ultra-text", [*loop_terms.ULTRA_KINDS]),
        "loop-mode-": ids("loop-mode", content["modes"]) | ids("loop-mode-text", content["modes"]),
        "loop-level-": ids("loop-level", content["difficulty_levels"]),
        "loop-machine-": words("loop-machine", ["default", "uniform", "narrow", "manual"]),
        "loop-phase-": words("loop-phase", [*loop_terms.PHASE_TERMS]),
        "loop-direction-": words("loop-direction", ["next", "previous"]),
    }


# ---- Room 25


def offers_to_stop(step: type[Step[Any]]) -> bool:
    """Of the steps that choose a room or a character only some also have the option to choose nothing."""
    return bool(re.search(r'"done"|\bNOTHING\b|\bDONE\b', inspect.getsource(step)))


def room25_produced() -> dict[str, set[str]]:
    """The ids that Room 25 makes from words; the set-up dialogue names the values of options."""
    content = room25_components.data()
    verbs = [verb for verb in room25_text.OPTION_PARTS if verb != "done"]
    abilities = [ability for character in content["characters"] for ability in character["abilities"]]
    recipes = content["recipes"] + content["example_buildings"]
    return {
        "room25-prompt-": prompts("room25"),
        "room25-done-": dones("room25", offers_to_stop),
        "room25-option-": words("room25-option", [*verbs, "program_one"]),
        "room25-event-": words("room25-event", [*room25_events.EVENTS.kinds, "room_looked_at_by_other"]),
        "room25-result-": words("room25-result", [word for word in room25_terms.ENDINGS if word != "running"]),
        "room25-law-": laws("room25"),
        "room25-card-": ids("room25-card", content["abm_card_kinds"])
        | ids("room25-card-name", content["abm_card_kinds"]),
        # named things
        "room25-room-": ids("room25-room", content["rooms"]) | ids("room25-room-text", content["rooms"]),
        "room25-character-": ids("room25-character", content["characters"]),
        "room25-token-": ids("room25-token", content["actions"]),
        "room25-ability-": ids("room25-ability", abilities) | ids("room25-ability-text", abilities),
        "room25-line-": words("room25-line", room25_terms.LINE_TERMS),
        "room25-direction-": words("room25-direction", room25_terms.DIRECTION_TERMS),
        "room25-order-": words("room25-order", ["move", "push"]),
        "room25-role-": words("room25-role", room25_terms.ROLE_TERMS[1:]),
        "room25-colour-": ids("room25-colour", content["colours"]),
        "room25-phase-": words("room25-phase", room25_terms.PHASE_TERMS),
        "room25-mode-": ids("room25-mode", content["modes"]) | ids("room25-mode-text", content["modes"]),
        "room25-ruleset-": words("room25-ruleset", ["classic", "season2"])
        | words("room25-ruleset-text", ["classic", "season2"]),
        "room25-difficulty-": ids("room25-difficulty", content["difficulties"])
        | ids("room25-difficulty-text", content["difficulties"]),
        "room25-recipe-": ids("room25-recipe", recipes),
        "room25-kevin-": words("room25-kevin-panic-rooms-adjacent-to", ["kevin", "each_other"]),
    }


# ---- Merchants Cove


def merchants_produced() -> dict[str, set[str]]:
    """The ids that Merchants Cove makes from words; the set-up dialogue names the values of options."""
    content = merchants_components.data()
    verbs = [verb for verb in merchants_text.OPTION_PARTS if verb != "done"]
    kinds = [*merchants_events.EVENTS.kinds, "corruption_taken_by_other", "sea_rogues_left", "staff_replaced"]
    abilities = chronomancer_terms.ABILITY_TERMS
    pieces = [*merchants_terms.SEAT_TERMS, merchants_terms.PEDDLER_WORD]
    charges = merchants_terms.CORRUPTION_MODE_TERMS
    return {
        "merchants-prompt-": prompts("merchants"),
        "merchants-done-": dones("merchants", offers_to_stop),
        "merchants-option-": words("merchants-option", verbs),
        "merchants-event-": words("merchants-event", kinds),
        "merchants-law-": laws("merchants"),
        "merchants-effect-": words("merchants-effect", merchants_terms.EFFECT_TERMS),
        "merchants-peddler-": words("merchants-peddler", merchants_terms.PEDDLER_EFFECT_TERMS),
        "merchants-action-": ids("merchants-action", content["portal_action_types"])
        | words("merchants-action", ["change_timeline", "freeze_time"]),
        # named things
        "merchants-piece-": words("merchants-piece", pieces),
        "merchants-colour-": words("merchants-colour", merchants_terms.ADVENTURER_TERMS),
        "merchants-adventurer-": words("merchants-adventurer", merchants_terms.ADVENTURER_TERMS),
        "merchants-good-": ids("merchants-good", content["goods"]),
        "merchants-boat-": words("merchants-boat", merchants_terms.BOAT_TERMS),
        "merchants-berth-": words("merchants-berth", merchants_terms.BERTH_TERMS),
        "merchants-pier-": words("merchants-pier", merchants_terms.PIER_TERMS),
        "merchants-merchant-": words("merchants-merchant", ["chronomancer"]),
        "merchants-figure-": words("merchants-figure", chronomancer_terms.FIGURE_TERMS),
        "merchants-space-": words("merchants-space", chronomancer_terms.SPACE_TERMS),
        "merchants-side-": words("merchants-side", chronomancer_terms.SIDE_TERMS),
        "merchants-column-": words("merchants-column", chronomancer_terms.COLUMN_TERMS),
        "merchants-ability-": words("merchants-ability", abilities) | words("merchants-ability-text", abilities),
        "merchants-phase-": words("merchants-phase", merchants_terms.PHASE_TERMS),
        "merchants-mode-": ids("merchants-mode", content["modes"]) | ids("merchants-mode-text", content["modes"]),
        "merchants-difficulty-": ids("merchants-difficulty", content["peddler"]["difficulty"])
        | ids("merchants-difficulty-text", content["peddler"]["difficulty"]),
        "merchants-rogue-card-": ids("merchants-rogue-card", content["rogue_cards"])
        | ids("merchants-rogue-card-text", content["rogue_cards"]),
        "merchants-townsfolk-set-": ids("merchants-townsfolk-set", content["townsfolk_sets"]),
        "merchants-black-market-": words("merchants-black-market-corruption-mode", charges),
        "merchants-rating-": ids("merchants-rating", content["solo_ratings"]),
    }


# ---- Anachrony


def messages_in(said: object) -> Iterator[str]:
    """The ids of a message and of all messages in its arguments."""
    if isinstance(said, Message):
        yield said.id
        for argument in said.args.values():
            yield from messages_in(argument)
    elif isinstance(said, list):
        for item in said:
            yield from messages_in(item)


def anachrony_effects() -> set[str]:
    """Everything that is said about tiles, and about the leader who has a choice."""
    content = anachrony_components.data()
    tiles = [str(record["id"]) for record in content["buildings"] + content["superprojects"]]
    choices = [effect for leader in content["leaders"] for effect in leader["effects"] if effect["op"] == "choose"]
    said = [anachrony_effect_text.tile_text(id) for id in tiles]
    said += [[anachrony_effect_text.effect_text(effect) for effect in choices]]
    return {id for message in said for id in messages_in(message)}


def anachrony_produced() -> dict[str, set[str]]:
    """The ids that Anachrony makes from words and from the records of tiles."""
    content = anachrony_components.data()
    named = anachrony_terms
    verbs = [verb for verb in anachrony_text.OPTION_PARTS if verb != "done"]
    labels = ["set_both", "power_paid", "warp_none", "discount_none", "place_hex", "free_force_workers", "free_supply"]
    events = [*anachrony_events.EVENTS.kinds, "worker_placed_on_tile", "worker_placed_on_anomaly", "warp_chosen_hidden",
              "warp_chosen_nothing", "warped_nothing", "asset_kept_hidden", "endgame_kept_hidden"]  # fmt: skip
    effects = anachrony_effects()
    return {
        "anachrony-prompt-": prompts("anachrony"),
        "anachrony-done-": dones("anachrony", lambda step: '"done"' in inspect.getsource(step.key)),
        "anachrony-option-": words("anachrony-option", [*verbs, *labels]),
        "anachrony-event-": words("anachrony-event", events),
        "anachrony-result-": words("anachrony-result", [word for word in named.ENDINGS if word != "running"]),
        "anachrony-law-": laws("anachrony"),
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
        "anachrony-category-": words("anachrony-category", named.CATEGORIES),
        "anachrony-phase-": words("anachrony-phase", named.PHASE_TERMS),
        # values of options; the set-up dialogue names them
        "anachrony-side-": words("anachrony-side", ["a", "b"]) | words("anachrony-side-text", ["a", "b"]),
        "anachrony-paths-": words("anachrony-paths", ["choose"]),
        "anachrony-leaders-": words("anachrony-leaders", ["choose"]),
        "anachrony-evacuation-": words("anachrony-evacuation", ["a", "b"]),
    }


def produced() -> dict[str, set[str]]:
    return loop_produced() | room25_produced() | merchants_produced() | anachrony_produced()
