"""Reading a table's log again, and what happens when the rules are not those it was played under.

A match is never changed in silence.  Its log keeps the digest of every position: when all of them come out as they
were, it is the same match, whatever became of the program.  When not, the table opens at the last position that was
kept, and nothing can be done there until everybody agrees to go on from it under the present rules.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from chronotable.games import game as find_game
from chronotable.kernel.chance import ChanceMismatch, Script
from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.match import Match, begin
from chronotable.kernel.message import Message
from chronotable.kernel.replay import described_origin
from chronotable.server.errors import Refusal
from chronotable.server.table import record
from chronotable.server.table.rows import CHOOSE, EntryRow, PositionRow, TableRow
from chronotable.server.table.undone import UndoneMatches
from chronotable.server.table.views import result_of
from chronotable.server.wire_parts import ResultShown

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
    behind: int = 0  # changed: of the log, after it
    is_over: bool = False  # changed: the game had come to its end, or everybody agreed to leave it at that
    is_unproven: bool = False  # changed: as far as anybody knows; nothing was kept to compare with
    result: ResultShown | None = None  # changed: how it had ended, whatever the rules here make of it


class Read(NamedTuple):
    """What came of reading a table."""

    match: Match
    edition: Edition
    simultaneous: list[bool]  # by line: was it a choice at the same time as others'?
    undone: UndoneMatches  # what may come again


def not_read(match: Match) -> Read:
    """The same for a match that is at hand: nothing has to be played again."""
    rules = match.rules
    simultaneous = [bool(choice.before.threads) for choice in match.history]
    return Read(match, Edition("own", rules, rules), simultaneous, UndoneMatches())


class Reading:
    """A match, line by line as the log leads to it: from its beginning, or from where it went on under other rules."""

    def __init__(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        self.row = row
        self.game = find_game(row.game)
        gone_on = [entry for entry in entries if entry.kind == record.GO_ON]
        if gone_on:
            self.rules, origin, outcomes = record.gone_on(row, gone_on[-1])
            begun, found = begin(self.game, origin, Script(outcomes)), gone_on[-1].digest
        else:
            self.rules, begun, found = row.rules, record.start(row), row.digest
        self.match = begun
        self.undone = UndoneMatches()
        self.lines = gone_on[-1].number if gone_on else 0  # that led to the positions they had led to
        self.simultaneous = [False] * self.lines
        self.differs: int | None = None  # the first choice after which the position is not what it was
        self._has_digests = bool(found)
        self._compare(found)

    def follow(self, entry: EntryRow) -> None:
        """Do what a stored line says."""
        self.simultaneous.append(False)
        if self.differs is not None or entry.kind == record.END:
            return
        self.match = record.after(self.match, entry, self.undone)
        self._has_digests = self._has_digests and bool(entry.digest)
        self.simultaneous[-1] = entry.kind == CHOOSE and bool(self.match.history[-1].before.threads)
        self._compare(entry.digest)

    def _compare(self, found: str | None) -> None:
        if found and self.match.digest_at(len(self.match.history)) != found:
            self.differs = len(self.match.history)
        else:
            self.lines = len(self.simultaneous)

    @property
    def proven(self) -> int:
        """How many lines surely led to the positions they had led to."""
        return self.lines if self._has_digests else 0

    def is_same(self) -> bool:
        """The same match as ever, and it can be shown: what has no digests may have changed."""
        return self.differs is None and self._has_digests

    def is_unproven(self) -> bool:
        return self.differs is None and not self._has_digests

    def first_different(self, is_whole: bool) -> int:
        """The first choice that is played differently: one that cannot be made at all follows on those that could."""
        return len(self.match.history) + (not is_whole) if self.differs is None else self.differs


def read(row: TableRow, entries: Sequence[EntryRow], last: PositionRow | None) -> Read:
    """The match of a table, and under which rules it is.  Refusal when nothing of it can be read."""
    if (absent := find_game(row.game).absent(json.loads(row.options))) is not None:
        raise Refusal(absent, status=410)
    reading, is_whole = _followed(row, entries, last)
    was, now = _rules(row, entries), _present_rules(row)
    was_ended = bool(entries) and entries[-1].kind == record.END
    if reading is not None and is_whole and reading.is_same() and _ended_alike(reading, last, entries):
        edition = Edition("own" if was == now else "same", was, now, is_over=was_ended)
        return Read(reading.match, edition, reading.simultaneous, reading.undone)
    log.warning("table %s was played under other rules (%s) and is changed by those here (%s)", row.id, was, now)
    result = record.kept_result(entries, last)
    edition = Edition("changed", was, now, is_over=was_ended or result is not None, result=result)
    if reading is not None:
        is_unproven = is_whole and reading.is_unproven()
        edition = replace(edition, number=reading.first_different(is_whole), is_unproven=is_unproven)
    lines = len(entries) - was_ended
    none = [False] * len(entries)
    is_further = reading is not None and last is not None and reading.proven > last.number  # than what was kept
    if last is not None and not is_further and (shown := _placed(row, entries, last)) is not None:
        edition = replace(edition, is_kept=True, lines=last.number, behind=lines - last.number)
        return Read(shown, edition, none, UndoneMatches())
    if reading is None:
        raise Refusal(Message("web-table-unreadable", number=0), status=410)
    match = reading.match
    if reading.differs:
        match = match.branch(reading.differs - 1)  # the last position that was surely theirs
    is_over = edition.is_over or match.result is not None
    edition = replace(edition, lines=reading.lines, behind=lines - reading.lines, is_over=is_over)
    return Read(match, edition, none, UndoneMatches())


def _followed(row: TableRow, entries: Sequence[EntryRow], last: PositionRow | None) -> tuple[Reading | None, bool]:
    """As far as the present rules can repeat it, and whether that is all of it.  Nothing: not even the set-up."""
    reading, number = None, 0
    try:
        reading = Reading(row, entries)
        for entry in entries[reading.lines :]:
            number = entry.number
            reading.follow(entry)
    except Exception as error:
        is_other_rules = _rules(row, entries) != _present_rules(row)
        is_illegal = isinstance(error, (ChanceMismatch, ChronotableError))
        if not is_other_rules and (last is None or not is_illegal):  # a damaged row
            raise Refusal(Message("web-table-unreadable", number=number), status=410) from error
        return reading, False
    return reading, True


def _rules(row: TableRow, entries: Sequence[EntryRow]) -> str:
    gone_on = [entry for entry in entries if entry.kind == record.GO_ON]
    return str(json.loads(gone_on[-1].body)["rules"]) if gone_on else row.rules


def _present_rules(row: TableRow) -> str:
    return find_game(row.game).rules_for(json.loads(row.options))


def _ended_alike(reading: Reading, last: PositionRow | None, entries: Sequence[EntryRow]) -> bool:
    """Positions do not tell what they are worth: a finished game also has the result that it had."""
    if (result := reading.match.result) is None:
        return True
    kept = record.kept_result(entries, last)
    if kept is None:
        return reading.rules == reading.match.rules  # it had just ended, and its result was not kept
    return record.is_same_result(kept, result_of(reading.match, result))


def _placed(row: TableRow, entries: Sequence[EntryRow], last: PositionRow) -> Match | None:
    try:
        game = find_game(row.game)
        gone_on = [entry for entry in entries if entry.kind == record.GO_ON]
        origin = record.gone_on(row, gone_on[-1])[1] if gone_on else record.origin_of(row)
        seed, described = origin.seeds[-1], json.loads(last.described)
        return begin(game, described_origin(game, described, origin.packs, seed, origin.earlier), Script(()))
    except (ChanceMismatch, ChronotableError):
        return None
