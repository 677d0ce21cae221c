"""Around the match: talk, names, lending and handing over seats, and what everybody must agree to."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator

import pytest

from tests.games.room25.table import table as room_25
from tests.server.running import Browser, Json, Socket
from tests.server.test_playing import mover


@contextlib.contextmanager
def two_people(browser: Browser, friend: Browser, game: str = "loop") -> Iterator[tuple[Socket, Socket]]:
    table = browser.new_table(game, [{"kind": "me", "name": "Kasia"}, {"kind": "link"}])
    friend.claim(table, browser.made["links"][0]["secret"])
    with browser.sit(table) as mine, friend.sit(table) as theirs:
        yield mine, theirs


def replace_patiently(socket: Socket, seat: int) -> Json:
    """Propose a bot again and again, until nothing but patience is asked for."""
    while True:
        answer = socket.ask(type="propose", version=socket.state["version"], seat=0, what="replace", to=seat)
        if answer["type"] != "refused" or answer["reason"]["id"] != "web-replace-wait":
            return answer
        time.sleep(0.1)


def test_talk_reaches_everybody_as_plain_text(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        text = "<img src=x onerror=alert(1)>\u202e\x00 hi\nthere"
        assert mine.ask(type="say", seat=0, text=text)["type"] == "done"
        theirs.wait("talk")
        (line,) = theirs.talk
        assert (line["seat"], line["name"], line["channel"]) == (0, "Kasia", "table")
        assert line["text"] == "<img src=x onerror=alert(1)> hi there"  # shown as it is, never as markup


def test_the_same_line_twice_is_one(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        for _ in range(2):
            mine.ask(type="say", id="once", seat=0, text="hello")
        mine.ask(type="say", seat=0, text="bye")
        while len(theirs.talk) < 2:
            theirs.wait("talk")
        assert [line["text"] for line in theirs.talk] == ["hello", "bye"]


def test_too_much_talk_is_refused(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        answers = [socket.ask(type="say", seat=0, text="again") for _ in range(30)]
        assert {answer["reason"]["id"] for answer in answers if answer["type"] == "refused"} == {"web-too-fast"}


@pytest.mark.rule("R25-4.5")
def test_team_talk_stays_in_the_team(browser: Browser, friend: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}, {"kind": "link"}]
    table = browser.new_table("room25", seats, options={"mode": "team", "players": 4})
    links = {link["seat"]: link["secret"] for link in browser.made["links"]}
    mate = Browser(browser.server)
    friend.claim(table, links[1])
    mate.claim(table, links[2])  # the teams sit alternately
    with browser.sit(table) as mine, friend.sit(table) as theirs, mate.sit(table) as with_me:
        assert mine.table["team_talk"]
        mine.ask(type="say", seat=0, text="secret plan", channel="team")
        mine.ask(type="say", seat=0, text="good luck")
        with_me.wait("talk")
        while not theirs.talk:
            theirs.wait("talk")
        assert [line["text"] for line in theirs.talk] == ["good luck"]
        assert "secret plan" not in "".join(theirs.received)
        assert "secret plan" in "".join(with_me.received)


def test_without_teams_no_team_talk(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        answer = socket.ask(type="say", seat=0, text="psst", channel="team")
        assert answer["reason"]["id"] == "web-talk-no-team"


def test_a_name(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        socket.ask(type="rename", seat=0, name="  Олег \n the\tGreat ")
        assert socket.table["seats"][0]["name"] == "Олег the Great"


def test_a_seat_lent_to_a_bot_and_taken_back(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        seat = mover(browser, socket)
        socket.ask(type="lend", seat=seat, bot="random")
        assert socket.table["seats"][seat]["lent"]
        socket.wait_for_version(1)
        while socket.state["waiting"] == [seat] and not socket.state["result"]:
            socket.wait("state")
        socket.ask(type="lend", seat=seat, bot=None)
        assert not socket.table["seats"][seat]["lent"]


def test_a_lent_seat_is_not_played_by_hand(browser: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    with browser.sit(table) as socket:
        socket.ask(type="lend", seat=0, bot="search:800")
        answer = socket.ask(type="choose", version=socket.state["version"], seat=0, key="done")
        assert answer["reason"]["id"] in ("web-seat-lent", "web-stale")


def test_a_seat_handed_over_belongs_to_the_new_holder(browser: Browser, friend: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        answer = socket.ask(type="handover", seat=1)
        assert answer["type"] == "link"
        assert friend.claim(table, answer["secret"]) == 1
        assert socket.ask(type="rename", seat=1, name="x")["reason"]["id"] == "web-not-your-seat"
    with friend.sit(table) as socket:
        assert [seat["yours"] for seat in socket.table["seats"]] == [False, True]


def test_a_takeback_needs_everybody(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        sockets = {0: mine, 1: theirs}
        acting = sockets[mine.state["waiting"][0]]
        acting.choose()
        for socket in sockets.values():
            socket.wait_for_version(1)
        answer = mine.ask(type="propose", version=1, seat=0, what="takeback", to=0)
        assert answer["type"] == "done"
        while not theirs.table["proposals"]:
            theirs.wait("table")
        (proposal,) = theirs.table["proposals"]
        assert (proposal["what"], proposal["to"], proposal["missing"]) == ("takeback", 0, [1])
        assert theirs.state["choices"] == 1
        theirs.ask(type="answer", proposal=proposal["number"], seat=1, yes=True)
        for socket in sockets.values():
            socket.wait_for_version(2)
            assert socket.state["choices"] == 0


def test_a_takeback_that_one_declines_is_gone(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        {0: mine, 1: theirs}[mine.state["waiting"][0]].choose()
        for socket in (mine, theirs):
            socket.wait_for_version(1)
        mine.ask(type="propose", version=1, seat=0, what="takeback", to=0)
        while not theirs.table["proposals"]:
            theirs.wait("table")
        theirs.ask(type="answer", proposal=theirs.table["proposals"][0]["number"], seat=1, yes=False)
        while mine.table["proposals"]:
            mine.wait("table")
        assert mine.state["choices"] == 1


def test_alone_a_takeback_is_done_at_once(browser: Browser) -> None:
    with browser.sit(browser.new_table()) as socket:
        for _ in range(3):
            mover(browser, socket)
            socket.play()
        version = socket.state["version"]
        socket.ask(type="propose", version=version, seat=socket.state["seat"], what="takeback", to=1)
        socket.wait_for_version(version + 1)
        assert socket.state["choices"] == 1


def test_a_bot_for_somebody_who_is_away(browser: Browser, friend: Browser) -> None:
    with two_people(browser, friend) as (mine, theirs):
        answer = mine.ask(type="propose", version=mine.state["version"], seat=0, what="replace", to=1)
        assert answer["reason"]["id"] == "web-replace-present"
        theirs.connection.close()
        while mine.table["seats"][1]["here"]:
            mine.wait("table")
        assert replace_patiently(mine, 1)["type"] == "done"
        assert mine.table["seats"][1]["lent"]


def test_a_bot_for_somebody_who_never_came(browser: Browser, friend: Browser) -> None:
    table = browser.new_table("loop", [{"kind": "me"}, {"kind": "link"}])
    secret = browser.made["links"][0]["secret"]
    with browser.sit(table) as socket:
        assert replace_patiently(socket, 1)["type"] == "done"
        assert socket.table["seats"][1]["kind"] == "bot"
    friend.claim(table, secret)  # late, but the link is still good
    with friend.sit(table) as socket:
        seat = socket.table["seats"][1]
        assert (seat["kind"], seat["bot"], seat["yours"]) == ("person", None, True)


def test_a_bot_s_seat_needs_no_other_bot(browser: Browser) -> None:
    with browser.sit(browser.new_table("loop", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])) as socket:
        while socket.state["waiting"] != [0]:  # the bot may begin
            socket.wait("state")
        answer = socket.ask(type="propose", version=socket.state["version"], seat=0, what="replace", to=1)
        assert answer["reason"]["id"] == "web-replace-whom"


def test_nobody_talks_while_a_rule_forbids_it(browser: Browser) -> None:
    """Somebody is in the Jamming Room (R25-12.14): neither talk nor a new name carries words."""
    save = room_25(rooms={"b1": "jamming"}, at={"max": "b1"}, programs={"emmet": ["look", "move"]}).save()
    table = browser.post("/api/tables/load", {"save": save, "seats": []})["table"]
    with browser.sit(table) as socket:
        assert socket.state["talk_forbidden"]
        for command in ({"type": "say", "text": "left!", "channel": "table"}, {"type": "rename", "name": "go left"}):
            answer = socket.ask(seat=0, **command)
            assert answer["reason"]["id"] == "web-talk-forbidden"
        assert not socket.talk
        assert [seat["name"] for seat in socket.table["seats"]] == [""] * len(socket.table["seats"])
