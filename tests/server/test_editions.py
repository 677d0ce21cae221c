"""Upgrades: the same database under other prices, other rules, other data of no consequence; never a silent change.

Seen to fail with `Reading._compare` sabotaged (no digest ever differs) and with `_ended_alike` always true.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import chronotable as ct
from tests.server.editions import GAMES, OTHER_COMMENT, OTHER_PRICES, OTHER_RULE, Upgraded, edition, finished, play
from tests.server.running import Browser, Json, Socket, running, sqlite
from tests.server.test_playing import mover

CHANGED = ["prices", "rules"]


def change_rows(found: Upgraded, folder: Path) -> None:
    """One table from before positions were compared, and one that was counted otherwise than here."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.execute("UPDATE entry SET digest = NULL WHERE table_id = ?", [found.tables["unproven"]])
        (kept,) = database.execute(
            "SELECT result FROM last_position WHERE table_id = ?", [found.tables["recounted"]]
        ).fetchone()
        result = json.loads(kept)
        result["scores"][0] += 5
        found.before["recounted"][0]["result"] = result
        text = json.dumps(result)
        database.execute("UPDATE last_position SET result = ? WHERE table_id = ?", [text, found.tables["recounted"]])
        was = "UPDATE entry SET result = ? WHERE table_id = ? AND result IS NOT NULL"
        database.execute(was, [text, found.tables["recounted"]])
        database.execute(was, [None, found.tables["counted"]])  # from before choices had results
        database.commit()


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Upgraded]:
    folder = tmp_path_factory.mktemp("upgraded")
    later = edition(folder / "later", *OTHER_PRICES, OTHER_RULE, OTHER_COMMENT)
    with running(sqlite(folder)) as server, ExitStack() as stack:
        found = Upgraded(server)
        for one in (found.host, found.friend):
            Browser.opened.remove(one)  # they stay for all tests
            stack.enter_context(one.http)
        found.play_together(*GAMES)
        found.play_alone("alone")
        for name, game in (("over", "loop"), ("recounted", "merchants"), ("counted", "merchants")):
            found.load_finished(name, game)
        server.stop()
        change_rows(found, folder)
        server.restart()
        kept = found.before["killed"]
        found.play("killed", 2)
        found.before["killed"] = kept  # what came after it is nowhere but in the log
        found.load_finished("just over", "loop")
        server.kill()
        with closing(sqlite3.connect(folder / "tables.sqlite")) as database:  # as if it was killed before that
            database.execute("DELETE FROM last_position WHERE table_id = ?", [found.tables["just over"]])
            database.commit()
        server.source = later
        server.restart()
        yield found


def refusal(socket: Socket, **command: Any) -> str:
    answer = socket.ask(seat=socket.state["seat"], **command)
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["id"])


def position(state: Json) -> Json:
    """All but the prices that are printed on the boards: of those today's are shown."""
    return {"view": unpriced(state["view"]), "result": state["result"], "version": state["version"]}


def unpriced(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: unpriced(part) for name, part in value.items() if name != "slot_costs"}
    return [unpriced(part) for part in value] if isinstance(value, list) else value


@pytest.mark.parametrize("name", CHANGED)
def test_a_changed_game_is_shown_as_it_was_and_nothing_can_be_done(upgraded: Upgraded, name: str) -> None:
    table = upgraded.tables[name]
    with ExitStack() as stack:
        for socket, before in zip(upgraded.together(name, stack).values(), upgraded.before[name], strict=True):
            assert position(socket.state) == position(before)
            (told,) = socket.table["rules"]
            assert (told["state"], told["is_kept"], told["behind"], told["is_over"]) == ("changed", True, 0, False)
            assert 1 <= told["number"] <= before["choices"]
            assert (told["was"] == told["now"]) == (name == "rules")  # its number was forgotten
            assert (socket.state["waiting"], socket.state["decision"], socket.state["can_undo"]) == ([], None, False)
            version = socket.state["version"]
            for command in (
                {"type": "choose", "key": "done", "version": version},
                {"type": "undo", "version": version},
                {"type": "propose", "what": "takeback", "to": 0, "version": version},
                {"type": "why", "key": "done"},
                {"type": "hint"},
            ):
                assert refusal(socket, **command) == "web-rules-changed", command
        assert socket.ask(type="lend", seat=1, bot="greedy")["type"] == "done"  # and the bot does nothing either
        assert socket.ask(type="lend", seat=1, bot=None)["version"] == version
    for one in (upgraded.host, upgraded.friend):
        assert one.problem("POST", f"/api/tables/{table}/save")[1]["id"] == "web-past-closed"
        assert one.problem("POST", f"/api/tables/{table}/branch", {"at": 0})[1]["id"] == "web-rules-changed"


def agree(mine: Socket, theirs: Socket, what: str, is_agreed: bool = True) -> None:
    """One proposes, nothing happens; the other answers."""
    version = mine.state["version"]
    asked = mine.ask(type="propose", seat=0, what=what, to=0, version=version)
    assert (asked["type"], asked["version"]) == ("done", version)
    while not theirs.table["proposals"]:
        theirs.wait("table")
    (proposal,) = theirs.table["proposals"]
    assert (proposal["what"], proposal["missing"]) == (what, [1])
    assert theirs.table["rules"][0]["state"] == "changed"
    answer = theirs.ask(type="answer", seat=1, proposal=proposal["number"], yes=is_agreed)
    assert answer["version"] == version + is_agreed
    for socket in (mine, theirs):
        socket.wait_for_version(version + is_agreed)
    while theirs.table["proposals"]:
        theirs.wait("table")


def states(told: list[Json]) -> list[str]:
    return [each["state"] for each in told]


def test_a_game_goes_on_when_everybody_agrees_and_says_so_for_good(upgraded: Upgraded) -> None:
    for name in CHANGED:
        with ExitStack() as stack:
            sockets = upgraded.together(name, stack)
            agree(sockets[0], sockets[1], "go_on", is_agreed=False)
            agree(sockets[0], sockets[1], "go_on")
            for socket in sockets.values():
                while states(socket.table["rules"]) != ["went_on"]:
                    socket.wait("table")
            assert unpriced(sockets[0].state["view"]) == unpriced(upgraded.before[name][0]["view"])
            play(sockets, 2)
    server, later = upgraded.server, upgraded.server.source
    server.move_to(later)
    for name in CHANGED:
        assert states(upgraded.rules(name)) == ["went_on"]
        upgraded.play(name, 1)
    server.move_to(None)  # back where it began: never without a word either
    for name in CHANGED:
        assert states(upgraded.rules(name)) in (["went_on", "changed"], ["went_on", "same"])
        with upgraded.host.sit(upgraded.tables[name]) as visit:
            assert unpriced(visit.state["view"]) == unpriced(upgraded.before[name][0]["view"])
    server.move_to(later)
    for name in CHANGED:
        assert states(upgraded.rules(name)) == ["went_on"]


def test_a_game_can_be_left_at_that_and_is_open_then(upgraded: Upgraded) -> None:
    with ExitStack() as stack:
        mine, theirs = upgraded.together("left", stack).values()
        agree(mine, theirs, "end")
        while not theirs.table["rules"][0]["is_over"]:
            theirs.wait("table")
        version = theirs.state["version"]
        assert refusal(theirs, type="propose", what="go_on", to=0, version=version) == "web-go-on-not-now"
    text = Browser(upgraded.server).http.post(f"/api/tables/{upgraded.tables['left']}/save").text
    assert len(ct.load(text).history) == 4  # under its own rules, here, it is whole


def test_a_save_of_other_rules_goes_on_when_that_is_wanted(upgraded: Upgraded) -> None:
    host = upgraded.host
    match = ct.new("loop", players=2, seed=1)
    for _ in range(4):
        match.choose("done")
    save = match.save()
    problem = host.http.post("/api/tables/load", json={"save": save}).json()
    assert (problem["reason"]["id"], problem["can_go_on"]) == ("kernel-save-changed-unsaid", True)
    upgraded.tables["loaded"] = host.post("/api/tables/load", {"save": save, "go_on": True})["table"]
    with host.sit(upgraded.tables["loaded"]) as visit:
        assert (states(visit.table["rules"]), visit.table["known"]) == (["went_on"], ["loaded"])
        assert visit.state["view"]["turn"] == match.view(0)["turn"]
        mover(host, visit)
        visit.play()
    upgraded.server.move_to(upgraded.server.source)
    assert states(upgraded.rules("loaded")) == ["went_on"]
    is_over = finished("loop")
    problem = host.http.post("/api/tables/load", json={"save": is_over}).json()
    assert (problem["reason"]["id"], problem["can_go_on"]) == ("kernel-save-changed-unsaid", False)


def test_whoever_is_alone_may_take_the_game_away(upgraded: Upgraded) -> None:
    text = upgraded.host.http.post(f"/api/tables/{upgraded.tables['alone']}/save").text
    assert len(ct.load(text, go_on=True).history) == 4
    assert upgraded.rules("alone")[0]["state"] == "changed"


def test_a_change_of_no_consequence_is_only_noted(upgraded: Upgraded) -> None:
    with ExitStack() as stack:
        sockets = upgraded.together("harmless", stack)
        assert states(sockets[0].table["rules"]) == ["same"]
        for socket, before in zip(sockets.values(), upgraded.before["harmless"], strict=True):
            assert (socket.state["view"], socket.state["decision"]) == (before["view"], before["decision"])
        play(sockets, 1)


def test_what_cannot_be_compared_counts_as_changed(upgraded: Upgraded) -> None:
    (told,) = upgraded.rules("unproven")
    assert (told["state"], told["unproven"], told["is_kept"]) == ("changed", True, True)
    with upgraded.host.sit(upgraded.tables["unproven"]) as visit:
        assert position(visit.state) == position(upgraded.before["unproven"][0])


def test_moves_whose_positions_were_not_stored_are_told(upgraded: Upgraded) -> None:
    (told,) = upgraded.rules("killed")
    assert (told["state"], told["is_kept"], told["behind"]) == ("changed", True, 2)
    with upgraded.host.sit(upgraded.tables["killed"]) as visit:
        assert visit.state["view"] == upgraded.before["killed"][0]["view"]


@pytest.mark.parametrize("name", ["over", "recounted", "counted"])
def test_a_finished_game_keeps_its_result(upgraded: Upgraded, name: str) -> None:
    """Under rules that play it differently, under others that count differently, and under others that do neither."""
    with upgraded.host.sit(upgraded.tables[name]) as visit:
        (told,) = visit.table["rules"]
        assert position(visit.state) == position(upgraded.before[name][0])
        assert (told["state"], told["is_over"]) == (("same", False) if name == "counted" else ("changed", True))
        if told["is_over"]:
            version = visit.state["version"]
            assert refusal(visit, type="propose", what="go_on", to=0, version=version) == "web-go-on-not-now"


def test_a_game_that_was_over_when_the_server_was_killed_does_not_go_on(upgraded: Upgraded) -> None:
    """Only the log tells of its end; its last position was not kept yet."""
    (told,) = upgraded.rules("just over")
    assert (told["state"], told["is_over"], told["is_kept"]) == ("changed", True, False)
    with upgraded.host.sit(upgraded.tables["just over"]) as visit:
        assert visit.state["result"] == upgraded.before["just over"][0]["result"]
        version = visit.state["version"]
        assert refusal(visit, type="propose", what="go_on", to=0, version=version) == "web-go-on-not-now"
