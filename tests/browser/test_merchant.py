"""A merchant that has moved into the house: the page is built anew, and shows his boards beside the Chronomancer's."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.building import build_page
from tests.browser.conftest import MakePerson
from tests.browser.person import BOT, ME
from tests.outside.moving_in import environment, move_in
from tests.server.running import Server, running, sqlite


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = move_in(tmp_path_factory.mktemp("house"), "add-a-merchant.md")
    build_page(folder)
    return folder


@pytest.fixture(scope="module")
def server(house: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", environment(house))
        with running(sqlite(tmp_path_factory.mktemp("tables"))) as found:
            yield found


@pytest.mark.slow  # the page is built anew: a minute
def test_his_shop_is_played_on_his_own_boards(person: MakePerson, server: Server) -> None:
    somebody = person(language="pl", at=server)
    page = somebody.page
    page.goto("/")
    options = {"players": 2, "merchants": ["glassblower", "chronomancer"]}
    made = somebody.new_table("merchants", [ME, BOT], options=options)
    somebody.sit(made["table"])
    somebody.wait_for_turn()
    works = page.locator(".glassworks")
    expect(works.locator(".heat")).to_have_attribute("aria-label", "Piec: 2 z 6")
    expect(works.locator(".place.here")).to_contain_text("Drzwi")
    works.locator("[data-target='workplace:furnace'][data-can]").click()
    expect(works.locator(".heat")).to_have_attribute("aria-label", "Piec: 5 z 6")
    expect(page.locator(".staff")).to_contain_text("Miechy")
    somebody.play_some(4)
    somebody.check_accessible()
    somebody.shoot("merchants-glassblower-desktop-light")
    assert "merchants-" not in page.locator("body").inner_text()
    assert "web-glassblower" not in page.locator("body").inner_text()
