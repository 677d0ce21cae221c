"""Several people at one screen: nobody sees the next one's secrets before the screen was passed on."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME


def test_the_curtain_falls_between_two_players_of_room_25(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("room25", [ME, ME], options={"mode": "competition"})
    somebody.sit(made["table"])
    curtain = somebody.page.get_by_role("main").filter(has_text="Pass the screen to")
    board = somebody.page.get_by_role("region", name="Board")
    looked: set[int] = set()
    while len(looked) < 2:
        somebody.wait_for_turn()
        if curtain.is_visible():
            expect(board).to_be_hidden()
            if looked:
                somebody.check_accessible()
                somebody.shoot("room25-curtain-desktop-light")
            somebody.page.get_by_role("button", name="show my seat").click()
            expect(board).to_be_visible()
        assert somebody.state["decision"]["seat"] == somebody.state["seat"]
        looked.add(somebody.state["seat"])
        somebody.play()


def test_people_who_trust_one_another_are_not_asked_again(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("room25", [ME, ME], options={"mode": "competition"})
    somebody.sit(made["table"])
    somebody.page.get_by_label("Do not ask again").check()
    somebody.page.get_by_role("button", name="show my seat").click()
    looked: list[int] = []
    while len(set(looked)) < 2 or len(looked) < 6:
        somebody.page.wait_for_selector("[data-key]:not(:disabled)", state="attached")
        looked.append(somebody.state["seat"])
        somebody.play()


def test_open_games_need_no_curtain(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    first = somebody.state["waiting"]
    for number in range(60):
        somebody.page.wait_for_selector("[data-key]:not(:disabled)")
        if somebody.state["waiting"] != first:
            break
        somebody.play(-1 if number > 2 else number)
    assert somebody.state["decision"]["seat"] == somebody.state["seat"] == 1 - first[0]
