"""Why a key is not offered: computed on demand, never during search."""

from __future__ import annotations

from typing import Any, Final

from chronotable.games.merchants.naming import ref
from chronotable.games.merchants.nouns import piece_word
from chronotable.games.merchants.shops.presentation import Reason, Why
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.goods import TakeGood
from chronotable.games.merchants.steps.harbour import Dock, SeatAdventurer
from chronotable.games.merchants.steps.market import SellGoods
from chronotable.games.merchants.steps.townsfolk import Hire
from chronotable.games.merchants.terms import (
    BERTH_TERMS,
    BOAT_TERMS,
    COLOUR_TERMS,
    COLOURS,
    CULTIST_CUSTOMERS,
    KINDS,
    NOBODY,
    PIER_TERMS,
    ROGUE,
)
from chronotable.games.merchants.text import OPTION_PARTS, option, prompt
from chronotable.kernel.engine import pending
from chronotable.kernel.message import Message
from chronotable.kernel.step import Step

# The rule that a verb rests on.
RULES: Final[dict[str, str]] = {
    "assign": "COVE-11.7",
    "discard": "COVE-11.10",
    "dock": "COVE-6.7",
    "done": "COVE-5.4",
    "draw": "COVE-11.10",
    "hire": "COVE-11.2",
    "passenger": "COVE-11.10",
    "seat": "COVE-6.5",
    "sell": "COVE-7.3",
    "take": "COVE-14.5",
}


def explain(s: MerchantsState, seat: int, key: str) -> Why:
    verb, *parts = key.split(":")
    names = OPTION_PARTS.get(verb)
    if names is None or not len([n for n in names if not n.endswith("?")]) <= len(parts) <= len(names):
        return Message("merchants-why-unknown-key", key=key, verbs=sorted(OPTION_PARTS)), ""
    shown = PRESENTATIONS[s.settings.merchants[seat].term]
    mine = next((step for chooser, step, _ in pending(s) if chooser == seat), None)
    if mine is None:
        waiting = [ref("piece", piece_word(s, chooser)) for chooser, _, _ in pending(s)]
        return Message("merchants-why-not-your-turn", pieces=waiting), "COVE-5.1"
    for reason in (REASONS.get(verb), shown.reasons.get(verb)):
        if reason is not None and (why := reason(s, seat, verb, parts, mine)) is not None:
            return why
    offered = [option(s, mine, number) for number in mine.options(s)]
    if any(known.key.partition(":")[0] == verb for known in offered):
        labels = [known.label for known in offered if known.key != "done"]
        return Message("merchants-why-not-offered", key=key, offered=labels), mine.rule
    return Message("merchants-why-other-question", question=prompt(s, mine)), {**RULES, **shown.rules}[verb]


def why_take(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in s.box.good_ids:
        return Message("merchants-why-no-such-good", id=parts[0], known=s.box.good_ids), "COVE-2.2"
    good = s.box.good_ids.index(parts[0])
    if isinstance(step, TakeGood) and step.goods >> good & 1:
        return Message("merchants-why-not-in-pool", good=ref("good", parts[0])), "COVE-14.8"
    if isinstance(step, TakeGood):
        shown = [ref("good", id) for number, id in enumerate(s.box.good_ids) if step.goods >> number & 1]
        return Message("merchants-why-other-goods", goods=shown), step.rule_of(s, 0)
    return None


def why_hire(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in s.box.card_ids:
        return Message("merchants-why-no-such-card", id=parts[0]), "COVE-11.1"
    if isinstance(step, Hire):
        square = [s.box.card_ids[card].upper() for card in s.square]
        return Message("merchants-why-not-in-square", card=parts[0].upper(), square=square), "COVE-11.2"
    return None


def why_seat(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in BOAT_TERMS:
        return Message("merchants-why-no-such-boat", id=parts[0], known=BOAT_TERMS), "COVE-3.4"
    if not isinstance(step, SeatAdventurer):
        return None
    boat = BOAT_TERMS.index(parts[0])
    named = ref("boat", parts[0])
    if boat == step.besides:
        return Message("merchants-why-same-boat", boat=named), "COVE-11.10"
    if boat in s.berths:
        return Message("merchants-why-docked", boat=named), "COVE-6.10"
    return Message("merchants-why-full", boat=named), "COVE-6.6"


def why_dock(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in BERTH_TERMS:
        return Message("merchants-why-no-such-berth", id=parts[0], known=BERTH_TERMS), "COVE-6.9"
    if not isinstance(step, Dock):
        return None
    berth = BERTH_TERMS.index(parts[0])
    if s.berths[berth] != NOBODY:
        return Message("merchants-why-berth-taken", berth=ref("berth", parts[0])), "COVE-6.7"
    return Message("merchants-why-other-side", berth=ref("berth", parts[0])), "COVE-6.7"


def why_sell(s: MerchantsState, who: int, verb: str, parts: list[str], step: Step[Any]) -> Why | None:
    if parts[0] not in PIER_TERMS:
        return Message("merchants-why-no-such-pier", id=parts[0], known=PIER_TERMS), "COVE-6.9"
    if parts[1] not in s.box.good_ids:
        return Message("merchants-why-no-such-good", id=parts[1], known=s.box.good_ids), "COVE-2.2"
    if not isinstance(step, SellGoods):
        return None
    pier, good = PIER_TERMS.index(parts[0]), s.box.good_ids.index(parts[1])
    named = {"pier": ref("pier", parts[0]), "good": ref("good", parts[1])}
    held = s.players[who].shelf[good]
    if not parts[2].isdecimal() or not 1 <= int(parts[2]) <= held:
        return Message("merchants-why-not-on-shelf", n=held, good=named["good"]), "COVE-7.3"
    if not s.box.pier_accepts[pier] >> (good // COLOURS) & 1:
        return Message("merchants-why-size", **named), "COVE-6.9"
    if len(parts) > 3 and s.settings.rogue_effect != CULTIST_CUSTOMERS:
        return Message("merchants-why-rogues-buy-nothing"), "COVE-10.3"
    if len(parts) > 3 and not s.piers[pier * KINDS + ROGUE]:
        return Message("merchants-why-no-rogues", pier=named["pier"]), "COVE-10.4"
    if len(parts) == 3 and not s.piers[pier * KINDS + good % COLOURS]:
        colour = ref("colour", COLOUR_TERMS[good % COLOURS])
        return Message("merchants-why-no-customers", pier=named["pier"], colour=colour), "COVE-7.3"
    return Message("merchants-why-batch", pier=named["pier"]), "COVE-10.4"


REASONS: Final[dict[str, Reason]] = {
    "dock": why_dock,
    "hire": why_hire,
    "seat": why_seat,
    "sell": why_sell,
    "take": why_take,
}
