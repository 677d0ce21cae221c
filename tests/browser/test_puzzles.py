"""A puzzle in the page: found, tried wrongly, solved and remembered; nothing tells which choice is right."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from chronotable.puzzles.puzzle import puzzles
from tests.browser.conftest import MakePerson


def test_a_puzzle_is_tried_solved_and_remembered(person: MakePerson) -> None:
    somebody = person()
    page = somebody.page
    found = puzzles("anachrony")
    number, puzzle = next((n, each) for n, each in enumerate(found) if len(each.only) == 1)
    somebody.open("/learn/anachrony")
    page.get_by_text("All puzzles").click()
    expect(page.locator("li [data-puzzle]")).to_have_count(len(found))
    somebody.check_accessible()
    page.locator("li [data-puzzle]").nth(number).click()
    somebody.wait_for_table()
    card = page.get_by_role("region", name="Puzzle")
    expect(card).to_contain_text("most victory points")
    expect(page.locator("[data-key].wanted, [data-key].held")).to_have_count(0)
    version = somebody.state["version"]
    wrong = next(iter(puzzle.only[0].others))
    page.locator(f'[data-key="{wrong}"]').first.click()
    expect(page.get_by_role("alert")).to_contain_text("That way this turn brings")
    assert somebody.state["version"] == version
    page.locator(f'[data-key="{puzzle.only[0].key}"]').first.click()
    expect(card).to_contain_text("Solved!")
    card.get_by_role("link", name="More puzzles").click()
    expect(page.get_by_role("heading", name=re.compile("Puzzles"))).to_contain_text(f"1 of {len(found)} solved")
