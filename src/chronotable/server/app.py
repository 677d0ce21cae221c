"""The ASGI application: everything put together."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import Route, WebSocketRoute

from chronotable.kernel.pack import Pack
from chronotable.server.bot_pool import BotPool
from chronotable.server.hall import Hall
from chronotable.server.limits import Limits
from chronotable.server.notices import Relay, listen
from chronotable.server.pack_shelf import PackShelf
from chronotable.server.problems import http_problem
from chronotable.server.readiness import Readiness
from chronotable.server.retention import retire
from chronotable.server.routes import Routes, site
from chronotable.server.security import Guard
from chronotable.server.sockets import Sockets
from chronotable.server.storage.database import complete_url, connect, prepare
from chronotable.server.storage.journal import Journal
from chronotable.server.storage.store import Store
from chronotable.server.supervision import Supervision
from chronotable.server.table.absence import ABSENCE

if TYPE_CHECKING:  # there are no posts on Windows
    from chronotable.server.worker_link import WorkerLink


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server is run."""

    database: str
    hosts: Sequence[str] = ()  # the names it answers to; empty: any
    limits: Limits = field(default_factory=Limits)
    thinkers: int | None = None  # processes for bots and hints
    compresses: bool = True  # what goes through sockets
    behind_proxy: bool = False  # on this machine, which says who the others are
    link: WorkerLink | None = None  # in a server of several processes
    packs: Sequence[Pack] = ()  # that tables can be made with
    absence: float = ABSENCE  # seconds after which a bot may play for somebody who is away
    keep: float | None = None  # days after which tables without news are deleted


def create_app(settings: Settings) -> Starlette:
    engine = connect(complete_url(settings.database))
    process = secrets.token_hex(8)
    link = settings.link
    notifies = engine.dialect.name == "postgresql"
    relay = Relay(link.notices) if link and not notifies else None
    most = settings.limits.journal
    journal = Journal(engine, process, relay.tell if relay else None, link.writing if link else None, most)
    outside = settings.limits.outside_bots
    bot_pool = BotPool(settings.thinkers, link.workers if link else 1, outside=outside)
    store = Store(engine, journal, is_shared=notifies or relay is not None)
    is_ours = link.has if link else lambda id: True
    hall = Hall(store, bot_pool, is_ours, settings.limits, settings.absence, settings.keep)
    supervision = Supervision()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await prepare(engine)
        if relay is not None:
            await relay.open()
        journal.start(supervision)
        hall.start(supervision)
        bot_pool.start(supervision)
        if notifies:
            supervision.keep("listener", lambda part: listen(engine.url, process, hall, part), is_well=False)
        elif relay is not None:
            supervision.keep("listener", lambda part: relay.listen(process, hall, part), is_well=False)
        if settings.keep is not None and (link is None or link.number == 0):
            supervision.keep("retirement", lambda part: retire(hall, part))
        yield
        await hall.stop()
        await journal.stop()
        await supervision.stop()
        bot_pool.stop()
        await engine.dispose()

    pages = Routes(hall, settings.limits, PackShelf(settings.packs))
    sockets = Sockets(hall, settings.limits)
    ready = Route("/api/ready", Readiness(engine, journal, supervision).look, methods=["GET"])
    routes = [ready, *pages.routes(), WebSocketRoute("/api/tables/{table}/socket", sockets)]
    guard = Middleware(Guard, limits=settings.limits, hosts=settings.hosts)
    problems = {HTTPException: http_problem}
    app = Starlette(routes=routes, middleware=[guard], exception_handlers=problems, lifespan=lifespan)
    app.router.default = site()  # no route of its own: that would hide that a path is there for another method
    app.router.redirect_slashes = False
    return app
