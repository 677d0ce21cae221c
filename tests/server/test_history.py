"""Timelines: any moment of a finished game or of an own solo game, other timelines, saves, and the proof."""

from __future__ import annotations

import hashlib

import chronotable as ct
from tests.kernel.test_chance import until_undo
from tests.server.running import Browser
from tests.server.test_playing import mover


def played(browser: Browser, choices: int = 10_000, table: str | None = None) -> str:
    """A table at which one person has made so many choices, or played to the end."""
    table = table or browser.new_table()
    with browser.sit(table) as socket:
        while socket.state["choices"] < choices and not socket.state["result"]:
            mover(browser, socket)
            socket.play(socket.state["decision"]["options"][-1]["key"])
    return table


def test_an_own_solo_game_can_be_looked_back_at(browser: Browser) -> None:
    table = played(browser, 5)
    timeline = browser.get(f"/api/tables/{table}/timeline")
    assert [choice["number"] for choice in timeline["choices"]] == [1, 2, 3, 4, 5]
    assert all(choice["label"]["id"] for choice in timeline["choices"])
    for at in range(6):
        moment = browser.get(f"/api/tables/{table}/moment?at={at}&seat=0")
        assert (moment["at"], moment["state"]["choices"]) == (at, at)
    assert browser.problem("GET", f"/api/tables/{table}/moment?at=6")[1]["args"] == {"last": 5}
    assert browser.problem("GET", f"/api/tables/{table}/moment?at=-1")[0] == 400


def test_another_timeline(browser: Browser) -> None:
    table = played(browser, 5)
    made = browser.post(f"/api/tables/{table}/branch", {"at": 3, "seats": [{"kind": "me"}, {"kind": "bot"}]})
    with browser.sit(made["table"]) as socket:
        assert socket.state["choices"] >= 3
        assert (socket.table["parent"], socket.table["parent_at"]) == (table, 3)
        assert socket.table["seats"][1]["kind"] == "bot"
    earlier = browser.get(f"/api/tables/{table}/moment?at=3")["state"]["view"]
    assert browser.get(f"/api/tables/{made['table']}/moment?at=3")["state"]["view"] == earlier
    tree = browser.get(f"/api/tables/{table}/timeline")["tree"]
    assert {(node["table"], node["parent"], node["at"]) for node in tree} == {
        (table, None, None),
        (made["table"], table, 3),
    }


def test_a_finished_game_is_open_and_proven(browser: Browser, friend: Browser) -> None:
    table = played(browser)
    proof = friend.get(f"/api/tables/{table}/proof")
    assert proof["verified"]
    (seed,) = proof["seeds"]
    assert (seed["start"], seed["takebacks"], seed["chance"]) == (0, 0, 2)
    found = hashlib.blake2b(bytes.fromhex(seed["seed"]), digest_size=32, person=b"chronotable").hexdigest()
    assert proof["commitments"] == [found]
    with friend.sit(table) as socket:
        assert socket.table["commitment"] == found
        assert socket.state["result"]
    assert friend.get(f"/api/tables/{table}/timeline")["choices"]
    assert friend.get(f"/api/tables/{table}/moment?at=2&seat=1")["state"]["seat"] == 1


def test_a_game_with_a_takeback_is_proven(browser: Browser) -> None:
    """S15: after the takeback chance is another, and the one promise of the beginning holds for it."""
    table = played(browser, 4)
    with browser.sit(table) as socket:
        told = socket.table["commitment"]
        version = socket.state["version"]
        socket.ask(type="propose", version=version, seat=socket.state["seat"], what="takeback", to=1)
        socket.wait_for_version(version + 1)
    played(browser, table=table)
    proof = browser.get(f"/api/tables/{table}/proof")
    assert [(seed["start"], seed["takebacks"]) for seed in proof["seeds"]] == [(0, 0), (2, 1)]
    assert proof["verified"]
    assert proof["commitments"] == [told, told]


def test_undo_at_a_loaded_table_keeps_its_own_chance(browser: Browser) -> None:
    """Whoever loaded it has the seed of the save: what is chosen again must not be drawn from that."""
    match = ct.new("loop", players=2, seed=7)
    until_undo(match, 4)
    at = len(match.history)
    table = browser.post("/api/tables/load", {"save": match.save(), "seats": [{"kind": "me"}, {"kind": "me"}]})["table"]
    with browser.sit(table) as socket:
        socket.ask(type="undo", version=at, seat=match.history[-1].seat)
        socket.wait_for_version(at + 1)
    played(browser, table=table)
    again = ct.load(browser.http.get(f"/api/tables/{table}/save").text)
    assert again.origin.seed_at(at).secret != match.origin.seeds[0].secret
    assert browser.get(f"/api/tables/{table}/proof")["verified"]


def test_a_save_goes_out_and_comes_back(browser: Browser) -> None:
    table = played(browser, 6)
    answer = browser.http.get(f"/api/tables/{table}/save")
    assert "attachment" in answer.headers["content-disposition"]
    assert len(ct.load(answer.text).history) == 6
    made = browser.post("/api/tables/load", {"save": answer.text, "seats": [{"kind": "me"}, {"kind": "me"}]})
    with browser.sit(made["table"]) as socket:
        assert socket.state["choices"] == 6


def test_a_damaged_save_is_refused(browser: Browser) -> None:
    status, reason = browser.problem("POST", "/api/tables/load", {"save": "Chronotable 1\ngame: loop\n"})
    assert (status, reason["id"]) == (400, "kernel-save-truncated")
