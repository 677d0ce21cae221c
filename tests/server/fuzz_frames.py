"""Bad frames and bad requests, drawn at random.  None of them may change anything, whoever sends it."""

from __future__ import annotations

import json
import random
import string
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.server.fuzz_wire import BINARY, CLOSE, PING, PONG, TEXT, frame
from tests.server.running import Json

_KINDS = [
    "hello", "look", "choose", "undo", "redo", "back", "propose", "answer", "why", "hint", "say", "rename", "lend",
    "handover",
]  # fmt: skip
_KINDS += ["device", "free"]
_ODD: list[Any] = [
    None, True, -1, 0, 1, 99, 2**31, 2**63, -(2**64), 10**400, 0.5, 1e308, "", "0", "null", "\x00", "\ud800", "\u202e",
    "a" * 5000, [], [[]], {}, {"a": {}}, ["x"] * 300, "<script>alert(1)</script>", "../../etc/passwd", "%00", "' OR 1",
]  # fmt: skip
PAST = ("timeline", "save", "moment", "course", "proof")  # what tells of it, of a table


@dataclass(frozen=True)
class Aim:
    """A table as the attacker knows it: which seat is theirs, the version, and keys that were offered to others."""

    table: str
    own: int | None  # the attacker's seat
    seats: int
    version: int
    keys: list[str]  # of all seats, now or earlier
    done: list[Json]  # commands that were carried out already, by the attacker and by others
    replayable: list[Json]  # the attacker's own among them


class Frames:
    """Draws bad frames."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self._drawn = 0

    def draw(self, aim: Aim) -> tuple[str, bytes]:
        """What it is, and the bytes for the wire."""
        makers: dict[str, Callable[[Aim], bytes]] = {
            "noise": self.noise,
            "truncated": self.truncated,
            "odd types": self.odd_types,
            "huge": self.huge,
            "wrong seat": self.wrong_seat,
            "wrong version": self.wrong_version,
            "replayed": self.replayed,
            "wrong key": self.wrong_key,
            "foreign seat looked through": self.foreign_look,
            "broken protocol": self.broken_protocol,
        }
        weights = [6, 8, 14, 2, 26, 12, 10, 12, 8, 2]
        kind = self.chance.choices(list(makers), weights)[0]
        return kind, makers[kind](aim)

    # ---- not understood

    def noise(self, aim: Aim) -> bytes:
        size = self.chance.choice([0, 1, 10, 100, 3000])
        if self.chance.random() < 0.5:
            return frame(self.chance.randbytes(size), self.chance.choice([TEXT, BINARY]))
        text = "".join(self.chance.choice(string.printable + 'ąїʼ🎲{}[]",:') for _ in range(size))
        return frame(text.encode())

    def truncated(self, aim: Aim) -> bytes:
        whole = json.dumps(self._command(aim)).encode()
        return frame(whole[: self.chance.randrange(1, len(whole))])

    def odd_types(self, aim: Aim) -> bytes:
        """A command with a value of the wrong kind, a field too many or one too few."""
        command = self._command(aim)
        name = self.chance.choice(list(command))
        way = self.chance.randrange(4)
        if way == 0:
            command[name] = {"inside": dict(command)} if self.chance.random() < 0.1 else [command[name]]
        elif way == 1:
            command[self.chance.choice(["admin", "browser", "secret", "__class__", "seat2"])] = self.chance.choice(_ODD)
        elif way == 2:
            del command[name]
            command["type"] = command.get("type", "choose")
        else:
            command["type"] = self.chance.choice(["", "state", "done", "table", "CHOOSE", 1, None, "hello\x00"])
        self._make_harmless(command, aim)
        if self.chance.random() < 0.05:
            return frame(b'{"type":"why","id":"x","seat":0,"key":' + b"[" * 3000 + b"]" * 3000 + b"}")
        return frame(json.dumps(command).encode("utf-8", "surrogatepass"))

    def huge(self, aim: Aim) -> bytes:
        size = self.chance.choice([8_001, 20_000, 60_000, 200_000])
        return frame(json.dumps({"type": "say", "id": "x", "seat": aim.own or 0, "text": "x" * size}).encode())

    def broken_protocol(self, aim: Aim) -> bytes:
        payload = self.chance.randbytes(self.chance.randrange(1, 60))
        wrong: list[Callable[[], bytes]] = [
            lambda: frame(payload, masked=False),
            lambda: frame(payload, self.chance.choice([3, 5, 11, 15])),
            lambda: frame(payload, bits=self.chance.randrange(1, 8)),
            lambda: frame(payload, PING, final=False),
            lambda: frame(b"x" * 200, PING),
            lambda: frame(b"\xff\xfe\xfd"),
            lambda: frame(payload, 0),  # goes on with nothing
            lambda: frame(payload, final=False) + frame(payload),
            lambda: frame(b"\x00\x01", CLOSE),
            lambda: frame(payload, PONG) + frame(b"{", TEXT),
            lambda: b"\x81\xff" + b"\xff" * 8 + bytes(4),  # a frame longer than anything
        ]
        return self.chance.choice(wrong)()

    # ---- understood, but not allowed

    def wrong_seat(self, aim: Aim) -> bytes:
        command = self._command(aim)
        while command["type"] in ("hello", "look"):
            command = self._command(aim)
        command["seat"] = self.chance.choice([*self._others(aim), *self._others(aim), -1, aim.seats, 99, 2**40])
        return frame(json.dumps(command).encode())

    def wrong_version(self, aim: Aim) -> bytes:
        seat = aim.own if aim.own is not None else 0
        version = self.chance.choice([-1, -(2**40), aim.version + 1, aim.version + 1000, 2**62])
        kind = self.chance.choice(["choose", "undo", "redo", "propose"])
        command: Json = {"type": kind, "id": self._id(), "version": version, "seat": seat}
        if kind == "choose":
            command["key"] = self.chance.choice(aim.keys)
        elif kind == "propose":
            command |= {"what": "takeback", "to": 0}
        return frame(json.dumps(command).encode())

    def replayed(self, aim: Aim) -> bytes:
        """The attacker's own commands again, and others' commands that somebody overheard."""
        own = aim.replayable if aim.own is not None else []
        if own and self.chance.random() < 0.5:
            return frame(json.dumps(self.chance.choice(own)).encode())
        strangers = [command for command in aim.done if command not in aim.replayable]
        return frame(json.dumps(self.chance.choice(strangers or aim.done)).encode())

    def wrong_key(self, aim: Aim) -> bytes:
        """Something that is not offered; and questions about it."""
        seat = aim.own if aim.own is not None else 0
        key = self._bad_key(aim)
        way = self.chance.randrange(6)
        command: Json = {"type": "why", "key": key}
        if way == 0:
            command |= {"type": "choose", "version": aim.version}
        elif way == 1:
            command = {"type": "why", "target": self.chance.choice([key, "room:c3", "x:1"])}
        elif way == 2:
            command = {"type": "answer", "proposal": self.chance.randrange(-1, 9), "yes": True}
        elif way == 3:
            what = self.chance.choice(["takeback", "redo", "replace", "again"])
            command = {"type": "propose", "version": aim.version, "what": what}
            command["to"] = self.chance.choice([-1, 10**6, 2**40])
        elif way == 4:
            command = {"type": "lend", "bot": self.chance.choice(["search:999999", "", "x"])}
        command |= {"id": self._id(), "seat": seat}
        return frame(json.dumps(command).encode())

    def foreign_look(self, aim: Aim) -> bytes:
        seat = self.chance.choice([*self._others(aim), -1, aim.seats, 2**40])
        if self.chance.random() < 0.5:
            return frame(json.dumps({"type": "look", "seat": seat}).encode())
        hello = {"type": "hello", "seat": seat, "events": self.chance.choice([0, 3, -5, 10**9])}
        hello["version"] = self.chance.choice([-1, 0, aim.version, 10**9])
        return frame(json.dumps(hello).encode())

    # ---- parts

    def _command(self, aim: Aim) -> Json:
        """A command that is well formed, for a seat that is not the attacker's."""
        kind = self.chance.choice(_KINDS)
        seat = self.chance.choice(self._others(aim))
        command: Json = {"type": kind, "seat": seat}
        if kind == "hello":
            return command | {"events": 0, "version": -1}
        if kind == "look":
            return command
        command["id"] = self._id()
        more: dict[str, Json] = {
            "choose": {"version": aim.version, "key": self.chance.choice(aim.keys)},
            "undo": {"version": aim.version},
            "redo": {"version": aim.version},
            "propose": {
                "version": aim.version,
                "what": self.chance.choice(["takeback", "redo", "replace", "again"]),
                "to": 0,
            },
            "answer": {"proposal": 1, "yes": True},
            "why": {"key": self.chance.choice(aim.keys)},
            "say": {"text": "hello", "channel": self.chance.choice(["table", "team"])},
            "rename": {"name": "me"},
            "lend": {"bot": "random"},
        }
        return command | more.get(kind, {})

    def _make_harmless(self, command: Json, aim: Aim) -> None:
        """A mutation may have left a command that is right; it still must not be for the attacker's own seat."""
        if command.get("seat") == aim.own:
            command["seat"] = self._others(aim)[0]

    def _others(self, aim: Aim) -> list[int]:
        return [seat for seat in range(aim.seats) if seat != aim.own]

    def _bad_key(self, aim: Aim) -> str:
        key = self.chance.choice(aim.keys)
        way = self.chance.randrange(4)
        if way == 0:
            return key + self.chance.choice([":", " ", "\x00", "x", ":0", "\n"])
        if way == 1:
            return key[:-1] + "~"
        if way == 2:
            return "".join(self.chance.choice(string.printable) for _ in range(self.chance.randrange(30))) + "~"
        return f"{key}~" * 20

    def _id(self) -> str:
        self._drawn += 1
        if self.chance.random() < 0.1:
            return str(self.chance.choice(["", "x" * 41, "a b", "é", "../", "a" * 3000]))
        return f"bad{self._drawn}"


class Requests:
    """Draws bad HTTP requests, as bytes."""

    def __init__(self, chance: random.Random, port: int) -> None:
        self.chance = chance
        self.port = port

    def draw(self, aim: Aim, cookie: str | None) -> tuple[str, bytes]:
        makers: dict[str, Callable[[Aim], tuple[str, str, bytes, Json]]] = {
            "bad path": self.bad_path,
            "bad body": self.bad_body,
            "closed past": self.closed_past,
            "wrong secret": self.wrong_secret,
            "foreign page": self.foreign_page,
            "bad headers": self.bad_headers,
        }
        weights = [25, 30, 20, 15, 8, 6]
        if self.chance.random() < 0.06:
            return "bad request line", self.bad_line()
        kind = self.chance.choices(list(makers), weights)[0]
        method, path, body, headers = makers[kind](aim)
        known = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"}
        if body or method == "POST":
            known |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        if cookie is not None:
            known["Cookie"] = f"chronotable={cookie}"
        named = [f"{name}: {value}" for name, value in (known | headers).items()]
        lines = [f"{method} {path} HTTP/1.1", *named, "", ""]
        return kind, "\r\n".join(lines).encode("utf-8", "surrogatepass") + body

    def bad_line(self) -> bytes:
        return self.chance.choice(
            [
                self.chance.randbytes(200) + b"\r\n\r\n",
                b"GET\r\n\r\n",
                b"GET / HTTP/9.9\r\n\r\n",
                b"G\x00T / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
                b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\n",
                b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
            ]
        )

    def bad_path(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        method = self.chance.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "FOO"])
        odd = ["..", "%2e%2e", "%00", "%ff", "a" * 300, "'", "%F0%9F%8E%B2", "*", "%0d%0aSet-Cookie:%20x=y", "-"]
        known = ["api", "tables", "games", aim.table, "loop", "socket", "assets"]
        parts = [self.chance.choice([*odd, *known]) for _ in range(4)]
        path = self.chance.choice(
            [
                "/api/" + "/".join(parts),
                f"/api/tables/{self.chance.choice(odd)}/{self.chance.choice(PAST)}",
                f"/api/games/{self.chance.choice(odd)}/{self.chance.choice(['rules', 'catalogue'])}",
                f"/assets/{'/'.join(parts)}",
                f"/{'../' * 6}etc/passwd",
                f"/assets/{'..%2f' * 6}etc%2fpasswd",
            ]
        )
        if method in ("GET", "HEAD") and path.count("/") < 3:
            path += "/x"
        return method, path, b"", {}

    def bad_body(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        at_table = [f"/api/tables/{aim.table}/{end}" for end in ("branch", "invitation", "claim", "sit", "delete")]
        path = self.chance.choice(["/api/tables", "/api/tables/load", *at_table])
        odd = self.chance.choice(_ODD)
        contents: list[Any] = [
            odd,
            {"game": odd},
            {"game": "chess"},
            {"game": "loop", "options": {"players": odd if odd not in (None, 1) else "x"}},
            {"game": "loop", "options": {"unknown": odd}},
            {"game": "loop", "options": {"players": 2}, "seats": [{"kind": odd}]},
            {"game": "loop", "options": {"players": 2}, "seats": [{"kind": "me"}] * 40},
            {"game": "loop", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "search:99999999"}]},
            {"game": "room25", "lesson": "no-such-lesson"},
            {"game": "loop", "admin": True},
            {"save": odd},
            {"save": "chronotable 1\n" + "x" * 1000},
            {"secret": odd},
            {"seat": odd},
            {"at": odd},
            {"at": 0, "seats": [{"kind": "me"}] * 99},
        ]
        body = json.dumps(self.chance.choice(contents)).encode("utf-8", "surrogatepass")
        way = self.chance.randrange(12)
        if way == 0:
            body = body[: len(body) // 2]
        elif way == 1:
            body = self.chance.randbytes(300)
        elif way == 2:
            body = b"[" * 5000
        elif way == 3 and self.chance.random() < 0.2:
            body = b'{"game":"' + b"x" * 80_000 + b'"}'
        return "POST", path, body, {}

    def closed_past(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        """The past of a running game with others in it is nobody's to see."""
        moment = f"moment?at={self.chance.randrange(9)}&seat={self.chance.randrange(aim.seats)}"
        odd = ["moment?at=0", "moment?at=-1&seat=x", f"moment?at={10**30}"]
        end = self.chance.choice(["timeline", "save", "course", "proof", moment, *odd])
        if self.chance.random() < 0.3:
            return "POST", f"/api/tables/{aim.table}/branch", json.dumps({"at": self.chance.randrange(5)}).encode(), {}
        table = aim.table if self.chance.random() < 0.7 else f"{self.chance.getrandbits(250):x}"
        return "GET", f"/api/tables/{table}/{end}", b"", {}

    def wrong_secret(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        guess = "".join(self.chance.choices(string.ascii_letters, k=43))
        secret = self.chance.choice(["", "x" * 43, "a" * 5000, guess])
        if self.chance.random() < 0.5:
            return "POST", f"/api/tables/{aim.table}/claim", json.dumps({"secret": secret}).encode(), {}
        seat = self.chance.choice([0, 1, 2, 99, -1])
        return "POST", f"/api/tables/{aim.table}/sit", json.dumps({"seat": seat}).encode(), {}

    def foreign_page(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        """What would be right, asked by a page from elsewhere, or for a host that is not ours."""
        body = json.dumps({"game": "loop", "options": {"players": 2}}).encode()
        origins = ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:x", "http://["]
        headers: Json = {"Origin": self.chance.choice(origins)}
        if self.chance.random() < 0.3:
            headers = {"Host": self.chance.choice(["evil.example", "127.0.0.1.evil.example", "[", ""])}
        return "POST", "/api/tables", body, headers

    def bad_headers(self, aim: Aim) -> tuple[str, str, bytes, Json]:
        headers = self.chance.choice(
            [
                {"Cookie": "chronotable=" + "x" * 4000},
                {"Cookie": ";;;=;chronotable"},
                {"Accept-Language": "x" * 20_000},
                {f"X-{number}": "y" for number in range(300)},
                {"Range": "bytes=9-1"},
                {"Transfer-Encoding": "gzip, chunked"},
                {"Expect": "999-continue"},
                {"Upgrade": "h2c", "Connection": "Upgrade"},
                {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Proto": "https", "Forwarded": "for=x"},
            ]
        )
        return "POST", f"/api/tables/{aim.table}/save", b"", headers
