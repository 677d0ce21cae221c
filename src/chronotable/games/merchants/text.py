"""Message ids for prompts, options and events.  The words are in `locale/*/merchants*.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from chronotable.games.merchants.box import Box
from chronotable.games.merchants.naming import (
    colour_named,
    corruption_message,
    passengers_named,
    peddler_card_message,
    ref,
    slug,
    townsfolk_message,
)
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.registry import PRESENTATIONS
from chronotable.games.merchants.state import MerchantsState
from chronotable.games.merchants.steps.choice import DONE
from chronotable.games.merchants.steps.corruption import DiscardCorruption
from chronotable.games.merchants.steps.harbour import Dock, RobberPush, SeatAdventurer
from chronotable.games.merchants.steps.market import SellGoods, count_of, good_of, pier_of
from chronotable.games.merchants.steps.passengers import SwapWith
from chronotable.games.merchants.steps.townsfolk import AssignStaff
from chronotable.games.merchants.terms import (
    ADVENTURER_TERMS,
    BOAT_TERMS,
    COLOURS,
    KINDS,
    NOBODY,
    PIER_TERMS,
    ROGUE,
    SEAT_TERMS,
    SOLO_SCORE,
)
from chronotable.kernel.decision import Option
from chronotable.kernel.message import Message
from chronotable.kernel.state import Event
from chronotable.kernel.step import Step

# What the parts of an option's key are, by its verb; `?` marks a part that may be missing.
OPTION_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "assign": ("ability",),
    "discard": ("face",),
    "dock": ("berth",),
    "done": (),
    "draw": (),
    "hire": ("card",),
    "passenger": ("boat", "adventurer"),
    "seat": ("boat",),
    "sell": ("pier", "good", "n", "rogues?"),
    "take": ("good",),
}
for shown in PRESENTATIONS.values():
    OPTION_PARTS.update(shown.option_parts)

# The board elements that an option points at, by its verb; `{all}` is all that follows the verb in the key.
TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "assign": ("ability:{ability}",),
    "discard": ("face:{face}",),
    "dock": ("berth:{berth}",),
    "draw": ("bag:bag",),
    "hire": ("card:{card}",),
    "passenger": ("boat:{boat}", "passenger:{all}"),
    "seat": ("boat:{boat}",),
    "sell": ("pier:{pier}", "good:{good}", "sale:{all}"),
    "take": ("good:{good}",),
}

# Names of arguments and the kind of thing they name.
KINDS_OF: Final[dict[str, str]] = {
    "ability": "ability",
    "adventurer": "adventurer",
    "berth": "berth",
    "boat": "boat",
    "colour": "colour",
    "column": "column",
    "figure": "figure",
    "good": "good",
    "other": "adventurer",
    "out_side": "side",
    "pier": "pier",
    "rogue_card": "rogue-card",
    "side": "side",
    "space": "space",
    "to": "boat",
    "wanted": "good",
    "wanted_colour": "colour",
    "who": "piece",
}
# Arguments that become messages of their own.
MESSAGES: Final[dict[str, Callable[[Box, str], Message]]] = {
    "card": townsfolk_message,
    "face": corruption_message,
    "peddler_card": peddler_card_message,
    "replaced": townsfolk_message,
}
TILES: Final = ("tile", "out")  # shown by their number


def presentation(s: MerchantsState, step: Step[Any]) -> Presentation:
    return PRESENTATIONS[s.settings.merchants[step.seat(s)].term]


def argument(box: Box, name: str, value: Any) -> object:
    """A word of a key or an event as something with a name."""
    if name in MESSAGES:
        return MESSAGES[name](box, value)
    if name in KINDS_OF:
        return ref(KINDS_OF[name], value)
    if name == "passengers":
        return [ref("colour", word) for word in value]
    if name == "symbols" and isinstance(value, list):
        return [colour_named(word) for word in value]
    return value.upper() if name in TILES else value


def prompt(s: MerchantsState, step: Step[Any]) -> Message:
    args: dict[str, object] = presentation(s, step).prompt_args(s, step)
    if isinstance(step, SeatAdventurer):
        args["adventurer"] = ref("adventurer", ADVENTURER_TERMS[s.drawn])
    elif isinstance(step, (Dock, RobberPush)):
        args["boat"] = ref("boat", BOAT_TERMS[step.boat])
    elif isinstance(step, SwapWith):
        args["boat"] = ref("boat", BOAT_TERMS[step.passenger // KINDS])
        args["adventurer"] = ref("adventurer", ADVENTURER_TERMS[step.passenger % KINDS])
    elif isinstance(step, AssignStaff):
        args["card"] = townsfolk_message(s.box, s.box.card_ids[s.hired])
    elif isinstance(step, DiscardCorruption):
        args["n"] = step.n
    return Message(f"merchants-prompt-{slug(step.term)}", **args)


def option(s: MerchantsState, step: Step[Any], number: int) -> Option:
    key = step.key(s, number)
    verb, *parts = key.split(":")
    rule = step.rule_of(s, number)
    if number == DONE:
        return Option(key, Message(f"merchants-done-{slug(step.term)}"), (), rule)
    args: dict[str, object] = {}
    named = parts_named(verb, parts)
    if "symbol" in named:
        args["symbols"] = [colour_named(word) for word in parts if word != "none"]
    else:
        args = {name: argument(s.box, name, value) for name, value in named.items()}
    shown = presentation(s, step)
    args |= shown.option_args(s, step, number, verb)
    args |= cove_args(s, step, number)
    if verb in TARGETS:
        targets = tuple(target.format(**named, all=":".join(parts)) for target in TARGETS[verb])
    else:
        targets = shown.targets(s, verb, parts)
    return Option(key, Message(f"merchants-option-{slug(verb)}", **args), targets, rule)


def parts_named(verb: str, parts: list[str]) -> dict[str, str]:
    """The parts of a key by what they are."""
    return {name.rstrip("?"): part for name, part in zip(OPTION_PARTS[verb], parts)}


def cove_args(s: MerchantsState, step: Step[Any], number: int) -> dict[str, object]:
    """Arguments beside the parts of the key."""
    if isinstance(step, SeatAdventurer):
        return {"passengers": passengers_named(s, number)}
    if isinstance(step, Dock):
        return {"pier": ref("pier", PIER_TERMS[s.box.berth_pier[number]])}
    if isinstance(step, AssignStaff):
        earlier = s.players[step.who].staff[number]
        args: dict[str, object] = {"taken": "no" if earlier == NOBODY else "yes", "replaced": ""}
        if earlier != NOBODY:
            args["replaced"] = townsfolk_message(s.box, s.box.card_ids[earlier])
        return args
    if isinstance(step, SellGoods):
        pier, good, n, rogues = pier_of(number), good_of(number), count_of(number), number & 1
        customers = s.piers[pier * KINDS + good % COLOURS] + rogues * s.piers[pier * KINDS + ROGUE]
        batch = 1 << (pier * COLOURS + good % COLOURS)
        return {
            "n": n,
            "gold": n * s.players[step.who].prices[good] * customers,
            "cards": step.charge(s, pier, batch, n) + (rogues if not step.begun & batch else 0),
            "rogues": "yes" if rogues else "no",
        }
    return {}


def event_message(s: MerchantsState, event: Event) -> Message:
    """Only what the event itself tells: the state may be a later one."""
    if event.kind == "game_over":
        return Message("merchants-event-game-over", result=result_message(s))
    args = {name: argument(s.box, name, value) for name, value in event.args.items()}
    kind = event.kind
    if kind == "corruption_taken" and "face" not in args:
        kind = "corruption_taken_by_other"
    elif kind == "staff_assigned" and "replaced" in args:
        kind = "staff_replaced"
    elif kind == "sea_passengers_left" and event.args["adventurer"] == ADVENTURER_TERMS[ROGUE]:
        kind = "sea_rogues_left"
    return Message(f"merchants-event-{slug(kind)}", **args)


def result_message(s: MerchantsState) -> Message:
    """How it ended; a score is rated (COVE-16.1)."""
    gold = s.players[0].gold
    if s.settings.mode == SOLO_SCORE:
        return Message("merchants-result-score", gold=gold, rating=ref("rating", rating(s.box, gold)))
    if s.peddler is not None:
        won = "yes" if s.winners else "no"
        return Message("merchants-result-peddler", gold=gold, other=s.peddler.gold, won=won)
    winners = [seat for seat in range(s.settings.players) if s.winners >> seat & 1]
    return Message(
        "merchants-result-winners",
        winners=[ref("piece", SEAT_TERMS[seat]) for seat in winners],
        n=len(winners),
        gold=max(player.gold for player in s.players),
    )


def rating(box: Box, gold: int) -> str:
    """The title that so much gold is worth; whoever has less than all ask for gets the lowest."""
    fitting = [title for least, title in box.ratings if gold >= least]
    return fitting[-1] if fitting else box.ratings[0][1]
