"""A client of the web table, for programs: a bot of one's own, a bridge to a chat, a test.

    async with Table.make("http://127.0.0.1:8000", "loop", seats=["me", "greedy"]) as table:
        async for state in table.states():
            if state.decision is not None:
                await table.choose(state.decision.options[0].key)

What goes over the wire is in `chronotable.server.wire` and docs/protocol.md.  Needs the extra `server`.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Mapping, Sequence
from http.cookies import SimpleCookie
from typing import Any, Final, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message, message
from chronotable.server import wire, wire_commands, wire_http, wire_parts

T = TypeVar("T")
PATIENCE: Final = 30.0  # seconds to wait for an answer, and to look for a server that is gone
PAUSES: Final = (0.1, 0.3, 1.0, 3.0, 5.0)  # seconds between tries to come back
COOKIES: Final = ("__Host-chronotable", "chronotable")
LARGEST: Final = 2**24  # bytes of a frame
_decode = msgspec.json.Decoder(wire.Sent).decode
_encode = msgspec.json.Encoder().encode


class Refused(ChronotableError):
    """The server said no, and nothing has changed; `message` says why, `rule` names the rule of the ledger, if one.

    `status` is that of the HTTP answer, 0 for a frame.  `stale`: the choice was made for an older version.
    """

    def __init__(self, reason: Message, rule: str = "", status: int = 0, stale: bool = False) -> None:
        super().__init__(reason)
        self.rule = rule
        self.status = status
        self.stale = stale


class Gone(ChronotableError):
    """The server has closed the socket for good, or cannot be reached any more."""


class Server:
    """A server and who one is there: the cookie is the identity, so whoever wants to come back keeps it."""

    def __init__(self, url: str, cookie: str = "") -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused(Message("client-address", url=url))
        self.url = f"{parts.scheme}://{parts.netloc}"
        self.socket_url = self.url.replace("http", "ws", 1)
        self.cookie = cookie  # `name=value`, as it is sent

    async def get(self, path: str, kind: type[T]) -> T:
        return msgspec.json.decode(await self._ask("GET", path, None), type=kind)

    async def post(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return msgspec.json.decode(await self._ask("POST", path, _encode(body)), type=kind)

    async def texts(self, language: str) -> str:
        """The Fluent texts of everything that can be said."""
        return (await self._ask("GET", f"/api/texts/{language}", None)).decode()

    async def _ask(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, body, headers, method=method)
        return await asyncio.to_thread(self._answer, request)

    def _answer(self, request: urllib.request.Request) -> bytes:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                self._remember(answer.headers.get_all("Set-Cookie") or [])
                return cast(bytes, answer.read())
        except urllib.error.HTTPError as error:
            raise self._refusal(error) from error
        except OSError as error:
            raise Gone(Message("client-gone", url=self.url)) from error

    def _refusal(self, error: urllib.error.HTTPError) -> Refused:
        try:
            problem = msgspec.json.decode(error.read(), type=wire_http.Problem)
        except (msgspec.DecodeError, OSError):  # something between us and the server answers
            return Refused(Message("client-status", url=self.url, status=error.code), status=error.code)
        return Refused(_message(problem.reason), problem.rule, error.code)

    def _remember(self, given: Sequence[str]) -> None:
        for line in given:
            for name, morsel in SimpleCookie(line).items():
                if name in COOKIES:
                    self.cookie = f"{name}={morsel.value}"


class Table:
    """A table one sits at, or watches.  `make` and `join` give one, each by `async with`."""

    def __init__(self, server: Server, table: str, links: Mapping[int, str] | None = None) -> None:
        self.server = server
        self.id = table
        self.links = dict(links or {})  # by seat, for those who are to come: hand them out
        self.around: wire.Table | None = None  # who sits where, and all that is no part of the match
        self.state: wire.State | None = None  # the match as the own seat sees it
        self.events: list[wire_parts.EventShown] = []  # all that has happened, as the own seat may know it
        self.talk: list[wire_parts.TalkLine] = []
        self._seat: int | None = None
        self._socket: ClientConnection | None = None
        self._waiting: dict[str, tuple[wire_commands.Frame, asyncio.Future[wire.Shown]]] = {}
        self._news = asyncio.Event()
        self._end: Gone | None = None

    # ---- coming

    @classmethod
    @contextlib.asynccontextmanager
    async def make(
        cls,
        url: str,
        game: str,
        *,
        seats: Sequence[str] = ("me",),
        options: Mapping[str, Any] | None = None,
        cookie: str = "",
        **more: Any,
    ) -> AsyncIterator[Table]:
        """A new table.  A seat is `me`, `link` (somebody else, by link) or the name of a bot.

        `more` is what else `wire_http.NewTable` knows: `name`, `listed`, `undo`, `hints`, `packs`.
        """
        server = Server(url, cookie)
        chosen = {"players": len(seats), **(options or {})}
        wanted = wire_http.NewTable(game, chosen, [_seat_wanted(seat) for seat in seats], **more)
        made = await server.post("/api/tables", wanted, wire_http.TableMade)
        links = {link.seat: _link(server.url, made.table, link.secret) for link in made.links}
        async with cls(server, made.table, links)._opened() as table:
            yield table

    @classmethod
    @contextlib.asynccontextmanager
    async def join(cls, link: str, *, name: str = "", cookie: str = "") -> AsyncIterator[Table]:
        """By the link of a seat, `.../t/<table>#seat=<secret>`; without the secret to come back, or to watch."""
        parts = urlsplit(link)
        server = Server(link, cookie)
        table = parts.path.removeprefix("/t/").strip("/")
        if parts.fragment.startswith("seat="):
            claim = wire_http.Claim(parts.fragment.removeprefix("seat="), name)
            await server.post(f"/api/tables/{table}/claim", claim, wire_http.Seated)
        async with cls(server, table)._opened() as found:
            yield found

    @classmethod
    @contextlib.asynccontextmanager
    async def join_by_code(cls, url: str, code: str, *, name: str = "", cookie: str = "") -> AsyncIterator[Table]:
        """By the short code of a seat, which somebody with its link has made."""
        found = await Server(url, cookie).post("/api/join", wire_http.TryCode(code), wire_http.CodeFound)
        link = _link(Server(url).url, found.table, found.code)
        async with cls.join(link, name=name, cookie=cookie) as table:
            yield table

    async def code(self, seat: int) -> str:
        """A short code for a seat whose link is among `links`: to be used once, within 15 minutes."""
        secret = self.links[seat].partition("#seat=")[2]
        made = await self.server.post(f"/api/tables/{self.id}/code", wire_http.Ask(secret), wire_http.CodeMade)
        return made.code

    @contextlib.asynccontextmanager
    async def _opened(self) -> AsyncIterator[Table]:
        reading = asyncio.create_task(self._keep_reading())
        try:
            async with asyncio.timeout(PATIENCE):
                await self._first_state()
            yield self
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reading

    async def _first_state(self) -> None:
        while self.state is None:
            await self._next_news()

    # ---- playing

    @property
    def result(self) -> wire_parts.ResultShown | None:
        """How the game ended; None while it runs."""
        return None if self.state is None else self.state.result

    async def states(self) -> AsyncIterator[wire.State]:
        """The match now and after every change, the newest only; the last is the one with a result."""
        seen: tuple[int, int | None] | None = None
        while True:
            state = self.state
            if state is not None and (state.version, state.seat) != seen:
                seen = (state.version, state.seat)
                yield state
                if state.result is not None:
                    return
            else:
                await self._next_news()

    async def choose(self, key: str, seat: int | None = None) -> None:
        """An option of the open decision; a choice that is not possible raises Refused with the reason and the rule."""
        state = self._now()
        await self._command(wire_commands.Choose(_id(), state.version, self._own(seat), key))

    async def undo(self, seat: int | None = None) -> None:
        await self._command(wire_commands.Undo(_id(), self._now().version, self._own(seat)))

    async def redo(self, seat: int | None = None) -> None:
        """What the own undo took back comes again; only until somebody chooses."""
        await self._command(wire_commands.Redo(_id(), self._now().version, self._own(seat)))

    async def why(self, key: str, seat: int | None = None) -> wire.Because:
        """Why a key is not offered."""
        return cast(wire.Because, await self._command(wire_commands.Why(_id(), self._own(seat), key)))

    async def hint(self, seat: int | None = None) -> wire.Advice:
        """What a bot would do; it thinks for some seconds."""
        return cast(wire.Advice, await self._command(wire_commands.Hint(_id(), self._own(seat))))

    async def say(self, text: str, seat: int | None = None, *, team: bool = False) -> None:
        await self._command(wire_commands.Say(_id(), self._own(seat), text, "team" if team else "table"))

    def _now(self) -> wire.State:
        if self.state is None:
            raise self._end or Gone(Message("client-gone", url=self.server.url))
        return self.state

    def _own(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        found = self._now().seat
        if found is None:
            raise Refused(Message("client-spectator"))
        return found

    async def _command(self, frame: Any) -> wire.Shown:
        """Sent until it is answered: the server does a command once, however often it comes."""
        if self._end is not None:
            raise self._end
        answer: asyncio.Future[wire.Shown] = asyncio.get_running_loop().create_future()
        self._waiting[frame.id] = (frame, answer)
        try:
            await self._send(frame)
            async with asyncio.timeout(PATIENCE):
                found = await answer
        finally:
            del self._waiting[frame.id]
        if isinstance(found, wire.Refused):
            raise Refused(_message(found.reason), found.rule, stale=found.stale)
        return found

    # ---- the socket

    async def _keep_reading(self) -> None:
        """Whenever the connection is lost, come back and ask for what is new since."""
        tries = 0
        while self._end is None:
            try:
                async with self._connection() as socket:
                    self._socket = socket
                    await self._greet(socket)
                    async for frame in socket:
                        tries = 0
                        self._take(_decode(frame))
            except (OSError, WebSocketException, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            if tries == len(PAUSES):
                self._stop(Gone(Message("client-gone", url=self.server.url)))
            elif self._end is None:
                await asyncio.sleep(PAUSES[tries])
                tries += 1

    def _connection(self) -> connect:
        headers = {"Cookie": self.server.cookie} if self.server.cookie else {}
        address = f"{self.server.socket_url}/api/tables/{self.id}/socket"
        return connect(address, additional_headers=headers, max_size=LARGEST, proxy=None)

    async def _greet(self, socket: ClientConnection) -> None:
        version = -1 if self.state is None else self.state.version
        await socket.send(_encode(wire_commands.Hello(self._seat, len(self.events), version)).decode())
        for frame, _ in list(self._waiting.values()):
            await socket.send(_encode(frame).decode())

    async def _send(self, frame: wire_commands.Frame) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException):  # then it is sent again when we are back
                await self._socket.send(_encode(frame).decode())

    def _take(self, frame: wire.Shown) -> None:
        match frame:
            case wire.State():
                self.state, self._seat = frame, frame.seat
                self.events[frame.events_from :] = frame.events
            case wire.Table():
                self.around = frame
            case wire.Talk():
                known = {line.number for line in self.talk}
                self.talk += [line for line in frame.lines if line.number not in known]
            case wire.Done() | wire.Refused() | wire.Because() | wire.Advice() | wire.WayBack() | wire.Link():
                if frame.id in self._waiting and not self._waiting[frame.id][1].done():
                    self._waiting[frame.id][1].set_result(frame)
            case wire.Bye():
                self._stop(Gone(_message(frame.reason)))
        self._news.set()

    def _stop(self, end: Gone) -> None:
        self._end = end
        for _, answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(end)
        self._news.set()

    async def _next_news(self) -> None:
        if self._end is not None:
            raise self._end
        self._news.clear()
        await self._news.wait()


def _link(url: str, table: str, secret: str) -> str:
    return f"{url}/t/{table}#seat={secret}"


def _seat_wanted(seat: str) -> wire_http.SeatWanted:
    match seat:
        case "me":
            return wire_http.SeatWanted("me")
        case "link":
            return wire_http.SeatWanted("link")
        case bot:
            return wire_http.SeatWanted("bot", bot)


def _message(words: wire_parts.Words) -> Message:
    return message({"id": words.id, "args": words.args})


def _id() -> str:
    return secrets.token_hex(8)
