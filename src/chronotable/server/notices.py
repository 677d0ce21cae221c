"""What other server processes write reaches this one: by PostgreSQL's LISTEN and NOTIFY, or by way of the balancer."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator

from sqlalchemy.engine import URL

from chronotable.server.hall import Hall
from chronotable.server.storage.journal import CHANNEL
from chronotable.server.supervision import Part

_QUIET = 15.0  # seconds without a notice after which it is looked whether the connection is still there
_ANSWER = 5.0  # seconds in which it must answer
log = logging.getLogger("chronotable.server")


async def listen(url: URL, process: str, hall: Hall, part: Part) -> None:
    """As long as the connection lasts.  After a lost one every table is looked at: notices may have been missed."""
    import psycopg

    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    async with await psycopg.AsyncConnection.connect(plain, autocommit=True) as connection:
        await connection.execute(f"LISTEN {CHANNEL}")
        await hall.catch_up()
        part.works()
        while True:
            async for notice in connection.notifies(timeout=_QUIET):
                await _hear(notice.payload, process, hall)
            async with asyncio.timeout(_ANSWER):
                await connection.execute("SELECT 1")


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
        if not self._writer.is_closing():  # else the balancer is gone, and so are we in a moment
            self._writer.write(f"{notice}\n".encode())

    async def listen(self, process: str, hall: Hall, part: Part) -> None:
        part.works()
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
