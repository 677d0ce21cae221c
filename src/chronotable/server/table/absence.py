"""For how long nobody has been at a seat: only after a while may the others agree on a bot for it."""

from __future__ import annotations

import time
from collections.abc import Collection

from chronotable.server.table.rows import SeatRow

ABSENCE = 180.0  # seconds


class Absences:
    """How long somebody was away before the table was opened here nobody knows: it is counted from then on."""

    def __init__(self, seats: int, patience: float) -> None:
        self._patience = patience
        self._since = dict.fromkeys(range(seats), time.monotonic())

    def note(self, here: Collection[int], seats: int) -> None:
        """Whoever comes back begins anew."""
        for seat in range(seats):
            if seat in here:
                self._since.pop(seat, None)
            else:
                self._since.setdefault(seat, time.monotonic())

    def wait(self, row: SeatRow) -> float | None:
        """Seconds until a bot may play the seat; None: it has one, or somebody is there."""
        if row.bot or row.seat not in self._since:
            return None
        away = time.time() - row.since  # it was taken, or became free, so long ago
        if row.kind == "person":
            away = min(away, time.monotonic() - self._since[row.seat])
        return max(0.0, self._patience - away)
