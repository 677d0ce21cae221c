"""Is a merchant from outside whole, and does it leave the cove and the other merchants their words?

All that the cove makes of its merchants when it is loaded is made of this one alone first.  So one with a gap is
refused as a whole, with what is missing, and takes nothing away from the others.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from copy import deepcopy
from importlib import import_module
from inspect import isabstract
from pkgutil import iter_modules
from typing import Final, get_type_hints, is_typeddict

from chronotable.components import shipped_data
from chronotable.games.merchants.cove_events import COVE_EVENTS
from chronotable.games.merchants.cove_verbs import COVE_VERBS
from chronotable.games.merchants.described_player import PLAYER
from chronotable.games.merchants.nouns import NOUNS, TOLD
from chronotable.games.merchants.shops.presentation import Presentation
from chronotable.games.merchants.shops.shop import Merchant, Parts
from chronotable.games.merchants.terms import ABILITIES
from chronotable.kernel.declared import words_in
from chronotable.kernel.described_steps import steps_of
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Noun
from chronotable.kernel.schema import short
from chronotable.kernel.step import Simultaneously, Step, own_fields
from chronotable.kernel.verbs import Verb

NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # what message ids, options and keys can hold
COVE: Final = "merchants"
COVE_STEPS: Final = "chronotable.games.merchants.steps"
# What the bases only promise.
SHOWN: Final = ("view", "laws")
RULED: Final = (
    "goods", "prices", "open_shop", "turn", "support", "staff_uses", "use_staff", "staff_key", "staff_elements",
    "why_not_staff",
)  # fmt: skip
Words = dict[str, set[str]]  # by what they are words for


class Unfit(Exception):
    """Why a merchant cannot play."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.id)
        self.message = message


def check(shown: object, term: str, package: str, taken: Mapping[str, Words]) -> None:
    """Raises Unfit; anything else that is raised is the package's own mistake.  `taken`: words by their owners."""
    if not isinstance(shown, Presentation):
        raise _other_kind("PRESENTATION", Presentation.__name__, shown)
    if shown.term != term:
        raise _other_kind("term", term, shown.term)
    if missing := [*_missing(shown)]:
        raise Unfit(Message("merchants-unfit-lacks", names=missing))
    _check_kinds(shown)
    if missing := [*_missing_types(shown), *_missing_nouns(shown, package)]:
        raise Unfit(Message("merchants-unfit-lacks", names=missing))
    own = words_of(shown, package)
    for owner, words in taken.items():
        for kind, found in own.items():
            if twice := sorted(found & words[kind]):
                raise Unfit(Message("merchants-unfit-taken", kind=kind, words=twice, owner=owner))


def cove_words() -> Words:
    """The words of the cove itself."""
    for module in iter_modules(import_module(COVE_STEPS).__path__, f"{COVE_STEPS}."):
        import_module(module.name)
    return {
        "verbs": {verb.name for verb in COVE_VERBS},
        "nouns": set(NOUNS),
        "told": set(TOLD),
        "steps": {Simultaneously.term, *(kind.term for kind in steps_of(COVE_STEPS))},
        "events": set(COVE_EVENTS),
        "arguments": _arguments(COVE_EVENTS),
        "abilities": set(),
        "fields": set(PLAYER.parts),
    }


def words_of(shown: Presentation, package: str) -> Words:
    """What must mean one thing only."""
    return {
        "verbs": {verb.name for verb in shown.verbs},
        "nouns": set(shown.nouns),
        "told": set(shown.told),
        "steps": {kind.term for kind in steps_of(package)},
        "events": set(shown.events),
        "arguments": set(shown.arguments),
        "abilities": set(shown.merchant.ability_words),
        "fields": set(shown.schema()["properties"]),
    }


def _missing(shown: Presentation) -> Iterator[str]:
    """What a merchant has to have, and this one has not."""
    if not hasattr(shown, "merchant"):
        yield "merchant"
    for name in ("ability", "seen"):
        if not hasattr(shown, name):
            yield name
    yield from (name for name in SHOWN if getattr(type(shown), name) is getattr(Presentation, name))
    rules = getattr(shown, "merchant", None)
    if isinstance(rules, Merchant):
        yield from (f"merchant.{name}" for name in RULED if getattr(type(rules), name) is getattr(Merchant, name))


def _check_kinds(shown: Presentation) -> None:
    rules = shown.merchant
    if not isinstance(rules, Merchant):
        raise _other_kind("merchant", Merchant.__name__, rules)
    if rules.term != shown.term:
        raise _other_kind("merchant.term", shown.term, rules.term)
    words = rules.ability_words
    if not all(isinstance(word, str) and NAME.fullmatch(word) for word in words) or len({*words}) != ABILITIES:
        raise Unfit(Message("merchants-unfit-abilities", name="merchant.ability_words", n=ABILITIES))
    if sorted(words_in(shown.ability)) != sorted(words):
        raise Unfit(Message("merchants-unfit-declared", name="ability", words="merchant.ability_words"))
    for name, table, kind in (("nouns", shown.nouns, Noun), ("told", shown.told, Noun)):
        for word, noun in table.items():
            if not isinstance(noun, kind) or isabstract(type(noun)):
                raise _other_kind(f"{name}.{word}", kind.__name__, noun)
    for verb in shown.verbs:
        if not isinstance(verb, Verb):
            raise _other_kind("verbs", Verb.__name__, verb)
    if not all(isinstance(names, tuple) for names in shown.events.values()):
        raise Unfit(Message("merchants-unfit-events", name="events"))
    for name, hint in (("seen", shown.seen), ("previewed", shown.previewed)):
        if not is_typeddict(hint):
            raise _other_kind(name, "TypedDict", hint)
    if not isinstance(turn := rules.turn(0), Step):
        raise _other_kind("merchant.turn()", Step.__name__, turn)
    if not isinstance(parts := shown.parts(deepcopy(shipped_data(COVE))), Parts):
        raise _other_kind("parts()", Parts.__name__, parts)


def _missing_types(shown: Presentation) -> Iterator[str]:
    """Types of what events tell and views show."""
    known = _arguments(COVE_EVENTS) | set(shown.arguments)
    yield from (f"arguments.{name}" for name in sorted(_arguments(shown.events) - known))
    get_type_hints(shown.previewed)
    if "merchant" not in get_type_hints(shown.seen):  # by which boards are chosen
        yield "seen.merchant"


def _missing_nouns(shown: Presentation, package: str) -> Iterator[str]:
    """Nouns of the fields of steps: without them no position could be described."""
    needed = {kind.nouns.get(name, name) for kind in steps_of(package) for name in own_fields(kind)}
    yield from (f"nouns.{name}" for name in sorted(needed - set(NOUNS) - set(shown.nouns)))


def _arguments(events: Mapping[str, tuple[str, ...]]) -> set[str]:
    return {name.rstrip("?!") for names in events.values() for name in names}


def _other_kind(name: str, wanted: str, found: object) -> Unfit:
    return Unfit(Message("merchants-unfit-kind", name=name, wanted=wanted, found=short(found)))
