"""What every answer carries and every request must pass: headers, origin, host, size, rate."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from chronotable.kernel.message import Message as Note
from chronotable.server.errors import Refusal
from chronotable.server.limits import Buckets, Limits, home
from chronotable.server.problems import problem
from chronotable.server.unexpected_errors import refusal_for

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
_ONLY_HTTPS = {"Strict-Transport-Security": "max-age=31536000"}  # once seen by HTTPS, never by anything else
_WORDS = {403: "web-origin", 421: "web-host", 429: "web-too-fast"}
LOOPBACK = ("127.0.0.1", "localhost", "::1")
_READING = ("GET", "HEAD", "OPTIONS")
_FILE = 0.1  # of a request
_PAUSE = 0.5  # seconds until somebody who is too fast is told so: asking again at once makes no sense


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

        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                MutableHeaders(scope=message).update(_headers(scope))
            await send(message)

        try:
            await self.app(scope, receive, send_guarded)
        except Exception as error:
            if has_begun:
                raise
            await problem(refusal_for(error, "a request"))(scope, receive, send_guarded)

    def _problem(self, scope: Scope, headers: Headers) -> int:
        host = headers.get("host", "")
        if self.hosts and _name(f"//{host}") not in self.hosts:  # a page elsewhere made its name point at us
            return 421
        origin = headers.get("origin")
        is_asking = scope["type"] == "websocket" or scope["method"] not in _READING
        if is_asking and origin is not None and _place(origin) != (_scheme(scope), _plain(host, _scheme(scope))):
            return 403
        is_page = scope["path"].startswith("/assets/")  # many files, and each the same for everybody
        if not self.requests.take(address(scope), _FILE if is_page else 1.0):
            return 429
        return 0


def address(scope: Scope) -> str:
    """Whom a request comes from, as far as limits are concerned."""
    client = scope.get("client")
    return home(str(client[0])) if client else "?"


def _headers(scope: Scope) -> dict[str, str]:
    return {**HEADERS, **_ONLY_HTTPS} if _scheme(scope) == "https" else HEADERS


def _scheme(scope: Scope) -> str:
    return "https" if scope.get("scheme") in ("https", "wss") else "http"


def _place(url: str) -> tuple[str, str] | None:
    """Scheme, and host with port; None when it is no URL at all."""
    try:
        parts = urlsplit(url)
        return parts.scheme, _plain(parts.netloc, parts.scheme)
    except ValueError:
        return None


def _plain(host: str, scheme: str) -> str:
    """As browsers write it: without the port that goes without saying."""
    return host.lower().removesuffix(":443" if scheme == "https" else ":80")


def _name(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    answer = problem(Refusal(Note(_WORDS[status]), status=status))
    answer.headers.update(_headers(scope))
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008 if status != 429 else 1013, "reason": ""})
            return
    if status == 429:
        await asyncio.sleep(_PAUSE)
    await answer(scope, receive, send)
