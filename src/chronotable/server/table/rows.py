"""The rows of the database as objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

MOST_TALK = 200  # lines that a newcomer to a table gets


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table, and all that its match began with."""

    id: str
    game: str
    rules: str
    name: str
    options: str
    position: str | None
    seeds: str
    set_up: str
    packs: str
    listed: bool
    undo: bool
    hints: bool
    tour: str | None
    parent: str | None
    parent_at: int | None
    created: float
    host: str | None = None  # the browser that made it
    digest: str | None = None  # of the position after the set-up
    earlier: str | None = None  # when it had gone on under other rules before it came to this table: see `record`
    maker: str | None = None  # of a listed table: roughly whose it is, see `identity.maker_of`
    called: str | None = None  # see `table_names`; older tables have none


@dataclass(frozen=True, slots=True)
class Standing:
    """Who may know more of a match than their seat shows.  It is kept with the table and never gets better."""

    person: str | None = None  # the first browser that took a seat
    shared: bool = False  # somebody else has or had a seat, too
    known: str = ""  # how somebody may know what is hidden: words such as `loaded`

    def joined(self, browser: str) -> Standing:
        """Somebody took a seat."""
        if self.person is None:
            return replace(self, person=browser)
        return replace(self, shared=self.shared or self.person != browser)

    def with_known(self, *reasons: str) -> Standing:
        words = self.known.split()
        return replace(self, known=" ".join([*words, *(reason for reason in reasons if reason not in words)]))


PERSON = "person"  # kinds of seats
BOT = "bot"
OPEN = "open"
CHOOSE = "choose"  # the kind of most lines
BEFORE = "before:"  # how the commands of choices that the table was made with begin


class EntryRow(NamedTuple):
    """One line of a match's log; a tuple, for it goes to the database as it is, with every move."""

    table_id: str
    number: int
    command: str
    kind: str
    seat: int
    body: str
    at: float
    digest: str | None = None  # of the position after it
    result: str | None = None  # of the choice that ended the game: as it is shown
    choices: int | None = None  # how many there are after it
    waiting: str | None = None  # the seats that are to choose then; none: it is over

    @property
    def is_choice_here(self) -> bool:
        """By whoever sits there, or by a bot that plays for them."""
        return self.kind == CHOOSE and not self.command.startswith(BEFORE)


@dataclass(frozen=True, slots=True)
class PositionRow:
    """The last position of a match that was kept, described."""

    table_id: str
    number: int
    described: str
    result: str | None  # when the game is over: as it is shown


@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    link: str | None
    since: float = 0.0  # when it was taken, or became free
    offered: bool = False  # to everybody in the lobby
    device: str | None = None
    device_until: float = 0.0
    code: str | None = None  # the hash of a short code that gives the seat as its link does, see `seat_codes`
    code_until: float = 0.0

    def has_begun(self, chosen: Mapping[int, float]) -> bool:
        """Has whoever sits there chosen anything, by the times at which somebody chose last?"""
        return chosen.get(self.seat, -1.0) >= self.since

    @property
    def can_be_taken(self) -> bool:
        """By somebody who is not at the table yet: also where a bot plays meanwhile."""
        return self.link is not None and self.kind != PERSON


@dataclass(frozen=True, slots=True)
class ProposalRow:
    table_id: str
    number: int
    what: str
    by: int
    to: int
    version: int
    agreed: str


@dataclass(frozen=True, slots=True)
class TalkRow:
    number: int
    table_id: str
    seat: int
    name: str
    channel: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Around:
    """What is around a match and may change while it runs."""

    seats: list[SeatRow]
    holders: list[frozenset[str]]  # by seat: the browsers that hold it
    proposals: list[ProposalRow] = field(default_factory=list)
    talk: list[TalkRow] = field(default_factory=list)  # the last lines
    standing: Standing = field(default_factory=Standing)
    again: str | None = None  # the table at which those who sit here play again

    def with_seat(self, row: SeatRow, holders: frozenset[str]) -> Around:
        seats, held = self.seats.copy(), self.holders.copy()
        seats[row.seat], held[row.seat] = row, holders
        return replace(self, seats=seats, holders=held)

    def with_standing(self, standing: Standing) -> Around:
        return replace(self, standing=standing)

    def with_proposals(self, proposals: Sequence[ProposalRow]) -> Around:
        return replace(self, proposals=list(proposals))

    def with_again(self, table: str) -> Around:
        return replace(self, again=table)

    def with_talk(self, line: TalkRow) -> Around:
        return replace(self, talk=[*self.talk, line][-MOST_TALK:])


class KeptRow(NamedTuple):
    """What is kept of a table for lists: who sits there, and what may be said of it without its log."""

    id: str
    game: str
    name: str
    called: str | None
    around: Around  # without proposals and talk
    summary: str | None
    later: list[EntryRow]  # the lines after it
