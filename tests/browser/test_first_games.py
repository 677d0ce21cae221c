"""The guided first games, from the button on the home page to their last step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person

TITLES = {"loop": "The LOOP", "room25": "Room 25"}
STEPS = {"loop": 14, "room25": 13}
CHOICES = {"loop": 8, "room25": 7}


@pytest.mark.parametrize("game", list(TITLES))
def test_the_guided_first_game(person: MakePerson, game: str) -> None:
    somebody = person()
    somebody.open("/")
    somebody.page.get_by_role("button", name=TITLES[game]).click()
    somebody.page.get_by_role("button", name="Guided first game").click()
    somebody.wait_for_table()
    card = somebody.page.get_by_role("region", name="Guided game")
    next = card.get_by_role("button", name="Next")
    end = card.get_by_role("button", name="On my own now")
    wanted = somebody.page.locator("[data-key].wanted")
    somebody.check_accessible()
    chosen = 0
    for step in range(1, 40):
        expect(card).to_contain_text(f"{step} of {STEPS[game]}")
        if step == 7:  # a reload in the middle goes on where it was
            somebody.reload()
            expect(card).to_contain_text(f"7 of {STEPS[game]}")
            somebody.shoot(f"{game}-guided-desktop-light")
        expect(next.or_(end).or_(wanted).first).to_be_visible()
        if (game, step) == ("loop", 3):  # two eras could be chosen, and the guide wants one of them
            expect(somebody.page.locator("#board [data-target^='era:'][data-can]")).to_have_count(1)
        if wanted.count():
            version = somebody.state["version"]
            wanted.first.click()
            somebody.confirm()
            somebody.wait_for_version(version + 1)
            chosen += 1
        elif next.count():
            next.click()
        else:
            end.click()
            break
    expect(card).to_be_hidden()
    assert chosen >= CHOICES[game]
    assert somebody.wait_for_turn(), "the game goes on"
    somebody.play()


def test_the_guide_can_be_left(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/")
    expect(somebody.page.get_by_role("button", name="The LOOP")).to_have_attribute("aria-pressed", "true")
    somebody.page.get_by_role("button", name="Guided first game").click()
    somebody.wait_for_table()
    version = somebody.state["version"]
    somebody.options.first.click()
    expect(somebody.page.get_by_role("alert")).to_be_visible()  # the guide says to read on first
    assert somebody.state["version"] == version
    somebody.page.get_by_role("button", name="Leave the guide").click()
    expect(somebody.page.get_by_role("region", name="Guided game")).to_be_hidden()
    somebody.play()

    another_tab = Person(somebody.context, somebody.shots)
    another_tab.sit(somebody.table)
    check_not_guided(another_tab)
    another_tab.page.evaluate("localStorage.clear()")  # as on another device, which knows nothing of the guide
    another_tab.reload()
    check_not_guided(another_tab)
    another_tab.play()
    another_tab.check_no_complaints()


def check_not_guided(somebody: Person) -> None:
    assert somebody.wait_for_turn()
    expect(somebody.page.get_by_role("region", name="Guided game")).to_be_hidden()
    expect(somebody.page.locator("[data-key].held")).to_have_count(0)
