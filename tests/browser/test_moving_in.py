"""A game that has moved into the house: the page is built anew, and shows its emblem, its board and its lesson."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.building import build_page
from tests.browser.conftest import MakePerson
from tests.outside.moving_in import environment, move_in
from tests.server.running import Server, running_under, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With a page of its own."""
    folder = move_in(tmp_path_factory.mktemp("house"))
    build_page(folder)
    return folder


@pytest.fixture(scope="module")
def server(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_under(environment(house), sqlite(tmp_path_factory.mktemp("tables"))) as found:
        yield found


@pytest.mark.slow  # the page is built anew: a minute
def test_its_lesson_is_played_on_its_own_board(person: MakePerson, server: Server) -> None:
    somebody = person(language="pl", at=server)
    page = somebody.page
    page.goto("/")
    card = page.locator("button.game", has_text="Relics")
    expect(card).to_contain_text("Licytuj to, co zostawił czas")
    expect(card.locator("svg circle[r='46']")).to_be_visible()  # the sun of its emblem
    card.click()
    page.locator("a.learn").click()
    page.locator("li[data-lesson] button").first.click()
    lesson = page.locator("section[data-lesson]")
    expect(lesson).to_contain_text("Odkryto relikt")
    expect(page.locator(".relics .relic")).to_contain_text("obelisk")
    lesson.locator("button.main").click()
    page.locator(".relics [data-target='card:9'][data-can]").click()
    expect(lesson).to_contain_text("Kryształ dodaje 3")
    page.locator("[data-key='crystal:no']").click()
    page.locator("[data-key='send:no']").click()
    expect(lesson).to_contain_text("To była cała runda")
    expect(page.locator(".relics")).to_contain_text("Wynik: 6")
    assert "relics-" not in page.locator("body").inner_text()
