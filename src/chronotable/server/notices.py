"""What other server processes write reaches this one: by PostgreSQL's LISTEN and NOTIFY, or by way of the door."""
from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator

from sqlalchemy.engine import URL

from chronotable.server.hall import Hall
from chronotable.server.storage.journal import CHANNEL

_AGAIN = 1.0  # seconds after which a lost connection is tried again
log = logging.getLogger("chronotable.server")


async def listen(url: URL, process: str, hall: Hall) -> None:
    """For ever.  After a lost connection every table is looked at, since notices may have been missed."""
    import psycopg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await hall.catch_up()
                async for notice in connection.notifies():
                    await _hear(notice.payload, process, hall)
        except psycopg.Error:
            log.warning("the connection that listens to other servers was lost")
        await asyncio.sleep(_AGAIN)


async def whole_lines(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    """As many lines at once as have come, each with its end: most of them are of no interest to whoever gets them."""
    rest = b""
    while received := await reader.read(1 << 16):
        lines, end, rest = (rest + received).rpartition(b"\n")
        yield lines + end


class Relay:
    """The other workers of a server of several processes.  Nothing that is told gets lost: who dies ends all."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_unix_connection(sock=self._channel)

    def tell(self, notice: str) -> None:
        if not self._writer.is_closing():  # else the door is gone, and so are we in a moment
            self._writer.write(f"{notice}\n".encode())

    async def listen(self, process: str, hall: Hall) -> None:
        async for lines in whole_lines(self._reader):
            for notice in lines.decode().splitlines():
                await _hear(notice, process, hall)


async def _hear(notice: str, process: str, hall: Hall) -> None:
    """Who tells, what, and of which tables: mostly none of ours."""
    sender, what, *contents = notice.split(" ")
    if sender == process:
        return
    for content in contents:
        try:
            if what == "here":
                hall.heard_presence(sender, content)
            elif hall.live(content) is not None:
                await hall.heard(what, content)
        except Exception:  # the database may be out of reach; the next notices want to be heard all the same
            log.exception("what another process wrote could not be read")
