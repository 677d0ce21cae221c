"""Tables without sockets: what a test holds of one, and what it asks of it."""

from __future__ import annotations

from chronotable.server.live_table import LiveTable
from chronotable.server.storage.store import Store
from chronotable.server.table import commands
from chronotable.server.table.absence import ABSENCE
from chronotable.server.table.log_reading import not_read
from chronotable.server.table.record import start
from chronotable.server.table.rows import Around, TableRow
from chronotable.server.table.viewer import Viewer
from chronotable.server.wire_commands import Command


def fresh_table(store: Store, row: TableRow, around: Around, absence: float = ABSENCE) -> LiveTable:
    """At which nothing was chosen yet."""
    return LiveTable(store, row, not_read(start(row)), [], around, absence)


async def carry_out(table: LiveTable, client: Viewer, command: Command) -> None:
    """As a socket does, but what is refused is raised."""
    await table.do(commands.carry_out(table, client, command))
