"""Deadlines, counts, and lines with an end: whoever comes too much is told so, and everybody else goes on."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect as dial

import chronotable as ct
from chronotable.kernel.message import Message
from chronotable.server import save_checker
from chronotable.server.errors import Busy, Refusal
from chronotable.server.limits import Limits, Rate
from chronotable.server.pack_shelf import PackShelf
from chronotable.server.routes import PAGE
from chronotable.server.side_thread import SideThread
from chronotable.server.storage.database import connect
from chronotable.server.storage.journal import Journal
from chronotable.server.table.rows import EntryRow
from tests.server.inside import from_elsewhere, inside
from tests.server.running import Browser, Json, Server, Socket, running, sqlite
from tests.server.siege_attacks import bombs

PEOPLE = 30


def ask(port: int, content: bytes, patience: float = 10.0) -> bytes:
    """All that the server answers before it closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=patience) as connection:
        connection.sendall(content)
        answer = b""
        while received := connection.recv(65536):
            answer += received
        return answer


def reason(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["reason"]["id"])


# ---- requests


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", None),
        (b"GET /api/health HT", "web-too-slow"),
        (b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-", "web-too-slow"),
        (b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{", "web-too-slow"),
        (b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /api/hea", "web-too-slow"),
    ],
)
def test_half_a_request_has_a_deadline(tmp_path: Path, content: bytes, told: str | None) -> None:
    with inside(tmp_path, header_seconds=0.3, body_seconds=0.5) as server:
        answer = ask(server.port, content)
        if told is None:
            assert answer == b""
        else:
            last = answer[answer.rindex(b"HTTP/1.1 ") :]
            assert last.startswith(b"HTTP/1.1 408")
            assert reason(last) == told
            assert b"Content-Security-Policy" in last
        assert Browser(server).get("/api/health") == "ok"


@pytest.mark.parametrize(
    ("content", "status", "told"),
    [
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 60_000, 431, "web-header-large"),
        (b"GET /" + b"x" * 60_000, 431, "web-header-large"),
        (b"no request\r\n\r\n", 400, "web-request-form"),
    ],
)
def test_what_is_no_request_is_refused_in_words(strict: Server, content: bytes, status: int, told: str) -> None:
    answer = ask(strict.port, content)
    assert answer.startswith(b"HTTP/1.1 %d" % status)
    assert reason(answer) == told


@pytest.mark.parametrize("crumbs", [b"1\r\nx\r\n" * 600, b"0\r\n" + b"A: b\r\n" * 600], ids=["body", "trailers"])
def test_a_body_in_crumbs_is_refused(strict: Server, crumbs: bytes) -> None:
    """Each of them takes as long as a long one: four connections stopped everybody for seconds."""
    head = b"POST /api/tables/load HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    answer = ask(strict.port, head + b"5\r\nhello\r\n" + crumbs)
    assert answer.startswith(b"HTTP/1.1 400")
    assert reason(answer) == "web-request-form"


def test_a_body_in_small_parts_is_read(strict: Server) -> None:
    body = json.dumps({"game": "loop", "name": "x" * 60_000}).encode()
    parts = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in _cut(body, 300))
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    assert ask(strict.port, head + parts + b"0\r\n\r\n").startswith(b"HTTP/1.1 201")


def _cut(body: bytes, size: int) -> list[bytes]:
    return [body[start : start + size] for start in range(0, len(body), size)]


def test_requests_behind_one_another_are_few(strict: Server) -> None:
    many = b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5_000
    try:
        answered = ask(strict.port, many)
    except ConnectionError:  # closed while more was on its way
        answered = b""
    assert answered.count(b"HTTP/1.1 200") < 50


def test_connections_of_one_address_are_counted(tmp_path: Path) -> None:
    with inside(tmp_path, connections=5) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        answer = ask(server.port, b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 503")
        assert b"\r\nRetry-After: " in answer
        assert reason(answer) == "web-busy-connections-of-address"
        with from_elsewhere(server) as other:
            assert other.get("/api/health").status_code == 200
        for connection in held:
            connection.close()
        browser = Browser(server)
        with browser.sit(browser.new_table()) as visit:  # counted until it is over, and then no more
            assert visit.state["version"] == 0
        for _ in range(10):
            assert ask(server.port, b"GET /api/health HTTP/1.0\r\nHost: 127.0.0.1\r\n\r\n").startswith(b"HTTP/1.1 200")


def test_connections_in_all_are_counted(tmp_path: Path) -> None:
    with inside(tmp_path, connections_in_all=3) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(3)]
        with from_elsewhere(server) as other:
            answer = other.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["reason"]["id"] == "web-busy-connections"
        for connection in held:
            connection.close()


def test_too_fast_is_told_in_words(tmp_path: Path) -> None:
    with inside(tmp_path, requests=Rate(3, 0.01)) as server:
        answers = [Browser(server).http.get("/api/health") for _ in range(5)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
        assert answers[-1].json()["reason"]["id"] == "web-too-fast"
        assert int(answers[-1].headers["retry-after"]) > 0


def test_several_processes_count_as_well(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--limits-factor", "0.05", processes=2) as server:  # 15 connections each
        held = []
        for _ in range(60):
            connection = socket.create_connection(("127.0.0.1", server.port), source_address=("127.0.0.2", 0))
            connection.sendall(b"GET /api/health HTTP/1.1\r\nX-")
            held.append(connection)
        with from_elsewhere(server) as other, pytest.raises(Exception, match=r"503|disconnected|reset"):
            other.get("/api/health").raise_for_status()
        with socket.create_connection(("127.0.0.1", server.port)) as honest:
            honest.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert honest.recv(100).startswith(b"HTTP/1.1 200")
        for connection in held:
            connection.close()


# ---- sockets and tables


def test_a_full_server_says_so_to_sockets(tmp_path: Path) -> None:
    with inside(tmp_path, sockets_in_all=2) as server:
        browser = Browser(server)
        table = browser.new_table()
        with browser.sit(table), browser.sit(table):
            assert _bye(browser, table) == (1013, "web-busy-sockets")
        with browser.sit(table) as visit:
            assert visit.state["version"] == 0


def test_sockets_of_one_address(tmp_path: Path) -> None:
    with inside(tmp_path, sockets=1) as server:
        browser = Browser(server)
        table = browser.new_table()
        with browser.sit(table):
            assert _bye(browser, table) == (1013, "web-busy-sockets-of-address")


def test_tables_in_use(tmp_path: Path) -> None:
    with inside(tmp_path, tables_in_use=2) as server:
        browser = Browser(server)
        tables = [browser.new_table() for _ in range(2)]
        with browser.sit(tables[0]), browser.sit(tables[1]):
            answer = browser.http.post("/api/tables", json={"game": "loop"})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "web-busy-tables")
            assert int(answer.headers["retry-after"]) > 0


def _bye(browser: Browser, table: str) -> tuple[int, str]:
    address = f"ws://127.0.0.1:{browser.server.port}/api/tables/{table}/socket"
    with dial(address) as connection:
        visit = Socket(connection)
        code = visit.close_code()
        return code, str(json.loads(visit.received[-1])["reason"]["id"])


def test_a_log_has_an_end_and_undo_ends_before(tmp_path: Path) -> None:
    with inside(tmp_path, log_lines=5, undone_lines=3) as server:
        browser = Browser(server)
        table = browser.new_table("room25", [{"kind": "me"}] * 4, options={"mode": "cooperation"})
        answers: list[Json] = []
        with browser.sit(table) as visit:
            for number in range(6):
                seat = visit.state["waiting"][0]
                if visit.state["seat"] != seat:
                    visit.send(type="look", seat=seat)
                    visit.wait("state")
                if number in (1, 4):
                    version = visit.state["version"]
                    answers.append(visit.ask(type="undo", seat=(seat - 1) % 4, version=version))
                    if answers[-1]["type"] == "done":
                        visit.wait_for_version(version + 1)
                        continue
                answers.append(visit.choose())
                if answers[-1]["type"] == "done":
                    visit.wait_for_version(visit.state["version"])
        told = [answer["reason"]["id"] for answer in answers if answer["type"] == "refused"]
        assert told[-1] == "web-log-full"
        assert "web-log-long" in told
        assert all(answer["type"] == "done" for answer in answers[:1])


def test_a_full_journal_refuses_at_once(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        engine = connect(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        journal = Journal(engine, "p", most=2)  # nobody writes
        told: list[Any] = []
        for number in range(4):
            journal.add(EntryRow("t", number, f"c{number}", "choose", 0, "", 0.0), told.append)
        with pytest.raises(Busy):
            await journal.change("t", lambda connection: None)
        await engine.dispose()
        return told

    told = asyncio.run(play())
    assert [type(each) for each in told] == [Busy, Busy]
    assert told[0].message.id == "web-busy-journal"


def test_a_line_beside_the_loop_has_an_end() -> None:
    async def play() -> None:
        side = SideThread("test", 2)
        gate = threading.Event()
        waiting = [asyncio.create_task(side.do("one", gate.wait)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await side.do("one", gate.wait)
        gate.set()
        assert await asyncio.gather(*waiting) == [True, True]
        assert await side.do("one", max, 1, 2) == 2
        side.stop()

    asyncio.run(play())


def test_nobody_waits_behind_all_that_a_stranger_asked_for() -> None:
    """A stranger's line is full: somebody else is next all the same, and nobody but the stranger is refused."""
    done: list[str] = []

    async def play() -> list[object]:
        side = SideThread("test", 10)
        gate = threading.Event()
        stranger = [asyncio.create_task(side.do("stranger", gate.wait))]
        stranger += [asyncio.create_task(side.do("stranger", done.append, "stranger")) for _ in range(9)]  # type: ignore[arg-type]
        await asyncio.sleep(0)
        honest = [asyncio.create_task(side.do("honest", done.append, "honest")) for _ in range(2)]
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*honest)
        ends = await asyncio.gather(*stranger, return_exceptions=True)
        side.stop()
        return list(ends)

    ends = asyncio.run(play())
    assert done.index("honest") <= 1
    assert [type(each) for each in ends[-2:]] == [Busy, Busy]
    assert not any(isinstance(each, Exception) for each in ends[:-2])
    assert done.count("honest") == 2


def test_what_nobody_waits_for_any_more_is_not_done() -> None:
    async def play() -> list[str]:
        side = SideThread("test", 10)
        gate, done = threading.Event(), list[str]()
        first = asyncio.create_task(side.do("one", gate.wait))
        gone = asyncio.create_task(side.do("one", done.append, "gone"))
        stays = asyncio.create_task(side.do("one", done.append, "stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, stays)
        side.stop()
        return done

    assert asyncio.run(play()) == ["stays"]


def test_moments_are_heavy(tmp_path: Path) -> None:
    with inside(tmp_path, heavy=Rate(1, 0.001)) as server:
        browser = Browser(server)
        table = browser.new_table()
        found = [browser.http.get(f"/api/tables/{table}/moment?at=0").status_code for _ in range(6)]
        assert found == [200] * 4 + [429] * 2


# ---- uploads


@pytest.mark.parametrize("number", range(8))
def test_bombs_are_refused(browser: Browser, number: int) -> None:
    table = browser.new_table()
    save = browser.http.post(f"/api/tables/{table}/save").text
    path, body = bombs(save, Limits().save_bytes)[number]
    answer = browser.http.post(path, content=body)
    assert answer.status_code == 400
    is_too_large = answer.json()["reason"]["id"].startswith("kernel-measure")
    is_left_over = "kernel-save-outcomes" in answer.text
    assert is_too_large or is_left_over, answer.text


def test_a_save_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    match = ct.new("loop", players=2, seed=1)
    with inside(tmp_path, upload_seconds=0.0) as server:
        browser = Browser(server)
        for _ in range(2):  # the process that was ended is started again
            status, told = browser.problem("POST", "/api/tables/load", {"save": match.save()})
            assert (status, told["id"]) == (422, "web-upload-long")
        browser.new_table()


def test_a_check_that_goes_on_for_ever_ends_with_its_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """By what it works, not by the clock: on a crowded machine a good save takes as long as it takes."""
    spent: list[float] = []

    def replayed(*_: object) -> None:
        while not spent and time.process_time() < begun + 30:
            pass

    monkeypatch.setattr("os._exit", lambda code: spent.append(time.process_time()))
    monkeypatch.setattr(save_checker, "replayed", replayed)
    begun = time.process_time()
    save_checker._problem("", PackShelf([]), False, seconds=0.3)
    assert 0.3 <= spent[0] - begun < 30
    spent.clear()
    monkeypatch.setattr(save_checker, "replayed", lambda *_: time.sleep(0.5))  # others have the processor
    save_checker._problem("", PackShelf([]), False, seconds=0.3)
    assert spent == []


def test_a_save_is_checked_elsewhere_and_played_here(browser: Browser) -> None:
    match = ct.new("loop", players=2, seed=1)
    assert match.decision is not None
    match.choose(match.decision.options[0].key)
    table = browser.post("/api/tables/load", {"save": match.save()})["table"]
    with browser.sit(table) as visit:
        assert visit.state["choices"] == 1
    status, told = browser.problem("POST", "/api/tables/load", {"save": match.save() + "x"})
    assert (status, told["id"]) == (400, "kernel-save-truncated")


def test_busy_is_a_refusal() -> None:
    busy = Busy(Message("web-busy-uploads"))
    assert isinstance(busy, Refusal)
    assert busy.status == 503


# ---- a school class


def test_thirty_people_behind_one_address_can_play(strict: Server) -> None:
    """They open the page and come to fifteen tables, all at once, and nobody is told to wait."""
    with from_elsewhere(strict) as teacher:
        made = [
            teacher.post(
                "/api/tables",
                json={"game": "loop", "options": {"players": 2}, "listed": True, "seats": [{"kind": "link"}] * 2},
            )
            for _ in range(PEOPLE // 2)
        ]
    assert {answer.status_code for answer in made} == {201}
    links = [(answer.json()["table"], link["secret"]) for answer in made for link in answer.json()["links"]]
    files = [f"/assets/{file.name}" for file in sorted(PAGE.glob("assets/*"))[:25]]
    together = threading.Barrier(PEOPLE)

    def play(number: int) -> int:
        table, secret = links[number]
        browser = Browser(strict)
        together.wait(60)
        for path in ["/", *files, "/api/games", "/api/mine", "/api/lobby", f"/t/{table}"]:
            assert browser.http.get(path).status_code == 200, path
        seat = browser.claim(table, secret)
        with browser.sit(table, seat=seat) as visit:
            together.wait(60)
            while visit.state["version"] < 6:
                if seat in visit.state["waiting"]:
                    assert visit.choose()["type"] == "done"
                else:
                    visit.wait("state")
            together.wait(60)
        return int(visit.state["version"])

    with ThreadPoolExecutor(PEOPLE) as people:
        assert min(people.map(play, range(PEOPLE))) >= 6
