"""How large a value from outside may be, measured before anything else looks at it.

Checking against a schema, copying and comparing all take longer than counting: a value that is no real position or
set of options by its size alone is refused at once, in time and memory that do not depend on how large it is.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from chronotable.kernel.message import Message

MOST_DIGITS: Final = 100  # of one number: Python itself refuses to write down much longer ones
MOST_BITS: Final = 332


class Bounds(NamedTuple):
    """The most that a value may hold."""

    characters: int  # of texts, names and digits
    items: int  # entries of all lists and objects in it
    depth: int  # lists and objects inside one another


# Measured over random games of all four games at their largest tables: options take up to 600 characters in 25 items,
# positions 9,000 characters in 700 items, 6 deep.  Packs may make both larger, but not by much.
OPTIONS: Final = Bounds(8_000, 250, 20)
POSITION: Final = Bounds(64_000, 5_000, 40)
PACK: Final = Bounds(1_000_000, 50_000, 40)  # all printed cards of a box take some 50,000 characters


def too_large(value: Any, bounds: Bounds) -> Message | None:
    """What to say of a value that is larger than that, or None.  It need not be JSON, and may contain itself."""
    most_characters, most_items, most_depth = bounds
    characters = items = 0
    waiting: list[tuple[Any, int]] = [(value, 1)]
    while waiting:
        part, depth = waiting.pop()
        if isinstance(part, dict):
            items += len(part)
            inner: list[Any] = [*part, *part.values()] if items <= most_items else []
        elif isinstance(part, (list, tuple)):
            items += len(part)
            inner = list(part) if items <= most_items else []
        else:
            characters += _written(part)
            if isinstance(part, int) and part.bit_length() > MOST_BITS:
                return Message("kernel-measure-number", most=MOST_DIGITS)
            inner = []
        if inner and depth > most_depth:
            return Message("kernel-measure-deep", most=most_depth)
        if items > most_items:
            return Message("kernel-measure-items", most=most_items)
        if characters > most_characters:
            return Message("kernel-measure-characters", most=most_characters)
        waiting += [(each, depth + 1) for each in inner]
    return None


def _written(value: object) -> int:
    """How many characters it takes, roughly."""
    if isinstance(value, (str, bytes)):
        return len(value)
    return value.bit_length() // 3 + 1 if isinstance(value, int) else 1
