"""Seats: listed tables, people who come late, go away and come back, and those who only watch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, LINK, ME, Person
from tests.browser.test_together import AGENTS, seat_menu, settle, sit_together, table_of
from tests.server.running import running, sqlite


def seats_of(one: Person) -> list[int]:
    return [seat["seat"] for seat in table_of(one)["seats"] if seat["yours"]]


def test_a_free_seat_at_a_listed_table(person: MakePerson) -> None:
    host, guest, late = person(), person(), person()
    made = host.new_table("loop", [ME, LINK], listed=True, name="Open evening")
    host.sit(made["table"])
    guest.open("/")
    lobby = guest.page.get_by_role("region", name="Open tables")
    row = lobby.get_by_role("listitem").filter(has_text="Open evening")
    expect(row).to_contain_text("1 seat is open")
    guest.shoot("home-lobby-desktop-light")
    guest.check_accessible()
    late.sit(made["table"])  # has looked at the table before the seat is taken
    row.get_by_role("button", name="Sit down").click()
    expect(row.get_by_label("Your name")).to_be_focused()
    guest.check_accessible()
    guest.page.keyboard.type("Oleh")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_url(f"**/t/{made['table']}")
    guest.wait_for_table()
    assert seats_of(guest) == [1]
    host.wait_until(lambda: table_of(host)["seats"][1]["name"] == "Oleh", "the guest on the seat")
    expect(late.page.get_by_role("button", name=re.compile("waiting for somebody"))).to_have_count(0)
    late.open("/")
    row = late.page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Open evening")
    expect(row.get_by_role("link", name="Watch")).to_be_visible()
    expect(row.get_by_role("button", name="Sit down")).to_have_count(0)


def test_sitting_down_at_the_table_itself(person: MakePerson) -> None:
    host, guest = person(), person()
    made = host.new_table("loop", [ME, LINK], listed=True)
    guest.sit(made["table"])
    expect(guest.decision).to_contain_text("You are watching")
    menu = seat_menu(guest, "open")
    menu.get_by_label("Your name").fill("Oleh")
    menu.get_by_role("button", name="Sit down here").click()
    guest.page.wait_for_load_state()
    guest.wait_for_table()
    guest.wait_until(lambda: seats_of(guest) == [1], "seated")


def test_private_tables_are_in_nobody_s_list(person: MakePerson) -> None:
    host, stranger = person(), person()
    made = host.new_table("loop", [ME, LINK], name="Ours alone")
    assert made["table"] not in stranger.context.request.get("/api/lobby").text()
    host.open("/")
    expect(host.page.get_by_text("Ours alone")).to_be_visible()
    stranger.open("/")
    expect(stranger.page.get_by_role("region", name="Open tables")).to_be_visible()
    expect(stranger.page.get_by_text("Ours alone")).to_have_count(0)


def test_the_link_of_a_seat_handed_over_is_not_lost(person: MakePerson) -> None:
    host, guest = person(), person()
    made = host.new_table("loop", [ME, BOT])
    host.sit(made["table"])
    menu = seat_menu(host, "You")
    menu.get_by_role("button", name="Hand the seat over").click()
    menu.get_by_role("button", name="Make the link").click()
    host.page.keyboard.press("Escape")
    invite = host.page.get_by_role("region", name="Invite")
    link = invite.get_by_label("Link to the seat").input_value()
    host.reload()
    assert invite.get_by_label("Link to the seat").input_value() == link
    expect(host.decision).to_contain_text("You are watching")
    guest.open_link(link)
    assert guest.wait_for_turn()
    expect(invite).to_be_hidden()
    assert (seats_of(host), seats_of(guest)) == ([], [0])


def test_a_seat_s_link_opened_where_its_table_is_on_the_screen(person: MakePerson) -> None:
    host, guest = person(), person()
    made = host.new_table("loop", [ME, LINK])
    guest.sit(made["table"])
    expect(guest.decision).to_contain_text("You are watching")
    guest.page.evaluate("secret => { location.hash = `#seat=${secret}`; }", made["links"][0]["secret"])
    guest.sit_down()
    guest.wait_until(lambda: seats_of(guest) == [1], "seated")
    assert made["links"][0]["secret"] not in guest.page.url


def test_a_link_that_is_no_good(person: MakePerson) -> None:
    host, guest = person(), person()
    guest.forgiven = ("403",)
    made = host.new_table("loop", [ME, LINK])
    guest.open(f"/t/{made['table']}#seat={'x' * 43}")
    expect(guest.page.get_by_role("alert")).to_contain_text("link")
    guest.page.get_by_role("button", name="Only watch").click()
    expect(guest.decision).to_contain_text("You are watching")


def test_a_bot_for_somebody_away_needs_all_the_others(person: MakePerson) -> None:
    host, guest, away = person(), person(), person()
    made = host.new_table("loop", [ME, LINK, LINK])
    host.sit(made["table"])
    for one, link in zip((guest, away), made["links"], strict=True):
        one.sit(made["table"], link["secret"])
    away.page.goto("about:blank")
    expect(host.page.get_by_role("button", name=re.compile("not here"))).to_be_visible()
    seat_menu(host, ".*not here").get_by_role("button", name="Propose a bot for this seat").click()
    asked = guest.page.get_by_role("region", name="Proposal")
    expect(asked).to_contain_text("proposes that a bot plays")
    assert not table_of(host)["seats"][2]["lent"], "not everybody has agreed"
    asked.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_role("alert")).to_contain_text("Somebody declined")
    expect(asked).to_be_hidden()  # the next one is another
    seat_menu(host, ".*not here").get_by_role("button", name="Propose a bot for this seat").click()
    asked.get_by_role("button", name="Agree").click()
    host.wait_until(lambda: table_of(host)["seats"][2]["lent"], "a bot on the seat")

    away.sit(made["table"])  # and back again
    seat_menu(away, "You.*a bot plays").get_by_role("button", name="Take your seat back").click()
    host.wait_until(lambda: not table_of(host)["seats"][2]["lent"], "the person on the seat again")


def test_a_bot_for_somebody_who_never_came(person: MakePerson) -> None:
    host, late = person(), person()
    made = host.new_table("loop", [ME, LINK])
    host.sit(made["table"])
    seat_menu(host, "open").get_by_role("button", name="Propose a bot for this seat").click()
    host.wait_until(lambda: table_of(host)["seats"][1]["kind"] == "bot", "a bot on the seat")
    late.sit(made["table"], made["links"][0]["secret"])
    seat = table_of(late)["seats"][1]
    assert (seat["kind"], seat["yours"], seat["lent"]) == ("person", True, False), "who comes late plays"


def test_spectators_see_what_is_open_and_touch_nothing(person: MakePerson) -> None:
    host, guest, watcher = person(), person(), person()
    table = sit_together(host, guest, "room25", [BOT, BOT], mode="suspicion")
    watcher.sit(table)
    expect(watcher.decision).to_contain_text("You are watching")
    expect(host.page.get_by_role("img", name="1 person is watching")).to_be_visible()
    host.wait_until(lambda: bool({0, 1} & {*host.state["waiting"]}), "asking a person")
    acting = host if 0 in host.state["waiting"] else guest
    acting.wait_for_turn()
    acting.play()
    settle([acting, watcher])
    for frame in watcher.received:
        if frame["type"] == "state":
            assert frame["seat"] is None
            assert frame["decision"] is None
            for figure in frame["view"]["characters"]:
                assert "program" not in figure
                assert figure["role"] is None or figure["role_shown"]
    expect(watcher.options).to_have_count(0)
    watcher.page.get_by_role("tab", name="Talk").click()
    expect(watcher.page.get_by_label("Say something")).to_have_count(0)
    watcher.check_accessible()


def test_two_tabs_of_one_seat(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    other = Person(somebody.context, somebody.shots)
    other.sit(made["table"])
    for number in range(6):
        acting, looking = (somebody, other) if number % 2 else (other, somebody)
        acting.wait_for_turn()
        acting.play()
        looking.wait_for_version(acting.state["version"])
        assert looking.state["view"] == acting.state["view"]
    assert other.state["choices"] == 6
    other.check_no_complaints()
    other.page.close()
    assert somebody.wait_for_turn()
    assert AGENTS[somebody.state["seat"]] in somebody.page.get_by_role("list", name="Seats").inner_text()


# ---- sitting down


def test_opening_a_link_is_not_sitting_down(person: MakePerson) -> None:
    """A messenger's preview, an in-app browser, a curious host: the seat waits for the button."""
    host, preview, guest = person(), person(size="phone"), person(size="phone")
    made = host.new_table("anachrony", [{**ME, "name": "Kasia"}, LINK, BOT], name="Thursday")
    link = f"/t/{made['table']}#seat={made['links'][0]['secret']}"
    host.sit(made["table"])
    for one in (preview, guest):
        one.open(link)
        for words in ("Kasia invites you", "Anachrony", "Thursday", "Seat 2 of 3", "At the table: Kasia"):
            expect(one.page.get_by_role("region", name="Anachrony")).to_contain_text(words)
    guest.shoot("link-phone-light")
    guest.check_accessible()
    guest.check_fits()
    assert table_of(host)["seats"][1]["kind"] == "open"
    guest.page.get_by_label("Your name").fill("Oleh")
    guest.sit_down()
    guest.wait_for_table()
    assert made["links"][0]["secret"] not in guest.page.url
    host.wait_until(lambda: table_of(host)["seats"][1]["name"] == "Oleh", "the guest on the seat")
    # The preview's page is too late, and says what to do.
    preview.forgiven = ("409",)
    preview.sit_down()
    expect(preview.page.get_by_role("alert")).to_contain_text("taken")
    expect(preview.page.get_by_text("until the first choice of the seat they can free it")).to_be_visible()
    preview.check_accessible()
    preview.shoot("link-taken-phone-light")


def test_the_wrong_browser_sat_down_and_the_host_frees_the_seat(person: MakePerson) -> None:
    host, wrong, right = person(), person(), person()
    table = sit_together(host, wrong, "room25", [BOT, BOT], mode="suspicion")
    host.page.locator("[aria-label='Seats'] li.seat-2 button").first.click()
    group = host.page.get_by_role("group").filter(has_text="browser holds this seat")
    expect(group).to_contain_text("1 browser holds this seat")
    group.get_by_role("button", name="Free this seat").click()
    host.shoot("seat-free-desktop-light")
    host.page.get_by_role("button", name="Free the seat and make a new link").click()
    link = host.page.get_by_role("region", name="Invite").get_by_label("Link to the seat").input_value()
    expect(wrong.decision).to_contain_text("You are watching")
    right.open(link)
    mark = right.page.locator("[data-known]")
    expect(mark).to_contain_text("a seat changed hands")  # the role of the seat was seen
    right.sit_down()
    right.wait_for_table()
    assert (seats_of(wrong), seats_of(right)) == ([], [1])
    expect(host.page.locator("[data-known]")).to_contain_text("a seat changed hands")
    assert table == right.table


def test_another_device_of_the_same_person(person: MakePerson) -> None:
    host, laptop, phone = person(), person(), person(size="phone")
    sit_together(host, laptop, "loop", [])
    laptop.page.get_by_role("list", name="Seats").get_by_role("button", name=re.compile("^You")).click()
    menu = laptop.page.get_by_role("group", name=re.compile("^You"))
    menu.get_by_role("button", name="Play on another device too").click()
    menu.get_by_role("button", name="Make the link for my device").click()
    phone.open(menu.get_by_label("Link to the seat").input_value())
    expect(phone.page.get_by_text("you would both hold the same seat")).to_be_visible()
    phone.shoot("link-device-phone-light")
    phone.page.get_by_role("button", name="Play on this device too").click()
    phone.wait_for_table()
    assert seats_of(phone) == seats_of(laptop) == [1]
    expect(host.page.get_by_role("button", name=re.compile("2 browsers"))).to_be_visible()
    host.shoot("loop-two-browsers-desktop-light")
    host.check_accessible()


def test_a_bot_only_after_the_wait_that_the_table_shows(person: MakePerson, tmp_path: Path) -> None:
    with running(sqlite(tmp_path), "--absence", "180") as server:
        host, guest = person(at=server), person(at=server)
        sit_together(host, guest, "loop", [])
        guest.page.close()
        menu = seat_menu(host, ".*not here")
        expect(menu).to_contain_text(re.compile(r"you can propose a bot in [12]:\d\d"))
        first = menu.locator(".wait").inner_text()
        host.wait_until(lambda: menu.locator(".wait").inner_text() != first, "counted down")
        expect(menu.get_by_role("button", name="Propose a bot")).to_have_count(0)
        host.shoot("loop-absent-desktop-light")
        host.check_accessible()


# ---- who may know more


def test_a_loaded_table_says_so_everywhere(person: MakePerson) -> None:
    host, guest = person(), person()
    own = host.new_table("loop", [ME, ME])
    save = host.context.request.post(f"/api/tables/{own['table']}/save").text()
    wanted = {"save": save, "seats": [ME, LINK], "name": "From a file"}
    made = host.context.request.post("/api/tables/load", data=wanted).json()
    guest.open(f"/t/{made['table']}#seat={made['links'][0]['secret']}")
    mark = guest.page.locator("[data-known]")
    expect(mark).to_contain_text("Somebody may know what is hidden: from a saved game")
    guest.sit_down()
    guest.wait_for_table()
    mark.locator("summary").click()
    expect(mark).to_contain_text("Whoever had the file may know every hidden card")
    expect(mark.locator("code")).to_have_count(2)
    guest.check_accessible()
    guest.shoot("loop-known-desktop-light")
    guest.open("/")
    expect(guest.page.get_by_role("listitem").filter(has_text="From a file")).to_contain_text("from a saved game")


# ---- deleting


def test_the_host_deletes_the_table_and_the_others_are_told(person: MakePerson) -> None:
    host, guest = person(), person()
    table = sit_together(host, guest, "loop", [])
    guest.page.get_by_role("button", name="Menu").click()
    expect(guest.page.get_by_role("button", name="Delete the table")).to_have_count(0)
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_role("button", name="Delete the table").click()
    host.shoot("loop-delete-desktop-light")
    host.check_accessible()
    host.page.get_by_role("button", name="Delete for good").click()
    host.page.wait_for_url("**/")
    expect(guest.page.get_by_role("heading", name="This table has been deleted")).to_be_visible()
    guest.open(f"/t/{table}")
    expect(guest.page.get_by_role("heading", name="it has been deleted")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "keeps tables until"), ("pl", "przechowuje stoły, dopóki"), ("uk", "зберігає столи, доки")],
)
def test_the_privacy_page(person: MakePerson, language: str, words: str) -> None:
    somebody = person(language=language, size="phone" if language == "uk" else "desktop")
    somebody.open("/")
    somebody.page.locator(".foot a[href='/privacy']").click()
    expect(somebody.page.locator("[data-keeping]")).to_contain_text(words)
    somebody.check_accessible()
    somebody.check_fits()
    somebody.shoot(f"privacy-{language}")
