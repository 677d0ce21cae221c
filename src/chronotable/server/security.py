"""What every answer carries and every request must pass: headers, origin, host, size, rate."""
from __future__ import annotations

import asyncio
from collections.abc import Sequence
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chronotable.server.limits import Buckets, Limits, home
from chronotable.server.wire import Problem, Words

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_READING = ("GET", "HEAD", "OPTIONS")
_FILE = 0.1  # of a request
_PAUSE = 0.5  # seconds until somebody who is too fast is told so: asking again at once makes no sense
_AGAIN = 5  # seconds after which somebody who was too fast should try again
_REASONS = {403: "web-foreign-page", 421: "web-foreign-host", 429: "web-too-fast"}


class Guard:
    """Turns away what comes from a foreign page, for a foreign host, or too often; adds the headers."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Sequence[str]) -> None:
        self.app = app
        self.hosts = {host.lower() for host in hosts}  # empty: any
        self.requests = Buckets(limits.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        status = self._problem(scope, headers)
        if status:
            await _refuse(scope, receive, send, status)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_guarded)

    def _problem(self, scope: Scope, headers: Headers) -> int:
        host = headers.get("host", "")
        if self.hosts and _name(f"//{host}") not in self.hosts:  # a page elsewhere made its name point at us
            return 421
        origin = headers.get("origin")
        is_asking = scope["type"] == "websocket" or scope["method"] not in _READING
        if is_asking and origin is not None and _place(origin) != host:
            return 403
        is_page = scope["path"].startswith("/assets/")  # many files, and each the same for everybody
        if not self.requests.take(address(scope), _FILE if is_page else 1.0):
            return 429
        return 0


def address(scope: Scope) -> str:
    """Whom a request comes from, as far as limits are concerned."""
    client = scope.get("client")
    return home(str(client[0])) if client else "?"


def _place(url: str) -> str | None:
    """Host and port; None when it is no URL at all."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


def _name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008 if status != 429 else 1013, "reason": ""})
        return
    body = msgspec.json.encode(Problem(Words(_REASONS[status])))
    headers = {**HEADERS, "Content-Type": "application/json", "Content-Length": str(len(body))}
    if status == 429:
        headers["Retry-After"] = str(_AGAIN)
        await asyncio.sleep(_PAUSE)
    raw = [(name.lower().encode(), text.encode()) for name, text in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
