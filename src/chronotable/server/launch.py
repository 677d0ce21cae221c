"""How a server runs: alone in this process, or as several with a balancer in front of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from chronotable.kernel.errors import BadOption
from chronotable.kernel.message import Message
from chronotable.server.app import Settings, create_app
from chronotable.server.http_protocol import protocol_for
from chronotable.server.single_server import claim
from chronotable.server.storage.database import bring_up_to_date, can_be_shared

try:
    import resource
except ImportError:  # Windows knows no such bound
    resource = None  # type: ignore[assignment]

if TYPE_CHECKING:
    from chronotable.server.worker_link import WorkerLink

_FILES_WANTED = 65_536
_FILES_OF_OURS = 150  # databases, pipes to other processes, and files that are read
_PLAIN = "auto"  # whichever uvicorn takes by itself
log = logging.getLogger("chronotable.server")


def _files_allowed() -> int:
    """How many files and connections this process may have open: as many as the system lets it take."""
    if resource is None:
        return _FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, _FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _FILES_WANTED if soft == resource.RLIM_INFINITY else soft


def _sockets() -> Any:
    """Our WebSocket protocol; or uvicorn's own, when the environment asks for it or ours does not go with it."""
    if os.environ.get("CHRONOTABLE_WEBSOCKETS") == "plain":
        return _PLAIN
    try:
        from chronotable.server.transport import TableSocket
    except ImportError:  # what ours is made of has no public name in uvicorn
        log.warning("this uvicorn is not known: WebSockets go the slow way")
        return _PLAIN
    return TableSocket


def _configured(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,  # addresses and table names are nobody's business
        http=protocol_for(settings.limits, _files_allowed() - _FILES_OF_OURS, settings.behind_proxy),
        ws=_sockets(),
        ws_max_size=4 * settings.limits.frame_bytes,
        ws_per_message_deflate=settings.compresses,
        proxy_headers=settings.behind_proxy,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def _bring_up_to_date(settings: Settings) -> None:
    """A database that cannot be used is found out before anybody comes."""
    if not can_be_shared(settings.database):  # in memory: everybody gets one of their own
        return
    try:
        asyncio.run(bring_up_to_date(settings.database))
    except (SQLAlchemyError, OSError) as error:
        cause = getattr(error, "orig", None) or error
        said = str(cause).strip().splitlines() or [type(cause).__name__]
        raise BadOption(Message("cli-serve-database", problem=said[0])) from error


class Alone:
    def __init__(self, settings: Settings) -> None:
        self._claim = claim(settings.database)
        _bring_up_to_date(settings)
        self._server = uvicorn.Server(_configured(settings))

    def start(self, listening: socket.socket) -> None:
        """From now on connections may come."""
        self._listening = listening

    def keep_on(self) -> bool:
        """Until it is told to stop (True), or cannot go on (False)."""
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn ends politely, and repeats the signal when it is done
        with contextlib.suppress(KeyboardInterrupt):
            self._server.run(sockets=[self._listening])
        return True


def can_run_together(settings: Settings) -> bool:
    """Windows cannot hand connections on."""
    return hasattr(socket, "send_fds") and can_be_shared(settings.database)


class Together:
    """As `Alone`, in so many processes."""

    def __init__(self, settings: Settings, processes: int) -> None:
        self._settings = settings
        self._processes = processes
        self._claim = claim(settings.database)
        _bring_up_to_date(settings)

    def start(self, listening: socket.socket) -> None:
        from chronotable.server.balancer import Balancer, start_workers

        _files_allowed()
        self._door = Balancer(listening, start_workers(self._processes, self._work, listening), self._settings)

    def keep_on(self) -> bool:
        return self._door.keep()

    def _work(self, link: WorkerLink) -> None:
        from chronotable.server.worker import Worker

        Worker(_configured(replace(self._settings, link=link)), link).work()
