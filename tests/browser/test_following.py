"""Following a game: what happened since my last turn, what is read aloud, in every language, and after a restart."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Person
from tests.server.running import running, sqlite

# Identifiers of messages, which nobody should ever read.
UNTOLD = re.compile(r"\b(?:web|loop|room25|kernel)-[a-z0-9]+(?:-[a-z0-9]+)*")
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMES = {"room", "chronotable"}  # the game's and ours, in every language


def at_room_25(somebody: Person, choices: int) -> None:
    """In the middle of a game, each for oneself: together, careless people may be lost before."""
    made = somebody.new_table("room25", [ME, BOT, BOT, BOT], options={"mode": "competition"})
    somebody.sit(made["table"])
    somebody.play_some(choices)


def test_what_happened_since_my_last_turn(person: MakePerson) -> None:
    somebody = person()
    at_room_25(somebody, 4)
    log = somebody.page.get_by_role("tabpanel", name="Log")
    mark = log.get_by_text("Since your last turn")
    for number in range(60):  # until the others have done something in between
        assert somebody.wait_for_turn()
        if mark.count() and log.locator("li.news").count():
            break
        somebody.play(number)
    expect(mark).to_be_visible()
    marked = log.locator("li.news").count()  # before what is on the wire, which may go on
    own = somebody.state["seat"]
    events = [event for frame in somebody.received if frame["type"] == "state" for event in frame["events"]]
    theirs = {event["choice"] for event in events if event["seat"] not in (own, None)}
    assert marked <= len([event for event in events if event["choice"] in theirs])


def test_events_are_announced(person: MakePerson) -> None:
    somebody = person()
    made = somebody.new_table("loop", [ME, ME])
    somebody.sit(made["table"])
    aloud = somebody.page.locator(".sr[aria-live='polite']")
    log = somebody.page.get_by_role("region", name="Log")
    said = ""
    for number in range(12):  # when the other seat looks on, nothing is new to it
        if said := aloud.inner_text():
            break
        assert somebody.wait_for_turn()
        somebody.play(number)
    assert said
    newest = log.get_by_role("note").first.inner_text()
    assert re.split(r":\s+", newest, maxsplit=1)[-1] in said  # behind the name of whose choice it was


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_the_language_is_switched_in_the_middle_of_room_25(person: MakePerson, language: str) -> None:
    somebody = person()
    at_room_25(somebody, 6)
    somebody.page.get_by_role("button", name=re.compile(f"^{language} – ", re.IGNORECASE)).first.click()
    expect(somebody.page.locator("html")).to_have_attribute("lang", language)
    text = somebody.page.locator("main").inner_text()
    assert not UNTOLD.findall(text)
    if language == "uk":
        assert not [word for word in LATIN.findall(text) if word.lower() not in NAMES]
    somebody.shoot(f"room25-{language}-desktop-light")
    somebody.play_some(2)
    assert not UNTOLD.findall(somebody.page.locator("main").inner_text())


def test_home_while_the_server_restarts(person: MakePerson, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        somebody = person(at=server)
        somebody.forgiven = ("ERR_CONNECTION",)
        made = somebody.new_table("loop", [ME, ME], name="Still here")
        somebody.open("/")
        expect(somebody.page.get_by_text("Still here")).to_be_visible()
        somebody.settle()  # nothing is on its way
        server.kill()
        somebody.page.get_by_role("button", name="Open the table").click()
        expect(somebody.page.get_by_role("alert").first).to_contain_text("cannot be reached")
        server.restart()
        somebody.page.get_by_role("button", name="Open the table").click()
        somebody.page.wait_for_url("**/t/*")
        somebody.wait_for_table()
        assert somebody.table != made["table"]


def test_a_choice_made_while_the_server_was_away_is_made_once(person: MakePerson, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        somebody = person(at=server)
        somebody.forgiven = ("WebSocket connection", "ERR_CONNECTION")
        made = somebody.new_table("loop", [ME, ME])
        somebody.sit(made["table"])
        somebody.play_some(3)
        server.kill()
        expect(somebody.page.get_by_role("status").filter(has_text="connection")).to_be_visible()
        version = somebody.state["version"]
        somebody.options.first.click()  # nobody hears it yet
        waiting = somebody.decision.get_by_role("status").filter(has_text="Will be sent")
        expect(waiting).to_be_visible()
        somebody.shoot("loop-will-be-sent-desktop-light")
        server.restart()
        somebody.wait_for_version(version + 1)
        assert somebody.wait_for_turn()
        assert somebody.state["version"] == version + 1
        expect(waiting).to_be_hidden()
