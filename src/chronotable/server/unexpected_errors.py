"""Unexpected errors in words for people; what exactly went wrong is for the log."""

from __future__ import annotations

import logging

from chronotable.kernel.message import Message
from chronotable.server.errors import Refusal
from chronotable.server.storage.faults import Away, Busy, fault

log = logging.getLogger("chronotable.server")


def refusal_for(error: Exception, doing: str) -> Refusal:
    """Nothing was changed; the database may be itself again in a moment, a fault of ours will not."""
    match fault(error):
        case Busy():
            log.warning("%s: the database is busy", doing)
            return Refusal(Message("web-database-busy"), status=503)
        case Away() as away:
            log.warning("%s: the database cannot be used (%s)", doing, away)
            return Refusal(Message("web-database-away"), status=503)
    log.error("%s failed", doing, exc_info=error)
    return Refusal(Message("web-server-trouble"), status=500)
