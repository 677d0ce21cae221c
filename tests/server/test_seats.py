"""Sitting down: by a button, once, in one browser; second devices; freeing; and how long somebody must be away."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.running import Browser, Json, Server, Socket, running, sqlite
from tests.server.test_around import replace_patiently, two_people
from tests.server.test_playing import mover

ME: Json = {"kind": "me", "name": "Kasia"}
LINK: Json = {"kind": "link"}
BOT: Json = {"kind": "bot", "bot": "random"}


def ask(browser: Browser, table: str, secret: str) -> Json:
    return browser.post(f"/api/tables/{table}/invitation", {"secret": secret})


def test_opening_a_link_takes_nothing(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK], name="Thursday")
    secret = browser.made["links"][0]["secret"]
    for somebody in (friend, friend, Browser(browser.server)):
        found = ask(somebody, table, secret)
        assert (found["game"], found["name"], found["by"], found["seat"], found["seats"]) == (
            "loop", "Thursday", "Kasia", 1, 2,
        )  # fmt: skip
        assert (found["status"], found["people"], found["choices"]) == ("open", ["Kasia"], 0)
    with browser.sit(table) as socket:
        assert (socket.table["seats"][1]["kind"], socket.table["seats"][1]["browsers"]) == ("open", 0)


def test_a_link_is_used_up_by_the_browser_that_sits_down(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    secret = browser.made["links"][0]["secret"]
    assert friend.claim(table, secret) == 1
    assert friend.claim(table, secret) == 1, "the answer may have been lost: again is the same"
    assert ask(friend, table, secret)["status"] == "yours"
    for somebody in (browser, Browser(browser.server)):
        assert ask(somebody, table, secret)["status"] == "taken"
        status, reason = somebody.problem("POST", f"/api/tables/{table}/claim", {"secret": secret})
        assert (status, reason["id"]) == (409, "web-link-used")
    with friend.sit(table) as socket:
        assert [seat["browsers"] for seat in socket.table["seats"]] == [1, 1]


def test_of_many_with_one_link_one_gets_the_seat(browser: Browser, server: Server) -> None:
    table = browser.new_table(seats=[ME, LINK])
    content = {"secret": browser.made["links"][0]["secret"]}
    guests = [Browser(server) for _ in range(8)]
    with ThreadPoolExecutor(len(guests)) as pool:
        address = f"/api/tables/{table}/claim"
        answers = list(pool.map(lambda guest: guest.http.post(address, json=content).status_code, guests))
    assert sorted(answers) == [200] + [409] * 7


# ---- another device


def test_a_second_device_by_a_link_that_works_once(browser: Browser, friend: Browser) -> None:
    phone = Browser(browser.server)
    with two_people(browser, friend) as (mine, theirs):
        table = mine.table["table"]
        link = theirs.ask(type="device", seat=1)
        assert ask(phone, table, link["secret"])["status"] == "device"
        assert phone.claim(table, link["secret"]) == 1
        while mine.table["seats"][1]["browsers"] != 2:  # everybody sees it
            mine.wait("table")
        status, reason = Browser(browser.server).problem(
            "POST", f"/api/tables/{table}/claim", {"secret": link["secret"]}
        )
        assert (status, reason["id"]) == (403, "web-link-unknown")
        with phone.sit(table) as small:
            assert small.state["seat"] == 1
            assert small.ask(type="rename", seat=1, name="Oleh")["type"] == "done"


def test_nobody_makes_a_device_link_for_another_s_seat(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, _):
        assert mine.ask(type="device", seat=1)["reason"]["id"] == "web-not-your-seat"


# ---- freeing


def test_the_host_frees_a_seat_until_its_first_choice(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        table = mine.table["table"]
        assert (mine.table["host"], theirs.table["host"]) == (True, False)
        assert theirs.ask(type="free", seat=0)["reason"]["id"] == "web-host-only"
        assert mine.ask(type="free", seat=7)["reason"]["id"] == "web-free-whom"
        link = mine.ask(type="free", seat=1)
        while theirs.table["seats"][1]["yours"]:
            theirs.wait("table")
        assert theirs.ask(type="rename", seat=1, name="x")["reason"]["id"] == "web-not-your-seat"
        right = Browser(browser.server)
        assert right.claim(table, link["secret"]) == 1
        with right.sit(table) as sitting:
            sockets = {0: mine, 1: sitting}
            while not sitting.table["seats"][1]["begun"]:
                acting = sockets[mine.state["waiting"][0]]
                version = mine.state["version"]
                assert acting.choose()["type"] == "done"
                for each in sockets.values():
                    each.wait_for_version(version + 1)
                sitting.ask(type="rename", seat=1, name="Ola")  # the table is shown again
            assert mine.ask(type="free", seat=1)["reason"]["id"] == "web-free-late"


def test_a_seat_whose_bot_has_played_for_its_person_is_not_freed(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        assert theirs.ask(type="lend", seat=1, bot="random")["type"] == "done"
        while not mine.table["seats"][1]["begun"]:
            version = mine.state["version"]
            if mine.state["decision"] is not None:
                assert mine.choose()["type"] == "done"
            mine.wait_for_version(version + 1)
            mine.ask(type="rename", seat=0, name="Ola")  # the table is shown again
        assert mine.ask(type="free", seat=1)["reason"]["id"] == "web-free-late"


def test_whoever_watches_a_table_that_they_made_may_free_seats(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[LINK, BOT])
    friend.claim(table, browser.made["links"][0]["secret"])
    with browser.sit(table) as socket:
        assert socket.ask(type="free", seat=0)["type"] == "link"


# ---- away


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As people run it: three minutes."""
    with running(sqlite(tmp_path_factory.mktemp("patient")), "--absence", "180") as found:
        yield found


def propose(socket: Socket, seat: int) -> Json:
    return socket.ask(type="propose", version=socket.state["version"], seat=0, what="replace", to=seat)


def test_no_bot_before_the_wait_is_over(patient: Server) -> None:
    browser, friend = Browser(patient), Browser(patient)
    with two_people(browser, friend) as (mine, theirs):
        while not mine.table["seats"][1]["here"]:
            mine.wait("table")
        assert [seat["bot_in"] for seat in mine.table["seats"]] == [None, None]
        theirs.connection.close()
        while mine.table["seats"][1]["here"]:
            mine.wait("table")
        assert 170 < mine.table["seats"][1]["bot_in"] <= 180
        refused = propose(mine, 1)
        assert refused["reason"]["id"] == "web-replace-wait"
        assert 170 < refused["reason"]["args"]["seconds"] <= 180
        with friend.sit(mine.table["table"]):
            while not mine.table["seats"][1]["here"]:
                mine.wait("table")
            assert mine.table["seats"][1]["bot_in"] is None


def test_an_open_seat_waits_as_long(patient: Server) -> None:
    browser = Browser(patient)
    with browser.sit(browser.new_table(seats=[ME, LINK])) as socket:
        assert 170 < socket.table["seats"][1]["bot_in"] <= 180
        assert propose(socket, 1)["reason"]["id"] == "web-replace-wait"


def test_coming_back_begins_the_wait_anew(tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--absence", "3") as server:
        browser, friend = Browser(server), Browser(server)
        with two_people(browser, friend) as (mine, theirs):
            for _ in range(2):
                theirs.connection.close()
                while mine.table["seats"][1]["here"]:
                    mine.wait("table")
                threading.Event().wait(2)
                with friend.sit(mine.table["table"]) as theirs:
                    while not mine.table["seats"][1]["here"]:
                        mine.wait("table")
            while mine.table["seats"][1]["here"]:
                mine.wait("table")
            assert propose(mine, 1)["reason"]["id"] == "web-replace-wait", "four seconds away, but not at once"
            assert replace_patiently(mine, 1)["type"] == "done"


# ---- the lobby


def test_a_seat_handed_over_at_a_listed_table_is_not_for_the_lobby(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK], listed=True)
    assert friend.get("/api/lobby")
    with browser.sit(table) as socket:
        assert [seat["offered"] for seat in socket.table["seats"]] == [False, True]
        link = socket.ask(type="handover", seat=0)
        while socket.table["seats"][0]["kind"] != "open":
            socket.wait("table")
        assert [seat["offered"] for seat in socket.table["seats"]] == [False, True]
    status, reason = friend.problem("POST", f"/api/tables/{table}/sit", {"seat": 0})
    assert (status, reason["id"]) == (409, "web-seat-taken")
    assert friend.claim(table, link["secret"]) == 0
    assert Browser(browser.server).post(f"/api/tables/{table}/sit", {"seat": 1}) == {"seat": 1}


# ---- when it is over


def test_the_end_stands(browser: Browser, friend: Browser) -> None:
    """S4: no undo and no takeback, agreed or not, once everything is shown."""
    table = browser.new_table(seats=[ME, ME])
    with browser.sit(table) as socket:
        while not socket.state["result"]:
            mover(browser, socket)
            socket.play(socket.state["decision"]["options"][-1]["key"])
        version = socket.state["version"]
        for seat in (0, 1):
            answer = socket.ask(type="undo", version=version, seat=seat)
            assert answer["reason"]["id"] == "kernel-undo-over"
        answer = socket.ask(type="propose", version=version, seat=0, what="takeback", to=version - 1)
        assert answer["reason"]["id"] == "web-takeback-range"
        assert socket.state["result"]
