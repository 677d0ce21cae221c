"""The message ids that The LOOP makes from words, by the beginning that stands in the source."""

from __future__ import annotations

import inspect

from chronotable.games.loop import terms
from chronotable.games.loop.components import data
from chronotable.games.loop.verbs import VERBS
from tests.locale.produced import dones, ids, laws, prompts, refusals, told, words


def operations() -> set[str]:
    """Messages of card effects, named after the operations of the data file."""
    named = words("loop-effect", data()["effect_vocabulary"]["operations"])
    moves = {"loop-effect-move-self", "loop-effect-move-agent"}
    written = {"loop-effect-choose"}  # is written as loop-effect-or
    return (named - moves - written) | {f"{move}-{how}" for move in moves for how in ("steps", "to")}


def produced() -> dict[str, set[str]]:
    """The ids that The LOOP makes from words, by the beginning that stands in the source."""
    content = data()
    return {
        "loop-prompt-": prompts("loop"),
        "loop-done-": dones("loop", lambda step: '"done"' in inspect.getsource(step.key)),
        "loop-option-": words("loop-option", [verb for verb in VERBS if verb != "done"] + ["era_idle"]),
        "loop-event-": words("loop-event", [*told("loop")]),
        "loop-result-": words("loop-result", [word for word in terms.ENDINGS if word != "running"]),
        "loop-ability-": words("loop-ability", [*terms.ABILITY_TIMINGS]),
        "loop-law-": laws("loop"),
        "loop-why-": refusals("loop"),
        "loop-effect-": operations() | {"loop-effect-energy-alone", "loop-effect-rift-alone"},
        # named things
        "loop-era-": ids("loop-era", content["eras"]),
        "loop-dimension-": ids("loop-dimension", content["dimensions"]),
        "loop-agent-": ids("loop-agent", content["agents"]),
        "loop-card-": ids("loop-card", content["starting_cards"] + content["arsenal_cards"]),
        "loop-mission-": ids("loop-mission", content["missions"])
        | ids("loop-mission-text", content["missions"])
        | words("loop-mission-does", [*terms.MISSION_KINDS]),
        "loop-ultra-": ids("loop-ultra", content["ultramachine_cards"])
        | words("loop-ultra-text", [*terms.ULTRA_KINDS]),
        "loop-mode-": ids("loop-mode", content["modes"]) | ids("loop-mode-text", content["modes"]),
        "loop-level-": ids("loop-level", content["difficulty_levels"]),
        "loop-machine-": words("loop-machine", ["default", "uniform", "narrow", "manual"]),
        "loop-phase-": words("loop-phase", [*terms.PHASE_TERMS]),
        "loop-direction-": words("loop-direction", ["next", "previous"]),
    }
