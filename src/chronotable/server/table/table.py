"""A table: its match, which changes by the log alone, and those who are shown it.

Every change of the match is appended to the log, and only then shown.  What cannot be kept has not happened.  Changes
come one after the other: a command that makes one asks to be alone first.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from chronotable.kernel.chance import Script
from chronotable.kernel.decision import Decision
from chronotable.kernel.match import Match, begin
from chronotable.kernel.message import Message
from chronotable.lessons.lesson import Lesson
from chronotable.puzzles.as_lesson import tour
from chronotable.server.errors import Deleted, Refusal, Stale
from chronotable.server.limits import Limits
from chronotable.server.table import effects, record, views
from chronotable.server.table.absence import ABSENCE
from chronotable.server.table.around import TableAround
from chronotable.server.table.around_views import table_for, talk_line
from chronotable.server.table.effects import ALONE, Conflict, Steps
from chronotable.server.table.log_reading import Edition, Read
from chronotable.server.table.rows import CHOOSE, Around, EntryRow, SeatRow, Standing, TableRow, TalkRow
from chronotable.server.table.summary import Summary
from chronotable.server.table.undone import Undone, told_alike
from chronotable.server.table.viewer import Ready, Viewer, encode
from chronotable.server.wire import Done, Notice, Talk
from chronotable.server.wire_parts import Known, Words

_MOST_NOTICES = 5  # that those who come back are told


class LogLine(NamedTuple):
    """What one line of the log was, as far as staleness is concerned."""

    seat: int
    is_simultaneous: bool  # a choice at the same time as others', which changes nothing of their questions
    went_back: bool


class Asker(NamedTuple):
    """Whose command it was, and what they called it."""

    client: Viewer
    command: str


def _lesson(row: TableRow) -> Lesson | None:
    """The lesson or puzzle that is played there; one that is no longer there is played on without it."""
    return None if row.tour is None else tour(row.game, row.tour)


class Table(TableAround):
    limits = Limits()

    def __init__(
        self,
        row: TableRow,
        found: Read,
        entries: Sequence[EntryRow],
        around: Around,
        is_shared: bool = False,
        absence: float = ABSENCE,
    ) -> None:
        super().__init__(row, around, is_shared, absence)
        self.match, self.edition, simultaneous, self.undone = found
        self.lesson = _lesson(row)
        self.kept = -1  # the version whose position is kept
        self.lines: list[LogLine] = []
        self.version = 0  # how many there are
        self.commands: dict[str, int] = {}  # what was done already, and the version it made
        self.chosen: dict[int, float] = {}  # by seat: when somebody, or a bot for them, chose there
        self.address = ""  # of whoever sat down or looked last: bots think on their account
        self._notices: deque[Notice] = deque(maxlen=_MOST_NOTICES)
        self.updated = row.created
        self.events_count = views.events_count(self.match)
        self._picture: views.Picture | None = None  # of the match as it stands, when somebody has looked
        self._summary: Summary | None = None  # of some version
        for entry, is_simultaneous in zip(entries, simultaneous, strict=True):
            self._note_line(entry, is_simultaneous)

    # ---- looking

    @property
    def is_over(self) -> bool:
        return self.picture.result is not None or self.edition.is_over

    @property
    def is_frozen(self) -> bool:
        """The rules here would change what was played: until people agree to go on, nothing can be done."""
        return self.edition.state == "changed" or self.edition.is_over

    @property
    def is_kept(self) -> bool:
        """Is the present position stored, for programs with other rules?"""
        return self.kept == self.version or self.is_frozen

    def check_not_frozen(self) -> None:
        if self.is_frozen:
            raise Refusal(Message("web-rules-changed"), status=409)

    @property
    def picture(self) -> views.Picture:
        if self._picture is None:
            may_go_on, result = not self.is_frozen, self.edition.result
            count, undo, redo = self.events_count, self.row.undo, self.undone.last
            lesson = self.lesson if may_go_on else None
            self._picture = views.Picture(self.match, self.version, count, undo, may_go_on, result, redo, lesson)
        return self._picture

    @property
    def summary(self) -> Summary:
        """For lists, at which many look: a view takes a while."""
        if self._summary is None or self._summary.number != self.version:
            self._summary = Summary.of(self)
        return self._summary

    def has_begun(self, seat: int) -> bool:
        """Has whoever sits there chosen anything yet?"""
        return self.seat(seat).has_begun(self.chosen)

    @property
    def is_full(self) -> bool:
        """Nothing more can be chosen here: the log would take too long to read."""
        return self.version >= self.limits.log_lines

    def waiting_bots(self) -> list[int]:
        if self.is_over or self.is_full:
            return []
        bots = [seat for seat in self.picture.waiting if self.seat(seat).bot]
        # Whoever has taken something back may want it again: bots that choose at the same time wait for people.
        return [] if self.undone and len(bots) < len(self.picture.waiting) else bots

    def is_used_by(self, client: Viewer) -> None:
        """Whoever only watches does not use the table, unless nobody else has."""
        if not self.address or self.seats_of(client.browser):
            self.address = client.address

    def is_fresh(self, seat: int, version: int) -> bool:
        """May the seat act on what it saw at this version?  Others' simultaneous choices do not make it stale."""
        if not 0 <= version <= self.version:
            return False
        if version == self.version:
            return True
        return all(line.is_simultaneous and line.seat != seat for line in self.lines[version:])

    def still_asks(self, seat: int, version: int, question: Decision) -> bool:
        """Is this, which the seat was asked at that version, still its question, whatever others did since?"""
        since = self.lines[version:]
        return all(line.seat != seat for line in since) and (not since or self.match.decision_of(seat) == question)

    def went_back_since(self, version: int) -> bool:
        """Was something taken back since?  Then what was told before may not have happened."""
        return any(line.went_back for line in self.lines[version:])

    # ---- changing the match

    def choose(self, command: str, seat: int, key: str, asker: Asker | None = None) -> Steps[bool]:
        """Make a choice.  False when another process was quicker, whose lines are followed now.

        IllegalChoice changes nothing.
        """
        self.check_not_frozen()
        foreseen = self.match.foresee(key, seat)
        if self.is_full:
            raise Refusal(Message("web-log-full", most=self.limits.log_lines), status=409)
        entry = record.choice_entry(self.row.id, self.version + 1, command, self.match, foreseen, time.time())
        if not (yield from self._append(entry)):
            return False
        self.match.accept(foreseen)
        self.undone.clear()
        self._happened(entry, asker)
        return True

    def undo(self, command: str, seat: int, asker: Asker) -> Steps[bool]:
        """Take the seat's last choice back."""
        self._check_room_to_go_back()
        after = self.match.clone()
        after.undo(seat)
        return (yield from self._go_back(after, self._entry(command, record.UNDO, seat, "", after), asker))

    def take_back(self, command: str, seat: int, to: int) -> Steps[bool]:
        """Back to the point after `to` choices, by consent."""
        self._check_room_to_go_back()
        after = self.match.take_back(to)
        return (yield from self._go_back(after, self._entry(command, record.TAKEBACK, seat, str(to), after)))

    def _go_back(self, after: Match, entry: EntryRow, asker: Asker | None = None) -> Steps[bool]:
        if not (yield from self._append(entry)):
            return False
        self.undone.add(Undone(self.match, entry.seat, entry.kind == record.UNDO))
        self._go_to(after)
        self._happened(entry, asker)
        return True

    def redo(self, command: str, seat: int, asker: Asker | None = None) -> Steps[bool]:
        """What was taken back last comes again, as it was."""
        self._check_room_to_go_back()
        assert self.undone.last is not None
        entry = self._entry(command, record.REDO, seat, "", self.undone.last.match)
        if not (yield from self._append(entry)):
            return False
        self._go_to(self.undone.take())
        self._happened(entry, asker)
        return True

    def _go_to(self, after: Match) -> None:
        """To another match: whoever looks is told anew what is not the same in it."""
        if after is not self.match:
            same = told_alike(self.match, after)
            for client in self.clients:
                client.events_known = min(client.events_known, same)
            self.match = after

    def go_on(self, command: str, seat: int) -> Steps[bool]:
        """From the position that is shown, under the present rules: everybody wants it."""
        after = record.going_on(self.match, self.edition.was, self.edition.lines)
        entry = self._entry(command, record.GO_ON, seat, record.going_on_body(after), after)
        if not (yield from self._append(entry)):
            return False
        self._begin_anew(after)
        self._happened(entry)
        self.show_table()
        yield effects.KeepPosition(record.last_position(self.row.id, self.version, after), self.summary.text())
        self.kept = self.version
        return True

    def end(self, command: str, seat: int) -> Steps[bool]:
        """Everybody wants to leave it at that: nothing is hidden any more."""
        entry = self._entry(command, record.END, seat, "", None)
        if not (yield from self._append(entry)):
            return False
        self._end()
        self._happened(entry)
        self.show_table()
        return True

    def _end(self) -> None:
        self.edition = replace(self.edition, is_over=True)

    def _begin_anew(self, match: Match) -> None:
        self._go_to(match)
        self.undone.clear()
        rules = match.rules
        self.edition = Edition("own", rules, rules)

    def _check_room_to_go_back(self) -> None:
        self.check_not_frozen()
        if self.version >= self.limits.undone_lines:
            raise Refusal(Message("web-log-long", most=self.limits.undone_lines), status=409)

    def _entry(self, command: str, kind: str, seat: int, body: str, after: Match | None) -> EntryRow:
        """A line that leads to another match, or (None) to the end of this one."""
        match, at = after or self.match, time.time()
        found = None if after is None else after.digest_at(len(after.history))
        waiting = "" if after is None else record.waiting_in(after.position)
        choices = len(match.history)
        return EntryRow(
            self.row.id, self.version + 1, command, kind, seat, body, at, found, choices=choices, waiting=waiting
        )

    def _append(self, entry: EntryRow) -> Steps[bool]:
        """Until it is kept it has not happened; nobody sees anything of it before.

        False: another process was quicker, and what it wrote is followed.  Stale: it seems so, but nothing was written.
        """
        try:
            yield effects.Append(entry)
        except Conflict:
            if not (yield from self.catch_up()):
                yield from self.check_kept()
                raise Stale from None
            return False
        return True

    def _happened(self, entry: EntryRow, asker: Asker | None = None) -> None:
        self._note(entry)
        self.show_state(asker=asker)

    def _note(self, entry: EntryRow) -> None:
        simultaneous = entry.kind == CHOOSE and bool(self.match.history[-1].before.threads)
        self._note_line(entry, simultaneous)
        if entry.kind == CHOOSE:
            self.events_count += len(self.match.history[-1].events)
        else:
            self.events_count = views.events_count(self.match)

    def _note_line(self, entry: EntryRow, is_simultaneous: bool = False) -> None:
        self.lines.append(LogLine(entry.seat, is_simultaneous, entry.kind != CHOOSE))
        self.version += 1
        self.commands[entry.command] = self.version
        self._picture = None
        self.updated = entry.at
        if entry.is_choice_here:
            self.chosen[entry.seat] = entry.at

    # ---- following other processes

    def catch_up(self) -> Steps[bool]:
        """Follow what other processes have written; was there anything?"""
        yield ALONE
        entries: list[EntryRow] = yield effects.ReadLog(self.version)
        for entry in entries:
            self._follow(entry)
        if entries:
            self.show_state()
        if any(entry.kind in (record.GO_ON, record.END) for entry in entries):
            self.show_table()
        return bool(entries)

    def _follow(self, entry: EntryRow) -> None:
        """Do what a stored line says, that another process has just written."""
        try:
            if entry.kind == record.GO_ON:
                _, origin, outcomes = record.gone_on(self.row, entry)
                self._begin_anew(begin(self.match.game, origin, Script(outcomes)))
            elif entry.kind == record.END:
                self._end()
            else:
                self.check_not_frozen()
                self._go_to(record.after(self.match, entry, self.undone))
        except Exception as error:  # other rules than these, or a damaged row
            raise Refusal(Message("web-table-unreadable", number=entry.number), status=410) from error
        if entry.kind != record.END and entry.digest != self.match.digest_at(len(self.match.history)):
            raise Refusal(Message("web-rules-changed"), status=409)
        self._note(entry)

    # ---- seats that become free

    def vacate_seat(self, row: SeatRow) -> Steps[None]:
        """Nobody who held the seat does any more; but they know what they have seen through it."""
        standing: Standing = yield effects.VacateSeat(row, self._handed())
        self._is_vacated(row, standing)

    def free_seat(self, row: SeatRow) -> Steps[bool]:
        """The same, if whoever sits there has chosen nothing yet, through whichever process."""
        standing: Standing | None = yield effects.FreeSeat(self.seat(row.seat), row, self.version, self._handed())
        if standing is None:
            yield from self.catch_up()
            if not (yield from self.look_around()):
                raise Deleted
            return False
        self._is_vacated(row, standing)
        return True

    def _handed(self) -> list[Known]:
        is_seen = self.version > 0 or not self.match.game.open_information
        return ["handed"] if is_seen else []

    def _is_vacated(self, row: SeatRow, standing: Standing) -> None:
        self.surround(self.around.with_seat(row, frozenset()).with_standing(standing))
        for client in list(self.clients):
            if client.seat is None:  # now, or before: what was shown through the seat is not theirs any more
                client.events_known = 0
                self.show_state(client)

    # ---- showing

    def show_state(self, only: Viewer | None = None, asker: Asker | None = None) -> None:
        """To everybody, each through their own seat; whoever asked for it is told so in the same breath."""
        clients = [only] if only else list(self.clients)
        if not clients:
            return
        picture = self.picture
        count = self.events_count
        written: dict[tuple[int | None, int], Ready] = {}
        for client in clients:
            seen = (client.seat, client.events_known)
            ready = written.get(seen)
            if ready is None:
                ready = written[seen] = Ready(picture.frame(*seen))
            client.events_known = count
            if asker is not None and client is asker.client:
                client.put(ready, Ready(encode(Done(asker.command, self.version))))
            else:
                client.put(ready)

    def show_table(self) -> None:
        """To everybody, once for all that changes at the same time; to newcomers first of all."""
        self.sparingly(lambda: self._show_table(list(self.clients)))
        self._show_table([client for client in self.clients if not client.knows_table])

    def sparingly(self, do: Callable[[], None]) -> None:
        """Now, unless whoever runs the table knows a better moment: it may be wanted again and again."""
        do()

    def _show_table(self, clients: list[Viewer]) -> None:
        for client in clients:
            client.knows_table = True
            client.send(table_for(self, client))

    def show_talk(self, only: Viewer | None = None) -> None:
        lines = self.around.talk
        if not lines:
            return
        for client in [only] if only else list(self.clients):
            news = [line for line in lines if line.number > client.talk_known and self._hears(client.seat, line)]
            client.talk_known = max(client.talk_known, lines[-1].number)
            if news:
                client.send(Talk([talk_line(line) for line in news]))

    def tell(self, message: Message, passing: bool = False) -> None:
        """Something that is no part of the game, to everybody who is here; unless it passes, also to those who come."""
        notice = Notice(Words.of(message), self.version, passing)
        if not passing:
            self._notices.append(notice)
        for client in list(self.clients):
            client.send(notice)

    def show_notices(self, client: Viewer, since: int) -> None:
        """What was told after the version that the client has seen."""
        for notice in self._notices:
            if notice.version > since:
                client.send(notice)

    def _hears(self, listener: int | None, line: TalkRow) -> bool:
        """Two people of different teams may share a screen: it is the looking seat that counts."""
        return line.channel == "table" or listener in self.match.game.team(self.match.position, line.seat)
