"""Whole games through the page, from the home page of a fresh database to the result."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME


def test_a_whole_game_of_the_loop_then_its_proof_and_another_timeline(person: MakePerson) -> None:
    somebody = person()
    somebody.open_from_home("The LOOP", "S.A.B.O.T.A.G.E.", bots=1)
    state = somebody.play_to_the_end()
    assert state["result"]["reason"]["id"].startswith("loop-result-")
    somebody.check_accessible()
    somebody.tool("Check the draws").click()
    expect(somebody.page.locator(".proof:not(.bad)")).to_be_visible()
    somebody.shoot("loop-end-desktop-light")

    finished = somebody.table
    somebody.page.get_by_role("link", name="Watch the game again").click()
    somebody.page.wait_for_url(f"**/replay/{finished}#0")
    slider = somebody.page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_attribute("max", str(state["choices"]))  # the timeline has come
    expect(slider).to_have_value("0")
    for _ in range(3):
        somebody.page.keyboard.press("]")
    expect(slider).to_have_value("3")
    somebody.branch_here()
    assert somebody.table != finished
    assert somebody.state["choices"] >= 3
    assert somebody.state["result"] is None
    somebody.play()


@pytest.mark.parametrize(("mode", "bots"), [("Suspicion", 3), ("Cooperation", 2)])
def test_a_whole_game_of_room_25(person: MakePerson, mode: str, bots: int) -> None:
    somebody = person()
    somebody.open_from_home("Room 25", mode, bots)
    assert somebody.state["view"]["mode"] == mode.lower()
    state = somebody.play_to_the_end()
    assert state["result"]["reason"]["id"].startswith("room25-result-")
    somebody.check_accessible()
    somebody.shoot(f"room25-{mode.lower()}-end-desktop-light")


def test_a_whole_game_on_a_phone(person: MakePerson) -> None:
    somebody = person(size="phone")
    made = somebody.new_table("loop", [ME, BOT])
    somebody.sit(made["table"])
    for tab in ("Hand", "Team", "HQ", "Log", "Act"):
        somebody.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        somebody.check_fits()
    assert somebody.play_to_the_end()["result"]
    somebody.check_fits()
    somebody.check_accessible()
    somebody.shoot("loop-end-phone-light")
