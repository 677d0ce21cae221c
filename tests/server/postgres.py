"""A throw-away PostgreSQL on a free loopback port.  PostgreSQL refuses to run as root, so root becomes `postgres`."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import pytest


def programs() -> Path | None:
    """Where Debian, or the path, has PostgreSQL's server programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


class Cluster:
    """PostgreSQL, and the URL of an empty database in it."""

    def __init__(self, url: str, run: Callable[..., None], data: Path, start: Sequence[str]) -> None:
        self.url = url
        self._run = run
        self._data = data
        self._start = start

    def go(self) -> None:
        """All its connections are broken off; until `come` nobody gets a new one."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")

    def come(self) -> None:
        self._run(*self._start)

    def refuse(self) -> None:
        """Break the connections off and let nobody in: there are too many, it says."""
        self._set("ALTER DATABASE chronotable CONNECTION LIMIT 0")
        # Superusers are not counted, so that we get in; the servers of tests come as somebody else (`as_guest`).
        self._set("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'guest'")

    def let_in(self) -> None:
        self._set("ALTER DATABASE chronotable CONNECTION LIMIT -1")

    def as_guest(self) -> str:
        """The URL of somebody for whom the limit of connections counts."""
        self._set("CREATE ROLE guest LOGIN")
        self._set("ALTER DATABASE chronotable OWNER TO guest")
        self._set("GRANT ALL ON SCHEMA public TO guest")
        return re.sub("//[^@]*@", "//guest@", self.url)

    def _set(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement.encode())


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database."""
    with whole_cluster() as found:
        yield found.url


@contextmanager
def empty_database(url: str) -> Iterator[str]:
    """A new one in a cluster that runs already."""
    import psycopg

    name = f"test_{uuid4().hex}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        yield f"{url.rpartition('/')[0]}/{name}"
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@contextmanager
def whole_cluster() -> Iterator[Cluster]:
    """One that can be stopped."""
    bin = programs()
    if bin is None and "postgresql" in os.environ.get("CHRONOTABLE_WITHOUT", ""):
        pytest.skip("PostgreSQL is not installed and could not be")
    assert bin is not None, "PostgreSQL is not installed: ./check does that"
    folder = Path(tempfile.mkdtemp(prefix="chronotable-pg-"))
    as_user: list[str] = []
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"

    def run(program: str, *words: str) -> None:
        subprocess.run([*as_user, str(bin / program), *words], check=True, cwd="/", stdout=subprocess.DEVNULL)

    run("initdb", "-D", str(data), "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
    # Nobody pulls this machine's plug, so nothing has to reach the disk.
    listening = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    start = ("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", listening, "start")
    run(*start)
    try:
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "chronotable")
        user = "postgres" if as_user else os.environ.get("USER", "postgres")
        yield Cluster(f"postgresql://{user}@127.0.0.1:{port}/chronotable", run, data, start)
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
