"""A table in use by this server: its logic (`table/`), the store that keeps it, and when it was used."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from chronotable.server.bot_pool import BotPool
from chronotable.server.limits import Rate
from chronotable.server.pacing import Once
from chronotable.server.runner import Runner
from chronotable.server.storage.store import Store
from chronotable.server.table.absence import ABSENCE
from chronotable.server.table.log_reading import Read
from chronotable.server.table.rows import Around, EntryRow, TableRow
from chronotable.server.table.table import Table

_SHOWN = Rate(20, 5)  # how often all are told who is here, when people come and go all the time


class LiveTable(Table):
    def __init__(
        self,
        store: Store,
        row: TableRow,
        found: Read,
        entries: Sequence[EntryRow],
        around: Around,
        absence: float = ABSENCE,
        bot_pool: BotPool | None = None,
    ) -> None:
        super().__init__(row, found, entries, around, store.is_shared, absence)
        self.store = store
        self.used = time.monotonic()
        self.presence_told = Once(_SHOWN)
        self._table_shown = Once(_SHOWN)
        runner = Runner(row.id, store, bot_pool)
        self.run = runner.run
        self.do = runner.do
        self._runner = runner

    @property
    def is_busy(self) -> bool:
        """Is something being changed?"""
        return self._runner.is_busy

    def sparingly(self, do: Callable[[], None]) -> None:
        self._table_shown.ask(do)
