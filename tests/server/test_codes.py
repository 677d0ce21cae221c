"""Short codes for open seats: used once, for a quarter of an hour, and not to be guessed."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from chronotable.client import Refused, Table
from chronotable.server import seat_codes
from tests.server.running import Browser, Json, Server, running, sqlite

ME: Json = {"kind": "me", "name": "Kasia"}
LINK: Json = {"kind": "link"}


def make_code(browser: Browser, table: str, link: int = 0) -> str:
    secret = browser.made["links"][link]["secret"]
    found = browser.post(f"/api/tables/{table}/code", {"secret": secret})
    assert found["seconds"] == 900
    return str(found["code"])


def refused(browser: Browser, code: str) -> tuple[int, str]:
    status, reason = browser.problem("POST", "/api/join", {"code": code})
    return status, reason["id"]


def test_a_code_gives_the_seat_of_its_link_once(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK, LINK])
    code = make_code(browser, table)
    found = friend.post("/api/join", {"code": f"{code[:3].lower()} {code[3:]}"})
    assert found == {"table": table, "code": code}
    invitation = friend.post(f"/api/tables/{table}/invitation", {"secret": code})
    assert (invitation["seat"], invitation["status"], invitation["by"]) == (1, "open", "Kasia")
    assert friend.claim(table, code) == 1
    assert friend.claim(table, code) == 1, "the answer may have been lost: again is the same"
    assert friend.post("/api/join", {"code": code})["table"] == table
    stranger = Browser(browser.server)
    assert refused(stranger, code) == (409, "web-code-used")
    for secret in (code, browser.made["links"][0]["secret"]):  # both lead to the seat, and that is taken
        status, reason = stranger.problem("POST", f"/api/tables/{table}/claim", {"secret": secret})
        assert (status, reason["id"]) == (409, "web-link-used")


def test_a_new_code_makes_the_one_before_void(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    first, second = make_code(browser, table), make_code(browser, table)
    assert refused(friend, first) == (404, "web-code-unknown")
    assert friend.problem("POST", f"/api/tables/{table}/claim", {"secret": first})[0] == 403
    assert friend.claim(table, second) == 1


def test_only_the_link_of_an_open_seat_makes_a_code(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    address = f"/api/tables/{table}/code"
    code = make_code(browser, table)
    assert friend.problem("POST", address, {"secret": "x" * 43})[1]["id"] == "web-link-unknown"
    assert friend.problem("POST", address, {"secret": code})[1]["id"] == "web-link-unknown"
    secret = browser.made["links"][0]["secret"]
    friend.claim(table, secret)
    status, reason = browser.problem("POST", address, {"secret": secret})
    assert (status, reason["id"]) == (409, "web-link-used")


def test_a_code_of_a_seat_that_was_freed_is_void(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    code = make_code(browser, table)
    friend.claim(table, code)
    with browser.sit(table) as socket:
        socket.ask(type="free", seat=1)
    assert refused(Browser(browser.server), code) == (404, "web-code-unknown")


def test_after_a_quarter_of_an_hour_a_code_is_too_old(tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        browser, friend = Browser(server), Browser(server)
        table = browser.new_table(seats=[ME, LINK])
        code = make_code(browser, table)
        database = sqlite3.connect(tmp_path / "tables.sqlite")
        with database:
            (until,) = database.execute("SELECT code_until FROM seat WHERE seat = 1").fetchone()
            assert 880 < until - time.time() <= 900
            database.execute("UPDATE seat SET code_until = code_until - 901")
        kept = [value for row in database.execute("SELECT code, link FROM seat") for value in row]
        database.close()
        assert code not in kept
        server.kill()
        server.restart()
        assert refused(friend, code) == (410, "web-code-late")
        for wish in ("invitation", "claim"):
            status, reason = friend.problem("POST", f"/api/tables/{table}/{wish}", {"secret": code})
            assert (status, reason["id"]) == (410, "web-code-late")


@pytest.mark.parametrize("text", ["", "ABC", "0O1I5S", "ABCDEFG", "heron-42", "a" * 5000])
def test_what_is_no_code_is_told_so(browser: Browser, text: str) -> None:
    assert refused(browser, text) == (400, "web-code-form")


def test_a_code_may_be_typed_with_a_gap_in_small_or_cyrillic_letters() -> None:
    assert seat_codes.typed(" kac-23p ") == "KAC23P"
    assert seat_codes.typed("КАС 23Р") == "KAC23P"  # letters of another alphabet
    assert {len(seat_codes.new_code()) for _ in range(20)} == {6}
    assert not set("".join(seat_codes.new_code() for _ in range(200))) & set("01BILOSUZ")


def test_tries_are_limited_by_address(strict: Server) -> None:
    stranger = Browser(strict)
    answers = [refused(stranger, "ACDEF2")[1] for _ in range(70)]
    assert answers[:50] == ["web-code-unknown"] * 50
    assert answers[-1] == "web-code-tries"


def test_tries_are_limited_by_table(tmp_path: Path) -> None:
    """Whoever knows the table, as those do who watch it, has no more tries from many addresses."""
    with running(sqlite(tmp_path), "--limits-factor", "1") as server:
        browser = Browser(server)
        table = browser.new_table(seats=[ME, LINK])
        address = f"/api/tables/{table}/claim"
        answers = [browser.problem("POST", address, {"secret": "ACDEF2"})[1]["id"] for _ in range(40)]
        assert answers[:25] == ["web-link-unknown"] * 25
        assert answers[-1] == "web-code-tries"
        assert refused(browser, "ACDEF2") == (404, "web-code-unknown"), "the address has tries left"
        assert browser.claim(table, browser.made["links"][0]["secret"]) == 1, "the link works"


def test_a_code_made_through_one_process_works_through_another(database: str) -> None:
    with running(database, processes=2) as server:
        browser = Browser(server)
        for _ in range(4):
            friend = Browser(server)
            table = browser.new_table(seats=[ME, LINK])
            code = make_code(browser, table)
            assert friend.post("/api/join", {"code": code})["table"] == table
            assert friend.claim(table, code) == 1


def test_a_program_sits_down_by_a_code(server: Server) -> None:
    async def play() -> None:
        async with Table.make(server.url, "loop", seats=["me", "link"]) as mine:
            code = await mine.code(1)
            async with Table.join_by_code(server.url, code, name="Ann") as hers:
                assert hers.id == mine.id
                assert hers.state is not None
                assert hers.state.seat == 1
            with pytest.raises(Refused, match="used up"):
                async with Table.join_by_code(server.url, code):
                    pass

    asyncio.run(play())
