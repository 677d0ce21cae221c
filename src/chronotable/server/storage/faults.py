"""What may be wrong with a database for a while, told apart from what is wrong with a write."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_NOT_NOW = ("08", "53", "57")  # classes of PostgreSQL's: no connection, no room, going down


class Busy(Exception):
    """Somebody else, a backup for instance, did not let us write in time.  Nothing was changed."""


class Away(Exception):
    """The database cannot be reached, or takes nobody now.  Nothing was changed."""


def fault(error: BaseException) -> Busy | Away | None:
    """Is it the database that is in trouble, and not what was to be written?"""
    if isinstance(error, (Busy, Away)):
        return error
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.OperationalError):
        is_busy = getattr(cause, "sqlite_errorcode", 0) & 0xFF in _BUSY
        return Busy(str(cause)) if is_busy else Away(str(cause))
    state = getattr(cause, "sqlstate", "")  # only PostgreSQL's errors have one; none when there is no connection
    if state is None or state.startswith(_NOT_NOW):
        return Away(type(cause).__name__)
    return None
