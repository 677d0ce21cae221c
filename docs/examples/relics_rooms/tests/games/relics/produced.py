"""The message ids that Relics makes from words, by the beginning that stands in the source."""

from __future__ import annotations

from chronotable.games.relics.state import data
from tests.locale.produced import ids, prompts, refusals, told, words


def produced() -> dict[str, set[str]]:
    return {
        "relics-prompt-": prompts("relics"),
        "relics-why-": refusals("relics"),
        "relics-option-": words("relics-option", ["bid", "crystal", "send"]),
        "relics-event-": words("relics-event", [*told("relics")]),
        "relics-relic-": ids("relics-relic", data()["relics"]),
    }
