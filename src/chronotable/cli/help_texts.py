"""The texts of `--help`, which are English: they are printed before a language is chosen."""

from __future__ import annotations

from collections.abc import Callable

from chronotable.kernel.message import Message
from chronotable.locale import render


def english(command: str) -> Callable[..., str]:
    """What gives the texts of a command by their names."""

    def text(id: str, **args: object) -> str:
        return render(Message(f"cli-{command}-{id}", **args), "en")

    return text
