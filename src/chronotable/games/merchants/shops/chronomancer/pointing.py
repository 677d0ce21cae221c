"""Board elements of the Chronomancer: what his options point at, and what pointing at one may mean."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ABILITY_TERMS,
    ASSISTANT_SLOTS,
    BULBULATOR,
    ENLARGER,
    FIGURE_TERMS,
    GUARD,
    SPACE_TERMS,
    SPACES,
    SPLITTER,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import workshop
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS

# The good that an ability takes from the shelf: a relic (numbered like its colour) or an artifact.
GIVEN: Final = {ABILITY_TERMS[BULBULATOR]: 0, ABILITY_TERMS[ENLARGER]: 0, ABILITY_TERMS[SPLITTER]: COLOURS}
TOKEN_VERBS: Final = ("freeze", "spend")


def targets(s: MerchantsState, verb: str, parts: list[str]) -> tuple[str, ...]:
    if verb == "move":
        return f"figure:{parts[0]}", f"space:{parts[1]}"
    if verb == "insert":
        return (f"tile:{parts[0]}",)
    if verb == "support":
        return (f"hall:{parts[0]}",)
    if verb in TOKEN_VERBS:
        return *(f"symbol:{word}" for word in parts if word != "none"), f"tokens:{':'.join(parts)}"
    if verb in GIVEN:
        return f"ability:{verb}", f"good:{s.box.good_ids[GIVEN[verb] + COLOUR_TERMS.index(parts[0])]}"
    return f"ability:{verb}", f"face:{parts[0]}"


def meant(s: MerchantsState, who: int, kind: str, id: str) -> list[str]:
    if kind == "space" and id in SPACE_TERMS:
        figures = reversed(FIGURE_TERMS) if SPACE_TERMS.index(id) in ASSISTANT_SLOTS else FIGURE_TERMS
        return [f"move:{figure}:{id}" for figure in figures]
    if kind == "figure" and id in FIGURE_TERMS:
        shop = workshop(s, who)
        at = shop.chronomancer if id == FIGURE_TERMS[0] else shop.assistant
        return [f"move:{id}:{SPACE_TERMS[(at + steps) % SPACES]}" for steps in range(1, SPACES)]
    if kind == "tile" and id in workshop(s, who).parts.tile_ids:
        return [f"insert:{id}"]
    if kind == "hall" and id in COLOUR_TERMS:
        return [f"support:{id}"]
    known = [*workshop(s, who).parts.symbol_words, "none"]
    if (kind == "symbol" and id in known[:-1]) or (kind == "tokens" and all(word in known for word in id.split(":"))):
        return [f"{verb}:{id}" for verb in TOKEN_VERBS]
    return of_staff(s, kind, id)


def of_staff(s: MerchantsState, kind: str, id: str) -> list[str]:
    """What the staff may do with a good or a corruption card, or an ability by itself."""
    guard = ABILITY_TERMS[GUARD]
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
    if ability == ABILITY_TERMS[BULBULATOR]:
        return [f"{ability}:{colour}:{wanted}" for wanted in COLOUR_TERMS if wanted != colour]
    return [f"{ability}:{colour}"]
