"""From the home page to the table: presets, surprises, seats by link, and all of it without a mouse."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import Person

TITLES = ("The LOOP", "Room 25")
PRESETS = {
    "For beginners": {"mode": "cooperation", "players": 4, "ruleset": "classic"},
    "Hidden guards": {"mode": "suspicion", "players": 6},
    "Two teams": {"mode": "team", "players": 4},
    "Alone": {"mode": "solo", "players": 1},
    "Madness": {"mode": "cooperation", "players": 4, "difficulty": "madness"},
}
FOCUSED = """() => { const at = document.activeElement;
    return at.labels?.[0]?.innerText || at.getAttribute('aria-label') || at.innerText || at.value || ''; }"""


def open_form(somebody: Person, title: str) -> None:
    somebody.open("/")
    somebody.page.get_by_role("button", name=title).click()
    expect(somebody.page.get_by_role("region", name="New table")).to_contain_text(title)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_presets_of_room_25(person: MakePerson, preset: str) -> None:
    somebody = person()
    open_form(somebody, "Room 25")
    chip = somebody.page.get_by_role("group", name="Ready-made set-ups").get_by_role("button", name=preset)
    chip.click()
    expect(chip).to_have_attribute("aria-pressed", "true")
    somebody.page.get_by_role("button", name="Open the table").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    view = somebody.state["view"]
    assert {name: view[name] for name in PRESETS[preset]} == PRESETS[preset]


@pytest.mark.parametrize("title", TITLES)
def test_surprises_can_be_played(person: MakePerson, title: str) -> None:
    somebody = person()
    seen: set[str] = set()
    for _ in range(4):
        open_form(somebody, title)
        somebody.page.get_by_role("button", name="Surprise me").click()
        for pick in somebody.page.get_by_label(re.compile("Who sits in seat [2-9]")).all():
            pick.select_option("bot:random")
        somebody.page.get_by_role("button", name="Open the table").click()
        somebody.page.wait_for_url("**/t/*")
        somebody.wait_for_table()
        frame = next(each for each in reversed(somebody.received) if each["type"] == "table")
        seen.add(str(frame["options"]))
    assert len(seen) > 1, "always the same is no surprise"


def tab_to(somebody: Person, name: str, key: str = "Tab") -> None:
    for _ in range(80):
        if re.search(name, somebody.page.evaluate(FOCUSED)):
            return
        somebody.page.keyboard.press(key)
    raise AssertionError(f"no way to {name} with {key}")


def test_from_home_to_the_table_with_the_keyboard_alone(person: MakePerson) -> None:
    somebody = person()
    somebody.open("/")
    expect(somebody.page.get_by_role("button", name="Room 25")).to_be_visible()
    keyboard = somebody.page.keyboard
    tab_to(somebody, "^Room 25")
    keyboard.press("Enter")
    expect(somebody.page.get_by_role("region", name="New table")).to_contain_text("Room 25")
    tab_to(somebody, "^Two teams")
    keyboard.press("Enter")
    tab_to(somebody, "^Who sits in seat 2")
    keyboard.press("End")  # the last of the list: the weakest bot
    tab_to(somebody, "^Open the table")
    keyboard.press("Enter")
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    assert somebody.state["view"]["mode"] == "team"
    frame = next(each for each in reversed(somebody.received) if each["type"] == "table")
    assert frame["seats"][1]["bot"] == "random"
    assert somebody.wait_for_turn()
    version = somebody.state["version"]
    keyboard.press("Tab")
    assert somebody.page.evaluate(FOCUSED) == "Skip to the decision"
    keyboard.press("Enter")
    tab_to(somebody, "^C2")
    keyboard.press("Enter")
    somebody.wait_for_version(version + 1)


def test_seats_by_link_are_shown_with_their_links(person: MakePerson) -> None:
    host, guest = person(), person()
    open_form(host, "The LOOP")
    host.page.get_by_label("Who sits in seat 2").select_option("link")
    host.page.get_by_label("Your name").fill("Ola")
    host.page.get_by_role("button", name="Open the table").click()
    expect(host.page.get_by_role("heading", name="ready")).to_be_focused()
    host.shoot("home-links-desktop-light")
    host.check_accessible()
    link = host.page.get_by_label("Seat 2").input_value()
    host.page.get_by_role("link", name="Open the table").click()
    host.wait_for_table()
    guest.open_link(link)
    assert "#" not in guest.page.url
    expect(guest.page.get_by_role("list", name="Seats").get_by_text("Ola")).to_be_visible()
    expect(host.page.get_by_role("region", name="Invite")).to_be_hidden()
