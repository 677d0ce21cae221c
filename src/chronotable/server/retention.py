"""`serve --keep DAYS`: tables of which nothing has happened for so long are deleted, finished or abandoned."""

from __future__ import annotations

import asyncio
import logging
import time

from chronotable.server.hall import Hall
from chronotable.server.supervision import Part

_DAY = 24 * 3600.0
_EVERY = 3600.0  # seconds
_AT_ONCE = 200  # tables; between two such portions moves are stored
log = logging.getLogger("chronotable.server")


async def retire(hall: Hall, part: Part) -> None:
    """For ever.  What cannot be deleted now is deleted later."""
    while True:
        if count := await retire_once(hall):
            log.info("%d tables without news were deleted", count)
        part.works()
        await asyncio.sleep(_EVERY)


async def retire_once(hall: Hall) -> int:
    """How many were deleted.  A table at which somebody is stays, even if they only look."""
    if hall.keep is None:
        return 0
    count = 0
    seen: set[str] = set()
    while True:
        then = time.time() - hall.keep * _DAY
        found = await hall.store.quiet_since(then, len(seen) + _AT_ONCE)
        quiet = [id for id in found if id not in seen]
        if not quiet:
            return count
        seen.update(quiet)
        for id in quiet:
            if not hall.is_visited(id) and await hall.delete(id, quiet_since=then):
                count += 1
