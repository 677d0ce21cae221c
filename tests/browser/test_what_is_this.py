"""What is this?  Asked by mouse, keyboard and finger, answered with its rule; what first matters is explained once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from chronotable import ledger
from chronotable.games import game as game_of
from chronotable.kernel.things import thing_of
from chronotable.locale import render
from tests.browser.conftest import MakePerson
from tests.browser.moments import MIDDLE, THOROUGH, sit_down
from tests.browser.person import ME, Person
from tests.worded import typed

# Something on a board that is no piece; ./check long asks on every board.
OTHER_BOARDS = [("room25", "countdown", "uk"), ("anachrony", "morale", "en"), ("merchants", "gold", "pl")]
NUMBERS = [("loop", "vortex_tiles", "pl"), *(OTHER_BOARDS if THOROUGH else [])]
PRESSED = [("loop", "uk"), *([("room25", "uk"), ("anachrony", "en"), ("merchants", "pl")] if THOROUGH else [])]


def bubble(somebody: Person) -> Locator:
    return somebody.page.locator("[data-bubble]")


def expect_answer(somebody: Person, game: str, element: str, language: str) -> str:
    """The bubble says what it is; its rule is the result."""
    thing = thing_of(game, game_of(game).things(), element)
    assert thing is not None
    expect(bubble(somebody)).to_contain_text(typed(render(thing.text, language)))
    expect(bubble(somebody)).to_contain_text(thing.rule)
    return thing.rule


def expect_rule(somebody: Person, game: str, rule: str, language: str) -> None:
    """The rules are open at it, in the reader's language."""
    found = ledger.find(game, rule, language)
    assert found is not None
    told = somebody.page.locator(".drawer")
    expect(told).to_contain_text(typed(found.text.replace("**", ""))[:40])


@pytest.mark.parametrize(("game", "number", "language"), NUMBERS)
def test_the_pointer_asks_and_the_key_holds_the_answer(
    person: MakePerson, game: str, number: str, language: str
) -> None:
    somebody = person(language=language)
    sit_down(somebody, MIDDLE[game])
    shown = somebody.page.locator(f"[data-what='{number}']").first
    shown.hover()
    expect(bubble(somebody)).to_be_visible()
    rule = expect_answer(somebody, game, number, language)
    somebody.page.keyboard.press("i")
    dialog = somebody.page.locator("[data-bubble][role=dialog]")
    expect(dialog).to_be_focused()
    somebody.shoot(f"what-{game}")
    somebody.check_accessible("[data-bubble]")
    dialog.get_by_text(rule, exact=True).click()
    expect_rule(somebody, game, rule, language)


def test_the_keyboard_asks_about_pieces_and_numbers(person: MakePerson) -> None:
    somebody = person()
    sit_down(somebody, MIDDLE["loop"])
    piece = somebody.page.locator("[data-target^='battery:']").first
    somebody.page.keyboard.press("w")  # everything can be reached, numbers too
    expect(somebody.page.locator("[data-what='archive']").first).to_have_attribute("tabindex", "0")
    piece.focus()
    somebody.page.keyboard.press("i")
    expect(somebody.page.locator("[data-bubble][role=dialog]")).to_be_focused()
    expect_answer(somebody, "loop", "battery", "en")
    somebody.page.keyboard.press("Escape")
    expect(bubble(somebody)).to_have_count(0)
    expect(piece).to_be_focused()


@pytest.mark.parametrize(("game", "language"), PRESSED)
def test_a_long_press_asks_and_its_rule_opens(person: MakePerson, game: str, language: str) -> None:
    somebody = person(size="phone", language=language)
    sit_down(somebody, MIDDLE[game])
    shown = somebody.page.locator("#board [data-what]:visible").first
    number = shown.get_attribute("data-what")
    assert number is not None
    somebody.press(shown, bubble(somebody))
    rule = expect_answer(somebody, game, number, language)
    somebody.check_fits()
    somebody.shoot(f"what-{game}-phone")
    bubble(somebody).get_by_text(rule, exact=True).tap()
    expect_rule(somebody, game, rule, language)


def test_asking_why_not_tells_what_it_is_too(person: MakePerson) -> None:
    somebody = person()
    sit_down(somebody, MIDDLE["loop"])
    blocked = somebody.page.locator("#board [data-target^='clone:']:not([data-can])").first
    blocked.click(force=True)
    thing = thing_of("loop", game_of("loop").things(), "clone")
    assert thing is not None
    expect(somebody.page.locator("[data-why]")).to_contain_text(render(thing.text, "en"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_first_matters_is_explained_once(person: MakePerson, size: str) -> None:
    """In the panel with the decision, which stays in view; not again at another table."""
    somebody = person(size=size)
    somebody.page.add_init_script("localStorage.setItem('first-notes', 'on')")
    note = somebody.page.locator("[data-first='drop']")

    def sit_at_a_new_table() -> None:
        made = somebody.new_table("loop", [ME, ME])
        somebody.sit(made["table"])
        somebody.wait_for_turn()

    sit_at_a_new_table()
    expect(note).to_be_visible()
    somebody.shoot(f"first-note-{size}")
    expect(somebody.options.first).to_be_in_viewport()
    somebody.check_fits()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    sit_at_a_new_table()
    expect(somebody.options.first).to_be_visible()
    expect(note).to_have_count(0)
