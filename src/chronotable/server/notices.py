"""What other server processes write reaches this one by PostgreSQL's LISTEN and NOTIFY."""
from __future__ import annotations

import asyncio
import logging

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
                    sender, what, table = notice.payload.split(" ")
                    if sender == process:
                        continue
                    if what == "here":
                        hall.heard_presence(sender, table)
                    else:
                        await hall.heard(what, table)
        except psycopg.Error:
            log.warning("the connection that listens to other servers was lost")
        await asyncio.sleep(_AGAIN)
