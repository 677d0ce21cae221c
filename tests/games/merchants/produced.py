"""The message ids that Merchants Cove makes from words, by the beginning that stands in the source."""

from __future__ import annotations

from chronotable.games.merchants import terms
from chronotable.games.merchants.components import data
from chronotable.games.merchants.events import EVENTS
from chronotable.games.merchants.shops.chronomancer.rules import terms as chronomancer_terms
from chronotable.games.merchants.verbs import VERBS
from tests.locale.produced import dones, ids, laws, offers_to_stop, prompts, refusals, words


def produced() -> dict[str, set[str]]:
    """The ids that Merchants Cove makes from words; the set-up dialogue names the values of options."""
    content = data()
    verbs = [verb for verb in VERBS if verb != "done"]
    kinds = [*EVENTS.kinds, "corruption_taken_by_other", "sea_rogues_left", "staff_replaced"]
    abilities = chronomancer_terms.ABILITY_TERMS
    pieces = [*terms.SEAT_TERMS, terms.PEDDLER_WORD]
    charges = terms.CORRUPTION_MODE_TERMS
    return {
        "merchants-prompt-": prompts("merchants"),
        "merchants-done-": dones("merchants", offers_to_stop),
        "merchants-option-": words("merchants-option", verbs),
        "merchants-event-": words("merchants-event", kinds),
        "merchants-law-": laws("merchants"),
        "merchants-why-": refusals("merchants"),
        "merchants-effect-": words("merchants-effect", terms.EFFECT_TERMS),
        "merchants-peddler-": words("merchants-peddler", terms.PEDDLER_EFFECT_TERMS),
        "merchants-action-": ids("merchants-action", content["portal_action_types"])
        | words("merchants-action", ["change_timeline", "freeze_time"]),
        # named things
        "merchants-piece-": words("merchants-piece", pieces),
        "merchants-colour-": words("merchants-colour", terms.ADVENTURER_TERMS),
        "merchants-adventurer-": words("merchants-adventurer", terms.ADVENTURER_TERMS),
        "merchants-good-": ids("merchants-good", content["goods"]),
        "merchants-boat-": words("merchants-boat", terms.BOAT_TERMS),
        "merchants-berth-": words("merchants-berth", terms.BERTH_TERMS),
        "merchants-pier-": words("merchants-pier", terms.PIER_TERMS),
        "merchants-merchant-": words("merchants-merchant", ["chronomancer"]),
        "merchants-figure-": words("merchants-figure", chronomancer_terms.FIGURE_TERMS),
        "merchants-space-": words("merchants-space", chronomancer_terms.SPACE_TERMS),
        "merchants-side-": words("merchants-side", chronomancer_terms.SIDE_TERMS),
        "merchants-column-": words("merchants-column", chronomancer_terms.COLUMN_TERMS),
        "merchants-ability-": words("merchants-ability", abilities) | words("merchants-ability-text", abilities),
        "merchants-phase-": words("merchants-phase", terms.PHASE_TERMS),
        "merchants-mode-": ids("merchants-mode", content["modes"]) | ids("merchants-mode-text", content["modes"]),
        "merchants-difficulty-": ids("merchants-difficulty", content["peddler"]["difficulty"])
        | ids("merchants-difficulty-text", content["peddler"]["difficulty"]),
        "merchants-rogue-card-": ids("merchants-rogue-card", content["rogue_cards"])
        | ids("merchants-rogue-card-text", content["rogue_cards"]),
        "merchants-townsfolk-set-": ids("merchants-townsfolk-set", content["townsfolk_sets"]),
        "merchants-black-market-": words("merchants-black-market-corruption-mode", charges),
        "merchants-rating-": ids("merchants-rating", content["solo_ratings"]),
    }
