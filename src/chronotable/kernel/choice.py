"""A choice: its key as somebody gives it, and what it was once it is made."""

from __future__ import annotations

from typing import Final, NamedTuple

from chronotable.kernel.decision import Option
from chronotable.kernel.state import Event, State

LONGEST_KEY: Final = 200  # characters; the keys of all games together have up to 40


class Choice(NamedTuple):
    """One choice that was made, and what chance added to it."""

    seat: int
    key: str
    outcomes: tuple[int, ...]
    events: tuple[Event, ...]
    revealed: bool
    before: State  # the state it was made in; never changed


class Foreseen(NamedTuple):
    """A choice that could be made, and the state it leads to."""

    choice: Choice
    after: State


def key_of(choice: str | Option) -> str:
    return choice.key if isinstance(choice, Option) else choice


def may_be_key(key: object) -> bool:
    """No game has other keys: such a one is not repeated in an answer."""
    return isinstance(key, str) and len(key) <= LONGEST_KEY and key.isprintable()
