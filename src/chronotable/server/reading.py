"""Reading a table's log again, and what happens when the rules are not those it was played under.

A match is never changed in silence.  Its log keeps the digest of every position: when all of them come out as they
were, it is the same match, whatever became of the program.  When not, the table opens at the last position that was
kept, and nothing can be done there until everybody agrees to go on from it under the present rules.
"""
from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, NamedTuple

from chronotable.games import game as find_game
from chronotable.kernel.chance import Script
from chronotable.kernel.digest import digest
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match, begin
from chronotable.kernel.message import Message
from chronotable.kernel.origin import Origin
from chronotable.server import record
from chronotable.server.errors import Refusal
from chronotable.server.storage.rows import EntryRow, PositionRow, TableRow

log = logging.getLogger("chronotable.server")


@dataclass(frozen=True, slots=True)
class Edition:
    """The rules a match was played under, beside those of this program."""

    state: Literal["own", "same", "changed"]  # its own rules; others that play it alike; others that do not
    was: str
    now: str
    number: int = 0  # changed: the first choice that is played differently (0: the set-up)
    is_kept: bool = False  # changed: the position shown is the last one that was kept, not one that was played again
    lines: int = 0  # changed: of the log, until the position that is shown
    is_over: bool = False  # changed: the game had come to its end


class Read(NamedTuple):
    """What came of reading a table."""

    match: Match
    edition: Edition
    simultaneous: list[bool]  # by line: was it a choice at the same time as others'?


class Reading:
    """A match, line by line as the log leads to it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.rules = row.rules
        self.match = record.start(row)
        self.differs: int | None = None  # the first choice after which the position is not what it was
        self.simultaneous: list[bool] = []
        self._has_digests = bool(row.digest)
        self._compare(row.digest)

    def follow(self, entry: EntryRow) -> None:
        """Do what a stored line says."""
        self.simultaneous.append(False)
        if entry.kind == record.GO_ON:  # what was before is of no importance any more
            self.rules, origin, outcomes = record.gone_on(self.row, entry)
            self.match, self.differs = begin(self.game, origin, Script(outcomes)), None
            self._has_digests = bool(entry.digest)
        elif self.differs is None:
            self.match = record.after(self.match, entry)
            self._has_digests = self._has_digests and bool(entry.digest)
            self.simultaneous[-1] = entry.kind == record.CHOOSE and bool(self.match.history[-1].before.threads)
        else:
            return
        self._compare(entry.digest)

    def _compare(self, found: str | None) -> None:
        if found and digest(self.match.position) != found:
            self.differs = len(self.match.history)

    def is_same(self) -> bool:
        """The same match as ever, and it can be shown: what has no digests may have changed."""
        return self.differs is None and self._has_digests


def read(row: TableRow, entries: Sequence[EntryRow], last: PositionRow | None) -> Read:
    """The match of a table, and under which rules it is.  Refusal when nothing of it can be read."""
    reading = _begun(row, entries)
    number = 0
    failed = reading is None
    for entry in entries if reading else ():
        assert reading is not None
        number = entry.number
        try:
            reading.follow(entry)
        except Exception as error:
            is_other_rules = reading.rules != reading.game.rules_version
            if not is_other_rules and (last is None or not isinstance(error, ChronotableError)):  # a damaged row
                raise Refusal(Message("web-table-unreadable", number=number), status=410) from error
            failed = True
            break
    was = reading.rules if reading else row.rules
    now = find_game(row.game).rules_version
    if reading is not None and not failed and reading.is_same():
        return Read(reading.match, Edition("own" if was == now else "same", was, now), reading.simultaneous)
    log.warning("table %s was played under other rules (%s) and is changed by those here (%s)", row.id, was, now)
    first = 0 if reading is None else reading.differs if reading.differs is not None else len(reading.match.history)
    is_over = last is not None and last.result is not None
    none = [False] * len(entries)
    if last is not None and (shown := _placed(row, last)) is not None:
        return Read(shown, Edition("changed", was, now, first, True, last.number, is_over), none)
    if reading is None:
        raise Refusal(Message("web-table-unreadable", number=0), status=410)
    match = reading.match
    if reading.differs:
        match = match.branch(reading.differs - 1)  # the last position that was surely theirs
    is_over = is_over or match.result is not None
    return Read(match, Edition("changed", was, now, first, False, number, is_over), none)


def _begun(row: TableRow, entries: Sequence[EntryRow]) -> Reading | None:
    """Nothing when the present rules cannot even set the table up."""
    try:
        return Reading(row)
    except Exception as error:
        if row.rules == find_game(row.game).rules_version:
            raise Refusal(Message("web-table-unreadable", number=0), status=410) from error
        return None


def _placed(row: TableRow, last: PositionRow) -> Match | None:
    origin = record.origin_of(row)
    try:
        game = find_game(row.game)
        options = game.check_options(origin.options, origin.packs)
        return begin(game, Origin(options, json.loads(last.described), origin.packs, origin.seeds[-1:]), Script(()))
    except ChronotableError:
        return None
