"""Attackers, each a process of its own:  python -m tests.server.siege_attacks KIND PORT SECONDS [TABLE]

They come from 127.0.0.2 to 127.0.0.1, as fast as one process can, for so many seconds, and print what they did.
"""

from __future__ import annotations

import json
import os
import select
import socket
import struct
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import count

HERE = "127.0.0.2"
_TEXT, _PART, _MORE, _PING, _PONG = 0x81, 0x01, 0x00, 0x89, 0x8A
_AT_ONCE = 64  # frames in one write
HALF_OPEN = 1_000
UPLOADS = 20
_MOST_CONNECTS = 20_000  # in one attack


def frame(payload: bytes, head: int = _TEXT) -> bytes:
    """With a mask of zeros, which changes nothing."""
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes((head,)) + length + bytes(4) + payload


def _numbered(number: int) -> bytes:
    return b'{"type":"look","seat":null}' if number % 2 else b'{"type":"look","seat":0}'


# What is sent again and again; a first hello comes before.
FRAMES: dict[str, Callable[[int], bytes]] = {
    "hello": lambda number: frame(b'{"type":"hello"}'),
    "look": lambda number: frame(_numbered(number)),
    "junk": lambda number: frame(b"junk %d" % number),
    "ping": lambda number: frame(b"", _PING),
    "pong": lambda number: frame(b"none", _PONG),
    "parts": lambda number: frame(b"", _MORE),
}


def dial(port: int) -> socket.socket:
    return socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(HERE, 0))


def upgrade(connection: socket.socket, table: str) -> bool:
    connection.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        received = connection.recv(65536)
        if not received:
            return False
        answer += received
    return answer.startswith(b"HTTP/1.1 101")


def flood(kind: str, port: int, seconds: float, table: str) -> Counter[str]:
    """One socket at a time; when it is closed, the next."""
    tally: Counter[str] = Counter()
    end = time.monotonic() + seconds
    content = b"".join(FRAMES[kind](number) for number in range(_AT_ONCE))
    while time.monotonic() < end and tally["connects"] < _MOST_CONNECTS:
        tally["connects"] += 1
        with suppress(OSError), dial(port) as connection:
            if not upgrade(connection, table):
                continue
            tally["sockets"] += 1
            first = frame(b'{"type":"hello"}') + (frame(b"x", _PART) if kind == "parts" else b"")
            connection.sendall(first)
            _send_on(connection, content, end, tally)
    return tally


def _send_on(connection: socket.socket, content: bytes, end: float, tally: Counter[str]) -> None:
    connection.setblocking(False)
    waiting = b""
    while time.monotonic() < end:
        readable, writable, _ = select.select([connection], [connection], [], 0.5)
        if readable and not connection.recv(1 << 18):
            return
        if writable:
            if not waiting:
                waiting = content
                tally["frames"] += _AT_ONCE
            waiting = waiting[connection.send(waiting) :]


def half_open(port: int, seconds: float) -> Counter[str]:
    """Connections that say nothing, half a header, or half a body; those that are closed are opened again."""
    beginnings = [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{",
    ]
    tally: Counter[str] = Counter()
    end = time.monotonic() + seconds
    held: dict[int, socket.socket] = {}
    poll = select.poll()
    number = count()
    while time.monotonic() < end:
        while len(held) < HALF_OPEN and tally["connects"] < _MOST_CONNECTS and time.monotonic() < end:
            tally["connects"] += 1
            with suppress(OSError):
                connection = dial(port)
                connection.sendall(beginnings[next(number) % len(beginnings)])
                held[connection.fileno()] = connection
                poll.register(connection, select.POLLIN | select.POLLHUP | select.POLLERR)
            if tally["connects"] % 50 == 0:
                _drop_closed(poll, held, 0, tally)
        tally["held"] = max(tally["held"], len(held))
        _drop_closed(poll, held, 100, tally)
    time.sleep(0.2)
    _drop_closed(poll, held, 0, tally)
    tally["left"] = len(held)
    for connection in held.values():
        connection.close()
    return tally


def _drop_closed(poll: select.poll, held: dict[int, socket.socket], patience: int, tally: Counter[str]) -> None:
    for file, _ in poll.poll(patience):
        connection = held.pop(file)
        poll.unregister(connection)
        connection.close()
        tally["closed"] += 1


def bombs(save: str, size: int) -> list[tuple[str, bytes]]:
    """Paths and bodies as large as are accepted, made of a good save: options, positions and outcomes without end."""
    from chronotable.kernel.notation import seal  # the others need nothing of ours, and begin at once

    rest = size - 2 * len(save) - 1_000  # for the lines around it, and the text as JSON
    lists = "[" + "0," * (rest // 2) + "0]"
    mixed = "[" + '{"a":1},"b",' * (rest // 16) + "0]"
    deep = "[" * 400 + "]" * 400
    lines = save.split("\n")[:-2]
    saves = []
    for value in (lists, mixed, deep):
        saves.append([f'options: {{"machine": {value}}}' if line.startswith("options") else line for line in lines])
        saves.append([*lines[:3], f'position: {{"agenda": {value}}}', *lines[3:]])
    saves.append([f"set-up: {'0 ' * (rest // 2)}" if line.startswith("set-up") else line for line in lines])
    bodies = ["\n".join(each) + "\n" for each in saves]
    texts = [json.dumps({"save": f"{body}end: 0 {seal(body)}\n"}).encode() for body in bodies]
    table = json.dumps({"game": "loop", "options": {"machine": [0] * 31_000}}, separators=(",", ":")).encode()
    return [*(("/api/tables/load", text) for text in texts), ("/api/tables", table)]


def a_save(port: int) -> str:
    """Of a table of our own, which was not played yet."""
    made = _request(port, "POST", "/api/tables", b'{"game":"loop"}')
    cookie = made.partition(b"chronotable=")[2].partition(b";")[0].decode()
    table = json.loads(made.partition(b"\r\n\r\n")[2])["table"]
    return _request(port, "POST", f"/api/tables/{table}/save", b"", cookie).partition(b"\r\n\r\n")[2].decode()


def _request(port: int, method: str, path: str, body: bytes, cookie: str = "") -> bytes:
    lines = [f"{method} {path} HTTP/1.0", "Host: 127.0.0.1", f"Content-Length: {len(body)}"]
    head = "\r\n".join([*lines, f"Cookie: chronotable={cookie}", ""])
    with dial(port) as connection:
        connection.settimeout(30)
        connection.sendall(f"{head}\r\n".encode() + body)
        answer = b""
        while received := connection.recv(65536):
            answer += received
        return answer


def uploads(port: int, seconds: float, size: int = 500_000) -> Counter[str]:
    """All at once, and the same again until the time is over; at most as many as the rate allows are read at all."""
    tally: Counter[str] = Counter()
    requests = bombs(a_save(port), size)
    end = time.monotonic() + seconds

    def upload(number: int) -> None:
        while time.monotonic() < end:
            with suppress(OSError):
                tally[_request(port, "POST", *requests[number % len(requests)])[9:12].decode()] += 1
            number += UPLOADS
            time.sleep(0.05)

    threads = [threading.Thread(target=upload, args=(number,)) for number in range(UPLOADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return tally


def spin(seconds: float) -> Counter[str]:
    """No attack: only as much of the machine as one takes."""
    end = time.monotonic() + seconds
    tally: Counter[str] = Counter()
    while time.monotonic() < end:
        tally["turns"] += 1
    return tally


def main() -> None:
    kind, port, seconds, *more = sys.argv[1:]
    if hasattr(os, "sched_setaffinity"):  # attackers have one core
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if kind == "half-open":
        tally = half_open(int(port), float(seconds))
    elif kind == "uploads":
        tally = uploads(int(port), float(seconds))
    elif kind == "spin":
        tally = spin(float(seconds))
    else:
        tally = flood(kind, int(port), float(seconds), more[0])
    print(json.dumps(tally))


if __name__ == "__main__":
    main()
