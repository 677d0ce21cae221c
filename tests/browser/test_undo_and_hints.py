"""Undo that asks when others' choices would go, Redo, and hints that stay as long as their question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Person
from tests.browser.test_together import asked_among, settle, sit_together


def after_a_round_of_bots(somebody: Person) -> None:
    """The last own choice lies before some of the bots'."""
    made = somebody.new_table("room25", [ME, BOT, BOT, BOT], options={"mode": "suspicion", "announcements": False})
    somebody.sit(made["table"])
    for number in range(40):
        assert somebody.wait_for_turn()
        somebody.play(number)
        somebody.wait_until(lambda: somebody.state["waiting"] == [0], "through with the bots")
        if not somebody.state["can_undo"]:
            somebody.wait_for_version(somebody.state["version"])
            return
    raise AssertionError("the bots have not chosen")


def question(somebody: Person) -> Locator:
    return somebody.page.get_by_role("alertdialog")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_undo_asks_when_the_bots_choices_would_go_and_redo_brings_them_back(person: MakePerson, size: str) -> None:
    somebody = person(size=size)
    after_a_round_of_bots(somebody)
    before = somebody.state
    somebody.page.keyboard.press("u")
    expect(question(somebody)).to_contain_text("This also takes back")
    expect(question(somebody)).to_contain_text("your choice “")
    expect(question(somebody)).not_to_contain_text("The others are asked")
    expect(question(somebody).get_by_role("button", name="Take back")).to_be_focused()
    somebody.shoot(f"room25-undo-asks-{size}-light")
    somebody.check_accessible()
    somebody.check_fits()
    somebody.page.keyboard.press("Escape")
    expect(question(somebody)).to_be_hidden()
    assert somebody.state["version"] == before["version"]
    expect(somebody.tool("Redo")).to_be_hidden()

    somebody.page.keyboard.press("u")
    expect(question(somebody)).to_be_visible()
    somebody.page.keyboard.press("Enter")
    somebody.wait_for_version(before["version"] + 1)
    assert somebody.state["choices"] < before["choices"]
    expect(somebody.tool("Redo")).to_be_visible()
    somebody.shoot(f"room25-redo-{size}-light")
    somebody.check_fits()
    somebody.page.keyboard.press("Shift+U")
    somebody.wait_for_version(before["version"] + 2)
    for part in ("view", "choices", "waiting", "decision"):
        assert somebody.state[part] == before[part], part
    expect(somebody.tool("Redo")).to_be_hidden()


def test_an_own_undo_needs_no_question_and_a_new_choice_ends_redo(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, BOT])
    somebody.sit(made["table"])
    for number in range(60):
        assert somebody.wait_for_turn()
        somebody.play(number)
        somebody.wait_for_turn()
        if somebody.state["can_undo"]:
            break
    before = somebody.state
    somebody.page.keyboard.press("Control+z")
    somebody.wait_for_version(before["version"] + 1)
    expect(question(somebody)).to_be_hidden()
    somebody.page.keyboard.press("Control+Shift+Z")
    somebody.wait_for_version(before["version"] + 2)
    assert (somebody.state["view"], somebody.state["choices"]) == (before["view"], before["choices"])
    somebody.tool("Undo").click()
    somebody.wait_for_version(before["version"] + 3)
    expect(somebody.tool("Redo")).to_be_visible()
    somebody.play(0)
    expect(somebody.tool("Redo")).to_be_hidden()


def test_a_hint_stays_while_others_choose_at_the_same_time_and_is_played(person: MakePerson) -> None:
    host, guest = person(), person()
    sit_together(host, guest, "room25", [BOT, BOT], mode="suspicion")
    people = [host, guest]
    host.wait_until(lambda: bool(asked_among(people)), "asking anybody")
    while len(asked_among(people)) < 2:
        asked_among(people)[0].play(0)
        host.wait_until(lambda: bool(asked_among(people)), "asking anybody")
    settle(people)
    host.tool("Hint").click()
    guest.play(0)  # while the bot thinks, or after it
    hint = host.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Suggestion:")
    host.wait_until(lambda: host.state["version"] >= guest.state["version"], "what the guest chose")
    expect(hint).to_be_visible()
    own, version = host.state["choices"], host.state["version"]
    host.shoot("room25-hint-desktop-light")
    host.check_accessible()
    hint.get_by_role("button", name="Play it").click()
    host.wait_for_version(version + 1)
    assert host.state["choices"] > own
    expect(hint).to_be_hidden()


def test_the_number_that_a_hint_suggests_is_ready_to_be_confirmed(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("anachrony", [ME, BOT])
    somebody.sit(made["table"])
    panel = somebody.page.locator("[data-choice-panel]")
    for number in range(30):
        assert somebody.wait_for_turn()
        if panel.locator("[data-answer^='suits:']").count():
            break
        somebody.play(number)
    somebody.tool("Hint").click()
    expect(somebody.page.get_by_role("region", name="Hint")).to_be_visible()
    advised = next(frame for frame in reversed(somebody.received) if frame["type"] == "advice")["key"]
    expect(somebody.decision.locator(f"[data-key='{advised}']").filter(visible=True).first).to_be_visible()
    somebody.shoot("anachrony-hint-power-desktop-light")
