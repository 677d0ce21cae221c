"""Who sits at the table: people at this terminal, and computer players."""

from __future__ import annotations

from chronotable import bots
from chronotable.cli.storage import PERSON


def seating(named: str | None, seats: int) -> list[str]:
    """The first seat is a person's; the others are filled with the computer players named, the last one again."""
    if named is None or named == PERSON:
        return [PERSON] * seats
    names = named.split(",")
    for name in names:
        if name != PERSON:
            bots.make(name).close()
    return [PERSON, *(names[min(seat, len(names)) - 1] for seat in range(1, seats))]
