"""The servers that are measured, each in a process of its own with a fresh store, and what they use."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

_HOST = "127.0.0.1"
_START = 120.0  # seconds that a server may take to answer, on a machine that is busy
_END = 10.0
CHECKOUT = Path(__file__).resolve().parents[2]
_PEER = CHECKOUT / "benchmarks" / "boardgameio"
_PEER_CACHE = CHECKOUT / ".build" / "peers" / "boardgameio"
MEMORY = "memory"
FILES = "files"
TRIVIAL = "trivial"  # the game that both servers play


class NotThere(Exception):
    """A server that cannot be started here; `args[0]` says why."""


@contextlib.contextmanager
def ours(
    database: str, port: int = 0, game: str = "", number: int = 1, sources: str = ""
) -> Iterator[subprocess.Popen[bytes]]:
    """Our server, in so many processes; without a database, on a new SQLite file that is deleted afterwards.

    `sources`: the folder of another commit's package, which is served instead of this checkout's.
    """
    program = "benchmarks.serving" if game == TRIVIAL else "chronotable"
    with TemporaryDirectory(prefix="chronotable-") as folder:
        url = database or f"sqlite:///{folder}/tables.db"
        words = ["serve", "--no-browser", f"--port={port}", f"--database={url}", f"--limits-factor={_GENEROUS}"]
        words.append(f"--processes={number}")
        env = {**os.environ, "PYTHONPATH": sources} if sources else None
        with running([sys.executable, "-m", program, *words], port, cwd=Path(sources or CHECKOUT), env=env) as process:
            yield process


_GENEROUS = 1000  # times the usual limits: a thousand browsers come from one address


@contextlib.contextmanager
def boardgame_io(storage: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """boardgame.io's own server, keeping matches in memory, as it does unless told otherwise, or in files."""
    with TemporaryDirectory(prefix="chronotable-") as folder:
        words = [_program("node"), "server.js", str(port), MEMORY if storage == MEMORY else folder]
        with running(words, port, cwd=installed_peer(), env={**os.environ, "NODE_ENV": "production"}) as process:
            yield process


def installed_peer() -> Path:
    """Where boardgame.io is; installed from the lock file when it is not yet, or another version."""
    lock = (_PEER / "package-lock.json").read_bytes()
    done = _PEER_CACHE / "installed.json"
    if not done.is_file() or done.read_bytes() != lock:
        npm = _program("npm")
        _PEER_CACHE.mkdir(parents=True, exist_ok=True)
        for file in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copyfile(_PEER / file, _PEER_CACHE / file)
        if subprocess.run([npm, "ci"], cwd=_PEER_CACHE, capture_output=True, check=False).returncode:
            raise NotThere("npm could not fetch it")
        done.write_bytes(lock)
    shutil.copyfile(_PEER / "server.js", _PEER_CACHE / "server.js")
    return _PEER_CACHE


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise NotThere("it needs Node.js with npm")
    return found


@contextlib.contextmanager
def running(
    words: list[str], port: int, cwd: Path | None = None, env: dict[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A server from when it answers on its port until it is no longer wanted."""
    process = subprocess.Popen(words, cwd=cwd, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        _wait_until_it_listens(process, port)
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.communicate(timeout=_END)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _wait_until_it_listens(process: subprocess.Popen[bytes], port: int) -> None:
    end = time.monotonic() + _START
    while time.monotonic() < end:
        if process.poll() is not None:
            assert process.stderr is not None
            raise OSError(process.stderr.read().decode(errors="replace").strip())
        with contextlib.suppress(OSError), socket.create_connection((_HOST, port), timeout=1):
            return
        time.sleep(0.02)
    raise OSError(f"{process.args!r}: no answer on port {port}")


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as listening:
        listening.bind((_HOST, 0))
        port: int = listening.getsockname()[1]
    return port


def cpu_seconds(pid: int) -> float:
    """What a process and its descendants have used; 0 where the system does not tell."""
    return sum(_ticks(each) for each in _with_descendants(pid)) / os.sysconf("SC_CLK_TCK")


def memory_bytes(pid: int) -> int:
    """What a process and its descendants hold in memory; 0 where the system does not tell."""
    pages = 0
    for each in _with_descendants(pid):
        with contextlib.suppress(OSError):
            pages += int(Path(f"/proc/{each}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def _with_descendants(pid: int) -> list[int]:
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, ValueError):
            parents[int(folder.name)] = int(_stat(int(folder.name))[1])
    found = [pid] if pid else []
    for each in found:
        found.extend(child for child, parent in parents.items() if parent == each)
    return found


def _ticks(pid: int) -> int:
    try:
        fields = _stat(pid)
    except OSError:
        return 0
    return int(fields[11]) + int(fields[12])


def _stat(pid: int) -> list[str]:
    """The fields after the name, which is in parentheses and may hold anything."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
