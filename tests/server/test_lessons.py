"""A lesson at a web table: its script is followed, its learner alone is guided, and lists are not full of it."""

from __future__ import annotations

from datetime import date

from chronotable.lessons.course import find_lesson
from chronotable.puzzles.puzzle import of_the_day, puzzles
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


def test_a_puzzle_is_a_lesson_of_only_choices(browser: Browser) -> None:
    shown = browser.get("/api/games/anachrony/puzzles?day=2026-11-19")
    assert [each["id"] for each in shown["puzzles"]] == [f"puzzle-{each.id}" for each in puzzles("anachrony")]
    todays = of_the_day(date(2026, 11, 19))
    assert todays is not None
    assert shown["today"]["id"] == f"puzzle-{todays.id}"
    puzzle = puzzles("anachrony")[0]
    lesson = browser.get(f"/api/games/anachrony/lessons/puzzle-{puzzle.id}")
    assert (lesson["grade"], len(lesson["steps"])) == (puzzle.grade, len(puzzle.only))
    table = browser.new_table("anachrony", [], lesson=f"puzzle-{puzzle.id}")
    with browser.sit(table) as socket:
        assert socket.state["lesson"]["keys"] == [puzzle.only[0].key]
        assert set(socket.state["lesson"]["answers"]) == set(puzzle.only[0].others)
        for only in puzzle.only:
            socket.play(only.key)
        assert socket.state["lesson"]["at"] == len(puzzle.only)


def test_a_day_that_is_none_is_refused(browser: Browser) -> None:
    status, problem = browser.problem("GET", "/api/games/loop/puzzles?day=tomorrow")
    assert (status, problem["id"]) == (400, "web-no-day")
