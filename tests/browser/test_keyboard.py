"""Without a mouse: a whole turn, and every piece of the board that can be chosen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME, Person

FOCUSED = "() => document.activeElement?.getAttribute('data-target')"
CAN = "() => document.activeElement?.hasAttribute('data-can') ?? false"


def at_the_loop(somebody: Person) -> None:
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    somebody.wait_for_turn()


def test_a_whole_turn_with_the_keyboard_alone(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    turn = somebody.state["view"]["turn"]
    kinds: set[str] = set()
    for number in range(60):
        somebody.wait_for_turn()
        if somebody.state["view"]["turn"] != turn:
            break
        version = somebody.state["version"]
        keys = [option["key"] for option in somebody.state["decision"]["options"]]
        rows = [key for key in keys if key != "done" or len(keys) == 1]
        if number > 3 and "done" in keys and len(keys) > 1:
            kinds.add("done")
            somebody.page.keyboard.press("e")
        else:
            place = number % min(len(rows), 9)
            kinds.add(rows[place].partition(":")[0])
            somebody.page.keyboard.press(str(place + 1))
        somebody.wait_for_version(version + 1)
    assert somebody.state["view"]["turn"] != turn
    assert len(kinds) > 2, kinds


def test_tab_reaches_the_board_and_enter_chooses(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    version = somebody.state["version"]
    offered = {target for option in somebody.state["decision"]["options"] for target in option["targets"]}
    somebody.page.keyboard.press("b")
    reached = set()
    for _ in range(60):
        if somebody.page.evaluate(CAN):
            reached.add(somebody.page.evaluate(FOCUSED))
        if reached == offered:
            break
        somebody.page.keyboard.press("Tab")
    assert reached == offered
    somebody.page.keyboard.press("Enter")
    narrowed = somebody.decision.get_by_text("Which of these?")
    shown = f"() => document.querySelector('[data-version]').dataset.version > {version}"
    somebody.page.wait_for_function(f"{shown} || document.body.innerText.includes('Which of these?')")
    if narrowed.is_visible():
        somebody.page.keyboard.press("1")
    somebody.wait_for_version(version + 1)


def test_the_keys_are_explained(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    somebody.page.keyboard.press("?")
    help = somebody.page.get_by_role("complementary", name="Keys")
    expect(help).to_be_visible()
    somebody.check_accessible()
    somebody.page.keyboard.press("Escape")
    expect(help).to_be_hidden()
