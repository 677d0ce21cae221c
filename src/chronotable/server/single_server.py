"""One server on one SQLite file: another would not see what this one's people do.

The lock is the operating system's and ends with the process, however that ends; the file beside the database stays.
A file with a second name, a hard link, is not used at all: neither our lock nor SQLite's journal is seen under both.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import IO

import sqlalchemy as sa

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.server.storage.database import complete_url, is_file

_PATIENCE = 2.0  # seconds in which the server before this one may still be ending


def claim(url: str) -> IO[bytes] | None:
    """Keep what is given as long as the server runs; BadOption when another server uses the file."""
    complete = sa.make_url(complete_url(url))
    if not is_file(complete) or str(complete.database).startswith("file:"):
        return None
    database = Path(str(complete.database)).resolve()
    try:
        if database.exists() and database.stat().st_nlink > 1:
            raise BadOption(Message("cli-serve-hard-link", file=str(database)))
        held = open(database.with_name(f"{database.name}-server"), "ab")  # noqa: SIM115  # for as long as we run
    except OSError as error:
        raise BadOption(Message("cli-serve-database", problem=str(error))) from error
    until = time.monotonic() + _PATIENCE
    while not _is_locked(held):
        if time.monotonic() > until:
            held.close()
            raise BadOption(Message("cli-serve-only-one", file=str(database)))
        time.sleep(0.05)
    return held


def _is_locked(file: IO[bytes]) -> bool:
    """By this process, from now on; processes that are forked later do not have the lock and do not keep it."""
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        else:
            import fcntl

            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
