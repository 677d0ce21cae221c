"""Chapter 15: the four staff abilities.  Relics are numbered like colours, artifacts follow."""

from __future__ import annotations

from typing import Final

from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ABILITY_TERMS,
    BULBULATOR,
    ENLARGER,
    GUARD,
    SPLITTER,
)
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.corruption import faces_held, shed_corruption
from chronotable.games.merchants.steps.telling import tell
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS
from chronotable.kernel.step import Refusal, refuse

# The first of the goods that an ability takes from the shelf: relics, or artifacts.
FIRST_GIVEN: Final = {BULBULATOR: 0, ENLARGER: 0, SPLITTER: COLOURS}


def uses(s: MerchantsState, who: int, ability: int) -> list[int]:
    """The ways to use an ability: a face for the Guard, two colours for the Bulbulator, a colour for the others."""
    if ability == GUARD:
        return faces_held(s, who)
    player = s.players[who]
    shelf, pool = player.shelf, player.pool
    if ability == BULBULATOR:
        return [
            given * COLOURS + wanted
            for given in range(COLOURS)
            if shelf[given]
            for wanted in range(COLOURS)
            if wanted != given and pool[wanted]
        ]
    if ability == ENLARGER:
        return [colour for colour in range(COLOURS) if shelf[colour] and pool[COLOURS + colour]]
    needed = 2 if s.settings.splitter_needs_two else 1
    return [colour for colour in range(COLOURS) if shelf[COLOURS + colour] and pool[colour] >= needed]


def carry_out(s: MerchantsState, who: int, ability: int, use: int) -> None:
    """The exchanged piece returns to the pool at the same moment (COVE-15.5)."""
    if ability == GUARD:
        shed_corruption(s, who, use)
    elif ability == BULBULATOR:
        exchange(s, who, use // COLOURS, use % COLOURS, 1)
    elif ability == ENLARGER:
        exchange(s, who, use, COLOURS + use, 1)
    else:
        exchange(s, who, COLOURS + use, use, min(2, s.players[who].pool[use]))


def exchange(s: MerchantsState, who: int, given: int, wanted: int, n: int) -> None:
    """One good of the shelf for n of the pool."""
    player = s.players[who]
    player.shelf[given] -= 1
    player.pool[given] += 1
    player.shelf[wanted] += n
    player.pool[wanted] -= n
    if s.witness is not None:
        tell(s, "goods_exchanged", who=who, good=given, n=n, wanted=wanted)


def elements(s: MerchantsState, ability: int, use: int) -> list[str]:
    """The ability, and what it takes: a card, a relic (numbered like its colour) or an artifact."""
    word = ABILITY_TERMS[ability]
    if ability == GUARD:
        return [f"ability:{word}", f"face:{s.box.corruption_ids[use]}"]
    given = use // COLOURS if ability == BULBULATOR else use
    return [f"ability:{word}", f"good:{s.box.good_ids[FIRST_GIVEN[ability] + given]}"]


def why_not(ability: int) -> Refusal:
    if ability == GUARD:
        return refuse("no-such-corruption", "COVE-15.6")
    return refuse("no-exchange", "COVE-15.5", ability=ABILITY_TERMS[ability])


def key(s: MerchantsState, ability: int, use: int) -> str:
    word = ABILITY_TERMS[ability]
    if ability == GUARD:
        return f"{word}:{s.box.corruption_ids[use]}"
    if ability == BULBULATOR:
        return f"{word}:{COLOUR_TERMS[use // COLOURS]}:{COLOUR_TERMS[use % COLOURS]}"
    return f"{word}:{COLOUR_TERMS[use]}"
