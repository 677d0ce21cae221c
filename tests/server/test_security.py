"""Headers, origins, hosts, cookies, sizes and rates."""

from __future__ import annotations

import json
import logging
import os
import sqlite3
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from chronotable.kernel.message import Message
from chronotable.locale import LANGUAGES, render
from chronotable.server.routes import PAGE
from tests.server.inside import inside
from tests.server.running import Browser, running, sqlite


def test_every_answer_has_the_headers(browser: Browser) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/t/whatever"):
        headers = browser.http.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"game": "loop"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Strict" in cookie
    assert "Secure" not in cookie  # plain HTTP on the loopback address


def test_behind_a_proxy_with_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--behind-proxy") as server:
        headers = {"X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "loop"}, headers=headers)
        assert "Secure" in answer.headers["set-cookie"]


def test_other_pages_cannot_ask(browser: Browser) -> None:
    answer = browser.http.post("/api/tables", json={"game": "loop"}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    table = browser.new_table()
    address = f"ws://127.0.0.1:{browser.server.port}/api/tables/{table}/socket"
    with pytest.raises(InvalidHandshake):
        connect(address, origin=Origin("https://elsewhere.example"))


def test_other_names_of_this_machine_are_refused(browser: Browser) -> None:
    assert browser.http.get("/api/games", headers={"Host": "rebound.example"}).status_code == 421


@pytest.mark.parametrize(
    "frame",
    ["", "{", "[]", "null", '{"type":"no"}', '{"type":"hello","more":1}', '{"type":"hello","seat":"0"}', "x" * 9000],
)
def test_a_bad_frame_closes_the_socket_politely(browser: Browser, frame: str) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        socket.connection.send(frame)
        assert socket.close_code() == 1007
        assert json.loads(socket.received[-1])["type"] == "bye"
    with browser.sit(table) as socket:
        assert socket.state["version"] == 0


def test_a_huge_frame_closes_the_socket(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        socket.connection.send("x" * 1_000_000)
        assert socket.close_code() in (1009, 1006)


def test_a_huge_body_is_refused(browser: Browser) -> None:
    status, reason = browser.problem("POST", "/api/tables", {"game": "loop", "name": "x" * 100_000})
    assert (status, reason["id"]) == (413, "web-body-large")


def test_bytes_that_are_no_json(browser: Browser) -> None:
    for content in (b"\xff\x00{", b'{"game": "lo\xed\xa0\x80op"}'):  # the second one only inside a text
        answer = browser.http.post("/api/tables", content=content)
        assert answer.status_code == 400
        assert answer.json()["reason"]["id"] == "web-body-form"


@pytest.mark.parametrize(
    ("content", "field"),
    [
        (b"{}", "game"),
        (b'{"game": 5}', "game"),
        (b'{"game": "loop", "seats": [{"kind": 7}]}', "seats[0].kind"),
        (b"[]", None),
        (b"{", None),
    ],
)
def test_a_body_that_does_not_fit_is_named_in_our_own_words(
    browser: Browser, content: bytes, field: str | None
) -> None:
    answer = browser.http.post("/api/tables", content=content)
    reason = answer.json()["reason"]
    assert answer.status_code == 400
    assert (reason["id"], reason["args"].get("field")) == ("web-body-field" if field else "web-body-form", field)
    message = Message(reason["id"], **reason["args"])
    for language in LANGUAGES:
        said = render(message, language)
        assert field is None or field in said
        assert "Expected" not in said, "no sentences of the library that reads it"


def test_too_many_requests(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--limits-factor", "0.2") as server, httpx.Client() as client:
        found = 0
        for _ in range(2000):
            found = client.get(f"{server.url}/api/health").status_code
            if found != 200:
                break
        assert found == 429


def test_no_secret_is_kept_or_logged(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
        secret = browser.made["links"][0]["secret"]
        cookie = browser.cookie
    for path in tmp_path.iterdir():
        content = path.read_bytes()
        assert secret.encode() not in content
        assert cookie.encode() not in content


@pytest.mark.parametrize(
    ("method", "path", "headers", "status", "reason"),
    [
        ("GET", "/api/nothing", {}, 404, "web-no-page"),
        ("GET", "/assets/nothing.js", {}, 404, "web-no-page"),
        ("GET", "/api/tables/nothing/catalogue", {}, 404, "web-no-table"),
        ("DELETE", "/t/whatever", {}, 405, "web-method"),
        ("POST", "/api/games", {}, 405, "web-method"),
        ("OPTIONS", "/api/tables", {}, 405, "web-method"),
        ("GET", "/api/games", {"Host": "rebound.example"}, 421, "web-host"),
        ("POST", "/api/tables", {"Origin": "https://elsewhere.example"}, 403, "web-origin"),
        ("POST", "/api/tables", {"Origin": "null"}, 403, "web-origin"),
    ],
)
def test_every_error_says_in_words_what_is_wrong(
    browser: Browser, method: str, path: str, headers: dict[str, str], status: int, reason: str
) -> None:
    answer = browser.http.request(method, path, headers=headers)
    assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" in answer.headers


def test_unexpected_errors_are_answers_too(tmp_path: Path) -> None:
    """A database whose tables are gone.  Seen to fail without the `except` of `Guard`."""
    with running(sqlite(tmp_path)) as server:
        browser = Browser(server)
        browser.new_table()
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            for name in ("holder", "seat", "entry", "talk", "proposal", "game_table"):
                database.execute(f"DROP TABLE {name}")
        database.close()
        for method, path in (("GET", "/api/mine"), ("GET", "/api/lobby"), ("POST", "/api/tables")):
            answer = browser.http.request(method, path, json={"game": "loop"})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (503, "web-database-away")
            assert "content-security-policy" in answer.headers


def test_the_own_page_has_the_same_scheme(browser: Browser) -> None:
    """Whoever can answer for this name without TLS must not act in the name of the page with it, and the reverse."""
    host = f"127.0.0.1:{browser.server.port}"
    for origin, status in ((f"https://{host}", 403), (f"http://{host}", 201)):
        answer = browser.http.post("/api/tables", json={"game": "loop"}, headers={"Origin": origin})
        assert answer.status_code == status, origin


def test_behind_a_proxy_everything_is_for_https_only(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--behind-proxy") as server:
        headers = {"X-Forwarded-Proto": "https", "Host": "localhost"}
        for origin in ("https://localhost", "https://localhost:443"):
            answer = httpx.post(
                f"{server.url}/api/tables", json={"game": "loop"}, headers={**headers, "Origin": origin}
            )
            assert answer.status_code == 201
        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-chronotable=")
        assert "Path=/" in cookie
        assert "Domain" not in cookie
        assert "max-age=" in answer.headers["strict-transport-security"]
        secret = cookie.partition("=")[2].partition(";")[0]
        for name in ("__Host-chronotable", "chronotable"):  # the name that it had before is still good
            mine = httpx.get(f"{server.url}/api/mine", headers={"Cookie": f"{name}={secret}"})
            assert len(mine.json()) == 1, name
        assert "strict-transport-security" not in httpx.get(f"{server.url}/api/games").headers


@pytest.mark.parametrize("path", ["etc/passwd", "etc/nosuch", "", "etc"])
def test_nothing_is_told_of_other_files(browser: Browser, path: str) -> None:
    """Whether they are there or not, the page answers; seen to fail with `is_file` before the comparison (404)."""
    answer = browser.http.get("/" + "..%2f" * 12 + path.replace("/", "%2f"))
    assert answer.status_code == 200
    assert "root:" not in answer.text


@pytest.mark.skipif(os.environ.get("CHRONOTABLE_WEBSOCKETS") == "plain", reason="uvicorn refuses in its own words")
def test_sockets_are_refused_like_requests(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Where none is, or by what is no handshake: in our words, with the headers, and without a word in the log."""
    handshake = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    asset = next((PAGE / "assets").glob("*.js")).name
    table = "/api/tables/nothing/socket"
    cases = [
        ("GET", "/", {}, 404, "web-no-page"),
        ("GET", f"/assets/{asset}", {}, 404, "web-no-page"),
        ("GET", table, {"Sec-WebSocket-Version": "7"}, 400, "web-request-form"),
        ("GET", table, {"Sec-WebSocket-Key": "!!"}, 400, "web-request-form"),
        ("POST", table, {}, 405, "web-method"),
        ("GET", table, {"Origin": "https://elsewhere.example"}, 403, "web-origin"),
    ]
    logger = logging.getLogger("uvicorn")
    with inside(tmp_path) as server:
        logger.addHandler(caplog.handler)
        for method, path, headers, status, reason in cases:
            answer = Browser(server).http.request(method, path, headers={**handshake, **headers})
            assert (answer.status_code, answer.json()["reason"]["id"]) == (status, reason), path
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "content-security-policy" in answer.headers
        logger.removeHandler(caplog.handler)
    assert caplog.text == ""
