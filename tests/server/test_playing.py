"""Moves over the socket: once, in order, by the right seat, or refused with the reason."""

from __future__ import annotations

from tests.server.running import Browser, Socket


def test_a_move_is_acknowledged_and_shown(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        mover(browser, socket)
        answer = socket.choose(socket.state["decision"]["options"][0]["key"])
        assert (answer["type"], answer["version"]) == ("done", 1)
        socket.wait_for_version(1)
        assert socket.state["choices"] == 1


def test_each_of_the_own_seats_is_asked_through_itself_alone(browser: Browser) -> None:
    """Both seats are this browser's: the question is shown to the one whose it is."""
    table = browser.new_table()
    with browser.sit(table) as socket:
        seat = mover(browser, socket)
        assert socket.state["decision"]["seat"] == seat
        socket.send(type="look", seat=1 - seat)
        while (state := socket.wait("state"))["seat"] != 1 - seat:
            pass
        assert state["decision"] is None


def mover(browser: Browser, socket: Socket) -> int:
    """Look through the seat that has to choose."""
    seat: int = socket.state["waiting"][0]
    if socket.state["seat"] != seat:
        socket.send(type="look", seat=seat)
        while socket.wait("state")["seat"] != seat:
            pass
    return seat


def test_twice_sent_is_once_done(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        seat = mover(browser, socket)
        key = socket.state["decision"]["options"][0]["key"]
        for _ in range(3):
            answer = socket.ask(type="choose", id="same", version=0, seat=seat, key=key)
            assert (answer["type"], answer["version"]) == ("done", 1)
        assert socket.state["version"] == 1


def test_a_stale_move_is_refused_with_the_fresh_state(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        seat = mover(browser, socket)
        socket.choose()
        socket.wait_for_version(1)
        answer = socket.ask(type="choose", id="late", version=0, seat=seat, key="done")
        assert (answer["type"], answer["stale"], answer["reason"]["id"]) == ("refused", True, "web-stale")
        assert socket.wait("state")["version"] == 1


def test_an_illegal_move_is_refused_with_its_rule(browser: Browser) -> None:
    table = browser.new_table(options={"agents": ["time_thief", "mr_time"]})
    with browser.sit(table) as socket:
        mover(browser, socket)
        before = socket.state
        answer = socket.choose("play:spartan_shield")
        assert answer["type"] == "refused"
        assert answer["rule"].startswith("LOOP-")
        assert not answer["stale"]
    with browser.sit(table) as socket:
        assert socket.state["version"] == before["version"]


def test_nobody_acts_for_another_seat(browser: Browser, friend: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    friend.claim(table, browser.made["links"][0]["secret"])
    stranger = Browser(browser.server)
    stranger.new_table()
    for somebody, seat in ((browser, 1), (friend, 0), (stranger, 0), (stranger, 1)):
        with somebody.sit(table) as socket:
            for frame in (
                {"type": "choose", "version": 0, "key": "done"},
                {"type": "undo", "version": 0},
                {"type": "why", "key": "done"},
                {"type": "hint"},
                {"type": "say", "text": "hello"},
                {"type": "rename", "name": "x"},
                {"type": "lend", "bot": "greedy"},
                {"type": "handover"},
                {"type": "propose", "version": 0, "what": "takeback", "to": 0},
                {"type": "answer", "proposal": 1, "yes": True},
            ):
                answer = socket.ask(**frame, seat=seat)
                assert answer["type"] == "refused", frame
                assert answer["reason"]["id"] == "web-not-your-seat", frame
            assert socket.state["version"] == 0
            socket.send(type="look", seat=seat)
            assert socket.wait("refused")["reason"]["id"] == "web-not-your-seat"


def test_everybody_sees_a_move(browser: Browser, friend: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket, friend.sit(table) as watching:
        assert watching.state["seat"] is None
        mover(browser, socket)
        socket.choose()
        socket.wait_for_version(1)
        watching.wait_for_version(1)
        assert watching.state["view"] == socket.state["view"]
        assert watching.state["decision"] is None


def test_undo_up_to_the_last_reveal(browser: Browser) -> None:
    table = browser.new_table("room25", [{"kind": "me"}], options={"players": 1, "mode": "solo"})
    with browser.sit(table) as socket:
        while not socket.state["can_undo"]:
            socket.play()
        before, choices, count = socket.state["version"], socket.state["choices"], len(socket.events)
        answer = socket.ask(type="undo", version=before, seat=0)
        assert answer["type"] == "done"
        socket.wait_for_version(before + 1)
        assert socket.state["choices"] == choices - 1
        assert len(socket.events) <= count


def test_undo_can_be_switched_off(browser: Browser) -> None:
    table = browser.new_table(undo=False)
    with browser.sit(table) as socket:
        mover(browser, socket)
        socket.choose()
        socket.wait_for_version(1)
        assert not socket.state["can_undo"]
        answer = socket.ask(type="undo", version=1, seat=socket.state["seat"])
        assert answer["reason"]["id"] == "web-undo-off"


def test_bots_answer(browser: Browser) -> None:
    table = browser.new_table(seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    with browser.sit(table) as socket:
        while socket.state["decision"] is None:
            socket.wait("state")
        for _ in range(200):
            if any(event["seat"] == 1 for event in socket.events):
                break
            version = socket.state["version"]
            if socket.state["decision"]:
                assert socket.choose()["type"] == "done"
            socket.wait_for_version(version + 1)
        else:
            raise AssertionError("the bot never moved")


def test_a_hint_says_why(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        seat = mover(browser, socket)
        answer = socket.ask(type="hint", seat=seat)
        offered = {option["key"] for option in socket.state["decision"]["options"]}
        assert answer["type"] == "advice"
        assert {answer["key"], *(each["key"] for each in answer["equal"])} <= offered
        assert answer["key"] == answer["plan"][0]["key"]
        assert answer["why"]["id"].startswith(("bots-why-", "loop-reason-"))


def test_why_not_with_the_rule(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        seat = mover(browser, socket)
        answer = socket.ask(type="why", seat=seat, key="loop:black_hole")
        assert answer["type"] == "because"
        assert not answer["allowed"]
        assert answer["reason"]["id"]
        offered = socket.state["decision"]["options"][0]["key"]
        assert socket.ask(type="why", seat=seat, key=offered)["allowed"]


def test_resuming_from_the_last_event_number(browser: Browser) -> None:
    table = browser.new_table()
    with browser.sit(table) as socket:
        mover(browser, socket)
        socket.choose()
        socket.wait_for_version(1)
        known, version = len(socket.events), socket.state["version"]
    with browser.sit(table) as other:
        for _ in range(3):
            mover(browser, other)
            other.play()
        everything = [event["number"] for event in other.events]
    with browser.sit(table, events=known, version=version) as again:
        assert again.state["events_from"] == known
        assert [event["number"] for event in again.state["events"]] == everything[known:]


def test_resuming_after_an_undo_gets_everything(browser: Browser) -> None:
    table = browser.new_table("room25", [{"kind": "me"}], options={"players": 1, "mode": "solo"})
    with browser.sit(table) as socket:
        while not socket.state["can_undo"]:
            socket.play()
        known, version = len(socket.events), socket.state["version"]
        socket.ask(type="undo", version=version, seat=0)
    with browser.sit(table, events=known, version=version) as again:
        assert again.state["events_from"] == 0


def test_simultaneous_choices_do_not_make_one_another_stale(browser: Browser, friend: Browser) -> None:
    options = {"mode": "competition", "ruleset": "classic"}
    table = browser.new_table("room25", [{"kind": "me"}, {"kind": "link"}], options=options)
    friend.claim(table, browser.made["links"][0]["secret"])
    with browser.sit(table) as mine, friend.sit(table) as theirs:
        for _ in range(200):
            if len(mine.state["waiting"]) == 2:
                break
            acting = mine if mine.state["decision"] else theirs
            acting.choose()
            version = acting.state["version"]
            for socket in (mine, theirs):
                socket.wait_for_version(max(version, mine.state["version"], theirs.state["version"]))
        version = mine.state["version"]
        assert theirs.state["version"] == version
        assert mine.choose(version=version)["type"] == "done"
        assert theirs.choose(version=version)["type"] == "done"
