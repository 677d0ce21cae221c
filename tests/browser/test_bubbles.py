"""What a piece is: shown beside it by mouse, keyboard and finger, and never on top of something that can be chosen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, sit_down
from tests.browser.person import Person

COVERED = """bubble => {
    const at = bubble.getBoundingClientRect();
    return [...document.querySelectorAll('[data-can], [data-key]:not(:disabled)')].filter(choice => {
        const box = choice.getBoundingClientRect();
        return box.width > 0 && box.left < at.right && at.left < box.right
            && box.top < at.bottom && at.top < box.bottom;
    }).map(choice => choice.dataset.target ?? choice.dataset.key);
}"""
PIECES = {"loop": "agent:", "room25": "room:"}  # something that is explained on every board


def pieces(somebody: Person, game: str) -> Locator:
    return somebody.page.locator(f"#board [data-explained][data-target^='{PIECES[game]}']")


@pytest.mark.parametrize("game", list(PIECES))
def test_the_pointer_explains_and_covers_no_choice(person: MakePerson, game: str) -> None:
    somebody = person()
    sit_down(somebody, MIDDLE[game])
    bubble = somebody.page.get_by_role("tooltip")
    for piece in pieces(somebody, game).all()[:12]:
        piece.hover(force=True)
        expect(bubble).to_be_visible()
        assert bubble.evaluate(COVERED) == []
        somebody.page.mouse.move(2, 2)
        expect(bubble).to_be_hidden()


def test_the_keyboard_explains_and_escape_hides(person: MakePerson) -> None:
    somebody = person()
    sit_down(somebody, MIDDLE["loop"])
    somebody.page.keyboard.press("w")  # everything can be reached
    somebody.page.keyboard.press("Tab")
    pieces(somebody, "loop").first.focus()
    bubble = somebody.page.get_by_role("tooltip")
    expect(bubble).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


@pytest.mark.parametrize("size", ["phone", "tablet"])
@pytest.mark.parametrize("game", list(PIECES))
def test_a_long_press_explains_and_chooses_nothing(person: MakePerson, game: str, size: str) -> None:
    somebody = person(size=size)
    sit_down(somebody, MIDDLE[game])
    version = somebody.state["version"]
    bubble = somebody.page.locator("[data-bubble]")
    somebody.press(pieces(somebody, game).first, bubble)
    expect(bubble).to_be_visible()  # when the finger has left, too
    assert somebody.page.locator("[data-why]").count() == 0, "a long press asks nothing"
    assert somebody.state["version"] == version
    somebody.page.touchscreen.tap(2, 2)
    expect(bubble).to_be_hidden()


def test_a_long_press_shows_titles_too(person: MakePerson) -> None:
    somebody = person(size="tablet")
    sit_down(somebody, MIDDLE["room25"])
    told = somebody.page.get_by_role("tooltip")
    somebody.press(somebody.page.get_by_role("button", name="Light or dark"), told)
    expect(told).to_have_text("Light or dark")
    assert somebody.page.evaluate("() => document.documentElement.dataset.theme") == "light"
