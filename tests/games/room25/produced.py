"""The message ids that Room 25 makes from words, by the beginning that stands in the source."""

from __future__ import annotations

from chronotable.games.room25 import terms
from chronotable.games.room25.components import data
from chronotable.games.room25.verbs import VERBS
from tests.locale.produced import dones, ids, laws, offers_to_stop, prompts, refusals, told, words


def produced() -> dict[str, set[str]]:
    """The ids that Room 25 makes from words; the set-up dialogue names the values of options."""
    content = data()
    verbs = [verb for verb in VERBS if verb != "done"]
    abilities = [ability for character in content["characters"] for ability in character["abilities"]]
    recipes = content["recipes"] + content["example_buildings"]
    return {
        "room25-prompt-": prompts("room25") | {"room25-prompt-lost"},
        "room25-done-": dones("room25", offers_to_stop),
        "room25-option-": words("room25-option", [*verbs, "program_one"]),
        "room25-event-": words("room25-event", [*told("room25"), "room_looked_at_by_other"]),
        "room25-result-": words("room25-result", [word for word in terms.ENDINGS if word != "running"]),
        "room25-law-": laws("room25"),
        "room25-why-": refusals("room25"),
        "room25-card-": ids("room25-card", content["abm_card_kinds"])
        | ids("room25-card-name", content["abm_card_kinds"]),
        # named things
        "room25-room-": ids("room25-room", content["rooms"]) | ids("room25-room-text", content["rooms"]),
        "room25-character-": ids("room25-character", content["characters"]),
        "room25-token-": ids("room25-token", content["actions"]),
        "room25-ability-": ids("room25-ability", abilities) | ids("room25-ability-text", abilities),
        "room25-line-": words("room25-line", terms.LINE_TERMS),
        "room25-direction-": words("room25-direction", terms.DIRECTION_TERMS),
        "room25-order-": words("room25-order", ["move", "push"]),
        "room25-role-": words("room25-role", terms.ROLE_TERMS[1:]),
        "room25-colour-": ids("room25-colour", content["colours"]),
        "room25-phase-": words("room25-phase", terms.PHASE_TERMS),
        "room25-mode-": ids("room25-mode", content["modes"]) | ids("room25-mode-text", content["modes"]),
        "room25-ruleset-": words("room25-ruleset", ["classic", "season2"])
        | words("room25-ruleset-text", ["classic", "season2"]),
        "room25-difficulty-": ids("room25-difficulty", content["difficulties"])
        | ids("room25-difficulty-text", content["difficulties"]),
        "room25-recipe-": ids("room25-recipe", recipes),
        "room25-kevin-": words("room25-kevin-panic-rooms-adjacent-to", ["kevin", "each_other"]),
    }
