"""Who one is and what one wants: a card at the start, one key away ever after; what befalls one is told in words."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SIZES, MakePerson
from tests.browser.person import BOT, ME, Person
from tests.games.room25.table import table

SIX = ["max", "alice", "kevin", "emmet", "franck", "jennifer"]
ROLES = {**dict.fromkeys(["max", "alice", "kevin", "emmet"], "prisoner"), "franck": "guard", "jennifer": "guard"}


def show_my_seat(somebody: Person) -> None:
    """The card is behind the curtain: only its owner sees it."""
    expect(somebody.page.get_by_role("main").filter(has_text="Pass the screen to")).to_be_visible()
    expect(somebody.page.locator("[data-brief]")).to_have_count(0)
    somebody.page.get_by_role("button", name="show my seat").click()


def test_a_secret_role_is_confirmed_by_its_owner_and_read_again_with_a_key(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("room25", [ME, ME, BOT, BOT], options={"mode": "suspicion", "announcements": False})
    somebody.sit(made["table"])
    card, page = somebody.page.locator("[data-brief]"), somebody.page
    read: list[str] = []
    for _ in range(2):
        somebody.wait_for_turn()
        show_my_seat(somebody)
        expect(card).to_contain_text("Only for your eyes")
        role = somebody.state["brief"]["goal"]["args"]["role"]
        expect(card).to_contain_text(f"You are a {role}")
        read.append(card.inner_text())
        if len(read) == 1:
            somebody.check_accessible("[data-brief]")
            somebody.shoot("goal-secret-desktop-light")
        card.get_by_role("button", name="Got it").click()
        expect(card).to_have_count(0)
        if len(read) == 1:
            look_again(somebody)
        somebody.play()
    assert read[0] != read[1], "each has read their own"
    page.reload()
    expect(card).to_have_count(0)


def look_again(somebody: Person) -> None:
    """By key, by the line with the goal, and by the chip with the role; also on a phone."""
    card, page = somebody.page.locator("[data-brief]"), somebody.page
    for key in ("g", "Escape"):
        page.keyboard.press(key)
        expect(card).to_have_count(1 if key == "g" else 0)
    width, height = SIZES["phone"]
    page.set_viewport_size({"width": width, "height": height})
    somebody.decision.get_by_role("button", name="Who you are and what you want").click()
    expect(card).to_be_visible()
    somebody.check_fits()
    somebody.shoot("goal-again-phone-light")
    card.get_by_role("button", name="Got it").click()
    page.set_viewport_size({"width": SIZES["desktop"][0], "height": SIZES["desktop"][1]})
    page.locator("[data-role]").click()
    expect(card).to_contain_text("How it ends")
    card.get_by_role("button", name="Got it").click()
    expect(card).to_have_count(0)


def test_the_own_death_is_told_with_what_is_left(person: MakePerson) -> None:
    somebody = person(theme="dark")
    match = table("suspicion", cast=SIX, roles=ROLES, at={"max": "b2"}, rooms={"b1": "?mortal"},
                  programs={"max": ["move", "look"]}, order=["max", *SIX[1:]])  # fmt: skip
    somebody.sit_at(match, [ME, *[{"kind": "bot", "bot": "random"}] * 5])
    somebody.page.locator('[data-key="move:b1"]').click()
    fate = somebody.decision.locator('[data-fate="room25-fate-out"]')
    expect(fate).to_contain_text(
        "Max is eliminated. You still win if all the other prisoners escape, in the last round."
    )
    expect(somebody.page.locator('[data-panel="programme"] .gone')).to_be_attached()
    somebody.check_accessible("#decision")
    somebody.shoot("goal-out-desktop-dark")


def test_an_open_goal_delays_nobody(person: MakePerson) -> None:
    somebody = person("phone")
    made = somebody.new_table("loop", [ME, BOT])
    somebody.sit(made["table"])
    somebody.wait_for_turn()
    card = somebody.page.locator("[data-brief]")
    expect(card).to_contain_text("Complete and archive 4 sabotage tiles")
    expect(somebody.options.first).to_be_in_viewport()
    somebody.check_fits()
    somebody.shoot("goal-open-phone-light")
    somebody.play()
    expect(card).to_have_count(0)
    somebody.decision.get_by_role("button", name="Who you are and what you want").click()
    expect(card).to_contain_text("Complete and archive 4 sabotage tiles")
