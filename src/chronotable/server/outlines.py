"""What lists say of tables: of those that are open as they are, of others from what is kept with them.

Only a table of which too little is kept is opened for a list, and then that is kept: tables from before there were
summaries, and those that were last read under other rules than the present ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from chronotable.kernel.message import Message
from chronotable.server.errors import Busy, Refusal
from chronotable.server.hall import Hall
from chronotable.server.table.outline import Outline
from chronotable.server.table.rows import KeptRow
from chronotable.server.table.summary import Summary


class Outlines:
    def __init__(self, hall: Hall, address: str = "", most_opened: int = 100) -> None:
        self._hall = hall
        self._address = address  # on whose account tables are opened
        self.left = most_opened  # that may still be

    async def of(self, ids: Sequence[str]) -> dict[str, Outline | None]:
        """In this order.  None: it cannot be shown.  Left out: it could not be opened now."""
        closed = [id for id in ids if self._hall.live(id) is None]
        kept = await self._hall.store.kept_rows(closed) if closed else {}
        found: dict[str, Outline | None] = {}
        for id in ids:
            try:
                found[id] = self._kept(kept.get(id)) or await self._opened(id)
            except Busy:
                continue
            except Refusal:  # deleted, damaged, or of other rules than these: it is kept, but cannot be shown
                found[id] = None
        return found

    def _kept(self, row: KeptRow | None) -> Outline | None:
        if row is None or self._hall.is_unreadable(row.id):
            return None
        summary = Summary.read(row.summary, row.game, row.later)
        if summary is None:
            return None
        outline = Outline.kept(row, summary, self._hall.here(row.id), self._hall.absence)
        try:
            outline.line("")
        except Exception:  # a damaged row: it is opened, and whoever runs the server hears what is wrong with it
            return None
        return outline

    async def _opened(self, id: str) -> Outline:
        table = self._hall.live(id)
        if table is None:
            if not self.left:
                raise Busy(Message("web-busy-reading"))
            self.left -= 1
            table = await self._hall.open(id, self._address)
            await self._hall.store.keep_summary(id, table.version, table.summary.text())
        return Outline.of(table)
