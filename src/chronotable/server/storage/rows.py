"""The rows of the database as objects."""
from __future__ import annotations

from collections.abc import Sequence
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


class EntryRow(NamedTuple):
    """One line of a match's log; a tuple, for it goes to the database as it is, with every move."""

    table_id: str
    number: int
    command: str
    kind: str
    seat: int
    body: str
    at: float


@dataclass(frozen=True, slots=True)
class SeatRow:
    table_id: str
    seat: int
    kind: str
    name: str
    bot: str | None
    link: str | None


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

    def with_seat(self, row: SeatRow, holders: frozenset[str]) -> Around:
        seats, held = self.seats.copy(), self.holders.copy()
        seats[row.seat], held[row.seat] = row, holders
        return replace(self, seats=seats, holders=held)

    def with_proposals(self, proposals: Sequence[ProposalRow]) -> Around:
        return replace(self, proposals=list(proposals))

    def with_talk(self, line: TalkRow) -> Around:
        return replace(self, talk=[*self.talk, line][-MOST_TALK:])
