"""Nobody is fooled: what is hidden is given only to whoever plays alone, and a table says who may know it (S3)."""

from __future__ import annotations

import pytest

from tests.server.running import Browser, Json
from tests.server.test_around import replace_patiently
from tests.server.test_playing import mover

ME: Json = {"kind": "me"}
LINK: Json = {"kind": "link"}
PAST: list[tuple[str, str, Json | None]] = [
    ("POST", "save", None),
    ("GET", "timeline", None),
    ("GET", "moment?at=0&seat=0", None),
    ("POST", "branch", {"at": 0}),
]


def check_closed(browser: Browser, table: str) -> None:
    for method, end, content in PAST:
        status, reason = browser.problem(method, f"/api/tables/{table}/{end}", content)
        assert (status, reason["id"]) == (403, "web-past-closed"), end


def known(browser: Browser, table: str) -> list[str]:
    with browser.sit(table) as socket:
        found: list[str] = socket.table["known"]
        return found


def test_a_the_host_keeps_the_friend_s_link(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    secret = browser.made["links"][0]["secret"]
    check_closed(browser, table)  # the link is open: somebody will come
    friend.claim(table, secret)
    assert browser.problem("POST", f"/api/tables/{table}/claim", {"secret": secret})[1]["id"] == "web-link-used"
    check_closed(browser, table)
    with browser.sit(table) as mine:
        mine.send(type="look", seat=1)
        assert mine.wait("refused")["reason"]["id"] == "web-not-your-seat"
        # Not even when everybody else is gone, by the host's hand or their own.
        link = mine.ask(type="free", seat=1)
        browser.claim(table, link["secret"])
        check_closed(browser, table)


def test_b_a_bot_for_a_friend_who_has_not_come_yet(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    with browser.sit(table) as socket:
        assert replace_patiently(socket, 1)["type"] == "done"
        assert socket.table["seats"][1]["kind"] == "bot"
        assert not socket.table["solo"]
    check_closed(browser, table)  # the link is still good
    friend.claim(table, browser.made["links"][0]["secret"])
    assert known(friend, table) == []


@pytest.mark.parametrize(("game", "marks"), [("loop", ["seen"]), ("room25", ["seen", "handed"])])
def test_c_all_seats_mine_then_handed_over(browser: Browser, friend: Browser, game: str, marks: list[str]) -> None:
    options = {"mode": "competition"} if game == "room25" else {}
    table = browser.new_table(game, [ME, ME], options=options)
    assert known(browser, table) == []
    assert browser.http.post(f"/api/tables/{table}/save").status_code == 200
    with browser.sit(table) as socket:
        link = socket.ask(type="handover", seat=1)
    check_closed(browser, table)
    shown = friend.post(f"/api/tables/{table}/invitation", {"secret": link["secret"]})
    assert shown["known"] == marks, "before sitting down"
    friend.claim(table, link["secret"])
    check_closed(browser, table)
    for somebody in (browser, friend, Browser(browser.server)):
        assert known(somebody, table) == marks


def test_c_a_branch_shows_what_is_hidden_as_a_save_does(browser: Browser) -> None:
    table = browser.new_table(seats=[ME, ME])
    other = browser.post(f"/api/tables/{table}/branch", {"at": 0, "seats": [ME, LINK]})
    assert known(browser, table) == ["seen"]
    assert known(browser, other["table"]) == ["seen", "branched"]
    assert (
        "branched"
        in Browser(browser.server).post(
            f"/api/tables/{other['table']}/invitation", {"secret": other["links"][0]["secret"]}
        )["known"]
    )


def test_d_a_loaded_game_says_so_and_shows_all_promises(browser: Browser, friend: Browser) -> None:
    save = browser.http.post(f"/api/tables/{browser.new_table(seats=[ME, ME])}/save").text
    made = browser.post("/api/tables/load", {"save": save, "seats": [ME, LINK]})
    friend.claim(made["table"], made["links"][0]["secret"])
    with friend.sit(made["table"]) as socket:
        assert (socket.table["known"], socket.table["parent"], socket.state["choices"]) == (["loaded"], None, 0)
        assert len(socket.table["commitments"]) == 2
        assert socket.table["commitments"][-1] == socket.table["commitment"]
    (line,) = [each for each in friend.get("/api/mine") if each["table"] == made["table"]]
    assert line["known"] == ["loaded"]


def test_a_seat_that_was_ever_another_s_counts_for_good(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, LINK])
    friend.claim(table, browser.made["links"][0]["secret"])
    with friend.sit(table) as theirs:
        link = theirs.ask(type="handover", seat=1)
    browser.claim(table, link["secret"])  # now every seat is the host's
    with browser.sit(table) as socket:
        assert all(seat["yours"] for seat in socket.table["seats"])
        assert not socket.table["solo"]
    check_closed(browser, table)


def test_a_second_device_is_the_same_person(browser: Browser) -> None:
    phone = Browser(browser.server)
    table = browser.new_table(seats=[ME, {"kind": "bot", "bot": "random"}])
    with browser.sit(table) as socket:
        phone.claim(table, socket.ask(type="device", seat=0)["secret"])
    for device in (browser, phone):
        assert device.http.get(f"/api/tables/{table}/timeline").status_code == 200
    assert known(phone, table) == []


def test_a_takeback_before_the_others_sit_is_told_to_them(browser: Browser, friend: Browser) -> None:
    first = 2
    while first == 2:  # anybody may begin; nothing can be taken back before the host has chosen
        table = browser.new_table(seats=[ME, ME, LINK])
        with browser.sit(table) as socket:
            first = socket.state["waiting"][0]
    with browser.sit(table) as socket:
        mover(browser, socket)
        socket.play()
        answer = socket.ask(type="propose", version=1, seat=0, what="takeback", to=0)
        assert answer["type"] == "done"
    friend.claim(table, browser.made["links"][0]["secret"])
    assert known(friend, table) == ["seen"]


def test_what_is_only_fetched_ahead_marks_nothing(browser: Browser) -> None:
    """Browsers and messengers open addresses by themselves: a save is asked for by a button."""
    table = browser.new_table(seats=[ME, ME])
    assert browser.http.get(f"/api/tables/{table}/save").status_code == 405
    with browser.sit(table) as socket:
        assert socket.table["known"] == []


def test_the_proof_of_a_finished_game_says_what_was_known(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[ME, ME])
    assert browser.http.post(f"/api/tables/{table}/save").status_code == 200
    with browser.sit(table) as socket:
        while not socket.state["result"]:
            mover(browser, socket)
            socket.play(socket.state["decision"]["options"][-1]["key"])
    proof = friend.get(f"/api/tables/{table}/proof")
    assert (proof["verified"], proof["known"]) == (True, ["seen"])
    with friend.sit(table) as watching:
        assert watching.table["known"] == ["seen"]
    fresh = browser.new_table(seats=[ME, ME])
    assert known(browser, fresh) == []


def test_a_guided_game_is_always_dealt_alike(browser: Browser) -> None:
    assert known(browser, browser.new_table(seats=[ME], lesson="first")) == ["guided"]
