"""Connections before they are requests: how many somebody may open, and how long they may take to say something.

uvicorn's protocol for HTTP with deadlines for a request's head and body, a bound on what a head may hold, and a count
of connections by address.  Whoever is turned away is told so like by any other answer.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from chronotable.kernel.message import Message
from chronotable.server.limits import Buckets, Limits, home
from chronotable.server.security import HEADERS
from chronotable.server.transport import TableSocket
from chronotable.server.wire_http import Problem
from chronotable.server.wire_parts import Words

_SLICE = 4096  # bytes that the parser gets at once
_PARTS, _PART = 500, 256  # a body may come in so many crumbs, and then in parts of so many bytes on the average
_PIPELINED = 8  # requests that may wait behind the one that is answered; browsers send none
_MORE = 50  # connections beyond the limit that are told so; others are just closed
_REFUSED_WITHIN = 2.0  # seconds in which those have to ask something
_STALLED = 60.0  # seconds in which an answer must be read by whoever asked
_AGAIN = 10  # seconds after which somebody who was turned away should try again


def answer(status: int, message: Message) -> bytes:
    """A whole answer, for those who never become a request."""
    body = msgspec.json.encode(Problem(Words.of(message)))
    headers = {
        **HEADERS,
        "Content-Type": "application/json",
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "Connection": "close",
    }
    if status == HTTPStatus.SERVICE_UNAVAILABLE:
        headers["Retry-After"] = str(_AGAIN)
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{name}: {text}" for name, text in headers.items())]
    return "\r\n".join([*lines, "", ""]).encode() + body


class Visitors:
    """Who is connected to this process, WebSockets included."""

    def __init__(self, limits: Limits, in_all: int, counts_addresses: bool) -> None:
        self.limits = limits
        self.in_all = in_all
        self.counts_addresses = counts_addresses  # not behind a proxy, from which everybody comes
        self.of_address: Counter[str] = Counter()
        self._connects = Buckets(limits.connects)

    def come(self, address: str) -> Message | None:
        """Somebody connects; a message when there are too many."""
        self.of_address[address] += 1
        if self.counts_addresses and self.of_address[address] > self.limits.connections:
            return Message("web-busy-connections-of-address", most=self.limits.connections)
        if self.of_address.total() > self.in_all:
            return Message("web-busy-connections")
        return None

    def go(self, address: str) -> None:
        self.of_address[address] -= 1
        if not self.of_address[address]:
            del self.of_address[address]

    def is_crowd(self, address: str) -> bool:
        """Are there so many, or do they come so fast, that one cannot even tell them?"""
        if self.counts_addresses and not self._connects.take(address):
            return True
        of_address = self.of_address[address] if self.counts_addresses else 0
        return of_address > self.limits.connections + _MORE or self.of_address.total() > self.in_all + _MORE


class HttpProtocol(HttpToolsProtocol):
    """One connection.  `visitors` is set for a whole server, by `protocol_for`."""

    visitors: Visitors

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._refusal: Message | None = None
        self._head: int | None = 0  # bytes of the head so far; None when it is complete
        self._crumbs = 0  # bytes by which the parts of the body are too short
        self._has_gone = False

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._home = home(self.client[0]) if self.client else "?"
        self._refusal = self.visitors.come(self._home)
        if self.visitors.is_crowd(self._home):
            transport.abort()
            return
        self._expect(_REFUSED_WITHIN if self._refusal else self.visitors.limits.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        if not self._has_gone:
            self._has_gone = True
            self.visitors.go(self._home)
        if self._stalled is not None:
            self._stalled.cancel()

    def handle_websocket_upgrade(self) -> None:
        self._expect(None)
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, TableSocket):
            protocol.on_lost = self._gone

    # ---- reading

    def data_received(self, data: bytes) -> None:
        if self._refusal is not None:
            self._close(HTTPStatus.SERVICE_UNAVAILABLE, self._refusal)
            return
        for start in range(0, len(data), _SLICE):
            part = data[start : start + _SLICE]
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._head is not None:
                self._head += len(part)
                if self._head > self.visitors.limits.header_bytes:
                    message = Message("web-header-large", most=self.visitors.limits.header_bytes)
                    self._close(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, message)
                    return
            if self._crumbs > _PARTS * _PART:  # each of them takes as long as a long one
                self._close(HTTPStatus.BAD_REQUEST, Message("web-request-form"))
                return
            if len(self.pipeline) > _PIPELINED:
                self.transport.close()
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._crumbs = 0
        self._expect(self.visitors.limits.header_seconds)

    def on_headers_complete(self) -> None:
        self._head = None
        self._expect(self.visitors.limits.body_seconds)
        super().on_headers_complete()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._head is None:  # behind a body in chunks: nobody reads it
            self._crumbs += _PART
        else:
            super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        self._crumbs = max(0, self._crumbs + _PART - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        self._close(HTTPStatus.BAD_REQUEST, Message("web-request-form"))

    # ---- deadlines

    def _expect(self, seconds: float | None) -> None:
        """What comes next has to come within that time."""
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._is_late)

    def _is_late(self) -> None:
        is_answered = self._head is None and self.cycle is not None and self.cycle.response_started
        if self._refusal is not None or self._head == 0 or is_answered:  # nothing was asked, or all is said
            self.transport.close()
        else:
            self._close(HTTPStatus.REQUEST_TIMEOUT, Message("web-too-slow"))

    def _close(self, status: int, message: Message) -> None:
        if not self.transport.is_closing():
            self.transport.write(answer(status, message))
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(_STALLED, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stalled is not None:
            self._stalled.cancel()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():  # it closes when that is read
            self._stalled = self.loop.call_later(_STALLED, self.transport.abort)


def protocol_for(limits: Limits, in_all: int, behind_proxy: bool) -> type[HttpProtocol]:
    """The protocol of a server, whose connections are counted together."""
    visitors = Visitors(limits, min(in_all, limits.connections_in_all), counts_addresses=not behind_proxy)
    return type("HttpProtocol", (HttpProtocol,), {"visitors": visitors})
