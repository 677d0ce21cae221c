"""Whole games through the page, from the home page to the result.

In every run the first choices of a game from the home page, and the last ones of another; `./check long` plays on.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.moments import LAST_CYCLE, LAST_ROUNDS, THOROUGH, Moment, sit_down, sit_down_to_play
from tests.browser.person import Json, Person


def play_from_home(somebody: Person, game: str, mode: str, late: Moment) -> Json:
    somebody.open_from_home(game, mode, late.players - 1)
    assert somebody.state["view"]["mode"] == mode.lower().replace(".", "")
    if not THOROUGH:
        somebody.play_some(2)
        sit_down(somebody, late)
    return somebody.play_to_the_end()


def test_a_whole_game_of_the_loop_then_its_proof_and_another_timeline(person: MakePerson) -> None:
    somebody = person()
    state = play_from_home(somebody, "The LOOP", "S.A.B.O.T.A.G.E.", LAST_CYCLE)
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


@pytest.mark.parametrize("mode", ["Suspicion", "Cooperation"])
def test_a_whole_game_of_room_25(person: MakePerson, mode: str) -> None:
    somebody = person()
    state = play_from_home(somebody, "Room 25", mode, LAST_ROUNDS[mode.lower()])
    assert state["result"]["reason"]["id"].startswith("room25-result-")
    somebody.check_accessible()
    somebody.shoot(f"room25-{mode.lower()}-end-desktop-light")


def test_a_whole_game_on_a_phone(person: MakePerson) -> None:
    somebody = person(size="phone")
    sit_down_to_play(somebody, LAST_CYCLE)
    for tab in ("Hand", "Team", "HQ", "Log", "Act"):
        somebody.page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        somebody.check_fits()
    assert somebody.play_to_the_end()["result"]
    somebody.check_fits()
    somebody.check_accessible()
    somebody.shoot("loop-end-phone-light")
