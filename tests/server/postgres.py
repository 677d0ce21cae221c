"""A throw-away PostgreSQL on a free loopback port.  PostgreSQL refuses to run as root, so root becomes `postgres`."""
from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest


def programs() -> Path | None:
    """Where Debian, or the path, has PostgreSQL's server programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin")) if Path("/usr/lib/postgresql").exists() else []
    if found:
        return found[-1]
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


@contextmanager
def cluster() -> Iterator[str]:
    """The URL of an empty database."""
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
    listening = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    run("pg_ctl", "-D", str(data), "-w", "-l", str(folder / "log"), "-o", listening, "start")
    try:
        run("createdb", "-h", "127.0.0.1", "-p", str(port), "chronotable")
        user = "postgres" if as_user else os.environ.get("USER", "postgres")
        yield f"postgresql://{user}@127.0.0.1:{port}/chronotable"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
