"""Upgrades as people see them: other prices, other rules, and changes of no consequence, on open pages and later.

Seen to fail with `Reading._compare` sabotaged: the pages then go on as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import chronotable as ct
from tests.browser.conftest import MakePerson
from tests.browser.person import Person
from tests.browser.test_together import sit_together
from tests.server.editions import OTHER_COMMENT, OTHER_PRICES, OTHER_RULE, Upgraded, edition
from tests.server.running import Browser, running, sqlite

GO_ON = "Go on from here under today’s rules"
LEAVE = "End it here"
WENT_ON = "This game went on under newer rules"


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return edition(tmp_path_factory.mktemp("later") / "src", *OTHER_PRICES, OTHER_RULE, OTHER_COMMENT)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory, later: Path) -> Iterator[Upgraded]:
    """Tables that were played before, on a server that has the later edition now."""
    with running(sqlite(tmp_path_factory.mktemp("tables"))) as server, ExitStack() as stack:
        found = Upgraded(server)
        for one in (found.host, found.friend):
            Browser.opened.remove(one)
            stack.enter_context(one.http)
        found.play_together("prices", "harmless")
        found.load_finished("over", "loop")
        server.move_to(later)
        yield found


def become(one: Person, browser: Browser) -> None:
    """This page is that of somebody who played before."""
    one.context.add_cookies([{"name": "chronotable", "value": browser.cookie, "url": browser.server.url}])


def panel(one: Person) -> Locator:
    return one.page.locator("section[data-rules]")


def pass_on(people: list[Person]) -> None:
    """Whoever has to choose is done."""
    version = people[0].state["version"]
    people[people[0].state["waiting"][0]].page.locator("[data-key=done]").click()
    for one in people:
        one.wait_for_version(version + 1)


def test_changed_rules_under_open_pages(person: MakePerson, later: Path, tmp_path: Path) -> None:
    with running(sqlite(tmp_path)) as server:
        host, guest = person(at=server), person("phone", "dark", at=server)
        for one in (host, guest):
            one.forgiven = ("WebSocket connection", "ERR_CONNECTION")
        sit_together(host, guest, "loop", [])
        for _ in range(4):
            pass_on([host, guest])
        view = host.state["view"]
        server.move_to(later)
        for one in (host, guest):
            expect(panel(one)).to_contain_text("The rules have changed")
            expect(panel(one)).to_contain_text("under today’s it would be a different game from choice")
            expect(panel(one)).to_contain_text("the last position that was stored")
            expect(panel(one)).to_contain_text("can download the game as it was played once everybody has agreed")
            expect(one.options).to_have_count(0)
            one.check_accessible()
            one.check_fits()
        assert host.state["view"] == view
        host.shoot("rules-changed-desktop-light")
        guest.shoot("rules-changed-phone-dark")

        host.page.get_by_role("button", name=GO_ON).click()
        proposal = guest.page.get_by_role("region", name="Proposal")
        expect(proposal).to_contain_text("proposes going on from here under today’s rules")
        expect(host.page.get_by_role("button", name=GO_ON)).to_be_disabled()
        guest.shoot("rules-proposal-phone-dark")
        proposal.get_by_role("button", name="Decline").click()
        expect(panel(host).get_by_role("alert")).to_contain_text("Somebody declined")
        expect(panel(guest)).to_be_visible()

        host.page.get_by_role("button", name=GO_ON).click()
        proposal.get_by_role("button", name="Agree").click()
        for one in (host, guest):
            expect(panel(one)).to_have_count(0)
            expect(one.page.get_by_text(WENT_ON)).to_be_visible()
            expect(one.page.get_by_role("alert").filter(has_text="Somebody declined")).to_have_count(0)
        assert host.state["view"] == view
        pass_on([host, guest])
        pass_on([host, guest])
        host.reload()
        host.page.get_by_text(WENT_ON).click()
        expect(host.page.get_by_text("This game began under other rules.")).to_be_visible()
        host.shoot("rules-went-on-desktop-light")


def test_changed_prices_and_leaving_it_at_that(person: MakePerson, upgraded: Upgraded) -> None:
    server, table = upgraded.server, upgraded.tables["prices"]
    host, guest = person("tablet", at=server), person("phone", at=server)
    watcher = person("desktop", "dark", at=server)
    become(host, upgraded.host)
    become(guest, upgraded.friend)
    for one in (host, guest, watcher):
        one.sit(table)
        expect(panel(one)).to_contain_text("Rules then")
        one.check_fits()
        one.check_accessible()
    expect(watcher.page.get_by_role("button", name=GO_ON)).to_have_count(0)
    expect(watcher.page.get_by_role("button", name=LEAVE)).to_have_count(0)
    for one, name in ((host, "tablet-light"), (guest, "phone-light"), (watcher, "desktop-dark")):
        one.shoot(f"prices-changed-{name}")

    host.page.get_by_role("button", name=LEAVE).click()
    proposal = guest.page.get_by_role("region", name="Proposal")
    expect(proposal).to_contain_text("proposes ending the game here")
    expect(watcher.page.get_by_role("button", name="Download the game as it was played")).to_have_count(0)
    proposal.get_by_role("button", name="Agree").click()
    for one in (host, guest, watcher):
        expect(panel(one)).to_contain_text("This game was ended without a result")
        expect(one.page.get_by_role("button", name=GO_ON)).to_have_count(0)
    with watcher.page.expect_download() as download:
        watcher.page.get_by_role("button", name="Download the game as it was played").click()
    assert len(ct.load(download.value.path().read_text()).history) == upgraded.before["prices"][0]["choices"]
    watcher.shoot("prices-left-desktop-dark")

    # Whoever wants to play on alone brings the file back.
    watcher.forgiven = ("400",)
    watcher.open("/")
    watcher.page.locator("input[type=file]").set_input_files(download.value.path())
    expect(watcher.page.get_by_role("alert")).to_contain_text("it would be a different game from choice")
    watcher.shoot("load-other-rules-desktop-dark")
    watcher.page.get_by_role("button", name="Go on from its last position").click()
    watcher.page.wait_for_url("**/t/*")
    watcher.page.get_by_role("button", name="show my seat").click()
    expect(watcher.page.get_by_text(WENT_ON)).to_be_visible()
    assert watcher.wait_for_turn()


def test_a_finished_game_and_a_change_of_no_consequence(person: MakePerson, upgraded: Upgraded) -> None:
    somebody = person(at=upgraded.server)
    become(somebody, upgraded.host)
    somebody.sit(upgraded.tables["over"])
    expect(panel(somebody)).to_contain_text("The game was over. It stays as it is, with its result.")
    expect(somebody.page.locator("[data-end]")).to_contain_text("Dr Faux has won")
    assert somebody.state["result"] == upgraded.before["over"][0]["result"]
    expect(somebody.page.get_by_role("link", name="Replay")).to_have_count(0)
    somebody.shoot("rules-changed-over-desktop-light")
    somebody.check_accessible()

    somebody.sit(upgraded.tables["harmless"])
    note = somebody.page.get_by_text("The server has new rules; this game is as it was")
    note.click()
    expect(somebody.page.get_by_text("From here on today’s rules hold")).to_be_visible()
    somebody.shoot("rules-same-desktop-light")
    somebody.check_accessible()
    somebody.wait_until(lambda: bool(somebody.state["waiting"]), "somebody's turn")
