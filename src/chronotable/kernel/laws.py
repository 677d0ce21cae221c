"""What laws of a table have in common: how they are told, and patterns of what can be pending."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from chronotable.kernel.message import Message


def laws_of(game: str) -> Callable[..., Message]:
    """Tells the laws of a game that a state breaks, by name: `law("tiles", n=4)`."""

    def law(name: str, **args: object) -> Message:
        return Message(f"{game}-law-{name}", **args)

    return law


def either(shapes: Iterable[str]) -> str:
    """One of several patterns of the words of pending steps."""
    return "(?:" + "|".join(shapes) + ")"
