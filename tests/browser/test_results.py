"""The end of a game: who won, what everybody had, how it went, and playing again."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Json, Person

# By game: options, the headline for somebody who did not win, something of the sheet, and a measure of the curve.
KINDS: dict[str, tuple[Json, str, str, str]] = {
    "loop": ({"players": 2}, "Dr Faux has won.", "Sabotage tiles archived: ", "Vortices"),
    "room25": ({"players": 6, "mode": "suspicion"}, "The guards have won.", "was eliminated in round", "Rooms away"),
    "anachrony": ({"players": 3}, "You have lost.", "Breakthroughs", "Victory points, if the game ended there"),
    "merchants": ({"players": 1, "mode": "solo_peddler"}, "The Peddler wins", "Peddler Nozama", "Gold, if the game"),
}


def finished(one: Person, game: str, options: Json, seats: list[Json]) -> Json:
    """A table at which a whole game was played, by somebody who did not think."""
    m = ct.new(game, seed=3, **options)
    chance = Random(1)
    while (decision := m.decision) is not None:
        m.choose(chance.choice(decision.options).key, decision.seat)
    return one.load_table(m.save(), seats)


def test_the_result_says_who_won_and_why(person: MakePerson) -> None:
    somebody = person()
    for game in KINDS:
        somebody.page.set_viewport_size({"width": 1440, "height": 900})
        look_at_result(somebody, game)


def look_at_result(somebody: Person, game: str) -> None:
    options, headline, told, measured = KINDS[game]
    somebody.sit(finished(somebody, game, options, [ME] + [BOT] * (options["players"] - 1))["table"])
    end = somebody.page.locator("[data-end]")
    expect(end.get_by_role("heading", level=2).first).to_contain_text(headline)
    expect(end).to_contain_text(told)
    expect(end).not_to_contain_text("Nobody has won")
    expect(somebody.page.locator(".where")).to_contain_text(headline.rstrip(".") if headline[0] != "Y" else "has won")
    expect(end.get_by_role("region", name="How it went")).to_contain_text(measured)
    somebody.shoot(f"end-{game}-desktop-light")
    somebody.check_accessible()
    somebody.page.set_viewport_size({"width": 390, "height": 844})
    assert somebody.page.evaluate("document.documentElement.scrollWidth") <= 390
    somebody.shoot(f"end-{game}-phone-light")


def test_a_change_leads_into_the_replay_and_the_address_names_the_moment(person: MakePerson) -> None:
    somebody = person()
    table = finished(somebody, "loop", {"players": 2}, [ME, BOT])["table"]
    somebody.sit(table)
    change = somebody.page.get_by_role("link", name=re.compile(r"^Choice \d+, ")).first
    number = int(re.findall(r"\d+", change.inner_text())[0])
    change.click()
    slider = somebody.page.get_by_role("slider", name="Timeline")
    expect(slider).to_have_value(str(number))
    somebody.page.keyboard.press("[")
    expect(slider).to_have_value(str(number - 1))
    somebody.page.wait_for_url(f"**/replay/{table}#{number - 1}")
    somebody.page.evaluate("location.hash = '#3'")
    expect(slider).to_have_value("3")
    somebody.page.go_back()
    expect(slider).to_have_value(str(number - 1))
    expect(somebody.page.get_by_role("region", name="How it went")).to_be_visible()
    somebody.shoot("replay-course-desktop-light")
    somebody.check_accessible()
    somebody.page.get_by_role("link", name="Try it from here").first.click()
    form = somebody.page.get_by_role("dialog", name=re.compile("Another timeline after choice"))
    expect(form).to_be_in_viewport()
    somebody.check_accessible()
    form.get_by_role("button", name="Open the timeline").click()
    somebody.page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    somebody.wait_for_turn()


def test_playing_again_takes_everybody_along(person: MakePerson) -> None:
    host, friend = person(), person()
    made = finished(host, "loop", {"players": 2}, [{**ME, "name": "Ola"}, {"kind": "link"}])
    table = made["table"]
    friend.sit(table, made["links"][0]["secret"])
    host.sit(table)
    host.page.get_by_role("button", name="Play again").click()
    proposal = friend.page.get_by_role("region", name="Proposal")
    expect(proposal).to_contain_text("Ola proposes playing again")
    expect(host.page.get_by_role("button", name="Play again: waiting for the others")).to_be_disabled()
    friend.check_accessible()
    proposal.get_by_role("button", name="Agree").click()
    for one in (host, friend):
        one.page.wait_for_url(lambda url: "/t/" in url and table not in url)
        one.wait_for_table()
    assert host.table == friend.table
    assert host.state["choices"] == 0
    host.open(f"/t/{table}")
    host.page.get_by_role("link", name="To the next game").click()
    host.page.wait_for_url(f"**/t/{friend.table}")
