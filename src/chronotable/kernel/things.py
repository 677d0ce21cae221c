"""What is this?  Every piece, space and number of a table in a sentence, with the rule where it counts.

A game says it once, by the kinds that boards point at (`era` of `era:dawn`) and by the names of its numbers; a special
thing of a kind has an entry of its own (`token:push`).  The answer is the same for everybody at any time, so it can
tell nothing that is hidden; what stands on a card, and how things are now, the boards say beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from chronotable.kernel.message import Message


class Thing(NamedTuple):
    """What it is called, what it is and where it counts, by which rule."""

    name: Message
    text: Message
    rule: str


class FirstNote(NamedTuple):
    """Told once, when a thing first matters: when one of these events is told, or one of these questions is asked."""

    name: str
    text: Message
    rule: str
    events: frozenset[str]
    questions: frozenset[str]  # the ids of their messages

    def fits(self, events: set[str], question: str) -> bool:
        return not self.events.isdisjoint(events) or question in self.questions


def _slug(word: str) -> str:
    return word.replace("_", "-").replace(":", "-")


def thing_of(game: str, rules: Mapping[str, str], element: str) -> Thing | None:
    """The answer for a board element or a number: the most special entry there is."""
    parts = element.split(":")
    for length in range(len(parts), 0, -1):
        name = ":".join(parts[:length])
        if name in rules:
            return Thing(Message(f"{game}-thing-{_slug(name)}"), Message(f"{game}-what-{_slug(name)}"), rules[name])
    return None


def first_notes_of(game: str, records: Mapping[str, Mapping[str, Any]]) -> Iterator[FirstNote]:
    """In the order in which they are told where several fit."""
    for name, record in records.items():
        asked = frozenset(f"{game}-prompt-{_slug(word)}" for word in record.get("questions", ()))
        told = frozenset(record.get("events", ()))
        yield FirstNote(name, Message(f"{game}-first-{_slug(name)}"), record["rule"], told, asked)
