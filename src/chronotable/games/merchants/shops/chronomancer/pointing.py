"""Board elements of the Chronomancer that stand for several keys."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.rules import terms
from chronotable.games.merchants.shops.chronomancer.rules.staff import FIRST_GIVEN
from chronotable.games.merchants.shops.chronomancer.rules.workshop import workshop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS

GIVEN: Final = {terms.ABILITY_TERMS[ability]: first for ability, first in FIRST_GIVEN.items()}


def meant(s: MerchantsState, who: int, kind: str, id: str) -> list[str]:
    if kind == "space" and id in terms.SPACE_TERMS:
        figures = (
            reversed(terms.FIGURE_TERMS) if terms.SPACE_TERMS.index(id) in terms.ASSISTANT_SLOTS else terms.FIGURE_TERMS
        )
        return [f"move:{figure}:{id}" for figure in figures]
    if kind == "figure" and id in terms.FIGURE_TERMS:
        shop = workshop(s, who)
        at = shop.chronomancer if id == terms.FIGURE_TERMS[0] else shop.assistant
        return [f"move:{id}:{terms.SPACE_TERMS[(at + steps) % terms.SPACES]}" for steps in range(1, terms.SPACES)]
    return of_staff(s, kind, id)


def of_staff(s: MerchantsState, kind: str, id: str) -> list[str]:
    """What the staff may do with a good or a corruption card, or an ability by itself."""
    guard = terms.ABILITY_TERMS[terms.GUARD]
    if kind == "face" and id in s.box.corruption_ids:
        return [f"{guard}:{id}"]
    if kind == "ability" and id == guard:
        return [f"{guard}:{face}" for face in s.box.corruption_ids]
    if kind == "ability" and id in GIVEN:
        return [use for colour in COLOUR_TERMS for use in uses(id, colour)]
    if kind == "good" and id in s.box.good_ids:
        size, colour = divmod(s.box.good_ids.index(id), COLOURS)
        able = [word for word, first in GIVEN.items() if first == size * COLOURS]
        return [use for word in able for use in uses(word, COLOUR_TERMS[colour])]
    return []


def uses(ability: str, colour: str) -> list[str]:
    if ability == terms.ABILITY_TERMS[terms.BULBULATOR]:
        return [f"{ability}:{colour}:{wanted}" for wanted in COLOUR_TERMS if wanted != colour]
    return [f"{ability}:{colour}"]
