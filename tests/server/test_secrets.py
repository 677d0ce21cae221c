"""Room 25 at two browsers: neither ever receives what the other alone may know, checked on the wire."""

from __future__ import annotations

import json
import random

import pytest

import chronotable as ct
from tests.server.running import Browser, Json, Socket


def settle(sockets: list[Socket], version: int) -> None:
    for socket in sockets:
        socket.wait_for_version(version)


@pytest.mark.rule("R25-5.2")
@pytest.mark.parametrize("mode", ["suspicion", "competition"])
def test_neither_receives_the_others_secrets(browser: Browser, friend: Browser, mode: str) -> None:
    players = 4 if mode == "suspicion" else 2
    seats: list[Json] = [{"kind": "me"}, {"kind": "link"}, *[{"kind": "me"}] * (players - 2)]
    table = browser.new_table("room25", seats, options={"mode": mode})
    friend.claim(table, browser.made["links"][0]["secret"])
    chance = random.Random(mode)
    with friend.sit(table) as theirs:
        with browser.sit(table) as mine:
            for _ in range(60):
                if mine.state["result"]:
                    break
                seat = mine.state["waiting"][0]
                socket = theirs if seat == 1 else mine
                if socket.state["seat"] != seat:
                    socket.send(type="look", seat=seat)
                    while socket.wait("state")["seat"] != seat:
                        pass
                option = chance.choice(socket.state["decision"]["options"])
                assert socket.choose(option["key"], seat)["type"] == "done"
                settle([mine, theirs], socket.state["version"])
            mine.send(type="look", seat=0)
            while mine.wait("state")["seat"] != 0:
                pass
            save = None
            if mine.state["result"]:
                save = browser.http.post(f"/api/tables/{table}/save").text
        frames = [json.loads(text) for text in theirs.received]
    states = [frame for frame in frames if frame["type"] == "state"]
    assert {state["seat"] for state in states} == {1}
    for state in states:
        if state["decision"]:
            assert state["decision"]["seat"] == 1
        if not state["result"]:
            for character in state["view"]["characters"]:
                if character["seat"] != 1:
                    assert not character.get("programme"), character
        own = {character["id"] for character in state["view"]["characters"] if character["seat"] == 1}
        assert {name["ref"] for name in state["brief"]["who"]["args"]["characters"]} == own, "nobody else's role"
    if save:  # the whole game again: every state they got is exactly the whitelisted view of their seat
        match = ct.load(save)
        for state in states:
            assert state["view"] == json.loads(json.dumps(match.branch(state["choices"]).view(1)))


def test_a_running_game_keeps_its_seed_and_its_past(browser: Browser, friend: Browser) -> None:
    table = browser.new_table("room25", [{"kind": "me"}, {"kind": "link"}], options={"mode": "competition"})
    friend.claim(table, browser.made["links"][0]["secret"])
    for somebody in (browser, friend, Browser(browser.server)):
        assert somebody.problem("GET", f"/api/tables/{table}/proof")[0] == 403
        assert somebody.problem("POST", f"/api/tables/{table}/save")[0] == 403
        assert somebody.problem("GET", f"/api/tables/{table}/timeline")[0] == 403
        assert somebody.problem("GET", f"/api/tables/{table}/moment?at=0&seat=0")[0] == 403
        assert somebody.problem("POST", f"/api/tables/{table}/branch", {"at": 0})[0] == 403
