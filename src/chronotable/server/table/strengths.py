"""The bots that can be had at a table."""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.bots import STRENGTHS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message


def check_strength(name: str, outside: Sequence[str]) -> None:
    """Only those of the house, and from outside what whoever runs the server names: a client must not be able to order
    an hour of thinking."""
    known = [*STRENGTHS, *outside]
    if name not in known:
        raise BadOption(Message("web-bot-unknown", name=name[:40], known=known))
