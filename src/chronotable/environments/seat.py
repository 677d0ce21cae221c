"""One seat of a game, the others played by bots."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from chronotable.bots import Bot, make
from chronotable.bots.bot import finished
from chronotable.environments.table import Table
from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.kernel.rng import spread
from chronotable.kernel.schema import short

MOST_DRAWN = 2**48
USUAL = "random"  # it needs no look at the table, so it is by far the quickest


class SeatGame:
    """A table where one seat is asked, and bots answer for the others until it is asked again."""

    def __init__(self, table: Table, seat: int, bots: str | Sequence[str]) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < table.seats:
            raise BadOption(Message("kernel-environment-seat", found=short(seat), last=table.seats - 1))
        others = [other for other in range(table.seats) if other != seat]
        named = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(named) != len(others):
            raise BadOption(Message("kernel-environment-bots", found=short(named), n=len(others)))
        self.table = table
        self.seat = seat
        self._bots: dict[int, Bot | None] = {
            other: None if name == USUAL else make(name) for other, name in zip(others, named)
        }
        self._random = Random()

    def start(self, number: int) -> None:
        """A new game, up to the first question of the seat; the same number brings the same game."""
        self._random = Random(number)
        self.table.start(number)
        self._settle()

    def play(self, action: int) -> bool:
        """Carry an action of the seat out, and what the others do after it; no where it is masked."""
        if self.table.over or not self.table.play(self.seat, action):
            return False
        self._settle()
        return True

    def reward(self) -> float:
        return self.table.rewards()[self.seat]

    def _settle(self) -> None:
        """The others choose until the seat is to choose, or the game is over."""
        table = self.table
        own = self.seat
        while table.pending and not table.broken_off:
            for seat, _, _ in table.pending:
                if seat == own:
                    return
            seat, _, options = table.pending[0]
            table.play_option(seat, self._chosen(seat, len(options)))

    def _chosen(self, seat: int, count: int) -> int:
        bot = self._bots[seat]
        if bot is None:
            return int(self._random.random() * count)
        table, number = self.table, self._random.randrange(MOST_DRAWN)
        known = table.game.determinise(table.now, seat, spread(number))
        return finished(bot.picking(table.game, known, seat, number))
