"""A server in a thread of the test itself, for limits that nobody would run a real one with."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import httpx

from chronotable.server.app import Settings
from chronotable.server.launch import Alone
from chronotable.server.limits import Limits
from tests.server.running import PATIENCE, Server, sqlite


class Inside:
    """As much of a `Server` as browsers need."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"


@contextmanager
def inside(folder: Path, factor: float = 50, **limits: Any) -> Iterator[Server]:
    settings = Settings(sqlite(folder), ["127.0.0.1"], replace(Limits().times(factor), **limits), compresses=False)
    listening = socket.create_server(("127.0.0.1", 0))
    alone = Alone(settings)
    thread = threading.Thread(target=alone._server.run, args=[[listening]])  # not `keep_on`: it listens to signals
    thread.start()
    try:
        found = Inside(listening.getsockname()[1])
        end = time.monotonic() + PATIENCE
        while not alone._server.started and time.monotonic() < end:
            time.sleep(0.01)
        yield cast(Server, found)
    finally:
        alone._server.should_exit = True
        thread.join(PATIENCE)
        listening.close()
        if alone._claim is not None:
            alone._claim.close()


def from_elsewhere(server: Server) -> httpx.Client:
    """Somebody of another address."""
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    return httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE)
