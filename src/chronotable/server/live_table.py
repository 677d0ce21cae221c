"""A table in use: the match, who sits around it, and the sockets that look at it.

There is one writer: every change of the match happens under `lock`, is stored, and only then shown.  A change that
cannot be stored has not happened.
"""

from __future__ import annotations

import json
import math
import time
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal, NamedTuple, cast

from chronotable.kernel.chance import Script, commitment
from chronotable.kernel.digest import digest
from chronotable.kernel.match import Foreseen, Match, begin
from chronotable.kernel.message import Message
from chronotable.server import pack_shelf, record, views
from chronotable.server.absence import ABSENCE, Absences
from chronotable.server.client import Client, encode
from chronotable.server.errors import Deleted, Refusal, Stale
from chronotable.server.limits import Limits, Once, Rate
from chronotable.server.lock import Lock
from chronotable.server.log_reading import Edition, read
from chronotable.server.storage.journal import Conflict, Stored
from chronotable.server.storage.rows import Around, EntryRow, PositionRow, ProposalRow, SeatRow, TableRow, TalkRow
from chronotable.server.storage.store import ProposalChange, Store
from chronotable.server.transport import Ready
from chronotable.server.wire import Done, Known, Notice, Proposal, RulesShown, SeatShown, Table, Talk, TalkLine, Words

PERSON = "person"
BOT = "bot"
OPEN = "open"
_MOST_NOTICES = 5  # that those who come back are told
_SHOWN = Rate(20, 5)  # how often all are told who is here, when people come and go all the time
NOT_PEOPLE = ("bot:", "before:")  # how the commands of bots, and of choices that the table was made with, begin


class Past(NamedTuple):
    """What one line of the log was, as far as staleness is concerned."""

    seat: int
    is_simultaneous: bool  # a choice at the same time as others', which changes nothing of their questions
    went_back: bool


class Asker(NamedTuple):
    """Whose command it was, and what they called it."""

    client: Client
    command: str


class LiveTable:
    limits = Limits()

    def __init__(
        self,
        store: Store,
        row: TableRow,
        entries: list[EntryRow],
        around: Around,
        absence: float = ABSENCE,
        last: PositionRow | None = None,
    ) -> None:
        self.store = store
        self.row = row
        self.around = around
        self.match, self.edition, simultaneous = read(row, entries, last)
        self.kept = -1 if last is None else last.number  # the version whose position is kept
        self.past: list[Past] = []
        self.version = 0  # how many there are
        self.commands: dict[str, int] = {}  # what was done already, and the version it made
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: seats present there, when known
        self._absences = Absences(len(around.seats), absence)
        self._last_choice: dict[int, float] = {}  # by seat: when a person chose there
        self.lock = Lock()
        self.address = ""  # of whoever sat down or looked last: bots think on their account
        self._notices: deque[Notice] = deque(maxlen=_MOST_NOTICES)
        self.presence_told = Once(_SHOWN)
        self._table_shown = Once(_SHOWN)
        self._changes = 0  # of what is around, by this process
        self.used = time.monotonic()
        self.updated = row.created
        self.events_count = views.events_count(self.match)
        self._picture: views.Picture | None = None  # of the match as it stands, when somebody has looked
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
            count, undo = self.events_count, self.row.undo
            self._picture = views.Picture(self.match, self.version, count, undo, may_go_on, result)
        return self._picture

    def seat(self, number: int) -> SeatRow:
        return self.around.seats[number]

    def seats_of(self, browser: str) -> list[int]:
        return [number for number, browsers in enumerate(self.around.holders) if browser in browsers]

    def people(self) -> list[int]:
        """The seats of people, a bot playing for them or not."""
        return [row.seat for row in self.around.seats if row.kind == PERSON]

    def is_solo(self, browser: str) -> bool:
        """Is it sure that only this browser's person plays here?  Nobody else has, had, or can still take a seat."""
        mine = set(self.seats_of(browser))
        seats = self.around.seats
        are_mine = bool(mine) and all(row.seat in mine for row in seats if row.kind != BOT)
        return are_mine and not self.around.standing.shared and not any(row.can_be_taken for row in seats)

    def is_host(self, browser: str) -> bool:
        return bool(browser) and browser == self.row.host

    @property
    def known(self) -> list[Known]:
        """Why somebody may know what is hidden."""
        return cast(list[Known], self.around.standing.known.split())  # the column holds only these words

    def has_begun(self, seat: int) -> bool:
        """Has whoever sits there chosen anything yet?"""
        return self._last_choice.get(seat, -1.0) >= self.seat(seat).since

    def is_here(self, seat: int) -> bool:
        return seat in self.here()

    def here(self) -> set[int]:
        """The seats of people who are connected, to whichever process."""
        return self.present().union(*(seats for seats, _ in self.elsewhere.values()))

    def present(self) -> set[int]:
        """The seats of people who are connected to this process."""
        return {seat for client in self.clients for seat in self.seats_of(client.browser)}

    @property
    def is_full(self) -> bool:
        """Nothing more can be chosen here: the log would take too long to read."""
        return self.version >= self.limits.log_lines

    def wait(self, seat: int) -> float | None:
        """After how many seconds the others may agree on a bot for the seat; None: never, as it stands."""
        self._absences.note(self.here(), len(self.around.seats))
        return self._absences.wait(self.seat(seat))

    def waiting_bots(self) -> list[int]:
        if self.is_over or self.is_full:
            return []
        return [seat for seat in self.picture.waiting if self.seat(seat).bot]

    def holds(self, browser: str, seat: int) -> bool:
        holders = self.around.holders
        return 0 <= seat < len(holders) and browser in holders[seat]

    def check_holds(self, browser: str, seat: int) -> None:
        """Nobody acts for, or looks through, a seat that is not theirs."""
        if not self.holds(browser, seat):
            raise Refusal(Message("web-not-your-seat", seat=str(seat + 1)))

    def is_used_by(self, client: Client) -> None:
        """Whoever only watches does not use the table, unless nobody else has."""
        if not self.address or self.seats_of(client.browser):
            self.address = client.address

    # ---- changing

    def is_fresh(self, seat: int, version: int) -> bool:
        """May the seat act on what it saw at this version?  Others' simultaneous choices do not make it stale."""
        if not 0 <= version <= self.version:
            return False
        if version == self.version:
            return True
        return all(past.is_simultaneous and past.seat != seat for past in self.past[version:])

    def went_back_since(self, version: int) -> bool:
        """Was something taken back since?  Then what was told before may not have happened."""
        return any(past.went_back for past in self.past[version:])

    async def choose(self, command: str, seat: int, key: str, asker: Asker | None = None) -> None:
        """Make a choice.  Called under the lock, as all changes are.  IllegalChoice and Conflict change nothing."""
        self.check_not_frozen()
        foreseen = self.match.foresee(key, seat)
        entry = self._entry(command, foreseen)
        await self._store(entry)
        self.match.accept(foreseen)
        self._happened(entry, asker)

    def choose_at_once(self, command: str, seat: int, key: str, asker: Asker, made: Stored) -> None:
        """The same for those who do not wait.  The lock must be free; it is so again when `made` hears the outcome."""
        self.check_not_frozen()
        foreseen = self.match.foresee(key, seat)
        entry = self._entry(command, foreseen)

        def stored(problem: Exception | None) -> None:
            try:
                if problem is None:
                    self.match.accept(foreseen)
                    self._happened(entry, asker)
            finally:
                self.lock.give_back()
                made(problem)

        self.lock.take()
        self.store.journal.add(entry, stored)

    def _entry(self, command: str, foreseen: Foreseen) -> EntryRow:
        if self.is_full:
            raise Refusal(Message("web-log-full", most=self.limits.log_lines), status=409)
        return record.choice_entry(self.row.id, self.version + 1, command, foreseen, time.time())

    async def undo(self, command: str, seat: int, asker: Asker) -> None:
        """Take the seat's last choice back."""
        self._check_room_to_go_back()
        after = self.match.clone()
        after.undo(seat)
        found = digest(after.position)
        entry = EntryRow(self.row.id, self.version + 1, command, record.UNDO, seat, "", time.time(), found)
        await self._store(entry)
        self.match = after
        self._happened(entry, asker)

    async def take_back(self, command: str, seat: int, to: int) -> None:
        """Back to the point after `to` choices, by consent."""
        self._check_room_to_go_back()
        after = self.match.take_back(to)
        found = digest(after.position)
        entry = EntryRow(self.row.id, self.version + 1, command, record.TAKEBACK, seat, str(to), time.time(), found)
        await self._store(entry)
        self.match = after
        self._happened(entry)

    async def go_on(self, command: str, seat: int) -> None:
        """From the position that is shown, under the present rules: everybody wants it."""
        after = record.going_on(self.match, self.edition.was, self.edition.lines)
        body, found = record.going_on_body(after), digest(after.position)
        entry = EntryRow(self.row.id, self.version + 1, command, record.GO_ON, seat, body, time.time(), found)
        await self._store(entry)
        self._begin_anew(after)
        self._happened(entry)
        self.show_table()
        await self.store.keep_position(record.last_position(self.row.id, self.version, after))
        self.kept = self.version

    async def end(self, command: str, seat: int) -> None:
        """Everybody wants to leave it at that: nothing is hidden any more."""
        entry = EntryRow(self.row.id, self.version + 1, command, record.END, seat, "", time.time(), None)
        await self._store(entry)
        self._end()
        self._happened(entry)
        self.show_table()

    def _end(self) -> None:
        self.edition = replace(self.edition, is_over=True)

    def _begin_anew(self, match: Match) -> None:
        self.match = match
        rules = match.game.rules_version
        self.edition = Edition("own", rules, rules)

    def _check_room_to_go_back(self) -> None:
        self.check_not_frozen()
        if self.version >= self.limits.undone_lines:
            raise Refusal(Message("web-log-long", most=self.limits.undone_lines), status=409)

    async def _store(self, entry: EntryRow) -> None:
        """Until the journal says so it has not happened; nobody sees anything of it before."""
        try:
            await self.store.journal.append(entry)
        except Conflict:
            if not await self.catch_up():
                await self._check_kept()
            raise

    async def _check_kept(self) -> None:
        """What could not be stored may have come too late: whoever runs the server can delete tables beside it."""
        if await self.store.table(self.row.id) is None:
            raise Deleted

    def _happened(self, entry: EntryRow, asker: Asker | None = None) -> None:
        self._note(entry)
        self.show_state(asker=asker)

    def _note(self, entry: EntryRow) -> None:
        simultaneous = entry.kind == record.CHOOSE and bool(self.match.history[-1].before.threads)
        self._note_line(entry, simultaneous)
        if entry.kind == record.CHOOSE:
            self.events_count += len(self.match.history[-1].events)
        else:
            self.events_count = views.events_count(self.match)
            for client in self.clients:
                client.events_known = min(client.events_known, self.events_count)

    def _note_line(self, entry: EntryRow, is_simultaneous: bool = False) -> None:
        self.past.append(Past(entry.seat, is_simultaneous, entry.kind != record.CHOOSE))
        self.version += 1
        self.commands[entry.command] = self.version
        self._picture = None
        self.updated = entry.at
        if entry.kind == record.CHOOSE and not entry.command.startswith(NOT_PEOPLE):
            self._last_choice[entry.seat] = entry.at

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
                self.match = record.after(self.match, entry)
        except Exception as error:  # other rules than these, or a damaged row
            raise Refusal(Message("web-table-unreadable", number=entry.number), status=410) from error
        if entry.kind != record.END and entry.digest != digest(self.match.position):
            raise Refusal(Message("web-rules-changed"), status=409)
        self._note(entry)

    async def catch_up(self) -> bool:
        """Follow what other processes have written; was there anything?"""
        entries = await self.store.entries(self.row.id, self.version)
        for entry in entries:
            self._follow(entry)
        if entries:
            self.show_state()
        if any(entry.kind in (record.GO_ON, record.END) for entry in entries):
            self.show_table()
        return bool(entries)

    # ---- changing what is around

    async def look_around(self) -> bool:
        """Read anew who sits where, and what was said: another process may have changed it.  False: it is deleted."""
        seen = -1
        while seen != self._changes:  # what was read while this process changed something may be older than that
            seen = self._changes
            around = await self.store.around(self.row.id)
        if not around.seats:
            return False
        self._surround(around)
        self.show_talk()
        return True

    async def take_seat(self, row: SeatRow, browser: str, was: Sequence[str]) -> bool:
        """A browser gets a seat that nobody has, if the seat still has its link and was of one of these kinds."""
        is_taken = await self.store.take_seat(row, browser, was)
        if is_taken:
            around = self.around.with_seat(row, frozenset({browser}))
            self._surround(around.with_standing(around.standing.joined(browser)))
        return is_taken

    async def add_device(self, row: SeatRow, browser: str) -> bool:
        """Another browser of whoever has the seat holds it, too, by a link that can be used once."""
        is_added = await self.store.add_device(row, browser, time.time())
        if is_added:
            used = replace(self.seat(row.seat), device=None)
            self._surround(self.around.with_seat(used, self.around.holders[row.seat] | {browser}))
        return is_added

    async def change_seat(self, number: int, **columns: Any) -> None:
        """Stale when somebody took it, or had to leave it, through another process."""
        if not await self.store.change_seat(self.seat(number), columns):
            if not await self.look_around():
                raise Deleted
            raise Stale
        self._surround(self.around.with_seat(replace(self.seat(number), **columns), self.around.holders[number]))

    async def vacate_seat(self, row: SeatRow) -> None:
        """Nobody who held the seat does any more; but they know what they have seen through it."""
        is_seen = self.version > 0 or not self.match.game.open_information
        standing = await self.store.vacate_seat(row, *(["handed"] if is_seen else []))
        self._surround(self.around.with_seat(row, frozenset()).with_standing(standing))
        for client in list(self.clients):
            if client.seat is None:  # now, or before: what was shown through the seat is not theirs any more
                client.events_known = 0
                self.show_state(client)

    async def mark(self, reason: Known) -> None:
        """From now on everybody is told, for good, that somebody may know what is hidden."""
        if reason not in self.known:
            self._surround(self.around.with_standing(await self.store.mark(self.row.id, reason)))

    async def change_proposals(self, change: ProposalChange) -> tuple[list[ProposalRow], list[ProposalRow]]:
        """What was open, and what is after the change."""
        before, after = await self.store.change_proposals(self.row.id, change)
        self._surround(self.around.with_proposals(after))
        return before, after

    async def say(self, command: str, line: dict[str, Any]) -> None:
        said = await self.store.say(self.row.id, command, line)
        if said is None:
            await self._check_kept()
            return
        self._changes += 1
        self.around = self.around.with_talk(said)
        self.show_talk()

    def _surround(self, around: Around) -> None:
        self._changes += 1
        self.around = around
        for client in self.clients:
            if client.seat is not None and client.browser not in around.holders[client.seat]:
                client.seat = None  # the seat was handed over
        self.show_table()

    # ---- showing

    def show_state(self, only: Client | None = None, asker: Asker | None = None) -> None:
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
        """To everybody, once for all that changes in one turn of the event loop; to newcomers first of all."""
        self._table_shown.ask(lambda: self._show_table(list(self.clients)))
        self._show_table([client for client in self.clients if not client.knows_table])

    def _show_table(self, clients: list[Client]) -> None:
        for client in clients:
            client.knows_table = True
            client.send(self.table_for(client))

    def table_for(self, client: Client) -> Table:
        row = self.row
        game = self.match.game
        return Table(
            table=row.id,
            game=row.game,
            name=row.name,
            options=self.match.origin.options,
            seats=self.seats_for(client.browser),
            proposals=self.proposals(),
            listed=row.listed,
            undo=row.undo,
            hints=row.hints,
            solo=self.is_solo(client.browser),
            team_talk=client.seat is not None and bool(game.team(self.match.position, client.seat)),
            parent=row.parent,
            parent_at=row.parent_at,
            commitment=self.match.commitment,
            commitments=[commitment(seed.secret) for seed in self.match.origin.seeds],
            known=self.known,
            host=self.is_host(client.browser),
            rules=list(self._rules_shown()),
            watching=sum(client.seat is None for client in self.clients),
            tour=row.tour,
            packs=[pack_shelf.shown(pack) for pack in self.match.origin.packs],
        )

    def _rules_shown(self) -> Iterator[RulesShown]:
        """Nothing to tell of a match that was played under the rules here from the beginning."""
        edition, earlier = self.edition, self.match.origin.earlier
        if earlier is not None:
            yield RulesShown("went_on", earlier.rules, edition.was, earlier.choices)
        if edition.state == "changed":
            was, now, number, behind = edition.was, edition.now, edition.number, edition.behind
            yield RulesShown("changed", was, now, number, edition.is_kept, behind, edition.is_over, edition.is_unproven)
        elif edition.is_over:
            yield RulesShown("left", edition.was, edition.now, is_over=True)
        elif edition.state == "same":
            yield RulesShown("same", edition.was, edition.now)

    def seats_for(self, browser: str) -> list[SeatShown]:
        here = self.here()
        return [
            SeatShown(
                seat=row.seat,
                kind=row.kind,  # type: ignore[arg-type]  # the column holds only these words
                name=row.name,
                bot=row.bot,
                here=row.seat in here,
                yours=browser in self.around.holders[row.seat],
                lent=row.kind == PERSON and row.bot is not None,
                browsers=len(self.around.holders[row.seat]),
                begun=self.has_begun(row.seat),
                offered=row.kind == OPEN and row.offered,
                bot_in=None if (wait := self.wait(row.seat)) is None else math.ceil(wait),
            )
            for row in self.around.seats
        ]

    def proposals(self) -> list[Proposal]:
        shown = []
        for row in self.around.proposals:
            agreed: list[int] = json.loads(row.agreed)
            what = cast(Literal["takeback", "replace", "go_on", "end"], row.what)  # the column holds only these words
            shown.append(Proposal(row.number, what, row.by, row.to, agreed, missing(row, self.people())))
        return shown

    def show_talk(self, only: Client | None = None) -> None:
        lines = self.around.talk
        if not lines:
            return
        for client in [only] if only else list(self.clients):
            news = [line for line in lines if line.number > client.talk_known and self._hears(client.seat, line)]
            client.talk_known = max(client.talk_known, lines[-1].number)
            if news:
                client.send(Talk([_talk_line(line) for line in news]))

    def tell(self, message: Message, passing: bool = False) -> None:
        """Something that is no part of the game, to everybody who is here; unless it passes, also to those who come."""
        notice = Notice(Words.of(message), self.version, passing)
        if not passing:
            self._notices.append(notice)
        for client in list(self.clients):
            client.send(notice)

    def show_notices(self, client: Client, since: int) -> None:
        """What was told after the version that the client has seen."""
        for notice in self._notices:
            if notice.version > since:
                client.send(notice)

    def _hears(self, listener: int | None, line: TalkRow) -> bool:
        """Two people of different teams may share a screen: it is the looking seat that counts."""
        return line.channel == "table" or listener in self.match.game.team(self.match.position, line.seat)


def missing(row: ProposalRow, people: list[int]) -> list[int]:
    """Who has yet to agree; whoever is to be replaced is not asked."""
    agreed = json.loads(row.agreed)
    return [seat for seat in people if seat not in agreed and (row.what != "replace" or seat != row.to)]


def _talk_line(row: TalkRow) -> TalkLine:
    channel = cast(Literal["table", "team"], row.channel)  # the column holds only these words
    return TalkLine(row.number, row.seat, row.name, channel, row.text, row.at)
