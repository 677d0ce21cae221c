"""Can this server be of use?  Each part by its name, for balancers; that it lives is said by `/api/health`."""

from __future__ import annotations

import asyncio
import time

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from chronotable.server.storage.journal import Journal
from chronotable.server.supervision import Supervision

_PATIENCE = 2.0  # seconds for the database to answer
_FRESH = 1.0  # seconds for which an answer holds: nobody keeps the database busy with this question


class Readiness:
    def __init__(self, engine: AsyncEngine, journal: Journal, supervision: Supervision) -> None:
        self._engine = engine
        self._journal = journal
        self._supervision = supervision
        self._looking = asyncio.Lock()
        self._seen: dict[str, bool] = {}
        self._seen_at = -_FRESH

    async def look(self, request: Request) -> Response:
        async with self._looking:
            if time.monotonic() - self._seen_at > _FRESH:
                database = await self._database()
                self._journal.try_again()
                self._seen = {"database": database, **self._supervision.readiness()}
                self._seen_at = time.monotonic()
        status = 200 if all(self._seen.values()) else 503
        return JSONResponse(self._seen, status, headers={"Cache-Control": "no-store"})

    async def _database(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE), self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except Exception:  # whatever it is, the answer is no; whoever needs the database will log why
            return False
        return True
