"""What a bot from outside may use: time for a choice, and memory.  Environment variables say it to every process."""

from __future__ import annotations

import os
from typing import Final, NamedTuple

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.schema import cut

START: Final = 60.0  # seconds in which it must be there: what it imports may be large
LONGEST: Final = 65_536  # bytes of an answer
SECONDS: Final = "CHRONOTABLE_BOT_SECONDS"
MEGABYTES: Final = "CHRONOTABLE_BOT_MEGABYTES"
OUTPUT: Final = "CHRONOTABLE_BOT_OUTPUT"  # a file for what it prints; without one that goes nowhere
_MOST: Final = 1_000_000


class Limits(NamedTuple):
    seconds: int
    megabytes: int


def limits() -> Limits:
    return Limits(_number(SECONDS, 20), _number(MEGABYTES, 1024))


def _number(variable: str, usual: int) -> int:
    text = os.environ.get(variable, "")
    if not text:
        return usual
    if not (text.isascii() and text.isdigit() and len(text) < 8 and 1 <= int(text) <= _MOST):
        raise BadOption(Message("bots-limit", variable=variable, found=cut(text), most=_MOST))
    return int(text)
