"""The socket of a table: frames in, frames out.  A bad frame closes it politely; nothing sent stalls others."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from chronotable.kernel.errors import ChronotableError
from chronotable.kernel.message import Message
from chronotable.server import commands
from chronotable.server.client import Client
from chronotable.server.errors import Busy, Deleted, Refusal, Stale
from chronotable.server.hall import Hall
from chronotable.server.identity import browser_of
from chronotable.server.limits import Bucket, Buckets, Gate, Limits
from chronotable.server.live_table import LiveTable
from chronotable.server.security import address
from chronotable.server.storage.faults import fault
from chronotable.server.transport import EXTENSION, TOO_FAST, Inbox, Sink
from chronotable.server.unexpected_errors import refusal_for
from chronotable.server.wire import Bye, Choose, Command, Hello, Hint, Look, Refused, Say, Words

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
            await self._serve(socket, receive)
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

    async def _serve(self, socket: WebSocket, receive: Receive) -> None:
        await socket.accept()
        try:
            table = await self.hall.open(str(socket.path_params["table"])[:64])
        except Refusal as refusal:
            await _say_bye(socket, refusal.message, _TRY_LATER if isinstance(refusal, Busy) else _POLICY)
            return
        except Exception as error:  # the database may be back in a moment
            await _say_bye(socket, refusal_for(error, "opening a table").message, _TRY_LATER)
            return
        sink: Sink = socket.scope["extensions"][EXTENSION]
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
        self.thoughts = Bucket(limits.thoughts)
        self.talk = Bucket(limits.talk)
        self.warnings = _WARNINGS
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Until the socket is closed by either side."""
        self.inbox.at_once = self._choose_at_once
        while True:
            frame = await self._frame()
            if frame is None:
                return
            is_known = self.client in self.table.clients
            if not self._is_slow_enough(frame):
                self.warnings -= 1
                if self.warnings < 0 or not is_known:  # who was never let in sees nothing that it could wait with
                    await _say_bye(self.socket, Message("web-too-fast"), _POLICY if is_known else _TRY_LATER)
                    return
                self._refuse(frame, Refusal(Message("web-too-fast")))
                continue
            if isinstance(frame, Hint):  # takes seconds: the socket stays usable meanwhile
                self._in_background(self._answer(frame))
            else:
                await self._answer(frame)

    def _is_slow_enough(self, frame: Command) -> bool:
        kind = self.kinds.get(type(frame))
        cost = 1.0 if kind is None else _WHOLE_STATE
        return self.frames.take() and self.frames_of_address.take(self.address, cost) and (kind is None or kind.take())

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- choices, without `listen`

    def _choose_at_once(self, text: str) -> bool:
        """Most frames are choices, and need no task of their own until they are stored.  False: it is another frame."""
        try:
            frame = decode(text)
        except _NO_FRAME:
            return False
        is_choice = isinstance(frame, Choose) and len(text) <= self.limits.frame_bytes
        if not is_choice or self.client not in self.table.clients or not self._is_slow_enough(frame):
            return False
        self.inbox.hold()
        if not commands.choose_at_once(self.table, self.client, frame, lambda problem: self._chosen(frame, problem)):
            self._in_background(self._answer_on(frame))
        return True

    def _chosen(self, frame: Choose, problem: Exception | None) -> None:
        if problem is not None and fault(problem) is not None:
            self._refuse(frame, refusal_for(problem, "storing a choice"))
            self.inbox.go_on()
            return
        if problem is not None:  # another process may have been quicker; `choose` finds out
            self._in_background(self._answer_on(frame))
            return
        self.hall.let_bots_play(self.table)
        self.inbox.go_on()

    async def _answer_on(self, frame: Choose) -> None:
        await self._answer(frame)
        self.inbox.go_on()

    # ---- frames of all kinds

    async def _frame(self) -> Command | None:
        """The next frame; None when it makes no sense and the socket is closed."""
        is_first = self.client not in self.table.clients
        if is_first:
            try:
                async with asyncio.timeout(_HELLO_WITHIN):
                    received = await self.receive()
            except TimeoutError:
                await _say_bye(self.socket, Message("web-hello-first"), _POLICY)
                return None
        else:
            received = await self.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1000))
        if received["type"] == TOO_FAST:
            await _say_bye(self.socket, Message("web-too-fast"), _POLICY)
            return None
        text = received.get("text")
        problem = None
        frame: Command | None = None
        if text is None or len(text) > self.limits.frame_bytes:
            problem = Message("web-frame-form", most=self.limits.frame_bytes)
        else:
            try:
                frame = decode(text)
            except _NO_FRAME:
                problem = Message("web-frame-form", most=self.limits.frame_bytes)
        if problem is None and is_first and not isinstance(frame, Hello):
            problem = Message("web-hello-first")
        if problem is not None:
            await _say_bye(self.socket, problem, _NOT_UNDERSTOOD)
            return None
        return frame

    async def _answer(self, frame: Command) -> None:
        try:
            if isinstance(frame, Hint) and not self.thoughts.take():
                raise Refusal(Message("web-too-fast"))
            if isinstance(frame, Say) and not self.talk.take():
                raise Refusal(Message("web-too-fast"))
            is_new = self.client not in self.table.clients
            if isinstance(frame, (Hello, Look)):
                await self.whole_states.go_through()
            if isinstance(frame, Hello) and not is_new:  # nobody else has to hear of somebody who is here already
                frame = Look(self._seat_for(frame))
            await commands.carry_out(self.table, self.client, frame, self.hall.bot_pool)
            if is_new:
                self.hall.tell_presence(self.table)
        except Deleted as deleted:
            self._refuse(frame, deleted)
            self.hall.dismiss(self.table.row.id, deleted.message)
            return
        except Refusal as refusal:
            self._refuse(frame, refusal)
        except ChronotableError as error:
            self._refuse(frame, Refusal(error.message))
        except Exception as error:  # a fault of ours or of the disk: nothing was changed, the table goes on
            self._refuse(frame, refusal_for(error, "a command"))
        self.hall.let_bots_play(self.table)

    def _seat_for(self, hello: Hello) -> int | None:
        mine = self.table.seats_of(self.client.browser)
        return hello.seat if hello.seat in mine else (mine[0] if mine else None)

    def _refuse(self, frame: Command, refusal: Refusal) -> None:
        id = "" if isinstance(frame, (Hello, Look)) else frame.id[:40]
        is_stale = isinstance(refusal, Stale)
        self.client.send(Refused(id, Words.of(refusal.message), refusal.rule, is_stale))
        if is_stale:
            self.table.show_state(self.client)


async def _send_on(client: Client, socket: WebSocket) -> None:
    await client.send_on()
    with contextlib.suppress(OSError, RuntimeError):  # it may be closed already
        await socket.close(client.close_code)


async def _say_bye(socket: WebSocket, reason: Message, code: int) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(msgspec.json.encode(Bye(Words.of(reason))).decode())
        await socket.close(code)
