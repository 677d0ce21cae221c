"""Sitting down, over HTTP: by a secret link, by a short code, or on an open seat of a listed table."""

from __future__ import annotations

import time
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from chronotable.kernel.message import Message
from chronotable.server import seat_codes
from chronotable.server.errors import Refusal
from chronotable.server.hall import Hall
from chronotable.server.identity import browser_of, digest
from chronotable.server.limits import Bucket, Buckets, Limits
from chronotable.server.live_table import LiveTable
from chronotable.server.requests import answer, body, identity, introduced, part
from chronotable.server.security import address
from chronotable.server.table import seats
from chronotable.server.table.plain_text import plain_text
from chronotable.server.wire_http import Ask, Claim, CodeFound, CodeMade, Seated, SitDown, TryCode

T = TypeVar("T")


class SeatRoutes:
    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self.claims = Buckets(limits.claims)
        self.codes = Buckets(limits.codes)
        self.codes_of_table = Buckets(limits.codes_of_table)
        self.codes_in_all = Bucket(limits.codes_in_all)

    # ---- by a link

    async def invitation(self, request: Request) -> Response:
        """What a secret link would give.  The browser gets its cookie here, so that sitting down twice is done once."""
        table, wanted = await self._with_link(request, Ask)
        link = await self._link(request, table, wanted.secret)
        secret, browser = identity(request)
        shown = await table.do(seats.invitation(table, link, browser))
        return introduced(request, answer(shown), secret)

    async def claim(self, request: Request) -> Response:
        """The seat of a secret link becomes this browser's."""
        table, wanted = await self._with_link(request, Claim)
        link = await self._link(request, table, wanted.secret)
        secret, browser = identity(request)
        seat = await table.do(seats.claim(table, link, plain_text(wanted.name, 24), browser))
        return introduced(request, answer(Seated(seat)), secret)

    async def _with_link(self, request: Request, kind: type[T]) -> tuple[LiveTable, T]:
        if not self.claims.take(address(request.scope)):
            raise Refusal(Message("web-too-fast"), status=429)
        wanted = await body(request, kind, self.limits.body_bytes)
        return await self._table(request), wanted

    async def _link(self, request: Request, table: LiveTable, secret: str) -> str:
        """The hash of a link's secret, or of a code that stands for it."""
        code = seat_codes.typed(secret)
        if code is None:
            return digest(secret)
        return await self._code_digest(request, code, table.row.id)

    async def _code_digest(self, request: Request, code: str, table: str = "") -> str:
        is_allowed = self.codes.take(address(request.scope)) and self.codes_in_all.take()
        if not is_allowed or (table and not self.codes_of_table.take(table)):
            raise Refusal(Message("web-code-tries"), status=429)
        return await self.hall.opening.do(address(request.scope), seat_codes.code_digest, code)

    # ---- short codes

    async def code(self, request: Request) -> Response:
        """A short code for the seat of a secret link."""
        table, wanted = await self._with_link(request, Ask)
        code = seat_codes.new_code()
        kept = await self._code_digest(request, code, table.row.id)
        await table.do(seats.make_code(table, digest(wanted.secret), kept))
        return answer(CodeMade(code, seat_codes.LASTS))

    async def join(self, request: Request) -> Response:
        """Which table a short code leads to; what is wrong with one that leads nowhere."""
        wanted = await body(request, TryCode, self.limits.body_bytes)
        code = seat_codes.typed(wanted.code)
        if code is None:
            raise Refusal(Message("web-code-form", signs=seat_codes.LENGTH), status=400)
        row = await self.hall.store.seat_with_code(await self._code_digest(request, code))
        if row is None:
            raise Refusal(Message("web-code-unknown"), status=404)
        if row.code_until <= time.time():
            raise Refusal(Message("web-code-late"), status=410)
        if not row.can_be_taken:
            table = await self.hall.open(row.table_id, address(request.scope))
            if not table.holds(browser_of(request.cookies) or "", row.seat):
                raise Refusal(Message("web-code-used"), status=409)
        return answer(CodeFound(row.table_id, code))

    # ---- from the lobby

    async def sit(self, request: Request) -> Response:
        """A seat that a listed table offers to everybody."""
        wanted = await body(request, SitDown, self.limits.body_bytes)
        table = await self._table(request)
        secret, browser = identity(request)
        seat = await table.do(seats.sit(table, wanted.seat, plain_text(wanted.name, 24), browser))
        return introduced(request, answer(Seated(seat)), secret)

    # ---- parts

    async def _table(self, request: Request) -> LiveTable:
        return await self.hall.open(part(request, "table"), address(request.scope))
