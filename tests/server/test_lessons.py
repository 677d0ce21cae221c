"""A lesson at a web table: its script is followed, its learner alone is guided, and lists are not full of it."""

from __future__ import annotations

from chronotable.lessons.course import find_lesson
from tests.server.running import Browser


def test_the_others_follow_the_script_and_the_learner_is_guided(browser: Browser, friend: Browser) -> None:
    lesson = find_lesson("room25", "first")
    table = browser.new_table("room25", [], lesson="first")
    with browser.sit(table) as socket, friend.sit(table) as watching:
        assert socket.table["lesson"] == "first"
        assert [seat["kind"] for seat in socket.table["seats"]] == ["person", "bot", "bot", "bot"]
        assert socket.state["lesson"]["keys"] == ["room:c2"]
        assert "lesson" not in watching.state, "whoever only watches is taught nothing"
        socket.play("room:c2")
        while socket.state["decision"] is None:
            socket.receive()
        assert socket.state["lesson"]["keys"] == ["program:look:move"]
        chosen = [event["args"].get("cell") for event in socket.events if event["kind"] == "room_looked_at"]
        script = lesson.script or {}
        assert chosen == ["c2", *(script[seat][0].removeprefix("room:") for seat in (1, 2, 3))]
    assert browser.get("/api/mine") == [], "lessons have a list of their own"


def test_an_unknown_lesson_is_refused_with_the_one_that_was_meant(browser: Browser) -> None:
    status, problem = browser.problem("POST", "/api/tables", {"game": "loop", "lesson": "frist"})
    assert (status, problem["id"]) == (400, "kernel-schema-meant")
