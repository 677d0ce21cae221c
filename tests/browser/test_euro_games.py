"""Anachrony and Merchants Cove with the Chronomancer: to their end through the page, secrets, a small screen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.moments import LAST_DAY, LAST_ERA, MIDDLE, MOMENTS, Moment, save_of, sit_down, sit_down_to_play
from tests.browser.person import BOT, LINK, ME, Json, Person
from tests.browser.test_together import play_together, take_seats
from tests.games.anachrony.alone import alone

BOTH_WARP = Moment("anachrony", "both-warp", 2, lambda view: view["era"] == 2 and view["phase"] == "warp")


def test_anachrony_with_three_bots_to_its_end(person: MakePerson) -> None:
    somebody = person()
    sit_down_to_play(somebody, LAST_ERA)
    state = somebody.play_to_the_end()
    assert state["result"]["reason"]["id"].startswith("anachrony-result-")
    assert len(state["result"]["scores"]) == 4
    somebody.check_accessible()
    somebody.shoot("anachrony-played-desktop-light")


@pytest.mark.rule("ANA-37.48", "ANA-37.49", "ANA-37.62")
def test_anachrony_alone_to_its_end(person: MakePerson) -> None:
    """The last Era against the Chronossus: its board is there, and the end says who has won."""
    somebody = person(language="pl")
    late = alone(
        opponent="chronossus", acting=0, era=7, active={"engineer": 2}, powered=2, goods={"water": 3},
        board={"powered": 2, "objectives": ["water", "superprojects", "workers"]},
    )  # fmt: skip
    somebody.sit_at(late, [ME])
    expect(somebody.page.locator("[data-what=opponent]")).to_contain_text("Chronossus")
    state = somebody.play_to_the_end()
    assert state["result"]["details"]["opponent"] == "chronossus"
    assert len(state["result"]["scores"]) == 1
    somebody.check_accessible()
    somebody.shoot("anachrony-alone-played-desktop-light")


@pytest.mark.parametrize("bots", [0, 2], ids=["against-the-peddler", "three-players"])
def test_merchants_cove_to_its_end(person: MakePerson, bots: int) -> None:
    somebody = person()
    sit_down_to_play(somebody, LAST_DAY[bots + 1])
    assert bool(somebody.state["view"]["peddler"]) == (bots == 0)
    state = somebody.play_to_the_end()
    assert state["result"]["reason"]["id"].startswith("merchants-result-")
    somebody.check_accessible()
    somebody.shoot(f"merchants-played-{bots + 1}-desktop-light")


def test_anachrony_between_two_browsers_warps_in_secret(person: MakePerson) -> None:
    """What one sends to the past is on nobody else's wire before all have chosen."""
    host, guest = person(), person()
    take_seats(host, guest, host.load_table(save_of(BOTH_WARP), [ME, LINK]))
    guest.play(1)  # the first choice is to warp nothing
    play_together([host, guest], lambda: bool(host.state["view"]["phase"] == "action"), most=40)
    host.page.close()
    guest.page.close()
    hidden = secret_warps(guest.received, 1)
    assert hidden[-1]["events"][-1]["args"]["warps"], "the guest had nothing to hide"
    assert secret_warps(host.received, 1)
    check_views(host, guest)


def secret_warps(frames: list[Json], seat: int) -> list[Json]:
    """The states in which this seat had chosen and others had not."""
    return [
        frame
        for frame in frames
        if frame["type"] == "state" and frame["view"]["phase"] == "warp" and frame["view"]["waiting_for"]
        and seat not in frame["view"]["waiting_for"]
    ]  # fmt: skip


def check_views(host: Person, guest: Person) -> None:
    """While one seat has chosen and the other has not, the other is told nothing that tells two choices apart."""
    for waiting, other in ((host, 1), (guest, 0)):
        for frame in secret_warps(waiting.received, other):
            view = frame["view"]
            era = view["era"]
            here = next(tile for tile in view["timeline"] if tile["era"] == era)
            assert [warp for warp in here["warps"] if warp["seat"] == other] == []
            assert "warp:" not in json.dumps([event["args"] for event in frame["events"] if event["seat"] == other])
            assert not frame["decision"] or frame["decision"]["seat"] != other


def test_an_era_of_anachrony_with_the_keyboard_alone(person: MakePerson) -> None:
    somebody = person()
    somebody.sit(somebody.new_table("anachrony", [ME, BOT])["table"])
    for number in range(200):
        assert somebody.wait_for_turn()
        if somebody.state["view"]["era"] == 2:
            return
        choose_by_key(somebody, number)
    raise AssertionError("the second Era never came")


def choose_by_key(somebody: Person, number: int) -> None:
    """By a number, by the letter that passes, or by walking to the row."""
    version = somebody.state["version"]
    somebody.unfold()
    somebody.options.first.wait_for(state="attached")
    shortcuts = somebody.options.locator(".key").all_inner_texts()
    if shortcuts:
        somebody.page.keyboard.press(shortcuts[number % len(shortcuts)].strip().lower())
    else:
        rows = somebody.options.all()
        rows[number % len(rows)].focus()
        somebody.page.keyboard.press("Enter")
    somebody.wait_for_version(version + 1)


@pytest.mark.parametrize("game", ["anachrony", "merchants"])
def test_everything_is_within_reach_on_a_phone(person: MakePerson, game: str) -> None:
    somebody = person(size="phone")
    sit_down(somebody, MIDDLE[game])
    tabs = somebody.page.locator(".tabsbar button")
    assert tabs.count() >= 4
    for number in range(tabs.count()):
        tabs.nth(number).tap()
        somebody.check_fits()
        somebody.check_accessible()
        somebody.shoot(f"{game}-phone-tab-{number + 1}-light")
    tabs.first.tap()
    for number in range(25):
        if not somebody.wait_for_turn():
            break
        somebody.play(number)
    somebody.check_fits()


def test_what_is_sold_is_put_together_in_the_decision(person: MakePerson) -> None:
    """Not on a panel of its own: one question stands in one place, on a phone over the board."""
    somebody = person(size="phone")
    sit_down(somebody, next(moment for moment in MOMENTS if moment.id == "merchants-market"))
    sales = somebody.decision.locator("[data-what=sale] .sale")
    expect(sales.first).to_be_visible()
    expect(somebody.page.get_by_role("region", name="Board")).to_be_visible()
    version = somebody.state["version"]
    sales.first.tap()
    somebody.wait_for_version(version + 1)


def test_a_branch_of_anachrony_goes_on_from_its_replay(person: MakePerson) -> None:
    somebody = person()
    sit_down(somebody, next(moment for moment in MOMENTS if moment.id == "anachrony-end"))
    finished = somebody.table
    save = somebody.context.request.post(f"/api/tables/{finished}/save").text()
    assert ct.load(save).result is not None
    somebody.open(f"/replay/{finished}#40")
    somebody.branch_here()
    assert somebody.table != finished
    somebody.play()
