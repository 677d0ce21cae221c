"""What a list says of a table: kept beside the log, so that nobody has to play it again to draw a list.

Every line of the log says how many choices there are after it and who is to choose then.  The rest, which costs a view
of the match, is written now and then: it is true of the line it names, and nearly so of those that follow.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from chronotable.games import game as find_game
from chronotable.kernel.errors import ChronotableError
from chronotable.server.table import views
from chronotable.server.table.rows import EntryRow
from chronotable.server.wire_http import Ended
from chronotable.server.wire_parts import Json

if TYPE_CHECKING:
    from chronotable.server.table.table import Table


class Summary(msgspec.Struct, frozen=True):
    rules: str  # those of the program that found it: others may find something else
    number: int  # how many lines of the log there were
    choices: int
    waiting: list[int]
    over: bool
    updated: float
    facts: Json  # the short ones of the spectator's view
    chosen: dict[int, float]  # by seat: when somebody chose there last
    ended: Ended | None = None

    @classmethod
    def of(cls, table: Table) -> Summary:
        is_over = table.is_over
        waiting = [] if is_over else table.picture.waiting
        rules, choices = table.match.game.rules_version, len(table.match.history)
        facts = views.facts(table.match.view(None))
        found = table.picture.result
        ended = None if found is None else Ended(found.winners, found.victor)
        return cls(rules, table.version, choices, waiting, is_over, table.updated, facts, dict(table.chosen), ended)

    @classmethod
    def read(cls, text: str | None, game: str, later: Iterable[EntryRow]) -> Summary | None:
        """What is kept, and what the lines after it say; None when that is not enough: the log has to be read."""
        if text is None:
            return None
        try:
            found = msgspec.json.decode(text, type=cls)
            if found.rules != find_game(game).rules_version:
                return None
            for entry in later:
                if entry.number > found.number:
                    found = found._after(entry)
        except (msgspec.DecodeError, ChronotableError, ValueError, TypeError):  # damaged, or a game that is not here
            return None
        return found

    def _after(self, entry: EntryRow) -> Summary:
        if entry.choices is None or entry.waiting is None:
            raise ValueError("a line from before there were summaries")
        return msgspec.structs.replace(
            self,
            number=entry.number,
            choices=entry.choices,
            waiting=[int(seat) for seat in entry.waiting.split()],
            over=not entry.waiting,
            updated=float(entry.at),
            chosen={**self.chosen, entry.seat: entry.at} if entry.is_choice_here else self.chosen,
            ended=self.ended if entry.result is None else msgspec.json.decode(entry.result, type=Ended),
        )

    def text(self) -> str:
        return msgspec.json.encode(self).decode()
