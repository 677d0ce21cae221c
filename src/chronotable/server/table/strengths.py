"""The bots that can be had at a table."""

from __future__ import annotations

from chronotable.bots import STRENGTHS
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message


def check_strength(name: str) -> None:
    """Only these: a client must not be able to order an hour of thinking."""
    if name not in STRENGTHS:
        raise BadOption(Message("web-bot-unknown", name=name[:40], known=list(STRENGTHS)))
