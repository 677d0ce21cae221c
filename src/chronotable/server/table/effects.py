"""What a table asks of whoever runs it: to keep something, to read what others have kept, to let a bot think.

A command is a generator of effects.  Whoever runs it does what each asks for and sends back what came of it, or throws
the error that came of it; when, and by which means, is their business.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from chronotable.kernel.match import Match
from chronotable.server.table.rows import Around, EntryRow, PositionRow, ProposalRow, SeatRow, TableRow
from chronotable.server.wire_parts import Known

T = TypeVar("T")
ProposalChange = Callable[[list[ProposalRow]], list[ProposalRow]]  # what was open, what shall be


class Conflict(Exception):
    """Another process wrote this number of the log first."""


class BeAlone(NamedTuple):
    """From here to the end of the command nothing else that asked for this goes on; nothing comes back."""


class Append(NamedTuple):
    """One more line of the log; nothing comes back.  Conflict when its number is taken."""

    entry: EntryRow


@dataclass(frozen=True, slots=True)
class ReadLog:
    """The lines after so many: list[EntryRow]."""

    after: int


@dataclass(frozen=True, slots=True)
class ReadAround:
    """Who sits where, what is proposed and what was said, as it is kept: Around.  Without seats: it is deleted."""


@dataclass(frozen=True, slots=True)
class IsKept:
    """Is the table still there?  bool"""


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """A browser gets a seat, if it still has its link and was of one of these kinds: bool."""

    row: SeatRow
    browser: str
    was: Sequence[str]


@dataclass(frozen=True, slots=True)
class AddDevice:
    """Another browser of the same person holds the seat, too, if the link for it is fresh and was not used: bool."""

    row: SeatRow
    browser: str
    now: float


@dataclass(frozen=True, slots=True)
class ChangeSeat:
    """These columns of a seat, unless it is not whose it was: bool."""

    row: SeatRow
    columns: dict[str, Any]


@dataclass(frozen=True, slots=True)
class VacateSeat:
    """Nobody holds it any more; somebody may know something for these reasons: Standing."""

    row: SeatRow
    known: Sequence[Known]


@dataclass(frozen=True, slots=True)
class FreeSeat:
    """The same, unless somebody has chosen there after this version, or it is not whose it was: Standing | None."""

    was: SeatRow
    row: SeatRow
    version: int
    known: Sequence[Known]


@dataclass(frozen=True, slots=True)
class Mark:
    """Somebody may know what is hidden, for this reason: Standing."""

    reason: Known


@dataclass(frozen=True, slots=True)
class ChangeProposals:
    """Made of what is kept: what was open, and what is after the change, both list[ProposalRow]."""

    change: ProposalChange


@dataclass(frozen=True, slots=True)
class AddTalk:
    """A line of talk: TalkRow, numbered; None when the same command has said it before, or the table is deleted."""

    command: str
    line: dict[str, Any]


@dataclass(frozen=True, slots=True)
class MakeAgain:
    """The next table of those who sit at this one, dealt aside: its id; that of another process, if it was quicker."""

    deal: Callable[[], tuple[TableRow, Around]]


@dataclass(frozen=True, slots=True)
class KeepPosition:
    """Where the match stands, for programs with other rules, and what lists say of it; nothing comes back."""

    row: PositionRow
    summary: str


@dataclass(frozen=True, slots=True)
class Advise:
    """A hint for a seat, on the account of an address: Hint | None.

    It is asked now and then whether anybody still wants to know; if not, there is none.
    """

    match: Match
    seat: int
    address: str
    is_wanted: Callable[[], bool]


ALONE = BeAlone()
Effect = (
    BeAlone | Append | ReadLog | ReadAround | IsKept | TakeSeat | AddDevice | ChangeSeat | VacateSeat | FreeSeat | Mark
    | ChangeProposals | AddTalk | MakeAgain | KeepPosition | Advise
)  # fmt: skip
Steps = Generator[Effect, Any, T]
