"""Every lesson is played to its end in the page: its targets are on the board, its words in their boxes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from chronotable.games import house
from chronotable.lessons.course import course
from chronotable.locale import LANGUAGES
from tests.browser.conftest import SIZES, MakePerson
from tests.browser.moments import THOROUGH
from tests.browser.person import PATIENCE, Person

LEARN = (Path(__file__).parent / "learning.js").read_text(encoding="utf-8")
Look = tuple[str, str]  # a language and a size
LOOKS: list[Look] = [(language, size) for size in ("desktop", "phone") for language in LANGUAGES]


def looks(number: int) -> list[Look]:
    """All of them in the long check; else they take turns, lesson by lesson."""
    return LOOKS if THOROUGH else [LOOKS[number % len(LOOKS)]]


def learn(somebody: Person, game: str, lesson: str, look: Look) -> dict[str, Any]:
    language, size = look
    width, height = SIZES[size]
    somebody.page.set_viewport_size({"width": width, "height": height})
    somebody.page.add_init_script(f"localStorage.setItem('language', '{language}')")
    table = somebody.context.request.post("/api/tables", data={"game": game, "lesson": lesson}).json()["table"]
    somebody.sit(table)
    steps = somebody.context.request.get(f"/api/games/{game}/lessons/{lesson}").json()["steps"]
    found: dict[str, Any] = somebody.page.evaluate(f"({LEARN.strip()})", {"steps": steps, "patience": PATIENCE})
    return {**found, "steps": len(steps)}


@pytest.mark.parametrize("game", house())
def test_every_lesson_is_played_to_its_end(person: MakePerson, game: str) -> None:
    somebody = person()
    for number, lesson in enumerate(course(game)):
        for look in looks(number):
            found = learn(somebody, game, lesson.id, look)
            assert (found["problems"], found["seen"]) == ([], found["steps"]), (lesson.id, look)


def test_a_course_is_found_left_continued_and_remembered(person: MakePerson) -> None:
    somebody = person()
    page = somebody.page
    somebody.open("/")
    page.get_by_role("button", name="The LOOP").click()
    page.get_by_role("link", name="Learn to play").click()
    lessons = page.locator("li[data-lesson]")
    expect(lessons).to_have_count(len(course("loop")))
    somebody.check_accessible()
    lessons.first.get_by_role("button", name="Begin").click()
    somebody.wait_for_table()
    card = page.get_by_role("region", name="Lesson")
    version = somebody.state["version"]
    somebody.options.first.click()
    expect(page.get_by_role("alert")).to_contain_text("Next")  # first read on
    assert somebody.state["version"] == version
    card.get_by_role("button", name="Next").click()
    wanted = page.locator("[data-key].wanted")
    expect(wanted).to_have_count(1)
    page.locator("[data-key].held").first.click()
    expect(page.get_by_role("alert")).to_contain_text("both rifts fall into your own era")
    expect(page.get_by_role("alert").locator(".rule")).to_have_count(1)
    wanted.click()
    expect(card).to_contain_text("3 of")
    somebody.tool("Undo").click()
    expect(card).to_contain_text("2 of")
    somebody.check_accessible()
    somebody.reload()
    expect(card).to_contain_text("2 of")
    table = somebody.table
    card.get_by_role("button", name="Leave").click()
    expect(card).to_be_hidden()
    expect(page.locator("[data-key].held")).to_have_count(0)

    somebody.open("/")
    expect(page.locator(f"a[href='/t/{table}']")).to_have_count(0)  # lessons are no clutter among the tables
    page.get_by_role("link", name="Learn to play").click()
    lessons.first.get_by_role("button", name="Continue").click()
    expect(card).to_contain_text("2 of")
    assert somebody.table == table
    steps = somebody.context.request.get("/api/games/loop/lessons/first").json()["steps"]
    played = page.evaluate(f"({LEARN.strip()})", {"steps": steps, "patience": PATIENCE})
    assert played["problems"] == []
    expect(card).to_contain_text("finished")
    somebody.open("/")
    expect(page.get_by_role("link", name="Learn to play")).to_contain_text(f"1 of {len(course('loop'))}")


@pytest.mark.parametrize(("game", "lesson"), [("loop", "cards"), ("anachrony", "placing")])
def test_the_answer_to_a_wrong_choice_is_in_view_on_a_phone(person: MakePerson, game: str, lesson: str) -> None:
    """The bars at the bottom do not lie over it either, be the decision in the page or docked below it."""
    somebody = person(size="phone")
    somebody.sit(somebody.new_table(game, [], lesson=lesson)["table"])
    card = somebody.page.get_by_role("region", name="Lesson")
    expect(card).to_be_visible()
    while (read := card.locator("[data-read]")).count():
        read.click()
        somebody.settle()
    somebody.page.locator("[data-key].held:visible").first.click()
    answer = somebody.page.get_by_role("alert")
    expect(answer).to_be_in_viewport(ratio=1)
    somebody.settle()
    covered = answer.evaluate("""answer => [...answer.children].filter(part => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return !answer.contains(document.elementFromPoint(x + width / 2, y + height - 2));
    }).length""")
    assert covered == 0


def test_a_lesson_that_no_longer_fits_lets_go(person: MakePerson) -> None:
    somebody = person()
    table = somebody.new_table("loop", [], lesson="first")["table"]
    somebody.sit(table)
    card = somebody.page.get_by_role("region", name="Lesson")
    card.get_by_role("button", name="Leave").click()
    somebody.play(1)  # not what the lesson wanted
    somebody.page.evaluate("localStorage.clear()")  # as on another device
    somebody.reload()
    expect(card).to_contain_text("left the path")
    somebody.play()
    card.get_by_role("button", name="Start over").click()
    expect(card).to_contain_text("1 of")
    assert somebody.table != table
