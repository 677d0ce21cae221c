"""Who sits at the table: people at this terminal, and computer players."""

from __future__ import annotations

from typing import Any, Protocol

import chronotable
from chronotable.cli.storage import PERSON
from chronotable.kernel.errors import BadOption, ChronotableError
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message

STRENGTHS = ("search:200", "greedy", "random")  # offered in the set-up dialogue
USUAL = STRENGTHS[0]  # who plays the other seats unless something else is said


class Bot(Protocol):
    """A computer player, as `chronotable.bot` makes it."""

    def choose(self, match: Match, seat: int) -> str: ...


def bot(name: str) -> Bot:
    """A computer player by its short name: a kind, and for a search how many simulations (`search:200`)."""
    kind, _, number = name.partition(":")
    if number and not (number.isascii() and number.isdigit() and 0 < int(number) < 10**9):
        raise BadOption(Message("cli-player-number", name=name))
    settings: dict[str, Any] = {"simulations": int(number)} if number else {}
    try:
        made: Bot = chronotable.bot(kind, **settings)
    except ChronotableError:
        raise
    except (TypeError, ValueError) as error:
        raise BadOption(Message("cli-player-unknown", name=name, known=list(STRENGTHS))) from error
    return made


def seating(bots: str | None, seats: int) -> list[str]:
    """The first seat is a person's; the others are filled with the computer players named, the last one again."""
    if bots is None or bots == PERSON:
        return [PERSON] * seats
    names = bots.split(",")
    for name in names:
        if name != PERSON:
            bot(name)
    return [PERSON, *(names[min(seat, len(names)) - 1] for seat in range(1, seats))]
