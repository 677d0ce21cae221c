"""A worker: uvicorn's server without a listener of its own, since the balancer hands it the connections."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket

import uvicorn

from chronotable.server.worker_link import WorkerLink


class Worker(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, link: WorkerLink) -> None:
        super().__init__(config)
        self._connections = link.connections
        self._connecting: set[asyncio.Task[None]] = set()

    def work(self) -> None:
        """Until it is told to stop, or the balancer is no more."""
        self.run(sockets=[])  # listens nowhere

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._connections.setblocking(False)
        asyncio.get_running_loop().add_reader(self._connections, self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().remove_reader(self._connections)
        await super().shutdown(sockets)

    def _take(self) -> None:
        """A connection, with all that was sent through it so far."""
        try:
            word, files, _, _ = socket.recv_fds(self._connections, 1, 1)
        except BlockingIOError:
            return
        if not word:  # somebody killed the balancer.  The next server may be about to start: end like it, not politely
            os._exit(1)
        for file in files:  # none when this process has too many open
            task = asyncio.create_task(self._serve_connection(socket.socket(fileno=file)))
            self._connecting.add(task)
            task.add_done_callback(self._connecting.discard)

    async def _serve_connection(self, connection: socket.socket) -> None:
        with contextlib.suppress(OSError):  # gone already
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # small frames do not wait for others
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)

    def _protocol(self) -> asyncio.Protocol:
        """What uvicorn would make for a connection that it has accepted itself."""
        config = self.config
        made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn does
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made
