"""PostgreSQL away for a while, or with no connection to give; afterwards everything works again, without a restart.

Two servers share the database, a person sits at each, and both are at one table.  What is looked at afterwards is what
these two see, and what `/api/ready` says.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import httpx

from tests.server.postgres import Cluster
from tests.server.running import Browser, Server, Socket, running

_PATIENCE = 90.0  # seconds; machines are busy
Outage = Callable[[Cluster, float], None]


def away(cluster: Cluster, seconds: float) -> None:
    cluster.go()
    time.sleep(seconds)
    cluster.come()


def full(cluster: Cluster, seconds: float) -> None:
    """Too many connections."""
    cluster.refuse()
    time.sleep(seconds)
    cluster.let_in()


def readiness(server: Server) -> tuple[int, dict[str, bool]]:
    answer = httpx.get(f"{server.url}/api/ready", timeout=30)
    return answer.status_code, answer.json()


def wait_until_ready(*servers: Server) -> None:
    until = time.monotonic() + _PATIENCE
    while (found := [readiness(server)[1] for server in servers]) and not all(all(each.values()) for each in found):
        assert time.monotonic() < until, found
        time.sleep(0.3)


def ride_out(cluster: Cluster, outage: Outage, seconds: float) -> None:
    """Play before, be refused meanwhile, and go on afterwards; raises AssertionError when something does not."""
    url = cluster.as_guest()
    with running(url) as one, running(url) as other:
        here, there = Browser(one), Browser(other)
        table = here.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
        there.claim(table, here.made["links"][0]["secret"])
        with here.sit(table) as mine, there.sit(table) as theirs:
            _move(mine, theirs)
            wait_until_ready(one, other)
            _during(cluster, outage, seconds, one)
            wait_until_ready(one, other)
            for _ in range(3):
                _move(mine, theirs)
            _presence_is_repeated(cluster)
        late = Browser(other)
        assert late.get("/api/lobby") == []


def _during(cluster: Cluster, outage: Outage, seconds: float, server: Server) -> None:
    """What people and operators are told in the middle of the outage."""
    told: list[tuple[int, dict[str, bool]]] = []
    bodies: list[httpx.Response] = []

    def look() -> None:
        time.sleep(seconds / 2)
        told.append(readiness(server))
        bodies.append(httpx.post(f"{server.url}/api/tables", json={"game": "loop"}, timeout=60))

    looking = threading.Thread(target=look)
    looking.start()
    outage(cluster, seconds)
    looking.join()
    status, parts = told[0]
    assert status == 503, parts
    assert not parts["database"] or not parts["listener"], parts
    assert httpx.get(f"{server.url}/api/health").status_code == 200
    (body,) = bodies
    assert body.status_code == 503, body.text
    assert body.json()["reason"]["id"] == "web-database-away"
    assert "content-security-policy" in body.headers


def _move(mine: Socket, theirs: Socket) -> None:
    """By whoever's turn it is; both see it."""
    sockets = {0: mine, 1: theirs}
    version = mine.state["version"]
    acting = sockets[mine.state["waiting"][0]]
    acting.wait_for_version(version)
    assert acting.choose()["type"] == "done"
    for each in sockets.values():
        each.wait_for_version(version + 1)


def _presence_is_repeated(cluster: Cluster) -> None:
    """By both servers: their sweepers live.  Heard by one more listener."""
    import psycopg

    senders: set[str] = set()
    with psycopg.connect(cluster.url, autocommit=True) as connection:
        connection.execute("LISTEN chronotable")
        for notice in connection.notifies(timeout=_PATIENCE):
            sender, what, *_ = notice.payload.split(" ")
            if what == "here":
                senders.add(sender)
            if len(senders) == 2:
                return
    raise AssertionError(f"presence is repeated by {len(senders)} of 2 servers")
