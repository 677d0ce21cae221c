"""Computer players at a terminal: who of them thinks for a seat, and who chooses when one from outside fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from chronotable import bots
from chronotable.cli.storage import Table
from chronotable.kernel.errors import BadOption, BotFailed
from chronotable.kernel.match import Match
from chronotable.kernel.message import Message

STAND_IN: Final = "greedy"  # chooses where a bot from outside does not
_PATIENCE: Final = 3  # failures in a row, after which it plays on


class BotPlayers:
    def __init__(self, table: Table, tell: Callable[[Message], None]) -> None:
        self._table = table
        self._tell = tell
        self._made: dict[str, bots.Bot] = {}
        self._failures: Counter[int] = Counter()  # in a row, by seat

    def bot(self, name: str) -> bots.Bot:
        if name not in self._made:
            self._made[name] = bots.make(name)
        return self._made[name]

    def choose(self, name: str, match: Match, seat: int, who: str) -> str:
        """The key that the bot takes for the seat, whom people know as `who`; whatever is wrong with it is told."""
        try:
            key = self.bot(name).choose(match, seat)
        except BotFailed as failed:
            self._failures[seat] += 1
            return self._stood_in(name, match, seat, who, failed.why, for_good=self._failures[seat] == _PATIENCE)
        except BadOption as error:  # it cannot be had any more: a game goes on that was begun with it
            return self._stood_in(name, match, seat, who, error.message, for_good=True)
        self._failures[seat] = 0
        return key

    def _stood_in(self, name: str, match: Match, seat: int, who: str, why: Message, for_good: bool) -> str:
        words = {"who": who, "bot": bots.title(name), "quick": bots.title(STAND_IN), "why": why}
        self._tell(Message("cli-bot-plays-on" if for_good else "cli-bot-chose", **words))
        if for_good:
            self._failures[seat] = 0
            self._table.seats[seat] = STAND_IN
        return self.bot(STAND_IN).choose(match, seat)
