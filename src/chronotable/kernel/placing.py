"""Described positions: a table that was set up as usual is changed to what is described, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from chronotable.kernel.errors import BadPosition
from chronotable.kernel.message import Message
from chronotable.kernel.nouns import Json
from chronotable.kernel.parts import Record

S = TypeVar("S")


def settle(s: S, position: Json, *parts: Callable[[S, Json], None]) -> None:
    """Let every part change the table in turn; BadPosition for what a part names and the table has not."""
    try:
        for part in parts:
            part(s, position)
    except BadPosition:
        raise
    except (KeyError, IndexError, StopIteration, TypeError, ValueError) as error:
        raise BadPosition(Message("kernel-position-part", detail=str(error) or type(error).__name__)) from error


def place_piles(
    s: Any, parts: Record, position: Json, piles: dict[str, list[int]], taken: Iterable[int] = ()
) -> dict[str, list[int]]:
    """Piles that are described hold what is described; cards that are named there, or `taken`, leave the others.

    Gives what is described.
    """
    named = {name: parts.value(s, position, name) for name in piles if name in position}
    gone = [*taken, *(card for cards in named.values() for card in cards)]
    for name, pile in piles.items():
        pile[:] = named[name] if name in named else [card for card in pile if card not in gone]
    return named


def obey(broken: list[Message]) -> None:
    """BadPosition that names the broken laws, if there are any."""
    if broken:
        raise BadPosition(Message("kernel-position-impossible", laws=broken))
