"""The socket of a table: frames in, frames out.  A bad frame closes it politely; nothing sent stalls others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.server.client import Client
from chronotable.server.errors import Busy, Deleted, Refusal, Stale
from chronotable.server.hall import Hall
from chronotable.server.identity import browser_of
from chronotable.server.limits import Bucket, Buckets, Limits
from chronotable.server.live_table import LiveTable
from chronotable.server.pacing import Gate
from chronotable.server.plain_sink import PlainSink
from chronotable.server.security import address
from chronotable.server.sink import EXTENSION, TOO_FAST, Inbox, Sink
from chronotable.server.table import commands
from chronotable.server.unexpected_errors import refusal_for
from chronotable.server.wire import Bye, Refused
from chronotable.server.wire_commands import Choose, Command, Hello, Hint, Look, Say
from chronotable.server.wire_parts import Words

decode = msgspec.json.Decoder(Command).decode
_NO_FRAME = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)  # a ValidationError is a DecodeError
_POLICY = 1008
_NOT_UNDERSTOOD = 1007
_TRY_LATER = 1013
_HELLO_WITHIN = 15.0  # seconds
_WARNINGS = 40  # frames beyond the rate that are answered before the socket is closed
_WHOLE_STATE = 5.0  # frames that a hello or a look counts for: up to 200 kB are packed and sent


class Sockets:
    def __init__(self, hall: Hall, limits: Limits) -> None:
        self.hall = hall
        self.limits = limits
        self._open: Counter[str] = Counter()
        self._frames = Buckets(limits.frames_of_address)
        self._whole_states = Gate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        origin = address(scope)
        full = self._full(origin)
        if full is not None:
            await socket.accept()  # else the browser could not be told why
            await _say_bye(socket, full, _TRY_LATER)
            return
        self._open[origin] += 1
        try:
            await self._serve(socket, receive, send)
        finally:
            self._open[origin] -= 1
            if not self._open[origin]:
                del self._open[origin]

    def _full(self, origin: str) -> Message | None:
        if self._open[origin] >= self.limits.sockets:
            return Message("web-busy-sockets-of-address", most=self.limits.sockets)
        if self._open.total() >= self.limits.sockets_in_all:
            return Message("web-busy-sockets")
        return None

    async def _serve(self, socket: WebSocket, receive: Receive, send: Send) -> None:
        await socket.accept()
        try:
            table = await self.hall.open(str(socket.path_params["table"])[:64], address(socket.scope))
        except Refusal as refusal:
            await _say_bye(socket, refusal.message, _TRY_LATER if isinstance(refusal, Busy) else _POLICY)
            return
        except Exception as error:  # the database may be back in a moment
            await _say_bye(socket, refusal_for(error, "opening a table").message, _TRY_LATER)
            return
        sink: Sink = socket.scope["extensions"].get(EXTENSION) or PlainSink(send)
        sink.controls = Bucket(self.limits.controls)
        client = Client(browser_of(socket.cookies) or "", sink, address(socket.scope))
        visit = Visit(
            self.hall, table, client, socket, receive, sink.inbox, self.limits, self._frames, self._whole_states
        )
        sender = asyncio.create_task(_send_on(client, socket))
        try:
            await asyncio.create_task(visit.listen())  # of its own: a frame need not go through all that is around us
        except WebSocketDisconnect:
            pass
        finally:
            sender.cancel()
            was_here = client in table.clients
            table.clients.discard(client)
            if was_here:
                table.show_table()
                self.hall.tell_presence(table)


class Visit:
    """One browser tab at one table."""

    def __init__(
        self,
        hall: Hall,
        table: LiveTable,
        client: Client,
        socket: WebSocket,
        receive: Receive,
        inbox: Inbox,
        limits: Limits,
        of_address: Buckets,
        whole_states: Gate,
    ) -> None:
        self.hall = hall
        self.table = table
        self.client = client
        self.socket = socket
        self.receive = receive  # past the socket, which looks at every message again
        self.inbox = inbox
        self.limits = limits
        self.frames = Bucket(limits.frames)
        self.frames_of_address = of_address
        self.whole_states = whole_states  # of all sockets
        self.address = address(socket.scope)
        self.kinds: dict[type[Command], Bucket] = {Hello: Bucket(limits.hellos), Look: Bucket(limits.looks)}
        self.dear: dict[type[Command], Bucket] = {Hint: Bucket(limits.thoughts), Say: Bucket(limits.talk)}
        self.warnings = _WARNINGS

    async def listen(self) -> None:
        """Until the socket is closed by either side."""
        self.inbox.at_once = self._take
        while (frame := await self._frame()) is not None:
            is_known = self._is_known
            if not self._is_slow_enough(frame):
                self._warn(frame)
                if self.warnings < 0 or not is_known:  # who was never let in sees nothing that it could wait with
                    await self._say_bye(Message("web-too-fast"), _POLICY if is_known else _TRY_LATER)
                    return
                continue
            if isinstance(frame, (Hello, Look)):
                await self.whole_states.go_through()
            end: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._carry_out(frame, partial(_finish, end))
            if not isinstance(frame, Hint):  # takes seconds: the socket stays usable meanwhile
                await end

    def _take(self, text: str) -> bool:
        """Most frames are choices, which need no task: they are carried out where they arrive.

        False: nothing has been done, and `listen` reads it.
        """
        frame = self._read(text)
        if not isinstance(frame, Choose) or self.warnings <= 0 or self.client not in self.table.clients:
            return False
        if self._is_slow_enough(frame):
            self.inbox.hold()  # nothing may overtake it
            self._carry_out(frame, self.inbox.go_on)
        else:
            self._warn(frame)
        return True

    @property
    def _is_known(self) -> bool:
        return self.client in self.table.clients

    # ---- reading

    async def _frame(self) -> Command | None:
        """The next frame; None when it makes no sense and the socket is closed."""
        is_first = not self._is_known
        if is_first:
            try:
                async with asyncio.timeout(_HELLO_WITHIN):
                    received = await self.receive()
            except TimeoutError:
                await self._say_bye(Message("web-hello-first"), _POLICY)
                return None
        else:
            received = await self.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if received["type"] == TOO_FAST:
            await self._say_bye(Message("web-too-fast"), _POLICY)
            return None
        frame = self._read(received.get("text"))
        if frame is None:
            await self._say_bye(Message("web-frame-form", most=self.limits.frame_bytes), _NOT_UNDERSTOOD)
        elif is_first and not isinstance(frame, Hello):
            await self._say_bye(Message("web-hello-first"), _NOT_UNDERSTOOD)
            return None
        return frame

    def _read(self, text: str | None) -> Command | None:
        if text is None or len(text) > self.limits.frame_bytes:
            return None
        try:
            frame: Command = decode(text)
        except _NO_FRAME:
            return None
        return frame

    async def _say_bye(self, reason: Message, code: int) -> None:
        await self.client.flush()
        await _say_bye(self.socket, reason, code)

    # ---- carrying out

    def _is_slow_enough(self, frame: Command) -> bool:
        kind = self.kinds.get(type(frame))
        cost = 1.0 if kind is None else _WHOLE_STATE
        return self.frames.take() and self.frames_of_address.take(self.address, cost) and (kind is None or kind.take())

    def _warn(self, frame: Command) -> None:
        self.warnings -= 1
        if self.warnings >= 0 and self._is_known:
            self._refuse(frame, Refusal(Message("web-too-fast")))

    def _carry_out(self, frame: Command, ended: Callable[[], None]) -> None:
        """By the table, which answers; what it refuses is told here."""
        dear = self.dear.get(type(frame))
        if dear is not None and not dear.take():
            self._refuse(frame, Refusal(Message("web-too-fast")))
            ended()
            return
        is_new = isinstance(frame, Hello) and not self._is_known
        steps = commands.carry_out(self.table, self.client, frame)
        self.table.run(steps, lambda _, problem: self._carried_out(frame, is_new, problem, ended))

    def _carried_out(self, frame: Command, is_new: bool, problem: Exception | None, ended: Callable[[], None]) -> None:
        try:
            if isinstance(problem, Deleted):
                self._refuse(frame, problem)
                self.hall.dismiss(self.table.row.id, problem.message)
                return
            if problem is not None:
                self._refuse(frame, _refusal(problem))
            elif is_new and self.hall.live(self.table.row.id) is not self.table:
                self.client.close()  # it was deleted since they were let in: they come again, and are told
            elif is_new:
                self.hall.tell_presence(self.table)
            self.hall.let_bots_play(self.table)
        finally:
            ended()

    def _refuse(self, frame: Command, refusal: Refusal) -> None:
        id = "" if isinstance(frame, (Hello, Look)) else frame.id[:40]
        is_stale = isinstance(refusal, Stale)
        self.client.send(Refused(id, Words.of(refusal.message), refusal.rule, is_stale))
        if is_stale:
            self.table.show_state(self.client)


def _refusal(problem: Exception) -> Refusal:
    """In words; a fault of ours or of the disk changed nothing, and the table goes on."""
    if isinstance(problem, Refusal):
        return problem
    return Refusal(problem.message) if isinstance(problem, ChronotableError) else refusal_for(problem, "a command")


def _finish(end: asyncio.Future[None]) -> None:
    if not end.done():  # else nobody listens any more
        end.set_result(None)


async def _send_on(client: Client, socket: WebSocket) -> None:
    await client.send_on()
    await client.flush()
    with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
        await socket.close(client.close_code)


async def _say_bye(socket: WebSocket, reason: Message, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(Bye(Words.of(reason))).decode())
        await socket.close(code)
