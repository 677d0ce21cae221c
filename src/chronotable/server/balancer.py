"""In front of several server processes: every connection goes to the worker that has the table it asks for.

It only looks at the first bytes and leaves them where they are.  Then the worker gets the socket itself, so that
nothing goes through here any more; what follows on the same connection may be about any table, which any worker can
serve.  Workers tell one another by way of the balancer what they have written.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import multiprocessing
import re
import signal
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from multiprocessing.context import ForkProcess
from typing import TYPE_CHECKING

import uvicorn

from chronotable.server.limits import home
from chronotable.server.notices import whole_lines
from chronotable.server.worker_link import Turn, WorkerLink, worker_for

if TYPE_CHECKING:
    from chronotable.server.app import Settings

_TABLE = re.compile(rb"[A-Z]+ (?:/api/tables/([^/ ]+)/|/t/([^/? ]+)[? ])")
_FIRST_BYTES = 512
_MOST_SILENT = 1000  # connections; when there are more, those that were silent for longest must go
_FULL = 0.5  # seconds to wait when the system lets nobody in
_POLITELY = 8.0  # seconds that workers have to end
log = logging.getLogger("chronotable.server")


def table_named(first: bytes) -> str | None:
    """The table that a request is about; None also when it comes in crumbs: then anybody serves it."""
    found = _TABLE.match(first)
    return found[found.lastindex].decode("latin-1") if found and found.lastindex else None


class WorkerProcess:
    """A worker, as the balancer sees it."""

    def __init__(self, process: ForkProcess, connections: socket.socket, notices: socket.socket) -> None:
        self.process = process
        self._connections = connections
        self._notices = notices
        self._handing_over = asyncio.Lock()

    async def open(self) -> None:
        self._connections.setblocking(False)
        self.reader, self.writer = await asyncio.open_unix_connection(sock=self._notices)

    async def take(self, connection: socket.socket) -> None:
        async with self._handing_over:
            while True:
                try:
                    socket.send_fds(self._connections, [b"c"], [connection.fileno()])
                    return
                except BlockingIOError:  # so many wait for this worker
                    loop = asyncio.get_running_loop()
                    await _happens(self._connections, loop.add_writer, loop.remove_writer)


def start_workers(number: int, work: Callable[[WorkerLink], None], listening: socket.socket) -> list[WorkerProcess]:
    """Start so many workers.  They are forked: there must be no other thread yet."""
    context = multiprocessing.get_context("fork")
    writing = Turn()
    channels = [(socket.socketpair(), socket.socketpair()) for _ in range(number)]
    ends = [end for channel in channels for pair in channel for end in pair]
    workers = []
    for place, ((our_connections, connections), (our_notices, notices)) in enumerate(channels):
        link = WorkerLink(place, number, connections, notices, writing)
        others = [listening, *(end for end in ends if end not in (connections, notices))]
        process = context.Process(target=_begin, args=(work, link, others))
        workers.append(WorkerProcess(process, our_connections, our_notices))
    for worker in workers:
        worker.process.start()
    for _, end in itertools.chain(*channels):
        end.close()
    return workers


def _begin(work: Callable[[WorkerLink], None], link: WorkerLink, others: Sequence[socket.socket]) -> None:
    for each in others:  # as long as anybody has our end of a channel, nobody notices that we are gone
        each.close()
    with contextlib.suppress(KeyboardInterrupt):
        work(link)


class Balancer:
    def __init__(self, listening: socket.socket, workers: Sequence[WorkerProcess], settings: Settings) -> None:
        self._listening = listening
        self._limits = settings.limits
        self._counts_addresses = not settings.behind_proxy
        self._silent_of: Counter[str] = Counter()  # by address: how many have said nothing yet
        self._helpers = workers
        self._next = itertools.cycle(workers)
        self._silent: dict[asyncio.Task[None], None] = {}  # in the order in which they came

    def keep(self) -> bool:
        """Until somebody says that it is enough (True), or a worker ends, which ends all (False)."""
        try:
            with asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:  # uvloop, if it is there
                return runner.run(self._keep())
        finally:
            self._listening.close()
            for worker in self._helpers:
                worker.process.kill()  # if it is still there

    async def _keep(self) -> bool:
        loop = asyncio.get_running_loop()
        asked, ended = asyncio.Event(), asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, asked.set)
        for worker in self._helpers:
            loop.add_reader(worker.process.sentinel, ended.set)
            await worker.open()
        self._listening.setblocking(False)
        if hasattr(socket, "TCP_DEFER_ACCEPT"):  # not to be woken before there is something to read
            self._listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, 1)
        work = [self._let_in(), *map(self._pass_on, self._helpers), asked.wait(), ended.wait()]
        tasks = [asyncio.create_task(each) for each in work]
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        was_asked = asked.is_set()
        for error in filter(None, (task.exception() for task in done)):  # whoever watches the server starts it again
            log.error("the balancer of the server cannot go on", exc_info=error)
        tasks[0].cancel()  # nobody comes in any more; workers still tell one another who leaves
        for worker in self._helpers:
            worker.process.terminate()
        for worker in self._helpers:
            await asyncio.to_thread(worker.process.join, _POLITELY)
        return was_asked

    # ---- connections

    async def _let_in(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, peer = await loop.sock_accept(self._listening)
            except OSError:  # gone again, or too many open
                await asyncio.sleep(_FULL)
                continue
            address = home(str(peer[0])) if isinstance(peer, tuple) else "?"
            if self._counts_addresses and self._silent_of[address] >= self._limits.connections:
                connection.close()
                continue
            if len(self._silent) >= _MOST_SILENT:
                next(iter(self._silent)).cancel()
            task = asyncio.create_task(self._lead(connection, address))
            self._silent[task] = None
            task.add_done_callback(self._silent.pop)

    async def _lead(self, connection: socket.socket, address: str) -> None:
        with connection, contextlib.suppress(OSError):  # a TimeoutError is one
            with self._count_silent(address):
                async with asyncio.timeout(self._limits.header_seconds):
                    first = await _peek(connection)
            if first:
                await self._helper_for(first).take(connection)

    @contextlib.contextmanager
    def _count_silent(self, address: str) -> Iterator[None]:
        self._silent_of[address] += 1
        try:
            yield
        finally:
            self._silent_of[address] -= 1
            if not self._silent_of[address]:
                del self._silent_of[address]

    def _helper_for(self, first: bytes) -> WorkerProcess:
        table = table_named(first)
        return next(self._next) if table is None else self._helpers[worker_for(table, len(self._helpers))]

    # ---- notices

    async def _pass_on(self, worker: WorkerProcess) -> None:
        others = [other for other in self._helpers if other is not worker]
        async for lines in whole_lines(worker.reader):
            for other in others:
                other.writer.write(lines)


async def _peek(connection: socket.socket) -> bytes:
    """The first bytes, as soon as there are any; they stay to be read."""
    loop = asyncio.get_running_loop()
    while True:
        try:
            return connection.recv(_FIRST_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            await _happens(connection, loop.add_reader, loop.remove_reader)


async def _happens(file: socket.socket, add: Callable[..., None], remove: Callable[..., object]) -> None:
    happened = asyncio.Event()
    add(file, happened.set)
    try:
        await happened.wait()
    finally:
        remove(file)
