"""Lines that the summaries of packs share: a pack brings records, or tables of numbers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chronotable.kernel.message import Message, Ref

Content = dict[str, Any]


def tables(content: Content) -> Iterator[Message]:
    """The names of the tables of numbers that a pack brings; the numbers themselves are not repeated."""
    for name in content:
        if name not in ("pack", "remove"):
            yield Message("cli-packs-table", list=name)


def record(id: str, text: Message | Ref, change: str = "replaces") -> Message:
    return Message("cli-packs-record", id=id, change=change, text=text)
