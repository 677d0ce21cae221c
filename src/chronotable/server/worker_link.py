"""A worker's link to a server of several processes: which of them it is, and what connects it with the others."""

from __future__ import annotations

import fcntl
import socket
import tempfile
import zlib
from dataclasses import dataclass


def worker_for(table: str, workers: int) -> int:
    """The worker that everybody who comes to a table is led to."""
    return zlib.crc32(table.encode()) % workers


class Turn:
    """One process at a time.  Made before the processes part; a process that dies gives its turn back.

    SQLite lets its writers wait, too, but it looks only now and then, in longer and longer intervals, whether it is
    their turn: with two busy writers, one of them is forgotten for a tenth of a second.
    """

    def __init__(self) -> None:
        self._file = tempfile.TemporaryFile()  # noqa: SIM115  # open for as long as the process lives

    def __enter__(self) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_EX)

    def __exit__(self, *reason: object) -> None:
        fcntl.lockf(self._file, fcntl.LOCK_UN)


@dataclass(frozen=True, slots=True)
class WorkerLink:
    number: int
    workers: int
    connections: socket.socket  # from the balancer; each byte brings one
    notices: socket.socket  # from and to the other workers, by way of the balancer; one a line
    writing: Turn  # to a database that takes one writer at a time

    def has(self, table: str) -> bool:
        return worker_for(table, self.workers) == self.number
