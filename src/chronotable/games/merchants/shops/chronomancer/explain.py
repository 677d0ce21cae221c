"""Why a key of the Chronomancer is not offered."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.naming import colour_named, ref
from chronotable.games.merchants.shops.chronomancer.rules.machines import ChangeTimeline, FreezeTime, SpendTokens
from chronotable.games.merchants.shops.chronomancer.rules.moves import MoveFigure
from chronotable.games.merchants.shops.chronomancer.rules.portals import RelicOrSupport
from chronotable.games.merchants.shops.chronomancer.rules.ring import COUNT
from chronotable.games.merchants.shops.chronomancer.rules.terms import (
    ABILITY_TERMS,
    ASSISTANT_SLOTS,
    CHRONOMANCER,
    CHRONOMANCER_SLOTS,
    FIGURE_TERMS,
    SPACE_TERMS,
    TOKENS,
)
from chronotable.games.merchants.shops.chronomancer.rules.workshop import stream, workshop
from chronotable.games.merchants.shops.presentation import Reason, Why
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.staff import ActivateStaff
from chronotable.games.merchants.terms import COLOUR_TERMS, COLOURS, NOBODY
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

RULES: Final[dict[str, str]] = {
    "bulbulator": "COVE-15.2",
    "enlarger": "COVE-15.3",
    "freeze": "COVE-13.1",
    "guard": "COVE-15.6",
    "insert": "COVE-13.10",
    "move": "COVE-12.5",
    "spend": "COVE-13.4",
    "splitter": "COVE-15.4",
    "support": "COVE-14.7",
}


def why_move(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in FIGURE_TERMS:
        return Message("merchants-why-no-such-figure", id=parts[0], known=FIGURE_TERMS), "COVE-12.5"
    if parts[1] not in SPACE_TERMS:
        return Message("merchants-why-no-such-space", id=parts[1], known=SPACE_TERMS), "COVE-12.1"
    if not isinstance(step, MoveFigure):
        return None
    shop = workshop(s, who)
    space = SPACE_TERMS.index(parts[1])
    if FIGURE_TERMS.index(parts[0]) == CHRONOMANCER:
        if space in ASSISTANT_SLOTS:
            return Message("merchants-why-other-slot"), "COVE-12.6"
        if space == shop.assistant:
            return Message("merchants-why-shared-space"), "COVE-12.7"
        return Message("merchants-why-behind-assistant", space=ref("space", SPACE_TERMS[shop.assistant])), "COVE-12.7"
    if space in CHRONOMANCER_SLOTS:
        return Message("merchants-why-other-slot"), "COVE-12.6"
    if shop.assistant in ASSISTANT_SLOTS and shop.chronomancer != shop.assistant - 1:
        return Message("merchants-why-assistant-waits"), "COVE-12.9"
    return Message("merchants-why-through-machine"), "COVE-12.8"


def why_tokens(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    """Freezing and spending."""
    shop = workshop(s, who)
    words = [] if parts == ["none"] else parts
    unknown = [word for word in words if word not in shop.parts.symbol_words]
    if unknown:
        return Message("merchants-why-no-such-symbol", id=unknown[0], known=shop.parts.symbol_words), "COVE-13.1"
    freezing = isinstance(step, FreezeTime)
    if not isinstance(step, FreezeTime if verb == "freeze" else SpendTokens):
        return None
    for word in words:
        covered = shop.covered >> shop.parts.symbol_words.index(word) & 1
        if freezing and not covered:
            return Message("merchants-why-uncovered", colour=colour_named(word)), "COVE-13.1"
        if not freezing and covered:
            return Message("merchants-why-covered", colour=colour_named(word)), "COVE-13.6"
    if freezing:
        return Message("merchants-why-freeze-count", n=shop.parts.freeze_tokens), "COVE-13.1"
    if isinstance(step, SpendTokens) and len(words) > step.hours:
        return Message("merchants-why-hours", n=step.hours), "COVE-13.5"
    if len(words) > TOKENS - COUNT[shop.covered] - shop.fresh:
        return Message("merchants-why-few-tokens", n=TOKENS - COUNT[shop.covered] - shop.fresh), "COVE-13.8"
    return None


def why_insert(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    shop = workshop(s, who)
    if parts[0] not in shop.parts.tile_ids:
        return Message("merchants-why-no-such-tile", id=parts[0], known=shop.parts.tile_ids), "COVE-2.1"
    if isinstance(step, ChangeTimeline):
        flow = [shop.parts.tile_ids[face >> 1].upper() for face in stream(shop)]
        return Message("merchants-why-not-in-stream", tile=parts[0].upper(), stream=flow), "COVE-13.10"
    return None


def why_staff(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if not isinstance(step, ActivateStaff):
        return None
    ability = ABILITY_TERMS.index(verb)
    named = ref("ability", verb)
    if s.players[who].staff[ability] == NOBODY:
        return Message("merchants-why-no-staff", ability=named), "COVE-15.1"
    if step.used >> ability & 1:
        return Message("merchants-why-staff-used", ability=named), "COVE-11.9"
    if verb == "guard":
        return Message("merchants-why-no-such-corruption"), "COVE-15.6"
    return Message("merchants-why-no-exchange", ability=named), "COVE-15.5"


def why_support(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in COLOUR_TERMS:
        return Message("merchants-why-no-such-colour", id=parts[0], known=COLOUR_TERMS), "COVE-1.4"
    if isinstance(step, RelicOrSupport):
        shown = [ref("colour", COLOUR_TERMS[colour]) for colour in range(COLOURS) if step.colours >> colour & 1]
        return Message("merchants-why-other-support", colours=shown), "COVE-14.7"
    return None


def why_relic(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    """A good where relics or support are shown; that there is such a good has been seen to."""
    if not isinstance(step, RelicOrSupport):
        return None
    shown = [s.box.good_ids[colour] for colour in range(COLOURS) if step.colours >> colour & 1]
    if parts[0] in shown:
        return Message("merchants-why-not-in-pool", good=ref("good", parts[0])), "COVE-14.8"
    return Message("merchants-why-other-goods", goods=[ref("good", id) for id in shown]), "COVE-14.5"


REASONS: Final[dict[str, Reason]] = {
    "bulbulator": why_staff,
    "enlarger": why_staff,
    "freeze": why_tokens,
    "guard": why_staff,
    "insert": why_insert,
    "move": why_move,
    "spend": why_tokens,
    "splitter": why_staff,
    "support": why_support,
    "take": why_relic,
}
