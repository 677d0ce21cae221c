"""Who a seat is, what it wants, and what befalls it: told to people, never looked at by the rules."""

from __future__ import annotations

from typing import Literal, NamedTuple

from chronotable.kernel.message import Message

Grade = Literal["danger", "fate"]  # what may happen; what has happened


class Brief(NamedTuple):
    """Who one is, one's side, the goal, and how the game ends.  A spectator is nobody and has no side."""

    goal: Message
    end: Message
    who: Message | None = None
    side: Message | None = None
    rule: str = ""
    secret: bool = False  # others at the table must not see it


class Fate(NamedTuple):
    """Something that threatens a seat or has befallen it, with what can still be done."""

    grade: Grade
    text: Message
    rule: str


def danger(id: str, rule: str, /, **args: object) -> Fate:
    return Fate("danger", Message(id, **args), rule)


def fate(id: str, rule: str, /, **args: object) -> Fate:
    return Fate("fate", Message(id, **args), rule)
