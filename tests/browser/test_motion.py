"""Pieces, counts and warnings arrive together; where nothing may move, what has changed is outlined."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME

SUPPLY = "() => document.querySelector('.corners .br').textContent"
# What the supply says at the very moment at which a new state is put on the board.
WATCH = f"""() => new MutationObserver(() => {{ window.seen = ({SUPPLY})(); }})
    .observe(document, {{ subtree: true, attributes: true, attributeFilter: ['data-version'] }})"""


def test_counts_change_when_the_pieces_arrive(person: MakePerson) -> None:
    somebody = person(motion=True)
    somebody.sit(somebody.new_table("loop", [ME, ME])["table"])
    somebody.page.evaluate(WATCH)
    for number in range(60):
        somebody.wait_for_turn()
        somebody.settle()
        text, supply = somebody.page.evaluate(SUPPLY), somebody.state["view"]["supply"]
        somebody.play(number)
        if somebody.state["view"]["supply"] != supply:
            break
    assert somebody.page.evaluate("window.seen") == text, "the pieces had just begun to move"
    somebody.page.wait_for_function(f"before => ({SUPPLY})() !== before", arg=text)


def test_without_motion_what_has_changed_is_outlined(person: MakePerson) -> None:
    somebody = person()
    somebody.page.add_init_script("""new MutationObserver(() => { window.outlined = true; })
        .observe(document, { subtree: true, attributes: true, attributeFilter: ['data-changed'] })""")
    somebody.sit(somebody.new_table("loop", [ME, ME])["table"])
    for number in range(3):
        somebody.wait_for_turn()
        somebody.play(number)
    assert somebody.page.evaluate("window.outlined === true")
    expect(somebody.page.locator("[data-changed]")).to_have_count(0)  # once, for a moment
