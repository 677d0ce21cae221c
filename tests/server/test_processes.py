"""A server of several processes: one balancer, a worker for every table, and nobody notices."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from chronotable.cli import main
from chronotable.server.app import Settings
from chronotable.server.balancer import Balancer, table_named
from tests.server.running import PATIENCE, Browser, Server, Socket, check_that_both_hear, running, sqlite
from tests.server.test_playing import mover

LINKS = [{"kind": "me"}, {"kind": "link"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(sqlite(tmp_path_factory.mktemp("tables")), processes=2) as found:
        yield found


# ---- who serves whom


def worker_of(server: Server, port: int) -> int:
    """The process that serves the connection which comes from this port."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = [f"0100007F:{server.port:04X}", f"0100007F:{port:04X}"]
    # The file may show a line twice, and a connection of the same port that is over (inode 0).
    (file,) = {f"socket:[{row[9]}]" for row in rows if row[1:3] == ends and row[9] != "0"}
    (worker,) = (pid for pid in server.workers() if file in open_files(pid))
    return worker


def open_files(pid: int) -> set[str]:
    found = set()
    for link in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found.add(os.readlink(link))
    return found


def serving(server: Server, visit: Socket) -> int:
    return worker_of(server, visit.connection.local_address[1])


def wait_for_health(connection: socket.socket) -> None:
    """Head and body of an answer may come one after the other."""
    answer = b""
    while b'"ok"' not in answer:
        received = connection.recv(10_000)
        assert received, answer
        answer += received


def used_connection(server: Server, worker: int) -> socket.socket:
    """A connection that is at a certain worker since its first request, which was about no table."""
    while True:
        connection = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        connection.sendall(f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode())
        wait_for_health(connection)
        if worker_of(server, connection.getsockname()[1]) == worker:
            return connection
        connection.close()


def test_all_who_come_to_a_table_are_led_to_one_worker(server: Server) -> None:
    owner = Browser(server)
    found = []
    for _ in range(8):
        table = owner.new_table(seats=LINKS)
        friend = Browser(server)
        friend.claim(table, owner.made["links"][0]["secret"])
        with owner.sit(table) as one, friend.sit(table) as other, Browser(server).sit(table) as third:
            workers = {serving(server, visit) for visit in (one, other, third)}
        assert len(workers) == 1
        found.append(workers.pop())
    assert len(server.workers()) == 2
    assert len(set(found)) == 1  # this browser's connection is kept, and so its tables are where that is


def test_other_browsers_get_other_workers(server: Server) -> None:
    found = set()
    for _ in range(4):
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit:
            found.add(serving(server, visit))
    assert found == set(server.workers())


@pytest.mark.parametrize(
    ("first", "table"),
    [
        (b"GET /api/tables/bluebird/socket HTTP/1.1\r\nHost: x", "bluebird"),
        (b"POST /api/tables/bluebird/claim HTTP/1.1", "bluebird"),
        (b"GET /t/bluebird HTTP/1.1", "bluebird"),
        (b"GET /t/bluebird?x=/t/y HTTP/1.1", "bluebird"),
        (b"GET /t/bluebi", None),
        (b"GET / HTTP/1.1", None),
        (b"POST /api/tables HTTP/1.1", None),
        (b"POST /api/tables/load HTTP/1.1", None),
        (b"GET /api/tables//socket HTTP/1.1", None),
        (b"GET /x HTTP/1.1\r\nReferer: /t/bluebird HTTP", None),
        (b"\xff\x00", None),
    ],
)
def test_the_door_reads_the_name_of_a_table(first: bytes, table: str | None) -> None:
    assert table_named(first) == table


# ---- any worker can serve any table


def test_a_move_through_one_worker_is_seen_through_another(server: Server) -> None:
    check_that_workers_hear_of_each_other(server)


def test_workers_on_postgresql_hear_of_each_other(postgresql: str) -> None:
    with running(postgresql, processes=2) as server:
        check_that_workers_hear_of_each_other(server)


def check_that_workers_hear_of_each_other(server: Server) -> None:
    here, there = Browser(server), Browser(server)
    table = here.new_table(seats=LINKS)
    there.claim(table, here.made["links"][0]["secret"])
    with here.sit(table) as mine:
        (other,) = set(server.workers()) - {serving(server, mine)}
        with there.sit(table, through=used_connection(server, other)) as theirs:
            assert serving(server, theirs) == other
            check_that_both_hear(mine, theirs, moves=6)


def test_of_many_who_sit_down_through_all_workers_one_gets_the_seat(server: Server) -> None:
    for _ in range(5):
        table = Browser(server).new_table(seats=LINKS, listed=True)
        guests = [Browser(server) for _ in range(8)]
        for guest in guests:
            guest.get("/api/health")  # about no table: half of them are at either worker from now on
        clients = [guest.http for guest in guests]
        addresses = [f"/api/tables/{table}/sit"] * len(guests)
        with ThreadPoolExecutor(len(guests)) as pool:
            answers = list(pool.map(sit_down, clients, addresses))
        assert sorted(answers) == [200] + [409] * 7


def sit_down(client: httpx.Client, address: str) -> int:
    return client.post(address, json={"seat": 1}).status_code


def test_a_move_waits_for_whoever_else_writes(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), processes=2) as server:
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit, closing(sqlite3.connect(tmp_path / "tables.sqlite")) as writer:
            mover(browser, visit)
            writer.isolation_level = None
            writer.execute("BEGIN IMMEDIATE")
            visit.send_choice()
            told = visit.receive()
            assert (told["type"], told["reason"]["id"]) == ("notice", "web-storing")
            with pytest.raises(TimeoutError):
                visit.receive(0.5)
            writer.execute("COMMIT")
            assert visit.wait("done")["version"] == 1


# ---- guests at the balancer


def test_silence_and_crumbs_keep_nobody_waiting(server: Server) -> None:
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address), socket.create_connection(address, PATIENCE) as slow:
        for byte in f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode():
            slow.send(bytes([byte]))
            time.sleep(0.002)
        wait_for_health(slow)
        with socket.create_connection(address):
            pass  # and one who leaves without a word
        assert Browser(server).get("/api/health") == "ok"


# ---- the end


def are_gone(pids: list[int]) -> bool:
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        if time.monotonic() > end:
            return False
        time.sleep(0.02)
    return True


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_all_processes_end_when_they_are_asked_to(tmp_path: Path, how: signal.Signals) -> None:
    complaints = tmp_path / "complaints"
    with complaints.open("w") as file, running(sqlite(tmp_path), processes=2, complaints=file.fileno()) as server:
        workers = server.workers()
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit:
            server.process.send_signal(how)
            assert visit.close_code() in (1001, 1012)
        assert server.process.wait(PATIENCE) == 0
        assert are_gone(workers)
        with pytest.raises(httpx.ConnectError):
            browser.get("/api/health")
    assert complaints.read_text() == ""


def test_a_worker_that_dies_ends_the_server_with_a_word(tmp_path: Path) -> None:
    complaints = tmp_path / "complaints"
    with complaints.open("w") as file, running(sqlite(tmp_path), processes=2, complaints=file.fileno()) as server:
        workers = server.workers()
        os.kill(workers[0], signal.SIGKILL)
        assert server.process.wait(PATIENCE) == 1
        assert are_gone(workers)
    assert "start the server again" in complaints.read_text()


def test_a_door_that_lets_nobody_in_any_more_ends_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody would notice but those outside.  Seen: it went on for ever."""

    async def fail(self: Balancer) -> None:
        raise RuntimeError("something nobody has thought of")

    monkeypatch.setattr(Balancer, "_let_in", fail)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert Balancer(listening, [], Settings("sqlite://")).keep() is False


def test_workers_do_not_outlive_a_killed_door(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), processes=2, complaints=subprocess.DEVNULL) as server:
        workers = server.workers()
        server.kill()
        assert are_gone(workers)


def test_a_database_that_cannot_be_shared_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--processes=2", "--database=sqlite://", "--port=0"]) == 2
    assert "--processes" in capsys.readouterr().err
