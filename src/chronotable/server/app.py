"""The ASGI application: everything put together."""
from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from chronotable.server.hall import Hall
from chronotable.server.limits import Limits
from chronotable.server.notices import listen
from chronotable.server.pages import Pages, site
from chronotable.server.security import Guard
from chronotable.server.sockets import Sockets
from chronotable.server.storage.database import complete_url, connect, prepare
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.store import Store
from chronotable.server.thinking import Thinkers


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    hosts: Sequence[str] = ()  # the names it answers to; empty: any
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None  # processes for bots and hints


def create_app(settings: Settings) -> Starlette:
    engine = connect(complete_url(settings.database))
    process = secrets.token_hex(8)
    journal = Journal(engine, process)
    thinkers = Thinkers(settings.thinkers)
    hall = Hall(Store(engine, journal), thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await prepare(engine)
        journal.start()
        hall.start()
        listener = None
        if engine.dialect.name == "postgresql":
            listener = asyncio.create_task(listen(engine.url, process, hall))
        yield
        if listener is not None:
            listener.cancel()
        await hall.stop()
        await journal.stop()
        thinkers.stop()
        await engine.dispose()

    pages = Pages(hall, settings.limits)
    sockets = Sockets(hall, settings.limits)
    routes = [*pages.routes(), WebSocketRoute("/api/tables/{table}/socket", sockets), site()]
    guard = Middleware(Guard, limits=settings.limits, hosts=settings.hosts)
    return Starlette(routes=routes, middleware=[guard], lifespan=lifespan)
