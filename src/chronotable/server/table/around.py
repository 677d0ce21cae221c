"""What is around a match at a table: who sits where, who is here, what is proposed, and what was said.

What happens here is changed in memory, too; what happens through other processes is read.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from chronotable.kernel.message import Message
from chronotable.server.errors import Deleted, Refusal, Stale
from chronotable.server.table import effects
from chronotable.server.table.absence import Absences
from chronotable.server.table.effects import ProposalChange, Steps
from chronotable.server.table.rows import BOT, PERSON, Around, ProposalRow, SeatRow, Standing, TableRow, TalkRow
from chronotable.server.table.viewer import Viewer
from chronotable.server.wire_parts import Known

Presence = dict[str, tuple[frozenset[int], float]]  # by process: the seats of those who are there, when known


class TableAround(ABC):
    def __init__(self, row: TableRow, around: Around, is_shared: bool, absence: float) -> None:
        self.row = row
        self.around = around
        self.is_shared = is_shared  # others may write about it, too, of which we hear a little later
        self.clients: set[Viewer] = set()
        self.elsewhere: Presence = {}
        self._absences = Absences(len(around.seats), absence)
        self._changes = 0  # of what is around, by this process

    @abstractmethod
    def show_table(self) -> None: ...

    @abstractmethod
    def show_talk(self, only: Viewer | None = None) -> None: ...

    # ---- looking

    def seat(self, number: int) -> SeatRow:
        return self.around.seats[number]

    def seats_of(self, browser: str) -> list[int]:
        return [number for number, browsers in enumerate(self.around.holders) if browser in browsers]

    def seat_for(self, browser: str, wanted: int | None) -> int | None:
        """Through which seat a browser looks: the wanted one if it is its own, else its first; a spectator has none."""
        mine = self.seats_of(browser)
        return wanted if wanted in mine else (mine[0] if mine else None)

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

    def is_here(self, seat: int) -> bool:
        return seat in self.here()

    def here(self) -> set[int]:
        """The seats of people who are connected, to whichever process."""
        return self.present().union(*(seats for seats, _ in self.elsewhere.values()))

    def present(self) -> set[int]:
        """The seats of people who are connected to this process."""
        return {seat for client in self.clients for seat in self.seats_of(client.browser)}

    def wait(self, seat: int) -> float | None:
        """After how many seconds the others may agree on a bot for the seat; None: never, as it stands."""
        self._absences.note(self.here(), len(self.around.seats))
        return self._absences.wait(self.seat(seat))

    def holds(self, browser: str, seat: int) -> bool:
        holders = self.around.holders
        return 0 <= seat < len(holders) and browser in holders[seat]

    def check_holds(self, browser: str, seat: int) -> None:
        """Nobody acts for, or looks through, a seat that is not theirs."""
        if not self.holds(browser, seat):
            raise Refusal(Message("web-not-your-seat", seat=str(seat + 1)))

    # ---- changing

    def look_around(self) -> Steps[bool]:
        """Read anew who sits where, and what was said: another process may have changed it.  False: it is deleted."""
        seen = -1
        while seen != self._changes:  # what was read while this process changed something may be older than that
            seen = self._changes
            around: Around = yield effects.ReadAround()
        if not around.seats:
            return False
        self.surround(around)
        self.show_talk()
        return True

    def take_seat(self, row: SeatRow, browser: str, was: Sequence[str]) -> Steps[bool]:
        """A browser gets a seat that nobody has, if the seat still has its link and was of one of these kinds."""
        is_taken: bool = yield effects.TakeSeat(row, browser, was)
        if is_taken:
            around = self.around.with_seat(row, frozenset({browser}))
            self.surround(around.with_standing(around.standing.joined(browser)))
        return is_taken

    def add_device(self, row: SeatRow, browser: str) -> Steps[bool]:
        """Another browser of whoever has the seat holds it, too, by a link that can be used once."""
        is_added: bool = yield effects.AddDevice(row, browser, time.time())
        if is_added:
            used = replace(self.seat(row.seat), device=None)
            self.surround(self.around.with_seat(used, self.around.holders[row.seat] | {browser}))
        return is_added

    def change_seat(self, number: int, **columns: Any) -> Steps[None]:
        """Stale when somebody took it, or had to leave it, through another process."""
        is_changed: bool = yield effects.ChangeSeat(self.seat(number), columns)
        if not is_changed:
            if not (yield from self.look_around()):
                raise Deleted
            raise Stale
        self.surround(self.around.with_seat(replace(self.seat(number), **columns), self.around.holders[number]))

    def mark(self, reason: Known) -> Steps[None]:
        """From now on everybody is told, for good, that somebody may know what is hidden."""
        if reason not in self.known:
            standing: Standing = yield effects.Mark(reason)
            self.surround(self.around.with_standing(standing))

    def change_proposals(self, change: ProposalChange) -> Steps[tuple[list[ProposalRow], list[ProposalRow]]]:
        """What was open, and what is after the change."""
        before, after = yield effects.ChangeProposals(change)
        self.surround(self.around.with_proposals(after))
        return before, after

    def say(self, command: str, line: dict[str, Any]) -> Steps[None]:
        said: TalkRow | None = yield effects.AddTalk(command, line)
        if said is None:
            yield from self.check_kept()
            return
        self._changes += 1
        self.around = self.around.with_talk(said)
        self.show_talk()

    def surround(self, around: Around) -> None:
        """From now on this is around the match."""
        self._changes += 1
        self.around = around
        for client in self.clients:
            if client.seat is not None and client.browser not in around.holders[client.seat]:
                client.seat = None  # the seat was handed over
        self.show_table()

    def check_kept(self) -> Steps[None]:
        """What could not be kept may have come too late: whoever runs the server can delete tables beside it."""
        is_kept: bool = yield effects.IsKept()
        if not is_kept:
            raise Deleted
