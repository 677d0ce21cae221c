"""The rows of the database as objects."""
from __future__ import annotations

from dataclasses import dataclass, field


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
    listed: bool
    undo: bool
    hints: bool
    tour: str | None
    parent: str | None
    parent_at: int | None
    created: float


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One line of a match's log."""

    table_id: str
    number: int
    command: str
    kind: str
    seat: int
    body: str
    at: float

    def columns(self) -> dict[str, str | int | float]:
        """By hand: this is done for every move."""
        return {
            "table_id": self.table_id,
            "number": self.number,
            "command": self.command,
            "kind": self.kind,
            "seat": self.seat,
            "body": self.body,
            "at": self.at,
        }


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
