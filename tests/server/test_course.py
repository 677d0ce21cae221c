"""The course of a match: who may see it, and what it says."""

from __future__ import annotations

from tests.server.running import Browser
from tests.server.test_again import finished
from tests.server.test_history import played


def course(table: str) -> str:
    return f"/api/tables/{table}/course"


def test_a_finished_game_shows_everybody_its_course(browser: Browser, friend: Browser) -> None:
    table = browser.post("/api/tables/load", {"save": finished()})["table"]
    found = friend.get(course(table))
    choices = len(friend.get(f"/api/tables/{table}/timeline")["choices"])
    assert {line["name"]["id"] for line in found["lines"]} == {
        "loop-measure-archived",
        "loop-measure-vortices",
        "loop-measure-rifts",
    }
    assert all(len(line["values"]) == choices + 1 for line in found["lines"])
    assert found["parts"][0] == {"at": 0, "name": {"id": "loop-part", "args": {"n": 1}}}
    assert 1 <= len(found["changes"]) <= 3
    for change in found["changes"]:
        values = found["lines"][change["line"]]["values"]
        assert values[change["number"]] - values[change["number"] - 1] == change["by"]
        assert change["label"]["id"]
    assert friend.get(course(table)) == found


def test_a_running_game_with_secrets_shows_nobody_its_course(browser: Browser, friend: Browser) -> None:
    """Room 25 is looked for: how far it is tells where it lies."""
    table = played(browser, 3, browser.new_table("room25", [{"kind": "me"}], options={"mode": "solo", "players": 1}))
    assert browser.get(f"/api/tables/{table}/timeline"), "the only person there may look back"
    assert browser.problem("GET", course(table)) == (403, {"id": "web-course-later", "args": {}})
    assert friend.problem("GET", course(table))[0] == 403


def test_without_secrets_the_only_person_may_see_it_while_it_runs(browser: Browser, friend: Browser) -> None:
    table = played(browser, 3)
    before = browser.get(course(table))["lines"][0]["values"]
    assert len(before) == 4
    assert friend.problem("GET", course(table)) == (403, {"id": "web-past-closed", "args": {}})
    played(browser, 4, table)
    assert len(browser.get(course(table))["lines"][0]["values"]) == 5, "what was found before is not all"
    shared = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    assert browser.problem("GET", course(shared))[0] == 403


def test_lists_say_who_has_won(browser: Browser) -> None:
    table = browser.post("/api/tables/load", {"save": finished()})["table"]
    (line,) = (line for line in browser.get("/api/mine") if line["table"] == table)
    assert line["ended"] == {"winners": [], "victor": {"id": "loop-victor-doctor", "args": {}}}
    running = browser.new_table()
    (line,) = (line for line in browser.get("/api/mine") if line["table"] == running)
    assert line["ended"] is None


def analysis(table: str) -> str:
    return f"/api/tables/{table}/analysis"


def test_a_finished_game_is_analysed_for_everybody(browser: Browser, friend: Browser) -> None:
    table = browser.post("/api/tables/load", {"save": finished()})["table"]
    found = friend.get(analysis(table))
    choices = len(friend.get(f"/api/tables/{table}/timeline")["choices"])
    (line,) = found["course"]["lines"]
    assert len(line["values"]) == choices + 1
    assert all(0 <= value <= 100 for value in line["values"])
    assert line["values"][-1] == 0, "careless players lose"
    assert [share["id"] for share in found["shares"]] == ["analysis-share-all"]
    assert [turn["number"] for turn in found["turns"]] == [each["number"] for each in found["course"]["changes"]]
    assert all(turn["better"]["id"] == "analysis-better" for turn in found["turns"])
    assert browser.get(analysis(table)) == found


def test_nobody_has_a_running_game_analysed(browser: Browser, friend: Browser) -> None:
    """Not even whoever plays alone and may see its course: it tells what should have been done."""
    table = played(browser, 3)
    assert browser.get(course(table)), "the only person there may look back"
    assert browser.problem("GET", analysis(table)) == (403, {"id": "web-analysis-later", "args": {}})
    shared = browser.new_table(seats=[{"kind": "me"}, {"kind": "link"}])
    assert browser.problem("GET", analysis(shared))[0] == 403
    assert friend.problem("GET", analysis(shared))[0] == 403
