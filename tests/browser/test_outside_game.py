"""A game that the page was built without: the generic board, and the words that the server hands out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import MakePerson
from tests.browser.person import ME
from tests.outside.installed import environment, install_pig
from tests.server.running import Server, running_under, sqlite


@pytest.fixture(scope="module")
def with_pig(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = install_pig(tmp_path_factory.mktemp("site"))
    with running_under(environment(folder), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


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
