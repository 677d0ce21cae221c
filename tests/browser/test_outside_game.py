"""Games and merchants that the page was built without: outlines, and the words that the server hands out."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME, Person
from tests.browser.test_setup import open_form
from tests.outside.installed import ROOT, environment, install, install_pig
from tests.server.running import Server, running_under, sqlite


@pytest.fixture(scope="module")
def with_pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = install_pig(tmp_path_factory.mktemp("site"))
    with running_under(environment(folder), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.fixture(scope="module")
def with_glassblower(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = install(ROOT / "docs" / "examples" / "glassblower", tmp_path_factory.mktemp("site"))
    with running_under(environment(folder), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


def test_a_merchant_from_outside_is_an_outline_with_his_words(person: MakePerson, with_glassblower: Server) -> None:
    somebody = person(language="uk", at=with_glassblower)
    options = {"merchants": ["glassblower", "chronomancer"]}
    somebody.sit(somebody.new_table("merchants", [ME, BOT], options=options)["table"])
    page = somebody.page
    somebody.wait_for_turn()
    expect(page.locator("[data-key='work:furnace']")).to_contain_text("Піч")
    page.locator(".outline [data-target='workplace:furnace'][data-can]").click()
    expect(page.locator(".staff")).to_contain_text("Міхи")
    expect(page.get_by_text("розпалює піч до жару 5").first).to_be_visible()
    outline = page.locator(".outline").inner_text()
    assert "Найбільший жар" in outline
    assert "Піч" in outline
    assert not re.search("[A-Za-z]{3}", outline), outline
    somebody.shoot("merchants-outside-desktop-light")
    assert "merchants-" not in page.locator("body").inner_text()


def merchants_at(somebody: Person) -> list[str]:
    """Who plays whom at the table that the form opens, when bots take the other seats."""
    page = somebody.page
    for pick in page.get_by_label(re.compile("Who sits in seat [2-9]")).all():
        pick.select_option("bot:random")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    somebody.wait_for_table()
    return [merchant["merchant"] for merchant in somebody.state["view"]["merchants"]]


def test_each_seat_chooses_its_merchant_in_the_form(person: MakePerson, with_glassblower: Server) -> None:
    somebody = person(at=with_glassblower)
    page = somebody.page
    open_form(somebody, "Merchants Cove")
    picks = page.get_by_label(re.compile("Merchants of seat [1-9]"))
    expect(picks).to_have_count(2)
    picks.nth(1).select_option(label="Glassblower")
    page.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(picks).to_have_count(3)
    assert [pick.input_value() for pick in picks.all()] == ["chronomancer", "glassblower", "chronomancer"]
    picks.nth(2).select_option(label="Glassblower")  # two may play the same
    assert merchants_at(somebody) == ["chronomancer", "glassblower", "glassblower"]


def test_one_merchant_is_chosen_for_all(person: MakePerson, with_glassblower: Server) -> None:
    somebody = person(at=with_glassblower)
    open_form(somebody, "Merchants Cove")
    somebody.page.get_by_label("Merchants of seat 1").select_option(label="Glassblower for all")
    expect(somebody.page.get_by_label("Merchants of seat 2")).to_have_value("glassblower")
    assert merchants_at(somebody) == ["glassblower", "glassblower"]


def test_with_one_merchant_nobody_is_asked(person: MakePerson) -> None:
    somebody = person()
    open_form(somebody, "Merchants Cove")
    expect(somebody.page.get_by_label(re.compile("Who sits in seat 2"))).to_be_visible()
    expect(somebody.page.get_by_label(re.compile("Merchants of seat"))).to_have_count(0)


def test_a_polish_page_shows_its_english_words(person: MakePerson, with_pig: Server) -> None:
    somebody = person(language="pl", at=with_pig)
    made = somebody.new_table("pig", [ME, ME])
    page = somebody.page
    page.goto(f"/t/{made['table']}")
    curtain = page.locator(".curtain button")
    expect(page.locator("[data-key='roll']").or_(curtain).first).to_be_visible()
    if curtain.count():
        curtain.first.click()
    expect(page.locator("[data-key='roll']")).to_contain_text("Roll the die")
    expect(page.get_by_text("Roll again, or hold?").first).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    assert "pig-" not in page.locator("body").inner_text()
    page.goto("/rules/pig")
    expect(page.get_by_text("Zasady tej gry nie są tu spisane.")).to_be_visible()
