"""What the table page does beside playing: undo, languages, why not with its rule, hints."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME, Person


def at_the_loop(somebody: Person) -> None:
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    somebody.wait_for_turn()


def test_undo(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("room25", [ME], options={"mode": "solo"})
    somebody.sit(made["table"])
    somebody.wait_for_turn()
    for number in range(60):
        before = somebody.state
        somebody.play(number)
        somebody.wait_for_turn()
        if somebody.state["can_undo"]:
            break
    somebody.tool("Undo").click()
    somebody.wait_for_version(before["version"] + 2)
    assert somebody.state["choices"] == before["choices"]
    assert somebody.state["view"] == before["view"]


def test_languages_are_switched_live(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    heard = len(somebody.received)
    prompts: dict[str, str] = {}
    for language, undo in (("pl", "Cofnij"), ("uk", "Скасувати"), ("en", "Undo")):
        somebody.page.get_by_role("button", name=re.compile(f"^{language} – ", re.IGNORECASE)).first.click()
        expect(somebody.page.locator("html")).to_have_attribute("lang", language)
        expect(somebody.decision.locator(".tools").get_by_role("button", name=undo)).to_be_visible()
        somebody.shoot(f"loop-{language}-desktop-light")
        prompts[language] = somebody.decision.locator(".prompt").inner_text()
    assert len(set(prompts.values())) == 3
    assert not re.search("[A-Za-z]{4}", prompts["uk"]), prompts["uk"]
    assert len(somebody.received) == heard, "words change here, nothing has to come from the server"
    somebody.page.get_by_role("button", name=re.compile("^uk – ", re.IGNORECASE)).first.click()
    somebody.reload()
    expect(somebody.decision.locator(".tools").get_by_role("button", name="Скасувати")).to_be_visible()


def test_why_not_names_the_rule_and_opens_it(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    impossible = somebody.page.locator("#board [data-target^='mission:']:not([data-can])").first
    impossible.click(force=True)  # it says that it cannot be chosen, and answers why
    why = somebody.decision.get_by_role("status").filter(has_text="Not now.")
    expect(why).to_be_visible()
    somebody.shoot("loop-why-not-desktop-light")
    somebody.check_accessible()
    chip = why.get_by_role("button", name="Show rule").first  # why it cannot be chosen; another says what it is
    rule = chip.inner_text()
    assert re.fullmatch(r"LOOP-\d+\.\d+", rule)
    chip.click()
    rules = somebody.page.get_by_role("complementary", name="Rules")
    expect(rules.locator(f"[data-rule='{rule}']")).to_be_in_viewport()
    expect(why).to_be_hidden()  # it would lie over the rules
    somebody.shoot("loop-rules-panel-desktop-light")
    somebody.check_accessible()
    somebody.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(why).to_be_visible()
    somebody.page.keyboard.press("Escape")
    expect(why).to_be_hidden()
    assert somebody.state["choices"] == 0


def test_a_hint_with_reasons(person: MakePerson) -> None:
    somebody = person()
    at_the_loop(somebody)
    somebody.tool("Hint").click()
    hint = somebody.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Suggestion:")
    expect(hint).to_contain_text("Why: ")
    expect(hint).not_to_contain_text("%")
    somebody.shoot("loop-hint-desktop-light")
    somebody.check_accessible()
    version = somebody.state["version"]
    hint.get_by_role("button", name="Play it").click()
    somebody.wait_for_version(version + 1)
    expect(hint).to_be_hidden()
